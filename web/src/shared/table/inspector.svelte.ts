/** What somebody wants to be told about: a mouse rests on it, a finger presses it long, a key or a click asks. */

/** A mouse must rest so long, a finger must press so long, ms. */
const HOVER = 420
const PRESS = 450
/** A finger that moves farther than this does not press, px. */
const STILL = 10

export type Found<What> = { readonly what: What; readonly element: HTMLElement }

export class Inspector<What> {
  shown = $state.raw<What | null>(null)
  anchor = $state.raw<DOMRect | null>(null)
  /** Asked for by press, click or key: stays until it is closed. */
  pinned = $state(false)

  readonly #find: (target: Element) => Found<What> | null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `find`: the thing of the game that an element is a part of. */
  constructor(find: (target: Element) => Found<What> | null) {
    this.#find = find
  }

  /** Somebody asks for it; whether there is something to tell. */
  ask(target: Element | null): boolean {
    const found = target && this.#find(target)
    if (found) this.#show(found, true)
    return found !== null
  }

  close(): void {
    clearTimeout(this.#timer)
    this.shown = null
    this.pinned = false
  }

  #show({ what, element }: Found<What>, pinned: boolean): void {
    clearTimeout(this.#timer)
    this.shown = what
    this.anchor = element.getBoundingClientRect()
    this.pinned = pinned
  }

  /** For `{@attach}` on the table. The click that ends a long press means nothing. */
  watch = (root: HTMLElement): (() => void) => {
    let over: HTMLElement | null = null
    let press: { readonly x: number; readonly y: number; readonly at: number } | null = null
    let swallows = false
    const later = (ms: number, then: () => void): void => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(then, ms)
    }
    const leave = (): void => {
      over = null
      if (!this.pinned) this.close()
    }
    const release = (): void => {
      if (press) clearTimeout(this.#timer)
      press = null
    }
    const at = (event: PointerEvent): Found<What> | null =>
      event.target instanceof Element ? this.#find(event.target) : null
    const listeners = {
      pointerdown: (event: PointerEvent): void => {
        swallows = false
        if (event.pointerType === 'mouse') return this.pinned ? undefined : this.close()
        const found = at(event)
        if (!found) return
        press = { x: event.clientX, y: event.clientY, at: event.timeStamp }
        later(PRESS, () => {
          swallows = true
          this.#show(found, true)
        })
      },
      pointermove: (event: PointerEvent): void => {
        if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) release()
        if (event.pointerType !== 'mouse' || event.buttons !== 0 || this.pinned) return
        const found = at(event)
        if (over === (found?.element ?? null)) return
        leave()
        over = found?.element ?? null
        if (found) later(HOVER, () => this.#show(found, false))
      },
      // What comes to lie under a resting mouse was not pointed at; it only ends what was shown.
      pointerover: (event: PointerEvent): void => {
        if (event.pointerType === 'mouse' && over && !over.contains(event.target as Element)) leave()
      },
      pointerleave: leave,
      pointerup: (event: PointerEvent): void => {
        // A busy page may hear of a short tap only after the time of a long press.
        if (swallows && press && event.timeStamp - press.at < PRESS) {
          swallows = false
          this.close()
        }
        release()
      },
      pointercancel: release,
    }
    const swallow = (event: Event): void => {
      if (!swallows) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') swallows = false
    }
    const ending = new AbortController()
    for (const [name, listener] of Object.entries(listeners))
      root.addEventListener(name, listener as EventListener, { signal: ending.signal })
    for (const name of ['click', 'contextmenu'])
      root.addEventListener(name, swallow, { capture: true, signal: ending.signal })
    return () => {
      clearTimeout(this.#timer)
      ending.abort()
    }
  }
}
