/** What makes an element of the table touchable: its key, its state, and where touches go. */

import type { KeyState, TableUi } from '../play/ui'

export type Touchable = {
  readonly 'data-key': string
  readonly 'data-state': KeyState
  readonly 'aria-disabled': true | undefined
  readonly 'aria-pressed': true | undefined
  readonly onclick: () => void
}

export function touch(ui: TableUi, key: string): Touchable {
  const state = ui.state(key)
  return {
    'data-key': key,
    'data-state': state,
    'aria-disabled': state === 'cannot' || undefined,
    'aria-pressed': state === 'chosen' || undefined,
    onclick: () => ui.tap(key),
  }
}

/** What it is called, and why it cannot be used. */
export function labelled(ui: TableUi, key: string, name: string): string {
  const state = ui.state(key)
  const said = state === 'lit' || state === 'chosen' ? ui.tag(key) : state === 'cannot' ? ui.reason(key) : null
  return said ? `${name}. ${said}` : name
}
