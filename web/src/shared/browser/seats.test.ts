import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropSeat, heldSeats, holdSeat, tokenFor } from './seats'

beforeEach(() => localStorage.clear())

describe('held seats', () => {
  test('the newest comes first, one for each table', () => {
    holdSeat('a', 'token-a', 0, 1)
    holdSeat('b', 'token-b', 1, 2)
    holdSeat('a', 'token-a2', 0, 3)
    expect(heldSeats().map(({ table, token }) => [table, token])).toEqual([
      ['a', 'token-a2'],
      ['b', 'token-b'],
    ])
    expect(tokenFor('a')).toBe('token-a2')
    expect(tokenFor('c')).toBeNull()
  })

  test('a dropped seat is gone, the others stay', () => {
    holdSeat('a', 'x', 0)
    holdSeat('b', 'y', 0)
    dropSeat('a')
    expect(heldSeats().map(({ table }) => table)).toEqual(['b'])
  })

  test('never more than the server looks up at once', () => {
    for (let index = 0; index < 230; index++) holdSeat(`t${index}`, 'x', 0)
    expect(heldSeats()).toHaveLength(200)
    expect(tokenFor('t229')).toBe('x')
  })

  test('a browser that stores nothing remembers them as long as the page is open', () => {
    const forbidden = (): never => {
      throw new DOMException('Storage is forbidden.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    holdSeat('a', 'x', 0)
    expect(tokenFor('a')).toBe('x')
    dropSeat('a')
    expect(heldSeats()).toEqual([])
    vi.unstubAllGlobals()
    // As soon as it does, what is stored counts.
    holdSeat('b', 'y', 0)
    expect(JSON.parse(localStorage.getItem('hofnarr.seats') ?? '')).toMatchObject([{ table: 'b' }])
  })

  test.each(['{', '[1]', '{"table":"a"}', '[{"table":1,"token":"x"}]'])(
    'rubbish in the storage (%s) is no seat',
    (text) => {
      localStorage.setItem('hofnarr.seats', text)
      expect(heldSeats()).toEqual([])
    },
  )
})
