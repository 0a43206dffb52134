import { describe, expect, it } from 'vitest'
import { NAMES, viewOf } from '../fixtures/read'
import { columnsOf, freePlaces, placeOf } from './places'

describe('the places of a principality', () => {
  it('lie where the rules put them', () => {
    expect(placeOf('-2U')).toEqual({ at: '-2U', x: -2, row: 2 })
    expect(placeOf('-2Lo')).toEqual({ at: '-2Lo', x: -2, row: 5 })
    expect(placeOf('1L1')).toEqual({ at: '1L1', x: 1, row: 4 })
    expect(placeOf('11U2')).toEqual({ at: '11U2', x: 11, row: 1 })
    expect(placeOf('0')).toEqual({ at: '0', x: 0, row: 3 })
    expect(() => placeOf('U2')).toThrow('U2')
  })

  it('never lie on each other, and all of them between the first and the last column', () => {
    for (const name of NAMES) {
      for (const seat of viewOf(name).seats) {
        const covered = seat.roads.filter((at) => !seat.cards.some((card) => card.at === at))
        const all = [...seat.regions, ...seat.centres, ...seat.cards, ...freePlaces(seat)]
          .map(({ at }) => at)
          .concat(covered)
        const cells = all.map((at) => `${placeOf(at).x},${placeOf(at).row}`)
        expect(new Set(cells).size, name).toBe(cells.length)
        const { first, last } = columnsOf(seat)
        for (const at of all) expect(placeOf(at).x >= first && placeOf(at).x <= last, `${name}: ${at}`).toBe(true)
      }
    }
  })

  it('have room for whatever can be built', () => {
    for (const name of NAMES) {
      const { legal, seats } = viewOf(name)
      for (const action of legal) {
        if (action.type !== 'build') continue
        const shown = seats
          .flatMap((seat) => [...freePlaces(seat), ...seat.centres, ...seat.roads.map((at) => ({ at }))])
          .map(({ at }) => at)
        expect(shown, `${name}: ${action.card}`).toContain(action.at)
      }
    }
  })
})
