/** A move cut into its events, for looking at it slowly. */

import type { Event, View } from '../types'
import { follow, sceneOf } from './present'

type Step = { readonly view: View; readonly events: readonly Event[] }

/** One step for every event that changes the table; the end of a round is one step, its story tells the rest. */
export function steps(before: View, events: readonly Event[], after: View): Step[] {
  const found: Step[] = []
  let scene = sceneOf(before)
  for (const [place, event] of events.entries()) {
    if (event.type === 'round_ended') return [...found, { view: after, events: events.slice(place) }]
    const next = follow(scene, event)
    const last = found.at(-1)
    if (next === scene && last) found[found.length - 1] = { view: last.view, events: [...last.events, event] }
    else found.push({ view: next.view, events: [event] })
    scene = next
  }
  return found.length > 0 ? found : [{ view: after, events }]
}
