/** Points as cards show them: the printed ones in the hand, on the board those that count now. */

import { t } from '../../../shared/i18n.svelte'
import { factsOf, type CardFacts, type PointKind } from './cards'
import type { CardView, SeatReckoning, SeatView } from '../types'

export type Points = readonly (readonly [kind: PointKind, value: number])[]

const KINDS: readonly PointKind[] = ['victory', 'strength', 'tournament', 'commerce']
/** Signs of the points; strength is the helm of the house. */
export const POINT_SIGNS: Readonly<Record<Exclude<PointKind, 'victory'>, { name: string; sheet: string }>> = {
  strength: { name: 'squire', sheet: 'signs' },
  tournament: { name: 'tourney', sheet: 'catan-signs' },
  commerce: { name: 'windmill', sheet: 'catan-signs' },
}

/** What is printed; victory points that change during play begin at 0. */
export function printedPoints(card: CardFacts): Points {
  return KINDS.flatMap((kind) => {
    const value = card.points?.[kind] ?? (kind === 'victory' && card.variable?.includes(kind) ? 0 : undefined)
    return value === undefined ? [] : [[kind, value] as const]
  })
}

/** "2 strength points, 1 tournament point". */
export function pointsText(points: Points): string {
  return points.map(([kind, count]) => t(`catan-points-${kind}.count`, { count })).join(', ')
}

/** Goods that a Residence holds; null where a card holds none. */
export function goodsOf(lying: CardView): number | null {
  return factsOf(lying.card).variable?.includes('goods') ? lying.level : null
}

/** What a card counts where it lies. The server reckons by title, and equal cards count the same, but for those whose level is their points. */
export function pointsOnBoard(lying: CardView, seat: SeatView, reckoned: SeatReckoning | undefined): Points {
  const card = factsOf(lying.card)
  if (card.foreign) return []
  if (!reckoned) return printedPoints(card)
  if (lying.blocked) return printedPoints(card).map(([kind]) => [kind, 0])
  if (card.variable?.includes('victory')) return [['victory', lying.level]]
  const copies = seat.cards.filter((each) => each.card === lying.card && !each.blocked).length
  return KINDS.flatMap((kind) => {
    const sum = reckoned[kind].find(([source]) => source === lying.card)?.[1]
    return sum === undefined ? [] : [[kind, sum / copies] as const]
  })
}
