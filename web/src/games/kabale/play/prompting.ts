/** What the prompt says: one sentence for every situation at the table. */

import { t } from '../../../shared/i18n.svelte'
import { cardName, targetName, textId } from '../words/naming'
import { tellEvent } from '../words/telling'
import type { CardId, Event, Seat, View } from '../types'

export type Words = { readonly head: string; readonly text: string }

type Situation = {
  readonly view: View
  readonly names: readonly string[]
  readonly me: Seat | null
  /** The hand card that was taken up. */
  readonly card: CardId | null
  readonly armed: boolean
  readonly sending: boolean
  /** What is said in place of whose turn it is, where a bot lets everybody wait. */
  readonly waiting?: string
}

/** The event that is being shown. */
export function tellNow(event: Event, names: readonly string[]): Words {
  return { head: '', text: tellEvent(event, names) }
}

export function promptFor({ view, names, me, card, armed, sending, waiting = '' }: Situation): Words {
  const { to_act, decision } = view
  if (to_act === null || decision === null) return { head: t('kabale-turn-over'), text: '' }
  const player = names[to_act] ?? ''
  if (to_act !== me) return { head: '', text: waiting || t(`kabale-prompt-other.${decision}`, { player }) }
  if (sending) return { head: '', text: t('kabale-prompt-sending') }
  if (decision === 'play') return { head: t('kabale-prompt-turn'), text: forCard(card, armed) }
  const id = decision === 'cloak' ? 'kabale-prompt-cloak' : 'kabale-prompt-swap'
  const whose = view.turn === me ? 'own' : 'other'
  const target = view.where === null ? undefined : view.columns[view.where]?.target
  const head = t(id, { player: names[view.turn] ?? '', whose })
  if (decision === 'swap') return { head, text: t(`${id}.ask`, { target: target ? targetName(target) : '' }) }
  return { head, text: card ? t(`${id}.card`, { card: cardName(card), card_acc: accusative(card) }) : t(`${id}.ask`) }
}

function forCard(card: CardId | null, armed: boolean): string {
  if (!card) return t('kabale-prompt-choose')
  if (armed) return t('kabale-prompt-again')
  return t('kabale-prompt-place', { card: cardName(card), card_acc: accusative(card) })
}

function accusative(card: CardId): string {
  return t(`${textId('card', card)}.acc`)
}
