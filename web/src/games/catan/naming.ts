/** Names that fit on a card. */

import { hasText, t } from '../../shared/i18n.svelte'
import { factsOf, isCard } from './cards'
import { cardName } from './play/words'
import type { CardId } from './types'

/** A name for a ribbon: "Karl" for "Karl the Strong". */
export function shortName(card: CardId): string {
  const own = isCard(card) ? (factsOf(card).same_as ?? card) : card
  const short = `catan-short-${own.replaceAll('_', '-')}`
  return hasText(short) ? t(short) : cardName(card)
}

/** Over so many letters a ribbon crosses the band. */
export const LONG = 11
