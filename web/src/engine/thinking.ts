/** The second worker, where bots think and whole records are worked on; the engine asks it. */

import type { TroubleReason } from './messages.ts'
import { joined, type Files, type Packs } from './packs.ts'

export type ToThinker =
  { type: 'think'; python: Files; hofnarr: Files; weights: Uint8Array } | { type: 'question'; question: Uint8Array }
export type FromThinker =
  { type: 'thinking' } | { type: 'answer'; answer: Uint8Array } | { type: 'lost'; detail: string }

/** Seconds after which a worker that could not begin is tried again. */
const PAUSE = 5

export interface Thinking {
  ready(): Promise<void>
  ask(question: Uint8Array): Promise<Uint8Array>
  end(): void
}

/** Begun with the first question. Questions come one at a time: Python sees to that. */
export function secondWorker(make: () => Worker, packs: Packs, trouble: (reason: TroubleReason) => void): Thinking {
  let worker: Worker | null = null
  let begun: Promise<void> | null = null
  let waiting: { done(answer: Uint8Array): void; failed(error: Error): void } | null = null

  function lose(detail: string): void {
    worker?.terminate()
    worker = null
    begun = null
    waiting?.failed(new Error(detail))
    waiting = null
  }

  async function begin(): Promise<void> {
    const [python, hofnarr, weights] = await Promise.all(
      ['python', 'hofnarr', 'weights'].map((each) => packs.files(each)),
    )
    const made = make()
    worker = made
    await new Promise<void>((done, failed) => {
      made.onerror = (event) => {
        event.preventDefault()
        failed(new Error(event.message))
        lose(event.message)
      }
      made.onmessage = (event: MessageEvent<FromThinker>) => {
        const told = event.data
        if (told.type === 'thinking') done()
        else if (told.type === 'answer') {
          waiting?.done(told.answer)
          waiting = null
        } else {
          failed(new Error(told.detail))
          lose(told.detail)
        }
      }
      made.postMessage({ type: 'think', python, hofnarr, weights: joined(weights!) } as ToThinker)
    })
  }

  /** However long it takes: bots wait for it, and people are told. */
  async function insist(): Promise<void> {
    for (;;) {
      try {
        return await begin()
      } catch (error) {
        console.error('the second worker did not begin', error)
        trouble('thinker')
        await new Promise((done) => setTimeout(done, PAUSE * 1000))
      }
    }
  }

  const ready = () => (begun ??= insist())
  return {
    ready,
    async ask(question) {
      await ready()
      return new Promise((done, failed) => {
        waiting = { done, failed }
        worker!.postMessage({ type: 'question', question } as ToThinker)
      })
    },
    end: () => lose('ended'),
  }
}
