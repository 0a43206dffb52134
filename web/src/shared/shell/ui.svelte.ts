/** What lies over the page: the settings, and the table they may belong to. */

import type { TableConnection } from '../connection/connection.svelte'

export const ui = $state<{ settingsOpen: boolean }>({ settingsOpen: false })

let shown = $state.raw<TableConnection | null>(null)

/** The table of this page, if it shows one. */
export function shownTable(): TableConnection | null {
  return shown
}

export function showTable(table: TableConnection | null): void {
  shown = table
}
