/** The decks that this browser keeps, by name. */

import { isRecord, load, save } from '../../../shared/browser/store'
import type { Deck } from './deck'

const KEY = 'catan-decks'
const MOST = 50

export type NamedDeck = Deck & { readonly name: string }

let kept = $state.raw<readonly NamedDeck[]>(load(KEY, isShelf) ?? [])

export function decks(): readonly NamedDeck[] {
  return kept
}

/** Keeps a deck; one of the same name gives way. */
export function keep(deck: NamedDeck): void {
  put([...kept.filter(({ name }) => name !== deck.name), deck].slice(-MOST))
}

export function drop(name: string): void {
  put(kept.filter((deck) => deck.name !== name))
}

function put(all: readonly NamedDeck[]): void {
  kept = all
  save(KEY, all)
}

/** A name that is not taken: "Knights", "Knights 2". */
export function freeName(wanted: string): string {
  const taken = new Set(kept.map(({ name }) => name))
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} ${number}`
  return name
}

function isShelf(value: unknown): value is NamedDeck[] {
  return Array.isArray(value) && value.every(isNamedDeck)
}

function isNamedDeck(value: unknown): value is NamedDeck {
  return isRecord(value) && typeof value.name === 'string' && isCards(value.deck) && isCards(value.events)
}

function isCards(value: unknown): boolean {
  return Array.isArray(value) && value.every((card) => typeof card === 'string')
}
