/* The service worker: pages and rules open without a network. Games never come from here: nothing under /api is kept.
   The build fills in what belongs to this version. */

const VERSION = '__VERSION__'
const FILES = [/* __FILES__ */]
const CACHE = `hofnarr-${VERSION}`
const PAGE = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()))
})

async function fill() {
  const cache = await caches.open(CACHE)
  // Files with a hash in their name never change: those of the last version are taken over.
  await Promise.all(
    FILES.map(async (file) => {
      const known = file.startsWith('/assets/') && (await caches.match(file))
      await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'no-cache' })))
    }),
  )
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()))
})

async function forget() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('hofnarr-') && name !== CACHE).map((name) => caches.delete(name)),
  )
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || isLive(url.pathname)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

function isLive(path) {
  return path.startsWith('/api') || path === '/healthz' || path === '/metrics' || path === '/sw.js'
}

/** The newest page from the server; the kept one where there is no server. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(PAGE)
    if (kept) return kept
    throw error
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? fetch(request)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data ?? '/'))
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find((each) => new URL(each.url).pathname === address)
  return shown ? shown.focus() : self.clients.openWindow(address)
}
