/** Setting up a table, and going there. */

import { createTable, games } from './api'
import { GAMES } from './games'
import { t } from './i18n.svelte'
import type { Created, GameInfo, NewTable } from './protocol'
import { go } from './router.svelte'
import { holdSeat } from './seats'
import { settings } from './settings.svelte'

/** The games that both server and browser know. */
export async function playableGames(): Promise<GameInfo[]> {
  return (await games()).filter(({ game }) => GAMES.includes(game))
}

export function ownName(): string {
  return settings.name.trim() || t('guest')
}

/** The level that was chosen last, where it is on offer; otherwise one in the middle. */
export function usualLevel(levels: readonly string[]): string {
  const named = levels.filter((level) => level !== 'random' && level !== 'greedy')
  const usual = named[Math.floor((named.length - 1) / 2)] ?? levels.at(-1) ?? 'random'
  return settings.level !== null && levels.includes(settings.level) ? settings.level : usual
}

export function usualPlayers(info: GameInfo): number {
  const wanted = settings.players ?? 4
  return info.players.includes(wanted) ? wanted : (info.players.at(-1) ?? 2)
}

export async function setTable(wish: NewTable): Promise<Created> {
  const created = await createTable(wish)
  holdSeat(created.table, created.token, created.seat)
  go(`/t/${created.table}`)
  return created
}

/** One click: bots in all other chairs. */
export async function playNow(info: GameInfo, players: number, level: string): Promise<Created> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }) as const)
  return setTable({
    game: info.game,
    name: ownName(),
    title: '',
    seats: [{ kind: 'you' }, ...bots],
    options: null,
    variant: null,
    first: 'lot',
    hidden_targets: false,
    pace: { kind: 'none' },
    listed: false,
    watch: true,
    hints: null,
  })
}
