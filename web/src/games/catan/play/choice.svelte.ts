/** What a person is choosing, touch by touch. Nothing leaves before the last one; until then all can be put back. */

import { settings } from '../../../shared/browser/settings.svelte'
import { Inspector } from '../../../shared/table/inspector.svelte'
import { t } from '../../../shared/i18n.svelte'
import type { Action, Resource, Seat, View } from '../types'
import { cardOf } from './inspect'
import { pressKey } from './keys'
import { change, EMPTY, isComplete, planOf, roomFor, type Draft, type DraftSide } from './offer'
import { key as keys, type KeyState, type TableUi } from './ui'
import { act, isTurn, nextTouches, readAct, startsWith, waysOf, type Touch, type Way } from './ways'
import { sentence, storedAt, units } from './words'

export type Send = (action: Action) => void

/** Keys of what can be taken up instead of what is taken up already. */
const SOURCES = /^(hand|supply|display|stack):/

export class Choice implements TableUi {
  /** Tells about the card that a key stands for. */
  readonly inspector = new Inspector<string>((target) => {
    const element = target.closest<HTMLElement>('[data-key]')
    const what = element?.dataset.key
    return element && what && cardOf(what, this.view, null) ? { what, element } : null
  })
  /** The offer that is being put together. */
  draft = $state.raw<Draft>(EMPTY)
  /** The touch that waits for a second tap. */
  armed = $state<Touch | null>(null)
  /** Why the thing that was touched last cannot be used. */
  told = $state<string | null>(null)
  /** What is looked through without a decision: a pile, a stack, a hand. */
  browsing = $state<string | null>(null)
  /** The answer that waits until the window has been open long enough. */
  held = $state.raw<Action | null>(null)
  /** Whether the last touch was by finger. */
  byTouch = false

  readonly #view: () => View
  readonly #mine: () => boolean
  readonly #send: Send
  readonly #mark: (key: string) => string | null
  /** The touches so far, and the decision that they belong to. */
  #made = $state.raw<{ readonly legal: readonly Action[]; readonly touches: readonly Touch[] }>({
    legal: [],
    touches: [],
  })
  #plan: readonly Action[] = []
  /** The decision whose answer leaves no sooner than the question says, and the timer; null once it may leave. */
  #window: { readonly legal: readonly Action[]; timer: ReturnType<typeof setTimeout> | null } | null = null

  readonly #ways = $derived.by((): readonly Way[] => (this.#mine() ? waysOf(this.#view()) : []))

  /** `mine`: whether this person may decide now. `mark`: what a story writes on a thing. */
  constructor(view: () => View, mine: () => boolean, send: Send, mark: (key: string) => string | null = () => null) {
    this.#view = view
    this.#mine = mine
    this.#send = send
    this.#mark = mark
  }

  get view(): View {
    return this.#view()
  }

  /** Whether this person may decide now. */
  get mine(): boolean {
    return this.#mine()
  }

  /** The touches so far; those of an earlier decision count no more. */
  get touches(): readonly Touch[] {
    return this.#made.legal === this.#view().legal ? this.#made.touches : []
  }

  /** What can be touched now. */
  get next(): ReadonlySet<Touch> {
    return nextTouches(this.#ways, this.touches)
  }

  /** The buttons that can be pressed now. */
  get acts(): readonly Touch[] {
    return [...this.next].filter((touch) => touch.startsWith('act:'))
  }

  get isTrading(): boolean {
    return this.touches[0] === act('trade')
  }

  /** The actions that the touches so far can still lead to. */
  get open(): readonly Action[] {
    return this.#ways.filter(({ touches }) => startsWith(touches, this.touches)).map(({ action }) => action)
  }

  // --- what the table asks ---

  state(key: string): KeyState {
    if (!this.#mine()) return this.#isAtStake(key) ? 'stake' : 'plain'
    if (this.touches.includes(key) || this.armed === key || this.#isMeant(key)) return 'chosen'
    if (this.#isLit(key)) return 'lit'
    if (this.#isAtStake(key)) return 'stake'
    return /^(hand|supply|display):/.test(key) ? 'cannot' : 'plain'
  }

  #isLit(key: string): boolean {
    if (this.next.has(key))
      return this.touches.length > 0 || this.#ways.some(({ touches, isQuiet }) => touches[0] === key && !isQuiet)
    return SOURCES.test(key) && this.touches.length > 0 && !this.isTrading && this.canBegin(key)
  }

  /** Whether this can be touched first. */
  canBegin(key: Touch): boolean {
    return this.#ways.some(({ touches }) => touches[0] === key)
  }

  /** The place that a region is chosen for. */
  #isMeant(key: string): boolean {
    const [first] = this.#view().legal
    return first?.type === 'arrange' && key === keys.place(first.seat, first.at)
  }

  /** The cards that an attack may take, while it can still be answered. */
  #isAtStake(key: string): boolean {
    return this.#view().question?.stakes?.some(({ realm, at }) => key === keys.place(realm, at)) ?? false
  }

  tag(key: string): string | null {
    const done = this.touches
    const way = this.next.has(key)
      ? this.#ways.find(({ touches }) => startsWith(touches, done) && touches[done.length] === key)
      : undefined
    return (way && isLast(way, done.length) && this.#tagOf(way.action)) || this.#mark(key)
  }

  #tagOf(action: Action): string | null {
    const stored = (seat: Seat, at: string): string => units(storedAt(this.#view(), seat, at), 1)
    switch (action.type) {
      case 'pay':
        return `−${stored(action.seat, action.at)}`
      case 'store':
        return `+${stored(action.seat, action.at)}`
      case 'rob':
        return t('catan-tag-take', { goods: stored(1 - action.seat, action.at) })
      case 'build':
      case 'scout':
        return t('catan-tag-build')
      default:
        return null
    }
  }

  reason(key: string): string | null {
    const { desk } = this.#view()
    const [kind, card] = key.split(':')
    const cards = desk && (kind === 'hand' || kind === 'display' || kind === 'supply') ? desk[kind] : []
    const why = cards.find((each) => each.card === card)?.why
    return why ? sentence(why) : null
  }

  tap(key: string): void {
    this.told = null
    this.browsing = null
    if (this.next.has(key)) return this.#go([...this.touches, key])
    if (this.touches.at(-1) === key) return void this.back()
    if (this.canBegin(key)) return this.#go([key])
    this.told = this.reason(key)
    if (/^(stack|pile|events|seat)/.test(key)) this.browsing = key
  }

  // --- the prompt ---

  /** Presses a button of the prompt. */
  press(touch: Touch): void {
    this.told = null
    if (this.next.has(touch)) this.#go([...this.touches, touch])
    else if (this.canBegin(touch)) this.#go([touch])
  }

  /** Puts the last touch back; true where there was one. */
  back(): boolean {
    const { touches } = this
    const had = touches.length > 0 || this.armed !== null || this.told !== null || this.browsing !== null
    this.armed = null
    this.told = null
    this.browsing = null
    this.#made = { legal: this.#view().legal, touches: touches.slice(0, -1) }
    return had
  }

  #go(touches: readonly Touch[]): void {
    const last = touches.at(-1) ?? ''
    const button = readAct(last)
    if (button?.act === 'give' && isTurn(this.#view())) return this.adjust('give', button.value as Resource, 1)
    const found = this.#ways.find((way) => way.touches.length === touches.length && startsWith(way.touches, touches))
    if (!found) {
      this.armed = null
      this.#made = { legal: this.#view().legal, touches }
      return
    }
    if (this.byTouch && settings.confirmTaps && !button && this.armed !== last) {
      this.armed = last
      return
    }
    this.#leaves(found.action)
  }

  #leaves(action: Action): void {
    this.armed = null
    this.inspector.close()
    this.#made = { legal: this.#view().legal, touches: [] }
    this.watchWindow()
    if (this.#window?.timer) this.held = action
    else this.#send(action)
  }

  // --- windows for reactions ---

  /** Begins the pause before an answer may leave; to be called whenever the decision may have changed. */
  watchWindow(): void {
    const { question, legal } = this.#view()
    const pause = this.#mine() ? question?.least_ms : undefined
    if (pause !== undefined && this.#window?.legal === legal) return
    if (this.#window?.timer) clearTimeout(this.#window.timer)
    this.#window = pause === undefined ? null : { legal, timer: setTimeout(() => this.#endPause(), pause) }
    this.held = null
  }

  /** The answer that was given leaves, or the only one there is. */
  #endPause(): void {
    const [first, ...more] = this.#view().legal
    const answer = this.held ?? (more.length === 0 ? first : undefined)
    if (this.#window) this.#window.timer = null
    this.held = null
    if (answer && this.#mine()) this.#send(answer)
  }

  /** The table is left. */
  close(): void {
    if (this.#window?.timer) clearTimeout(this.#window.timer)
    this.#window = null
    this.inspector.close()
  }

  /** For the window's key presses. */
  onkeydown(event: KeyboardEvent): void {
    this.byTouch = false
    if (document.querySelector('dialog[open]')) return
    if (pressKey(event, this)) event.preventDefault()
  }

  // --- the offer ---

  /** How many more of this can be offered or wanted. */
  roomFor(side: DraftSide, resource: Resource): number {
    return roomFor(this.#view().question, this.draft, side, resource)
  }

  adjust(side: DraftSide, resource: Resource, by: 1 | -1): void {
    if (by < 0 || this.roomFor(side, resource) > 0) this.draft = change(this.draft, side, resource, by)
  }

  get canOffer(): boolean {
    return isComplete(this.draft) && this.#ways.some(({ action }) => action.type === 'give')
  }

  offer(): void {
    const { viewer } = this.#view()
    if (!this.canOffer || typeof viewer !== 'number') return
    this.#plan = planOf(this.draft, viewer)
    this.draft = EMPTY
    this.goOn()
  }

  /** Sends the next part of an offer; whatever does not fit any more is left to the person. */
  goOn(): void {
    if (!this.#mine() || this.#plan.length === 0) return
    const wanted = JSON.stringify(sorted(this.#plan[0]))
    const action = this.#view().legal.find((each) => JSON.stringify(sorted(each)) === wanted)
    this.#plan = action ? this.#plan.slice(1) : []
    if (action) this.#leaves(action)
  }
}

/** Whether the touch at this place is the last one. */
function isLast(way: Way, place: number): boolean {
  return way.touches.length === place + 1
}

function sorted(value: object | undefined): object {
  return Object.fromEntries(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
}
