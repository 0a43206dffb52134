/** Tells a person who looks elsewhere that it is their turn: tab title, icon, notification. */

import { t } from '../i18n.svelte'
import { file, link, tablePath } from '../shell/addresses'
import { settings } from './settings.svelte'

const HOUSE = 'Hofnarr'

/** The title of the page; a bell before it when it is your turn. */
export function setTitle(text: string, isMyTurn = false): void {
  const title = text ? `${text} · ${HOUSE}` : HOUSE
  document.title = isMyTurn ? `🔔 ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = isMyTurn ? file('favicon-turn.png') : file('favicon.png')
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}

export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext

/** Asks the browser; true when it will show notifications. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** A notification, if it is wanted and the page is not in front. */
export async function notifyTurn(table: string, text: string): Promise<void> {
  if (
    !settings.notifications ||
    !canNotify() ||
    Notification.permission !== 'granted' ||
    document.visibilityState === 'visible'
  )
    return
  const options: NotificationOptions = {
    body: text,
    tag: table,
    icon: file('icon-192.png'),
    data: link(tablePath(table)),
  }
  // Phones show only those of a service worker; one that is still being installed cannot.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) return worker.showNotification(t('your-turn'), options)
  const shown = new Notification(t('your-turn'), options)
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
