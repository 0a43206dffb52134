/** What the tutorial shows, step by step; made from a real game by web/tutorial/make_frames.py. */

import type { Action, Event, Seat, View } from '../../types'
import data from './frames.json'

export type Entry = { readonly seat: Seat | null; readonly events: readonly Event[]; readonly view: View }

export type Frame = {
  /** The words are texts `tutorial-<id>`. */
  readonly id: string
  /** The moves since the step before. */
  readonly entries: readonly Entry[]
  /** The move that the learner is asked for; null: only something to read. */
  readonly asks: Action | null
  readonly offers: readonly Action[]
}

export const FRAMES = data as unknown as readonly Frame[]

export const LEARNER = 0
export const FOOL = 1

/** The table as it lies at the end of a step, offering what the step asks for. */
export function viewAt(step: number, frames: readonly Frame[] = FRAMES): View {
  const entry = frames
    .slice(0, step + 1)
    .flatMap((frame) => frame.entries)
    .at(-1)
  if (!entry) throw new Error(`no view before step ${step}`)
  const frame = frames[step]
  // After an awarding the Fool speaks first: the table shall not say that it waits for the learner.
  const isFools = frame?.asks === null && entry.view.to_act !== null && entry.events.some((event) => event.type === 'round_ended')
  return { ...entry.view, to_act: isFools ? FOOL : entry.view.to_act, legal: frame?.offers ?? [] }
}

export function isSameAction(one: Action, other: Action): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof Action)[]
  return fields.every((field) => one[field] === other[field])
}
