/** Following the events of a move one by one leads from each view to the next. */
import { describe, expect, it } from 'vitest'
import games from '../fixtures/games.json'
import type { CardView, Event, View } from '../types'
import { follow, sceneOf, type Scene } from './present'
import { steps } from './steps'

type Lying = [number, string | null, CardView['lies']]
type Slim = { columns: { cards: Lying[] }[] }
type Frame = { events: Event[]; view: View }

function viewOf(slim: unknown): View {
  const columns = (slim as Slim).columns.map((column) => ({
    ...column,
    cards: column.cards.map(([owner, card, lies]) => ({ owner, card, lies, cannot_be: [] })),
  }))
  return { ...(slim as object), columns } as unknown as View
}

function framesOf(game: keyof typeof games): Frame[] {
  return (games[game] as unknown as Frame[]).map(({ events, view }) => ({ events, view: viewOf(view) }))
}

/** What lies on the table; piles are sets, won targets have no order. */
function lying(view: View): unknown {
  return {
    columns: view.columns,
    seats: view.seats.map((seat) => ({ ...seat, won: [...(seat.won ?? [])].map(String).sort() })),
  }
}

describe.each(['3-0', '2-public'] as const)('game %s', (game) => {
  const frames = framesOf(game)

  it('shows after the last event of every move what the true view says', () => {
    expect(frames.length).toBeGreaterThan(40)
    for (const [at, { events, view }] of frames.slice(1, -1).entries()) {
      const before = frames[at]?.view
      if (!before) throw new Error('no view before')
      const scene = events.reduce(follow, sceneOf(before))
      expect(lying(scene.view), `move ${at + 1}`).toEqual(lying(view))
    }
  })

  it('can be looked at event by event, the end of a round in one', () => {
    let most = 0
    for (const [at, { events, view }] of frames.slice(1).entries()) {
      const parts = steps(frames[at]?.view ?? view, events, view)
      expect(parts.flatMap((part) => part.events)).toEqual(events)
      const ends = parts.findIndex((part) => part.events.some(({ type }) => type === 'round_ended'))
      if (ends >= 0) expect(ends).toBe(parts.length - 1)
      else expect(lying(parts.at(-1)?.view ?? view)).toEqual(lying(view))
      most = Math.max(most, parts.length)
    }
    expect(most).toBeGreaterThan(2)
  })

  it('keeps the key of a card that moves or is turned up, and never uses one twice', () => {
    let scene: Scene | null = null
    for (const { events, view } of frames) {
      for (const event of events) {
        if (!scene) break
        const before: Scene = scene
        scene = follow(before, event)
        const keys = scene.keys.flat()
        expect(new Set(keys).size).toBe(keys.length)
        if (event.type === 'travelled')
          expect(scene.keys[event.column]?.at(-1)).toBe(explorerKey(before, event.origin, event.owner))
        if (event.type === 'uncovered') expect(scene.keys[event.column]).toEqual(before.keys[event.column])
      }
      const settled: Scene = sceneOf(view, scene)
      if (scene && settled.view.columns.length > 0) expect(settled.keys).toEqual(scene.keys)
      scene = settled
    }
  })
})

function explorerKey(scene: Scene, column: number, owner: number): number | undefined {
  const place =
    scene.view.columns[column]?.cards.findIndex((card) => card.owner === owner && card.card === 'explorer') ?? -1
  return scene.keys[column]?.[place]
}
