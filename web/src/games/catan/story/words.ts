/** Beats in words. */

import { t } from '../../../shared/i18n.svelte'
import { textOf } from '../cards/cards'
import { cardName, cardWords, goodsWords } from '../play/words'
import { tellEvent } from '../words/telling'
import type { Beat, Change } from './beats'

/** What a beat is called. */
export function beatTitle(beat: Beat, names: readonly string[]): string {
  switch (beat.kind) {
    case 'dice':
      return t(`catan-face-${beat.face}`)
    case 'event':
      return cardName(beat.card)
    case 'harvest':
      return `${t('catan-story-harvest')} ${beat.number}`
    case 'played':
      return tellEvent({ type: 'played', seat: beat.seat, card: beat.card, against: beat.against }, names)
    case 'duel':
      return cardName(beat.by)
  }
}

/** What it means by the rules. */
export function beatMeaning(beat: Beat): string {
  if (beat.kind === 'dice') return t(`catan-face-${beat.face}.text`)
  return beat.kind === 'event' || beat.kind === 'played' ? t(`${textOf(beat.card)}.text`) : ''
}

export function changeText({ seat, goods, isLoss }: Change, names: readonly string[]): string {
  return t(isLoss ? 'catan-story-loses' : 'catan-story-gains', { player: names[seat] ?? '', ...goodsWords(goods) })
}

/** The whole beat in a line. */
export function beatText(beat: Beat, names: readonly string[]): string {
  return [headline(beat, names), ...beat.changes.map((change) => `${changeText(change, names)}.`), ...beat.notes].join(
    ' ',
  )
}

function headline(beat: Beat, names: readonly string[]): string {
  if (beat.kind === 'dice')
    return tellEvent({ type: 'rolled', seat: beat.seat, face: beat.face, number: beat.number, named: false }, names)
  if (beat.kind === 'event') return t('catan-event-event-turned', cardWords(beat.card))
  if (beat.kind === 'duel')
    return tellEvent(
      { type: 'die_rolled', seat: beat.seat, by: beat.by, number: beat.number, success: beat.success },
      names,
    )
  return beat.kind === 'played' ? beatTitle(beat, names) : `${beatTitle(beat, names)}.`
}
