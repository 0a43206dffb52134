/** The rulings that concern a card, by what the texts say. */

import { FACTS } from '../../cards/cards'
import type { CardId } from '../../types'

export const RULINGS_OF: Readonly<Record<CardId, readonly string[]>> = FACTS.rulings_of

/** The cards that a ruling concerns. */
export function cardsOf(ruling: string): CardId[] {
  return Object.keys(RULINGS_OF).filter((card) => RULINGS_OF[card]?.includes(ruling))
}
