/** The course of the tutorial: which step, what the table shows now, and what was tapped wrongly. */

import type { Action, Event, View } from '../../protocol'
import { isRecord, load, save } from '../../browser/store'
import { isSameAction, partsOf, viewAt, type Course, type Entry, type Frame } from './course'

/** Between two moves, so that eyes can follow. */
const PAUSE = 700

/** What the table is given: the newest move, or a view that just lies there. */
export type Shown = { readonly seq: number; readonly view: View; readonly events: readonly Event[] }

export class Lesson {
  step = $state(0)
  shown: Shown
  /** Moves are being shown; the words of the step come after them. */
  playing = $state(false)
  /** How often this step was tapped wrongly. */
  missed = $state(0)
  /** The step is where an earlier visit ended. */
  resumed = $state(false)

  readonly steps: number
  readonly parts: readonly { readonly part: string; readonly step: number }[]
  readonly #pause: (ms: number) => Promise<void>
  #waiting: { readonly seq: number; readonly resolve: () => void } | null = null
  /** Grows with every way to go, so that an older one that still waits gives up. */
  #way = 0

  constructor(
    readonly course: Course,
    pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  ) {
    this.#pause = pause
    this.steps = course.frames.length
    this.parts = partsOf(course.frames)
    this.shown = $state.raw<Shown>({ seq: 0, view: viewAt(0, course), events: [] })
    const kept = load(course.texts, isProgress)
    const step = kept && kept.step > 0 && kept.step < this.steps - 1 ? kept.step : 0
    this.resumed = step > 0
    this.jump(step)
  }

  get frame(): Frame {
    const frame = this.course.frames[this.step]
    if (!frame) throw new Error(`no step ${this.step}`)
    return frame
  }

  /** Shows a step at once, as it lies. */
  jump(step: number): void {
    this.#begin(step)
    this.shown = { seq: this.shown.seq + 1, view: viewAt(step, this.course), events: [] }
  }

  back(): void {
    this.resumed = false
    if (this.step > 0) this.jump(this.step - 1)
  }

  /** The first step after the part that this one belongs to; null: there is none. */
  get afterPart(): number | null {
    return this.parts.find(({ step }) => step > this.step)?.step ?? null
  }

  restart(): void {
    this.resumed = false
    this.jump(0)
  }

  /** Goes on to the next step, through the moves that lead there. */
  async next(): Promise<void> {
    this.resumed = false
    if (this.step >= this.steps - 1) return
    const step = this.step + 1
    const way = this.#begin(step)
    const entries = this.course.frames[step]?.entries ?? []
    if (entries.every((entry) => entry.events.length === 0)) return this.jump(step)
    this.playing = true
    for (const [at, entry] of entries.entries()) {
      if (at > 0) await this.#pause(PAUSE)
      if (way !== this.#way) return
      await this.#play(entry, at === entries.length - 1)
    }
    if (way === this.#way) this.playing = false
  }

  #begin(step: number): number {
    this.step = step
    this.missed = 0
    this.playing = false
    this.#waiting?.resolve()
    save(this.course.texts, { step })
    return ++this.#way
  }

  #play(entry: Entry, isLast: boolean): Promise<void> {
    const seq = this.shown.seq + 1
    const view = isLast ? viewAt(this.step, this.course) : entry.view
    return new Promise((resolve) => {
      this.#waiting = { seq, resolve }
      this.shown = { seq, view, events: entry.events }
    })
  }

  /** The table has shown everything up to this move. */
  done(seq: number): void {
    if (this.#waiting && seq >= this.#waiting.seq) this.#waiting.resolve()
  }

  /** The learner made a move: the right one goes on. */
  move(action: Action): void {
    const { asks } = this.frame
    if (asks && isSameAction(action, asks)) void this.next()
    else this.miss()
  }

  miss(): void {
    this.missed += 1
  }
}

function isProgress(value: unknown): value is { step: number } {
  return isRecord(value) && Number.isInteger(value.step)
}
