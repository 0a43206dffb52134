/** The rulings that concern a card: those that its text or the ruling itself names, and R1 for every card that acts at once. */

import type { CardId } from '../../types'

const PROFESSION = ['R6']

export const RULINGS_OF: Readonly<Record<CardId, readonly string[]>> = {
  king: [],
  queen: [],
  juliet: [],
  alchemist: PROFESSION,
  swordmaster: PROFESSION,
  landowner: PROFESSION,
  merchant: PROFESSION,
  cardinal: PROFESSION,
  minstrel: PROFESSION,
  explorer: ['R1', 'R2', 'R3'],
  assassin: ['R1'],
  storm: ['R1'],
  cloak: ['R1', 'R4', 'R8', 'R10', 'R13'],
  traitor: ['R1'],
  musketeers: [],
  wizard: ['R6'],
  witch: ['R6', 'R7'],
  prince: [],
  squire: [],
  hermit: ['R4', 'R8', 'R9'],
  little_giant: ['R4', 'R8'],
  double: ['R6', 'R7', 'R8', 'R10'],
  dragon: ['R9'],
  romeo: ['R8'],
  beggar: [],
}

/** The cards that a ruling concerns. */
export function cardsOf(ruling: string): CardId[] {
  return Object.keys(RULINGS_OF).filter((card) => RULINGS_OF[card]?.includes(ruling))
}
