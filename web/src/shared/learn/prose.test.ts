import { describe, expect, it } from 'vitest'
import { blocksOf, spansOf } from './prose'

describe('the text of a section', () => {
  it('is parted into paragraphs and lists', () => {
    expect(blocksOf('One.\nTwo.\n\n• a\n• b\n\n1. c\n2. d')).toEqual([
      { kind: 'paragraph', text: 'One. Two.' },
      { kind: 'bullets', items: ['a', 'b'] },
      { kind: 'numbers', items: ['c', 'd'] },
    ])
  })

  it('may have a list right below its first line', () => {
    expect(blocksOf('All of this:\n• a')).toEqual([
      { kind: 'paragraph', text: 'All of this:' },
      { kind: 'bullets', items: ['a'] },
    ])
  })

  it('takes a number in a sentence for what it is', () => {
    expect(blocksOf('King 20. Queen 16.')).toEqual([{ kind: 'paragraph', text: 'King 20. Queen 16.' }])
  })
})

describe('rulings in a text', () => {
  it('are found one by one', () => {
    const rulings = spansOf('Except herself (R6, R7); see R13.', 'R').filter((span) => span.ruling)
    expect(rulings.map((span) => span.text)).toEqual(['R6', 'R7', 'R13'])
  })

  it('leave the words as they are', () => {
    const text = 'Romeo (R8) and C100 and ER2'
    expect(
      spansOf(text, 'R')
        .map((span) => span.text)
        .join(''),
    ).toBe(text)
    expect(spansOf(text, 'R').filter((span) => span.ruling)).toEqual([{ text: 'R8', ruling: true }])
  })
})
