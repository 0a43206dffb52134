/** Whose turn it is to hold a device that several people share. */

import type { Vote } from '../table/vote'

/** How a table stands once it has shown everything. */
export type Standing = { readonly toAct: number | null; readonly vote: Vote | null; readonly over: boolean }

/** The seat that must decide something, of those who play here; null: none of them. */
export function wanted({ toAct, vote, over }: Standing, here: readonly number[]): number | null {
  if (over) return null
  if (toAct !== null && here.includes(toAct)) return toAct
  const asked = vote ? here.filter((seat) => seat !== vote.seat && !vote.yes.includes(seat)) : []
  return asked[0] ?? null
}
