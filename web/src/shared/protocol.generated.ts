/** Made by `make types` from the server's OpenAPI document: change nothing here. */

/** A game's own: a decision of one seat. */
export type Action = {
  readonly type: string
  readonly seat: number
  readonly [field: string]: unknown
}

/** A game's own: something that happened. */
export type Event = {
  readonly type: string
  readonly [field: string]: unknown
}

/** A game's own: all that one viewer knows, and may do. */
export type View = {
  readonly viewer: number | 'open' | 'public'
  readonly to_act: number | null
  readonly legal: readonly Action[]
  readonly [field: string]: unknown
}

/**
 * A new table. With no seat for another person the game starts at once.
 *
 * `options` change single options of the `variant`. `hints` null: where one person plays alone. `bot_pause`: how
 * many milliseconds bots seem to think; null: as usual on this server. `brought`: what you bring to the game,
 * such as a deck of your own.
 */
export type CreateTable = {
  readonly game: string
  readonly name: string
  readonly seats: readonly (You | Person | BotSeat)[]
  readonly title?: string
  readonly variant?: string | null
  readonly options?: Readonly<Record<string, unknown>> | null
  readonly first?: '0' | 'lot'
  readonly pace?: NoPace | Live | Days
  readonly bot_pause?: number | null
  readonly listed?: boolean
  readonly watch?: boolean
  readonly hints?: boolean | null
  readonly brought?: unknown
}

/** The seat of whoever makes the table; at most one. */
export type You = {
  readonly kind: 'you'
}

/** A seat that waits for somebody. */
export type Person = {
  readonly kind: 'person'
}

export type BotSeat = {
  readonly kind: 'bot'
  readonly level: string
}

/** Nobody is hurried. */
export type NoPace = {
  readonly kind: 'none'
}

/** Everybody has a bank of time, and gets some more with every decision (milliseconds). */
export type Live = {
  readonly kind: 'live'
  readonly bank: number
  readonly increment: number
}

/** Every decision may take this many days. */
export type Days = {
  readonly kind: 'days'
  readonly days: number
}

/** Sit down; without a seat, at the first free one. `brought`: what you bring to the game. */
export type Join = {
  readonly name: string
  readonly seat?: number | null
  readonly brought?: unknown
}

/** Take your seat in a rematch, by the token of the game before. */
export type Claim = {
  readonly token: string
}

export type Mine = {
  readonly seats: readonly MySeat[]
}

export type MySeat = {
  readonly table: string
  readonly token: string
}

/** A decision. The same `move_id` counts once, however often it is sent. */
export type Move = {
  readonly type: 'move'
  readonly id?: string | null
  readonly move_id: string
  readonly expect_seq: number
  readonly action: Action
}

/** Either words or a known phrase. */
export type Say = {
  readonly type: 'say'
  readonly id?: string | null
  readonly text?: string | null
  readonly phrase?: 'good-luck' | 'haha' | 'hurry' | 'oh-no' | 'sorry' | 'thanks' | 'thinking' | 'well-played' | null
}

/** The host makes an empty seat a bot's, or a person's again (null). */
export type SetSeat = {
  readonly type: 'set_seat'
  readonly id?: string | null
  readonly seat: number
  readonly bot: string | null
}

export type Kick = {
  readonly type: 'kick'
  readonly id?: string | null
  readonly seat: number
}

export type Leave = {
  readonly type: 'leave'
  readonly id?: string | null
}

export type Start = {
  readonly type: 'start'
  readonly id?: string | null
}

/** Before the game: what you bring to it, such as a deck of your own; null: nothing. */
export type Bring = {
  readonly type: 'bring'
  readonly id?: string | null
  readonly brought: unknown
}

export type SetName = {
  readonly type: 'name'
  readonly id?: string | null
  readonly name: string
}

/** Where "your turn" is sent while you are not connected; null: nowhere. */
export type Webhook = {
  readonly type: 'webhook'
  readonly id?: string | null
  readonly url: string | null
  readonly kind?: 'discord' | 'ntfy'
  readonly language?: 'cs' | 'de' | 'en' | 'pl'
}

/** Ask the table to let a bot play for somebody who is away. */
export type Replace = {
  readonly type: 'replace'
  readonly id?: string | null
  readonly seat: number
  readonly level: string
}

export type Answer = {
  readonly type: 'answer'
  readonly id?: string | null
  readonly yes: boolean
}

/** Take your seat back from a stand-in. */
export type Return = {
  readonly type: 'return'
  readonly id?: string | null
}

export type Again = {
  readonly type: 'rematch'
  readonly id?: string | null
}

/**
 * Who sits there may not talk any more, nor take another name; or may again. `seat` null: a host who only
 * watches.
 */
export type Silence = {
  readonly seat: number | null
  readonly silent?: boolean
}

/**
 * Whose names and words are to go: whoever was ever called exactly so. `tables` null: at all of them. Without
 * `really` it is only said what would go.
 */
export type EraseWish = {
  readonly name: string
  readonly tables?: readonly string[] | null
  readonly really?: boolean
}

/**
 * An address or a network, as 203.0.113.9 or 2001:db8::/48; a single address of IPv6 stands for its /64. `hours`
 * null: until it is lifted.
 */
export type BanWish = {
  readonly address: string
  readonly hours?: number | null
  readonly why?: string
}

/** An address or network as it was banned. */
export type LiftWish = {
  readonly address: string
}

/** The first frame. `since`: the last entry that the client has; null: none are wanted. */
export type Hello = {
  readonly type: 'hello'
  readonly token?: string | null
  readonly since?: number | null
}

export type Ping = {
  readonly type: 'ping'
}

/**
 * `options`: the values of each, the default first; those in `several` hold a list of them. `switches`: further
 * options, which a table may set to true. `brings`: variants to which every player may bring something of their
 * own. `levels`: the bots on offer.
 */
export type GameInfo = {
  readonly game: string
  readonly players: readonly number[]
  readonly variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly several: readonly string[]
  readonly switches: readonly string[]
  readonly brings: readonly string[]
  readonly levels: readonly string[]
}

/** `seat` is null for a host who only watches; `code` where somebody is awaited. */
export type Created = {
  readonly table: string
  readonly seat: number | null
  readonly token: string
  readonly code: string | null
}

export type TableList = {
  readonly tables: readonly TableInfo[]
}

/** `bot_pause`: how many milliseconds bots seem to think. */
export type TableInfo = {
  readonly table: string
  readonly game: string
  readonly title: string
  readonly status: 'finished' | 'imported' | 'open' | 'running'
  readonly code: string | null
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly options: Readonly<Record<string, unknown>>
  readonly variant: string | null
  readonly pace: NoPace | Live | Days
  readonly listed: boolean
  readonly watch: boolean
  readonly hints: boolean
  readonly seats: readonly SeatInfo[]
  readonly host: number | null
  readonly watchers: number
  readonly commitment: string | null
  readonly seq: number
  readonly to_act: number | null
  readonly decision: string | null
  readonly clocks: Clocks | null
  readonly scores: readonly number[] | null
  readonly winners: readonly number[] | null
  readonly next: string | null
  readonly bot_pause: number
  readonly you?: YourPart
}

/**
 * `away`: a person who has not been connected for a while, or whose time ran out.
 *
 * `stand_in`: the level of the bot that plays for them meanwhile. `brought`: they bring something of their own
 * to the game, such as a deck. `silent`: the operator of the server lets them talk no more.
 */
export type SeatInfo = {
  readonly seat: number
  readonly name: string
  readonly kind: 'bot' | 'person'
  readonly level: string | null
  readonly taken: boolean
  readonly online: boolean
  readonly away: boolean
  readonly stand_in: string | null
  readonly brought: boolean
  readonly silent: boolean
}

/** `left` milliseconds for every seat; that of `running` counts down from the moment `at`. */
export type Clocks = {
  readonly at: number
  readonly left: readonly number[]
  readonly running: number | null
}

export type YourPart = {
  readonly seat: number | null
  readonly host: boolean
  readonly webhook: boolean
}

export type Found = {
  readonly table: string
}

export type Seated = {
  readonly seat: number | null
  readonly token: string
}

/** `seq` is the entry that the command became; over HTTP, this is the answer. */
export type Ok = {
  readonly type: 'ok'
  readonly re: string | null
  readonly seq: number
}

export type Events = {
  readonly table: TableInfo
  readonly entries: readonly Entry[]
  readonly seq: number
  readonly view: View | null
  readonly hash: string
}

export type ViewNow = {
  readonly seq: number
  readonly view: View | null
  readonly hash: string
}

/** A whole game as this viewer saw it; frame 0 is the set-up. */
export type Frames = {
  readonly table: TableInfo
  readonly viewer: number | 'open' | 'public'
  readonly frames: readonly ReplayFrame[]
}

export type ReplayFrame = {
  readonly seq: number
  readonly at: number
  readonly events: readonly Event[]
  readonly view: View
}

/** Whether record, result and commitment hold. */
export type Verified = {
  readonly ok: boolean
  readonly commitment?: string | null
  readonly seed?: string | null
  readonly salt?: string | null
  readonly message?: string | null
}

export type Health = {
  readonly ok: boolean
  readonly version: string
}

/**
 * What this server has to do. `people` and `watchers` are connected to any of its processes, `sockets` to the
 * one that answers; `memory` is that of its process, where the system tells it (bytes), without those in which
 * bots think. `database` is its size in bytes.
 */
export type Load = {
  readonly version: string
  readonly worker: string
  readonly started: number
  readonly now: number
  readonly tables: Readonly<Record<string, number>>
  readonly people: number
  readonly watchers: number
  readonly sockets: number
  readonly memory: number | null
  readonly database: number
}

/** Those who are connected, the last one first. */
export type People = {
  readonly people: readonly Present[]
}

/** A connection. `seat` is null for a watcher; `address` and `came` are null where another process has it. */
export type Present = {
  readonly table: string
  readonly game: string
  readonly status: string
  readonly seat: number | null
  readonly name: string
  readonly address: string | null
  readonly came: number | null
}

/** A table that is no more. */
export type Removed = {
  readonly table: string
}

/** The entry that it became. */
export type Written = {
  readonly seq: number
}

/** `playing` are tables that are open or running still: nothing of them is erased. */
export type Erased = {
  readonly done: boolean
  readonly tables: readonly ErasedAt[]
  readonly playing: readonly string[]
}

/** Names at these seats, and so many sayings. */
export type ErasedAt = {
  readonly table: string
  readonly seats: readonly number[]
  readonly sayings: number
}

/** The last one first. */
export type BanList = {
  readonly bans: readonly Ban[]
}

/** A network whose addresses may not use the server. `until` null: until it is lifted. */
export type Ban = {
  readonly network: string
  readonly since: number
  readonly until: number | null
  readonly why: string
}

export type Joined = {
  readonly kind: 'joined'
  readonly seat: number
  readonly name: string
}

export type Left = {
  readonly kind: 'left'
  readonly seat: number
}

/** An empty seat is a bot's now, or (null) waits for a person. */
export type SeatSet = {
  readonly kind: 'seat_set'
  readonly seat: number
  readonly bot: string | null
}

/** Somebody has another name; `seat` is null for a host who only watches. */
export type Named = {
  readonly kind: 'named'
  readonly seat: number | null
  readonly name: string
}

export type Said = {
  readonly kind: 'said'
  readonly seat: number | null
  readonly name: string
  readonly text?: string
  readonly phrase?: 'good-luck' | 'haha' | 'hurry' | 'oh-no' | 'sorry' | 'thanks' | 'thinking' | 'well-played'
}

/** Whether a player brings something; what it is, is told only to that seat. */
export type BroughtSeen = {
  readonly kind: 'brought'
  readonly seat: number
  readonly given: boolean
  readonly brought?: unknown
}

export type StartedSeen = {
  readonly kind: 'started'
  readonly commitment: string
  readonly events: readonly Event[]
}

/**
 * `move_id` is told only to the seat that moved. `instead`: the bot that decided in place of the seat's own,
 * which failed or took too long.
 */
export type MovedSeen = {
  readonly kind: 'moved'
  readonly seat: number
  readonly by: 'bot' | 'clock' | 'person'
  readonly events: readonly Event[]
  readonly move_id?: string
  readonly instead?: string
}

/** `by` is null for a host who only watches. */
export type ReplaceAsked = {
  readonly kind: 'replace_asked'
  readonly seat: number
  readonly by: number | null
  readonly level: string
}

export type ReplaceAnswered = {
  readonly kind: 'replace_answered'
  readonly by: number
  readonly yes: boolean
}

export type Replaced = {
  readonly kind: 'replaced'
  readonly seat: number
  readonly level: string
  readonly by: 'clock' | 'table'
}

export type Returned = {
  readonly kind: 'returned'
  readonly seat: number
}

/** The operator of the server lets somebody talk no more, or again; `seat` is null for a host who only watches. */
export type Silenced = {
  readonly kind: 'silenced'
  readonly seat: number | null
  readonly silent: boolean
}

/** The result, and what the commitment at the start promised. */
export type Ended = {
  readonly kind: 'ended'
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  readonly seed: string
  readonly salt: string
}

export type Rematch = {
  readonly kind: 'rematch'
  readonly next: string
}

/** What every entry has beside its fact: its number at the table, and when it happened. */
export type Stamp = {
  readonly seq: number
  readonly at: number
}

/**
 * What comes with an entry; sent together with its stamp and fact as one object.
 *
 * `view` and its `hash` come with what changes the game, `table` where it is another now.
 */
export type EntryExtras = {
  readonly type: 'entry'
  readonly view: View | null
  readonly hash?: string
  readonly table: TableInfo | null
}

/** Everything up to `seq`: the entries after `since`, and the view now. */
export type Welcome = {
  readonly type: 'welcome'
  readonly table: TableInfo
  readonly viewer: number | 'open' | 'public'
  readonly seq: number
  readonly entries: readonly Entry[]
  readonly view: View | null
  readonly hash: string
}

/** Somebody came or went. */
export type Update = {
  readonly type: 'table'
  readonly table: TableInfo
}

/** `hash` belongs to the view at `seq`; it is the one that came with that view. */
export type Pong = {
  readonly type: 'pong'
  readonly now: number
  readonly seq: number
  readonly hash: string
}

/**
 * One clear sentence. `field` names what was wrong, `re` the request it answers.
 *
 * A stale move is told what was missed: `entries`, the `view` now and its `hash`. An illegal one may be told its
 * `reason` as data, for whoever wants to say it in another language.
 */
export type Error = {
  readonly type: 'error'
  readonly code: 'bad_json' | 'bad_method' | 'bad_origin' | 'bad_record' | 'bad_request' | 'banned' | 'enough_now' | 'failed' | 'full' | 'illegal' | 'not_allowed' | 'not_found' | 'not_open' | 'not_your_seat' | 'not_your_turn' | 'over' | 'stale' | 'too_fast' | 'too_large' | 'unavailable' | 'unknown_table' | 'unknown_token' | 'used_up'
  readonly message: string
  readonly field: string | null
  readonly re: string | null
  readonly entries?: readonly Entry[]
  readonly view?: View
  readonly hash?: string
  readonly reason?: Reason
}

/**
 * Why something cannot be done, as data, so that every screen can say it in its own language: the id of a text,
 * what it speaks of, and the rule.
 */
export type Reason = {
  readonly id: string
  readonly args: Readonly<Record<string, unknown>>
  readonly rule: string
}

export type ClientFrame = Hello | Ping | Move | Say | SetSeat | Kick | Leave | Start | Bring | SetName | Webhook | Replace | Answer | Return | Again

export type Fact = Joined | Left | SeatSet | Named | Said | BroughtSeen | StartedSeen | MovedSeen | ReplaceAsked | ReplaceAnswered | Replaced | Returned | Silenced | Ended | Rematch

/** One entry: its stamp and its fact, in one object. */
export type Entry = Stamp & Fact

export type EntryFrame = EntryExtras & Entry

export type ServerFrame = Welcome | Update | Ok | Pong | Error | EntryFrame
