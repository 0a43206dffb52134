/** The rules page: its sections in reading order, under five headings, then the rulings. The words are in kabale-rules.ftl. */

import { t } from '../../../../shared/i18n.svelte'
import type { Page } from '../search'

/** The headings are texts `book-part-<name>`. */
export const PARTS = {
  play: ['material', 'setup', 'turn', 'fulfilled'],
  now: ['now-cards', 'explorer', 'assassin', 'storm', 'cloak', 'traitor', 'running-out'],
  award: ['awarding', 'musketeers', 'wizard', 'witch', 'pair', 'numbers', 'award', 'after-round'],
  end: ['end', 'examples'],
  table: ['options', 'editions', 'knowledge'],
} as const

export type Part = keyof typeof PARTS | 'rulings'

export const RULINGS: readonly string[] = Array.from({ length: 13 }, (_, at) => `R${at + 1}`)

export type RulesPage = Page & { readonly part: Part }

/** All sections and rulings in the language of the page. */
export function rulesPages(): RulesPage[] {
  const sections = Object.entries(PARTS).flatMap(([part, ids]) => ids.map((id) => section(part as Part, id)))
  return [...sections, ...RULINGS.map(ruling)]
}

function section(part: Part, id: string): RulesPage {
  return { part, id, title: t(`rules-${id}`), text: t(`rules-${id}.body`) }
}

function ruling(id: string): RulesPage {
  return { part: 'rulings', id, title: t(`ruling-${id}`), text: t(`ruling-${id}.text`) }
}
