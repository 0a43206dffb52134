/** What the inspector of this table tells about: a card or a target. */

import type { CardId, CardView, ColumnView, Seat, View } from '../types'

export type Inspected =
  | { readonly kind: 'card'; readonly card: CardId; readonly owner: Seat; readonly column: ColumnView | null }
  | { readonly kind: 'back'; readonly lying: CardView; readonly column: ColumnView }
  | { readonly kind: 'target'; readonly column: ColumnView }

/** A card in a column as the inspector shows it. */
function inspectedCard(lying: CardView, column: ColumnView): Inspected {
  if (lying.card && lying.lies === 'up') return { kind: 'card', card: lying.card, owner: lying.owner, column }
  return { kind: 'back', lying, column }
}

/** What an element stands for: a hand card, or a cell of the board ("column,row", row 0 being the target). */
export function inspectedAt(element: HTMLElement, view: View, me: Seat | null): Inspected | null {
  const { hand, cell } = element.dataset
  if (hand && me !== null) return { kind: 'card', card: hand, owner: me, column: null }
  if (!cell) return null
  const [place = 0, row = 0] = cell.split(',').map(Number)
  const column = view.columns[place]
  if (!column) return null
  const lying = column.cards[row - 1]
  return lying ? inspectedCard(lying, column) : { kind: 'target', column }
}
