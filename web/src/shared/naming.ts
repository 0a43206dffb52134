/** What tables, seats and bots are called. */

import { gameTitle } from './games'
import { hasText, num, t } from './i18n.svelte'
import type { Pace, SeatInfo, TableInfo } from './protocol'

export function levelName(level: string): string {
  const id = `level-${level.replaceAll('_', '-')}`
  return hasText(id) ? t(id) : level
}

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot') return levelName(seat.level ?? '')
  return t('seat-free')
}

export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName)
}

/** The table's title, or whose it is. */
export function tableTitle(table: TableInfo): string {
  if (table.title) return table.title
  const host = table.host === null ? undefined : table.seats[table.host]
  const names = seatNames(table).filter((_, seat) => table.seats[seat]?.taken)
  return host?.name ? t('table-of', { name: host.name }) : names.join(', ') || gameTitle(table.game)
}

export function paceText(pace: Pace): string {
  if (pace.kind === 'none') return t('pace-none')
  if (pace.kind === 'days') return t('pace-days-each', { days: pace.days })
  return t('pace-live-each', { minutes: num(pace.bank / 60_000), seconds: num(pace.increment / 1000) })
}
