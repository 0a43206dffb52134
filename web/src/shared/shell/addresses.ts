/** How our addresses are written. A server answers each path of ours; where the pages are plain files there is one page
 * only, and the path stands after a `#`. `hofnarr site` writes into the page which of the two it is. */

import type { Where } from '../connection/end'

/** The pages lie as files on some host, with no server of ours behind them. */
export function areFiles(): boolean {
  return document.documentElement.dataset.addresses === 'hash'
}

/** The folder that the pages lie in: `/`, or `/games/hofnarr/`. */
function folder(): string {
  return areFiles() ? new URL('.', location.href).pathname : '/'
}

/** What a link to a path of ours says: `/lab` or `#/lab`. */
export function href(path: string): string {
  return areFiles() ? `#${path}` : path
}

/** The same in full, to be sent to somebody. */
export function link(path: string): string {
  return `${location.origin}${folder()}${href(path).replace(/^\//, '')}`
}

/** A file beside the pages. */
export function file(name: string): string {
  return `${folder()}${name}`
}

/** Path, search and fragment of the page that is shown. */
export function shownAddress(): { path: string; search: string; fragment: string } {
  if (!areFiles())
    return { path: location.pathname, search: location.search, fragment: location.hash.replace(/^#/, '') }
  const [, path = '', search = '', fragment = ''] = /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(location.hash) ?? []
  return { path: path || '/', search, fragment }
}

/** What a link within the page points at, where `#name` is no address. */
export function markOf(anchor: HTMLAnchorElement): HTMLElement | null {
  const written = anchor.getAttribute('href') ?? ''
  return areFiles() && /^#[^/]/.test(written) ? document.getElementById(written.slice(1)) : null
}

/** A path of ours as a link writes it; null for all other links. */
export function pathOf(anchor: HTMLAnchorElement): string | null {
  if (anchor.origin !== location.origin) return null
  // Paths that were written without `href`, too.
  const written = anchor.getAttribute('href') ?? ''
  if (areFiles()) return written.startsWith('#/') ? written.slice(1) : /^\/(?!\/)/.test(written) ? written : null
  return anchor.pathname.startsWith('/api') ? null : anchor.pathname + anchor.search + anchor.hash
}

/** Where the table of the page that is shown lives. */
function whereShown(): Where {
  return shownAddress().path.startsWith('/device/') ? 'device' : 'server'
}

export function tablePath(table: string, where: Where = whereShown()): string {
  return where === 'device' ? `/device/table/${table}` : `/t/${table}`
}

export function replayPath(table: string, where: Where = whereShown()): string {
  return where === 'device' ? `/device/replay/${table}` : `/r/${table}`
}
