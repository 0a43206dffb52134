/** What the inspector of this table tells about. */

import type { CardId, Seat, View } from '../types'

/** The card that a key stands for, and whose it is; null where it stands for none. */
export function cardOf(
  key: string,
  view: View,
  me: Seat | null,
): { readonly card: CardId; readonly owner: Seat | null } | null {
  const [kind, name = '', at] = key.split(':')
  if (kind === 'hand') return { card: name, owner: me }
  if (kind === 'display' || kind === 'supply' || kind === 'take') return { card: name, owner: null }
  if (kind === 'pile') {
    const card = view.piles[Number(name)]?.at(-1)
    return card ? { card, owner: null } : null
  }
  if (kind === 'events') {
    const card = view.events_seen.at(-1)
    return card ? { card, owner: null } : null
  }
  if (kind !== 'place') return null
  const realm = view.seats[Number(name)]
  const card = realm?.cards.find((each) => each.at === at)
  if (card) return { card: card.card, owner: card.owner }
  const centre =
    realm?.centres.find((each) => each.at === at)?.card ?? (realm?.roads.includes(at ?? '') ? 'road' : null)
  return centre ? { card: centre, owner: Number(name) } : null
}
