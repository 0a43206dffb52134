/** What a person chose on this device. Read a field: `settings.theme`; change it: `change({ theme: 'light' })`. */

import { prefersReducedMotion } from 'svelte/motion'
import { isRecord, load, save } from './store'

export const LANGUAGES = ['en', 'de', 'cs', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

export type Settings = {
  /** null: the browser's language. */
  language: Language | null
  theme: 'system' | 'dark' | 'light'
  /** On touch a second tap on the same place sends the move. */
  confirmTaps: boolean
  sounds: boolean
  motion: 'system' | 'reduced' | 'full'
  /** Single-key shortcuts (WCAG 2.1.4 wants them switchable). */
  shortcuts: boolean
  notifications: boolean
  /** The name a person sits down with. */
  name: string
  /** The game that was chosen last, and by game how it is played. */
  game: string | null
  habits: Readonly<Record<string, Habit>>
}
/** The level of the bots in "Play now", and how many sit at the table. */
export type Habit = { readonly level?: string; readonly players?: number }

const DEFAULTS: Settings = {
  language: null,
  theme: 'dark',
  confirmTaps: false,
  sounds: false,
  motion: 'system',
  shortcuts: true,
  notifications: false,
  name: '',
  game: null,
  habits: {},
}

const KEY = 'settings'

function stored(): Settings {
  const found: Record<string, unknown> = load(KEY, isRecord) ?? {}
  const known = Object.entries(DEFAULTS).map(([name, value]) => [name, fits(name, found[name]) ? found[name] : value])
  return Object.fromEntries(known) as Settings
}

const CHOICES: Record<string, readonly unknown[]> = {
  language: [null, ...LANGUAGES],
  theme: ['system', 'dark', 'light'],
  motion: ['system', 'reduced', 'full'],
}

function fits(name: string, value: unknown): boolean {
  if (name in CHOICES) return CHOICES[name]?.includes(value) ?? false
  if (name === 'game') return value === null || typeof value === 'string'
  if (name === 'habits') return isRecord(value) && Object.values(value).every(isHabit)
  return typeof value === typeof DEFAULTS[name as keyof Settings]
}

function isHabit(value: unknown): value is Habit {
  if (!isRecord(value)) return false
  const { level = '', players = 0 } = value
  return typeof level === 'string' && Number.isInteger(players)
}

const state = $state(stored())

export const settings: Readonly<Settings> = state

export function change(changes: Partial<Settings>): void {
  Object.assign(state, changes)
  save(KEY, $state.snapshot(state))
}

/** Other tabs of this browser follow. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === `hofnarr.${KEY}`) Object.assign(state, stored())
  })
}

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return settings.motion === 'full' || (settings.motion === 'system' && !prefersReducedMotion.current)
}
