import { expect, it } from 'vitest'
import type { Event, View } from '../types'
import { withMissed } from './moves'

const said = (seq: number) => [{ type: 'turn_started', seq }] as unknown as Event[]
const log = Array.from({ length: 40 }, (_, seq) => ({ seq, events: said(seq) as never }))
const entry = { seq: 30, view: {} as View, events: said(30) }

it('tells what was missed with the entry that came after it, each event once', () => {
  expect(withMissed(29, entry, log)).toEqual(entry)
  expect(withMissed(27, entry, log)).toEqual({ ...entry, events: [28, 29, 30].flatMap(said) })
})

it('tells nothing where a page has just come, or was away for long', () => {
  expect(withMissed(29, { ...entry, events: [] }, log)).toBeNull()
  expect(withMissed(9, entry, log)?.events).toHaveLength(21)
  expect(withMissed(8, entry, log)).toBeNull()
})
