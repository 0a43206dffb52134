import { beforeEach, describe, expect, it } from 'vitest'
import { partsOf, viewAt } from '../../../../shared/learn/tutorial/course'
import { Lesson } from '../../../../shared/learn/tutorial/lesson.svelte'
import type { View } from '../../types'
import { COURSE } from './course'

const newLesson = (): Lesson => new Lesson(COURSE, () => Promise.resolve())

/** A table that shows every move at once. */
async function settle(lesson: Lesson): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    lesson.done(lesson.shown.seq)
    await Promise.resolve()
    await Promise.resolve()
  }
}

beforeEach(() => localStorage.clear())

describe('the tutorial', () => {
  it('goes from the first step to victory with the moves it asks for', async () => {
    const lesson = newLesson()
    while (lesson.step < lesson.steps - 1) {
      const { asks } = lesson.frame
      const before = lesson.step
      if (asks) lesson.move(asks)
      else void lesson.next()
      await settle(lesson)
      expect(lesson.step).toBe(before + 1)
      expect(lesson.playing).toBe(false)
    }
    const end = lesson.shown.view as unknown as View
    expect(end.seats.map((seat) => seat.victory)).toEqual([12, 5])
    expect(end.winner).toBe(0)
  })

  it('has parts that can be skipped: each begins with the table as it lies', () => {
    const parts = partsOf(COURSE.frames)
    expect(parts.map(({ part }) => part)).toEqual([...new Set(COURSE.frames.map((frame) => frame.part))])
    const lesson = newLesson()
    for (const { part, step } of parts) {
      lesson.jump(step)
      expect(lesson.frame.part).toBe(part)
      expect(lesson.shown.view).toEqual(viewAt(step, COURSE))
    }
  })

  it('offers what it asks for, and lights the card for it', () => {
    for (const [step, frame] of COURSE.frames.entries()) {
      if (frame.asks?.type !== 'build') continue
      const view = viewAt(step, COURSE) as unknown as View
      expect(view.legal).toEqual([frame.asks])
      const cards = [...(view.desk?.hand ?? []), ...(view.desk?.supply ?? [])]
      expect(cards.filter((card) => card.ready).map((card) => card.card)).toEqual([frame.asks.card])
    }
  })
})
