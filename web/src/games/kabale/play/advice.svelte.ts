/** A hint that was asked for, until the table changes. */

import { t } from '../../../shared/i18n.svelte'
import { toast } from '../../../shared/shell/toast.svelte'
import { isHint, type Hint } from './hint'

export class Advice {
  hint = $state.raw<Hint | null>(null)
  isAsking = $state(false)
  /** Grows with every change of the table, so that an answer that comes too late is not shown. */
  #turn = 0

  async ask(source: () => Promise<unknown>): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    const turn = this.#turn
    try {
      const answer = await source()
      if (turn === this.#turn && isHint(answer)) this.hint = answer
    } catch {
      toast(t('kabale-hint-failed'))
    } finally {
      this.isAsking = false
    }
  }

  drop(): void {
    this.#turn += 1
    this.hint = null
  }
}
