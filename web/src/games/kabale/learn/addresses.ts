/** Where the pages of Kabale are. */

import { pageAddress } from '../../../shared/learn/addresses'
import type { Rulings } from '../../../shared/learn/prose'

const GAME = 'kabale'
/** The pages that teach it, with their signs. */
export const GUIDE = { game: GAME, pages: { tutorial: 'jester', rules: 'book', cards: 'king', lab: 'scales' } } as const

export const LAB = pageAddress(GAME, 'lab')

export const RULING_LINKS: Rulings = { letter: 'R', address: (ruling) => `${pageAddress(GAME, 'rules')}#${ruling}` }

export const cardAddress = (card: string): string => `${pageAddress(GAME, 'cards')}#${card}`
