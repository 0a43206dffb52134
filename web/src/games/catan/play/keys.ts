/** Keys of the table. Letters and digits by their place on the keyboard, so that Czech or French layouts work too. */

import { settings } from '../../../shared/browser/settings.svelte'
import type { Choice } from './choice.svelte'
import { isMain } from './prompting'
import { key } from './ui'
import { act, type Touch } from './ways'

const HAND = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyO', 'KeyP']
const SUPPLY = { KeyA: 'road', KeyS: 'settlement', KeyD: 'city' } as const
const ACTS: Readonly<Record<string, Touch>> = { KeyX: act('trade'), KeyN: act('end') }

/** What the digits stand for: everything that can be touched now but hand and supply, which have letters. */
export function numbered(choice: Choice): Touch[] {
  return [...choice.next].filter((touch) => !/^(hand|supply):/.test(touch))
}

/** Does what a key press means at the table; true where it meant something. */
export function pressKey(event: KeyboardEvent, choice: Choice): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (event.key === 'Escape') return closes(choice)
  if (!settings.shortcuts || isTyping(event.target)) return false
  const touch = touchFor(event, choice)
  if (touch?.startsWith('act:')) choice.press(touch)
  else if (touch) choice.tap(touch)
  else return event.code === 'KeyI' && choice.inspector.ask(document.activeElement)
  return true
}

function closes(choice: Choice): boolean {
  if (!choice.inspector.shown) return choice.back()
  choice.inspector.close()
  return true
}

function touchFor(event: KeyboardEvent, choice: Choice): Touch | null {
  const { code } = event
  if (code === 'Enter') return isFree() ? mainTouch(choice) : null
  if (ACTS[code]) return choice.next.has(ACTS[code]) ? ACTS[code] : null
  if (code in SUPPLY) return key.supply(SUPPLY[code as keyof typeof SUPPLY])
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)
  if (digit) return numbered(choice)[Number(digit[1]) - 1] ?? null
  const place = HAND.indexOf(code)
  return place < 0 ? null : (document.querySelectorAll<HTMLElement>('[data-key^="hand:"]')[place]?.dataset.key ?? null)
}

/** With no control in focus, Enter presses the button that stands out. */
function mainTouch(choice: Choice): Touch | null {
  const main = choice.acts.filter(isMain)
  return main.length === 1 ? (main[0] ?? null) : null
}

function isFree(): boolean {
  return !document.activeElement?.closest('a, button, input, select, textarea')
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}

/** Arrow keys move the focus along a row of buttons, round the corner. */
export function rove(event: KeyboardEvent, row: HTMLElement): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  const buttons = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  event.stopPropagation()
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
