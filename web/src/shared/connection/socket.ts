/** A table's socket, with its heartbeat: a line to a server that went dead silently is noticed within eight seconds while the page is visible. */

import type { ServerFrame } from '../protocol'
import type { End } from './end'
import type { Listener, Transport } from './transport'

export const PING_EVERY = 5_000
const OPEN = 1

export function openSocket(end: End, table: string, listener: Listener): Transport {
  const socket = end.open(`/api/tables/${table}/socket`)
  let reached = false
  let done = false
  let pinging: ReturnType<typeof setInterval> | undefined
  // A phone's network that swallows everything must not make us wait for ever.
  let deadline: ReturnType<typeof setTimeout> | undefined = setTimeout(() => finish(1006), 2 * end.patience)

  function finish(code: number): void {
    if (done) return
    close()
    listener.down(reached, code)
  }

  function close(): void {
    done = true
    clearInterval(pinging)
    clearTimeout(deadline)
    // Safari on phones may never fire `close`; we do not wait for it.
    socket.close()
  }

  function ping(): void {
    if (document.visibilityState === 'hidden' || deadline !== undefined) return
    socket.send('{"type":"ping"}')
    deadline = setTimeout(() => finish(1006), end.patience)
  }

  function alive(): void {
    clearTimeout(deadline)
    deadline = undefined
  }

  socket.addEventListener('open', () => {
    if (done) return
    reached = true
    alive()
    pinging = setInterval(ping, PING_EVERY)
    listener.opened()
  })
  socket.addEventListener('message', (message) => {
    if (done) return
    alive()
    const frame = parse(message.data)
    if (frame) listener.frame(frame)
    else finish(1007)
  })
  socket.addEventListener('close', (event) => finish(event.code))
  socket.addEventListener('error', () => finish(1006))

  return {
    kind: 'socket',
    send: (frame) => {
      if (!done && socket.readyState === OPEN) socket.send(JSON.stringify(frame))
    },
    close,
  }
}

/** A frame; null for half of one, or for anything else that is no object with a type. */
function parse(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data))
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as ServerFrame) : null
  } catch {
    return null
  }
}
