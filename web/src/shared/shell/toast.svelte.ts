/** Short notes at the edge of the page. */

import { hasText, t } from '../i18n.svelte'
import { ApiError } from '../connection/api'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly kind: 'info' | 'bad'
  readonly link: Way | null
}
/** A link, or a button for something that nobody should miss: the note stays until it is answered. */
type Way = { readonly href: string; readonly text: string } | { readonly act: () => void; readonly text: string }

const STAYS = 7_000

let list = $state.raw<readonly Toast[]>([])
let count = 0

export function toasts(): readonly Toast[] {
  return list
}

export function toast(text: string, kind: Toast['kind'] = 'info', link: Toast['link'] = null): void {
  // The same note twice is one note.
  const others = list.filter((known) => known.text !== text)
  list = [...others, { id: ++count, text, kind, link }].slice(-3)
  const id = count
  if (!link || !('act' in link)) setTimeout(() => dismiss(id), STAYS)
}

export function dismiss(id: number): void {
  list = list.filter((known) => known.id !== id)
}

/** Somebody else looks at the page now. */
export function clearToasts(): void {
  list = []
}

/** What an error of the server means, in the person's language. */
export function errorText(code: string): string {
  const id = `error-${code.replaceAll('_', '-')}`
  return t(hasText(id) ? id : 'error-server')
}

/** Tells a person what went wrong. */
export function tellError(error: unknown): void {
  if (error instanceof ApiError) return toast(errorText(error.code), 'bad')
  console.error(error)
  toast(errorText('server'), 'bad')
}
