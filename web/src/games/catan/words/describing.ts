/** What a screen reader hears of things on the table. */

import { t } from '../../../shared/i18n.svelte'
import { factsOf, STORE, textOf } from '../cards/cards'
import { fullName } from './naming'
import { goods, resourceName } from '../play/words'
import { goodsOf, pointsText, printedPoints, type Points } from '../cards/points'
import type { CardId, CardView, Price, RegionView, Seat } from '../types'

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(', ')

/** "Grain Fleet, settlement expansion, 1 commerce point, costs 1 lumber, 1 wool". */
export function describeCard(
  card: CardId,
  owner: Seat | null,
  more: { cost?: Price | undefined; count?: number } = {},
): string {
  const facts = factsOf(card)
  const cost = more.cost ?? facts.cost ?? []
  const kind =
    facts.kind === 'action' ? t(`catan-class-${facts.class}`) : t(`catan-kind-${facts.kind.replaceAll('_', '-')}`)
  return joined([
    fullName(card),
    more.count && more.count > 1 ? t('catan-table-copies', { count: more.count }) : '',
    kind,
    facts.foreign ? t('catan-table-foreign') : '',
    pointsText(printedPoints(facts)),
    cost.length > 0 ? t('catan-table-costs', { price: goods(cost) }) : '',
  ])
}

/** "Forest, number 3, 2 of 3 lumber". */
export function describeRegion(region: RegionView, units = 1): string {
  return joined([
    t('catan-table-region', {
      region: t(textOf(region.region)),
      number: region.number,
      stock: region.stock,
      room: STORE,
      resource: resourceName(region.resource),
    }),
    units > 1 ? t('catan-table-yields', { count: units }) : '',
  ])
}

/** "Trading Branch of Anna, blocked by a Dogma". */
export function describeLying(lying: CardView, points: Points, host: Seat, names: readonly string[]): string {
  const held = goodsOf(lying)
  return joined([
    lying.owner === host
      ? fullName(lying.card)
      : t('catan-table-card-of', { card: fullName(lying.card), player: names[lying.owner] ?? '' }),
    pointsText(points.filter(([, value]) => value > 0)),
    held === null ? '' : t('catan-table-goods', { count: held }),
    lying.gold > 0 ? t('catan-resource-gold.count', { count: lying.gold }) : '',
    lying.blocked ? t('catan-table-blocked') : '',
  ])
}
