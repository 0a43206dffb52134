import { beforeEach, describe, expect, it } from 'vitest'
import { isSameAction, viewAt } from '../../../../shared/learn/tutorial/course'
import { Lesson } from '../../../../shared/learn/tutorial/lesson.svelte'
import type { Action } from '../../../../shared/protocol'
import type { View } from '../../types'
import { COURSE } from './course'

const newLesson = (): Lesson => new Lesson(COURSE, () => Promise.resolve())
const asked = (lesson: Lesson): Action => {
  const { asks } = lesson.frame
  if (!asks) throw new Error(`step ${lesson.frame.id} asks for nothing`)
  return asks
}

/** A table that shows every move at once. */
async function settle(lesson: Lesson): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    lesson.done(lesson.shown.seq)
    await Promise.resolve()
    await Promise.resolve()
  }
}

async function reach(lesson: Lesson, id: string): Promise<void> {
  while (lesson.frame.id !== id) {
    if (lesson.frame.asks) lesson.move(asked(lesson))
    else void lesson.next()
    await settle(lesson)
  }
}

beforeEach(() => localStorage.clear())

describe('the tutorial', () => {
  it('goes from the first step to the last with the moves it asks for', async () => {
    const lesson = newLesson()
    const seen = [lesson.frame.id]
    while (lesson.step < lesson.steps - 1) {
      const before = lesson.step
      if (lesson.frame.asks) lesson.move(asked(lesson))
      else void lesson.next()
      await settle(lesson)
      expect(lesson.step).toBe(before + 1)
      expect(lesson.playing).toBe(false)
      expect(lesson.shown.view.legal).toEqual(lesson.frame.offers)
      seen.push(lesson.frame.id)
    }
    expect(seen).toEqual(COURSE.frames.map((frame) => frame.id))
    const end = lesson.shown.view as unknown as View
    expect(end.seats.map((seat) => seat.score)).toEqual([34, 22])
  })

  it('stays where it is after a wrong move, and counts it', async () => {
    const lesson = newLesson()
    await reach(lesson, 'last')
    const wrong = lesson.frame.offers.find((offer) => !isSameAction(offer, asked(lesson)))
    if (!wrong) throw new Error('nothing wrong is offered')
    lesson.move(wrong)
    expect(lesson.frame.id).toBe('last')
    expect(lesson.missed).toBe(1)
    lesson.move(asked(lesson))
    expect(lesson.frame.id).toBe('end')
    expect(lesson.missed).toBe(0)
  })

  it('waits for the table before the next move is shown', async () => {
    const lesson = newLesson()
    await reach(lesson, 'place')
    lesson.move(asked(lesson))
    const first = lesson.shown.seq
    await Promise.resolve()
    expect(lesson.playing).toBe(true)
    expect(lesson.shown.events[0]).toMatchObject({ type: 'placed', seat: 0, card: 'king' })
    expect(lesson.shown.view.legal).toEqual([])
    lesson.done(first)
    await settle(lesson)
    expect(lesson.shown.seq).toBe(first + 1)
    expect(lesson.playing).toBe(false)
  })

  it('goes back to how the table lay', async () => {
    const lesson = newLesson()
    await reach(lesson, 'uncover')
    lesson.back()
    expect(lesson.frame.id).toBe('place')
    expect(lesson.shown.events).toEqual([])
    expect(lesson.shown.view).toEqual(viewAt(1, COURSE))
  })

  it('can be left and gone back in the middle of a move', async () => {
    const lesson = newLesson()
    await reach(lesson, 'place')
    void lesson.next()
    lesson.back()
    await settle(lesson)
    expect(lesson.frame.id).toBe('place')
    expect(lesson.playing).toBe(false)
    expect(lesson.shown.view).toEqual(viewAt(1, COURSE))
  })

  it('is taken up again where it was left, and begins anew after its end', async () => {
    const first = newLesson()
    await reach(first, 'home')
    const second = newLesson()
    expect(second.frame.id).toBe('home')
    expect(second.resumed).toBe(true)
    await reach(second, 'end')
    expect(newLesson().frame.id).toBe('welcome')
  })

  it('does not mind rubbish in the browser', () => {
    localStorage.setItem('hofnarr.tutorial', '{"step": "two"}')
    expect(newLesson().step).toBe(0)
    localStorage.setItem('hofnarr.tutorial', '{"step": 99}')
    expect(newLesson().step).toBe(0)
  })
})
