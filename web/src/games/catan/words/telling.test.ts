/** The browser tells a game in the words of Python, but for places and stacks. */
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import words from '../play/fixtures/words.json'
import { tell, tellEvent } from './telling'
import type { Event } from '../types'

const names = ['Ada', 'Bea']
/** Told without the place, or with a Roman number. */
const OWN = [
  'laid',
  'building',
  'searching',
  'built',
  'left',
  'turned',
  'chose',
  'drew',
  'put_under',
  'looked',
  'reordered',
]
const events = words.map(({ event }) => event as unknown as Event)

beforeAll(() => loadTexts('catan'))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language))

  it('tells every kind of event', () => {
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(28)
    for (const { event, told } of words) {
      const said = tellEvent(event as unknown as Event, names)
      if (OWN.includes(event.type)) expect(said).not.toMatch(/⟦|\{/)
      else expect(said).toBe(told[language])
    }
  })
})

describe('the lines of a move', () => {
  beforeAll(() => setLanguage('en'))
  const lost = (resource: string, by: string, seat = 0) => ({ type: 'lost', seat, resource, amount: 1, at: '0U', by })

  it('tell units together that go together', () => {
    const lines = tell([lost('ore', 'paid'), lost('wool', 'paid'), lost('ore', 'paid')] as Event[], names, 0)
    expect(lines).toEqual([{ seat: 0, text: 'Ada pays 2 ore, 1 wool.', concerns_me: false }])
  })

  it('mark what was done to me, and never what I did', () => {
    const done = [
      lost('ore', 'brigand'),
      lost('ore', 'taken'),
      { type: 'built', seat: 1, card: 'trading_branch', realm: 0, at: '1U1' },
      { type: 'left', owner: 0, card: 'abbey', realm: 0, at: '1U1', to: 'hand' },
      { type: 'hand_shown', seat: 1, owner: 0, cards: null, known_to: [] },
    ] as unknown as Event[]
    expect(tell(done, names, 0).map((line) => line.concerns_me)).toEqual([true, true, true, true, true])
    expect(tell(done, names, 0)[1]?.text).toBe('Bea takes 1 ore from Ada.')
    expect(tell(done, names, null).some((line) => line.concerns_me)).toBe(false)
    const own = [
      lost('ore', 'paid'),
      { type: 'built', seat: 0, card: 'abbey', realm: 0, at: '1U1' },
    ] as unknown as Event[]
    expect(tell(own, names, 0).some((line) => line.concerns_me)).toBe(false)
  })

  it('leave out what the next line says better', () => {
    const offer = { seat: 0, give: { ore: 1 }, want: { wool: 1 } }
    const lines = tell(
      [
        { type: 'offering', ...offer },
        { type: 'offered', ...offer },
      ] as Event[],
      names,
      1,
    )
    expect(lines.map(({ text }) => text)).toEqual(['Ada offers 1 ore for 1 wool.'])
  })
})
