import { describe, expect, it } from 'vitest'
import { find, mark, wordsOf } from './search'

const pages = [
  { id: 'R2', title: 'Explorer with nowhere to go', text: 'Its next open column is its own.' },
  { id: 'storm', title: 'Storm', text: 'The column is closed. Explorers pass it by.' },
  { id: 'cs', title: 'Čarodějnice', text: 'Odstraní všechny karty s hodnotou 9 nebo nižší.' },
  { id: 'pl', title: 'Mały Gigant', text: 'Dwa plus trzy.' },
  { id: 'de', title: 'Größe', text: 'Groß oder klein.' },
]
const ids = (query: string): string[] => find(pages, query).map((page) => page.id)

describe('search', () => {
  it('finds every page for nothing', () => {
    expect(ids('')).toHaveLength(pages.length)
    expect(ids('  ')).toHaveLength(pages.length)
  })

  it('puts pages first that have the word in their title', () => {
    expect(ids('explorer')).toEqual(['R2', 'storm'])
    expect(ids('column')).toEqual(['R2', 'storm'])
  })

  it('wants every word', () => {
    expect(ids('explorer closed')).toEqual(['storm'])
    expect(ids('explorer dragon')).toEqual([])
  })

  it('does not mind accents and capitals, written either way', () => {
    expect(ids('carodejnice')).toEqual(['cs'])
    expect(ids('ČARODĚJNICE')).toEqual(['cs'])
    expect(ids('c\u030carode\u030cjnice')).toEqual(['cs'])
    expect(ids('maly')).toEqual(['pl'])
    expect(ids('gross')).toEqual(['de'])
  })

  it('finds a ruling by its number', () => {
    expect(ids('r2')).toEqual(['R2'])
  })

  it('reads a question word by word', () => {
    expect(wordsOf(' Prinz  &  Knäppe ')).toEqual(['prinz', '&', 'knappe'])
  })
})

describe('marking', () => {
  const shown = (text: string, query: string): string =>
    mark(text, query)
      .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
      .join('')

  it('marks what was found, in the letters of the text', () => {
    expect(shown('Čarodějnice čaruje', 'car')).toBe('[Čar]odějnice [čar]uje')
    expect(shown('Mały Gigant', 'mal')).toBe('[Mał]y Gigant')
    expect(shown('Größe', 'gross')).toBe('[Größ]e')
  })

  it('leaves a text alone without a question', () => {
    expect(mark('Storm', '')).toEqual([{ text: 'Storm', found: false }])
    expect(mark('', 'storm')).toEqual([])
  })

  it('marks words that overlap once', () => {
    expect(shown('aaa', 'aa')).toBe('[aaa]')
  })
})
