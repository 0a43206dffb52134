import { expect, test } from 'vitest'
import { wanted } from './turn'

const HERE = [0, 2]
const still = { vote: null, over: false }

test('the device goes to whoever is to move, also out of turn', () => {
  expect(wanted({ ...still, toAct: 2 }, HERE)).toBe(2)
  expect(wanted({ ...still, toAct: 0 }, HERE)).toBe(0)
})

test('nobody gets it while bots play, or after the end', () => {
  expect(wanted({ ...still, toAct: 1 }, HERE)).toBeNull()
  expect(wanted({ ...still, toAct: null }, HERE)).toBeNull()
  expect(wanted({ ...still, toAct: 2, over: true }, HERE)).toBeNull()
})

test('who is asked by a vote gets it, once', () => {
  const vote = { seat: 1, by: 0, level: 'page', yes: [0] }
  expect(wanted({ toAct: 1, vote, over: false }, HERE)).toBe(2)
  expect(wanted({ toAct: 1, vote: { ...vote, yes: [0, 2] }, over: false }, HERE)).toBeNull()
})
