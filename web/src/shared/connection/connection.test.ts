import { describe, expect, test, vi } from 'vitest'
import { server } from './server.svelte'
import { PING_EVERY } from './socket'

const PONG_WITHIN = server.patience
const OPEN_WITHIN = 2 * server.patience
import {
  aroundEachTest,
  connect,
  connection,
  FakeSocket,
  info,
  live,
  moved,
  pushed,
  said,
  setVisibility,
  view,
  welcome,
} from './testing'

aroundEachTest()

describe('hello and catching up', () => {
  test('the first hello asks for everything and carries the token, which is in no address', () => {
    const socket = connect().accept()
    expect(socket.sent[0]).toEqual({ type: 'hello', token: 'secret', since: 0 })
    expect(socket.url).not.toContain('secret')
  })

  test('the first view stands still: what led there is past', () => {
    live()
    expect(connection.status).toBe('live')
    expect(connection.moment).toEqual({ seq: 3, view: view(3), events: [] })
    expect(connection.entries).toHaveLength(3)
  })

  test('a new entry brings its view and its events together', () => {
    live().say(pushed(moved(4), 4))
    expect(connection.moment).toEqual({ seq: 4, view: view(4), events: [{ type: 'e', seq: 4 }] })
    expect(connection.moments.map(({ seq }) => seq)).toEqual([3, 4])
  })

  test('after a loss only what is missing is asked for; each entry keeps its own events', () => {
    const socket = live()
    socket.drop()
    vi.advanceTimersByTime(1000)
    const again = FakeSocket.last.accept()
    expect(again).not.toBe(socket)
    expect(again.sent[0]).toMatchObject({ type: 'hello', since: 3 })
    again.say(welcome(5, [moved(4), moved(5)]))
    expect(connection.moment).toEqual({ seq: 5, view: view(5), events: [{ type: 'e', seq: 5 }] })
    expect(connection.entries.slice(-2)).toMatchObject([4, 5].map((seq) => ({ seq, events: [{ type: 'e', seq }] })))
  })

  test('an entry that comes twice counts once', () => {
    live()
      .say(pushed(moved(4), 4))
      .say(pushed(moved(4), 4))
      .say(welcome(4, [moved(4)]))
    expect(connection.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(connection.moments.map(({ seq }) => seq)).toEqual([3, 4])
  })

  test('a gap is not believed: hello again', () => {
    const socket = live()
    socket.sent = []
    socket.say(pushed(moved(6), 6))
    expect(connection.seq).toBe(3)
    expect(socket.sent).toEqual([{ type: 'hello', token: 'secret', since: 3 }])
  })

  test('chat does not touch what the table shows', () => {
    const socket = live()
    const before = connection.moment
    socket.say({ type: 'entry', ...said(4), view: null, table: null })
    expect(connection.moment).toBe(before)
    expect(connection.entries).toHaveLength(4)
  })

  test('a server that knows less is another one: everything is read anew', () => {
    const socket = live()
    socket.sent = []
    socket.say(welcome(2, []))
    expect(socket.sent).toEqual([{ type: 'hello', token: 'secret', since: 0 }])
    socket.say(welcome(2, [moved(1), moved(2)]))
    expect(connection.entries.map(({ seq }) => seq)).toEqual([1, 2])
  })
})

describe('the heartbeat', () => {
  test('a pong that agrees changes nothing', () => {
    const socket = live()
    socket.sent = []
    socket.say({ type: 'pong', now: Date.now(), seq: 3, hash: 'h3' })
    expect(socket.sent).toEqual([])
  })

  test.each([
    ['another view', { seq: 3, hash: 'other' }],
    ['an entry we lack', { seq: 4, hash: 'h4' }],
  ])('a pong that tells of %s asks for it', (_, news) => {
    const socket = live()
    socket.sent = []
    socket.say({ type: 'pong', now: Date.now(), ...news })
    expect(socket.sentOf('hello')).toEqual([{ type: 'hello', token: 'secret', since: 3 }])
    socket.say(welcome(3, [], 7))
    expect(connection.view).toEqual(view(7))
  })

  test('the same view again is no new moment', () => {
    const socket = live()
    const before = connection.moment
    socket.say(welcome(3, [], 3))
    expect(connection.moment).toBe(before)
  })

  test('a line that went dead silently is noticed within eight seconds', () => {
    const socket = live()
    socket.say({ type: 'pong', now: Date.now(), seq: 3, hash: 'h3' })
    vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN)
    expect(connection.status).toBe('lost')
    expect(PING_EVERY + PONG_WITHIN).toBeLessThanOrEqual(8000)
  })

  test('any answer counts as a sign of life', () => {
    const socket = live()
    vi.advanceTimersByTime(PING_EVERY)
    socket.say({ type: 'table', table: info(3) })
    vi.advanceTimersByTime(PONG_WITHIN)
    expect(connection.status).toBe('live')
  })

  test('a hidden page does not ping', () => {
    const socket = live()
    socket.say({ type: 'pong', now: Date.now(), seq: 3, hash: 'h3' })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    socket.sent = []
    vi.advanceTimersByTime(PING_EVERY * 5)
    expect(socket.sentOf('ping')).toEqual([])
    expect(connection.status).toBe('live')
  })

  test('half a frame means that the line is broken', () => {
    live().say('{"type":"ent')
    expect(connection.status).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
  })
})

describe('reconnecting', () => {
  test.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    [
      'the page comes back from the cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
    [
      'the page was hidden for a while',
      () => {
        setVisibility('hidden')
        vi.advanceTimersByTime(6000)
        setVisibility('visible')
      },
    ],
  ])('%s: a new line at once', (_, happens) => {
    const first = live()
    happens()
    expect(FakeSocket.all).toHaveLength(2)
    expect(first.readyState).toBe(FakeSocket.CLOSED)
    FakeSocket.last.accept()
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', since: 3 })
  })

  test('a page that was hidden only for a moment just asks whether the line stands', () => {
    const socket = live()
    setVisibility('hidden')
    vi.advanceTimersByTime(1000)
    socket.sent = []
    setVisibility('visible')
    expect(FakeSocket.all).toHaveLength(1)
    expect(socket.sentOf('ping')).toHaveLength(1)
  })

  test('an ordinary pageshow is no reason', () => {
    live()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('the first try comes within a second, later ones ever more slowly', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    live().drop()
    const waits: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      const known = FakeSocket.all.length
      let waited = 0
      while (FakeSocket.all.length === known && waited < 60_000) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
      FakeSocket.last.accept()
      FakeSocket.last.drop()
    }
    expect(waits[0]).toBeLessThanOrEqual(1000)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(Math.max(...waits)).toBeLessThanOrEqual(8050)
  })

  test('a socket that never opens is given up', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    connect()
    vi.advanceTimersByTime(OPEN_WITHIN)
    expect(FakeSocket.all[0]?.readyState).toBe(FakeSocket.CLOSED)
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('a closed connection stays closed', () => {
    live().drop()
    connection.close()
    vi.advanceTimersByTime(60_000)
    window.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(1)
  })

  test.each(['unknown_table', 'unknown_token'])('%s is final', (code) => {
    connect().accept().say({ type: 'error', code, message: '', field: null, re: null }).drop(4001)
    vi.advanceTimersByTime(60_000)
    expect(connection.refused).toBe(code)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
