/** The table as it is shown while a move is told: a copy of the view that follows one event at a time.
 *
 * It only moves what lies on the table. Whatever it may get wrong lasts until the end of the move, when the true view takes its place.
 */

import { CARD_IDS, factsOf } from '../cards/cards'
import type { CardId, CardView, ColumnView, Event, Seat, SeatView, View } from '../types'

/** A card in a column. */
export type Focus = { readonly column: number; readonly key: number }

export type Scene = {
  readonly view: View
  /** One key for every card in the columns, so that a card keeps its element while it moves. */
  readonly keys: readonly (readonly number[])[]
  readonly acting: Focus | null
  readonly last: Focus | null
  /** The key of a card on its way to a foot; until it lands, the card above lies open to the eye. */
  readonly landing: number | null
}

let latestKey = 0

function newKey(): number {
  return ++latestKey
}

/** A scene that shows this view, with the elements of an earlier scene where the cards are the same. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  const keys = view.columns.map((column, place) => keysFor(column, before?.view.columns[place], before?.keys[place]))
  const stays = (focus: Focus | null | undefined): Focus | null =>
    focus && keys[focus.column]?.includes(focus.key) ? focus : null
  return { view, keys, acting: asked(view, keys), last: stays(before?.last), landing: null }
}

function keysFor(column: ColumnView, before: ColumnView | undefined, keys: readonly number[] = []): number[] {
  return column.cards.map((card, place) => {
    const old = before?.cards[place]
    const isSame =
      old && old.owner === card.owner && (old.card === card.card || old.card === null || card.card === null)
    return (isSame ? keys[place] : undefined) ?? newKey()
  })
}

/** The cloak or traitor that is being decided. */
function asked(view: View, keys: readonly (readonly number[])[]): Focus | null {
  if (view.where === null || view.to_act === null) return null
  const card = view.decision === 'cloak' ? 'cloak' : 'traitor'
  const place =
    view.columns[view.where]?.cards.findIndex((each) => each.owner === view.to_act && each.card === card) ?? -1
  const key = keys[view.where]?.[place]
  return key === undefined ? null : { column: view.where, key }
}

/** The scene after one event. */
export function follow(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'round_started':
      return startRound(
        scene,
        event.targets.map((target) => ({ target, closed: false, fulfilled: false, cards: [] })),
        event.round,
        event.starter,
      )
    case 'placed': {
      const card: CardView = { owner: event.seat, card: event.card, lies: 'down', cannot_be: [] }
      return addFoot(
        withSeat(scene, event.seat, (seat) => fromHand(seat, event.card)),
        event.column,
        card,
        newKey(),
      )
    }
    case 'uncovered':
      return uncover(scene, event.column, event.owner, event.card)
    case 'travelled':
      return travel(scene, event.owner, event.origin, event.column)
    case 'killed':
      return kill(scene, event.column, event.owner, event.card)
    case 'closed':
      return withColumn(scene, event.column, (column) => ({ ...column, closed: true }))
    case 'slipped':
      return event.slipped ? slip(scene, event.seat, event.column, event.card) : scene
    case 'swapped':
      return event.other === null ? scene : swap(scene, event.column, event.other)
    case 'reshuffled':
      return withSeat(scene, event.seat, (seat) => ({ ...seat, discard: [], pile_count: event.cards.length }))
    case 'drew':
      return withSeat(scene, event.seat, (seat) => toHand(seat, event.card))
    case 'round_ended':
      return reveal(scene, event.columns as readonly (readonly [Seat, CardId])[][])
    case 'awarded':
      return event.award.winner === null
        ? scene
        : withSeat(scene, Number(event.award.winner), (seat) => win(seat, event.target))
    case 'stayed':
    case 'cloak_asked':
    case 'swap_asked':
    case 'drew_nothing':
    case 'skipped':
    case 'game_ended':
      return scene
  }
}

function withView(scene: Scene, changes: Partial<View>): Scene {
  return { ...scene, view: { ...scene.view, ...changes } }
}

function withSeat(scene: Scene, seat: Seat, change: (seat: SeatView) => SeatView): Scene {
  return withView(scene, { seats: scene.view.seats.map((each, place) => (place === seat ? change(each) : each)) })
}

function withColumn(scene: Scene, place: number, change: (column: ColumnView) => ColumnView): Scene {
  const changed = (column: ColumnView): ColumnView => {
    const after = change(column)
    return { ...after, fulfilled: after.closed || after.cards.length >= after.target[1] }
  }
  return withView(scene, { columns: scene.view.columns.map((each, at) => (at === place ? changed(each) : each)) })
}

function withCards(scene: Scene, place: number, cards: readonly CardView[], keys: readonly number[]): Scene {
  const changed = withColumn(scene, place, (column) => ({ ...column, cards }))
  return { ...changed, keys: scene.keys.map((each, at) => (at === place ? keys : each)) }
}

function cardsAt(scene: Scene, place: number): { cards: readonly CardView[]; keys: readonly number[] } {
  return { cards: scene.view.columns[place]?.cards ?? [], keys: scene.keys[place] ?? [] }
}

function addFoot(scene: Scene, place: number, card: CardView, key: number): Scene {
  const { cards, keys } = cardsAt(scene, place)
  return { ...withCards(scene, place, [...cards, card], [...keys, key]), last: { column: place, key }, acting: null }
}

/** The card right above the foot is turned up. */
function uncover(scene: Scene, place: number, owner: Seat, card: CardId): Scene {
  const { cards, keys } = cardsAt(scene, place)
  const at = cards.length - 2
  const key = keys[at]
  if (key === undefined) return scene
  const up: CardView = { owner, card, lies: 'up', cannot_be: [] }
  const acting = factsOf(card).kind === 'now' ? { column: place, key } : null
  return { ...withCards(scene, place, cards.with(at, up), keys), acting }
}

function travel(scene: Scene, owner: Seat, origin: number, place: number): Scene {
  const { cards, keys } = cardsAt(scene, origin)
  const at = cards.findIndex((card) => card.owner === owner && card.card === 'explorer')
  const key = keys[at]
  if (key === undefined) return scene
  const left = withCards(scene, origin, cards.toSpliced(at, 1), keys.toSpliced(at, 1))
  return addFoot(left, place, { owner, card: 'explorer', lies: 'known', cannot_be: [] }, key)
}

/** The foot of a column turned up, before an assassin takes it away. */
export function exposeFoot(scene: Scene, place: number, card: CardId): Scene {
  const { cards, keys } = cardsAt(scene, place)
  const foot = cards.at(-1)
  return foot ? withCards(scene, place, cards.with(-1, { ...foot, card, lies: 'up' }), keys) : scene
}

function kill(scene: Scene, place: number, owner: Seat, card: CardId): Scene {
  const { cards, keys } = cardsAt(scene, place)
  const without = withCards(scene, place, cards.slice(0, -1), keys.slice(0, -1))
  return withSeat({ ...without, last: null }, owner, (seat) => ({ ...seat, discard: inOrder([...seat.discard, card]) }))
}

function slip(scene: Scene, owner: Seat, place: number, card: CardId | null): Scene {
  const { cards, keys } = cardsAt(scene, place)
  const at = cards.findIndex((each) => each.owner === owner && each.card === 'cloak') + 1
  const hidden: CardView = { owner, card, lies: 'hidden', cannot_be: [] }
  const slipped = withCards(scene, place, cards.toSpliced(at, 0, hidden), keys.toSpliced(at, 0, newKey()))
  return withSeat({ ...slipped, acting: null }, owner, (seat) => fromHand(seat, card))
}

function swap(scene: Scene, place: number, other: number): Scene {
  const [one, two] = [scene.view.columns[place]?.target, scene.view.columns[other]?.target]
  if (!one || !two) return scene
  const first = withColumn(scene, place, (column) => ({ ...column, target: two }))
  const both = withColumn(first, other, (column) => ({ ...column, target: one }))
  return { ...both, acting: null }
}

function fromHand(seat: SeatView, card: CardId | null): SeatView {
  return { ...seat, hand_count: seat.hand_count - 1, hand: seat.hand?.filter((each) => each !== card) ?? null }
}

function toHand(seat: SeatView, card: CardId | null): SeatView {
  const hand = seat.hand && card ? inOrder([...seat.hand, card]) : seat.hand
  return { ...seat, hand_count: seat.hand_count + 1, pile_count: seat.pile_count - 1, hand }
}

function win(seat: SeatView, target: View['targets_left'][number]): SeatView {
  const counted = seat.won_count === undefined ? {} : { won_count: seat.won_count + 1 }
  return { ...seat, ...counted, won: seat.won ? [...seat.won, target] : null }
}

/** Each card once, as everybody has it: a list that names one twice cannot be drawn. */
function inOrder(cards: readonly CardId[]): CardId[] {
  return [...new Set(cards)].sort((one, other) => CARD_IDS.indexOf(one) - CARD_IDS.indexOf(other))
}

/** The end of a round: everything is turned up where it lies. */
function reveal(scene: Scene, columns: readonly (readonly (readonly [Seat, CardId])[])[]): Scene {
  const shown = columns.reduce((before, lying, place) => {
    const cards = lying.map(([owner, card]): CardView => ({ owner, card, lies: 'up', cannot_be: [] }))
    const keys = before.keys[place] ?? []
    return withCards(
      before,
      place,
      cards,
      cards.map((_, at) => keys[at] ?? newKey()),
    )
  }, scene)
  return { ...shown, acting: null, last: null }
}

/** The next round: all cards of the columns have gone to their owners' discard piles. */
function startRound(scene: Scene, columns: readonly ColumnView[], round: number, starter: Seat): Scene {
  const cleared = scene.view.columns.flatMap((column) => column.cards)
  const seats = scene.view.seats.map((seat, place) => {
    const own = cleared.flatMap((card) => (card.owner === place && card.card ? [card.card] : []))
    return { ...seat, discard: inOrder([...seat.discard, ...own]) }
  })
  const view = { ...scene.view, seats, columns, round, starter, turn: starter }
  return { view, keys: columns.map(() => []), acting: null, last: null, landing: null }
}
