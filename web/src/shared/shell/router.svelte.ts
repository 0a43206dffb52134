/** Addresses of the pages. Links are plain <a href>; a click on one of ours changes the page without loading it anew. */

import { leave } from './arrival'

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' }
  | { readonly page: 'table'; readonly table: string; readonly token: string | null }
  | {
      readonly page: 'replay'
      readonly table: string
      readonly at: number | null
      readonly part: number | null
      readonly as: string | null
    }
  | { readonly page: 'learn' }
  | { readonly page: 'game'; readonly game: string | null; readonly name: string; readonly fragment: string }
  | { readonly page: 'import' }
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
    return { page: 'replay', table: second, ...moment(search) }
  }
  if (first === 'learn' && depth === 1) return { page: 'learn' }
  if (first === 'learn' && depth === 3) return { page: 'game', game: second, name: third, fragment }
  if (depth > 1) return unknown
  if (first === 'lab') return { page: 'game', game: null, name: 'lab', fragment }
  if (first === 'new' || first === 'import' || first === 'settings') return { page: first }
  return unknown
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
  return parse(location.pathname, location.search, location.hash)
}

let current = $state.raw<Route>(typeof location === 'undefined' ? { page: 'lobby' } : here())

export function route(): Route {
  return current
}

/** Goes to an address of ours. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address)
  current = here()
  if (how === 'replace') return
  leave()
  window.scrollTo(0, 0)
}

/** Changes what stands in the address bar, and nothing else. */
export function rewrite(address: string): void {
  history.replaceState(history.state, '', address)
}

function isOurs(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    !link.pathname.startsWith('/api') &&
    // A link within the page is the browser's own business.
    !(link.pathname === location.pathname && link.search === location.search && link.hash !== '')
  )
}

function onclick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !link.href || !isOurs(link)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
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
