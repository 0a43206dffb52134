/** The line has two ends that look the same from here: a server, or the engine on this device. */

export type Where = 'server' | 'device'

/** What we use of a WebSocket. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>

export type End = {
  readonly where: Where
  /** As `fetch`, for a path below `/api`. Rejects with a TypeError where nobody answers. */
  ask: (path: string, init: RequestInit) => Promise<Response>
  /** A socket for a path below `/api`. */
  open: (path: string) => Socket
  /** How long an answer may take that is a matter of moments, ms. */
  readonly patience: number
}
