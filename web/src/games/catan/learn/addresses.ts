/** Where the pages of the Catan card game are. */

import { pageAddress } from '../../../shared/learn/addresses'
import type { Rulings } from '../../../shared/learn/prose'

const GAME = 'catan'
/** The pages that teach it, with their signs. */
export const GUIDE = { game: GAME, pages: { tutorial: 'jester', rules: 'book', cards: 'cards' } } as const

export const rulesAddress = (section: string): string => `${pageAddress(GAME, 'rules')}#${section}`

export const RULING_LINKS: Rulings = { letter: 'C', address: rulesAddress }

export const cardAddress = (card: string): string => `${pageAddress(GAME, 'cards')}#${card}`
