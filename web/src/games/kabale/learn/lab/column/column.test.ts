import { describe, expect, it } from 'vitest'
import type { Letter } from '../../../cards/heraldry'
import { add, mayHide, mayTakeUnder, move, remove, setHidden, step, type Column } from './column'

/** "G king, G cloak, G queen hidden" */
function read(text: string): Column {
  return text.split(', ').map((part) => {
    const [owner, card = '', hidden] = part.split(' ')
    return { owner: owner as Letter, card, hidden: hidden === 'hidden' }
  })
}

function write(column: Column): string {
  return column.map(({ owner, card, hidden }) => `${owner} ${card}${hidden ? ' hidden' : ''}`).join(', ')
}

const cloaked = read('A king, G cloak, G queen hidden, A storm')

describe('building a column', () => {
  it('adds a card at the foot, each only once', () => {
    const one = add([], 'G', 'king')
    expect(write(add(add(one, 'A', 'king'), 'G', 'king'))).toBe('G king, A king')
  })

  it('slips a card under a cloak of its owner', () => {
    const column = read('G cloak, A storm')
    expect(mayTakeUnder(column, 0)).toBe(true)
    expect(write(add(column, 'G', 'queen', 0))).toBe('G cloak, G queen hidden, A storm')
    expect(write(add(column, 'A', 'queen', 0))).toBe('G cloak, A storm, A queen')
  })

  it('hides one card under a cloak, not two', () => {
    expect(mayTakeUnder(cloaked, 1)).toBe(false)
    expect(write(add(cloaked, 'G', 'witch', 1))).toBe('A king, G cloak, G queen hidden, A storm, G witch')
  })

  it('calls a card hidden only right below the cloak of its owner', () => {
    const column = read('G cloak, G king, G queen, A witch')
    expect([0, 1, 2, 3].map((at) => mayHide(column, at))).toEqual([false, true, false, false])
    expect(write(setHidden(column, 1, true))).toBe('G cloak, G king hidden, G queen, A witch')
    expect(setHidden(column, 2, true)).toBe(column)
  })

  it('shows what a cloak hid when the cloak is taken out', () => {
    expect(write(remove(cloaked, 1))).toBe('A king, G queen, A storm')
    expect(write(remove(cloaked, 2))).toBe('A king, G cloak, A storm')
  })

  it('moves a cloak together with what it hides', () => {
    expect(write(move(cloaked, 1, 0))).toBe('G cloak, G queen hidden, A king, A storm')
    expect(write(step(cloaked, 1, 1))).toBe('A king, A storm, G cloak, G queen hidden')
  })

  it('lets nothing come between a cloak and what it hides', () => {
    expect(write(step(cloaked, 0, 1))).toBe('G cloak, G queen hidden, A king, A storm')
    expect(write(step(cloaked, 3, -1))).toBe('A king, A storm, G cloak, G queen hidden')
  })

  it('shows a hidden card that is moved away from its cloak', () => {
    expect(write(move(cloaked, 2, 0))).toBe('G queen, A king, G cloak, A storm')
  })

  it('stays within the column', () => {
    expect(write(step(cloaked, 0, -1))).toBe(write(cloaked))
    expect(write(step(cloaked, 3, 1))).toBe(write(cloaked))
    expect(move(cloaked, 9, 0)).toBe(cloaked)
  })
})
