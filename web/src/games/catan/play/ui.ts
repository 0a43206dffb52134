/** The one thing that the table's parts know of play: keys. A key names something that can be touched. */

import { getContext, setContext } from 'svelte'
import type { At, CardId, Resource, Seat } from '../types'

/**
 * lit: can be touched now. chosen: taken up. stake: may be lost. cannot: mine, but not now; `reason` says why.
 */
export type KeyState = 'lit' | 'chosen' | 'stake' | 'cannot' | 'plain'

export interface TableUi {
  state(key: string): KeyState
  /** A word on the thing itself: "−1 lumber", "Build". */
  tag(key: string): string | null
  /** Why it cannot be used now, in one sentence. */
  reason(key: string): string | null
  tap(key: string): void
}

const PLAIN: TableUi = {
  state: () => 'plain',
  tag: () => null,
  reason: () => null,
  tap: () => undefined,
}

const CONTEXT = Symbol('ui')

export function provideUi(ui: TableUi): void {
  setContext(CONTEXT, ui)
}

/** With nobody to play (cards page, tutorial pictures) everything is plain. */
export function useUi(): TableUi {
  return getContext<TableUi | undefined>(CONTEXT) ?? PLAIN
}

export const key = {
  /** Of a principality: region, outer slot, site, road, centre. */
  place: (realm: Seat, at: At): string => `place:${realm}:${at}`,
  hand: (card: CardId): string => `hand:${card}`,
  display: (card: CardId): string => `display:${card}`,
  supply: (card: 'road' | 'settlement' | 'city'): string => `supply:${card}`,
  stack: (stack: number): string => `stack:${stack}`,
  pile: (pile: number): string => `pile:${pile}`,
  resource: (resource: Resource): string => `res:${resource}`,
  seat: (seat: Seat): string => `seat:${seat}`,
}
