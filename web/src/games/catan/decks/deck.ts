/** A tournament deck while it is put together. The server has the last word; sizes and copies come from its data. */

import { CARDS, DECK, factsOf, isCard, THEME_SETS, type CardFacts } from '../cards/cards'
import type { CardId, ThemeSet } from '../types'

export type Deck = { readonly deck: readonly CardId[]; readonly events: readonly CardId[] }
export type Part = keyof Deck
export const EMPTY: Deck = { deck: [], events: [] }
export const SIZES: Readonly<Record<Part, number>> = { deck: DECK.size, events: DECK.events }

/** The cards that may be in it. */
export function pool(sets: readonly ThemeSet[], part: Part): CardFacts[] {
  return CARDS.filter(
    (card) =>
      (card.set === 'base' || sets.includes(card.set)) && (part === 'deck' ? card.in_deck : card.kind === 'event'),
  )
}

export function count(cards: readonly CardId[], card: CardId): number {
  return cards.filter((each) => each === card).length
}

/** With one copy more or less, in the order of the cards. */
export function changed(deck: Deck, part: Part, card: CardId, by: 1 | -1): Deck {
  const cards = [...deck[part]]
  if (by > 0) cards.push(card)
  else cards.splice(cards.lastIndexOf(card), 1)
  return { ...deck, [part]: inOrder(cards) }
}

function inOrder(cards: readonly CardId[]): CardId[] {
  const place = new Map(CARDS.map(({ id }, at) => [id, at]))
  return cards.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
}

/** What is wrong with a deck: texts `catan-problem-<id>`. */
export type Problem = { readonly id: string; readonly card?: CardId; readonly count?: number; readonly most?: number }

export function problemsOf(deck: Deck, sets: readonly ThemeSet[]): Problem[] {
  return (['deck', 'events'] as const).flatMap((part) => {
    const cards = deck[part]
    const most = SIZES[part]
    const size: Problem[] =
      cards.length === most
        ? []
        : [{ id: `${part}-${cards.length < most ? 'few' : 'many'}`, count: Math.abs(most - cards.length), most }]
    return [...size, ...copyProblems(cards, pool(sets, part))]
  })
}

function copyProblems(cards: readonly CardId[], allowed: readonly CardFacts[]): Problem[] {
  return [...new Set(cards)].flatMap((card): Problem[] => {
    const most = allowed.find(({ id }) => id === card)?.count
    if (most === undefined) return [{ id: 'stranger', card }]
    return count(cards, card) > most ? [{ id: 'copies', card, count: count(cards, card), most }] : []
  })
}

/** Cards that cannot be built or played with this deck alone, and so are likely a slip. */
export function idle({ deck }: Deck): CardId[] {
  const titles = new Set(deck.map(titleOf))
  return [...new Set(deck)].filter((card) => {
    const { requires = [] } = isCard(card) ? factsOf(card) : {}
    return requires.length > 0 && !requires.some((needed) => titles.has(titleOf(needed)))
  })
}

function titleOf(card: CardId): CardId {
  return isCard(card) ? (factsOf(card).same_as ?? card) : card
}

/** The theme sets that its cards come from. */
export function setsOf({ deck, events }: Deck): ThemeSet[] {
  const used = new Set([...deck, ...events].filter(isCard).map((card) => factsOf(card).set))
  return THEME_SETS.filter((set) => used.has(set))
}
