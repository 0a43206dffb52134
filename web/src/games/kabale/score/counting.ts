/** Both ways of counting won targets, written out for the final score; which one counts is the server's word. */

import { DOMAINS } from '../cards/cards'
import type { Domain, Target } from '../types'

export type Count = {
  readonly points: number
  /** The highest target of each domain won. */
  readonly best: Readonly<Partial<Record<Domain, number>>>
  readonly bestSum: number
  readonly further: number
  readonly missing: readonly Domain[]
  /** null where a domain is missing. */
  readonly doubled: number | null
}

export function count(won: readonly Target[]): Count {
  const best: Partial<Record<Domain, number>> = {}
  for (const [domain, points] of won) best[domain] = Math.max(best[domain] ?? 0, points)
  const missing = DOMAINS.filter((domain) => !best[domain])
  const bestSum = Object.values(best).reduce((sum, points) => sum + points, 0)
  const further = won.length - DOMAINS.length
  return {
    points: won.reduce((sum, [, points]) => sum + points, 0),
    best,
    bestSum,
    further,
    missing,
    doubled: missing.length > 0 ? null : 2 * bestSum - further,
  }
}
