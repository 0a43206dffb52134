/** Setting up a table, and going there. */

import { createTable, games } from '../connection/api'
import type { Where } from '../connection/end'
import { server } from '../connection/server.svelte'
import { GAMES } from '../games'
import { t } from '../i18n.svelte'
import type { GameInfo, NewTable } from '../protocol'
import { tablePath } from '../shell/addresses'
import { go } from '../shell/router.svelte'
import { holdSeat } from '../browser/seats'
import { change, settings, type Habit } from '../browser/settings.svelte'

/** The games that whoever holds the table and this browser know. */
export async function gamesAt(where: Where): Promise<GameInfo[]> {
  const known = where === 'server' ? await games() : (await import('../device/offered')).OFFERED
  return known.filter(({ game }) => GAMES.includes(game))
}

export function ownName(): string {
  return settings.name.trim() || t('guest')
}

/** The game that was chosen last; otherwise the first. */
export function usualGame(infos: readonly GameInfo[]): GameInfo | null {
  return infos.find(({ game }) => game === settings.game) ?? infos[0] ?? null
}

/** The level that was chosen last for this game, where it is on offer; otherwise one in the middle. */
export function usualLevel(game: string, levels: readonly string[]): string {
  const named = levels.filter((level) => level !== 'random' && level !== 'greedy')
  const usual = named[Math.floor((named.length - 1) / 2)] ?? levels.at(-1) ?? 'random'
  const wanted = settings.habits[game]?.level
  return wanted !== undefined && levels.includes(wanted) ? wanted : usual
}

export function usualPlayers(info: GameInfo): number {
  const wanted = settings.habits[info.game]?.players ?? 4
  return info.players.includes(wanted) ? wanted : (info.players.at(-1) ?? 2)
}

/** Remembers how somebody likes to play a game. */
export function keepHabit(game: string, habit: Habit): void {
  change({ game, habits: { ...settings.habits, [game]: { ...settings.habits[game], ...habit } } })
}

/** `names`: by seat, who shares the device. */
export async function setTable(
  where: Where,
  wish: NewTable,
  names: Readonly<Record<number, string>> = {},
): Promise<void> {
  if (where === 'device') {
    // The table is there at once, and is set as soon as the engine is.
    const { keepWish } = await import('../device/wish')
    keepWish({ table: wish, names })
    return go('/device/table')
  }
  const created = await createTable(server, wish)
  holdSeat(created.table, created.token, created.seat)
  go(tablePath(created.table, 'server'))
}

/** One click: bots in all other chairs. */
export async function playNow(where: Where, info: GameInfo, players: number, level: string): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }) as const)
  return setTable(where, {
    game: info.game,
    name: ownName(),
    title: '',
    seats: [{ kind: 'you' }, ...bots],
    options: null,
    variant: null,
    first: 'lot',
    pace: { kind: 'none' },
    listed: false,
    watch: true,
    hints: null,
  })
}
