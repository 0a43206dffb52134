/** Colours and shapes of the players; the letters are those of shared/owners.ts. */

import { OWNERS, ownerOf, type Owner as Letter } from '../../../shared/owners'
import type { Owner } from '../types'

export type { Letter }

/** The letter of a seat, or of an owner in the column lab, who is named by the letter itself. */
export function letterOf(owner: Owner): Letter {
  return OWNERS.find((letter) => letter === owner) ?? ownerOf(Number(owner))
}
