/** An offer to the opponent, put together freely and named to the server unit by unit. */

import type { Action, Basket, Question, Resource, Seat } from '../types'
import { RESOURCES } from '../types'

export type Draft = { readonly give: Basket; readonly want: Basket }
export type DraftSide = keyof Draft

export const EMPTY: Draft = { give: {}, want: {} }

/** How many more of a resource can be given or wanted, by what the question says; nothing is both. */
export function roomFor(question: Question | null, draft: Draft, side: DraftSide, resource: Resource): number {
  const other: DraftSide = side === 'give' ? 'want' : 'give'
  if (draft[other][resource]) return 0
  return (question?.limits?.[side][resource] ?? 0) - (draft[side][resource] ?? 0)
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
