import { describe, expect, it } from 'vitest'
import { fit, roomOf, type Wanted } from './geometry'

const DESK: Wanted = { width: 1114, height: 842, columns: [7, 8], prompt: 56, hand: 'played', main: 1 }

/** What the two boards need in height, px. */
const heightOf = (wanted: Wanted): number => fit(wanted).boards.reduce((sum, { ch, gap }) => sum + 5 * ch + 4 * gap, 0)
const widthOf = (columns: number, { cw, gap }: { cw: number; gap: number }): number =>
  columns * cw + (columns - 1) * gap

describe('the size of things', () => {
  it('leaves room for prompt and hand on usual screens', () => {
    expect(heightOf(DESK)).toBeLessThan(842 - 56 - 174)
    expect(heightOf({ ...DESK, width: 954, height: 662 })).toBeLessThan(662 - 56 - 142)
  })

  it('makes narrower columns for longer axes, down to what can be read', () => {
    const widths = [5, 7, 9, 11, 13].map((count) => fit({ ...DESK, columns: [count, count] }).boards[1].cw)
    expect([...widths].sort((one, other) => other - one)).toEqual(widths)
    expect(Math.min(...widths)).toBe(70)
    expect(widthOf(11, fit({ ...DESK, columns: [11, 11] }).boards[1])).toBeLessThan(1114 - 266)
  })

  it('gives a spectator two equal boards', () => {
    const [upper, lower] = fit({ ...DESK, columns: [7, 7], hand: null, main: null }).boards
    expect(upper).toEqual(lower)
  })

  it('makes no board large on a small laptop, so that nearly everything is in sight', () => {
    const small = { ...DESK, width: 1040, height: 576 }
    expect(fit(small).boards.map(({ size }) => size)).toEqual(['low', 'low'])
    expect(heightOf(small)).toBeLessThan(576 - 56 - 142 - 21)
  })

  it('makes one board a map on a phone, and keeps the other for fingers', () => {
    for (const width of [390, 360]) {
      expect(roomOf(width)).toBe('phone')
      const [upper, lower] = fit({ ...DESK, width, height: 738, main: 0 }).boards
      expect([upper.size, lower.size]).toEqual(['small', 'map'])
      expect(Math.min(upper.cw, upper.ch)).toBeGreaterThanOrEqual(44)
    }
  })

  it('makes room when the prompt grows', () => {
    expect(heightOf({ ...DESK, prompt: 110 })).toBeLessThan(heightOf(DESK))
  })
})
