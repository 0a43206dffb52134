/** How a table plays: theme sets, tournament, a card file. What the form asks and the waiting room says. */

import { t } from '../../../shared/i18n.svelte'
import type { Options, TableInfo } from '../../../shared/protocol'
import { isRecord } from '../../../shared/browser/store'
import { THEME_SETS } from '../cards/cards'
import type { ThemeSet } from '../types'

export type Rules = {
  readonly sets: readonly ThemeSet[]
  readonly theme_cards: 'forty' | 'all'
  readonly tournament: boolean
  /** Other numbers than ours: the text of a file in the form, by card at the table. */
  readonly cards: string | Readonly<Record<string, unknown>>
}

/** The options of a variant or a table. */
export function rulesOf(options: Options): Rules {
  const named: readonly unknown[] = Array.isArray(options.sets) ? options.sets : []
  return {
    sets: THEME_SETS.filter((set) => named.includes(set)),
    theme_cards: options.theme_cards === 'all' ? 'all' : 'forty',
    tournament: isRecord(options.tournament),
    cards: typeof options.cards === 'string' || isRecord(options.cards) ? options.cards : {},
  }
}

export type Mode = 'base' | 'extended' | 'combined' | 'tournament'

export function modeOf({ sets, tournament }: Rules): Mode {
  if (tournament) return 'tournament'
  return (['base', 'extended'] as const)[sets.length] ?? 'combined'
}

/** "Extended game: Knights & Merchants". */
export function rulesText({ options }: TableInfo): string {
  const rules = rulesOf(options)
  const sets = rules.sets.map((set) => t(`catan-set-${set}`)).join(', ')
  const mode = t(`catan-mode-${modeOf(rules)}`)
  const own =
    typeof rules.cards === 'object' && Object.keys(rules.cards).length > 0 ? ` · ${t('catan-form-own-cards')}` : ''
  return `${sets ? `${mode}: ${sets}` : mode}${own}`
}
