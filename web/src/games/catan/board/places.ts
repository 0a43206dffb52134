/** Where the places of a principality lie on the table. Columns are those of the rules: regions and roads in the even ones, centres and sites in the odd ones. */

import type { At, CentreView, SeatView } from '../types'

/** From above: second sites and outer slots, first sites and regions, axis, and the same below. */
export type Row = 1 | 2 | 3 | 4 | 5
export type Place = { readonly at: At; readonly x: number; readonly row: Row }

const SITE_ROWS: Readonly<Record<string, Row>> = { U2: 1, U1: 2, L1: 4, L2: 5 }

/** "-2U", "-2Uo", "1L2", "0", "-1": column and row of a place. */
export function placeOf(at: At): Place {
  const found = /^(-?\d+)([UL]?)(o|[12])?$/.exec(at)
  if (!found) throw new Error(`there is no place '${at}'`)
  const [, column = '0', side = '', more = ''] = found
  const x = Number(column)
  if (side === '') return { at, x, row: 3 }
  if (more === 'o') return { at, x, row: side === 'U' ? 1 : 5 }
  return { at, x, row: SITE_ROWS[side + more] ?? (side === 'U' ? 2 : 4) }
}

export type FreeKind = 'region-slot' | 'settlement-site' | 'city-site' | 'outer' | 'road-end' | 'settlement-end'
export type FreePlace = Place & { readonly kind: FreeKind }

/** First and last column of a principality, with the ends where it may grow. */
export function columnsOf(seat: SeatView): { readonly first: number; readonly last: number } {
  const xs = [
    ...seat.regions.map(({ at }) => placeOf(at).x),
    ...growth(seat).map(({ x }) => x),
    ...seat.centres.map(({ at }) => Number(at)),
    0,
  ]
  return { first: Math.min(...xs), last: Math.max(...xs) }
}

/** The ends of the axis: a road beside the last centre, or a centre at the end of a road. */
function growth(seat: SeatView): FreePlace[] {
  const axis = [...seat.centres.map(({ at }) => Number(at)), ...seat.roads.map(Number)]
  if (axis.length === 0) return []
  const ends = [Math.min(...axis) - 1, Math.max(...axis) + 1]
  return ends.map((x) => ({ at: String(x), x, row: 3, kind: x % 2 === 0 ? 'road-end' : 'settlement-end' }))
}

function sitesOf({ at, card }: CentreView): FreePlace[] {
  const sites = card === 'settlement' ? ['U1', 'L1'] : ['U1', 'L1', 'U2', 'L2']
  return sites.map((site) => ({ ...placeOf(at + site), kind: site.endsWith('2') ? 'city-site' : 'settlement-site' }))
}

/** Where a region of this centre lies, or will. */
function slotsOf({ at }: CentreView): FreePlace[] {
  return [Number(at) - 1, Number(at) + 1].flatMap((x) =>
    ['U', 'L'].map((side): FreePlace => ({ ...placeOf(`${x}${side}`), kind: 'region-slot' })),
  )
}

/** Every place where something may come to lie, without those that are taken. */
export function freePlaces(seat: SeatView): FreePlace[] {
  const taken = new Set([...seat.cards, ...seat.regions].map(({ at }) => at))
  const outer = seat.regions.map(({ at }): FreePlace => ({ ...placeOf(`${at}o`), kind: 'outer' }))
  const slots = new Map(seat.centres.flatMap(slotsOf).map((slot) => [slot.at, slot]))
  return [...seat.centres.flatMap(sitesOf), ...slots.values(), ...outer, ...growth(seat)].filter(
    ({ at }) => !taken.has(at),
  )
}
