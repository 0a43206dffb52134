/** Moving things: transforms and opacity only, by the browser's own animations, which can all be hurried to their end. */

/** The times of styles/tokens.css, ms. */
export type Pace = { readonly quick: number; readonly card: number; readonly tell: number }

export function paceOf(element: Element): Pace {
  const style = getComputedStyle(element)
  const time = (name: string): number => {
    const text = style.getPropertyValue(name)
    return parseFloat(text) * (text.trim().endsWith('ms') ? 1 : 1000) || 1
  }
  return { quick: time('--m-quick'), card: time('--m-card'), tell: time('--m-tell') }
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)'
const FALL = 'cubic-bezier(.5, 0, .9, .4)'

/** From one place to another, both in the same coordinates. */
export function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const scale = to.width > 0 ? from.width / to.width : 1
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** Everything that moves now. `hurry` brings all to its end and lets nothing wait until `calm`. */
export class Motion {
  #running = new Set<Animation>()
  #waking = new Set<() => void>()
  #hurried = false

  /** How much faster than written in the tokens. */
  rate = 1

  async run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.#hurried || typeof element.animate !== 'function') return
    const animation = element.animate(frames, { easing: EASE, fill: 'backwards', ...options })
    animation.playbackRate = this.rate
    this.#running.add(animation)
    try {
      await animation.finished
    } catch {
      // Cancelled because its element went away.
    } finally {
      this.#running.delete(animation)
    }
  }

  /** Lets an element fade and stay out of sight; the answer brings it back. */
  hide(element: Element, ms: number): () => void {
    if (typeof element.animate !== 'function') return () => undefined
    const animation = element.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: this.#hurried ? 0 : ms,
      fill: 'forwards',
    })
    animation.finished.catch(() => undefined)
    return () => animation.cancel()
  }

  /** Until the next picture: work that is spread over several keeps each of them short. */
  frame(): Promise<void> {
    if (this.#hurried || typeof requestAnimationFrame !== 'function') return Promise.resolve()
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waking.delete(wake)
        resolve()
      }
      requestAnimationFrame(wake)
      this.#waking.add(wake)
    })
  }

  wait(ms: number): Promise<void> {
    if (this.#hurried) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#waking.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms / this.rate)
      this.#waking.add(wake)
    })
  }

  hurry(): void {
    this.#hurried = true
    for (const animation of [...this.#running]) animation.finish()
    for (const wake of [...this.#waking]) wake()
  }

  calm(): void {
    this.#hurried = false
  }
}

/** A copy of an element in the layer above the table, where nothing clips it. */
function ghostOf(layer: Element, element: HTMLElement): HTMLElement {
  const at = element.getBoundingClientRect()
  const frame = layer.getBoundingClientRect()
  const style = getComputedStyle(element)
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of ['id', 'data-key', 'data-hand', 'tabindex', 'aria-label', 'role']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  const sizes = ['--strip', '--strip-i', '--foot'].map((name) => `${name}:${style.getPropertyValue(name)}`)
  ghost.style.cssText = `position:absolute;margin:0;left:${at.left - frame.left}px;top:${at.top - frame.top}px;width:${at.width}px;height:${at.height}px;--card-w:${at.width}px;--col-w:${at.width}px;${sizes.join(';')}`
  layer.append(ghost)
  return ghost
}

/** Lets an element come from somewhere else, in an arc of this height. */
export async function flyIn(
  motion: Motion,
  layer: Element,
  element: HTMLElement,
  from: DOMRect,
  options: { ms: number; lift?: number },
): Promise<void> {
  const ghost = ghostOf(layer, element)
  const to = element.getBoundingClientRect()
  const start = shift(from, to)
  const frames: Keyframe[] = [{ transform: start }, { transform: 'none' }]
  if (options.lift)
    frames.splice(1, 0, {
      transform: `translate(${(from.left - to.left) / 2}px, ${(from.top - to.top) / 2 - options.lift}px)`,
    })
  await Promise.all([
    motion.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: options.ms }),
    motion.run(ghost, frames, { duration: options.ms }),
  ])
  ghost.remove()
}

/** Lets a copy of an element fly away and fade, while the true one may be gone already. */
export async function flyOut(
  motion: Motion,
  layer: Element,
  element: HTMLElement,
  to: DOMRect,
  options: { ms: number; turn?: number },
): Promise<void> {
  const from = element.getBoundingClientRect()
  const ghost = ghostOf(layer, element)
  const turn = options.turn ?? 0
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(0, -10px) rotate(${turn / 2}deg)`, opacity: 1, offset: 0.3 },
    { transform: `${shift(to, from)} rotate(${turn}deg)`, opacity: 0.15 },
  ]
  await motion.run(ghost, frames, { duration: options.ms, easing: FALL })
  ghost.remove()
}
