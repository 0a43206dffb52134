/** The rows of the lab: every card with the number that counts, as far as the server has told it. */

import { num } from '../../../../../shared/i18n.svelte'
import { LAST, rowsAfter, type Row } from '../../../award/steps'
import { numberUnder } from '../../../cards/cards'
import type { Target } from '../../../types'
import type { Column, LabCard } from './column'
import { noteOf } from './notes'
import type { Told } from '../verdict.svelte'

export type LabRow = LabCard & Pick<Row, 'printed' | 'number' | 'changed' | 'removed'> & { readonly note: string }

/** While an answer is on its way, cards that lay there before keep their numbers, so that nothing flickers. */
export function labRows(column: Column, target: Target, told: Told | null): LabRow[] {
  const known = told ? rowsAfter(told.target, told.cards, told.award, LAST) : []
  return column.map((lying) => {
    const row = known.find(({ owner, card }) => owner === lying.owner && card === lying.card)
    const printed = numberUnder(lying.card, target)
    if (!row || !told) return { ...lying, printed, number: printed, changed: false, removed: false, note: '' }
    const { number, changed, removed } = row
    return { ...lying, printed, number, changed, removed, note: noteOf(told.award, [lying.owner, lying.card]) }
  })
}

/** "9½"; the X of a double that has none. */
export function shownNumber(number: number | null): string {
  return number === null ? 'X' : num(number)
}

/** Tells rows apart: no player has a card twice. */
export function rowKey({ owner, card }: Pick<LabCard, 'owner' | 'card'>): string {
  return `${owner}-${card}`
}
