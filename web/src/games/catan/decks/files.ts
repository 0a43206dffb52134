/** Decks as files: the JSON that `hofnarr simulate catan --decks FILE` reads, a deck and four events for each of two players. */

import { isRecord } from '../../../shared/browser/store'
import type { CardId } from '../types'
import type { Deck } from './deck'

/** Both players with this deck. */
export function toFile({ deck, events }: Deck): string {
  return `${JSON.stringify({ decks: [deck, deck], events: [events, events] })}\n`
}

/** The decks of a file, each once; null where it is none. */
export function fromFile(text: string): Deck[] | null {
  const read = parsed(text)
  if (!isRecord(read) || !isLists(read.decks) || !isLists(read.events)) return null
  const { decks, events } = read
  const all = decks.map((deck, seat) => ({ deck, events: events[seat] ?? [] }))
  return all.filter((deck, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(deck)) === at)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isLists(value: unknown): value is CardId[][] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((list) => Array.isArray(list) && list.length <= 200 && list.every((card) => typeof card === 'string'))
  )
}
