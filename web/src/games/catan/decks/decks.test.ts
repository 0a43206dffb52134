import { beforeEach, describe, expect, it } from 'vitest'
import { changed, count, EMPTY, idle, pool, problemsOf, setsOf, type Deck } from './deck'
import { fromFile, toFile } from './files'
import { decks, drop, freeName, keep } from './shelf.svelte'

/** The first 33 cards of the base set, copies included, and four events. */
function fullDeck(): Deck {
  const all = (part: 'deck' | 'events', size: number): string[] =>
    pool([], part)
      .flatMap((card) => Array.from({ length: card.count }, () => card.id))
      .slice(0, size)
  return { deck: all('deck', 33), events: all('events', 4) }
}

describe('a tournament deck', () => {
  it('holds 33 cards and four events of the sets that are played', () => {
    expect(problemsOf(fullDeck(), [])).toEqual([])
    expect(problemsOf(EMPTY, [])).toEqual([
      { id: 'deck-few', count: 33, most: 33 },
      { id: 'events-few', count: 4, most: 4 },
    ])
  })

  it('has no more copies than there are, and no card of another set', () => {
    const { deck, events } = fullDeck()
    const wrong = {
      deck: ['smithy', 'smithy', 'castle', ...deck.filter((card) => card !== 'smithy').slice(0, 30)],
      events,
    }
    expect(problemsOf(wrong, [])).toEqual([
      { id: 'copies', card: 'smithy', count: 2, most: 1 },
      { id: 'stranger', card: 'castle' },
    ])
    expect(problemsOf(wrong, ['knights'])).toEqual([{ id: 'copies', card: 'smithy', count: 2, most: 1 }])
  })

  it('never holds regions, roads, settlements or cities, but the Metropolis', () => {
    const ids = pool(['politics'], 'deck').map(({ id }) => id)
    expect(ids).toContain('metropolis')
    expect(ids).not.toContain('city')
    expect(ids).not.toContain('plague')
  })

  it('grows and shrinks card by card, in the order of the cards', () => {
    const deck = changed(changed(changed(EMPTY, 'deck', 'spy', 1), 'deck', 'abbey', 1), 'deck', 'spy', 1)
    expect(deck.deck).toEqual(['abbey', 'spy', 'spy'])
    expect(count(changed(deck, 'deck', 'spy', -1).deck, 'spy')).toBe(1)
  })

  it('tells which cards miss what they need', () => {
    expect(idle({ deck: ['trading_branch'], events: [] })).toEqual(['trading_branch'])
    expect(idle({ deck: ['trading_branch', 'harbor_bt'], events: [] })).toEqual([])
  })

  it('knows the sets of its cards', () => {
    expect(setsOf({ deck: ['castle', 'abbey'], events: ['superstition'] })).toEqual(['knights', 'barbarians'])
  })
})

describe('a file of decks', () => {
  it('comes back as it went', () => {
    expect(fromFile(toFile(fullDeck()))).toEqual([fullDeck()])
  })

  it('may hold two different decks', () => {
    const file = JSON.stringify({ decks: [['spy'], ['abbey']], events: [['plague'], ['progress']] })
    expect(fromFile(file)).toEqual([
      { deck: ['spy'], events: ['plague'] },
      { deck: ['abbey'], events: ['progress'] },
    ])
  })

  it.each(['', '[]', '{"decks": 1}', '{"decks": [[1]], "events": []}', '{"decks": [["spy"]]}'])(
    'is refused when it is none: %s',
    (text) => {
      expect(fromFile(text)).toBeNull()
    },
  )
})

describe('the shelf of decks', () => {
  beforeEach(() => decks().forEach(({ name }) => drop(name)))

  it('keeps decks by name', () => {
    keep({ name: 'One', ...fullDeck() })
    keep({ name: 'One', ...EMPTY })
    expect(decks()).toEqual([{ name: 'One', ...EMPTY }])
    expect(freeName('One')).toBe('One 2')
    drop('One')
    expect(freeName('One')).toBe('One')
  })
})
