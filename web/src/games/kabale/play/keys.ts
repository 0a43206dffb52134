/** Keys of the table. Letters and digits by their place on the keyboard, so that Czech or French layouts work too. */

const HAND = ['KeyQ', 'KeyW', 'KeyE', 'KeyR']

export type Key =
  { readonly kind: 'hand' | 'column'; readonly place: number } | { readonly kind: 'back' | 'inspect' | 'hint' }

/** What a key press means at the table; null where it means nothing or belongs to something else. */
export function readKey(event: KeyboardEvent, shortcuts: boolean): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  if (event.key === 'Escape') return { kind: 'back' }
  if (!shortcuts || isTyping(event.target)) return null
  const hand = HAND.indexOf(event.code)
  if (hand >= 0) return { kind: 'hand', place: hand }
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)
  if (digit) return { kind: 'column', place: Number(digit[1]) - 1 }
  if (event.code === 'KeyI') return { kind: 'inspect' }
  if (event.code === 'KeyH') return { kind: 'hint' }
  return null
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}

/** Moves the focus among the elements with this attribute, round the corner. */
export function moveFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const at = elements.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  elements[(at + step + elements.length) % elements.length]?.focus()
}
