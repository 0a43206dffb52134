/** What server and table say to each other; docs/protocol.md is the written form. No game is known here. */

export type Seat = number
export type Viewer = Seat | 'public' | 'open'

/** A game's own JSON. The shell only hands it on; a game's face knows more about it. */
export type Action = { readonly type: string; readonly seat: Seat; readonly [field: string]: unknown }
export type Event = { readonly type: string; readonly [field: string]: unknown }
export type View = {
  readonly viewer: Viewer
  readonly to_act: Seat | null
  readonly legal: readonly Action[]
  readonly [field: string]: unknown
}
/** A game's own, too: plain values that it chose. */
export type Options = Readonly<Record<string, unknown>>

export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

export type SeatInfo = {
  readonly seat: Seat
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly level: string | null
  readonly taken: boolean
  readonly online: boolean
  readonly away: boolean
  readonly stand_in: string | null
  /** Whether this player has brought something of their own, such as a deck. */
  readonly brought?: boolean
}

export type Clocks = { readonly at: number; readonly left: readonly number[]; readonly running: Seat | null }

export type TableStatus = 'open' | 'running' | 'finished' | 'imported'

export type TableInfo = {
  readonly table: string
  readonly game: string
  readonly title: string
  readonly status: TableStatus
  readonly code: string | null
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly options: Options
  readonly variant: string | null
  readonly hidden_targets: boolean
  readonly pace: Pace
  readonly listed: boolean
  readonly watch: boolean
  readonly hints: boolean
  readonly seats: readonly SeatInfo[]
  readonly host: Seat | null
  readonly watchers: number
  readonly commitment: string | null
  readonly seq: number
  readonly to_act: Seat | null
  readonly decision: string | null
  readonly clocks: Clocks | null
  readonly scores: readonly number[] | null
  readonly winners: readonly Seat[] | null
  readonly next: string | null
  readonly you?: { readonly seat: Seat | null; readonly host: boolean; readonly webhook: boolean }
}

export type GameInfo = {
  readonly game: string
  readonly players: readonly number[]
  readonly variants: Readonly<Record<string, Options>>
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly levels: readonly string[]
}

type At = { readonly seq: number; readonly at: number }
export type StartedEntry = At & {
  readonly kind: 'started'
  readonly commitment: string
  readonly events: readonly Event[]
}
export type MovedEntry = At & {
  readonly kind: 'moved'
  readonly seat: Seat
  readonly by: 'person' | 'bot' | 'clock'
  readonly move_id?: string
  readonly events: readonly Event[]
}
export type SaidEntry = At & {
  readonly kind: 'said'
  readonly seat: Seat | null
  readonly name: string
  readonly text?: string | null
  readonly phrase?: string | null
}
export type Entry =
  | StartedEntry
  | MovedEntry
  | SaidEntry
  | (At & { readonly kind: 'joined'; readonly seat: Seat; readonly name: string })
  | (At & { readonly kind: 'left'; readonly seat: Seat })
  | (At & { readonly kind: 'named'; readonly seat: Seat | null; readonly name: string })
  | (At & { readonly kind: 'seat_set'; readonly seat: Seat; readonly bot: string | null })
  | (At & { readonly kind: 'replace_asked'; readonly seat: Seat; readonly by: Seat | null; readonly level: string })
  | (At & { readonly kind: 'replace_answered'; readonly by: Seat; readonly yes: boolean })
  | (At & { readonly kind: 'replaced'; readonly seat: Seat; readonly level: string; readonly by: 'table' | 'clock' })
  | (At & { readonly kind: 'returned'; readonly seat: Seat })
  | (At & {
      readonly kind: 'ended'
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
      readonly seed: string
      readonly salt: string
    })
  | (At & { readonly kind: 'rematch'; readonly next: string })
  | (At & { readonly kind: 'brought'; readonly seat: Seat; readonly given: boolean; readonly brought?: unknown })

/** An entry that changes the game, and so carries events. */
export type GameEntry = StartedEntry | MovedEntry

export function isGameEntry(entry: Entry): entry is GameEntry {
  return entry.kind === 'started' || entry.kind === 'moved'
}

export const PHRASES = ['well-played', 'thanks', 'thinking', 'sorry', 'good-luck', 'oh-no', 'haha', 'hurry'] as const
export type Phrase = (typeof PHRASES)[number]

export type MoveCommand = {
  readonly type: 'move'
  readonly move_id: string
  readonly expect_seq: number
  readonly action: Action
}
export type Command =
  | MoveCommand
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'say'; readonly phrase: Phrase }
  | { readonly type: 'set_seat'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'leave' }
  | { readonly type: 'start' }
  | { readonly type: 'name'; readonly name: string }
  | {
      readonly type: 'webhook'
      readonly url: string | null
      readonly kind: 'ntfy' | 'discord'
      readonly language: string
    }
  | { readonly type: 'replace'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'answer'; readonly yes: boolean }
  | { readonly type: 'return' }
  | { readonly type: 'rematch' }
  | { readonly type: 'bring'; readonly brought: unknown }
export type SentCommand = Command & { readonly id: string }

export type OkFrame = { readonly type: 'ok'; readonly re: string | null; readonly seq: number }
export type ErrorFrame = {
  readonly type: 'error'
  readonly code: string
  readonly message: string
  readonly field: string | null
  readonly re: string | null
  /** With code "stale": what was missed. */
  readonly entries?: readonly Entry[]
  readonly view?: View | null
  readonly hash?: string
}
export type WelcomeFrame = {
  readonly type: 'welcome'
  readonly table: TableInfo
  readonly viewer: Viewer
  readonly seq: number
  readonly entries: readonly Entry[]
  readonly view: View | null
  /** The server's fingerprint of the view. */
  readonly hash: string
}
export type EntryFrame = Entry & {
  readonly type: 'entry'
  readonly view?: View | null
  readonly hash?: string
  readonly table?: TableInfo | null
}
export type ServerFrame =
  | WelcomeFrame
  | EntryFrame
  | { readonly type: 'table'; readonly table: TableInfo }
  | OkFrame
  | ErrorFrame
  | { readonly type: 'pong'; readonly now: number; readonly seq: number; readonly hash: string }
export type ClientFrame =
  | { readonly type: 'hello'; readonly token: string | null; readonly since: number | null }
  | { readonly type: 'ping' }
  | SentCommand

export type SeatWish =
  { readonly kind: 'you' } | { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string }
export type NewTable = {
  readonly game: string
  readonly name: string
  readonly title: string
  readonly seats: readonly SeatWish[]
  readonly options: Options | null
  readonly variant: string | null
  readonly first: '0' | 'lot'
  readonly hidden_targets: boolean
  readonly pace: Pace
  readonly listed: boolean
  readonly watch: boolean
  /** null: where one person plays alone. */
  readonly hints: boolean | null
  /** What the host brings to the game, where it lets players bring something. */
  readonly brought?: unknown
}
export type Created = {
  readonly table: string
  readonly seat: Seat | null
  readonly token: string
  readonly code: string | null
}
export type Joined = { readonly seat: Seat | null; readonly token: string }
export type Polled = {
  readonly table: TableInfo
  readonly entries: readonly Entry[]
  readonly seq: number
  readonly view: View | null
  readonly hash: string
}
export type Frame = {
  readonly seq: number
  readonly at: number
  readonly events: readonly Event[]
  readonly view: View
}
export type Frames = { readonly table: TableInfo; readonly viewer: Viewer; readonly frames: readonly Frame[] }
export type Verified =
  | { readonly ok: true; readonly commitment: string; readonly seed: string; readonly salt: string }
  | { readonly ok: false; readonly message: string }
