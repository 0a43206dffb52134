/** Shows moves one event at a time, and always ends at the true view. */

import { tick } from 'svelte'
import { mayMove } from '../../../shared/browser/settings.svelte'
import type { AwardedEvent, Event, Lying, RoundEndedEvent, View, Award, Target } from '../types'
import { Acts } from './acts'
import { Motion } from './motion'
import { sceneOf, type Scene } from './present'

/** One move to show; `view` is what it leads to, null where only a later one is known. */
export type Move = { readonly seq: number; readonly events: readonly Event[]; readonly view: View | null }

/** A column at the end of a round. */
export type AwardedColumn = {
  readonly target: Target
  readonly cards: readonly Lying[]
  readonly award: Award
  readonly closed: boolean
}

/** The end of a round, told column by column. */
export type Round = { readonly round: number; readonly columns: readonly AwardedColumn[]; readonly isLast: boolean }

/** With more moves than this in the queue, they are shown twice as fast; with more than MOST not at all. */
const MANY = 1
const MOST = 4

/** The round that ends with these events; storms may have closed some of its columns before. */
export function roundIn(events: readonly Event[], closed: ReadonlySet<number> = new Set()): Round | null {
  const ended = events.find((event): event is RoundEndedEvent => event.type === 'round_ended')
  if (!ended) return null
  const shut = new Set([...closed, ...closedIn(events)])
  const awards = events.filter((event): event is AwardedEvent => event.type === 'awarded')
  const columns = awards.map(({ column, target, award }) => ({
    target,
    award,
    cards: ended.columns[column] ?? [],
    closed: shut.has(column),
  }))
  return { round: ended.round, columns, isLast: events.some((event) => event.type === 'game_ended') }
}

function closedIn(events: readonly Event[]): number[] {
  return events.flatMap((event) => (event.type === 'closed' ? [event.column] : []))
}

/** All rounds that ended so far, from the events of all moves. */
export function roundsIn(moves: readonly (readonly Event[])[]): Round[] {
  let closed: number[] = []
  return moves.flatMap((events) => {
    const round = roundIn(events, new Set(closed))
    closed = round ? [] : [...closed, ...closedIn(events)]
    return round ?? []
  })
}

export class Stage {
  scene: Scene = $state.raw() as Scene
  /** The event that is being shown. */
  event = $state.raw<Event | null>(null)
  /** The awarding that is being told. */
  round = $state.raw<Round | null>(null)
  busy = $state(false)
  /** In a replay everything is passed by when the next move is asked for already. */
  passes = false

  readonly #motion = new Motion()
  readonly #acts: Acts
  readonly #onshown: (seq: number) => void
  #queue: Move[] = []
  #endRound: (() => void) | null = null

  constructor(view: View, onshown: (seq: number) => void) {
    this.scene = sceneOf(view)
    this.#acts = new Acts(this.#motion)
    this.#onshown = onshown
  }

  /** The element that holds the table, once it is there. */
  set root(element: HTMLElement | undefined) {
    this.#acts.root = element
  }

  /** Shows moves after those that are being shown. */
  add(moves: readonly Move[]): void {
    this.#queue.push(...moves)
    if (this.passes) {
      this.hurry()
      this.endRound()
    }
    if (!this.busy) void this.#run()
  }

  /** The same moment again, as the server sends it after a new connection. */
  refresh(view: View): void {
    if (!this.busy) this.scene = sceneOf(view, this.scene)
  }

  /** Shows a view at once; a round that ended with it can be told beside it. */
  jump(seq: number, view: View, round: Round | null = null): void {
    this.#queue = []
    this.hurry()
    this.#endRound?.()
    this.round = round
    if (!this.busy) this.#settle({ seq, events: [], view })
    else this.#queue.push({ seq, events: [], view })
  }

  /** Brings everything that moves to its end. */
  hurry(): void {
    this.#motion.hurry()
  }

  /** Tells an awarding again, without moving anything. */
  tellAgain(round: Round): void {
    if (!this.round) this.round = round
  }

  endRound(): void {
    this.round = null
    this.#endRound?.()
  }

  async #run(): Promise<void> {
    this.busy = true
    for (let move = this.#queue.shift(); move; move = this.#queue.shift()) {
      this.#motion.calm()
      const lag = this.#queue.length
      this.#motion.rate = lag > MANY ? 2 : 1
      if (!mayMove() || document.hidden || lag > MOST) this.#motion.hurry()
      await this.#show(move)
      this.#settle(move)
    }
    this.busy = false
  }

  async #show(move: Move): Promise<void> {
    for (const event of move.events) {
      this.event = event
      await this.#motion.frame()
      await this.#acts.play(event, this.scene, async (scene) => {
        this.scene = scene
        await tick()
      })
      if (event.type === 'round_ended') await this.#tellRound(roundIn(move.events, this.#closed()))
    }
    this.event = null
  }

  #closed(): Set<number> {
    return new Set(this.scene.view.columns.flatMap((column, place) => (column.closed ? [place] : [])))
  }

  async #tellRound(round: Round | null): Promise<void> {
    if (!round || (this.passes && this.#queue.length > 0)) return
    this.round = round
    await new Promise<void>((resolve) => (this.#endRound = resolve))
    this.#endRound = null
    // What was hurried before the awarding need not be hurried after it.
    if (mayMove() && !document.hidden) this.#motion.calm()
    await tick()
  }

  #settle(move: Move): void {
    this.#acts.clear()
    if (move.view) this.scene = sceneOf(move.view, this.scene)
    this.#onshown(move.seq)
  }
}
