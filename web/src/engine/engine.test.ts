import { expect, test } from 'vitest'
import { openJournal } from './journal.ts'
import { Failure } from './messages.ts'
import { joined, split } from './packs.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a pack is a line of names and sizes, and the files', () => {
  const files = split(bytes('[["a/b.py", 3], ["c", 2]]\nxyz!?').buffer)
  expect([...files.keys()]).toEqual(['a/b.py', 'c'])
  expect(new TextDecoder().decode(files.get('c'))).toBe('!?')
})

test('the halves of the weights come together again', () => {
  const halves = new Map([
    ['head', bytes('H')],
    ['upper', bytes('ace')],
    ['lower', bytes('bdf')],
  ])
  expect(new TextDecoder().decode(joined(halves))).toBe('Hbadcfe')
})

test('a browser that keeps nothing is said to', async () => {
  const opening = openJournal(() => {})
  await expect(opening).rejects.toBeInstanceOf(Failure)
  await expect(opening).rejects.toMatchObject({ reason: 'storage' })
})
