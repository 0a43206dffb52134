/** The server's time, as far as we know it, and clocks that run by it. */

import type { Clocks } from '../protocol'

let offset = 0
let now = $state(Date.now())
let watchers = 0
let ticking: ReturnType<typeof setInterval> | undefined

export function setServerTime(time: number): void {
  offset = time - Date.now()
}

export function serverNow(): number {
  return now + offset
}

/** Lets the time run while somebody looks at it; call it in an effect. */
export function watchTime(): () => void {
  now = Date.now()
  if (watchers++ === 0) ticking = setInterval(() => (now = Date.now()), 500)
  return () => {
    if (--watchers === 0) clearInterval(ticking)
  }
}

/** What a seat has left, ms; never less than nothing. */
export function timeLeft(clocks: Clocks, seat: number, time: number): number {
  const left = clocks.left[seat] ?? 0
  return Math.max(0, clocks.running === seat ? left - Math.max(0, time - clocks.at) : left)
}

/** 2:41, or 1:02:41; a started second counts as one. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
