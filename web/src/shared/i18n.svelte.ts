/** Texts in four languages, from the same Fluent files that Python reads.
 *
 * A file belongs to a group, its first word: `web-shell.ftl` to "shell", `NAME-cards.ftl` and `web-NAME.ftl` to "NAME";
 * what only the pages that teach a game say, `web-NAME-learn.ftl`, to "NAME-learn". A single file can be asked for by its own name.
 * `await loadTexts('NAME')` before a page of that group is shown; `t('card-x')`, `t('card-x.acc')`, `t('id', { count: 3 })` then give the text.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import { change, LANGUAGES, settings, type Language } from './browser/settings.svelte'

export { LANGUAGES, type Language }

const files = import.meta.glob<string>(
  [
    '../../../src/hofnarr/locale/*/*.ftl',
    // What only the terminal says.
    '!../../../src/hofnarr/locale/*/{arena,cli,operator,play,serve,simulate}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

export type Variables = Record<string, FluentVariable>
type Spoken = { readonly language: Language; readonly bundle: FluentBundle }

// One object for language and texts: both change at once, when everything is there.
let spoken = $state.raw<Spoken>({ language: 'en', bundle: newBundle('en') })
const groups = new Set<string>(['shell'])
const told = new Set<string>()

function newBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

/** The language of the page. */
export function language(): Language {
  return spoken.language
}

/** The first of the browser's languages that we speak. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  const [first] = negotiateLanguages(wanted, LANGUAGES, { strategy: 'lookup', defaultLocale: 'en' })
  return LANGUAGES.find((known) => known === first) ?? 'en'
}

/** Speaks the language of the settings; call it once at the start. */
export async function startTexts(): Promise<void> {
  await speak(settings.language ?? browserLanguage())
}

export async function setLanguage(chosen: Language): Promise<void> {
  change({ language: chosen })
  await speak(chosen)
}

/** Adds the texts of these groups to the language that is spoken now, and to any chosen later. */
export async function loadTexts(...wanted: string[]): Promise<void> {
  const missing = wanted.filter((group) => !groups.has(group))
  missing.forEach((group) => groups.add(group))
  try {
    await (missing.length > 0 ? speak(null) : loading)
  } catch (error) {
    missing.forEach((group) => groups.delete(group))
    throw error
  }
}

// One after the other, so that the last one asked for is the one that stays.
let loading: Promise<void> = Promise.resolve()

function speak(chosen: Language | null): Promise<void> {
  loading = loading.catch(() => undefined).then(() => load(chosen ?? spoken.language))
  return loading
}

async function load(chosen: Language): Promise<void> {
  const sources = await Promise.all(sourcesOf(chosen))
  const bundle = newBundle(chosen)
  for (const source of sources) bundle.addResource(new FluentResource(source))
  spoken = { language: chosen, bundle }
  document.documentElement.lang = chosen
}

function sourcesOf(chosen: Language): Promise<string>[] {
  return Object.entries(files)
    .filter(
      ([path]) => path.includes(`/${chosen}/`) && [fileName(path), groupOf(path)].some((name) => groups.has(name)),
    )
    .map(([, read]) => read())
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}

function groupOf(path: string): string {
  const words = fileName(path).replace(/^web-/, '')
  return words.endsWith('-learn') ? words : (words.split('-')[0] ?? words)
}

/** The text of an id, or of an attribute written `id.attribute`. A missing text shows as ⟦id⟧ and never breaks the page. */
export function t(id: string, variables?: Variables): string {
  const { bundle } = spoken
  const [name = id, attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return missing(id, 'there is no such text')
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, variables, errors)
  if (errors[0]) complain(id, errors[0].message)
  return text
}

/** Whether there is such a text; for ids that come from outside. */
export function hasText(id: string): boolean {
  const [name = id, attribute] = id.split('.')
  const message = spoken.bundle.getMessage(name)
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
}

function missing(id: string, why: string): string {
  complain(id, why)
  return `⟦${id}⟧`
}

function complain(id: string, why: string): void {
  const line = `${spoken.language}: text '${id}': ${why}`
  if (told.has(line)) return
  told.add(line)
  console.error(line)
}

/** A number as it is printed on cards: 9½, with a true minus sign. */
export function num(value: number): string {
  const sign = value < 0 ? '−' : ''
  const size = Math.abs(value)
  const whole = Math.floor(size)
  const rest = size - whole
  if (rest === 0) return `${sign}${whole}`
  if (rest === 0.5) return `${sign}${whole || ''}½`
  return sign + String(size).replace('.', language() === 'en' ? '.' : ',')
}
