/** The one move on its way. It lives until the server has acknowledged it, through reconnects and reloads. */

import { isRecord } from '../browser/store'
import type { Action } from '../protocol'

export type Pending = {
  readonly move_id: string
  readonly expect_seq: number
  readonly action: Action
  /** Where the server wrote it down; the entry itself may still be on its way. */
  readonly acknowledged: number | null
}

const key = (table: string): string => `hofnarr.pending.${table}`

export function keepPending(table: string, pending: Pending | null): void {
  try {
    if (pending) sessionStorage.setItem(key(table), JSON.stringify(pending))
    else sessionStorage.removeItem(key(table))
  } catch {
    // Without storage a move survives reconnects, but not a reload.
  }
}

export function keptPending(table: string): Pending | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null')
    return isPending(kept) ? kept : null
  } catch {
    return null
  }
}

function isPending(value: unknown): value is Pending {
  return (
    isRecord(value) &&
    typeof value.move_id === 'string' &&
    typeof value.expect_seq === 'number' &&
    isRecord(value.action)
  )
}
