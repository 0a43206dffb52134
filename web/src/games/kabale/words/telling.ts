/** The log: one line for every event, in the words that src/hofnarr/kabale/telling.py uses. */

import { num, t } from '../../../shared/i18n.svelte'
import { listed, targetName, textId } from './naming'
import { FACTS } from '../cards/cards'
import type { AwardedEvent, CardId, Event, Seat, View, WinnerStep } from '../types'

type Names = readonly string[]
type Variables = Record<string, string | number>

export type Line = {
  readonly seat: Seat | null
  readonly text: string
  readonly concerns_me: boolean
  readonly heading: boolean
}

/** The log line of one event; what this viewer may not know is left out of the event already. */
export function tellEvent(event: Event, names: Names): string {
  const name = (seat: Seat): string => names[seat] ?? ''
  switch (event.type) {
    case 'round_started': {
      const targets = event.targets.map(targetName).join(', ')
      return t('event-round-started', {
        player: name(event.starter),
        targets,
        round: event.round + 1,
        rounds: FACTS.rounds,
      })
    }
    case 'placed':
      return aboutCard('event-placed', event.card, { player: name(event.seat), column: event.column + 1 })
    case 'uncovered':
      return aboutCard('event-uncovered', event.card, { player: name(event.owner), column: event.column + 1 })
    case 'travelled': {
      const id = event.origin === event.column ? 'event-travelled.home' : 'event-travelled'
      return t(id, { player: name(event.owner), origin: event.origin + 1, column: event.column + 1 })
    }
    case 'stayed':
      return t('event-stayed', { player: name(event.owner), column: event.column + 1 })
    case 'killed': {
      const whose = { assassin: name(event.assassin), player: name(event.owner) }
      return aboutCard('event-killed', event.card, { column: event.column + 1, ...whose })
    }
    case 'closed':
      return t('event-closed', { player: name(event.owner), column: event.column + 1 })
    case 'cloak_asked':
      return t('event-cloak-asked', { player: name(event.seat), column: event.column + 1 })
    case 'slipped': {
      const where = { player: name(event.seat), column: event.column + 1 }
      return event.slipped ? aboutCard('event-slipped', event.card, where) : t('event-slipped.declined', where)
    }
    case 'swap_asked':
      return t('event-swap-asked', { player: name(event.seat), column: event.column + 1 })
    case 'swapped': {
      const where = { player: name(event.seat), column: event.column + 1 }
      return event.other === null
        ? t('event-swapped.declined', where)
        : t('event-swapped', { ...where, other: event.other + 1 })
    }
    case 'reshuffled':
      return t('event-reshuffled', { player: name(event.seat), count: event.cards.length })
    case 'drew':
      return aboutCard('event-drew', event.card, { player: name(event.seat) })
    case 'drew_nothing':
      return t('event-drew-nothing', { player: name(event.seat) })
    case 'skipped':
      return t('event-skipped', { player: name(event.seat) })
    case 'round_ended':
      return t('event-round-ended', { player: name(event.ender), round: event.round + 1 })
    case 'awarded':
      return tellAwarded(event, names)
    case 'game_ended': {
      const scores = event.scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')
      const id = event.winners.length > 1 ? 'event-game-ended.shared' : 'event-game-ended'
      return t(id, { scores, players: listed(event.winners.map(name)) })
    }
  }
}

/** A text about a card, in the cases that languages need, or about an unknown one. */
function aboutCard(id: string, card: CardId | null, variables: Variables): string {
  if (card === null) return t(`${id}.unknown`, variables)
  const name = textId('card', card)
  return t(id, { card: t(name), card_acc: t(`${name}.acc`), ...variables })
}

function tellAwarded({ column, target, award }: AwardedEvent, names: Names): string {
  const where = { column: column + 1, target: targetName(target) }
  if (award.winner === null) return t('event-awarded.nobody', where)
  const reason = award.steps.find((step): step is WinnerStep => step.step === 'winner')?.because ?? 'highest'
  const sums = Object.entries(award.totals).map(([owner, total]) => `${names[Number(owner)] ?? ''} ${num(total)}`)
  return t(`event-awarded.${reason}`, { player: names[Number(award.winner)] ?? '', sums: sums.join(', '), ...where })
}

/** The lines of one move: its sentences together, then a line each for a round's end, its awards and the next start. */
export function tell(events: readonly Event[], names: Names, me: Seat | null): Line[] {
  const mover = moverOf(events)
  const own = events.filter(isOfTheMove).filter((event) => isWorthTelling(event, mover))
  const lines: Line[] = []
  if (own.length > 0) {
    const text = own.map((event) => tellEvent(event, names)).join(' ')
    const concerns_me = mover !== me && own.some((event) => concerns(event, me))
    lines.push({ seat: mover, text, concerns_me, heading: false })
  }
  for (const event of events) {
    if (isOfTheMove(event)) continue
    const heading = event.type === 'round_started' || event.type === 'game_ended'
    const concerns_me = event.type === 'awarded' && me !== null && event.award.winner === me
    lines.push({ seat: null, text: tellEvent(event, names), concerns_me, heading })
  }
  return lines
}

/** Whose decision these events follow from; null for a set-up. */
function moverOf(events: readonly Event[]): Seat | null {
  for (const event of events) {
    if (event.type === 'placed' || event.type === 'slipped' || event.type === 'swapped') return event.seat
  }
  return null
}

function isOfTheMove(event: Event): boolean {
  return !['round_started', 'round_ended', 'awarded', 'game_ended'].includes(event.type)
}

/** Draws of others say nothing; the questions of cloak and traitor are followed by answers. */
function isWorthTelling(event: Event, mover: Seat | null): boolean {
  if (event.type === 'drew') return mover !== null && event.card !== null
  return event.type !== 'cloak_asked' && event.type !== 'swap_asked'
}

/** Whether an event was done to this seat's cards. */
function concerns(event: Event, me: Seat | null): boolean {
  if (me === null) return false
  switch (event.type) {
    case 'uncovered':
    case 'travelled':
    case 'stayed':
    case 'closed':
      return event.owner === me
    case 'killed':
      return event.owner === me || event.assassin === me
    default:
      return false
  }
}

/** Who must do what now: for the tab's title and notifications. */
export function turnText(view: View, names: Names, me: Seat | null): string {
  const { to_act, decision } = view
  if (to_act === null || decision === null) return t('kabale-turn-over')
  if (to_act === me) return t(`kabale-turn-mine.${decision}`)
  return t(`kabale-turn-other.${decision}`, { player: names[to_act] ?? '' })
}
