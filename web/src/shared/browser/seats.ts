/** The seats this browser holds. A seat is a table and a token; the token is the only key to it. */

import { isRecord, load, save } from './store'

export type HeldSeat = {
  readonly table: string
  readonly token: string
  readonly seat: number | null
  readonly since: number
}

const KEY = 'seats'
/** As many as the server looks up at once. */
const MOST = 200

function isSeats(value: unknown): value is HeldSeat[] {
  return Array.isArray(value) && value.every(isSeat)
}

function isSeat(value: unknown): value is HeldSeat {
  return isRecord(value) && typeof value.table === 'string' && typeof value.token === 'string'
}

/** All held seats, newest first. */
export function heldSeats(): HeldSeat[] {
  return load(KEY, isSeats) ?? []
}

export function tokenFor(table: string): string | null {
  return heldSeats().find((held) => held.table === table)?.token ?? null
}

export function holdSeat(table: string, token: string, seat: number | null, now = Date.now()): void {
  const others = heldSeats().filter((held) => held.table !== table)
  save(KEY, [{ table, token, seat, since: now }, ...others].slice(0, MOST))
}

export function dropSeat(table: string): void {
  save(
    KEY,
    heldSeats().filter((held) => held.table !== table),
  )
}
