/** Links and words leave the page: to another app, or to the clipboard. */

import { t } from '../i18n.svelte'
import { link, replayPath, tablePath } from '../shell/addresses'
import { toast } from '../shell/toast.svelte'

export function tableLink(table: string): string {
  return link(tablePath(table))
}

/** The link that carries a seat to another device; whoever has it holds the seat. */
export function seatLink(table: string, token: string): string {
  return `${tableLink(table)}#${token}`
}

export function replayLink(table: string, at: string, as: string): string {
  return link(`${replayPath(table)}?at=${at}&as=${as}`)
}

export const canShare = (): boolean => typeof navigator.share === 'function'

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // The person changed their mind.
  }
}

export async function copy(text: string): Promise<void> {
  const done = await write(text)
  toast(t(done ? 'copied' : 'copy-failed'), done ? 'info' : 'bad')
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeTheOldWay(text)
  }
}

/** On plain http in a home network there is no clipboard object. */
function writeTheOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr'
  // Inside an open dialog, everything outside cannot be focused.
  const host = document.querySelector('dialog[open]') ?? document.body
  host.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
