/** Moves are shown one after the other, and the stage always ends at the true view. */
import { describe, expect, it, vi } from 'vitest'
import { change } from '../../../shared/browser/settings.svelte'
import moments from '../fixtures/moments.json'
import { movesSince } from '../table/moves'
import type { Event, View } from '../types'
import { roundIn, roundsIn, Stage } from './stage.svelte'

type Moment = { before: View; events: Event[]; view: View }
const momentOf = (name: keyof typeof moments): Moment => moments[name] as unknown as Moment

change({ motion: 'reduced' })

describe('the stage', () => {
  it('shows what it is given in order, and reports each', async () => {
    const { before, events, view } = momentOf('cloak')
    const shown = vi.fn()
    const stage = new Stage(before, shown)
    stage.add([
      { seq: 4, events, view },
      { seq: 5, events: [], view: momentOf('swap').view },
    ])
    await vi.waitFor(() => expect(stage.busy).toBe(false))
    expect(shown.mock.calls).toEqual([[4], [5]])
    expect(stage.scene.view).toBe(momentOf('swap').view)
    expect(stage.event).toBeNull()
  })

  it('follows events where no view is known, until one is', async () => {
    const { before, events, view } = momentOf('waiting')
    const stage = new Stage(before, vi.fn())
    stage.add([{ seq: 4, events, view: null }])
    await vi.waitFor(() => expect(stage.busy).toBe(false))
    expect(stage.scene.view.columns).toEqual(view.columns)
  })

  it('waits at the end of a round until its awarding was told, then goes on with what came meanwhile', async () => {
    const { before, events, view } = momentOf('round')
    const shown = vi.fn()
    const stage = new Stage(before, shown)
    stage.add([{ seq: 4, events, view }])
    await vi.waitFor(() => expect(stage.round).not.toBeNull())
    const later = momentOf('waiting').view
    stage.add([{ seq: 5, events: [], view: later }])
    expect(shown).not.toHaveBeenCalled()
    expect(stage.scene.view.columns.every((column) => column.cards.every((card) => card.lies === 'up'))).toBe(true)
    stage.endRound()
    await vi.waitFor(() => expect(stage.busy).toBe(false))
    expect(shown.mock.calls).toEqual([[4], [5]])
    expect(stage.scene.view).toBe(later)
  })

  it('can be told to be somewhere else at once, even in the middle of an awarding', async () => {
    const { before, events, view } = momentOf('round')
    const stage = new Stage(before, vi.fn())
    stage.add([{ seq: 4, events, view }])
    await vi.waitFor(() => expect(stage.round).not.toBeNull())
    const elsewhere = momentOf('play').view
    stage.jump(2, elsewhere)
    await vi.waitFor(() => expect(stage.busy).toBe(false))
    expect(stage.scene.view).toBe(elsewhere)
    expect(stage.round).toBeNull()
  })
})

it('finds the awards of a round in its events', () => {
  const round = roundIn(momentOf('round').events)
  expect(round?.columns.map((column) => column.cards.length).every((count) => count > 0)).toBe(true)
  expect(round?.isLast).toBe(false)
  expect(roundIn(momentOf('over').events)?.isLast).toBe(true)
  expect(roundIn(momentOf('waiting').events)).toBeNull()
})

it('remembers which columns storms had closed, and forgets them with the round', () => {
  const { events } = momentOf('round')
  const storm: Event = { type: 'closed', column: 1, owner: 0 }
  const rounds = roundsIn([[storm], events, events])
  expect(rounds.map(({ columns }) => columns.map((column) => column.closed))).toEqual([
    [false, true],
    [false, false],
  ])
})

describe('moves that were not shown yet', () => {
  const { view, events } = momentOf('waiting')
  const log = [3, 5, 6, 9].map((seq) => ({ seq, events: events as never }))

  it('are those after the last one, with the view only at the end', () => {
    const moves = movesSince(5, { seq: 9, view, events }, log, 3)
    expect(moves?.map(({ seq }) => seq)).toEqual([6, 9])
    expect(moves?.map((move) => move.view)).toEqual([null, view])
  })

  it('are jumped over where there are too many, or the way leads back, or nothing happened', () => {
    expect(movesSince(1, { seq: 9, view, events }, log, 3)).toBeNull()
    expect(movesSince(9, { seq: 6, view, events }, log, 3)).toBeNull()
    expect(movesSince(6, { seq: 9, view, events: [] }, log, 3)).toBeNull()
    expect(movesSince(5, { seq: 9, view, events }, log, 1)).toBeNull()
  })
})
