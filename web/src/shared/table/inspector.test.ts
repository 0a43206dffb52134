import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Inspector } from './inspector.svelte'

let root: HTMLElement
let card: HTMLElement
let inspector: Inspector<string>
let leave: () => void
const chosen = vi.fn()

const send = (type: string, to: Element, how: { pointerType?: string; clientX?: number } = {}): void =>
  void to.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...how }))
const finger = { pointerType: 'touch' }

beforeEach(() => {
  vi.useFakeTimers()
  chosen.mockClear()
  document.body.innerHTML = '<main><button data-key="abbey"><i></i></button><p></p></main>'
  root = document.querySelector('main')!
  card = document.querySelector('button')!
  card.addEventListener('click', chosen)
  inspector = new Inspector<string>((target) => {
    const element = target.closest<HTMLElement>('[data-key]')
    return element ? { what: element.dataset.key ?? '', element } : null
  })
  leave = inspector.watch(root)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

describe('the inspector', () => {
  test('tells about what a mouse rests on, until it goes elsewhere', () => {
    send('pointermove', card.firstElementChild!)
    expect(inspector.shown).toBeNull()
    vi.runAllTimers()
    expect([inspector.shown, inspector.pinned]).toEqual(['abbey', false])
    send('pointermove', root.querySelector('p')!)
    expect(inspector.shown).toBeNull()
  })

  test('keeps silent about what comes to lie under a resting mouse', () => {
    send('pointerover', card)
    send('pointerenter', card)
    vi.runAllTimers()
    expect(inspector.shown).toBeNull()
  })

  test('ends when something else comes to lie under the mouse', () => {
    send('pointermove', card)
    vi.runAllTimers()
    send('pointerover', root.querySelector('p')!)
    expect(inspector.shown).toBeNull()
  })

  test('stays after a long press, whose click means nothing', () => {
    send('pointerdown', card, finger)
    vi.runAllTimers()
    send('pointerup', card, finger)
    card.click()
    expect([inspector.shown, inspector.pinned]).toEqual(['abbey', true])
    expect(chosen).not.toHaveBeenCalled()
    card.click()
    expect(chosen).toHaveBeenCalledOnce()
  })

  test('does not take a scrolling finger or a tap for a long press', () => {
    send('pointerdown', card, finger)
    send('pointermove', card, { ...finger, clientX: 30 })
    vi.runAllTimers()
    send('pointerdown', card, finger)
    send('pointerup', card, finger)
    vi.runAllTimers()
    card.click()
    expect(inspector.shown).toBeNull()
    expect(chosen).toHaveBeenCalledOnce()
  })

  test('says whether there is something to tell', () => {
    expect(inspector.ask(root)).toBe(false)
    expect(inspector.ask(card)).toBe(true)
    expect(inspector.pinned).toBe(true)
  })
})
