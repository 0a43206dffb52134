/** Names of cards and targets in the language of the page, also as a whole phrase for screen readers. */

import { num, t } from '../../../shared/i18n.svelte'
import { factsOf, markOf, numberUnder } from '../cards/cards'
import { letterOf } from '../cards/heraldry'
import type { CardId, CardView, ColumnView, Owner, Seat, Target } from '../types'

/** Fluent ids have hyphens where the rules have underscores. */
export function textId(kind: string, name: string): string {
  return `${kind}-${name.replaceAll('_', '-')}`
}

export function cardName(card: CardId): string {
  return t(textId('card', card))
}

export function domainName(domain: string): string {
  return t(textId('domain', domain))
}

export function targetName([domain, points]: Target): string {
  return `${domainName(domain)} ${points}`
}

/** "red lozenge": colour and shape of a player. */
export function colourName(owner: Owner): string {
  return t(`kabale-colour-${letterOf(owner)}`)
}

/** The number as it stands on the card: "9½", "X", "12/8". */
export function printedNumber(card: CardId): string {
  const { number, number_at_home } = factsOf(card)
  if (number === null) return 'X'
  return number_at_home ? `${number_at_home}/${number}` : num(number)
}

/** "Merchant, 12/8, blue ring"; under a target with the one number that counts there. */
export function describeCard(card: CardId, owner: Owner, target?: Target): string {
  const counts = target ? numberUnder(card, target) : null
  const number = counts === null ? printedNumber(card) : num(counts)
  const mark = markOf(card)
  const parts = [cardName(card), number, colourName(owner)]
  if (mark) parts.push(t(`kabale-mark-${mark}`))
  return parts.join(', ')
}

/** A card in a column as this viewer knows it. */
export function describeLying(lying: CardView, target: Target, names: readonly string[], me: Seat | null): string {
  const { owner, card, lies } = lying
  const player = names[owner] ?? ''
  if (lies === 'up' && card) return t('kabale-lying-up', { card: describeCard(card, owner, target), player })
  const id = lies === 'hidden' ? 'kabale-lying-hidden' : 'kabale-lying-down'
  const whose = owner === me ? 'own' : 'other'
  return card
    ? t(`${id}.known`, { player, whose, card: `${cardName(card)} ${printedNumber(card)}` })
    : t(id, { player, whose })
}

/** "Column 2, Alchemy 3, closed by a storm, 4 cards: …" */
export function describeColumn(column: ColumnView, place: number, names: readonly string[], me: Seat | null): string {
  const head = t('kabale-column', {
    column: place + 1,
    target: targetName(column.target),
    state: column.closed ? 'closed' : column.fulfilled ? 'fulfilled' : 'open',
    count: column.cards.length,
  })
  if (column.cards.length === 0) return head
  return `${head}: ${column.cards.map((card) => describeLying(card, column.target, names, me)).join('; ')}`
}

/** "Ada, Bea and Cid" */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? t('list-and', { items: items.slice(0, -1).join(', '), last }) : last
}
