/** Entries of the log as moves to show, and what was built last. */

import type { LogEntry } from '../../../shared/games'
import type { Event as AnyEvent } from '../../../shared/protocol'
import type { At, Event, Seat, View } from '../types'

// The shell hands events on without knowing them.
export const eventsOf = (events: readonly AnyEvent[]): readonly Event[] => events as unknown as readonly Event[]

type Entry = { readonly seq: number; readonly view: View; readonly events: readonly Event[] }

/** After a break no more than so many entries are told. */
const MOST_MISSED = 20

/** An entry together with those after `latest` that came with it; null where there is nothing to tell, or too much. */
export function withMissed(latest: number, entry: Entry, log: readonly LogEntry[]): Entry | null {
  if (entry.events.length === 0) return null
  const missed = log.filter(({ seq }) => seq > latest && seq < entry.seq)
  if (missed.length > MOST_MISSED) return null
  return { ...entry, events: [...missed.flatMap(({ events }) => eventsOf(events)), ...entry.events] }
}

/** The card that was built last, as long as it is of this turn or the one before. */
export function lastBuilt(log: readonly LogEntry[]): { readonly realm: Seat; readonly at: At } | null {
  let turns = 0
  for (const entry of log.toReversed()) {
    for (const event of eventsOf(entry.events).toReversed()) {
      if (event.type === 'built') return { realm: event.realm, at: event.at }
      if (event.type === 'turn_started' && ++turns > 1) return null
    }
  }
  return null
}
