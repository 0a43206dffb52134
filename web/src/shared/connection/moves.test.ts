import { describe, expect, test, vi } from 'vitest'
import type { Entry } from '../protocol'
import {
  aroundEachTest,
  ACTION,
  connect,
  connection,
  errors,
  FakeSocket,
  info,
  live,
  moved,
  pushed,
  view,
  welcome,
  type Said,
} from './testing'

aroundEachTest()

describe('a move on its way', () => {
  test('it is sent once, with what the player had seen', () => {
    const socket = live()
    connection.move(ACTION)
    connection.move({ ...ACTION, column: 2 })
    expect(socket.sentOf('move')).toHaveLength(1)
    expect(socket.sentOf('move')[0]).toMatchObject({ expect_seq: 3, action: ACTION })
    expect(connection.sending).toBe(true)
  })

  test('after a loss the same move is sent again, under the same id', () => {
    const socket = live()
    connection.move(ACTION)
    const [first] = socket.sentOf('move')
    socket.drop()
    expect(connection.sending).toBe(true)
    vi.advanceTimersByTime(1000)
    const again = FakeSocket.last.accept()
    expect(again.sentOf('move')).toEqual([])
    again.say(welcome(3))
    expect(again.sentOf('move')).toEqual([first])
  })

  test('a move made without a line is kept and sent when there is one', () => {
    live().drop()
    connection.move(ACTION)
    vi.advanceTimersByTime(1000)
    FakeSocket.last.accept().say(welcome(3))
    expect(FakeSocket.last.sentOf('move')).toHaveLength(1)
  })

  test('it survives a reload of the page', () => {
    const socket = live()
    connection.move(ACTION)
    const [first] = socket.sentOf('move')
    connection.close()
    const again = connect()
      .accept()
      .say(welcome(3, [moved(1), moved(2), moved(3)]))
    expect(again.sentOf('move')).toEqual([first])
  })

  test('it is done when it was acknowledged and its entry is here', () => {
    const socket = live()
    connection.move(ACTION)
    const id = String(socket.sentOf('move')[0]?.move_id)
    socket.say({ type: 'ok', re: id, seq: 4 })
    expect(connection.sending).toBe(true)
    socket.say(pushed(moved(4, id), 4))
    expect(connection.sending).toBe(false)
    vi.advanceTimersByTime(4500)
    expect(socket.sentOf('move')).toHaveLength(1)
  })

  test('a lost acknowledgement does not matter when the entry came', () => {
    const socket = live()
    connection.move(ACTION)
    const id = String(socket.sentOf('move')[0]?.move_id)
    socket.drop()
    vi.advanceTimersByTime(1000)
    FakeSocket.last.accept().say(welcome(4, [moved(4, id)]))
    expect(connection.sending).toBe(false)
    expect(FakeSocket.last.sentOf('move')).toEqual([])
  })

  test('without an answer it is sent again, under the same id', () => {
    const socket = live()
    connection.move(ACTION)
    vi.advanceTimersByTime(4000)
    const sent = socket.sentOf('move')
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  test('a stale move is dropped, and what was missed is shown', () => {
    const socket = live()
    connection.move(ACTION)
    const id = socket.sentOf('move')[0]?.move_id
    socket.say({
      type: 'error',
      code: 'stale',
      message: '',
      field: 'expect_seq',
      re: id,
      entries: [moved(4)],
      view: view(4),
      hash: 'h4',
    })
    expect(connection.sending).toBe(false)
    expect(connection.view).toEqual(view(4))
    expect(errors).toEqual(['stale'])
  })

  test('too fast means later, not never', () => {
    const socket = live()
    connection.move(ACTION)
    const id = socket.sentOf('move')[0]?.move_id
    socket.say({ type: 'error', code: 'too_fast', message: '', field: null, re: id })
    expect(connection.sending).toBe(true)
    vi.advanceTimersByTime(4000)
    expect(socket.sentOf('move')).toHaveLength(2)
  })
})

describe('other commands', () => {
  test('are answered', async () => {
    const socket = live()
    const answer = connection.command({ type: 'say', text: 'hi' })
    const id = socket.sentOf('say')[0]?.id
    socket.say({ type: 'ok', re: id, seq: 4 })
    await expect(answer).resolves.toMatchObject({ seq: 4 })
  })

  test('are refused with the code of the server', async () => {
    const socket = live()
    const answer = connection.command({ type: 'start' })
    socket.say({ type: 'error', code: 'not_allowed', message: 'no', field: null, re: socket.sentOf('start')[0]?.id })
    await expect(answer).rejects.toMatchObject({ code: 'not_allowed' })
    expect(connection.refused).toBeNull()
  })

  test('fail when the line breaks, and are not sent twice', async () => {
    const socket = live()
    const answer = connection.command({ type: 'say', text: 'hi' })
    socket.drop()
    await expect(answer).rejects.toMatchObject({ code: 'offline' })
    vi.advanceTimersByTime(1000)
    FakeSocket.last.accept().say(welcome(3))
    expect(FakeSocket.last.sentOf('say')).toEqual([])
  })
})

describe('where WebSockets are forbidden', () => {
  const polled = (seq: number, entries: Entry[]): object => ({
    table: info(seq),
    entries,
    seq,
    view: view(seq),
    hash: `h${seq}`,
  })

  function stubHttp(): { asked: string[]; posted: Said[]; answer: (body: object) => void } {
    const asked: string[] = []
    const posted: Said[] = []
    const waiting: ((response: Response) => void)[] = []
    const json = (body: object): Response => new Response(JSON.stringify(body), { status: 200 })
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push(url)
      if (init.method === 'POST') {
        const body = JSON.parse(String(init.body)) as Said
        posted.push(body)
        return Promise.resolve(json({ type: 'ok', re: body.id, seq: 4 }))
      }
      if (!url.includes('/events')) return Promise.resolve(json(info(3)))
      return new Promise<Response>((resolve) => waiting.push(resolve))
    })
    return { asked, posted, answer: (body) => waiting.splice(0).forEach((resolve) => resolve(json(body))) }
  }

  test('long polling takes over: same entries, same moves', async () => {
    const http = stubHttp()
    connect().drop()
    await vi.advanceTimersByTimeAsync(1000)
    FakeSocket.last.drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(http.asked.at(-1)).toContain('events?since=0&wait=0')

    http.answer(polled(3, [moved(1), moved(2), moved(3)]))
    await vi.advanceTimersByTimeAsync(1)
    expect(connection.status).toBe('live')
    expect(connection.viewer).toBe(0)
    expect(http.asked.at(-1)).toContain('events?since=3&wait=25')

    connection.move(ACTION)
    await vi.advanceTimersByTimeAsync(1)
    expect(http.posted).toMatchObject([{ type: 'move', expect_seq: 3, action: ACTION }])
    http.answer(polled(4, [moved(4, String(http.posted[0]?.move_id))]))
    await vi.advanceTimersByTimeAsync(1)
    expect(connection.sending).toBe(false)
    expect(connection.moment?.events).toEqual([{ type: 'e', seq: 4 }])
  })

  test('a server that is simply away is not polled', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    connect().drop()
    for (let attempt = 0; attempt < 4; attempt++) {
      await vi.advanceTimersByTimeAsync(8000)
      FakeSocket.last.drop()
    }
    await vi.advanceTimersByTimeAsync(8000)
    expect(FakeSocket.all.length).toBeGreaterThan(4)
    expect(connection.status).toBe('lost')

    // Back again: by socket, though many sockets had failed before.
    const http = stubHttp()
    FakeSocket.last.drop()
    await vi.advanceTimersByTimeAsync(8000)
    FakeSocket.last.accept().say(welcome(3, [moved(1), moved(2), moved(3)]))
    expect(connection.status).toBe('live')
    expect(http.asked.filter((url) => url.includes('/events'))).toEqual([])
  })
})
