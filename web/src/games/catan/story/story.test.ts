/** Stories tell dice, events and harvests from the events alone, can be skipped, and always end at the true view. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import { change } from '../../../shared/browser/settings.svelte'
import type { Event, View } from '../types'
import { beatsOf } from './beats'
import { Story } from './story.svelte'
import { beatMeaning, beatText } from './words'

const names = ['Ada', 'Bea']
const view = (turn: number): View => ({ turn, die: 5 }) as unknown as View
const gained = (seat: number, resource: string, by: string, at = '0U') => ({
  type: 'gained',
  seat,
  resource,
  amount: 1,
  at,
  by,
})
const lost = (seat: number, resource: string, by: string) => ({ type: 'lost', seat, resource, amount: 2, at: '2L', by })
const ROLL = [
  { type: 'turn_started', seat: 1, turn: 6, round: 3 },
  { type: 'rolled', seat: 1, face: 'brigand', number: 5, named: false },
  lost(0, 'ore', 'brigand'),
  gained(0, 'brick', 'production'),
  gained(1, 'wool', 'production', '2U'),
  gained(1, 'wool', 'production', '2L'),
] as unknown as Event[]
const EVENT = [
  { type: 'rolled', seat: 0, face: 'question', number: 2, named: false },
  { type: 'event_turned', card: 'plague' },
  lost(1, 'grain', 'plague'),
  { type: 'left', owner: 1, card: 'abbey', realm: 1, at: '1U1', to: 'hand' },
] as unknown as Event[]

beforeAll(async () => {
  await loadTexts('catan')
  await setLanguage('en')
})

describe('the beats of a move', () => {
  it('are the dice with what the face did, then the harvest', () => {
    const beats = beatsOf(ROLL, view(6), names, 0)
    expect(beats.map(({ kind }) => kind)).toEqual(['dice', 'harvest'])
    expect(beatText(beats[0]!, names)).toBe('Bea rolls Brigand and 5. Ada loses 2 ore.')
    expect(beatText(beats[1]!, names)).toBe('Harvest 5. Ada gains 1 brick. Bea gains 2 wool.')
    expect([...beats[0]!.marks]).toEqual([['place:0:2L', '−2']])
    expect([...beats[1]!.marks]).toEqual([
      ['place:0:0U', '+1'],
      ['place:1:2U', '+1'],
      ['place:1:2L', '+1'],
    ])
  })

  it('are the event card with all it did', () => {
    const [dice, plague] = beatsOf(EVENT, view(6), names, 0)
    expect(dice?.kind).toBe('dice')
    expect(plague?.notes).toEqual(['Bea takes Abbey back into their hand.'])
    expect(beatMeaning(plague!)).not.toMatch(/⟦/)
  })

  it('tell cards that others play, and duels', () => {
    const played = [{ type: 'played', seat: 1, card: 'black_knight', against: null }] as unknown as Event[]
    expect(beatsOf(played, view(6), names, 1)).toEqual([])
    expect(beatsOf(played, view(6), names, 0).map(({ kind }) => kind)).toEqual(['played'])
    const [duel] = beatsOf(
      [{ type: 'die_rolled', seat: 1, by: 'black_knight', number: 4, success: false }] as unknown as Event[],
      view(6),
      names,
      0,
    )
    expect(duel).toMatchObject({ kind: 'duel', number: 4, answered: true })
  })

  it('are none for a payment or a building', () => {
    const quiet = [
      lost(0, 'ore', 'paid'),
      { type: 'built', seat: 0, card: 'abbey', realm: 0, at: '1U1' },
    ] as unknown as Event[]
    expect(beatsOf(quiet, view(6), names, 1)).toEqual([])
  })
})

describe('a story', () => {
  const shown = vi.fn()
  const who = () => ({ names, me: 0 })
  beforeEach(() => {
    shown.mockClear()
    vi.useFakeTimers()
    change({ motion: 'full' })
  })

  it('shows the old table while the dice roll, marks what changes, and ends at the new one', async () => {
    const [before, after] = [view(5), view(6)]
    const story = new Story(before, shown, who)
    story.add({ seq: 7, view: after, events: ROLL })
    expect([story.busy, story.beat?.kind, story.view]).toEqual([true, 'dice', before])
    expect(story.line).toContain('rolls Brigand')
    await vi.advanceTimersByTimeAsync(1700)
    expect([story.beat?.kind, story.view, story.mark('place:0:0U')]).toEqual(['harvest', after, '+1'])
    await vi.advanceTimersByTimeAsync(5000)
    expect([story.busy, story.beat, story.view]).toEqual([false, null, after])
    expect(shown.mock.calls).toEqual([[7]])
  })

  it('can be skipped, with everything after it in the same move', async () => {
    const story = new Story(view(5), shown, who)
    story.add({ seq: 7, view: view(6), events: EVENT })
    story.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect([story.busy, story.view.turn]).toEqual([false, 6])
  })

  it('is a calm line where nothing may move', async () => {
    change({ motion: 'reduced' })
    const story = new Story(view(5), shown, who)
    story.add({ seq: 7, view: view(6), events: ROLL })
    expect(story.beat).toBeNull()
    await vi.advanceTimersByTimeAsync(0)
    expect([story.busy, story.view.turn]).toEqual([false, 6])
    expect(story.calm).toContain('Harvest 5.')
    story.add({ seq: 8, view: view(7), events: [] })
    expect(story.calm).toBeNull()
  })

  it('passes by in a replay as soon as the next move is asked for, and can be jumped over', async () => {
    const story = new Story(view(5), shown, who)
    story.passes = true
    story.add({ seq: 7, view: view(6), events: ROLL })
    story.add({ seq: 8, view: view(7), events: EVENT })
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.mock.calls).toEqual([[7]])
    story.jump(3, view(2))
    await vi.advanceTimersByTimeAsync(0)
    expect([story.busy, story.view.turn]).toEqual([false, 2])
    expect(shown.mock.calls.at(-1)).toEqual([3])
  })
})
