/** Where the pages of Kabale are. */

export const PAGES = { tutorial: '/learn/kabale/tutorial', rules: '/learn/kabale/rules', cards: '/learn/kabale/cards', lab: '/lab' } as const

export const rulingAddress = (ruling: string): string => `${PAGES.rules}#${ruling}`

export const cardAddress = (card: string): string => `${PAGES.cards}#${card}`
