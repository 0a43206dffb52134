import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  browserLanguage,
  hasText,
  language,
  LANGUAGES,
  loadTexts,
  num,
  setLanguage,
  startTexts,
  t,
} from './i18n.svelte'

afterEach(() => vi.restoreAllMocks())

describe('texts', () => {
  test.each(LANGUAGES)('%s: a text, an attribute, a variable', async (chosen) => {
    await setLanguage(chosen)
    expect(language()).toBe(chosen)
    expect(document.documentElement.lang).toBe(chosen)
    expect(t('play-now')).not.toContain('⟦')
    expect(t('play-now.text')).not.toBe(t('play-now'))
    expect(t('seat-number', { number: 3 })).toContain('3')
  })

  test('plurals follow the language', async () => {
    await setLanguage('cs')
    expect([1, 3, 5].map((count) => t('players-count', { count }))).toEqual(['1 hráč', '3 hráči', '5 hráčů'])
    await setLanguage('pl')
    expect([1, 2, 5, 22].map((count) => t('minutes', { count }))).toEqual([
      '1 minuta',
      '2 minuty',
      '5 minut',
      '22 minuty',
    ])
  })

  test('a missing text shows its id, complains once and breaks nothing', async () => {
    await setLanguage('en')
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('no-such-text')).toBe('⟦no-such-text⟧')
    expect(t('no-such-text')).toBe('⟦no-such-text⟧')
    expect(t('play-now.nothing')).toBe('⟦play-now.nothing⟧')
    expect(complaint).toHaveBeenCalledTimes(2)
    expect(hasText('no-such-text')).toBe(false)
    expect(hasText('play-now.text')).toBe(true)
  })

  test('a missing variable complains, and the rest of the text stays', async () => {
    await setLanguage('en')
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('round')).toContain('Round')
    expect(complaint).toHaveBeenCalledOnce()
  })

  test('names stand as they are, without marks around them', async () => {
    await setLanguage('en')
    expect(t('log-joined', { name: '<b>{ $x }' })).toBe('<b>{ $x } sits down.')
  })

  test('a group is loaded for the language now and for those chosen later', async () => {
    await setLanguage('de')
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('board-round', { number: 1 })).toContain('⟦')
    expect(complaint).toHaveBeenCalled()
    await loadTexts('kabale')
    expect(t('card-prince.acc')).toBe('Prinzen')
    await setLanguage('cs')
    expect(hasText('card-prince.acc')).toBe(true)
  })

  test('who asks last is spoken to', async () => {
    await Promise.all([setLanguage('pl'), setLanguage('de'), setLanguage('cs')])
    expect(language()).toBe('cs')
  })

  test('the browser decides first', async () => {
    expect(browserLanguage(['fr-FR', 'pl-PL', 'de'])).toBe('pl')
    expect(browserLanguage(['cs'])).toBe('cs')
    expect(browserLanguage(['fr'])).toBe('en')
    localStorage.clear()
    await startTexts()
    expect(LANGUAGES).toContain(language())
  })
})

describe('numbers', () => {
  test.each([
    [0, '0'],
    [12, '12'],
    [9.5, '9½'],
    [0.5, '½'],
    [-2, '−2'],
    [-2.5, '−2½'],
  ])('%d is printed %s', (value, printed) => expect(num(value)).toBe(printed))

  test('other fractions have the sign of the language', async () => {
    await setLanguage('en')
    expect(num(3.25)).toBe('3.25')
    await setLanguage('pl')
    expect(num(-3.25)).toBe('−3,25')
  })
})
