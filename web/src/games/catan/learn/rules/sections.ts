/** The rules page: its sections in reading order, under six headings, then the rulings. The words are in catan-rules.ftl and catan-rulings.ftl. */

import { t } from '../../../../shared/i18n.svelte'
import type { BookPage, BookPart } from '../../../../shared/learn/book'

/** The headings are texts `catan-book-<name>`. */
export const PARTS = {
  begin: ['words', 'modes', 'components', 'setup'],
  realm: ['principality', 'outer', 'roads', 'center', 'foreign'],
  turn: ['turn', 'event-die', 'production', 'storing', 'actions'],
  cards: ['action-cards', 'duel', 'reactions', 'immunities', 'hand'],
  win: ['points', 'victory'],
  more: ['combined', 'tournament', 'limits', 'reconstructed', 'knowledge', 'choices'],
} as const

/** The groups of rulings and the number of the last one in each. */
const LAST_RULINGS = {
  setup: 8,
  dice: 17,
  resources: 31,
  building: 51,
  action: 80,
  hand: 86,
  victory: 100,
  wording: 107,
  themes: 129,
} as const

/** The rulings under the names of their groups. */
export const RULINGS: readonly (readonly [group: string, rulings: readonly string[]])[] = Object.entries(
  LAST_RULINGS,
).map(([group, last], at, all) => {
  const first = (all[at - 1]?.[1] ?? 0) + 1
  return [group, Array.from({ length: last - first + 1 }, (_, place) => `C${first + place}`)]
})

/** Sections with a drawing. */
const DRAWN: readonly string[] = ['principality']

/** All sections and rulings in the language of the page. */
export function rulesParts(): BookPart[] {
  const parts = Object.entries(PARTS).map(([id, sections]) => ({
    id,
    title: t(`catan-book-${id}`),
    pages: sections.map(section),
  }))
  return [...parts, ...RULINGS.map(rulingsPart)]
}

function rulingsPart([group, rulings]: readonly [string, readonly string[]], at: number): BookPart {
  const title = `${t('catan-rulings-title')}: ${t(`catan-rulings-${group}`)}`
  return {
    id: `rulings-${group}`,
    title,
    ...(at === 0 && { about: t('book-rulings-about') }),
    numbered: true,
    pages: rulings.map(ruling),
  }
}

function section(id: string): BookPage {
  const text = `catan-rules-${id}`
  return { id, title: t(text), text: t(`${text}.body`), ...(DRAWN.includes(id) && { figure: t(`${text}.figure`) }) }
}

export function ruling(id: string): BookPage {
  const text = `catan-ruling-${id}`
  return { id, title: t(text), text: t(`${text}.text`), why: t(`${text}.why`) }
}
