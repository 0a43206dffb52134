/** The log: events in words, those of src/hofnarr/catan/words/telling.py but for places, which the browser shows. */

import { t, type Variables } from '../../../shared/i18n.svelte'
import { CARDS, isCard } from '../cards/cards'
import { cardName, cardWords, goodsWords, pileName, priceOf, regionWords, stackNumber } from '../play/words'
import type { CardId, Event, Price, Resource, Seat } from '../types'

export { turnText } from '../play/prompting'

type Names = readonly string[]
export type Line = { readonly seat: Seat | null; readonly text: string; readonly concerns_me: boolean }

/** Reasons that the line itself makes clear. */
const PLAIN = ['', 'stored', 'chosen', 'traded', 'taken', 'given', 'paid']
const PILES = ['diplomat', 'church_curse']

/** The log line of one event; what this viewer may not know is left out of the event already. */
export function tellEvent(event: Event, names: Names): string {
  const name = (seat: Seat): Variables => ({ player: names[seat] ?? '' })
  switch (event.type) {
    case 'set_up':
      return t('catan-event-set-up', name(event.start))
    case 'laid':
      return t('catan-log-laid', { ...name(event.seat), ...regionWords(event.region) })
    case 'region_turned':
      return t('catan-event-region-turned', { ...name(event.seat), ...regionWords(event.region) })
    case 'turn_started':
      return t('catan-event-turn-started', { ...name(event.seat), round: event.round + 1 })
    case 'rolled':
      return t(event.named ? 'catan-event-rolled.named' : 'catan-event-rolled', {
        ...name(event.seat),
        face: t(`catan-face-${event.face}`),
        number: event.number,
      })
    case 'event_turned':
      return t('catan-event-event-turned', cardWords(event.card))
    case 'events_shuffled':
    case 'regions_shuffled':
    case 'seven_reached':
      return t(`catan-event-${event.type.replace('_', '-')}`)
    case 'gained':
    case 'lost':
      return tellUnits(event.type, event.seat, [[event.resource, event.amount]], event.by, names)
    case 'lapsed':
      return t('catan-event-lapsed', { ...name(event.seat), ...goodsWords([[event.resource, event.amount]]) })
    case 'building':
      return t('catan-log-built', { ...name(event.seat), ...cardWords(event.card) })
    case 'searching':
      return t('catan-event-searching', { ...name(event.seat), stack: stackNumber(event.stack) })
    case 'built':
      return t(event.realm === event.seat ? 'catan-log-built' : 'catan-log-built.foreign', {
        ...name(event.seat),
        ...cardWords(event.card),
      })
    case 'left':
      return t(`catan-log-left.${event.to}`, { ...name(event.owner), ...cardWords(event.card) })
    case 'turned':
      return t('catan-log-turned', { ...cardWords(event.card), shows: shows(event.card, event.level) })
    case 'played': {
      const against = event.against ? cardWords(event.against, 'against') : {}
      return t(event.against ? 'catan-event-played.against' : 'catan-event-played', {
        ...name(event.seat),
        ...cardWords(event.card),
        ...against,
      })
    }
    case 'passed':
      return isCard(event.what)
        ? t('catan-event-passed', { ...name(event.seat), what: cardName(event.what) })
        : t(`catan-event-passed.${event.what.replaceAll('_', '-')}`, name(event.seat))
    case 'chose':
      return t('catan-event-chose', {
        ...name(event.seat),
        ...cardWords(event.what),
        target: target(event.what, event.target),
      })
    case 'omitted':
      return t('catan-event-omitted', { ...name(event.seat), ...goodsWords([[event.resource, 1]]) })
    case 'die_rolled':
      return t(`catan-event-die-rolled.${event.success ? 'success' : 'failure'}`, {
        ...name(event.seat),
        ...cardWords(event.by),
        number: event.number,
      })
    case 'traded':
      return t('catan-event-traded', {
        ...name(event.seat),
        ...goodsWords([[event.give, event.amount]], 'give'),
        ...goodsWords([[event.get, 1]], 'get'),
      })
    case 'offering':
    case 'offered':
      return t(`catan-event-${event.type}`, {
        ...name(event.seat),
        ...goodsWords(priceOf(event.give), 'give'),
        ...goodsWords(priceOf(event.want), 'want'),
      })
    case 'replied':
      return t(`catan-event-replied.${event.accepted ? 'accepted' : 'declined'}`, name(event.seat))
    case 'drew':
    case 'put_under':
      return secret(`catan-event-${event.type.replace('_', '-')}`, event.card, {
        ...name(event.seat),
        stack: stackNumber(event.stack),
      })
    case 'took':
      return event.card === null
        ? t(`catan-event-took.${event.origin}-unknown`, name(event.seat))
        : t(`catan-event-took.${event.origin}`, { ...name(event.seat), ...cardWords(event.card) })
    case 'looked':
      return secrets('catan-event-looked', event.cards, { ...name(event.seat), stack: stackNumber(event.stack) })
    case 'hand_shown':
      return secrets('catan-event-hand-shown', event.cards, name(event.seat))
    case 'reordered':
      return t('catan-event-reordered', { stack: stackNumber(event.stack) })
    case 'tops_turned':
      return t('catan-event-tops-turned', { cards: cardList(event.cards) })
    case 'discarded':
      return t('catan-event-discarded', { ...name(event.seat), ...cardWords(event.card) })
    case 'token_moved': {
      const token = { token: t(`catan-token-${event.token}`), token_acc: t(`catan-token-${event.token}.acc`) }
      return event.holder === null
        ? t('catan-event-token-moved.nobody', token)
        : t('catan-event-token-moved', { ...token, ...name(event.holder) })
    }
    case 'curse_lifted':
      return t('catan-event-curse-lifted', { ...name(event.seat), target: pileName(event.pile) })
    case 'phase_ended':
      return t('catan-event-phase-ended', name(event.seat))
    case 'game_ended': {
      const scores = event.scores.join(' : ')
      return event.winner === null
        ? t('catan-event-game-ended.draw', { scores })
        : t(`catan-event-game-ended.${event.reason}`, { scores, ...name(event.winner) })
    }
  }
}

/** Units that came or went for the same reason, in one sentence. */
function tellUnits(type: 'gained' | 'lost', seat: Seat, price: Price, by: string, names: Names): string {
  const how = type === 'lost' && ['paid', 'given', 'taken'].includes(by) ? `.${by}` : ''
  return t(`catan-event-${type}${how}`, {
    player: names[seat] ?? '',
    opponent: names[1 - seat] ?? '',
    why: why(by),
    ...goodsWords(price),
  })
}

function why(by: string): string {
  if (PLAIN.includes(by)) return ''
  if (isCard(by)) return ` (${cardName(by)})`
  return ` (${t(by === 'brigand' ? 'catan-face-brigand' : `catan-why-${by}`)})`
}

/** A Secret Society names a title; the others count something or show a side. */
function shows(card: CardId, level: number): string {
  if (card !== 'secret_society') return String(level)
  const title = CARDS[level]
  return level && title ? cardName(title.id) : '-'
}

function target(what: CardId, chosen: string): string {
  if (PILES.includes(what)) return pileName(chosen)
  return chosen === 'resources' ? t('catan-choice-resources') : chosen
}

function secret(id: string, card: CardId | null, variables: Variables): string {
  return card === null ? t(`${id}.unknown`, variables) : t(id, { ...variables, ...cardWords(card) })
}

function secrets(id: string, cards: readonly CardId[] | null, variables: Variables): string {
  return cards === null ? t(`${id}.unknown`, variables) : t(id, { ...variables, cards: cardList(cards) })
}

function cardList(cards: readonly CardId[]): string {
  return cards.map((card) => cardName(card)).join(', ') || t('catan-shows-nothing')
}

// --- the lines of one move --------------------------------------------------------------------------

/** What another event says better, or the table shows. */
function isWorthTelling(event: Event): boolean {
  if (event.type === 'passed') return event.what !== 'roll'
  if (event.type === 'chose') return [...PILES, 'alchemist', 'triumphal_arch'].includes(event.what)
  return !['building', 'offering', 'phase_ended', 'region_turned'].includes(event.type)
}

/** One line for each event, but units that come or go together are told together. */
export function tell(events: readonly Event[], names: Names, me: Seat | null): Line[] {
  const lines: Line[] = []
  const told = events.filter(isWorthTelling)
  for (let place = 0; place < told.length; place++) {
    const event = told[place]
    if (!event) continue
    const same = alike(told, place)
    const text =
      same.length > 1 && (event.type === 'gained' || event.type === 'lost')
        ? tellUnits(event.type, event.seat, sumOf(same), event.by, names)
        : tellEvent(event, names)
    place += same.length - 1
    if (lines.at(-1)?.text !== text)
      lines.push({ seat: actorOf(event), text, concerns_me: me !== null && concerns(event, me) })
  }
  return lines
}

type UnitsEvent = Extract<Event, { type: 'gained' | 'lost' }>

/** The events from here on that say the same of other units. */
function alike(events: readonly Event[], place: number): readonly Event[] {
  const first = events[place]
  if (!first || (first.type !== 'gained' && first.type !== 'lost')) return [first as Event]
  let end = place + 1
  while (isLike(events[end], first)) end++
  return events.slice(place, end)
}

function isLike(event: Event | undefined, first: UnitsEvent): boolean {
  return event?.type === first.type && event.seat === first.seat && event.by === first.by
}

/** Units of several events, by resource. */
export function sumOf(events: readonly Event[]): Price {
  const sums: Partial<Record<Resource, number>> = {}
  for (const event of events)
    if (event.type === 'gained' || event.type === 'lost')
      sums[event.resource] = (sums[event.resource] ?? 0) + event.amount
  return priceOf(sums)
}

function actorOf(event: Event): Seat | null {
  if (event.type === 'left') return event.owner
  if (event.type === 'token_moved') return event.holder
  if (event.type === 'set_up') return event.start
  return 'seat' in event ? event.seat : null
}

/** Whether something was done to this player. */
export function concerns(event: Event, me: Seat): boolean {
  switch (event.type) {
    case 'lost':
      return event.seat === me && event.by !== 'paid'
    case 'left':
      return event.owner === me && event.to !== 'pile'
    case 'built':
      return event.realm === me && event.seat !== me
    case 'took':
      return event.seat !== me && event.origin === 'hand'
    case 'put_under':
    case 'hand_shown':
      return event.owner === me && event.seat !== me
    case 'played':
      return event.seat !== me
    case 'offered':
      return event.seat !== me
    default:
      return false
  }
}
