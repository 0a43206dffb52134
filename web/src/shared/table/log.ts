/** The log of a table: entries in words. Telling takes time, so each entry is told once per language. */

import type { Line } from '../games'
import { t } from '../i18n.svelte'
import { levelName } from '../naming'
import type { Entry, Event, GameEntry } from '../protocol'
import { isGameEntry } from '../protocol'

export type LogLine = Line & {
  readonly key: string
  readonly seq: number
  /** The moves are counted; only the first line of a move bears its number. */
  readonly move: number | null
  readonly isGame: boolean
}

type Tell = (events: readonly Event[], names: readonly string[], me: number | null) => Line[]

export class Log {
  #told = new Map<number, readonly LogLine[]>()
  #for = ''

  /** All lines up to the entry `until`, oldest first. */
  lines(
    entries: readonly Entry[],
    tell: Tell,
    names: readonly string[],
    me: number | null,
    language: string,
    until = Infinity,
  ): LogLine[] {
    const told = JSON.stringify([names, me, language])
    if (told !== this.#for) {
      this.#for = told
      this.#told.clear()
    }
    const lines: LogLine[] = []
    let moves = 0
    for (const entry of entries) {
      if (entry.kind === 'moved') moves++
      if (entry.seq > until) break
      lines.push(...this.#of(entry, tell, names, me, moves))
    }
    return lines
  }

  #of(entry: Entry, tell: Tell, names: readonly string[], me: number | null, move: number): readonly LogLine[] {
    const known = this.#told.get(entry.seq)
    if (known) return known
    const isGame = isGameEntry(entry)
    const plain = isGame
      ? [...tellInstead(entry, names), ...tell(entry.events, names, me)]
      : tellEntry(entry, names, me)
    const lines = plain.map((line, index) => ({
      ...line,
      key: `${entry.seq}.${index}`,
      seq: entry.seq,
      move: entry.kind === 'moved' && index === 0 ? move : null,
      isGame,
    }))
    this.#told.set(entry.seq, lines)
    return lines
  }
}

/** Whose bot failed or took too long learns which one decided in its place. */
function tellInstead(entry: GameEntry, names: readonly string[]): Line[] {
  if (entry.kind !== 'moved' || entry.instead === undefined) return []
  const { seat, instead } = entry
  const text = t('log-instead', { name: names[seat] ?? '', level: levelName(instead) })
  return [{ seat, text, concerns_me: false }]
}

/** What happens at the table around the game. Words that were said are in the chat. */
function tellEntry(
  entry: Exclude<Entry, { kind: 'started' | 'moved' }>,
  names: readonly string[],
  me: number | null,
): Line[] {
  const name = (seat: number | null): string => (seat === null ? t('the-host') : (names[seat] ?? ''))
  const line = (seat: number | null, text: string, concerns_me = false): Line[] => [{ seat, text, concerns_me }]
  switch (entry.kind) {
    case 'said':
      return []
    case 'joined':
      return line(entry.seat, t('log-joined', { name: entry.name }))
    case 'left':
      return line(entry.seat, t('log-left', { name: name(entry.seat) }))
    case 'named':
      return line(entry.seat, t('log-named', { name: entry.name }))
    case 'seat_set':
      return line(
        entry.seat,
        entry.bot === null ? t('log-seat-free') : t('log-seat-bot', { level: levelName(entry.bot) }),
      )
    case 'replace_asked':
      return line(
        entry.by,
        t('log-replace-asked', { by: name(entry.by), name: name(entry.seat), level: levelName(entry.level) }),
        entry.seat === me,
      )
    case 'replace_answered':
      return line(entry.by, t(entry.yes ? 'log-replace-yes' : 'log-replace-no', { name: name(entry.by) }))
    case 'replaced':
      return line(
        entry.seat,
        t(entry.by === 'clock' ? 'log-replaced-clock' : 'log-replaced', {
          name: name(entry.seat),
          level: levelName(entry.level),
        }),
        entry.seat === me,
      )
    case 'silenced':
      return line(
        entry.seat,
        t(entry.silent ? 'log-silenced' : 'log-silenced-no-more', { name: name(entry.seat) }),
        entry.seat === me,
      )
    case 'returned':
      return line(entry.seat, t('log-returned', { name: name(entry.seat) }))
    case 'ended':
      return line(null, t('log-ended'))
    case 'rematch':
      return line(null, t('log-rematch'))
    case 'brought':
      return line(entry.seat, t(entry.given ? 'log-brought' : 'log-brought-nothing', { name: name(entry.seat) }))
  }
}
