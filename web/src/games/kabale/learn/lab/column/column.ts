/** The column being built in the lab: plain data, and the ways to change it. No rules of the game are in here. */

import type { Letter } from '../../../cards/heraldry'
import type { CardId, Target } from '../../../types'
import type { LabOptions } from './options'

export type LabCard = {
  readonly owner: Letter
  readonly card: CardId
  /** Slipped under its owner's cloak, which lies right above. */
  readonly hidden: boolean
}
export type Column = readonly LabCard[]

export type Lab = {
  readonly target: Target
  /** The colours at the table, in seat order. */
  readonly colours: readonly Letter[]
  /** Nearest to the target first. */
  readonly column: Column
  readonly options: LabOptions
}

/** Each player has every card once. */
export function holds(column: Column, owner: Letter, card: CardId): boolean {
  return column.some((lying) => lying.owner === owner && lying.card === card)
}

/** Adds a card at the foot, or under the cloak at `cloak`. */
export function add(column: Column, owner: Letter, card: CardId, cloak: number | null = null): Column {
  if (holds(column, owner, card)) return column
  if (cloak !== null && mayTakeUnder(column, cloak) && column[cloak]?.owner === owner) {
    return column.toSpliced(cloak + 1, 0, { owner, card, hidden: true })
  }
  return [...column, { owner, card, hidden: false }]
}

/** Whether a cloak lies here that hides nothing yet. */
export function mayTakeUnder(column: Column, at: number): boolean {
  return column[at]?.card === 'cloak' && !column[at].hidden && !column[at + 1]?.hidden
}

/** Whether the card may be called hidden: its owner's cloak lies right above it. */
export function mayHide(column: Column, at: number): boolean {
  const above = column[at - 1]
  return above !== undefined && above.card === 'cloak' && !above.hidden && above.owner === column[at]?.owner
}

export function setHidden(column: Column, at: number, hidden: boolean): Column {
  const lying = column[at]
  if (!lying || (hidden && !mayHide(column, at))) return column
  return column.with(at, { ...lying, hidden })
}

export function remove(column: Column, at: number): Column {
  return settle(column.toSpliced(at, 1))
}

/** Moves a card so that `to` others lie above it. A cloak takes along what it hides, and nothing comes between the two. */
export function move(column: Column, at: number, to: number): Column {
  const lying = column[at]
  if (!lying) return column
  const taken = !lying.hidden && column[at + 1]?.hidden ? 2 : 1
  const block = column.slice(at, at + taken)
  const rest = column.toSpliced(at, taken)
  let place = Math.max(0, Math.min(to, rest.length))
  if (rest[place]?.hidden) place += to > at ? 1 : -1
  return settle(rest.toSpliced(place, 0, ...block))
}

/** One place up or down; a whole pair of cloak and hidden card counts as one. */
export function step(column: Column, at: number, by: -1 | 1): Column {
  return move(column, at, at + by)
}

/** A card that lost the cloak above it is hidden no more. */
function settle(column: Column): Column {
  return column.map((lying, at) => (lying.hidden && !mayHide(column, at) ? { ...lying, hidden: false } : lying))
}
