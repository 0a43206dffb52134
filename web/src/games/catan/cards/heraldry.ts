/** Whose something is: the letter of a seat names its tincture and shape (shared/owners.ts). */

import { ownerOf, type Owner } from '../../../shared/owners'
import type { Seat } from '../types'

/** Nobody's yet: a card in a stack. */
export function letterOf(seat: Seat | null): Owner | undefined {
  return seat === null ? undefined : ownerOf(seat)
}
