/** What a tutorial is made of: a real game in steps, with words beside it. */

import type { Action, Event, Seat, View } from '../../protocol'

export type Entry = { readonly seat: Seat | null; readonly events: readonly Event[]; readonly view: View }

export type Frame = {
  /** The words are texts `<texts>-<id>`, with `.text` and, where something is asked for, `.nudge`. */
  readonly id: string
  /** The part it belongs to, where a tutorial has parts to skip: texts `<texts>-part-<part>`. */
  readonly part?: string
  /** The moves since the step before. */
  readonly entries: readonly Entry[]
  /** The move that the learner is asked for; null: only something to read. */
  readonly asks: Action | null
  readonly offers: readonly Action[]
  /** What the view holds beside the offers while they stand. */
  readonly also?: Readonly<Record<string, unknown>>
}

export type Course = {
  readonly game: string
  /** The texts begin with it, and the browser keeps the progress under it. */
  readonly texts: string
  readonly frames: readonly Frame[]
  readonly learner: Seat
  /** Links to go on to after the last step: pages of the game. */
  readonly then: readonly string[]
  /** On a phone the table needs more height than there is: the page scrolls under the coach. */
  readonly tall?: boolean
  /** The table at the end of a step that only tells, where it should look different. */
  readonly telling?: (view: View, events: readonly Event[]) => View
  /** What to say while these events are shown; null: the usual. */
  readonly watching?: (events: readonly Event[]) => string | null
  /** A tap on the table: null where it is none of ours, or what tells afterwards whether it changed nothing. */
  readonly tapped?: (stage: HTMLElement, target: Element) => (() => boolean) | null
}

/** The table as it lies at the end of a step, offering what the step asks for. */
export function viewAt(step: number, { frames, telling }: Pick<Course, 'frames' | 'telling'>): View {
  const frame = frames[step]
  const entry = frames
    .slice(0, step + 1)
    .flatMap(({ entries }) => entries)
    .at(-1)
  if (!frame || !entry) throw new Error(`no view at step ${step}`)
  const view = frame.asks === null && telling ? telling(entry.view, entry.events) : entry.view
  return { ...view, ...frame.also, legal: frame.offers }
}

export function isSameAction(one: Action, other: Action): boolean {
  const fields = Object.keys({ ...one, ...other })
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/** The parts in order, each with its first step. */
export function partsOf(frames: readonly Frame[]): { part: string; step: number }[] {
  return frames.flatMap(({ part }, step) =>
    part !== undefined && frames[step - 1]?.part !== part ? [{ part, step }] : [],
  )
}
