/** Duels: on which numbers of the die the attacker succeeds, with and without an answer. */

import type { CardId, View } from '../types'

type Odds = { readonly card: CardId; readonly answer: CardId }

const ANSWERS: Readonly<Record<CardId, CardId>> = { arsonist: 'bishop', brigands: 'bishop', black_knight: 'herb_woman' }
/** The attacker succeeds up to this number, and up to that one where he is answered. */
export const WINS = 5
export const WINS_IF_ANSWERED = 2

/** The duel that is being answered; everybody sees the same (C80). */
export function duelIn(view: View): Odds | null {
  const card = view.asked?.what === 'window' ? view.asked.card : undefined
  const answer = card && ANSWERS[card]
  return card && answer ? { card, answer } : null
}

/** Whether a duel was answered; its number tells where the answer came in an earlier move. */
export function duelAnswered(number: number, success: boolean, seen: boolean): boolean {
  return seen || (!success && number > WINS_IF_ANSWERED && number <= WINS)
}

export function answerTo(card: CardId): CardId | null {
  return ANSWERS[card] ?? null
}
