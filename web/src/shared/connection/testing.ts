/** A table's other end for tests: sockets that the test answers itself. */

import { afterEach, beforeEach, vi } from 'vitest'
import type { Action, Entry, TableInfo, View } from '../protocol'
import { TableConnection } from './connection.svelte'

export type Said = { type: string; [field: string]: unknown }

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  readyState = FakeSocket.CONNECTING
  sent: Said[] = []

  constructor(readonly url: string) {
    super()
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  accept(): this {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
    return this
  }

  say(frame: object | string): this {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
    this.dispatchEvent(new MessageEvent('message', { data }))
    return this
  }

  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }

  sentOf(type: string): Said[] {
    return this.sent.filter((frame) => frame.type === type)
  }
}

export const TABLE = 'abcdefgh2345'
export const ACTION: Action = { type: 'play', seat: 0, card: 'x', column: 1 }

export const info = (seq: number): TableInfo =>
  ({
    table: TABLE,
    game: 'some',
    status: 'running',
    seq,
    seats: [],
    you: { seat: 0, host: true, webhook: false },
  }) as unknown as TableInfo
export const view = (mark: number): View => ({ viewer: 0, to_act: 0, legal: [], mark })
export const moved = (seq: number, move_id?: string): Entry => ({
  kind: 'moved',
  seq,
  at: seq,
  seat: 0,
  by: 'person',
  events: [{ type: 'e', seq }],
  ...(move_id ? { move_id } : {}),
})
export const said = (seq: number): Entry => ({ kind: 'said', seq, at: seq, seat: 1, name: 'Ada', text: 'hi' })
export const welcome = (seq: number, entries: Entry[] = [], mark = seq): object => ({
  type: 'welcome',
  table: info(seq),
  viewer: 0,
  seq,
  entries,
  view: view(mark),
  hash: `h${mark}`,
})
export const pushed = (entry: Entry, mark: number): object => ({
  type: 'entry',
  ...entry,
  view: view(mark),
  hash: `h${mark}`,
  table: null,
})

export let connection: TableConnection
export let errors: string[]

export function connect(): FakeSocket {
  connection = new TableConnection(TABLE, 'secret', (code) => errors.push(code)).open()
  return FakeSocket.last
}

/** Connected, with three entries and a view. */
export function live(): FakeSocket {
  return connect()
    .accept()
    .say(welcome(3, [moved(1), moved(2), moved(3)]))
}

export function setVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Fake time, fake sockets, empty storage around each test. */
export function aroundEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.spyOn(Math, 'random').mockReturnValue(1)
    FakeSocket.all = []
    errors = []
    sessionStorage.clear()
  })

  afterEach(() => {
    connection.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
