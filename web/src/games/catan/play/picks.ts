/** Places that can be touched now, as buttons of the prompt: for small screens, and for those who do not point. */

import type { At, Resource, Seat, View } from '../types'
import type { Choice } from './choice.svelte'
import { nameAt, storedAt } from './words'

export type Pick = {
  readonly key: string
  readonly name: string
  /** Of a place that stores resources. */
  readonly resource: Resource | null
  readonly stock: number
}

const MOVES = ['store', 'pay', 'rob']

/** Regions to pay from, to store at or to take from; cards to choose or to use. */
export function picksOf(choice: Choice): Pick[] {
  const { view } = choice
  // Own cards can be removed at any time; nobody needs to be reminded of that.
  const isWorthwhile = (at: At): boolean =>
    choice.open.some((action) => 'at' in action && action.at === at && action.type !== 'remove')
  return [...choice.next].flatMap((key) => {
    const [kind, realm = '', at = ''] = key.split(':')
    if (kind !== 'place' || !isWorthwhile(at)) return []
    const moves = choice.open.some((action) => MOVES.includes(action.type))
    const name = nameAt(view, Number(realm), at)
    // A free place has no name: it is touched on the board.
    return name === null
      ? []
      : [
          {
            key,
            name,
            resource: moves ? storedAt(view, Number(realm), at) : null,
            stock: stockAt(view, Number(realm), at),
          },
        ]
  })
}

function stockAt(view: View, realm: Seat, at: At): number {
  const seat = view.seats[realm]
  return (
    seat?.regions.find((region) => region.at === at)?.stock ?? seat?.cards.find((card) => card.at === at)?.gold ?? 0
  )
}

/**
 * Where a payment usually comes from: the fullest place, which would overflow first; and where a unit
 * usually goes: the emptiest. Only where the kinds are fixed, else it is a choice.
 */
export function usualPick(choice: Choice): Pick | null {
  const isPaid = choice.view.legal.some(({ type }) => type === 'pay')
  if (!(isPaid || isStored(choice.view)) || choice.view.question?.resource === undefined) return null
  const picks = picksOf(choice)
  const full = (pick: Pick): number => (isPaid ? pick.stock : -pick.stock)
  return [...picks].sort((one, other) => full(other) - full(one))[0] ?? null
}

export function isStored(view: View): boolean {
  return view.legal.some(({ type }) => type === 'store')
}
