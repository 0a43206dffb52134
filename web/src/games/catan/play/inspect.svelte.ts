/** What the inspector shows: a thing that somebody points at, presses long, or asks about by key. */

import type { CardId, Seat, View } from '../types'

/** A pointer must rest so long, a finger must press so long, ms. */
const HOVER = 420
const PRESS = 450
/** A finger that moves farther than this does not press, px. */
const STILL = 10

export class Inspector {
  /** The key of what is shown. */
  shown = $state<string | null>(null)
  anchor = $state.raw<DOMRect | null>(null)
  /** Asked for by press or key: stays until it is closed. */
  pinned = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined

  /** Somebody points at it. */
  open(key: string, element: Element): void {
    if (!this.pinned) this.#later(HOVER, () => this.#show(key, element, false))
  }

  /** Somebody asks for it. */
  pin(key: string, element: Element): void {
    clearTimeout(this.#timer)
    this.#show(key, element, true)
  }

  #show(key: string, element: Element, pinned: boolean): void {
    this.shown = key
    this.anchor = element.getBoundingClientRect()
    this.pinned = pinned
  }

  leave(): void {
    clearTimeout(this.#timer)
    if (!this.pinned) this.shown = null
  }

  close(): void {
    clearTimeout(this.#timer)
    this.shown = null
    this.pinned = false
  }

  #later(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, ms)
  }

  /** For `{@attach}` on the table: a long press on anything with a key opens it, and the click that follows means nothing. */
  pressing = (root: HTMLElement): (() => void) => {
    let start: { x: number; y: number } | null = null
    let swallows = false
    const down = (event: PointerEvent): void => {
      swallows = false
      const element = keyed(event.target)
      if (event.pointerType === 'mouse' || !element) return
      start = { x: event.clientX, y: event.clientY }
      this.#later(PRESS, () => {
        swallows = true
        this.pin(element.dataset.key ?? '', element)
      })
    }
    const stop = (): void => {
      if (start) clearTimeout(this.#timer)
      start = null
    }
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop()
    }
    const swallow = (event: Event): void => {
      if (!swallows) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') swallows = false
    }
    root.addEventListener('pointerdown', down)
    root.addEventListener('pointermove', move)
    for (const name of ['pointerup', 'pointercancel'] as const) root.addEventListener(name, stop)
    for (const name of ['click', 'contextmenu'] as const) root.addEventListener(name, swallow, { capture: true })
    return () => {
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('pointermove', move)
      for (const name of ['pointerup', 'pointercancel'] as const) root.removeEventListener(name, stop)
      for (const name of ['click', 'contextmenu'] as const) root.removeEventListener(name, swallow, { capture: true })
    }
  }
}

function keyed(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
}

/** The card that a key stands for, and whose it is; null where it stands for none. */
export function cardOf(key: string, view: View, me: Seat | null): { readonly card: CardId; readonly owner: Seat | null } | null {
  const [kind, name = '', at] = key.split(':')
  if (kind === 'hand') return { card: name, owner: me }
  if (kind === 'display' || kind === 'supply' || kind === 'take') return { card: name, owner: null }
  if (kind === 'pile') {
    const card = view.piles[Number(name)]?.at(-1)
    return card ? { card, owner: null } : null
  }
  if (kind === 'events') {
    const card = view.events_seen.at(-1)
    return card ? { card, owner: null } : null
  }
  if (kind !== 'place') return null
  const realm = view.seats[Number(name)]
  const card = realm?.cards.find((each) => each.at === at)
  if (card) return { card: card.card, owner: card.owner }
  const centre = realm?.centres.find((each) => each.at === at)?.card ?? (realm?.roads.includes(at ?? '') ? 'road' : null)
  return centre ? { card: centre, owner: Number(name) } : null
}
