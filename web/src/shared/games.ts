/** The games that have a face in the browser: one folder each in `games/`, none named here. */

import type { Component } from 'svelte'
import { loadTexts } from './i18n.svelte'
import type { Action, Event, GameInfo, NewTable, Options, TableInfo, View } from './protocol'

/** A line of the log, also read out by the narrator. */
export type Line = { readonly seat: number | null; readonly text: string; readonly concerns_me: boolean }

/** A game entry as this viewer got it. */
export type LogEntry = { readonly seq: number; readonly events: readonly Event[] }

export type TableProps = {
  view: View
  /** Events of the newest entry, to animate; empty when the page has just come. */
  events: readonly Event[]
  names: readonly string[]
  /** My seat; null: I only watch. */
  me: number | null
  table: TableInfo
  move: (action: Action) => void
  /** A move is on its way. */
  sending: boolean
  replay?: boolean
  /** Shows the moment of an entry. */
  jump?: (seq: number) => void
  /** The entry that `view` and `events` belong to. */
  seq?: number
  /** All game entries, oldest first. */
  log?: readonly LogEntry[]
  /** Asks the server for a hint; absent where the table gives none. */
  hint?: () => Promise<unknown>
  rematch?: () => void
  /** The table has shown everything up to this entry. */
  shown?: (seq: number) => void
  /** A bot lets everybody wait: a sentence that says so, for the prompt; empty while there is nothing to say. */
  waiting?: string
}

/** What a game's form decides about a new table. A form with a `problem` cannot be sent. */
export type RulesWish = Pick<NewTable, 'variant' | 'brought'> & {
  readonly options: Options
  readonly problem?: string
}

export type OptionsProps = {
  info: GameInfo
  players: number
  value: RulesWish
  onchange: (value: RulesWish) => void
  /** What the server did not like about it. */
  refused: { readonly field: string; readonly message: string } | null
}

/** Choosing what to bring to a table of this game before it begins, such as a deck. */
export type BringProps = { table: TableInfo; brought: unknown; onbring: (brought: unknown) => void }

export type PageProps = {
  /** What stands after the `#` of the address. */
  fragment: string
}
/** A page may do without the fragment. */
type Page = Component<PageProps> | Component<Record<string, never>>
export type Pages = Readonly<Record<string, () => Promise<{ default: Page }>>>

/** `round` counts from 0; `rounds` is null where nobody knows how many there will be, `phase` then says where the turn stands. */
export type Progress = {
  readonly round: number
  readonly rounds: number | null
  readonly phase?: { readonly at: number; readonly of: number; readonly name: string } | undefined
}

export type GameFace = {
  readonly name: string
  readonly Table: Component<TableProps>
  readonly tell: (events: readonly Event[], names: readonly string[], me: number | null) => Line[]
  readonly turnText: (view: View, names: readonly string[], me: number | null) => string
  /** The form for a new table, which no table needs. */
  readonly options: () => Promise<{ default: Component<OptionsProps> }>
  /** Cuts a move into parts, for looking at it slowly; the last part leads to `after`. */
  readonly steps?: (
    before: View,
    events: readonly Event[],
    after: View,
  ) => { readonly view: View; readonly events: readonly Event[] }[]
  /** How a table plays it, in a few words for the waiting room. */
  readonly rulesText?: (table: TableInfo) => string
  /** For tables where `brings` says so. */
  readonly bring?: { readonly brings: (table: TableInfo) => boolean; readonly Form: Component<BringProps> }
  /** How far the game is, for the lozenges in the top bar. */
  readonly roundOf?: (view: View) => Progress | null
}

const faces = import.meta.glob<{ face: GameFace }>('../games/*/index.ts')
// Apart from the face, so that a rules page does not load the table.
const pages = import.meta.glob<{ pages: Pages }>('../games/*/pages.ts')
/** `texts`: the files that its cards and its sentence in the lobby need; the whole game would be too much for a first page. */
const fans = import.meta.glob<{ default: Component; texts: readonly string[] }>('../games/*/Fan.svelte')

const titles = import.meta.glob<string>('../games/*/title.ts', { eager: true, import: 'title' })
const places = import.meta.glob<number>('../games/*/title.ts', { eager: true, import: 'place' })

/** What a game is called everywhere. */
export function gameTitle(game: string): string {
  return Object.entries(titles).find(([path]) => folder(path) === game)?.[1] ?? game
}

/** Games with a face, by name. */
export const GAMES: readonly string[] = inOrder(Object.keys(faces).map(folder))

function inOrder(games: readonly string[]): string[] {
  const placeOf = (game: string): number => Object.entries(places).find(([path]) => folder(path) === game)?.[1] ?? 99
  return games.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function folder(path: string): string {
  return path.split('/')[2] ?? path
}

function entry<T>(found: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | null {
  return Object.entries(found).find(([path]) => folder(path) === game)?.[1] ?? null
}

/** A game's table and words, with its texts; null where this game has no face. */
export async function loadFace(game: string): Promise<GameFace | null> {
  const load = entry(faces, game)
  if (!load) return null
  const [module] = await Promise.all([load(), loadTexts(game)])
  return module.face
}

/** One page of a game (rules, cards, tutorial, lab), with its texts. */
export async function loadPage(game: string, page: string): Promise<Component<PageProps> | null> {
  const module = await entry(pages, game)?.()
  const load = module?.pages[page]
  if (!load) return null
  const [loaded] = await Promise.all([load(), loadTexts(game, 'learn', `${game}-learn`)])
  return loaded.default as Component<PageProps>
}

/** The first game that has a page of this name: `/lab` and the lobby's "Learn" need no game in the address. */
export async function gameWithPage(page: string): Promise<string | null> {
  for (const game of inOrder(Object.keys(pages).map(folder))) {
    if ((await entry(pages, game)?.())?.pages[page]) return game
  }
  return null
}

/** The cards that the lobby shows for a game. */
export async function loadFan(game: string): Promise<Component | null> {
  const load = entry(fans, game)
  if (!load) return null
  const { default: Fan, texts } = await load()
  await loadTexts(...texts)
  return Fan
}

/** Games with their pages, of those that are asked for. */
export async function learnable(wanted: readonly string[]): Promise<{ game: string; pages: string[] }[]> {
  const found = inOrder(Object.keys(pages).map(folder)).map(async (game) => {
    const has = (await entry(pages, game)?.())?.pages ?? {}
    return { game, pages: wanted.filter((page) => page in has) }
  })
  return Promise.all(found)
}
