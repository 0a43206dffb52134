/** Sizes on the table, px. They are worked out here and not in CSS: container queries around containers (every card is one) made each layout many times slower, and a size that
 * is inherited by the whole board costs a new style for every element of it. */

export type Room = 'phone' | 'narrow' | 'middle' | 'wide'

export function roomOf(width: number): Room {
  if (width <= 760) return 'phone'
  if (width <= 1000) return 'narrow'
  return width <= 1180 ? 'middle' : 'wide'
}

/** Not high enough for everything at its full size. */
export function isLow(width: number, height: number): boolean {
  return height <= (roomOf(width) === 'phone' ? 620 : 770)
}

export type Sizes = {
  readonly columnWidth: number
  readonly columnGap: number
  readonly cardWidth: number
  /** The visible part of a covered card, at least and at most. */
  readonly stripLeast: number
  readonly stripMost: number
  readonly targetHeight: number
  /** Between target and cards. */
  readonly stackGap: number
  /** Below the foot: slot and fringe. */
  readonly footRoom: number
}

type Shape = { readonly columns: number; readonly cards: number; readonly gap: number }

/** By number of players: the widest columns and cards. */
const LARGE: Readonly<Record<number, Shape>> = {
  2: { columns: 300, cards: 200, gap: 20 },
  3: { columns: 280, cards: 200, gap: 22 },
  4: { columns: 226, cards: 176, gap: 20 },
  5: { columns: 194, cards: 156, gap: 14 },
  6: { columns: 166, cards: 140, gap: 10 },
}
/** On a phone columns share the whole width; cards are narrower by `cards`. */
const SMALL: Readonly<Record<number, Shape>> = {
  2: { columns: Infinity, cards: 34, gap: 6 },
  3: { columns: Infinity, cards: 10, gap: 8 },
  4: { columns: Infinity, cards: 6, gap: 6 },
  5: { columns: Infinity, cards: 4, gap: 4 },
  6: { columns: Infinity, cards: 3, gap: 3 },
}
/** What a short foot keeps of a card's width. */
const SHORTEST = 0.42
const SHORTEST_LEAST = 40
/** So many cards fit before feet grow shorter. */
const COMFORTABLE = 5

export function sizesFor(players: number, width: number, height: number): Sizes {
  return roomOf(width) === 'phone' ? phoneSizes(players, width) : largeSizes(players, width, isLow(width, height))
}

function largeSizes(players: number, width: number, low: boolean): Sizes {
  const shape = LARGE[players] ?? LARGE[6]!
  const columnWidth = Math.min(shape.columns, (width - 40 - (players - 1) * shape.gap) / players)
  return {
    columnWidth,
    columnGap: shape.gap,
    cardWidth: Math.min(shape.cards, columnWidth - 16),
    stripLeast: low ? 20 : 22,
    stripMost: players === 6 ? 38 : 42,
    targetHeight: 66,
    stackGap: 22,
    footRoom: low ? 76 : 86,
  }
}

function phoneSizes(players: number, width: number): Sizes {
  const shape = SMALL[players] ?? SMALL[6]!
  const crowded = players > 4
  const columnWidth = (width - (players === 6 ? 10 : 16) - (players - 1) * shape.gap) / players
  return {
    columnWidth,
    columnGap: shape.gap,
    cardWidth: Math.min(150, columnWidth - shape.cards),
    stripLeast: crowded ? 20 : 21,
    stripMost: { 5: 32, 6: 30 }[players] ?? 36,
    targetHeight: { 2: 66, 6: 56 }[players] ?? 63,
    stackGap: 17,
    footRoom: crowded ? 58 : 80,
  }
}

/** The height of the lowest card of every column: the longest column is to fit with the smallest strips, and only then the board scrolls. */
export function footHeight(sizes: Sizes, board: number, longest: number): number {
  const { cardWidth, stripLeast } = sizes
  const whole = (cardWidth * 9) / 8
  const fits = room(sizes, board) - (Math.max(COMFORTABLE, longest) - 1) * stripLeast
  return Math.min(whole, Math.max(SHORTEST_LEAST, cardWidth * SHORTEST, fits))
}

/** The visible part of each covered card in a column of so many cards. */
export function stripHeight(sizes: Sizes, board: number, foot: number, cards: number): number {
  const fits = (room(sizes, board) - foot) / Math.max(1, cards - 1)
  return Math.min(sizes.stripMost, Math.max(sizes.stripLeast, fits))
}

/** A foot that is broader than high: its sign stands beside the number. */
export function isShort(sizes: Sizes, foot: number): boolean {
  return foot < sizes.cardWidth
}

function room(sizes: Sizes, board: number): number {
  return board - sizes.targetHeight - sizes.stackGap - sizes.footRoom
}
