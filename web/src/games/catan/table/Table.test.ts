/** The Catan table as people see it: what stands where, what it is called, what can be touched. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableProps } from '../../../shared/games'
import { loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import type { TableInfo, View as AnyView } from '../../../shared/protocol'
import { change } from '../../../shared/browser/settings.svelte'
import { dockButton } from '../../../shared/table/dock.svelte'
import { NAMES, viewOf, type Name } from '../fixtures/read'
import { freePlaces } from '../board/places'
import { key } from '../play/ui'
import { cardName } from '../play/words'
import Table from './Table.svelte'
import type { View } from '../types'

// A whole table takes its time to draw without a browser.
vi.setConfig({ testTimeout: 30_000 })

const PLAYERS = ['Ada', 'Bea']
let size = { width: 1114, height: 842 }

function tableOf(): TableInfo {
  const seats = PLAYERS.map((name, seat) => ({
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
    game: 'catan',
    status: 'running',
    pace: { kind: 'none' },
    clocks: null,
    seats,
  } as unknown as TableInfo
}

function show(view: View, props: Partial<TableProps> = {}) {
  const move = vi.fn<(action: unknown) => void>()
  const me = typeof view.viewer === 'number' ? view.viewer : null
  const all: TableProps = {
    view: view as unknown as AnyView,
    events: [],
    names: PLAYERS,
    me,
    table: tableOf(),
    move,
    sending: false,
    seq: 7,
    ...props,
  }
  return { ...render(Table, { props: all }), move, me }
}

const at = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`:is(.board, .rail, .own) [data-key="${name}"]`)
  if (!found) throw new Error(`nothing has the key ${name}`)
  return found
}
const lit = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-state="lit"]')].map((element) => element.dataset.key ?? '')
const label = (name: string): string => at(name).getAttribute('aria-label') ?? ''

beforeAll(async () => {
  await loadTexts('catan')
  await setLanguage('en')
  change({ motion: 'reduced', shortcuts: true, confirmTaps: false })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => size.width })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.classList.contains('prompt') ? 56 : size.height
    },
  })
})
beforeEach(() => (size = { width: 1114, height: 842 }))
afterEach(cleanup)

describe('both principalities', () => {
  it.each(NAMES)('show everything that lies there, once: %s', (name) => {
    const view = viewOf(name)
    show(view)
    for (const [realm, seat] of view.seats.entries()) {
      const roads = seat.roads.map((road) => ({ at: road }))
      for (const { at: place } of [...seat.regions, ...seat.centres, ...seat.cards, ...roads]) {
        expect(document.querySelectorAll(`.board [data-key="${key.place(realm, place)}"]`), place).toHaveLength(1)
      }
    }
    expect(document.body.textContent).not.toContain('⟦')
  })

  it('say what a region stores', () => {
    const view = viewOf('act')
    show(view)
    const [region] = view.seats[0]?.regions ?? []
    if (!region) throw new Error('no regions')
    expect(label(key.place(0, region.at))).toContain(`number ${region.number}, ${region.stock} of 3 ${region.resource}`)
    expect(at(key.place(0, region.at)).querySelectorAll('.store .rs:not(.off)')).toHaveLength(region.stock)
  })

  it('say which regions bring more at once', () => {
    const view = viewOf('mill')
    show(view)
    for (const [realm, { yields }] of view.reckoning.seats.entries()) {
      for (const [place, units] of yields) expect(label(key.place(realm, place))).toContain(`yields ${units} at once`)
    }
    expect(document.querySelectorAll('.region .times').length).toBe(
      view.reckoning.seats.reduce((sum, { yields }) => sum + yields.length, 0),
    )
  })

  it('show a foreign card with the band of its owner, on the cloth of its host', () => {
    const view = viewOf('foreign')
    show(view)
    const realm = view.seats.findIndex((seat, host) => seat.cards.some(({ owner }) => owner !== host))
    const card = view.seats[realm]?.cards.find(({ owner }) => owner !== realm)
    if (!card) throw new Error('no foreign card')
    const tile = at(key.place(realm, card.at))
    expect(tile.dataset.owner).not.toBe(tile.closest<HTMLElement>('.board')?.dataset.owner)
    expect(tile.getAttribute('aria-label')).toContain(`card of ${PLAYERS[card.owner]}`)
  })

  it('show a blocked building, goods, a metropolis and a curse', () => {
    const found = (name: Name, is: (card: View['seats'][number]['cards'][number]) => boolean): [number, string] => {
      for (const [realm, seat] of viewOf(name).seats.entries())
        for (const card of seat.cards) if (is(card)) return [realm, card.at]
      throw new Error(`nothing like it in ${name}`)
    }
    show(viewOf('dogma'))
    expect(label(key.place(...found('dogma', (card) => card.blocked)))).toContain('blocked by a Dogma')
    cleanup()
    show(viewOf('goods'))
    expect(label(key.place(...found('goods', (card) => card.level > 0 && card.card.includes('residence'))))).toMatch(
      /[123] of 3 goods/,
    )
    cleanup()
    show(viewOf('metropolis'))
    expect(document.querySelectorAll('.c-metropolis').length).toBeGreaterThan(0)
    cleanup()
    show(viewOf('curse'))
    expect(document.querySelectorAll('.curse')).toHaveLength(viewOf('curse').curses.length)
  })
})

describe('touching', () => {
  it('a card lights exactly the places where it can be built, and building sends that action', async () => {
    const view = viewOf('act')
    const { move } = show(view)
    const build = view.legal.find(
      (action) => action.type === 'build' && view.seats[view.viewer as number]?.hand?.includes(action.card),
    )
    if (build?.type !== 'build') throw new Error('nothing can be built')
    await fireEvent.click(at(key.hand(build.card)))
    const places = view.legal.flatMap((action) =>
      action.type === 'build' && action.card === build.card ? [action.at] : [],
    )
    expect(
      new Set(
        lit()
          .filter((each) => each.startsWith('place:'))
          .map((each) => each.split(':')[2]),
      ),
    ).toEqual(new Set(places))
    await fireEvent.click(document.querySelector(`.site[data-state="lit"]`) as HTMLElement)
    expect(move).toHaveBeenCalledOnce()
    expect(view.legal).toContainEqual(move.mock.calls[0]?.[0])
  })

  it('cards that cannot be used say why, and show what is missing', () => {
    const view = viewOf('act')
    show(view)
    const poor = view.desk?.supply.concat(view.desk.hand).filter(({ ready }) => !ready) ?? []
    expect(poor.length).toBeGreaterThan(0)
    for (const { card, missing } of poor) {
      const shown = document.querySelector(`.own [data-key="hand:${card}"]`) ?? at(`supply:${card}`)
      expect(shown.getAttribute('aria-disabled')).toBe('true')
      expect(shown.getAttribute('aria-label')).toMatch(/\. .+\.$/)
      expect(shown.querySelectorAll('.short').length).toBe(missing.filter(([resource]) => resource !== 'any').length)
    }
    for (const { card } of view.desk?.supply.filter(({ ready }) => ready) ?? [])
      expect(at(`supply:${card}`).dataset.state).toBe('lit')
  })

  it('is not offered to who waits, watches, replays or has just moved', () => {
    for (const [name, props] of [
      ['waiting', {}],
      ['public', {}],
      ['open', {}],
      ['act', { replay: true }],
      ['act', { sending: true }],
    ] as const) {
      const { unmount } = show(viewOf(name), props)
      expect(lit(), name).toEqual([])
      unmount()
    }
  })

  it('moves by arrow keys from tile to tile, with one tab stop a board', async () => {
    show(viewOf('waiting'))
    const boards = [...document.querySelectorAll<HTMLElement>('.board')]
    for (const board of boards) expect(board.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const stop = boards[1]?.querySelector<HTMLElement>('[tabindex="0"]')
    stop?.focus()
    const [, realm] = (stop?.dataset.key ?? '').split(':')
    await fireEvent.keyDown(stop as HTMLElement, { key: 'ArrowUp' })
    expect((document.activeElement as HTMLElement).dataset.key).toBe(`place:${realm}:0U`)
  })
})

describe('who looks', () => {
  it('knows an opponent’s hand by its number', () => {
    const view = viewOf('waiting')
    const { me } = show(view)
    const other = 1 - (me ?? 0)
    expect(label(key.seat(other))).toContain(`hand ${view.seats[other]?.hand_count} of`)
    expect(document.querySelectorAll('.own .cc')).toHaveLength(new Set(view.seats[me ?? 0]?.hand).size)
  })

  it('sees both boards alike and no hand without a seat, and both hands where cards are open', () => {
    show(viewOf('public'))
    const [one, other] = [...document.querySelectorAll<HTMLElement>('.board')]
    expect(one?.dataset.size).toBe(other?.dataset.size)
    expect(document.querySelector('.own .cc')).toBeNull()
    cleanup()
    const open = viewOf('open')
    show(open)
    expect(document.querySelectorAll('.own .hand')).toHaveLength(2)
    expect(document.querySelectorAll('.own .cc').length).toBe(
      open.seats.reduce((sum, seat) => sum + new Set(seat.hand).size, 0),
    )
  })

  it('sees on a phone one board large, and the other by a tap; the court waits in the dock', async () => {
    size = { width: 380, height: 738 }
    const view = viewOf('act')
    show(view)
    const sizes = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('.board')].map((board) => board.dataset.size)
    expect(sizes()).toEqual(['map', 'small'])
    await fireEvent.click(screen.getByRole('button', { name: /^Show the principality of/ }))
    expect(sizes()).toEqual(['small', 'map'])
    expect(document.querySelector('.court')).toBeNull()
    dockButton()?.onclick()
    await waitFor(() => expect(document.querySelector('dialog .court')).toBeTruthy())
    cleanup()
    expect(dockButton()).toBeNull()
  })

  it('sees the opponent’s board large on a phone when something is to be taken there', () => {
    size = { width: 380, height: 738 }
    show(viewOf('rob'))
    const [upper] = [...document.querySelectorAll<HTMLElement>('.board')]
    expect(upper?.dataset.size).toBe('small')
    expect(upper?.querySelectorAll('[data-state="lit"]').length).toBeGreaterThan(0)
  })
})

describe('the court', () => {
  it('shows stacks, piles, events and display with their numbers', () => {
    const view = viewOf('act')
    show(view)
    for (const [place, stack] of view.stacks.entries())
      expect(label(key.stack(place))).toContain(`${stack.count} cards`)
    for (const [place, pile] of view.piles.entries()) expect(label(key.pile(place))).toContain(`${pile.length} cards`)
    for (const card of view.display) expect(label(key.display(card))).toContain(cardName(card))
    expect(label('events')).toContain(`${view.events_unseen.length + view.events_seen.length} cards`)
  })
})

describe('the end', () => {
  it('says who has won, and where the points come from', async () => {
    const view = viewOf('over')
    const rematch = vi.fn()
    show(view, { rematch })
    expect(document.querySelector('.verdict')?.textContent).toContain(PLAYERS[view.winner ?? 0])
    for (const [place, seat] of (view.winner === 1 ? [1, 0] : [0, 1]).entries()) {
      const points = [
        ...(document.querySelectorAll('.players > li')[place]?.querySelectorAll<HTMLElement>('.sources .vp b') ?? []),
      ].map((each) => Number(each.dataset.n))
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(view.seats[seat]?.victory)
    }
    expect(screen.getByRole('link', { name: /See it again/ }).getAttribute('href')).toBe('/r/abcdefghijkl')
    await fireEvent.click(screen.getByRole('button', { name: 'Another game' }))
    expect(rematch).toHaveBeenCalledOnce()
  })
})

describe('in every language', () => {
  it.each(['de', 'cs', 'pl'] as const)('nothing is left untold: %s', async (language) => {
    await setLanguage(language)
    for (const name of ['act', 'foreign', 'over'] as const) {
      const { unmount } = show(viewOf(name))
      expect(document.body.innerHTML, name).not.toContain('⟦')
      unmount()
    }
    await setLanguage('en')
  })

  it('free places are named where they can be touched', () => {
    const view = viewOf('act')
    show(view)
    const free = view.seats.flatMap((seat, realm) => freePlaces(seat).map(({ at: place }) => key.place(realm, place)))
    for (const each of lit().filter((touch) => free.includes(touch))) expect(label(each)).toMatch(/^(Free|Place)/)
  })
})
