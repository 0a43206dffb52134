/** Where a turn stands, read from the steps that still wait. */

import type { View } from '../types'

export const PHASES = ['start', 'dice', 'production', 'actions', 'hand'] as const
export type Phase = (typeof PHASES)[number]

/** null before the first turn and after the last. */
export function phaseOf(view: View): Phase | null {
  if (view.turn < 0 || view.over) return null
  const waits = new Set(view.pending.map(([step]) => step))
  if (waits.has('dice')) return 'start'
  if (waits.has('produce')) return 'dice'
  if (waits.has('after_production')) return 'production'
  return waits.has('act') ? 'actions' : 'hand'
}

/** Rounds count from 0. */
export function roundOf(view: View): number {
  return Math.max(0, Math.floor(view.turn / 2))
}
