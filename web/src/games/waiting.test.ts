/** A bot that lets people wait: the prompt of every game says so, and stops as soon as the move is there. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { viewOf as catanView } from './catan/fixtures/read'
import kabale from './kabale/fixtures/moments.json'
import { FakeSocket, TABLE } from '../shared/connection/testing'
import { loadFace } from '../shared/games'
import { LANGUAGES, loadTexts, setLanguage } from '../shared/i18n.svelte'
import TablePage from '../shared/pages/TablePage.svelte'
import type { SeatInfo, TableInfo, View } from '../shared/protocol'
import { change } from '../shared/browser/settings.svelte'
import { A_WHILE, botToMove, LONG } from '../shared/table/patience.svelte'

// A whole table takes its time to draw without a browser.
vi.setConfig({ testTimeout: 30_000 })

type Game = 'kabale' | 'catan'

const seatOf = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name,
  kind: 'person',
  level: null,
  taken: true,
  online: true,
  away: false,
  stand_in: null,
  brought: false,
  silent: false,
  ...more,
})
const BOT: Partial<SeatInfo> = { kind: 'bot', level: 'king' }

function tableOf(game: Game, second: Partial<SeatInfo>): TableInfo {
  const seats = [seatOf(0, 'Ada'), seatOf(1, 'Dorothea', second)]
  return {
    table: TABLE,
    game,
    title: 'Feast',
    status: 'running',
    pace: { kind: 'none' },
    clocks: null,
    seats,
    next: null,
    you: { seat: 0, host: true, webhook: false },
  } as unknown as TableInfo
}

/** What Ada sees while it is `seat`'s turn. */
function viewOf(game: Game, seat: number): View {
  const own = game === 'kabale' ? kabale.play.view : catanView('act')
  const view = own as unknown as View & { asked?: object | null }
  return { ...view, viewer: 0, to_act: seat, legal: [], ...(view.asked ? { asked: { ...view.asked, seat } } : {}) }
}

/** Answers the heartbeat, so that the line stays. */
class LivelySocket extends FakeSocket {
  at = 1

  override send(text: string): void {
    super.send(text)
    if (this.sent.at(-1)?.type === 'ping')
      setTimeout(() => this.say({ type: 'pong', now: Date.now(), seq: this.at, hash: `h${this.at}` }), 10)
  }

  /** Dorothea's move, after which it is `seat`'s turn. */
  bringMove(game: Game, seat: number): void {
    this.at = 2
    this.say({
      type: 'entry',
      kind: 'moved',
      seq: 2,
      at: 2,
      seat: 1,
      by: 'bot',
      events: [],
      view: { ...viewOf(game, seat), mark: 2 },
      hash: 'h2',
      table: null,
    })
  }
}

async function open(game: Game, second = BOT, seat = 1): Promise<LivelySocket> {
  const page = render(TablePage, { props: { table: TABLE, token: null } })
  const started = { kind: 'started', seq: 1, at: 1, commitment: '', events: [] }
  const socket = FakeSocket.last as LivelySocket
  socket.accept().say({
    type: 'welcome',
    table: tableOf(game, second),
    viewer: 0,
    seq: 1,
    entries: [started],
    view: viewOf(game, seat),
    hash: 'h1',
  })
  await vi.waitFor(() => expect(page.container.querySelector('.prompt')).not.toBeNull())
  return socket
}

const prompt = (): string => document.querySelector('.prompt p[role="status"]')?.textContent ?? ''
const pulses = (): boolean => document.querySelector('.prompt .pulse') !== null
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeAll(async () => {
  await Promise.all([loadFace('kabale'), loadFace('catan'), loadTexts('kabale', 'catan')])
  await setLanguage('en')
  change({ motion: 'reduced' })
  document.documentElement.dataset.motion = 'reduced'
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('WebSocket', LivelySocket)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in tests')))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  FakeSocket.all = []
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each<Game>(['kabale', 'catan'])('at a table of %s', (game) => {
  test('a bot that takes its time is said to think, after a while and again after long', async () => {
    await open(game)
    const before = prompt()
    await pass(A_WHILE - 200)
    expect(prompt()).toBe(before)
    expect(pulses()).toBe(false)
    await pass(400)
    expect(prompt()).toContain('Dorothea is thinking …')
    expect(pulses()).toBe(true)
    await pass(LONG - A_WHILE)
    expect(prompt()).toMatch(/Dorothea is still thinking: many bots.*goes on by itself\.$/)
  })

  test('a screen reader is told each sentence once, politely, and not every second', async () => {
    await open(game)
    await pass(A_WHILE - 200)
    const spoken: string[] = []
    const status = document.querySelector('.prompt p[role="status"]') as HTMLElement
    expect(status.getAttribute('aria-live')).toBe('polite')
    const watcher = new MutationObserver(() => spoken.push(status.textContent))
    watcher.observe(status, { subtree: true, childList: true, characterData: true })
    for (let second = 0; second < 20; second++) await pass(1000)
    watcher.disconnect()
    expect(spoken.map((sentence) => /still/.test(sentence))).toEqual([false, true])
    expect(spoken.every((sentence) => /thinking/.test(sentence))).toBe(true)
  })

  test('the words are gone as soon as the move is there', async () => {
    const socket = await open(game)
    await pass(A_WHILE + 200)
    expect(prompt()).toMatch(/thinking/)
    socket.bringMove(game, 0)
    await pass(50)
    expect(prompt()).not.toMatch(/thinking/)
    expect(pulses()).toBe(false)
    await pass(LONG)
    expect(prompt()).not.toMatch(/thinking/)
  })

  test('the wait for the next bot begins anew', async () => {
    const socket = await open(game)
    await pass(A_WHILE - 300)
    socket.bringMove(game, 1)
    await pass(A_WHILE - 300)
    expect(prompt()).not.toMatch(/thinking/)
    await pass(600)
    expect(prompt()).toMatch(/thinking/)
  })

  test('nothing is said of persons, only of a bot that plays in their place', async () => {
    await open(game, {})
    await pass(LONG * 2)
    expect(prompt()).not.toMatch(/thinking/)
    cleanup()
    await open(game, { away: true, stand_in: 'courtier' })
    await pass(A_WHILE + 200)
    expect(prompt()).toContain('Dorothea is thinking …')
  })

  test('a lost line is told and nothing else', async () => {
    const socket = await open(game)
    await pass(A_WHILE + 200)
    expect(prompt()).toMatch(/thinking/)
    socket.drop()
    await pass(1000)
    expect(prompt()).not.toMatch(/thinking/)
    expect(pulses()).toBe(false)
    expect(document.querySelector('.lost')).not.toBeNull()
  })
})

test('every language has both sentences', async () => {
  await open('kabale')
  const told = new Set<string>()
  for (const wait of [0, A_WHILE + 200, LONG]) {
    await pass(wait)
    for (const language of LANGUAGES) {
      await setLanguage(language)
      await pass(0)
      expect(prompt()).toContain('Dorothea')
      expect(prompt()).not.toContain('⟦')
      told.add(prompt())
    }
  }
  await setLanguage('en')
  expect(told.size).toBe(3 * LANGUAGES.length)
})

test('at a table that has ended nobody is waited for', () => {
  const table = tableOf('kabale', BOT)
  expect(botToMove(table, viewOf('kabale', 1))).toBe(1)
  expect(botToMove(table, viewOf('kabale', 0))).toBeNull()
  expect(botToMove({ ...table, status: 'finished' }, viewOf('kabale', 1))).toBeNull()
  expect(botToMove(table, null)).toBeNull()
})
