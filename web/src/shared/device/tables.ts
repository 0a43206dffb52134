/** The tables on this device: the keys to their seats, and how each stood last, for the engine that knows better may be asleep. */

import { isRecord, load, save } from '../browser/store'
import type { TableInfo } from '../protocol'

/** Somebody who plays here; several may share the device. `seat` is null for a host who only watches. */
export type Person = { readonly seat: number | null; readonly token: string }
export type DeviceTable = {
  readonly table: string
  readonly people: readonly Person[]
  readonly known: TableInfo | null
}

const KEY = 'device'
const MOST = 200

function isTables(value: unknown): value is DeviceTable[] {
  return Array.isArray(value) && value.every(isTable)
}

function isTable(value: unknown): value is DeviceTable {
  return (
    isRecord(value) &&
    typeof value.table === 'string' &&
    Array.isArray(value.people) &&
    value.people.every((person) => isRecord(person) && typeof person.token === 'string') &&
    (value.known === null || (isRecord(value.known) && Array.isArray(value.known.seats)))
  )
}

/** The newest first. */
export function deviceTables(): DeviceTable[] {
  return load(KEY, isTables) ?? []
}

export function deviceTable(table: string): DeviceTable | null {
  return deviceTables().find((each) => each.table === table) ?? null
}

function put(changed: DeviceTable): void {
  save(KEY, [changed, ...deviceTables().filter(({ table }) => table !== changed.table)].slice(0, MOST))
}

export function keepTable(table: string, people: readonly Person[], known: TableInfo | null = null): void {
  put({ table, people, known })
}

/** Remembers how a table stands. */
export function noteTable(known: TableInfo): void {
  const table = deviceTable(known.table)
  if (table) put({ ...table, known: asSeenHere(known, table.people) })
}

/** "You" is whoever of us is to move; of several people who have finished none is "you". */
function asSeenHere(known: TableInfo, people: readonly Person[]): TableInfo {
  const { you: _, ...table } = known
  const seats = people.map(({ seat }) => seat)
  const mover = table.to_act !== null && seats.includes(table.to_act) ? table.to_act : null
  const alone = seats.length === 1 ? (seats[0] ?? null) : null
  if (table.status === 'finished' && alone === null) return table
  return { ...table, you: { seat: mover ?? alone ?? seats[0] ?? null, host: true, webhook: false } }
}
