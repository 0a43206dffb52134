/** Who wins the column of the lab: asked of the server, where the rules are. */

import { ApiError, ask } from '../../../../shared/connection/api'
import type { Award, Lying, Target } from '../../types'
import type { Lab } from './column/column'

export type Told = { readonly target: Target; readonly cards: readonly Lying[]; readonly award: Award }
type Status = 'empty' | 'asking' | 'told' | 'offline' | 'failed'

/** As `hofnarr award --json` reads it; a card under a cloak follows the cloak. */
type Question = {
  readonly target: Target
  readonly column: readonly Lying[]
  readonly options: Readonly<Record<string, string>>
}

/** People go back and forth while they build; more than this nobody remembers. */
const KEPT = 200

export class Verdict {
  status = $state<Status>('empty')
  /** The newest answer; while `status` is "asking" it is about the column before. */
  told = $state.raw<Told | null>(null)

  #known = new Map<string, Award>()
  #running: AbortController | null = null

  async about({ target, column, options }: Lab): Promise<void> {
    this.#running?.abort()
    const cards = column.map(({ owner, card }) => [owner, card] as const)
    const question = { target, column: cards, options }
    const known = this.#known.get(JSON.stringify(question))
    if (cards.length === 0) this.#settle('empty', null)
    else if (known) this.#settle('told', { target, cards, award: known })
    else await this.#ask(question)
  }

  async #ask(question: Question): Promise<void> {
    const running = new AbortController()
    this.#running = running
    this.status = 'asking'
    try {
      const award = await ask<Award>('POST', '/kabale/award', { body: question, signal: running.signal })
      this.#remember(question, award)
      if (!running.signal.aborted) this.#settle('told', { target: question.target, cards: question.column, award })
    } catch (error) {
      if (running.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      this.status = error.code === 'offline' ? 'offline' : 'failed'
    }
  }

  #settle(status: Status, told: Told | null): void {
    this.status = status
    this.told = told
  }

  #remember(question: Question, award: Award): void {
    if (this.#known.size >= KEPT) this.#known.clear()
    this.#known.set(JSON.stringify(question), award)
  }
}
