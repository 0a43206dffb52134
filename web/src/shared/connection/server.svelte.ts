/** The server that the pages came from, if there is one: a folder of files has none behind it. */

import { areFiles } from '../shell/addresses'
import type { End } from './end'

/** `none`: who answered is no server of ours. */
export type Served = 'unknown' | 'here' | 'lost' | 'none'

let served = $state<Served>('unknown')

/** What the last answers told about the server. */
export function serverIs(): Served {
  return areFiles() ? 'none' : served
}

export const server: End = {
  where: 'server',
  patience: 3_000,
  ask: async (path, init) => {
    if (areFiles()) throw new TypeError('There is no server here.')
    let answer: Response
    try {
      answer = await fetch(path, init)
    } catch (error) {
      if (!(error instanceof DOMException)) served = 'lost'
      throw error
    }
    // Ours speaks JSON, refusals included. A file host sends pages; so does a proxy whose server is away, as a failure.
    const isForeign = /html|xml/.test(answer.headers.get('content-type') ?? '')
    served = !isForeign ? 'here' : answer.status >= 500 ? 'lost' : 'none'
    if (served === 'none') throw new TypeError('There is no server here.')
    return answer
  },
  open: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
}
