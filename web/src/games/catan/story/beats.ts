/** What a move tells, beat by beat: dice, event cards, harvests, cards played, duels. */

import { factsOf } from '../cards/cards'
import { key } from '../play/ui'
import { sumOf, tellEvent } from '../words/telling'
import type { CardId, Event, Face, Odds, Price, Seat, View } from '../types'

/** What a player gained or lost in a beat. */
export type Change = { readonly seat: Seat; readonly goods: Price; readonly isLoss: boolean }

type Told = {
  readonly changes: readonly Change[]
  /** What else happened. */
  readonly notes: readonly string[]
  /** What is written on things of the table meanwhile, by key. */
  readonly marks: ReadonlyMap<string, string>
}
export type Beat = Told &
  (
    | { readonly kind: 'dice'; readonly seat: Seat; readonly face: Face; readonly number: number }
    | { readonly kind: 'event'; readonly card: CardId }
    | { readonly kind: 'harvest'; readonly number: number }
    | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId; readonly against: CardId | null }
    | {
        readonly kind: 'duel'
        readonly seat: Seat
        readonly by: CardId
        readonly number: number
        readonly success: boolean
        readonly odds: Odds | null
        readonly answered: boolean
      }
  )

type Opening = Beat extends infer One ? (One extends Beat ? Omit<One, keyof Told> : never) : never
/** A beat and the events that belong to it. */
type Draft = { readonly opening: Opening; readonly events: Event[] }

/** The beats of a move; `me` needs no telling of the cards that I play myself. */
export function beatsOf(events: readonly Event[], view: View, names: readonly string[], me: Seat | null): Beat[] {
  const drafts: Draft[] = []
  let current: Draft | null = null
  let answered = false
  const open = (opening: Opening): Draft => {
    const draft: Draft = { opening, events: [] }
    drafts.push(draft)
    return draft
  }
  for (const event of events) {
    switch (event.type) {
      case 'rolled':
        current = open({ kind: 'dice', seat: event.seat, face: event.face, number: event.number })
        break
      case 'event_turned':
        current = open({ kind: 'event', card: event.card })
        break
      case 'played':
        answered ||= event.against !== null
        if (event.seat !== me) open({ kind: 'played', seat: event.seat, card: event.card, against: event.against })
        current = null
        break
      case 'die_rolled': {
        const odds = factsOf(event.by).duel ?? null
        current = open({
          kind: 'duel',
          seat: event.seat,
          by: event.by,
          number: event.number,
          success: event.success,
          odds,
          // The answer may have come in an earlier move: without it this number would have won.
          answered: answered || (!event.success && odds !== null && odds.wins.includes(event.number)),
        })
        break
      }
      case 'turn_started':
        current = null
        break
      case 'gained':
        if (event.by === 'production' && current?.opening.kind !== 'harvest')
          current = open({ kind: 'harvest', number: view.die ?? 0 })
        current?.events.push(event)
        break
      default:
        current?.events.push(event)
    }
  }
  return drafts.map(
    ({ opening, events: of }) =>
      ({
        ...opening,
        changes: changesOf(of),
        notes: of.filter(isNote).map((event) => tellEvent(event, names)),
        marks: marksOf(of),
      }) as Beat,
  )
}

function isNote(event: Event): boolean {
  return ['left', 'turned', 'token_moved', 'lapsed', 'events_shuffled', 'took', 'discarded'].includes(event.type)
}

function changesOf(events: readonly Event[]): Change[] {
  return [false, true].flatMap((isLoss) =>
    [0, 1].flatMap((seat) => {
      const goods = sumOf(events.filter((event) => event.type === (isLoss ? 'lost' : 'gained') && event.seat === seat))
      return goods.length > 0 ? [{ seat, goods, isLoss }] : []
    }),
  )
}

function marksOf(events: readonly Event[]): Map<string, string> {
  const sums = new Map<string, number>()
  for (const event of events) {
    if (event.type !== 'gained' && event.type !== 'lost') continue
    const at = key.place(event.seat, event.at)
    sums.set(at, (sums.get(at) ?? 0) + (event.type === 'gained' ? event.amount : -event.amount))
  }
  return new Map([...sums].flatMap(([at, sum]) => (sum === 0 ? [] : [[at, sum > 0 ? `+${sum}` : `−${-sum}`]])))
}
