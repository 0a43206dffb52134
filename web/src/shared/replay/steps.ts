/** A finished game cut into what one can look at: moves, and the events of each where a game knows how. */

import type { GameFace } from '../games'
import type { Event, Frame, View } from '../protocol'

export type ReplayStep = {
  /** The move it belongs to: its place in the game, its entry. */
  readonly move: number
  readonly seq: number
  /** Which part of the move; null: the whole of it. */
  readonly part: number | null
  readonly view: View
  /** What is new in this step. */
  readonly events: readonly Event[]
  /** Everything of the move so far. */
  readonly told: readonly Event[]
}

export function stepsOf(frames: readonly Frame[], cut: GameFace['steps']): ReplayStep[] {
  return frames.flatMap(({ seq, view, events }, move) => {
    const before = frames[move - 1]?.view
    const parts = before && cut ? cut(before, events, view) : [{ view, events }]
    let told: readonly Event[] = []
    return parts.map((each, part): ReplayStep => {
      told = [...told, ...each.events]
      const isLast = part === parts.length - 1
      return { move, seq, part: isLast ? null : part, view: isLast ? view : each.view, events: each.events, told }
    })
  })
}

/** The last step up to this moment; the beginning for none. */
export function stepAt(steps: readonly ReplayStep[], seq: number | null, part: number | null): number {
  if (seq === null) return 0
  const isPast = (step: ReplayStep): boolean =>
    step.seq < seq || (step.seq === seq && (part === null || (step.part !== null && step.part <= part)))
  return Math.max(0, steps.findLastIndex(isPast))
}

/** How a link names the moment of a step. */
export function momentOf({ seq, part }: Pick<ReplayStep, 'seq' | 'part'>): string {
  return part === null ? `${seq}` : `${seq}.${part}`
}
