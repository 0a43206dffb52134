/** Waiting for a bot is told, once it is worth a word. */

import type { Seat, TableInfo, View } from '../protocol'

/** ms. Bots pause for 900 by themselves and the strongest thinks for 300: until then nobody wonders. */
export const A_WHILE = 1_500
export const LONG = 10_000

/** The seat of the bot that is to move; null: a person, or nobody. */
export function botToMove(table: TableInfo | null, view: View | null): Seat | null {
  if (table?.status !== 'running' || view?.to_act == null) return null
  const seat = table.seats[view.to_act]
  return seat && (seat.kind === 'bot' || seat.stand_in !== null) ? view.to_act : null
}

export class Patience {
  /** How long the wait has been so far. */
  lasted = $state<'short' | 'while' | 'long'>('short')

  /** A wait begins; what comes back ends it. */
  begin(): () => void {
    const timers = [setTimeout(() => (this.lasted = 'while'), A_WHILE), setTimeout(() => (this.lasted = 'long'), LONG)]
    return () => {
      timers.forEach(clearTimeout)
      this.lasted = 'short'
    }
  }
}
