/** The JSON of Kabale: views, events, actions and awards, as src/hofnarr/kabale writes them. */

import type { Seat, Viewer } from '../../shared/protocol'

export type { Seat, Viewer }
export type CardId = string
export type Domain = 'alchemy' | 'fencing' | 'farming' | 'trade' | 'religion' | 'music'
export type Target = readonly [domain: Domain, points: number]

export type CardView = {
  readonly owner: Seat
  /** null: this viewer may not know it. */
  readonly card: CardId | null
  readonly lies: 'up' | 'down' | 'hidden' | 'known'
  /** Ruled out by a later reshuffle. */
  readonly cannot_be: readonly CardId[]
}

export type ColumnView = {
  readonly target: Target
  readonly closed: boolean
  readonly fulfilled: boolean
  readonly cards: readonly CardView[]
}

export type SeatView = {
  readonly hand_count: number
  readonly pile_count: number
  readonly discard: readonly CardId[]
  readonly unseen: readonly CardId[]
  readonly fresh: readonly CardId[]
  /** null where the table plays won targets face down; `won_count` then says how many. */
  readonly won: readonly Target[] | null
  readonly won_count?: number
  readonly score: number | null
  readonly hand: readonly CardId[] | null
  readonly pile: readonly CardId[] | null
}

export type KabaleOptions = {
  readonly next_starter: string
  readonly lowest_number: string
  readonly double_copies: string
  readonly ones_with_two: string
}

export type PlayAction = { readonly type: 'play'; readonly seat: Seat; readonly card: CardId; readonly column: number }
export type CloakAction = { readonly type: 'cloak'; readonly seat: Seat; readonly card: CardId | null }
export type SwapAction = { readonly type: 'swap'; readonly seat: Seat; readonly column: number | null }
export type Action = PlayAction | CloakAction | SwapAction

export type View = {
  readonly viewer: Viewer
  readonly to_act: Seat | null
  readonly legal: readonly Action[]
  readonly options: KabaleOptions
  readonly round: number
  readonly starter: Seat
  readonly turn: Seat
  readonly decision: 'play' | 'cloak' | 'swap' | null
  /** The column of the cloak or traitor being decided. */
  readonly where: number | null
  readonly columns: readonly ColumnView[]
  readonly seats: readonly SeatView[]
  readonly targets_left: readonly Target[]
}

export const ROUNDS = 6

/** A player: a seat in a game, any name in the column lab. */
export type Owner = Seat | string
/** A card as it lies: its owner and its id. */
export type Lying = readonly [owner: Owner, card: CardId]

type StepBase = { readonly cards: readonly Lying[]; readonly ruling?: string | null }
export type RemovalStep = StepBase & {
  readonly step: 'wizard' | 'witch'
  readonly removed: readonly Lying[]
  readonly cancelled?: boolean
}
export type Change = {
  readonly because: 'home' | 'hermit' | 'little_giant' | 'romeo' | 'copy' | 'dragon' | 'floor'
  readonly by: number
  readonly cards?: readonly Lying[]
}
export type NumberStep = StepBase & {
  readonly step: 'number'
  readonly printed: number | null
  readonly number: number | null
  readonly changes?: readonly Change[]
}
export type TotalStep = StepBase & { readonly step: 'total'; readonly owner: Owner; readonly total: number }
export type TieStep = StepBase & {
  readonly step: 'tie'
  readonly owners: readonly Owner[]
  readonly rule: 'nearest' | 'farthest'
}
export type WinnerStep = StepBase & {
  readonly step: 'winner'
  readonly owner: Owner | null
  readonly because: 'pair' | 'highest' | 'lowest' | 'tie' | 'nobody'
}
export type AwardStep =
  | (StepBase & { readonly step: 'musketeers' })
  | RemovalStep
  | (StepBase & { readonly step: 'pair'; readonly owner: Owner; readonly rivals?: readonly Owner[] })
  | NumberStep
  | (StepBase & { readonly step: 'beggar' })
  | TotalStep
  | (StepBase & { readonly step: 'left_out'; readonly owner: Owner })
  | TieStep
  | WinnerStep

export type Award = {
  readonly winner: Owner | null
  readonly totals: Readonly<Record<string, number>>
  readonly removed: readonly Lying[]
  readonly steps: readonly AwardStep[]
}

export type PlacedEvent = {
  readonly type: 'placed'
  readonly seat: Seat
  readonly column: number
  readonly card: CardId | null
}
export type UncoveredEvent = {
  readonly type: 'uncovered'
  readonly column: number
  readonly owner: Seat
  readonly card: CardId
}
export type TravelledEvent = {
  readonly type: 'travelled'
  readonly owner: Seat
  readonly origin: number
  readonly column: number
}
export type KilledEvent = {
  readonly type: 'killed'
  readonly column: number
  readonly assassin: Seat
  readonly owner: Seat
  readonly card: CardId
}
export type SlippedEvent = {
  readonly type: 'slipped'
  readonly seat: Seat
  readonly column: number
  readonly slipped: boolean
  readonly card: CardId | null
}
export type SwappedEvent = {
  readonly type: 'swapped'
  readonly seat: Seat
  readonly column: number
  readonly other: number | null
}
export type DrewEvent = { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId | null }
export type ReshuffledEvent = { readonly type: 'reshuffled'; readonly seat: Seat; readonly cards: readonly CardId[] }
export type RoundStartedEvent = {
  readonly type: 'round_started'
  readonly round: number
  readonly starter: Seat
  readonly targets: readonly Target[]
}
export type RoundEndedEvent = {
  readonly type: 'round_ended'
  readonly round: number
  readonly ender: Seat
  readonly columns: readonly (readonly Lying[])[]
}
export type AwardedEvent = {
  readonly type: 'awarded'
  readonly column: number
  readonly target: Target
  readonly award: Award
}
export type GameEndedEvent = {
  readonly type: 'game_ended'
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}

export type Event =
  | RoundStartedEvent
  | PlacedEvent
  | UncoveredEvent
  | TravelledEvent
  | { readonly type: 'stayed'; readonly owner: Seat; readonly column: number }
  | KilledEvent
  | { readonly type: 'closed'; readonly column: number; readonly owner: Seat }
  | { readonly type: 'cloak_asked'; readonly seat: Seat; readonly column: number }
  | SlippedEvent
  | { readonly type: 'swap_asked'; readonly seat: Seat; readonly column: number }
  | SwappedEvent
  | ReshuffledEvent
  | DrewEvent
  | { readonly type: 'drew_nothing'; readonly seat: Seat }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | RoundEndedEvent
  | AwardedEvent
  | GameEndedEvent
