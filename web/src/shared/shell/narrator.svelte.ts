/** What a screen reader is told, line by line. */

export type Spoken = { readonly id: number; readonly text: string }

/** Enough for a busy turn; older lines were read long ago and stay in the log. */
const KEPT = 12

let lines = $state.raw<readonly Spoken[]>([])
let urgent = $state.raw<Spoken | null>(null)
let count = 0

export function spokenLines(): readonly Spoken[] {
  return lines
}

export function spokenUrgent(): Spoken | null {
  return urgent
}

/** Reads out a line after what is being read. */
export function say(text: string): void {
  lines = [...lines, { id: ++count, text }].slice(-KEPT)
}

/** Reads out a line at once: your turn, your decision, the connection. */
export function sayNow(text: string): void {
  urgent = { id: ++count, text }
}

/** Takes back what was said: somebody else looks at the page now. */
export function hush(): void {
  lines = []
  urgent = null
}
