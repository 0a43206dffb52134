import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import cardsFtl from '../../../../../../src/hofnarr/locale/en/kabale-cards.ftl?raw'
import rulesFtl from '../../../../../../src/hofnarr/locale/en/kabale-rules.ftl?raw'
import { CARDS } from '../../cards/cards'
import { textId } from '../../words/naming'
import { spansOf } from '../../../../shared/learn/prose'
import { RULINGS } from '../rules/sections'
import { cardsOf, RULINGS_OF } from './rulings'

const texts = new FluentBundle('en')
for (const ftl of [cardsFtl, rulesFtl]) texts.addResource(new FluentResource(ftl))

function text(id: string, attribute?: string): string {
  const message = texts.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) throw new Error(`no text ${id}`)
  return texts.formatPattern(pattern)
}

function cited(words: string): string[] {
  return spansOf(words, 'R').flatMap((span) => (span.ruling ? [span.text] : []))
}

/** What the texts themselves say: cards named in a ruling, rulings named on a card. */
function named(card: (typeof CARDS)[number]): string[] {
  const name = new RegExp(`\\b${text(textId('card', card.id))}s?\\b`)
  const rulings = RULINGS.filter((ruling) => {
    const words = `${text(`ruling-${ruling}`)} ${text(`ruling-${ruling}`, 'text')}`
    return (
      name.test(words) ||
      (card.domain !== undefined && /\bprofession\b/.test(text(`ruling-${ruling}`, 'text')) && ruling === 'R6')
    )
  })
  return [...rulings, ...cited(text(textId('card', card.id), 'text')), ...(card.kind === 'now' ? ['R1'] : [])]
}

describe('the rulings of a card', () => {
  it('are known for every card and no other', () => {
    expect(Object.keys(RULINGS_OF)).toEqual(CARDS.map((card) => card.id))
  })

  it.each(CARDS.map((card) => [card.id, card] as const))('%s: those that the texts name', (id, card) => {
    const order = (one: string, other: string): number => RULINGS.indexOf(one) - RULINGS.indexOf(other)
    expect(RULINGS_OF[id]).toEqual([...new Set(named(card))].sort(order))
  })

  it('can be asked from the side of the ruling', () => {
    expect(cardsOf('R7')).toEqual(['witch', 'double'])
    expect(cardsOf('R12')).toEqual([])
  })
})
