/** The browser's signs that a line should be looked at: back online, visible again, back from the page cache. */

/** Phones cut the line of a hidden page without telling it. */
const HIDDEN_TOO_LONG = 5_000

export type Signals = {
  /** The old line cannot be trusted: make a new one. */
  renew: () => void
  /** Look whether the line still stands. */
  check: () => void
  /** The page goes into the cache: an open socket would keep it out. */
  rest: () => void
}

/** Listens until the returned function is called. */
export function watchSignals({ renew, check, rest }: Signals): () => void {
  let hiddenSince: number | null = document.visibilityState === 'hidden' ? Date.now() : null
  const stop = new AbortController()
  const { signal } = stop

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        hiddenSince = Date.now()
        return
      }
      const away = hiddenSince === null ? 0 : Date.now() - hiddenSince
      hiddenSince = null
      if (away > HIDDEN_TOO_LONG) renew()
      else check()
    },
    { signal },
  )
  window.addEventListener('online', renew, { signal })
  window.addEventListener('pagehide', rest, { signal })
  window.addEventListener('pageshow', (event) => event.persisted && renew(), { signal })
  return () => stop.abort()
}
