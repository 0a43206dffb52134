/** What Kabale says: the server's own types (`make types`), by the names that the pages use. */

import type { Seat, Viewer } from '../../shared/protocol'
import type * as wire from './types.generated'

export type { Action, Award, CardView, Change, ColumnView, Count, Event, NumberStep } from './types.generated'

export type { Seat, Viewer }
export type CardId = string
export type Target = wire.ColumnView['target']
export type Domain = Target[0]

/** Where the table plays won targets face down, `won_count` says how many there are. */
export type SeatView = Omit<wire.SeatView, 'won' | 'score'> & {
  readonly won: readonly Target[] | null
  readonly won_count?: number
  readonly score: number | null
}
export type View = Omit<wire.View, 'seats'> & { readonly seats: readonly SeatView[] }
/** A view holds all options; whoever asks for an award may leave out some. */
export type KabaleOptions = Required<wire.Options>

export type PlayAction = wire.Play

/** A player: a seat in a game, any name in the column lab. */
export type Owner = Seat | string
/** A card as it lies: its owner and its id. */
export type Lying = wire.Award['removed'][number]

export type AwardStep = wire.Award['steps'][number]
export type RemovalStep = wire.Wizard | wire.Witch
export type WinnerStep = wire.Winner

export type PlacedEvent = wire.Placed
export type UncoveredEvent = wire.Uncovered
export type TravelledEvent = wire.Travelled
export type KilledEvent = wire.Killed
export type SlippedEvent = wire.Slipped
export type SwappedEvent = wire.Swapped
export type RoundEndedEvent = wire.RoundEnded
export type AwardedEvent = wire.Awarded
