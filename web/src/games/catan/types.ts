/** What Catan says: the server's own types (`make types`), by the names that the pages use. */

import type { Reason as AnyReason, Seat, Viewer } from '../../shared/protocol'
import type * as wire from './types.generated'

export type {
  Action,
  CardView,
  CentreView,
  Desk,
  DeskCard,
  Event,
  FleetRate,
  Odds,
  Question,
  Rate,
  Reckoning,
  RegionView,
  SeatView,
  StackView,
  View,
} from './types.generated'

export type { Seat, Viewer }
export type CardId = string
/** A card, or "?0", "?1", "?" where this viewer does not know it. */
export type CardOrUnknown = string
/** A place of a principality: regions "-2U", outer slots "-2Uo", sites "1L2", roads "0", centres "-1". */
export type At = string
/** A stack ("0" to "7") or a discard pile ("discard 0"). */
export type PileName = string

export type Resource = wire.RegionView['resource']
/** In the order of every list of resources. */
export const RESOURCES: readonly Resource[] = Object.keys({
  brick: true,
  grain: true,
  lumber: true,
  ore: true,
  wool: true,
  gold: true,
} satisfies Record<Resource, true>) as Resource[]
export type Face = NonNullable<wire.View['face']>
export type Token = wire.TokenMoved['token']
export type Price = wire.DeskCard['cost']
export type Basket = wire.Offered['give']
export type Side = wire.Decide['side']
export type CatanOptions = wire.Options
export type ThemeSet = CatanOptions['sets'][number]
/** A sentence: a Fluent id with what stands in it; cards and resources come as ids. */
export type Reason = AnyReason
export type SeatReckoning = wire.Reckoned
export type Where = wire.Left['to']

export type BuildAction = wire.Build
export type TradeAction = wire.Trade

export type RolledEvent = wire.Rolled
export type GainedEvent = wire.Gained
export type LostEvent = wire.Lost
export type LapsedEvent = wire.Lapsed
export type BuiltEvent = wire.Built
export type LeftEvent = wire.Left
export type PlayedEvent = wire.Played
export type DieRolledEvent = wire.DieRolled
export type GameEndedEvent = wire.GameEnded
