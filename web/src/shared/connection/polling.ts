/** Long polling: the same frames over plain HTTP. */

import { ApiError, pollEvents, sendCommand } from './api'
import type { ClientFrame, ErrorFrame, ServerFrame } from '../protocol'
import { server } from './server.svelte'
import type { Listener, Transport } from './transport'

const WAIT = 25

export function openPolling(table: string, token: string | null, listener: Listener): Transport {
  let done = false
  let asking = new AbortController()

  function give(frame: ServerFrame): void {
    if (!done) listener.frame(frame)
  }

  async function follow(from: number, signal: AbortSignal): Promise<void> {
    try {
      // The first answer comes at once: it is the snapshot.
      for (let since = from, wait = 0; !signal.aborted; wait = WAIT) {
        const news = await pollEvents(server, table, token, since, wait, signal)
        since = Math.max(since, news.seq)
        give({ type: 'welcome', viewer: news.table.you?.seat ?? 'public', ...news })
      }
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && error.frame) give(error.frame)
      finish()
    }
  }

  function finish(): void {
    if (done) return
    done = true
    listener.down(true, 1006)
  }

  async function command(frame: Extract<ClientFrame, { id: string }>): Promise<void> {
    try {
      if (!token) throw new ApiError('unknown_token', 'Only a seat may do that.')
      give(await sendCommand(server, table, token, frame))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'offline') return finish()
      give(errorFrame(error, frame.id))
    }
  }

  queueMicrotask(() => !done && listener.opened())
  return {
    kind: 'polling',
    send: (frame) => {
      if (frame.type === 'hello') {
        asking.abort()
        asking = new AbortController()
        void follow(frame.since ?? 0, asking.signal)
      } else if (frame.type !== 'ping') void command(frame)
    },
    close: () => {
      done = true
      asking.abort()
    },
  }
}

function errorFrame(error: unknown, re: string): ErrorFrame {
  if (error instanceof ApiError) {
    if (error.frame) return { ...error.frame, re }
    return { type: 'error', code: error.code, message: error.message, field: error.field, re }
  }
  return { type: 'error', code: 'server', message: String(error), field: null, re }
}
