/** What a person is choosing: a card, then its column. Nothing leaves before the last step; until then all can be put back. */

import { settings } from '../../../shared/browser/settings.svelte'
import type { Action, CardId, View } from '../types'

export type Send = (action: Action) => void

export class Choice {
  /** The hand card that was taken up. */
  card = $state<CardId | null>(null)
  /** The column that waits for a second tap. */
  armed = $state<number | null>(null)
  /** The column that a dragged card is over. */
  over = $state<number | null>(null)

  readonly #view: () => View
  readonly #mine: () => boolean
  readonly #send: Send

  /** `mine`: whether this person may decide now. */
  constructor(view: () => View, mine: () => boolean, send: Send) {
    this.#view = view
    this.#mine = mine
    this.#send = send
  }

  get decision(): View['decision'] {
    return this.#mine() ? this.#view().decision : null
  }

  /** Whether a hand card can be taken up. */
  canTake(card: CardId): boolean {
    return this.#actions().some((action) => (action.type === 'play' || action.type === 'cloak') && action.card === card)
  }

  /** Where the card goes, or with which column a target is swapped. */
  get columns(): number[] {
    const actions = this.#actions()
    const found = actions.flatMap((action) => {
      if (action.type === 'play' && action.card === this.card) return [action.column]
      return action.type === 'swap' && action.column !== null ? [action.column] : []
    })
    return [...new Set(found)]
  }

  /** Whether "nothing" is an answer: keep the hand, leave the targets. */
  get canDecline(): boolean {
    return this.#actions().some(
      (action) =>
        (action.type === 'cloak' && action.card === null) || (action.type === 'swap' && action.column === null),
    )
  }

  #actions(): readonly Action[] {
    return this.#mine() ? this.#view().legal : []
  }

  /** Takes a card up; the same card again goes back. */
  take(card: CardId): void {
    if (!this.canTake(card)) return
    this.armed = null
    this.card = this.card === card ? null : card
  }

  putBack(): void {
    this.card = null
    this.armed = null
  }

  /** Chooses a column; by touch a second tap may be asked for. */
  choose(column: number, byTouch = false): void {
    if (!this.columns.includes(column)) return
    if (byTouch && settings.confirmTaps && this.armed !== column) {
      this.armed = column
      return
    }
    const found = this.#actions().find((action) =>
      action.type === 'play'
        ? action.card === this.card && action.column === column
        : action.type === 'swap' && action.column === column,
    )
    if (found) this.#go(found)
  }

  /** Slips the taken card under the cloak. */
  slip(): void {
    const found = this.#actions().find(
      (action) => action.type === 'cloak' && action.card === this.card && action.card !== null,
    )
    if (found) this.#go(found)
  }

  decline(): void {
    const found = this.#actions().find(
      (action) =>
        (action.type === 'cloak' && action.card === null) || (action.type === 'swap' && action.column === null),
    )
    if (found) this.#go(found)
  }

  #go(action: Action): void {
    this.armed = null
    this.#send(action)
  }
}
