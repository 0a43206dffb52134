/** The browser tells a game in the very words of Python. */
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, loadTexts, setLanguage, t } from '../../../shared/i18n.svelte'
import { tellStep } from '../award/steps'
import games from '../fixtures/games.json'
import words from '../fixtures/words.json'
import { textId } from './naming'
import { tell, tellEvent } from './telling'
import type { Award, Event, Owner, Target } from '../types'

const name = (owner: Owner): string => words.names[Number(owner)] ?? ''

beforeAll(() => loadTexts('kabale'))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language))

  it('tells every kind of event as Python does', () => {
    const told = words.events.map(({ event }) => tellEvent(event as unknown as Event, words.names))
    expect(told).toEqual(words.events.map((each) => each.told[language]))
  })

  it('tells every kind of award step as Python does', () => {
    for (const { target, award, told } of words.awards) {
      const [domain, points] = target as unknown as Target
      const heading = t('award-heading', { under: t(`${textId('domain', domain)}.under`), points })
      const steps = (award as unknown as Award).steps.map((step) => tellStep(step, name))
      expect([heading, ...steps]).toEqual(told[language])
    }
  })
})

describe('the log of a whole game', () => {
  beforeAll(() => setLanguage('cs'))
  const frames = games['3-0'] as unknown as { events: Event[] }[]
  const lines = (me: number | null) => frames.flatMap(({ events }) => tell(events, words.names, me))

  it('has the lines that the terminal shows', () => {
    expect(lines(0).map(({ seat, text, heading }) => [seat, text, heading])).toEqual(words.log)
  })

  it('marks what others did to my cards, and never my own moves', () => {
    const marked = lines(0).filter((line) => line.concerns_me)
    expect(marked.length).toBeGreaterThan(5)
    expect(marked.every((line) => line.seat !== 0)).toBe(true)
    expect(lines(null).some((line) => line.concerns_me)).toBe(false)
  })
})
