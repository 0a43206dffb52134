/** The server's advice: the best two moves, how far apart they are, and why. */

import { t } from '../../../shared/i18n.svelte'
import { cardName, targetName, textId } from '../words/naming'
import type { Action, CardId, Seat, Target } from '../types'

type Rated = { readonly action: Action; readonly share: number; readonly error: number }

export type Hint = {
  readonly seat: Seat
  readonly best: Rated
  /** null: there is only one legal move. */
  readonly second: Rated | null
  readonly difference: number
  /** Whether the difference is more than chance. */
  readonly firm: boolean
  /** Where the difference shows: how likely `seat` wins that column after the best move, and after the second. */
  readonly reason: {
    readonly kind: 'here' | 'elsewhere' | 'swap' | 'rival'
    readonly column: number
    readonly target: Target
    readonly seat: Seat
    readonly chance: number
    readonly instead: number
  } | null
  /** What the best move uncovers, most likely. */
  readonly covered: { readonly owner: Seat; readonly card: CardId; readonly chance: number } | null
}

export function isHint(answer: unknown): answer is Hint {
  return typeof answer === 'object' && answer !== null && 'best' in answer
}

/** A chance in whole percent; only what is certain is 0 or 100. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1\u00a0%'
  if (share > 0.995 && share < 1) return '>99\u00a0%'
  return `${Math.round(100 * share)}\u00a0%`
}

/** "King to column 2" */
export function tellAction(action: Action): string {
  switch (action.type) {
    case 'play':
      return t('kabale-hint-play', { card: cardName(action.card), column: action.column + 1 })
    case 'cloak':
      return action.card === null
        ? t('kabale-hint-cloak.none')
        : t('kabale-hint-cloak', { card: cardName(action.card), card_acc: t(`${textId('card', action.card)}.acc`) })
    case 'swap':
      return action.column === null ? t('kabale-hint-swap.none') : t('kabale-hint-swap', { column: action.column + 1 })
  }
}

/** How far the moves are apart and why, in a few sentences; the reasons in the words of the command line. */
export function tellReason(hint: Hint, names: readonly string[]): string[] {
  const { second, reason, covered } = hint
  if (!second) return [t('kabale-hint-only')]
  const sentences = [
    hint.firm ? t('kabale-hint-difference', { difference: percent(hint.difference) }) : t('kabale-hint-close'),
  ]
  if (reason) {
    const { kind, seat, column, target, chance, instead } = reason
    sentences.push(
      t(`teach-reason.${kind}`, {
        player: names[seat] ?? '',
        column: column + 1,
        target: targetName(target),
        chance: percent(chance),
        instead: percent(instead),
      }),
    )
  }
  if (covered)
    sentences.push(
      t('teach-covered', {
        player: names[covered.owner] ?? '',
        card: cardName(covered.card),
        chance: percent(covered.chance),
      }),
    )
  return sentences
}
