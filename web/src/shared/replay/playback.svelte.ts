/** Plays frames one after the other, each as long as the table needs to show it. */

/** A moment to look at what changed. */
const REST = 900
/** A table that never says that it is done does not stop the replay. */
const LONGEST = 12_000

export class Playback {
  playing = $state(false)
  #rest: ReturnType<typeof setTimeout> | undefined
  #next: () => boolean

  /** `next` shows the next frame; false when there is none. */
  constructor(next: () => boolean) {
    this.#next = next
  }

  toggle(): void {
    if (this.playing) return this.stop()
    this.playing = true
    this.#advance()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#rest)
  }

  /** The table has shown the newest frame. */
  shown(): void {
    if (!this.playing) return
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => this.#advance(), REST)
  }

  #advance(): void {
    clearTimeout(this.#rest)
    if (!this.#next()) return this.stop()
    this.#rest = setTimeout(() => this.#advance(), LONGEST)
  }
}
