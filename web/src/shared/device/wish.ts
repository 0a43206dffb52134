/** The table that somebody wants to have set on this device; it outlives a reload while the engine comes. */

import { isRecord } from '../browser/store'
import type { NewTable } from '../protocol'

/** `names`: by seat, who shares the device with whoever sets the table. */
export type Wish = { readonly table: NewTable; readonly names: Readonly<Record<number, string>> }

const KEY = 'hofnarr.wish'
let wished: Wish | null = null

export function keepWish(wish: Wish | null): void {
  wished = wish
  try {
    if (wish) sessionStorage.setItem(KEY, JSON.stringify(wish))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage it is lost by a reload, and asked for once more.
  }
}

export function keptWish(): Wish | null {
  if (wished) return wished
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(kept) && isRecord(kept.table) && isRecord(kept.names) ? (kept as unknown as Wish) : null
  } catch {
    return null
  }
}
