/** Which moves the table has not shown yet. */

import type { LogEntry } from '../../../shared/games'
import type { Event as AnyEvent } from '../../../shared/protocol'
import type { Move } from '../stage/stage.svelte'
import type { Event, View } from '../types'

/** The shell hands events on without knowing them. */
export function eventsOf(events: readonly AnyEvent[]): readonly Event[] {
  return events as readonly unknown[] as readonly Event[]
}

type Entry = { readonly seq: number; readonly view: View; readonly events: readonly Event[] }

/** The moves after `latest` up to this entry; null where they cannot be followed one by one: a page that has just come, a step back, too many at once. */
export function movesSince(latest: number, entry: Entry, log: readonly LogEntry[], most: number): Move[] | null {
  if (entry.seq <= latest || entry.events.length === 0) return null
  const known = log.filter(({ seq }) => seq > latest && seq < entry.seq)
  if (known.length >= most) return null
  const missed = known.map(({ seq, events }): Move => ({ seq, events: eventsOf(events), view: null }))
  return [...missed, { seq: entry.seq, events: entry.events, view: entry.view }]
}
