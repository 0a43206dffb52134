/** The line between this page and one table: always current, and no move is lost or sent twice. */

import { ApiError, tableInfo } from './api'
import { setServerTime } from '../browser/clock.svelte'
import type {
  Action,
  Command,
  Entry,
  ErrorFrame,
  Event,
  OkFrame,
  ServerFrame,
  TableInfo,
  View,
  Viewer,
  WelcomeFrame,
} from '../protocol'
import { isGameEntry } from '../protocol'
import type { End } from './end'
import { uuid } from './ids'
import { keepPending, keptPending, type Pending } from './pending'
import { openPolling } from './polling'
import { server } from './server.svelte'
import { watchSignals } from './signals'
import { openSocket } from './socket'
import type { Transport } from './transport'

/** What a viewer sees after an entry, and the events of that entry; those of entries before it are in `entries`. */
export type Moment = { readonly seq: number; readonly view: View; readonly events: readonly Event[] }

export type Status = 'connecting' | 'live' | 'lost'

const RETRY_FIRST = 200
const RETRY_MOST = 8_000
const RESEND_EVERY = 4_000
/** So many sockets in a row that did not open though plain HTTP worked: a proxy forbids them. */
const SOCKETS_REFUSED = 2
/** The server will not change its mind about these. */
const FINAL = ['unknown_table', 'unknown_token', 'not_allowed', 'bad_record']

type Waiting = { resolve: (ok: OkFrame) => void; reject: (error: ApiError) => void }

export class TableConnection {
  table = $state.raw<TableInfo | null>(null)
  viewer = $state.raw<Viewer>('public')
  entries = $state.raw<readonly Entry[]>([])
  /** Everything seen since the page came, the newest last. */
  moments = $state.raw<readonly Moment[]>([])
  status = $state<Status>('connecting')
  /** Why the server will not let us in; the code of its error. */
  refused = $state<string | null>(null)
  #pending = $state.raw<Pending | null>(null)
  #seq = 0
  #transport: Transport | null = null
  #greeted = false
  #failures = 0
  #socketsRefused = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #resend: ReturnType<typeof setInterval> | undefined
  #unwatch: () => void = () => undefined
  #closed = false
  /** The server's fingerprint of the view we have. */
  #hash = ''
  readonly #waiting = new Map<string, Waiting>()

  constructor(
    readonly id: string,
    readonly token: string | null,
    /** Refusals of moves, and what else was not asked for by `command`. */
    readonly onerror: (code: string) => void = () => undefined,
    readonly end: End = server,
  ) {
    this.#pending = keptPending(id)
  }

  /** The newest moment; null while the table is still waiting for players. */
  get moment(): Moment | null {
    return this.moments.at(-1) ?? null
  }

  get view(): View | null {
    return this.moment?.view ?? null
  }

  /** A move is on its way. */
  get sending(): boolean {
    return this.#pending !== null
  }

  /** The number of the newest entry we have. */
  get seq(): number {
    return this.#seq
  }

  open(): this {
    this.#unwatch = watchSignals({
      renew: () => this.#renew(),
      check: () => (this.status === 'live' ? this.#transport?.send({ type: 'ping' }) : this.#renew()),
      rest: () => this.#transport?.close(),
    })
    this.#resend = setInterval(() => this.#sendPending(), RESEND_EVERY)
    this.#connect()
    return this
  }

  close(): void {
    this.#closed = true
    this.#unwatch()
    clearTimeout(this.#retry)
    clearInterval(this.#resend)
    this.#transport?.close()
    this.#rejectAll()
  }

  /** Sends a move and keeps it until the server has it. One at a time: a second one is ignored. */
  move(action: Action): void {
    if (this.#pending) return
    this.#keep({ move_id: uuid(), expect_seq: this.#seq, action, acknowledged: null })
    this.#sendPending()
  }

  /** Any other command: answered, or refused with an ApiError; never sent twice. */
  command(command: Exclude<Command, { type: 'move' }>): Promise<OkFrame> {
    const id = uuid()
    return new Promise((resolve, reject) => {
      if (!this.#transport || this.status !== 'live') return reject(new ApiError('offline', 'There is no connection.'))
      this.#waiting.set(id, { resolve, reject })
      this.#transport.send({ ...command, id })
    })
  }

  // --- the line ---

  #connect(polling = this.#transport?.kind === 'polling'): void {
    clearTimeout(this.#retry)
    this.#greeted = false
    const listener = {
      opened: () => this.#hello(this.#seq),
      frame: (frame: ServerFrame) => this.#receive(frame),
      down: (reached: boolean, code: number) => this.#down(reached, code),
    }
    this.#transport = polling ? openPolling(this.id, this.token, listener) : openSocket(this.end, this.id, listener)
  }

  /** A new line at once, and a WebSocket if there can be one. */
  #renew(): void {
    if (this.#closed || this.refused) return
    this.#transport?.close()
    if (this.status === 'live') this.status = 'lost'
    this.#rejectAll()
    this.#failures = 0
    this.#connect(false)
  }

  #down(reached: boolean, code: number): void {
    if (this.#closed || this.refused) return
    if (code === 4004) return this.#refuse('unknown_table')
    const wasLive = this.status === 'live'
    this.status = this.status === 'connecting' && this.#failures === 0 ? 'connecting' : 'lost'
    this.#rejectAll()
    if (wasLive) this.#failures = 0
    const wait = Math.min(RETRY_MOST, RETRY_FIRST * 2 ** this.#failures++) * (0.5 + Math.random() / 2)
    this.#retry = setTimeout(() => void (reached ? this.#connect() : this.#afterRefusal()), wait)
  }

  /** The socket did not open: is the server away, or are only sockets forbidden? */
  async #afterRefusal(): Promise<void> {
    const tried = this.#transport
    const reachable = await tableInfo(this.end, this.id).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.code !== 'offline',
    )
    // Nothing stands between us and this device.
    this.#socketsRefused = reachable && this.end.where === 'server' ? this.#socketsRefused + 1 : 0
    if (!this.#closed && this.#transport === tried) this.#connect(this.#socketsRefused >= SOCKETS_REFUSED)
  }

  #refuse(code: string): void {
    this.refused = code
    this.status = 'lost'
    clearTimeout(this.#retry)
    this.#transport?.close()
    this.#rejectAll()
  }

  #hello(since: number): void {
    this.#transport?.send({ type: 'hello', token: this.token, since })
  }

  #rejectAll(): void {
    const lost = [...this.#waiting.values()]
    this.#waiting.clear()
    lost.forEach(({ reject }) => reject(new ApiError('offline', 'The connection was lost.')))
  }

  // --- what the server says ---

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        return this.#welcome(frame)
      case 'entry': {
        const { type: _, view, hash, table, ...entry } = frame
        if (entry.seq > this.#seq + 1) return this.#hello(this.#seq)
        if (hash !== undefined && entry.seq > this.#seq) this.#hash = hash
        return this.#take([entry as Entry], view ?? null, table ?? null)
      }
      case 'table':
        this.table = frame.table
        return
      case 'ok':
        return this.#ok(frame)
      case 'error':
        return this.#error(frame)
      case 'pong':
        setServerTime(frame.now)
        return this.#compare(frame.seq, frame.hash)
    }
  }

  #welcome(frame: WelcomeFrame): void {
    if (frame.seq < this.#seq) {
      // The server knows less than we do: another database. Begin anew.
      this.#seq = 0
      this.entries = []
      this.moments = []
      this.#keep(null)
      if (frame.seq > 0) return this.#hello(0)
    }
    this.viewer = frame.viewer
    this.#hash = frame.hash
    this.#take(frame.entries, frame.view, frame.table)
    this.#failures = 0
    this.#socketsRefused = 0
    this.status = 'live'
    if (this.#greeted) return
    this.#greeted = true
    this.#transport?.send({ type: 'ping' })
    this.#sendPending()
  }

  /** Adds what is new, all in one step: a half-updated table is never shown. */
  #take(entries: readonly Entry[], view: View | null, table: TableInfo | null): void {
    const fresh = entries.filter((entry) => entry.seq > this.#seq)
    const last = fresh.at(-1)
    if (last) {
      this.#seq = last.seq
      this.entries = [...this.entries, ...fresh]
    }
    if (table) this.table = table
    if (view) this.#show(view, fresh)
    this.#settle(fresh)
  }

  #show(view: View, fresh: readonly Entry[]): void {
    const played = fresh.filter(isGameEntry)
    const known = this.moment
    const isNew = played.length > 0 || !known || JSON.stringify(known.view) !== JSON.stringify(view)
    if (!isNew) return
    const seq = this.entries.findLast(isGameEntry)?.seq ?? this.#seq
    // A view without a move of its own (the end of the game, a correction) belongs to the last one.
    if (known?.seq === seq) this.moments = [...this.moments.slice(0, -1), { ...known, view }]
    // The first view of a page stands as it is; what led there is past.
    else this.moments = [...this.moments, { seq, view, events: known ? (played.at(-1)?.events ?? []) : [] }]
  }

  /** The heartbeat says what we should have; if we have anything else, we ask for it. */
  #compare(seq: number, hash: string): void {
    if (seq !== this.#seq || hash !== this.#hash) this.#hello(this.#seq)
  }

  // --- the move on its way ---

  #keep(pending: Pending | null): void {
    this.#pending = pending
    keepPending(this.id, pending)
  }

  #sendPending(): void {
    const pending = this.#pending
    if (!pending || pending.acknowledged !== null || this.status !== 'live') return
    const { move_id, expect_seq, action } = pending
    this.#transport?.send({ type: 'move', id: move_id, move_id, expect_seq, action })
  }

  #ok(frame: OkFrame): void {
    const pending = this.#pending
    if (pending && frame.re === pending.move_id) {
      this.#keep({ ...pending, acknowledged: frame.seq })
      return this.#settle([])
    }
    this.#waiting.get(frame.re ?? '')?.resolve(frame)
    this.#waiting.delete(frame.re ?? '')
  }

  /** The move is done when its entry is here; its acknowledgement alone does not change the table yet. */
  #settle(fresh: readonly Entry[]): void {
    const pending = this.#pending
    if (!pending) return
    const isHere = fresh.some((entry) => entry.kind === 'moved' && entry.move_id === pending.move_id)
    if (isHere || (pending.acknowledged !== null && pending.acknowledged <= this.#seq)) this.#keep(null)
  }

  #error(frame: ErrorFrame): void {
    const waiting = frame.re === null ? undefined : this.#waiting.get(frame.re)
    if (waiting && frame.re !== null) {
      this.#waiting.delete(frame.re)
      return waiting.reject(new ApiError(frame.code, frame.message, frame.field, frame))
    }
    if (this.#pending && frame.re === this.#pending.move_id) return this.#moveRefused(frame)
    if (FINAL.includes(frame.code)) return this.#refuse(frame.code)
    this.onerror(frame.code)
  }

  #moveRefused(frame: ErrorFrame): void {
    // It will be sent again by itself.
    if (frame.code === 'too_fast') return
    this.#keep(null)
    if (frame.hash !== undefined) this.#hash = frame.hash
    if (frame.entries) this.#take(frame.entries, frame.view ?? null, null)
    this.onerror(frame.code)
  }
}
