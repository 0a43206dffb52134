/** Which cards are looked through: for a decision, or only to see what is known. */

import { t } from '../../../shared/i18n.svelte'
import type { CardOrUnknown, Seat, View } from '../types'
import { stackNumber } from './words'

export type Sight = {
  readonly title: string
  /** Top first. */
  readonly cards: readonly CardOrUnknown[]
  readonly note: string
  /** A second row, where the cards are of two kinds. */
  readonly more?: { readonly title: string; readonly cards: readonly CardOrUnknown[] }
}

/** Decisions that take a card out of something that is looked at. */
export function sightForDecision(view: View, names: readonly string[]): Sight | null {
  const { asked, viewer } = view
  if (!asked || asked.seat !== viewer || !isTaking(view)) return null
  if (asked.stack !== undefined && asked.what !== 'conflict_put')
    return ofStack(view, asked.stack, asked.what === 'arrange_top')
  const other = 1 - asked.seat
  if (asked.what === 'spy_take' || asked.what === 'conflict_put')
    return {
      title: t('catan-search-hand', { player: names[other] ?? '' }),
      cards: view.seats[other]?.known ?? [],
      note: '',
    }
  return ofPile(view, asked.pile ?? (view.piles.length > 1 ? asked.seat : 0))
}

function isTaking(view: View): boolean {
  return (
    view.decision === 'spy_take' || view.decision === 'conflict_put' || view.legal.some(({ type }) => type === 'take')
  )
}

/** What a player knows of a thing on the table. */
export function sightOf(key: string, view: View, names: readonly string[]): Sight | null {
  const [kind, name = ''] = key.split(':')
  if (kind === 'pile') return ofPile(view, Number(name))
  if (kind === 'stack') {
    const sight = ofStack(view, Number(name), false)
    return {
      ...sight,
      note: t(sight.cards.some((card) => !card.startsWith('?')) ? 'catan-search-known' : 'catan-search-nothing'),
    }
  }
  if (kind === 'seat') return ofHand(view, Number(name), names)
  if (kind !== 'events') return null
  const more = view.events_seen.length > 0 ? { more: { title: t('catan-search-seen'), cards: view.events_seen } } : {}
  return { title: t('catan-search-events'), cards: view.events_unseen, note: t('catan-search-unseen'), ...more }
}

function ofStack(view: View, stack: number, isTop: boolean): Sight {
  const found = view.stacks[stack]
  const looked = Number(view.pending.at(-1)?.[4] ?? 0)
  const cards = found?.memory.slice(0, isTop ? looked : found.count) ?? []
  return { title: t('catan-search-stack', { stack: stackNumber(stack) }), cards, note: t('catan-search-secret') }
}

function ofPile(view: View, pile: number): Sight {
  return { title: t('catan-search-pile'), cards: [...(view.piles[pile] ?? [])].reverse(), note: '' }
}

function ofHand(view: View, seat: Seat, names: readonly string[]): Sight | null {
  const cards = view.seats[seat]?.hand ?? view.seats[seat]?.known ?? view.seats[seat]?.public
  return cards && view.viewer !== seat
    ? { title: t('catan-search-hand', { player: names[seat] ?? '' }), cards, note: t('catan-search-known') }
    : null
}
