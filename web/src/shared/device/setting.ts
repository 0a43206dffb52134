/** Setting a table on this device: its seats are taken at once, by whoever shares it. */

import { claimSeat, createTable, importRecord, joinTable, tableInfo } from '../connection/api'
import { device } from './end'
import { deviceTable, keepTable, type Person } from './tables'
import type { Wish } from './wish'

/** Gives the id of the new table. */
export async function setOnDevice({ table, names }: Wish): Promise<string> {
  const created = await createTable(device, table)
  const people: Person[] = [{ seat: created.seat, token: created.token }]
  keepTable(created.table, people)
  for (const [seat, wish] of table.seats.entries()) {
    if (wish.kind !== 'person') continue
    const joined = await joinTable(device, created.table, names[seat] ?? '', seat)
    people.push({ seat: joined.seat, token: joined.token })
    keepTable(created.table, people)
  }
  keepTable(created.table, people, await tableInfo(device, created.table, created.token))
  // What is played must not be cleared away when the device becomes full; a browser may say no.
  void navigator.storage?.persist?.()
  return created.table
}

/** Everybody goes on to the next game. */
export async function followOnDevice(table: string, next: string): Promise<void> {
  if (deviceTable(next)) return
  const people: Person[] = []
  for (const { token } of deviceTable(table)?.people ?? []) {
    const { seat, token: fresh } = await claimSeat(device, next, token)
    people.push({ seat, token: fresh })
  }
  keepTable(next, people)
}

/** A record becomes a table of this device; gives its id. */
export async function importOnDevice(record: string): Promise<string> {
  const { table } = await importRecord(device, record)
  if (!deviceTable(table)) keepTable(table, [], await tableInfo(device, table))
  return table
}
