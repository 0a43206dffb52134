/** Facts about cards for drawing them, made from the rules' data by `python -m web.generate.catan.make_cards`. */

import data from './cards.json'
import type { CardId, Odds, Resource, ThemeSet } from '../types'

export type CardSetName = 'base' | ThemeSet
export type Kind =
  'center' | 'settlement_expansion' | 'city_expansion' | 'landscape_expansion' | 'road_expansion' | 'action' | 'event'
export type PointKind = 'victory' | 'strength' | 'tournament' | 'commerce'
/** The place a card is built on; a settlement site may also be a city's. */
export type Place = 'settlement' | 'city' | 'outer' | 'road' | 'axis'
/** A group of numbers on a card. */
export type NumberGroup = 'count' | 'cost' | 'points'

export type CardFacts = {
  readonly id: CardId
  readonly set: CardSetName
  readonly kind: Kind
  /** building, unit/knight, unit/trade_fleet, unit/fleet, unit/other, attack, neutral, defense, event, center, wizard */
  readonly class: string
  /** Copies in the set. */
  readonly count: number
  /** A symbol of catan-signs.svg. */
  readonly sign: string
  /** The card it is a further copy of. */
  readonly same_as?: CardId
  /** Missing: it is not built. */
  readonly at?: Place
  /** The region that a landscape expansion lies at: fields, mountains, pasture, forest, gold_field, any. */
  readonly region?: string
  /** Built in the opponent's principality. */
  readonly foreign?: boolean
  readonly cost?: readonly (readonly [resource: Resource, units: number])[]
  /** Fixed points, those that are not 0. */
  readonly points?: Readonly<Partial<Record<PointKind, number>>>
  /** What changes during play: a kind of points, goods, storage. */
  readonly variable?: readonly string[]
  /** What a trade fleet carries. */
  readonly cargo?: Resource
  /** One of these must stand in one's own principality, none of those. */
  readonly requires?: readonly CardId[]
  readonly forbids?: readonly CardId[]
  /** Whether its text has a further condition, a reason for its numbers; how many notes it has. */
  readonly condition?: boolean
  readonly why?: boolean
  readonly rulings?: number
  /** The rulings that concern it. */
  readonly cited?: readonly string[]
  /** Numbers that no source gives, or not all of them: chosen by us. */
  readonly reconstructed?: readonly NumberGroup[]
  /** Languages in which its name is our own. */
  readonly working_name?: readonly string[]
  /** Whether it may be in a tournament deck, and only there. */
  readonly in_deck?: boolean
  readonly tournament_only?: boolean
  /** Of a duel: the numbers of the die on which the attacker succeeds, and those where this card answered. */
  readonly duel?: Odds
}
export type RegionFacts = {
  readonly id: CardId
  readonly resource: Resource
  readonly number: number
  readonly start: 'A' | 'B' | 'stack'
}

export const CARDS = data.cards as unknown as readonly CardFacts[]
export const REGIONS = data.regions as readonly RegionFacts[]
export const CARD_SETS: readonly CardSetName[] = ['base', 'knights', 'politics', 'barbarians']
export const THEME_SETS: readonly ThemeSet[] = ['knights', 'politics', 'barbarians']
/** The open cards that a theme set lays out. */
export const DISPLAYS = data.display as Readonly<Partial<Record<CardSetName, Readonly<Record<CardId, number>>>>>
/** What a tournament deck is: its size, the events each player adds, and those that are always there. */
export const DECK = data.deck

/** A region holds so many units at most. */
export const STORE = data.store

const byId = new Map(CARDS.map((card) => [card.id, card]))

export function isCard(id: CardId): boolean {
  return byId.has(id)
}

export function factsOf(id: CardId): CardFacts {
  const facts = byId.get(id)
  if (!facts) throw new Error(`there is no card '${id}'`)
  return facts
}

/** The text with the card's name; `.text`, `-ruling-1`, `-why` hang on it. */
export function textOf(id: CardId): string {
  return `catan-card-${id.replaceAll('_', '-')}`
}

/** Whether a number on the face is reconstructed: what the wavy sign says. */
export function isReconstructed(card: CardFacts): boolean {
  return !!card.reconstructed?.some((group) => group !== 'count')
}
