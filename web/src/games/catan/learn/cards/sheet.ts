/** What the page says about a card, in the language of the page. */

import { language, t } from '../../../../shared/i18n.svelte'
import { textOf, type CardFacts, type NumberGroup } from '../../cards/cards'
import { cardName, goods } from '../../play/words'
import { pointsText, printedPoints } from '../../cards/points'

export function kindName(card: CardFacts): string {
  const kind = t(`catan-kind-${card.kind.replaceAll('_', '-')}`)
  const isSaid = card.kind === 'event' || card.kind === 'center'
  return isSaid ? kind : `${kind}, ${t(`catan-class-${card.class.replaceAll(/[_/]/g, '-')}`)}`
}

/** The text and the condition, if it has one. */
export function textsOf(card: CardFacts): string[] {
  const text = textOf(card.id)
  return [t(`${text}.text`), ...(card.condition ? [t(`${text}.condition`)] : [])]
}

export function notesOf(card: CardFacts): string[] {
  return Array.from({ length: card.rulings ?? 0 }, (_, at) => t(`${textOf(card.id)}-ruling-${at + 1}`))
}

/** A line of the sheet; `group` where its numbers may be reconstructed. */
export type Row = { readonly label: string; readonly text: string; readonly group?: NumberGroup }

export function sheetOf(card: CardFacts): Row[] {
  const rows: (Row | null)[] = [
    card.at ? { label: 'cost', text: card.cost ? goods(card.cost) : t('catan-label-free'), group: 'cost' } : null,
    card.points ? { label: 'points', text: pointsText(printedPoints(card)), group: 'points' } : null,
    card.at ? { label: 'place', text: placeOf(card) } : null,
    card.requires ? { label: 'requires', text: card.requires.map((each) => cardName(each)).join(', ') } : null,
    card.forbids ? { label: 'forbids', text: card.forbids.map((each) => cardName(each)).join(', ') } : null,
    card.condition ? { label: 'condition', text: t(`${textOf(card.id)}.condition`) } : null,
    { label: 'copies', text: String(card.count), group: 'count' },
  ]
  return rows.filter((row) => row !== null)
}

const PLACES: Readonly<Record<string, string>> = {
  settlement: 'any-site',
  city: 'city-site',
  outer: 'region-outer',
  road: 'road',
}

function placeOf(card: CardFacts): string {
  if (card.kind === 'center')
    return t(
      `catan-place-${{ road: 'axis-end', settlement: 'open-road-end', city: 'on-settlement' }[card.id] ?? 'on-city'}`,
    )
  const place = t(`catan-place-${PLACES[card.at ?? ''] ?? 'road'}`)
  const region = card.region ? ` (${t(`catan-region-${card.region.replaceAll('_', '-')}`)})` : ''
  return card.foreign ? `${place}, ${t('catan-side-opponent')}` : `${place}${region}`
}

/** Whether our own name stands in for a printed one. No Polish name is known at all, so there the mark would say nothing. */
export function hasWorkingName(card: CardFacts): boolean {
  return language() !== 'pl' && !!card.working_name?.includes(language())
}
