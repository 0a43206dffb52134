/** The rules page: its sections in reading order, under five headings, then the rulings. The words are in kabale-rules.ftl. */

import { t } from '../../../../shared/i18n.svelte'
import type { BookPage, BookPart } from '../../../../shared/learn/book'
import { FACTS } from '../../cards/cards'

/** The headings are texts `book-part-<name>`. */
export const PARTS = {
  play: ['material', 'setup', 'turn', 'fulfilled'],
  now: ['now-cards', 'explorer', 'assassin', 'storm', 'cloak', 'traitor', 'running-out'],
  award: ['awarding', 'musketeers', 'wizard', 'witch', 'pair', 'numbers', 'award', 'after-round'],
  end: ['end', 'examples'],
  table: ['options', 'editions', 'knowledge'],
} as const

export const RULINGS: readonly string[] = FACTS.rulings

/** All sections and rulings in the language of the page. */
export function rulesParts(): BookPart[] {
  const parts = Object.entries(PARTS).map(([id, sections]) => ({
    id,
    title: t(`book-part-${id}`),
    pages: sections.map(section),
  }))
  const rulings = {
    id: 'rulings',
    title: t('book-part-rulings'),
    about: t('book-rulings-about'),
    numbered: true,
    pages: RULINGS.map(ruling),
  }
  return [...parts, rulings]
}

function section(id: string): BookPage {
  return { id, title: t(`rules-${id}`), text: t(`rules-${id}.body`) }
}

function ruling(id: string): BookPage {
  return { id, title: t(`ruling-${id}`), text: t(`ruling-${id}.text`) }
}
