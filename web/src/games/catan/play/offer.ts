/** An offer to the opponent, put together freely and named to the server unit by unit. */

import type { Action, Basket, Resource, Seat, View } from '../types'
import { RESOURCES } from '../types'

export type Draft = { readonly give: Basket; readonly want: Basket }
export type DraftSide = keyof Draft

export const EMPTY: Draft = { give: {}, want: {} }

/** What a region stores at most. */
const MOST = 3

type Holding = { readonly have: number; readonly room: number }

function holding(view: View, seat: Seat, resource: Resource): Holding {
  const regions = view.seats[seat]?.regions.filter((region) => region.resource === resource) ?? []
  const bases =
    resource === 'gold' ? (view.seats[seat]?.cards.filter(({ card }) => card === 'colonial_base') ?? []) : []
  const have = regions.reduce((sum, region) => sum + region.stock, 0) + bases.reduce((sum, base) => sum + base.gold, 0)
  return { have, room: MOST * (regions.length + bases.length) - have }
}

/** How many more of a resource can be given or wanted: the giver must have them, the receiver needs room (C31). */
export function roomFor(view: View, me: Seat, draft: Draft, side: DraftSide, resource: Resource): number {
  const other: DraftSide = side === 'give' ? 'want' : 'give'
  if (draft[other][resource]) return 0
  const giver = side === 'give' ? me : 1 - me
  const most = Math.min(holding(view, giver, resource).have, holding(view, 1 - giver, resource).room)
  return most - (draft[side][resource] ?? 0)
}

export function change(draft: Draft, side: DraftSide, resource: Resource, by: 1 | -1): Draft {
  const amount = Math.max(0, (draft[side][resource] ?? 0) + by)
  return { ...draft, [side]: { ...draft[side], [resource]: amount } }
}

export function isComplete(draft: Draft): boolean {
  return RESOURCES.some((resource) => draft.give[resource]) && RESOURCES.some((resource) => draft.want[resource])
}

/** The actions that make the offer, in an order that the rules of all times know: ascending, given before wanted. */
export function planOf(draft: Draft, seat: Seat): Action[] {
  const units = (type: DraftSide): Action[] =>
    RESOURCES.flatMap((resource) =>
      Array.from({ length: draft[type][resource] ?? 0 }, () => ({ type, seat, resource })),
    )
  return [...units('give'), ...units('want'), { type: 'send', seat }]
}
