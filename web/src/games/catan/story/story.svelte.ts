/** Shows moves one after the other, each beat for a moment, and always ends at the true view. */

import { mayMove } from '../../../shared/browser/settings.svelte'
import { play as sound } from '../../../shared/browser/sound'
import type { Event, Seat, View } from '../types'
import { beatsOf, type Beat } from './beats'
import { beatText } from './words'

export type Move = { readonly seq: number; readonly view: View; readonly events: readonly Event[] }

/** How long a beat is shown, ms. A line of what came of it takes a little longer. */
const LASTS: Readonly<Record<Beat['kind'], number>> = {
  dice: 1300,
  event: 2600,
  harvest: 1100,
  played: 1600,
  duel: 1900,
}
const LINE = 350
/** With more moves than this waiting, none is told. */
const MOST = 3

export class Story {
  /** The view to draw. */
  view = $state.raw() as View
  /** What is being told. */
  beat = $state.raw<Beat | null>(null)
  busy = $state(false)
  /** The last entry that was told to its end; null before the first. */
  seq = $state<number | null>(null)
  /** Where nothing moves: the last move in a line. */
  calm = $state<string | null>(null)
  /** In a replay everything is passed by when the next move is asked for already. */
  passes = false

  readonly #onshown: (seq: number) => void
  readonly #who: () => { readonly names: readonly string[]; readonly me: Seat | null }
  #queue: Move[] = []
  #wake: (() => void) | null = null
  #hurried = false

  constructor(
    view: View,
    onshown: (seq: number) => void,
    who: () => { readonly names: readonly string[]; readonly me: Seat | null } = () => ({ names: [], me: null }),
  ) {
    this.view = view
    this.#onshown = onshown
    this.#who = who
  }

  /** The beat in one line, for the prompt. */
  get line(): string | null {
    return this.beat ? beatText(this.beat, this.#who().names) : null
  }

  /** What is written on a thing of the table. */
  mark(key: string): string | null {
    return this.beat?.marks.get(key) ?? null
  }

  /** Shows a move after those that are being shown. */
  add(move: Move): void {
    this.#queue.push(move)
    if (this.passes) this.skip()
    if (!this.busy) void this.#run()
  }

  /** The same moment again, as the server sends it after a new connection. */
  refresh(view: View): void {
    if (!this.busy) this.view = view
  }

  /** Shows a view at once. */
  jump(seq: number, view: View): void {
    this.#queue = []
    this.skip()
    if (this.busy) this.#queue.push({ seq, view, events: [] })
    else this.#settle({ seq, view, events: [] })
  }

  /** Brings the move that is being told to its end. */
  skip(): void {
    this.#hurried = true
    this.#wake?.()
  }

  async #run(): Promise<void> {
    this.busy = true
    for (let move = this.#queue.shift(); move; move = this.#queue.shift()) {
      this.#hurried = !mayMove() || document.hidden || this.#queue.length > MOST
      const { names, me } = this.#who()
      const beats = beatsOf(move.events, move.view, names, me)
      this.calm = this.#hurried && beats.length > 0 ? beats.map((beat) => beatText(beat, names)).join(' ') : null
      for (const beat of this.#hurried ? [] : beats) {
        if (this.#hurried) break
        if (beat.kind !== 'dice' && beat.kind !== 'played') this.view = move.view
        await this.#tell(beat)
      }
      this.#settle(move)
    }
    this.busy = false
  }

  async #tell(beat: Beat): Promise<void> {
    this.beat = beat
    if (beat.kind === 'played' || beat.kind === 'event') sound('flip')
    const lines = beat.changes.length + beat.notes.length
    await this.#wait(LASTS[beat.kind] + lines * LINE)
    this.beat = null
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
      const timer = setTimeout(wake, ms)
      this.#wake = wake
    })
  }

  #settle(move: Move): void {
    this.view = move.view
    this.seq = move.seq
    this.#onshown(move.seq)
  }
}
