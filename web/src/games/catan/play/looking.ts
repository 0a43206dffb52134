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

/** What the question says is looked through. */
export function sightForDecision(view: View, names: readonly string[]): Sight | null {
  const { question, viewer } = view
  if (!question?.looks || question.seat !== viewer) return null
  const { stack, top, pile, hand } = question.looks
  if (stack !== undefined) return ofStack(view, stack, top)
  if (pile !== undefined) return ofPile(view, pile)
  if (hand === undefined) return null
  return {
    title: t('catan-search-hand', { player: names[hand] ?? '' }),
    cards: view.seats[hand]?.known ?? [],
    note: '',
  }
}

/** What a player knows of a thing on the table. */
export function sightOf(key: string, view: View, names: readonly string[]): Sight | null {
  const [kind, name = ''] = key.split(':')
  if (kind === 'pile') return ofPile(view, Number(name))
  if (kind === 'stack') {
    const sight = ofStack(view, Number(name))
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

/** All of it that is known, or only so many cards from the top. */
function ofStack(view: View, stack: number, top?: number): Sight {
  const found = view.stacks[stack]
  const cards = found?.memory.slice(0, top ?? found.count) ?? []
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
