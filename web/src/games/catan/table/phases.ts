/** Where a turn stands. */

import type { Question, View } from '../types'

export type Phase = Exclude<Question['phase'], 'setup'>
/** In the order of a turn. */
export const PHASES: readonly Phase[] = ['start', 'dice', 'production', 'actions', 'hand']

/** null before the first turn and after the last. */
export function phaseOf({ question }: View): Phase | null {
  return question && question.phase !== 'setup' ? question.phase : null
}

/** Rounds count from 0; each is a turn of both. */
export function roundOf(view: View): number {
  return Math.max(0, Math.floor(view.turn / 2))
}
