/** Whether a bot should play for somebody who is away: the question that is open, if there is one. */

import type { Entry } from '../protocol'

export type Vote = {
  readonly seat: number
  readonly by: number | null
  readonly level: string
  /** Who has answered yes; who asks has. */
  readonly yes: readonly number[]
}

/** Asked and neither granted, refused nor settled by a return. */
export function openVote(entries: readonly Entry[]): Vote | null {
  return entries.reduce<Vote | null>(after, null)
}

function after(vote: Vote | null, entry: Entry): Vote | null {
  if (entry.kind === 'replace_asked') {
    const { seat, by, level } = entry
    return { seat, by, level, yes: by === null ? [] : [by] }
  }
  if (!vote) return null
  switch (entry.kind) {
    case 'replace_answered':
      return entry.yes ? { ...vote, yes: [...vote.yes, entry.by] } : null
    case 'replaced':
    case 'returned':
      return entry.seat === vote.seat ? null : vote
    case 'moved':
      return entry.seat === vote.seat && entry.by === 'person' ? null : vote
    case 'ended':
      return null
    default:
      return vote
  }
}
