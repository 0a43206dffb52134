/** The engine: a worker that does on this device what a server does. It is started when it is first asked for something. */

import type { End } from '../connection/end'
import type { FailureReason, FromEngine, ToEngine, TroubleReason } from '../../engine/messages'
import { DeviceSocket } from './socket'

/** `closed`: it was running and is gone, or says nothing any more. */
export type Failure = FailureReason | 'closed'

export type EngineState =
  | { readonly is: 'off' }
  /** In bytes; `total` is 0 while nobody knows it. */
  | { readonly is: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly is: 'ready' }
  | { readonly is: 'failed'; readonly reason: Failure; readonly detail: string }

/** What we use of a worker. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

type Asked = { readonly resolve: (answer: Response) => void; readonly reject: (error: unknown) => void }

/** It thinks elsewhere, so that it answers soon; a busy phone may need a while all the same. */
const PATIENCE = 20_000

export class Engine {
  state = $state.raw<EngineState>({ is: 'off' })
  trouble = $state.raw<TroubleReason | null>(null)
  #worker: EngineWorker | null = null
  /** What was said before it listened. */
  #early: ToEngine[] = []
  #count = 0
  #watching: ReturnType<typeof setTimeout> | undefined
  readonly #asked = new Map<number, Asked>()
  readonly #sockets = new Map<number, DeviceSocket>()
  readonly #make: () => EngineWorker
  readonly #from: () => { engine: string; version: string }

  constructor(make: () => EngineWorker, from: () => { engine: string; version: string }) {
    this.#make = make
    this.#from = from
  }

  readonly end: End = {
    where: 'device',
    patience: PATIENCE,
    ask: (path, init) => this.#ask(path, init),
    open: (path) => this.#open(path),
  }

  /** Starts it unless it runs; one that has failed stays so until somebody restarts it. */
  start(): void {
    if (this.state.is !== 'off') return
    this.state = { is: 'loading', loaded: 0, total: 0 }
    try {
      if (typeof WebAssembly === 'undefined') return this.#fail('no-wasm', 'There is no WebAssembly.')
      const worker = this.#make()
      this.#worker = worker
      worker.addEventListener('message', (message) => {
        if (this.#worker === worker) this.#hear((message as MessageEvent<FromEngine>).data)
      })
      worker.addEventListener('error', (event) => {
        if (this.#worker !== worker) return
        event.preventDefault()
        const detail = event instanceof ErrorEvent ? event.message : ''
        // One that runs may survive it. A file that does not come is told without words.
        if (this.state.is === 'ready') this.#probe()
        else this.#fail(detail ? 'broken' : 'fetch', detail)
      })
      worker.postMessage({ type: 'start', ...this.#from() } satisfies ToEngine)
    } catch (error) {
      this.#fail('broken', String(error))
    }
  }

  /** Once more from the beginning; tables are where they were kept. */
  restart(): void {
    this.#end('It is started anew.')
    this.trouble = null
    this.state = { is: 'off' }
    this.start()
  }

  #say(message: ToEngine): void {
    if (this.state.is === 'ready') this.#worker?.postMessage(message)
    else this.#early.push(message)
  }

  #ask(path: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
    this.start()
    return new Promise((resolve, reject) => {
      if (this.state.is === 'failed') return reject(new TypeError(this.state.detail))
      const id = ++this.#count
      this.#asked.set(id, { resolve, reject })
      signal?.addEventListener('abort', () => {
        if (!this.#asked.delete(id)) return
        this.#say({ type: 'abort', id })
        reject(new DOMException('Nobody waits for it any more.', 'AbortError'))
      })
      const text = typeof body === 'string' ? body : null
      this.#say({ type: 'request', id, method, path, headers: headers as Record<string, string>, body: text })
      this.#watch()
    })
  }

  #open(path: string): DeviceSocket {
    this.start()
    const id = ++this.#count
    const socket = new DeviceSocket(
      (text) => {
        this.#say({ type: 'socket-send', id, text })
        this.#watch()
      },
      () => {
        if (this.#sockets.delete(id)) this.#say({ type: 'socket-close', id })
      },
    )
    if (this.state.is === 'failed') queueMicrotask(() => socket.closed(1006))
    else {
      this.#sockets.set(id, socket)
      this.#say({ type: 'socket-open', id, path })
    }
    return socket
  }

  #hear(message: FromEngine): void {
    clearTimeout(this.#watching)
    this.#watching = undefined
    switch (message.type) {
      case 'progress':
        if (this.state.is === 'loading') this.state = { is: 'loading', loaded: message.loaded, total: message.total }
        return
      case 'ready':
        this.state = { is: 'ready' }
        this.#early.splice(0).forEach((early) => this.#worker?.postMessage(early))
        return
      case 'failed':
        return this.#fail(message.reason, message.detail)
      case 'trouble':
        this.trouble = message.reason
        return
      case 'response': {
        const { status, headers, body } = message
        const bare = status === 204 || status === 304
        this.#asked.get(message.id)?.resolve(new Response(bare ? null : body, { status, headers }))
        this.#asked.delete(message.id)
        return
      }
      case 'socket-opened':
        return this.#sockets.get(message.id)?.opened()
      case 'socket-frame':
        return this.#sockets.get(message.id)?.frame(message.text)
      case 'socket-closed': {
        const socket = this.#sockets.get(message.id)
        this.#sockets.delete(message.id)
        return socket?.closed(message.code)
      }
    }
  }

  /** A browser that is short of memory ends a worker without a word. Who says nothing for long is asked whether it lives. */
  #watch(): void {
    if (this.state.is === 'ready' && this.#watching === undefined)
      this.#watching = setTimeout(() => this.#probe(), PATIENCE)
  }

  #probe(): void {
    clearTimeout(this.#watching)
    this.#watching = setTimeout(() => {
      this.#watching = undefined
      if (document.visibilityState === 'visible') this.#fail('closed', 'It does not answer.')
    }, PATIENCE)
    this.#say({ type: 'request', id: ++this.#count, method: 'GET', path: '/api/games', headers: {}, body: null })
  }

  #fail(reason: Failure, detail: string): void {
    console.warn(`The engine: ${reason}: ${detail}`)
    this.state = { is: 'failed', reason, detail }
    this.#end(detail)
  }

  #end(why: string): void {
    clearTimeout(this.#watching)
    this.#watching = undefined
    this.#worker?.terminate()
    this.#worker = null
    this.#early = []
    const asked = [...this.#asked.values()]
    const sockets = [...this.#sockets.values()]
    this.#asked.clear()
    this.#sockets.clear()
    asked.forEach(({ reject }) => reject(new TypeError(why)))
    sockets.forEach((socket) => socket.closed(1006))
  }
}
