import { describe, expect, it } from 'vitest'
import { footHeight, roomOf, sizesFor, stripHeight } from './geometry'

const SCREENS = [
  [1114, 842, 484],
  [1000, 690, 384],
  [390, 745, 330],
  [360, 641, 290],
] as const

describe.each(SCREENS)('a table of %i × %i px', (width, height, board) => {
  it.each([2, 3, 4, 5, 6])('shows all columns of %i players side by side', (players) => {
    const sizes = sizesFor(players, width, height)
    expect(players * sizes.columnWidth + (players - 1) * sizes.columnGap).toBeLessThanOrEqual(width)
    expect(sizes.cardWidth).toBeLessThan(sizes.columnWidth)
    expect(sizes.cardWidth).toBeGreaterThanOrEqual(50)
  })

  it.each([2, 4, 6])('shows columns of a few cards of %i players as a whole', (players) => {
    const sizes = sizesFor(players, width, height)
    const cards = roomOf(width) === 'phone' ? 4 : 6
    const foot = footHeight(sizes, board, cards)
    const strip = stripHeight(sizes, board, foot, cards)
    expect(sizes.targetHeight + sizes.stackGap + (cards - 1) * strip + foot + sizes.footRoom).toBeLessThanOrEqual(
      board + 1,
    )
    expect(strip).toBeGreaterThanOrEqual(20)
  })

  it('lets feet and strips grow no larger than cards, and never vanish', () => {
    const sizes = sizesFor(6, width, height)
    for (const longest of [1, 9, 30, 150]) {
      const foot = footHeight(sizes, board, longest)
      expect(foot).toBeGreaterThanOrEqual(40)
      expect(foot).toBeLessThanOrEqual((sizes.cardWidth * 9) / 8)
      expect(stripHeight(sizes, board, foot, longest)).toBeGreaterThanOrEqual(20)
    }
  })
})

it('knows a phone from a desk', () => {
  expect([360, 760, 761, 1000, 1001, 1180, 1181].map(roomOf)).toEqual([
    'phone',
    'phone',
    'narrow',
    'narrow',
    'middle',
    'middle',
    'wide',
  ])
})
