/** Names of cards, regions, resources and piles in the language of the page, with the cases that sentences need. */

import { t, type Variables } from '../../../shared/i18n.svelte'
import { isCard, REGIONS, textOf } from '../cards/cards'
import type { Basket, CardId, PileName, Price, Reason, Resource, Seat, View } from '../types'
import { RESOURCES } from '../types'

type Case = '' | 'acc' | 'gen'

const regionById = new Map(REGIONS.map((region) => [region.id, region]))

export function cardName(card: CardId, grammar: Case = ''): string {
  return t(grammar ? `${textOf(card)}.${grammar}` : textOf(card))
}

/** `card`, `card_acc`, `card_gen`. */
export function cardWords(card: CardId, name = 'card'): Variables {
  return { [name]: cardName(card), [`${name}_acc`]: cardName(card, 'acc'), [`${name}_gen`]: cardName(card, 'gen') }
}

/** "Forest 4" */
export function regionName(region: CardId, grammar: Case = ''): string {
  return `${cardName(region, grammar)} ${regionById.get(region)?.number ?? ''}`
}

export function regionWords(region: CardId): Variables {
  return { region: regionName(region), region_acc: regionName(region, 'acc') }
}

export function resourceOf(region: CardId): Resource {
  return regionById.get(region)?.resource ?? 'gold'
}

export function resourceName(resource: Resource, grammar: Case = ''): string {
  return t(`catan-resource-${resource}${grammar && `.${grammar}`}`)
}

/** "1 ore", in the accusative where a sentence wants it. */
export function units(resource: string, count: number, isAccusative = false): string {
  return t(`catan-resource-${resource}.count${isAccusative ? '-acc' : ''}`, { count })
}

export function priceOf(basket: Basket): Price {
  return RESOURCES.flatMap((resource) => (basket[resource] ? [[resource, basket[resource]] as const] : []))
}

/** "2 brick, 1 ore"; "nothing" for nothing. */
export function goods(price: readonly (readonly [string, number])[], isAccusative = false): string {
  return price.map(([resource, count]) => units(resource, count, isAccusative)).join(', ') || t('catan-shows-nothing')
}

export function goodsWords(price: readonly (readonly [string, number])[], name = 'goods'): Variables {
  return { [name]: goods(price), [`${name}_acc`]: goods(price, true) }
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** Stacks are counted with Roman numbers, so that they are not taken for die numbers. */
export function stackNumber(stack: number): string {
  return ROMAN[stack] ?? String(stack + 1)
}

export function pileName(pile: PileName): string {
  return /^\d+$/.test(pile) ? t('catan-pile-stack', { stack: stackNumber(Number(pile)) }) : t('catan-pile-discard')
}

/** What lies at a place: a card, a region, a centre; null for a free place. */
export function nameAt(view: View, realm: Seat, at: string): string | null {
  const seat = view.seats[realm]
  const card = seat?.cards.find((each) => each.at === at)?.card ?? seat?.centres.find((each) => each.at === at)?.card
  if (card) return cardName(card)
  const region = seat?.regions.find((each) => each.at === at)?.region
  if (region) return regionName(region)
  return seat?.roads.includes(at) ? cardName('road') : null
}

/** What is stored at a place; outer places hold gold only. */
export function storedAt(view: View, realm: Seat, at: string): Resource {
  return view.seats[realm]?.regions.find((region) => region.at === at)?.resource ?? 'gold'
}

/** Why something cannot be done, in one sentence. */
export function sentence(reason: Reason): string {
  const variables: Variables = {}
  for (const [name, value] of Object.entries(reason.args)) Object.assign(variables, argument(name, value))
  return t(reason.id, variables)
}

function argument(name: string, value: Reason['args'][string]): Variables {
  if (name === 'card' && typeof value === 'string' && isCard(value)) return cardWords(value, name)
  if (name === 'condition' && typeof value === 'string') return { [name]: t(`${textOf(value)}.condition`) }
  if (name === 'cards' && Array.isArray(value)) return oneOf(value as readonly string[], name)
  if (name === 'resource' && typeof value === 'string') {
    const resource = value as Resource
    return {
      [name]: resourceName(resource),
      [`${name}_acc`]: resourceName(resource, 'acc'),
      [`${name}_gen`]: resourceName(resource, 'gen'),
    }
  }
  if (name === 'goods' && Array.isArray(value)) return goodsWords(value as unknown as Price, name)
  return { [name]: value as string | number }
}

function oneOf(cards: readonly CardId[], name: string): Variables {
  const told = (grammar: Case): string => {
    const names = cards.map((card) => cardName(card, grammar))
    const last = names.at(-1) ?? ''
    return names.length > 1 ? t('catan-why-or', { first: names.slice(0, -1).join(', '), last }) : last
  }
  return { [name]: told(''), [`${name}_acc`]: told('acc') }
}
