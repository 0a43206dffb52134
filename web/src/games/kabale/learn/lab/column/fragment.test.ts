import { describe, expect, it } from 'vitest'
import { CARD_IDS } from '../../../cards/cards'
import { OWNERS } from '../../../../../shared/owners'
import { add, type Column, type Lab } from './column'
import { BadFragment, decode, EMPTY_LAB, encode } from './fragment'

const column: Column = [
  { owner: 'P', card: 'hermit', hidden: false },
  { owner: 'G', card: 'cloak', hidden: false },
  { owner: 'G', card: 'juliet', hidden: true },
  { owner: 'O', card: 'beggar', hidden: false },
]
const lab: Lab = { ...EMPTY_LAB, target: ['alchemy', 5], colours: ['G', 'O', 'P'], column }

describe('the column in the address', () => {
  it('is short', () => {
    expect(encode(lab)).toBe('1.alchemy5.GOP.PtGmGCOy')
  })

  it('comes back as it was', () => {
    expect(decode(encode(lab))).toEqual(lab)
  })

  it('keeps options that are not the default', () => {
    const unlimited = { ...lab, options: { ...lab.options, lowest_number: 'unbounded' } }
    expect(encode(unlimited)).toBe('1.alchemy5.GOP.PtGmGCOy.10')
    expect(decode(encode(unlimited))).toEqual(unlimited)
    expect(decode(encode({ ...unlimited, column: [] })).options).toEqual(unlimited.options)
  })

  it('holds all cards of all players', () => {
    let full: Column = []
    for (const owner of OWNERS) for (const card of CARD_IDS) full = add(full, owner, card)
    expect(full).toHaveLength(150)
    expect(decode(encode({ ...EMPTY_LAB, column: full })).column).toEqual(full)
  })

  it('is an empty lab where there is none', () => {
    expect(decode('')).toEqual(EMPTY_LAB)
    expect(decode(encode(EMPTY_LAB))).toEqual(EMPTY_LAB)
  })

  it('may come escaped by a messenger', () => {
    expect(decode('1%2Ealchemy5%2EGOP%2EPtGmGCOy')).toEqual(lab)
  })

  it('never ends with a sign that a messenger would cut off', () => {
    expect(encode(EMPTY_LAB)).toMatch(/\w$/)
    expect(encode({ ...EMPTY_LAB, options: { ...EMPTY_LAB.options, double_copies: 'current' } })).toMatch(/\w$/)
  })
})

describe('a bad link is refused, and it says why', () => {
  it.each([
    ['hello', 'shape'],
    ['9.music3.GA', 'version'],
    ['1.music3.GA.Ga.00.x', 'shape'],
    ['1.dance3.GA', 'target'],
    ['1.music6.GA', 'target'],
    ['1.music.GA', 'target'],
    ['1.music3.G', 'colours'],
    ['1.music3.GX', 'colours'],
    ['1.music3.GG', 'colours'],
    ['1.music3.GA.Gz', 'card'],
    ['1.music3.GA.Xa', 'card'],
    ['1.music3.GA.G', 'card'],
    ['1.music3.GA.G☃', 'card'],
    ['1.music3.GA.Oa', 'stranger'],
    ['1.music3.GA.GaGa', 'twice'],
    ['1.music3.GA.GaGB', 'hidden'],
    ['1.music3.GA.AmGB', 'hidden'],
    ['1.music3.GA.GM', 'hidden'],
    ['1.music3.GA.Ga.2', 'options'],
    ['1.music3.GA.Ga.02', 'options'],
    ['1.music3.GA.Ga.001', 'options'],
    ['%', 'shape'],
  ])('%s: %s', (fragment, problem) => {
    const read = (): Lab => decode(fragment)
    expect(read).toThrow(BadFragment)
    expect(read).toThrow(new RegExp(`^${problem}:`))
  })
})
