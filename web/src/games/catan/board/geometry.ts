/** How large the table's things are, from the room that there is. */

export type Room = 'wide' | 'narrow' | 'phone'
/** How much tiles show, see tile.css. */
export type BoardSize = 'large' | 'low' | 'small' | 'map'

/** Wide: a rail beside the boards. Narrow: the court in a sheet. Phone: one board large, the other a map. */
export function roomOf(width: number): Room {
  return width < 700 ? 'phone' : width < 900 ? 'narrow' : 'wide'
}

export type Wanted = {
  readonly width: number
  readonly height: number
  /** Columns of the upper and the lower board. */
  readonly columns: readonly [upper: number, lower: number]
  /** Height of the prompt, px. */
  readonly prompt: number
  /** What lies below the boards: a hand to play from beside seat and supply, hands to look at, or none. */
  readonly hand: 'played' | 'shown' | null
  /** Which board is large; null: both are equal. */
  readonly main: 0 | 1 | null
}

export type BoardFit = { readonly size: BoardSize; readonly cw: number; readonly ch: number; readonly gap: number }
export type Fit = { readonly boards: readonly [BoardFit, BoardFit]; readonly cardWidth: number }

const RAIL = 224
const SIDES = 42
/** Cloth around the tiles of a board, px. */
const CLOTH = 20

/** Cards that are only looked at, px. */
const SHOWN = 78
/** A table is low below this height, px. */
export const LOW = 760
/** With less height for both boards than this, none of them is large, px. */
const LARGE_LEAST = 330
/** Narrower columns than this cannot be read: the board scrolls instead, px. */
const LEAST = 70

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

function columnWidth(room: number, columns: number, least: number, most: number, usual: number, gap: number): number {
  const count = Math.max(columns, usual)
  return Math.floor(clamp(least, (room - CLOTH - (count - 1) * gap) / count, most))
}

export function fit(wanted: Wanted): Fit {
  return roomOf(wanted.width) === 'phone' ? fitPhone(wanted) : fitTable(wanted)
}

function fitTable({ width, height, columns, prompt, hand, main }: Wanted): Fit {
  const isWide = roomOf(width) === 'wide'
  const room = isWide ? width - RAIL - SIDES : width - 28
  const cardWidth = Math.floor(clamp(88, Math.min(height * 0.137, (width - (isWide ? 540 : 500)) / 5), 116))
  const isLow = height < LOW
  // Beside a hand to play from stand one's own seat and three rows of the supply.
  const ownHeight = hand === 'played' ? Math.max((cardWidth * 9) / 8, isLow ? 118 : 142) : (SHOWN * 9) / 8
  const below = hand ? ownHeight + (isLow ? 24 : 32) : 12
  // Seats above the boards where there is no rail; padding, gaps and the cloth's own edges.
  const rest = height - below - prompt - 12 - 21 - 56 - (isWide ? 0 : 118)
  const isEqual = main === null || rest < LARGE_LEAST
  const low = Math.floor(clamp(32, isEqual ? rest / 10 : rest * 0.08, 42))
  const large = Math.floor(clamp(42, isEqual ? rest / 10 : rest / 5 - low, 63))
  const boards = [0, 1].map((board): BoardFit => {
    const isLarge = isEqual ? rest / 10 >= 42 : main === board
    const count = columns[board] ?? 7
    if (!isLarge) return { size: 'low', cw: columnWidth(room, count, LEAST, 112, 7, 3), ch: low, gap: 3 }
    return { size: 'large', cw: columnWidth(room, count, LEAST, 104, 8, 4), ch: large, gap: 4 }
  })
  return { boards: boards as [BoardFit, BoardFit], cardWidth: hand === 'shown' ? SHOWN : cardWidth }
}

function fitPhone({ width, height, columns, prompt, hand, main }: Wanted): Fit {
  const room = width - 4
  const rest = height - prompt - (hand ? 176 : 20) - 66 - 40
  const boards = [0, 1].map((board): BoardFit => {
    const count = columns[board] ?? 7
    if ((main ?? 0) !== board)
      return {
        size: 'map',
        cw: columnWidth(room, count, 26, 54, 7, 2),
        ch: Math.floor(clamp(24, rest * 0.06, 28)),
        gap: 2,
      }
    return {
      size: 'small',
      cw: columnWidth(room, count, 44, 60, 8, 2),
      ch: Math.floor(clamp(44, rest * 0.125, 54)),
      gap: 2,
    }
  })
  return { boards: boards as [BoardFit, BoardFit], cardWidth: hand === 'shown' ? SHOWN : 86 }
}
