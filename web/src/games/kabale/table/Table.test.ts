/** The table under a person's hands: what it offers, what it sends, what it says. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TableProps } from '../../../shared/games'
import { loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import type { TableInfo, View as AnyView } from '../../../shared/protocol'
import { change } from '../../../shared/browser/settings.svelte'
import moments from '../fixtures/moments.json'
import Table from './Table.svelte'
import type { Action, Event, PlayAction, View } from '../types'

type Name = keyof typeof moments
type Moment = { before: View; events: Event[]; view: View }

const NAMES = ['Ada', 'Bea']
const momentOf = (name: Name): Moment => moments[name] as unknown as Moment

function tableOf(status: TableInfo['status'] = 'running'): TableInfo {
  const seats = NAMES.map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    level: null,
    taken: true,
    online: true,
    away: false,
    stand_in: null,
  }))
  return {
    table: 'abcdefghijkl',
    game: 'kabale',
    status,
    pace: { kind: 'none' },
    clocks: null,
    hints: true,
    seats,
  } as unknown as TableInfo
}

function show(name: Name, props: Partial<TableProps> = {}) {
  const { view } = momentOf(name)
  const move = vi.fn<(action: unknown) => void>()
  const all: TableProps = {
    view: view as unknown as AnyView,
    events: [],
    names: NAMES,
    me: 0,
    table: tableOf(),
    move,
    sending: false,
    seq: 7,
    ...props,
  }
  return { ...render(Table, { props: all }), all, move, view }
}

const hand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.hand button')]
const slots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.slot')]
const columnOf = (slot: HTMLElement | undefined): number =>
  Number(slot?.closest<HTMLElement>('[data-column]')?.dataset.column)

beforeAll(async () => {
  await loadTexts('kabale')
  await setLanguage('en')
  change({ motion: 'reduced', shortcuts: true, confirmTaps: false })
})
afterEach(() => {
  cleanup()
  change({ shortcuts: true, confirmTaps: false })
})

describe('placing a card', () => {
  it('lights exactly the legal columns of the card that is taken up, and sends that action', async () => {
    const { move, view } = show('play')
    expect(slots()).toHaveLength(0)
    const [card] = hand()
    if (!card) throw new Error('an empty hand')
    await fireEvent.click(card)
    const legal = view.legal.filter(
      (action): action is PlayAction => action.type === 'play' && action.card === card.dataset.hand,
    )
    expect(slots().map(columnOf)).toEqual(legal.map((action) => action.column))
    await fireEvent.click(slots()[0] as HTMLElement)
    expect(move).toHaveBeenCalledExactlyOnceWith(legal[0])
  })

  it('puts a card back by the button, by Escape and by the card itself, and sends nothing', async () => {
    const { move } = show('play')
    const [card] = hand() as [HTMLElement]
    await fireEvent.click(card)
    await fireEvent.click(screen.getByRole('button', { name: 'Put back' }))
    expect(slots()).toHaveLength(0)
    await fireEvent.click(card)
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(slots()).toHaveLength(0)
    await fireEvent.click(card)
    await fireEvent.click(card)
    expect(slots()).toHaveLength(0)
    expect(move).not.toHaveBeenCalled()
  })

  it('is done by keys, also where digits have other letters on them', async () => {
    const { move, view } = show('play')
    await fireEvent.keyDown(window, { key: 'w', code: 'KeyW' })
    await fireEvent.keyDown(window, { key: 'ě', code: 'Digit2' })
    expect(move).toHaveBeenCalledExactlyOnceWith({ type: 'play', seat: 0, card: view.seats[0]?.hand?.[1], column: 1 })
  })

  it('leaves single keys alone where a person has switched them off, or writes', async () => {
    show('play')
    const input = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(input, { key: 'q', code: 'KeyQ' })
    change({ shortcuts: false })
    await fireEvent.keyDown(window, { key: 'q', code: 'KeyQ' })
    expect(slots()).toHaveLength(0)
    input.remove()
  })

  it('asks for a second tap on touch where that is set, and never for the mouse', async () => {
    change({ confirmTaps: true })
    const { move } = show('play')
    await fireEvent.click(hand()[0] as HTMLElement)
    const tap = (): Promise<boolean> =>
      fireEvent(slots()[1] as HTMLElement, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    await tap()
    expect(move).not.toHaveBeenCalled()
    expect(slots()[1]?.textContent).toContain('Tap again')
    await tap()
    expect(move).toHaveBeenCalledOnce()
    await fireEvent(slots()[0] as HTMLElement, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))
    expect(move).toHaveBeenCalledTimes(2)
  })

  it('offers nothing while a move is on its way, to a spectator, in a replay, or out of turn', async () => {
    for (const props of [{ sending: true }, { me: null }, { replay: true }]) {
      const { unmount } = show('play', props)
      for (const card of hand()) await fireEvent.click(card)
      expect(slots()).toHaveLength(0)
      unmount()
    }
    show('waiting')
    for (const card of hand()) await fireEvent.click(card)
    expect(slots()).toHaveLength(0)
    expect(screen.getByText('Bea is to move.')).toBeTruthy()
  })
})

describe('decisions, also out of turn', () => {
  it('slips a card under the cloak, or keeps the hand', async () => {
    const { move } = show('cloak')
    const slip = screen.getByRole('button', { name: 'Slip it under' })
    await fireEvent.click(slip)
    expect(move).not.toHaveBeenCalled()
    await fireEvent.click(hand()[1] as HTMLElement)
    await fireEvent.keyDown(window, { key: 'Enter' })
    expect(move).toHaveBeenLastCalledWith({ type: 'cloak', seat: 0, card: hand()[1]?.dataset.hand })
    await fireEvent.click(screen.getByRole('button', { name: 'Keep my hand' }))
    expect(move).toHaveBeenLastCalledWith({ type: 'cloak', seat: 0, card: null })
  })

  it('swaps targets, closed ones included, or leaves them be', async () => {
    const { move, view } = show('swap')
    const others = view.columns.map((_, place) => place).filter((place) => place !== view.where)
    expect(slots().map(columnOf)).toEqual(others)
    await fireEvent.click(slots()[0] as HTMLElement)
    expect(move).toHaveBeenLastCalledWith({ type: 'swap', seat: 0, column: others[0] })
    await fireEvent.click(screen.getByRole('button', { name: 'Leave them be' }))
    expect(move).toHaveBeenLastCalledWith({ type: 'swap', seat: 0, column: null })
  })

  it('cannot be missed: a sentence, the card itself, and candle brackets', () => {
    show('swap')
    const prompt = document.querySelector('.prompt')
    expect(prompt?.className).toContain('is-mine')
    expect(prompt?.textContent).toContain('uncovered your')
    expect(prompt?.querySelector('.card')?.getAttribute('aria-label')).toContain('Traitor')
  })
})

describe('what happens', () => {
  it('tells an awarding column by column, and only then shows the next round', async () => {
    const { events, before, view } = momentOf('round')
    const shown = vi.fn()
    const first = show('round', { view: before as unknown as AnyView, seq: 7, shown })
    await first.rerender({ ...first.all, view: view as unknown as AnyView, events: events as never, seq: 8 })
    await waitFor(() => expect(document.querySelector('.theatre .story')).toBeTruthy())
    expect(shown).not.toHaveBeenCalledWith(8)
    for (let step = 0; step < 5; step++) await fireEvent.keyDown(window, { key: 'ArrowRight' })
    expect(document.querySelector('.verdict.is-shown')?.textContent).toMatch(/takes|Nobody/)
    await fireEvent.keyDown(window, { key: 'Escape' })
    await waitFor(() => expect(shown).toHaveBeenCalledWith(8))
    expect(document.querySelector('.theatre')).toBeNull()
    expect(document.querySelectorAll('.pile button')).toHaveLength(
      view.columns.flatMap((column) => column.cards).length,
    )
  })

  it('jumps to a view that it cannot follow, and back again', async () => {
    const { all, rerender } = show('waiting')
    const { view } = momentOf('play')
    await rerender({ ...all, view: view as unknown as AnyView, events: [], seq: 3 })
    await waitFor(() => expect(hand().map((card) => card.dataset.hand)).toEqual(view.seats[0]?.hand))
  })

  it('shows both ways of counting at the end, and offers one more game', async () => {
    const rematch = vi.fn()
    const { view } = show('over', { rematch, table: tableOf('finished') })
    const scores = [...document.querySelectorAll('.final .score')].map((score) =>
      Number(score.querySelector('[aria-hidden]')?.textContent),
    )
    expect(scores).toEqual([...view.seats.map((seat) => seat.score ?? 0)].sort((one, other) => other - one))
    expect(document.querySelectorAll('.final .ways')).toHaveLength(2 * view.seats.length)
    await fireEvent.click(screen.getByRole('button', { name: 'One more game' }))
    expect(rematch).toHaveBeenCalledOnce()
  })
})

describe('what can be looked up', () => {
  it('says of every column and card in words what the eye sees', () => {
    const { view } = show('waiting')
    const groups = [...document.querySelectorAll('.column [role=group]')].map(
      (group) => group.getAttribute('aria-label') ?? '',
    )
    expect(groups).toHaveLength(view.columns.length)
    expect(groups[0]).toMatch(/^Column 1, \w+ \d, .*, \d cards: /)
    const cards = view.columns[0]?.cards.length ?? 0
    expect(groups[0]?.split('; ')).toHaveLength(cards)
  })

  it('shows a card’s text with its rulings by key, and which cards a face-down one may be', async () => {
    const { view } = show('play')
    hand()[0]?.focus()
    await fireEvent.keyDown(hand()[0] as HTMLElement, { key: 'i', code: 'KeyI' })
    expect(screen.getByRole('dialog').textContent).toContain('Counts')
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    const foreign = view.columns.flatMap((column) => column.cards).find((card) => card.card === null)
    if (!foreign) throw new Error('no face-down card of somebody else')
    const back = document.querySelector<HTMLElement>('.pile .back:not(.has-tag)') as HTMLElement
    await fireEvent.click(back)
    const minis = screen.getByRole('dialog').querySelectorAll('.minis .card')
    expect(minis).toHaveLength(
      (view.seats[foreign.owner]?.unseen ?? []).filter((card) => !foreign.cannot_be.includes(card)).length,
    )
  })

  it('shows what is not yet seen of a player', async () => {
    const { view } = show('play')
    await fireEvent.click(document.querySelector('.seats .open') as HTMLElement)
    expect(screen.getByText(`Not yet seen: ${view.seats[1]?.unseen.length}`)).toBeTruthy()
  })

  it('gives advice with reasons, and drops it when the table changes', async () => {
    const { view } = momentOf('play')
    const [first, second] = view.legal as [Action, Action]
    const target = view.columns[0]?.target
    const hint = vi.fn(() =>
      Promise.resolve({
        seat: 0,
        best: { action: first, share: 0.61, error: 0.01 },
        second: { action: second, share: 0.57, error: 0.01 },
        difference: 0.04,
        firm: true,
        reason: { kind: 'here', column: 0, target, seat: 0, chance: 0.71, instead: 0.34 },
        covered: null,
      }),
    )
    const { all, rerender } = show('play', { hint })
    await fireEvent.keyDown(window, { key: 'h', code: 'KeyH' })
    await waitFor(() => expect(document.querySelector('.hint')).toBeTruthy())
    const text = document.querySelector('.hint')?.textContent ?? ''
    for (const part of ['61', '57', '4', '71', '34'].map((number) => `${number}\u00a0%`)) expect(text).toContain(part)
    await rerender({ ...all, view: momentOf('waiting').view as unknown as AnyView, seq: 8 })
    await waitFor(() => expect(document.querySelector('.hint')).toBeNull())
  })
})
