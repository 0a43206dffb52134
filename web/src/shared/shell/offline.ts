/** Pages that open without a network; and word of a new version, which is taken over when the person says so. */

import { t } from '../i18n.svelte'
import { file } from './addresses'
import { toast } from './toast.svelte'

/** A page that stays open for days asks now and then, whenever somebody comes back to it. */
const ASK_EVERY = 30 * 60_000

export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  watch().catch((error: unknown) => console.warn('No service worker:', error))
}

async function watch(): Promise<void> {
  const registration = await navigator.serviceWorker.register(file('sw.js'))
  offer(registration)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer(registration))
  })
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < ASK_EVERY) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** The first version of all needs no word. */
function offer({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return
  const takeOver = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
  }
  toast(t('new-version'), 'info', { text: t('new-version.reload'), act: takeOver })
}
