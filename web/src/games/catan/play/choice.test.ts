/** In whole games of all sets every legal action can be reached by touching what is lit, and what is lit leads to legal actions alone. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../shared/i18n.svelte'
import { change } from '../../../shared/browser/settings.svelte'
import type { Action, View } from '../types'
import { Choice } from './choice.svelte'
import { planOf } from './offer'
import { readDecisions } from './fixtures/read'
import { isTurn, nextTouches, readAct, waysOf, type Touch, type Way } from './ways'

const views = readDecisions()
/** As long as any answer is held back. */
const PAUSE = Math.max(...views.map(({ question }) => question?.least_ms ?? 0))
const told = (action: Action): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)))

beforeAll(() => loadTexts('catan'))
beforeEach(() => change({ confirmTaps: false }))

/** A table in the hands of a person who touches things. */
function sit(view: View): { choice: Choice; sent: Action[]; touch: (touch: Touch) => void } {
  const sent: Action[] = []
  const choice = new Choice(
    () => view,
    () => true,
    (action) => sent.push(action),
  )
  return { choice, sent, touch: (touch) => (readAct(touch) ? choice.press(touch) : choice.tap(touch)) }
}

const viewOf = (decision: string, has: (view: View) => boolean = () => true): View => {
  const found = views.find((view) => view.decision === decision && has(view))
  if (!found) throw new Error(`no decision ${decision}`)
  return found
}

describe('in the recorded games', () => {
  it('there are decisions of every kind', () => {
    expect(new Set(views.map(({ decision }) => decision)).size).toBeGreaterThan(60)
    expect(new Set(views.flatMap(({ legal }) => legal.map(({ type }) => type))).size).toBe(29)
  })

  it('every legal action has a way, and no way is the beginning of another', () => {
    for (const view of views) {
      const ways = waysOf(view)
      expect(new Set(ways.map(({ action }) => told(action))), view.decision ?? '').toEqual(
        new Set(view.legal.map(told)),
      )
      const taken = new Set(ways.map(({ touches }) => touches.join(' ')))
      expect(taken.size, view.decision ?? '').toBe(ways.length)
      for (const { touches } of ways)
        for (let length = 1; length < touches.length; length++)
          expect(taken.has(touches.slice(0, length).join(' '))).toBe(false)
    }
  })

  it('touching what is offered sends exactly that action', () => {
    for (const view of views) {
      for (const way of sample(waysOf(view))) {
        const { choice, sent, touch } = sit(view)
        vi.useFakeTimers()
        for (const each of way.touches) {
          expect(choice.next.has(each), `${view.decision}: ${each}`).toBe(true)
          touch(each)
        }
        vi.advanceTimersByTime(PAUSE)
        vi.useRealTimers()
        // The first unit of an offer waits for the rest of it.
        expect(sent).toEqual(way.action.type === 'give' && isTurn(view) ? [] : [way.action])
      }
    }
  }, 60_000)

  it('what is lit can be touched, and nothing else is lit', () => {
    for (const view of views) {
      const ways = waysOf(view)
      const { choice } = sit(view)
      const first = nextTouches(ways, [])
      const keys = new Set(
        [...ways.flatMap(({ touches }) => touches), 'place:0:99U', 'hand:nothing', 'stack:99'].filter(
          (touch) => !readAct(touch),
        ),
      )
      for (const key of keys) {
        const isQuiet = ways.filter(({ touches }) => touches[0] === key).every((way) => way.isQuiet)
        expect(choice.state(key) === 'lit', `${view.decision}: ${key}`).toBe(first.has(key) && !isQuiet)
      }
    }
  })
})

/** Of hundreds of alike actions the first and the last of each kind. */
function sample(ways: readonly Way[]): Way[] {
  return ways.filter(
    (way, place) =>
      way.action.type !== ways[place - 1]?.action.type || way.action.type !== ways[place + 1]?.action.type,
  )
}

describe('choosing', () => {
  const build = viewOf('act', ({ legal }) => legal.some((action) => action.type === 'build' && action.card === 'road'))

  it('goes on from the card to its place, and can be put back before', () => {
    const { choice, sent, touch } = sit(build)
    touch('supply:road')
    expect(choice.state('supply:road')).toBe('chosen')
    expect([...choice.next].every((key) => key.startsWith('place:'))).toBe(true)
    expect(choice.back()).toBe(true)
    expect(choice.touches).toEqual([])
    expect(choice.back()).toBe(false)
    touch('supply:road')
    touch('supply:road')
    expect(choice.touches).toEqual([])
    expect(sent).toEqual([])
  })

  it('takes up another card instead', () => {
    const view = viewOf('exchange')
    const [one, other] = [
      ...new Set(view.legal.flatMap((action) => (action.type === 'put' ? [`hand:${action.card}`] : []))),
    ]
    const { choice, touch } = sit(view)
    touch(one ?? '')
    expect(choice.state(other ?? '')).toBe('lit')
    touch(other ?? '')
    expect(choice.touches).toEqual([other])
  })

  it('shows what a touch brings', () => {
    const { choice, touch } = sit(build)
    touch('supply:road')
    const [place] = [...choice.next]
    expect(choice.tag(place ?? '')).toBe('Build')
    expect(choice.tag('supply:road')).toBeNull()
  })

  it('waits for a second tap of a finger where that is wanted', () => {
    change({ confirmTaps: true })
    const { choice, sent, touch } = sit(build)
    choice.byTouch = true
    touch('supply:road')
    const place = [...choice.next][0] ?? ''
    touch(place)
    expect([sent.length, choice.armed]).toEqual([0, place])
    touch(place)
    expect(sent).toHaveLength(1)
  })

  it('forgets touches of an earlier decision', () => {
    let view = build
    const choice = new Choice(
      () => view,
      () => true,
      () => undefined,
    )
    choice.tap('supply:road')
    view = viewOf('exchange')
    expect(choice.touches).toEqual([])
  })
})

describe('a window for an answer', () => {
  const empty = viewOf('window', ({ legal }) => legal.length === 1)
  const held = viewOf('window', ({ legal }) => legal.length > 1)

  beforeEach(() => vi.useFakeTimers())

  it('closes by itself after the pause where there is no answer', () => {
    const { choice, sent } = sit(empty)
    choice.watchWindow()
    vi.advanceTimersByTime(PAUSE - 1)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent.map(({ type }) => type)).toEqual(['pass'])
  })

  it.each([empty, held])('lets no answer out sooner, whatever is held', (view) => {
    const { choice, sent, touch } = sit(view)
    choice.watchWindow()
    touch('act:pass')
    expect(choice.held?.type).toBe('pass')
    vi.advanceTimersByTime(PAUSE - 1)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent.map(({ type }) => type)).toEqual(['pass'])
  })

  it('stays open as long as somebody thinks who has a choice', () => {
    const { choice, sent, touch } = sit(held)
    choice.watchWindow()
    vi.advanceTimersByTime(10 * PAUSE)
    expect(sent).toEqual([])
    touch([...choice.next].find((each) => each.startsWith('act:play:')) ?? '')
    expect(sent.map(({ type }) => type)).toEqual(['play'])
  })
})

describe('an attack that can be answered', () => {
  it('marks what the question says is at stake, for both players, and nothing else', () => {
    const window = viewOf('window', ({ question }) => (question?.stakes?.length ?? 0) > 0)
    const { realm, at } = window.question!.stakes![0]!
    for (const mine of [true, false]) {
      const choice = new Choice(
        () => window,
        () => mine,
        () => undefined,
      )
      expect(choice.state(`place:${realm}:${at}`)).toBe('stake')
      expect(choice.state(`place:${realm}:99U`)).toBe('plain')
      expect(choice.state(`place:${1 - realm}:${at}`)).toBe('plain')
    }
  })
})

describe('an offer', () => {
  it('is named to the server in the order of the rules', () => {
    const plan = planOf({ give: { ore: 1, brick: 2 }, want: { gold: 1 } }, 1)
    expect(plan.map((action) => ('resource' in action ? `${action.type} ${action.resource}` : action.type))).toEqual([
      'give brick',
      'give brick',
      'give ore',
      'want gold',
      'send',
    ])
  })

  it('goes out part by part, and stops where it does not fit', () => {
    const limits = { give: { brick: 1, ore: 1 }, want: { brick: 1, ore: 1 } }
    const act = viewOf('act')
    const base = { ...act, viewer: 0, question: { ...act.question, limits } } as unknown as View
    const offering = { ...base, question: { ...base.question, kind: 'offer' } } as unknown as View
    let view: View = { ...base, legal: [{ type: 'give', seat: 0, resource: 'brick' }] }
    const sent: Action[] = []
    const choice = new Choice(
      () => view,
      () => true,
      (action) => sent.push(action),
    )
    choice.press('act:trade')
    choice.press('act:give:brick')
    expect(choice.canOffer).toBe(false)
    choice.adjust('want', 'brick', 1)
    expect(choice.draft.want.brick ?? 0).toBe(0)
    choice.adjust('want', 'ore', 1)
    expect(choice.canOffer).toBe(true)
    choice.offer()
    view = { ...offering, legal: [{ type: 'want', seat: 0, resource: 'ore' }] }
    choice.goOn()
    view = { ...offering, legal: [{ type: 'pass', seat: 0 }] }
    choice.goOn()
    expect(sent.map(({ type }) => type)).toEqual(['give', 'want'])
    view = { ...offering, legal: [{ type: 'send', seat: 0 }] }
    choice.goOn()
    expect(sent).toHaveLength(2)
  })
})
