/** What the inspector shows: a card or a target that somebody points at, presses long, or asks about by key. */

import type { CardId, CardView, ColumnView, Seat, View } from '../types'

export type Inspected =
  | { readonly kind: 'card'; readonly card: CardId; readonly owner: Seat; readonly column: ColumnView | null }
  | { readonly kind: 'back'; readonly lying: CardView; readonly column: ColumnView }
  | { readonly kind: 'target'; readonly column: ColumnView }

/** A card in a column as the inspector shows it. */
export function inspectedCard(lying: CardView, column: ColumnView): Inspected {
  if (lying.card && lying.lies === 'up') return { kind: 'card', card: lying.card, owner: lying.owner, column }
  return { kind: 'back', lying, column }
}

/** What an element stands for: a hand card, or a cell of the board ("column,row", row 0 being the target). */
export function inspectedAt(element: HTMLElement, view: View, me: Seat | null): Inspected | null {
  const { hand, cell } = element.dataset
  if (hand && me !== null) return { kind: 'card', card: hand, owner: me, column: null }
  if (!cell) return null
  const [place = 0, row = 0] = cell.split(',').map(Number)
  const column = view.columns[place]
  if (!column) return null
  const lying = column.cards[row - 1]
  return lying ? inspectedCard(lying, column) : { kind: 'target', column }
}

/** A pointer must rest so long, ms. */
const HOVER = 420
const PRESS = 450
/** A finger that moves farther than this does not press, px. */
const STILL = 10

export class Inspector {
  shown = $state.raw<Inspected | null>(null)
  anchor = $state.raw<DOMRect | null>(null)
  /** Asked for by press or key: stays until it is closed. */
  pinned = $state(false)
  /** A long press has just opened it, so that the click which follows means nothing. */
  #swallow = false

  #timer: ReturnType<typeof setTimeout> | undefined

  open(what: Inspected, element: Element, pinned: boolean): void {
    clearTimeout(this.#timer)
    this.shown = what
    this.anchor = element.getBoundingClientRect()
    this.pinned = pinned
  }

  close(): void {
    clearTimeout(this.#timer)
    this.shown = null
    this.pinned = false
  }

  /** Whether the click that comes now only ends a long press. */
  swallows(): boolean {
    const swallow = this.#swallow
    this.#swallow = false
    return swallow
  }

  /** For `{@attach}`: hover and long press on an element. */
  watch(what: () => Inspected): (element: HTMLElement) => () => void {
    return (element) => {
      let start: { x: number; y: number } | null = null
      let pressed: number | null = null
      const later = (ms: number, pinned: boolean): void => {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          if (pinned) this.#swallow = true
          this.open(what(), element, pinned)
        }, ms)
      }
      const stop = (): void => {
        clearTimeout(this.#timer)
        start = null
      }
      const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
        ['pointerenter', (event) => event.pointerType === 'mouse' && event.buttons === 0 && !this.pinned && later(HOVER, false)],
        ['pointerleave', () => (stop(), this.pinned || this.close())],
        ['pointerdown', (event) => {
          this.#swallow = false
          if (event.pointerType === 'mouse') return this.pinned ? undefined : this.close()
          start = { x: event.clientX, y: event.clientY }
          pressed = event.timeStamp
          later(PRESS, true)
        }],
        ['pointermove', (event) => start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL && stop()],
        ['pointerup', (event) => {
          // A busy page may hear of a short tap only after the time of a long press.
          if (this.#swallow && pressed !== null && event.timeStamp - pressed < PRESS) {
            this.#swallow = false
            this.close()
          }
          stop()
        }],
        ['pointercancel', stop],
      ]
      for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener)
      const menu = (event: MouseEvent): void => {
        if (this.#swallow) event.preventDefault()
      }
      element.addEventListener('contextmenu', menu)
      return () => {
        stop()
        for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener)
        element.removeEventListener('contextmenu', menu)
      }
    }
  }
}
