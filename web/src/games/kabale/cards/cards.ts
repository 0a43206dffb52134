/**
 * Facts about cards and domains for drawing them; cards.json of the rules is their one home. The others are made by
 * `python -m web.generate.kabale.make_facts`.
 */

import data from '../../../../../src/hofnarr/kabale/cards.json'
import facts from './facts.json'
import type { CardId, Domain, Target } from '../types'

export type Kind = 'plain' | 'now' | 'award'
export type CardFacts = {
  readonly id: CardId
  /** As printed; null is the double's X. */
  readonly number: number | null
  readonly kind: Kind
  /** A profession counts more under its own domain. */
  readonly number_at_home?: number
  readonly domain?: Domain
  /** The place in the award of the cards that come first. */
  readonly order?: number
}

/** How many rounds a game has and cards a hand, the rulings, and those that concern a card. */
export const FACTS: {
  readonly rounds: number
  readonly hand: number
  /** Cards with a second number on their face, which counts with another card of their owner. */
  readonly raised: Readonly<Partial<Record<CardId, number>>>
  readonly rulings: readonly string[]
  readonly rulings_of: Readonly<Record<CardId, readonly string[]>>
} = facts
export const CARDS = data.cards as readonly CardFacts[]
export const CARD_IDS: readonly CardId[] = CARDS.map((card) => card.id)
export const DOMAINS = data.domains as readonly Domain[]
/** The points of the six targets of a domain. */
export const POINTS: readonly number[] = data.target_points_per_domain

const byId = new Map(CARDS.map((card) => [card.id, card]))

export function factsOf(card: CardId): CardFacts {
  const facts = byId.get(card)
  if (!facts) throw new Error(`there is no card '${card}'`)
  return facts
}

/** Where a profession lies under a target: at home, or away and worth less. */
export type Home = 'home' | 'away'

export function homeOf(card: CardId, target: Target): Home | null {
  const { domain } = factsOf(card)
  if (!domain) return null
  return domain === target[0] ? 'home' : 'away'
}

/** The printed number that counts under this target. */
export function numberUnder(card: CardId, target: Target): number | null {
  const facts = factsOf(card)
  return homeOf(card, target) === 'home' ? (facts.number_at_home ?? facts.number) : facts.number
}

/** The sign in the middle of a card: a profession bears that of its domain. */
export function signOf(card: CardId): string {
  return factsOf(card).domain ?? card
}

/** When a card acts: at once, in a fixed place of the award, or later in it. */
export type Mark = 'now' | 'o1' | 'o2' | 'o3' | 'o4' | 'dot'

export function markOf(card: CardId): Mark | null {
  const { kind, order } = factsOf(card)
  if (kind === 'now') return 'now'
  if (kind === 'plain') return null
  return order ? (`o${order}` as Mark) : 'dot'
}
