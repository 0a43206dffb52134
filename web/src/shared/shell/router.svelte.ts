/** Addresses of the pages. Links are plain <a href>; a click on one of ours changes the page without loading it anew. */

import type { Where } from '../connection/end'
import { href, markOf, pathOf, shownAddress } from './addresses'
import { leave } from './arrival'

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly where: Where }
  | { readonly page: 'table'; readonly table: string; readonly token: string | null }
  /** A table on this device; null: the one that is being set. */
  | { readonly page: 'device'; readonly table: string | null }
  | {
      readonly page: 'replay'
      readonly where: Where
      readonly table: string
      readonly at: number | null
      readonly part: number | null
      readonly as: string | null
    }
  | { readonly page: 'learn' }
  | { readonly page: 'game'; readonly game: string | null; readonly name: string; readonly fragment: string }
  | { readonly page: 'import'; readonly where: Where }
  /** A record that the address itself carries. */
  | { readonly page: 'carried'; readonly record: string }
  | { readonly page: 'settings' }
  | { readonly page: 'unknown'; readonly path: string }

const TABLE = /^[a-z2-7]{12}$/
const TOKEN = /^[0-9a-f]{32}$/

/** Reads an address such as `/t/abcdefgh2345#token`. */
export function parse(path: string, search = '', hash = ''): Route {
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean)
  const fragment = hash.replace(/^#/, '')
  const depth = path.split('/').filter(Boolean).length
  const unknown: Route = { page: 'unknown', path }
  if (rest.length > 0) return unknown
  if (depth === 0) return { page: 'lobby' }
  if (first === 't' && depth === 2) {
    if (!TABLE.test(second)) return unknown
    return { page: 'table', table: second, token: TOKEN.test(fragment) ? fragment : null }
  }
  if (first === 'r' && depth === 2) {
    if (!TABLE.test(second)) return unknown
    return { page: 'replay', where: 'server', table: second, ...moment(search) }
  }
  if (first === 'device') return onDevice(path, second, third, depth, search)
  if (first === 'carried' && depth === 1) return { page: 'carried', record: fragment }
  if (first === 'learn' && depth === 1) return { page: 'learn' }
  if (first === 'learn' && depth === 3) return { page: 'game', game: second, name: third, fragment }
  if (depth > 1) return unknown
  if (first === 'lab') return { page: 'game', game: null, name: 'lab', fragment }
  if (first === 'new' || first === 'import') return { page: first, where: 'server' }
  if (first === 'settings') return { page: first }
  return unknown
}

function onDevice(path: string, page: string, table: string, depth: number, search: string): Route {
  if (depth === 2 && (page === 'new' || page === 'import')) return { page, where: 'device' }
  if (depth === 2 && page === 'table') return { page: 'device', table: null }
  if (depth === 3 && page === 'table' && TABLE.test(table)) return { page: 'device', table }
  if (depth === 3 && page === 'replay' && TABLE.test(table))
    return { page: 'replay', where: 'device', table, ...moment(search) }
  return { page: 'unknown', path }
}

/** `at` is the number of an entry, or `12.1` for a part of what it led to. */
function moment(search: string): { at: number | null; part: number | null; as: string | null } {
  const query = new URLSearchParams(search)
  const [, at, part] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(query.get('at') ?? '') ?? []
  const as = query.get('as') ?? ''
  return {
    at: at ? Number(at) : null,
    part: part ? Number(part) : null,
    as: /^(open|public|[0-5])$/.test(as) ? as : null,
  }
}

function here(): Route {
  const { path, search, fragment } = shownAddress()
  return parse(path, search, fragment)
}

let current = $state.raw<Route>(typeof location === 'undefined' ? { page: 'lobby' } : here())

export function route(): Route {
  return current
}

/** Goes to an address of ours. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', href(address))
  current = here()
  if (how === 'replace') return
  leave()
  window.scrollTo(0, 0)
}

/** Changes what stands in the address bar, and nothing else. */
export function rewrite(address: string): void {
  history.replaceState(history.state, '', href(address))
}

/** Where a link of ours leads; null for one that is the browser's own business, as within the page. */
function wayOf(anchor: HTMLAnchorElement): string | null {
  const path = anchor.target || anchor.hasAttribute('download') ? null : pathOf(anchor)
  if (path === null) return null
  const shown = shownAddress()
  return path.startsWith(`${shown.path}${shown.search}#`) ? null : path
}

function onclick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  const mark = anchor && markOf(anchor)
  if (mark) {
    event.preventDefault()
    return mark.focus()
  }
  const way = anchor?.href ? wayOf(anchor) : null
  if (way === null) return
  event.preventDefault()
  go(way)
}

/** Follows clicks and the browser's back button; call it once. */
export function startRouter(): void {
  document.addEventListener('click', onclick)
  const follow = (): void => {
    current = here()
  }
  window.addEventListener('popstate', follow)
  window.addEventListener('hashchange', follow)
}
