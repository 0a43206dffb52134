/** The WebSocket, with its heartbeat: a line that went dead silently is noticed within eight seconds while the page is visible. */

import type { ServerFrame } from '../protocol'
import type { Listener, Transport } from './transport'

export const PING_EVERY = 5_000
export const PONG_WITHIN = 3_000
/** A phone's network that swallows everything must not make us wait for ever. */
export const OPEN_WITHIN = 6_000

export function openSocket(table: string, listener: Listener): Transport {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`)
  let reached = false
  let done = false
  let pinging: ReturnType<typeof setInterval> | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined = setTimeout(() => finish(1006), OPEN_WITHIN)

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
    deadline = setTimeout(() => finish(1006), PONG_WITHIN)
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
      if (!done && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
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
