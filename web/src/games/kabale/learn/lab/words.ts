/** How the lab speaks of cards and players: a player is called by the colour. */

import { t } from '../../../../shared/i18n.svelte'
import { cardName } from '../../words/naming'
import type { Owner } from '../../types'
import type { LabCard } from './column/column'

export function colourOf(owner: Owner): string {
  return t(`guide-colour-${owner}`)
}

/** For texts about one card: its name and whose it is. */
export function wordsOf({ owner, card }: LabCard): { card: string; player: string } {
  return { card: cardName(card), player: colourOf(owner) }
}
