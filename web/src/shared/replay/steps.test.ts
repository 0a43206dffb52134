import { describe, expect, test } from 'vitest'
import type { Frame } from '../protocol'
import { momentOf, stepAt, stepsOf } from './steps'

const event = (type: string) => ({ type })
const view = (name: string) => ({ viewer: 'open', to_act: null, name })
const FRAMES = [
  { seq: 3, at: 0, view: view('start'), events: [event('deal')] },
  { seq: 4, at: 0, view: view('one'), events: [event('a'), event('b'), event('c')] },
  { seq: 6, at: 0, view: view('two'), events: [event('d')] },
] as unknown as Frame[]

const each = stepsOf(FRAMES, (before, events) =>
  events.map((one) => ({ view: { ...before, after: one.type }, events: [one] })),
)

describe('a game cut into steps', () => {
  test('has one step a move where the game cannot cut', () => {
    expect(stepsOf(FRAMES, undefined).map(momentOf)).toEqual(['3', '4', '6'])
  })

  test('has one step an event where it can, and the true view at the end of each move', () => {
    expect(each.map(momentOf)).toEqual(['3', '4.0', '4.1', '4', '6'])
    expect(each[2]).toMatchObject({
      move: 1,
      view: { name: 'start', after: 'b' },
      events: [event('b')],
      told: [event('a'), event('b')],
    })
    expect(each[3]?.view).toBe(FRAMES[1]?.view)
  })

  test('is opened at the moment that a link names', () => {
    for (const [place, step] of each.entries()) expect(stepAt(each, step.seq, step.part)).toBe(place)
    expect(stepAt(each, null, null)).toBe(0)
    expect(stepAt(each, 5, null)).toBe(3)
    expect(stepAt(each, 99, 7)).toBe(4)
    expect(stepAt(each, 1, null)).toBe(0)
  })
})
