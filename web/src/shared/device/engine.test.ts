import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, createTable, tableInfo } from '../connection/api'
import { TableConnection } from '../connection/connection.svelte'
import { ACTION, TABLE, info, moved, pushed, welcome, type Said } from '../connection/testing'
import { Engine } from './engine.svelte'
import type { FromEngine, ToEngine } from '../../engine/messages'

/** A worker whose other side is the test. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  heard: ToEngine[] = []
  ended = false

  constructor() {
    super()
    FakeWorker.all.push(this)
  }

  static get last(): FakeWorker {
    const worker = FakeWorker.all.at(-1)
    if (!worker) throw new Error('no worker was started')
    return worker
  }

  postMessage(message: ToEngine): void {
    this.heard.push(structuredClone(message))
  }

  terminate(): void {
    this.ended = true
  }

  say(message: FromEngine): this {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
    return this
  }

  of<T extends ToEngine['type']>(type: T): Extract<ToEngine, { type: T }>[] {
    return this.heard.filter((message): message is Extract<ToEngine, { type: T }> => message.type === type)
  }

  answer(body: unknown, status = 200): void {
    const { id } = this.of('request').at(-1) ?? { id: -1 }
    this.say({
      type: 'response',
      id,
      status,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  frame(body: object): void {
    const { id } = this.of('socket-open').at(-1) ?? { id: -1 }
    this.say({ type: 'socket-frame', id, text: JSON.stringify(body) })
  }

  said(): Said[] {
    return this.of('socket-send').map(({ text }) => JSON.parse(text) as Said)
  }
}

const FROM = { engine: 'https://some.example/engine/', version: '1' }
let engine: Engine

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  sessionStorage.clear()
  FakeWorker.all = []
  engine = new Engine(
    () => new FakeWorker() as unknown as Worker,
    () => FROM,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the engine', () => {
  test('is started by the first question, and by no second one', () => {
    expect(FakeWorker.all).toEqual([])
    void tableInfo(engine.end, TABLE)
    void tableInfo(engine.end, TABLE)
    expect(FakeWorker.all).toHaveLength(1)
    expect(FakeWorker.last.heard).toEqual([{ type: 'start', ...FROM }])
  })

  test('tells how much of it is here, and then hears what was said before', async () => {
    const asked = tableInfo(engine.end, TABLE, 'secret')
    FakeWorker.last.say({ type: 'progress', loaded: 3, total: 8 })
    expect(engine.state).toEqual({ is: 'loading', loaded: 3, total: 8 })
    FakeWorker.last.say({ type: 'ready' })
    expect(engine.state.is).toBe('ready')
    expect(FakeWorker.last.of('request')).toMatchObject([
      { method: 'GET', path: `/api/tables/${TABLE}`, headers: { authorization: 'Bearer secret' }, body: null },
    ])
    FakeWorker.last.answer(info(3))
    await expect(asked).resolves.toMatchObject({ table: TABLE })
  })

  test('refuses as a server does', async () => {
    engine.start()
    FakeWorker.last.say({ type: 'ready' })
    const asked = createTable(engine.end, { game: 'some', name: '', seats: [] })
    FakeWorker.last.answer({ type: 'error', code: 'bad_request', message: 'name: empty', field: 'name', re: null }, 400)
    await expect(asked).rejects.toMatchObject({ code: 'bad_request', field: 'name' })
  })

  test('is told of questions that nobody waits for any more', async () => {
    engine.start()
    FakeWorker.last.say({ type: 'ready' })
    const control = new AbortController()
    const asked = engine.end.ask('/api/games', { signal: control.signal })
    control.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeWorker.last.of('abort')).toEqual([{ type: 'abort', id: FakeWorker.last.of('request')[0]?.id }])
  })

  test.each(['no-wasm', 'fetch', 'storage', 'other-tab', 'broken'] as const)(
    'that cannot be started (%s) says why, and may be started again',
    async (reason) => {
      const asked = tableInfo(engine.end, TABLE)
      const first = FakeWorker.last.say({ type: 'failed', reason, detail: '' })
      await expect(asked).rejects.toMatchObject({ code: 'offline' })
      expect(engine.state).toMatchObject({ is: 'failed', reason })
      expect(first.ended).toBe(true)
      await expect(tableInfo(engine.end, TABLE)).rejects.toBeInstanceOf(ApiError)
      engine.restart()
      expect(FakeWorker.last).not.toBe(first)
      FakeWorker.last.say({ type: 'ready' })
      expect(engine.state.is).toBe('ready')
    },
  )

  test('whose file does not come has not been fetched', () => {
    engine.start()
    FakeWorker.last.dispatchEvent(new Event('error'))
    expect(engine.state).toMatchObject({ is: 'failed', reason: 'fetch' })
  })

  test('that is gone without a word is noticed by its silence', async () => {
    engine.start()
    FakeWorker.last.say({ type: 'ready' })
    const asked = tableInfo(engine.end, TABLE)
    vi.advanceTimersByTime(20_000)
    // It may only be busy: it is asked once more.
    expect(engine.state.is).toBe('ready')
    expect(FakeWorker.last.of('request').at(-1)?.path).toBe('/api/games')
    vi.advanceTimersByTime(20_000)
    expect(engine.state).toMatchObject({ is: 'failed', reason: 'closed' })
    await expect(asked).rejects.toMatchObject({ code: 'offline' })
  })

  test('that is only slow goes on', () => {
    engine.start()
    FakeWorker.last.say({ type: 'ready' })
    void tableInfo(engine.end, TABLE)
    vi.advanceTimersByTime(39_000)
    FakeWorker.last.answer([])
    vi.advanceTimersByTime(300_000)
    expect(engine.state.is).toBe('ready')
  })

  test('a browser without WebAssembly is told so before anything is fetched', () => {
    vi.stubGlobal('WebAssembly', undefined)
    engine.start()
    expect(engine.state).toMatchObject({ is: 'failed', reason: 'no-wasm' })
    expect(FakeWorker.all).toEqual([])
    vi.unstubAllGlobals()
  })

  test('tells what a person should know while it goes on', () => {
    engine.start()
    FakeWorker.last.say({ type: 'ready' }).say({ type: 'trouble', reason: 'storage-full' })
    expect([engine.trouble, engine.state.is]).toEqual(['storage-full', 'ready'])
  })
})

describe('a table on the device', () => {
  let connection: TableConnection

  function live(): void {
    connection = new TableConnection(TABLE, 'secret', undefined, engine.end).open()
    const { last } = FakeWorker
    last.say({ type: 'ready' }).say({ type: 'socket-opened', id: last.of('socket-open')[0]?.id ?? -1 })
    last.frame(welcome(3, [moved(1), moved(2), moved(3)]))
  }
  afterEach(() => connection.close())

  test('is followed like one on a server', () => {
    live()
    expect(FakeWorker.last.of('socket-open')).toMatchObject([{ path: `/api/tables/${TABLE}/socket` }])
    expect(FakeWorker.last.said()[0]).toMatchObject({ type: 'hello', token: 'secret' })
    expect([connection.status, connection.seq]).toEqual(['live', 3])

    connection.move(ACTION)
    const sent = FakeWorker.last.said().at(-1)
    expect(sent).toMatchObject({ type: 'move', expect_seq: 3, action: ACTION })
    FakeWorker.last.frame(pushed(moved(4, String(sent?.move_id)), 4))
    expect([connection.sending, connection.seq]).toEqual([false, 4])
  })

  test('goes on after the engine was closed and started again, and its move is sent again', () => {
    live()
    connection.move(ACTION)
    const sent = FakeWorker.last.said().at(-1)
    FakeWorker.last.say({ type: 'failed', reason: 'broken', detail: 'memory' })
    expect([connection.status, connection.sending]).toEqual(['lost', true])

    engine.restart()
    vi.advanceTimersByTime(10_000)
    const { last } = FakeWorker
    last.say({ type: 'ready' }).say({ type: 'socket-opened', id: last.of('socket-open').at(-1)?.id ?? -1 })
    expect(last.said()[0]).toMatchObject({ type: 'hello', since: 3 })
    last.frame(welcome(3))
    expect(last.said().filter(({ type }) => type === 'move')).toMatchObject([{ move_id: sent?.move_id }])
  })

  test('leaves no socket behind', () => {
    live()
    connection.close()
    expect(FakeWorker.last.of('socket-close')).toEqual([
      { type: 'socket-close', id: FakeWorker.last.of('socket-open')[0]?.id },
    ])
  })
})
