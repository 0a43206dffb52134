import { describe, expect, test } from 'vitest'
import { pack, unpack } from './packing'

const TEXT = JSON.stringify({
  game: 'some',
  names: ['Bořek', 'Łucja'],
  moves: Array.from({ length: 300 }, (_, at) => at),
})

describe('a text in a link', () => {
  test('comes back as it was, in letters that a link may hold', async () => {
    const packed = await pack(TEXT)
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(TEXT.length)
    expect(await unpack(packed, 1_000_000)).toBe(TEXT)
  })

  test('is nothing when a part of it is lost, and when it never was one', async () => {
    const packed = await pack(TEXT)
    expect(await unpack(packed.slice(0, -20), 1_000_000)).toBeNull()
    expect(await unpack('%%%', 1_000_000)).toBeNull()
    expect(await unpack('', 1_000_000)).toBeNull()
  })

  test('is not unpacked beyond what was allowed', async () => {
    expect(await unpack(await pack('a'.repeat(2_000_000)), 1_000_000)).toBeNull()
  })
})
