/** Names that fit on a card. */

import { hasText, t } from '../../../shared/i18n.svelte'
import { factsOf, isCard } from '../cards/cards'
import { cardName } from '../play/words'
import type { CardId } from '../types'

/** A name for a ribbon: "Karl" for "Karl the Strong". */
export function shortName(card: CardId): string {
  const own = isCard(card) ? (factsOf(card).same_as ?? card) : card
  const short = `catan-short-${own.replaceAll('_', '-')}`
  return hasText(short) ? t(short) : cardName(card)
}

/** The whole name, beginning with what stands on the ribbon where that is no part of it. */
export function fullName(card: CardId): string {
  const [short, full] = [shortName(card), cardName(card)]
  return full.includes(short) ? full : `${short}, ${full}`
}

/** Over so many letters a ribbon crosses the band. */
export const LONG = 11
