import { beforeAll, describe, expect, test, vi } from 'vitest'
import { clockText, timeLeft } from '../browser/clock.svelte'
import { setLanguage } from '../i18n.svelte'
import type { Entry } from '../protocol'
import { Log } from './log'
import { openVote } from './vote'

beforeAll(() => setLanguage('en'))

type Fact<T = Entry> = T extends Entry ? Omit<T, 'seq' | 'at'> : never
const entries = (...facts: Fact[]): Entry[] => facts.map((fact, index) => ({ ...fact, seq: index + 1, at: 0 }) as Entry)
const move = (seat: number): Fact => ({ kind: 'moved', seat, by: 'person', events: [{ type: 'a' }, { type: 'b' }] })

describe('the log', () => {
  const tell = vi.fn((events: readonly { type: string }[]) =>
    events.map(({ type }) => ({ seat: 0, text: type, concerns_me: false })),
  )
  const game = entries(
    { kind: 'joined', seat: 1, name: 'Ada' },
    { kind: 'started', commitment: '', events: [] },
    move(0),
    { kind: 'said', seat: 0, name: 'Bea', text: 'hi' },
    move(1),
  )

  test('tells the game and what happens around it, and leaves words to the chat', () => {
    const lines = new Log().lines(game, tell, ['Bea', 'Ada'], 0, 'en')
    expect(lines.map(({ text }) => text)).toEqual(['Ada sits down.', 'a', 'b', 'a', 'b'])
    expect(lines.map(({ move: number }) => number)).toEqual([null, 1, null, 2, null])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  test('says which bot decided in place of one that failed', () => {
    const [joined, ...rest] = game
    const instead = { kind: 'moved', seat: 1, by: 'bot', instead: 'greedy', events: [{ type: 'a' }] } as const
    const lines = new Log().lines(entries(joined!, ...rest, instead), tell, ['Bea', 'Ada'], 0, 'en')
    expect(lines.slice(-2).map(({ text, move: number }) => [text, number])).toEqual([
      ['Ada took too long or failed: another bot decides this move (Greedy).', 3],
      ['a', null],
    ])
  })

  test('does not tell what the table has not shown yet', () => {
    expect(new Log().lines(game, tell, ['Bea', 'Ada'], 0, 'en', 3)).toHaveLength(3)
  })

  test('tells each entry once for each language', () => {
    const log = new Log()
    tell.mockClear()
    log.lines(game, tell, ['Bea', 'Ada'], 0, 'en')
    log.lines(game, tell, ['Bea', 'Ada'], 0, 'en')
    expect(tell).toHaveBeenCalledTimes(3)
    log.lines(game, tell, ['Bea', 'Ada'], 0, 'de')
    expect(tell).toHaveBeenCalledTimes(6)
  })
})

describe('replacing somebody who is away', () => {
  const asked: Fact = { kind: 'replace_asked', seat: 2, by: 0, level: 'squire' }

  test('a question stands open with those who agree', () => {
    expect(openVote(entries(asked))).toEqual({ seat: 2, by: 0, level: 'squire', yes: [0] })
    expect(openVote(entries(asked, { kind: 'replace_answered', by: 1, yes: true }))?.yes).toEqual([0, 1])
    expect(openVote(entries(asked, move(1), { kind: 'said', seat: 1, name: 'Ada', text: '…' }))).not.toBeNull()
  })

  test.each<[string, Fact]>([
    ['a no', { kind: 'replace_answered', by: 1, yes: false }],
    ['the replacement', { kind: 'replaced', seat: 2, level: 'squire', by: 'table' }],
    ['a return', { kind: 'returned', seat: 2 }],
    ['a move of the missing player', move(2)],
    ['the end of the game', { kind: 'ended', scores: [], winners: [], seed: '', salt: '' }],
  ])('%s settles it', (_, fact) => expect(openVote(entries(asked, fact))).toBeNull())
})

describe('clocks', () => {
  const clocks = { at: 1000, left: [60_000, 5_000], running: 0 }
  test('only the running one runs, and none below zero', () => {
    expect(timeLeft(clocks, 0, 11_000)).toBe(50_000)
    expect(timeLeft(clocks, 1, 11_000)).toBe(5_000)
    expect(timeLeft(clocks, 0, 999_000)).toBe(0)
    expect(timeLeft(clocks, 0, 0)).toBe(60_000)
  })
  test.each([
    [161_000, '2:41'],
    [59_001, '1:00'],
    [0, '0:00'],
    [3_762_000, '1:02:42'],
  ])('%d ms is %s', (ms, text) => expect(clockText(ms)).toBe(text))
})
