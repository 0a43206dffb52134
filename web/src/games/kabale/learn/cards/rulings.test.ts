import { expect, it } from 'vitest'
import { CARDS } from '../../cards/cards'
import { RULINGS } from '../rules/sections'
import { cardsOf, RULINGS_OF } from './rulings'

it('are known for every card and no other', () => {
  expect(Object.keys(RULINGS_OF)).toEqual(CARDS.map((card) => card.id))
  for (const rulings of Object.values(RULINGS_OF)) expect(RULINGS).toEqual(expect.arrayContaining([...rulings]))
})

it('can be asked from the side of the ruling', () => {
  expect(cardsOf('R7')).toEqual(['witch', 'double'])
  expect(cardsOf('R12')).toEqual([])
})
