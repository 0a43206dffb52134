/** Two ways to the server that look the same: a WebSocket, or plain HTTP where a proxy forbids WebSockets. */

import type { ClientFrame, ServerFrame } from '../protocol'

export type Transport = {
  readonly kind: 'socket' | 'polling'
  send: (frame: ClientFrame) => void
  close: () => void
}

export type Listener = {
  /** It can be spoken to. */
  opened: () => void
  frame: (frame: ServerFrame) => void
  /** It is gone for good; `reached` tells whether it ever opened. */
  down: (reached: boolean, code: number) => void
}
