/* The service worker: pages and rules open without a network, and whoever has played on the device plays on without one.
   Nothing under /api is kept. A version is taken over as a whole, when the person says so or has closed all pages.
   The build fills in what belongs to this version; all names are relative, for the pages may lie in any folder. */

const VERSION = '__VERSION__'
const FILES = [/* __FILES__ */]
const CACHE = `hofnarr-${VERSION}`
/** What plays on the device: large, and fetched only by those who use it. */
const ENGINE = `hofnarr-engine-${VERSION}`
const PAGE = './'

const FOLDER = new URL('./', location).pathname

self.addEventListener('install', (event) => event.waitUntil(fill()))

async function fill() {
  const cache = await caches.open(CACHE)
  // Files with a hash in their name never change: those of the last version are taken over.
  await Promise.all(FILES.map((file) => take(cache, file, file.startsWith('./assets/'))))
  await fillEngine()
}

async function take(cache, file, isHashed) {
  if (isHashed && (await cache.match(file))) return
  const known = isHashed && (await caches.match(file))
  await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'no-cache' })))
}

/** Who has played on this device before shall be able to without a network, in the new version too. */
async function fillEngine() {
  const before = (await caches.keys()).some((name) => name.startsWith('hofnarr-engine-') && name !== ENGINE)
  if (before) await keepEngine()
}

async function keepEngine() {
  const cache = await caches.open(ENGINE)
  const listed = await fetch('./engine/engine.json', { cache: 'no-cache' })
  if (!listed.ok) return
  await cache.put('./engine/engine.json', listed.clone())
  const packs = JSON.stringify(await listed.json()).match(/[\w.-]+-[0-9a-f]{8,}\.[\w.]+/g) ?? []
  await Promise.all(packs.map((name) => take(cache, `./engine/${name}`, true)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()))
})

async function forget() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('hofnarr-') && name !== CACHE && name !== ENGINE)
      .map((name) => caches.delete(name)),
  )
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
  // The first time, the engine may have come before this worker listened.
  if (event.data === 'keep engine') event.waitUntil(keepEngine().catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(FOLDER)) return
  const path = url.pathname.slice(FOLDER.length)
  if (isLive(path)) return
  if (path.startsWith('engine/')) event.respondWith(engine(request, event.clientId))
  else event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

function isLive(path) {
  return path === 'api' || path.startsWith('api/') || path === 'healthz' || path === 'metrics' || path === 'sw.js'
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

/** Kept from its first use on. */
async function engine(request, clientId) {
  if (!(await isOurs(clientId))) return fetch(request)
  const kept = await caches.match(request, { cacheName: ENGINE })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) {
    const cache = await caches.open(ENGINE)
    await cache.put(request, answer.clone()).catch(() => undefined)
  }
  return answer
}

/** A page of the next version is not given this version's engine. Who asks is a script with a hash in its name. */
async function isOurs(clientId) {
  const asks = await self.clients.get(clientId)
  const path = asks ? new URL(asks.url).pathname.slice(FOLDER.length) : ''
  return !path.startsWith('assets/') || FILES.includes(`./${path}`)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data ?? FOLDER))
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const wanted = new URL(address, location).href
  const shown = pages.find(({ url }) => url === wanted || url.startsWith(`${wanted}?`) || url.startsWith(`${wanted}#`))
  return shown ? shown.focus() : self.clients.openWindow(address)
}
