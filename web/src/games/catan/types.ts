/** The JSON of the Catan card game: views, actions, events and the desk, as src/hofnarr/catan writes them. */

import type { Seat, Viewer } from '../../shared/protocol'

export type { Seat, Viewer }
export type CardId = string
/** A card, or "?0", "?1", "?" where this viewer does not know it. */
export type CardOrUnknown = string
/** A place of a principality: regions "-2U", outer slots "-2Uo", sites "1L2", roads "0", centres "-1". */
export type At = string
export type Resource = 'brick' | 'grain' | 'lumber' | 'ore' | 'wool' | 'gold'
export const RESOURCES: readonly Resource[] = ['brick', 'grain', 'lumber', 'ore', 'wool', 'gold']
export type ThemeSet = 'knights' | 'politics' | 'barbarians'
export type Face = 'brigand' | 'windmill' | 'tournament' | 'sun' | 'question'
export type Token = 'knight' | 'windmill'
/** A stack ("0" to "7") or a discard pile ("discard 0"). */
export type PileName = string

export type RegionView = {
  readonly at: At
  readonly region: CardId
  readonly resource: Resource
  readonly number: number
  readonly stock: number
}

export type CardView = {
  readonly at: At
  readonly card: CardId
  readonly owner: Seat
  /** What it shows: goods, points, a side; of a Secret Society its target. */
  readonly level: number
  /** Stored on it (Colonial Base). */
  readonly gold: number
  /** Under a Dogma. */
  readonly blocked: boolean
}

export type CentreView = { readonly at: At; readonly card: 'settlement' | 'city' | 'metropolis' }

export type SeatView = {
  readonly hand_count: number
  readonly hand_limit: number
  /** null where this viewer may not see it. */
  readonly hand: readonly CardId[] | null
  readonly known: readonly CardOrUnknown[] | null
  readonly public: readonly CardOrUnknown[]
  readonly victory: number
  readonly strength: number
  readonly commerce: number
  readonly tournament: number
  readonly regions: readonly RegionView[]
  readonly centres: readonly CentreView[]
  readonly roads: readonly At[]
  readonly cards: readonly CardView[]
}

export type StackView = {
  readonly count: number
  readonly group: number
  readonly face_up: boolean
  /** What this viewer knows of it, top first. */
  readonly memory: readonly CardOrUnknown[]
  readonly public: readonly CardOrUnknown[]
  readonly seen: readonly number[]
  readonly memories: readonly (readonly CardOrUnknown[] | null)[]
  readonly cards: readonly CardId[] | null
}

export type CatanOptions = {
  readonly sets: readonly ThemeSet[]
  readonly theme_cards: 'forty' | 'all'
  readonly tournament: {
    readonly decks: readonly (readonly CardId[] | null)[]
    readonly events: readonly (readonly CardId[] | null)[]
  } | null
  readonly cards: Readonly<Record<CardId, unknown>>
  /** Only in games that were begun under the first rules. */
  readonly rules?: 1
}

export type Price = readonly (readonly [resource: Resource, units: number])[]
/** A sentence: a Fluent id with what stands in it; cards and resources come as ids. */
export type Reason = {
  readonly id: string
  readonly args: Readonly<Record<string, string | number | readonly string[] | Price>>
  readonly rule: string
}
export type DeskCard = {
  readonly card: CardId
  readonly count: number
  readonly cost: Price
  /** How many units of choice are struck out, and the own cards that do it. */
  readonly less: number
  readonly helpers: readonly CardId[]
  readonly missing: readonly (readonly [resource: string, units: number])[]
  /** It can be built or played now, else `why` says why not. */
  readonly ready: boolean
  readonly why: Reason | null
  /** What would stand in the way in the own action phase. */
  readonly obstacle: Reason | null
}
export type Rate = { readonly resource: Resource; readonly units: number; readonly why: Reason }
/** A rate for units that lie beside the fleet at this place. */
export type FleetRate = { readonly at: At; readonly resource: Resource; readonly units: number; readonly lying: number }
/** What the viewing seat can do with its cards, and why not. */
export type Desk = {
  readonly hand: readonly DeskCard[]
  readonly display: readonly DeskCard[]
  readonly supply: readonly DeskCard[]
  readonly rates: readonly Rate[]
  readonly fleets: readonly FleetRate[]
  readonly trades_left: number
  readonly offers_left: number
}
type Sources = readonly (readonly [source: string, points: number])[]
export type SeatReckoning = {
  /** Resources in all, those that a brigand counts, how many he lets pass, and the price of a search. */
  readonly store: number
  readonly counted: number
  readonly limit: number
  readonly search: number
  /** Regions that bring more than one unit at once. */
  readonly yields: readonly (readonly [at: At, units: number])[]
  readonly victory: Sources
  readonly strength: Sources
  readonly tournament: Sources
  readonly commerce: Sources
}
export type Reckoning = {
  readonly seats: readonly SeatReckoning[]
  readonly costs: Readonly<Record<'road' | 'settlement' | 'city', Price>>
}
/** What the table waits for, see src/hofnarr/catan/sight/asked.py. */
export type Asked = {
  readonly what: string
  readonly seat: Seat
  readonly rule: string
  readonly task?: {
    readonly kind: 'build' | 'play' | 'answer' | 'trade' | 'offer' | 'search' | 'lift'
    readonly card?: CardId
  }
  readonly card?: CardId
  readonly region?: CardId
  readonly resource?: Resource
  readonly units?: number
  readonly at_least?: number
  readonly kinds?: readonly Resource[]
  readonly goods?: Price
  readonly cost?: Price
  readonly give?: Price
  readonly want?: Price
  readonly stack?: number
  readonly pile?: number
  readonly realm?: Seat
  readonly at?: At
}

export type View = {
  readonly viewer: Viewer
  readonly to_act: Seat | null
  readonly legal: readonly Action[]
  readonly options: CatanOptions
  readonly start: Seat
  readonly turn: number
  readonly active: Seat
  /** The name of the step that waits; `asked` says more. */
  readonly decision: string | null
  /** Pending steps, the next one last: the name of a step and public numbers. */
  readonly pending: readonly (readonly (string | number)[])[]
  readonly unsettled: boolean
  readonly face: Face | null
  readonly die: number | null
  readonly knight: Seat | null
  readonly windmill: Seat | null
  readonly seven_reached: boolean
  readonly over: boolean
  readonly winner: Seat | null
  readonly target: number
  readonly seats: readonly SeatView[]
  readonly stacks: readonly StackView[]
  readonly piles: readonly (readonly CardId[])[]
  readonly display: readonly CardId[]
  readonly roads: number
  readonly settlements: number
  readonly cities: number
  readonly regions_left: readonly CardId[]
  readonly events_unseen: readonly CardId[]
  readonly events_seen: readonly CardId[]
  readonly events_known: readonly (readonly CardId[] | null)[]
  readonly removed_count: number
  readonly removed: readonly CardId[] | null
  readonly spent: readonly CardId[]
  readonly trades: number
  readonly offers: number
  readonly marks: readonly (readonly number[])[]
  readonly curses: readonly (readonly [victim: Seat, pile: PileName])[]
  readonly drawn: readonly (CardOrUnknown | null)[]
  readonly asked: Asked | null
  readonly reckoning: Reckoning
  /** null for those who only watch. */
  readonly desk: Desk | null
}

// --- actions ---------------------------------------------------------------------------------------

export type Side = 'upper' | 'lower' | 'commerce' | 'strength' | 'arch' | 'resources' | 'keep' | 'replace'

type Of<Type extends string, Fields = object> = { readonly type: Type; readonly seat: Seat } & Readonly<Fields>

export type BuildAction = Of<'build', { card: CardId; at: At }>
export type TradeAction = Of<'trade', { give: Resource; get: Resource; fleet: At | null }>
export type Action =
  | Of<'pass' | 'roll' | 'send' | 'accept' | 'end'>
  | Of<'arrange', { region: CardId; at: At }>
  | Of<'look' | 'draw' | 'search', { stack: number }>
  | Of<'take' | 'play' | 'discard', { card: CardId }>
  | Of<'put', { card: CardId; stack: number }>
  | Of<'number', { number: number }>
  | BuildAction
  | Of<'scout' | 'remove' | 'store' | 'pay' | 'rob', { at: At }>
  | TradeAction
  | Of<'give' | 'want' | 'omit', { resource: Resource }>
  | Of<'use', { card: CardId; at: At }>
  | Of<'lift' | 'pile', { pile: PileName }>
  | Of<'choose', { realm: Seat; at: At }>
  | Of<'decide', { side: Side }>

// --- events ----------------------------------------------------------------------------------------

export type Knower = Seat | 'public'
export type Where = 'hand' | 'pile' | 'display' | 'stack' | 'realm'
export type Basket = Readonly<Partial<Record<Resource, number>>>

type Told<Type extends string, Fields = object> = { readonly type: Type } & Readonly<Fields>
type Units = { seat: Seat; resource: Resource; amount: number }
type SecretCard = { seat: Seat; card: CardId | null; known_to: readonly Knower[] }
type SecretCards = { seat: Seat; cards: readonly CardId[] | null; known_to: readonly Knower[] }

export type RolledEvent = Told<'rolled', { seat: Seat; face: Face; number: number; named: boolean }>
export type GainedEvent = Told<'gained', Units & { at: At; by: string }>
export type LostEvent = Told<'lost', Units & { at: At; by: string }>
export type LapsedEvent = Told<'lapsed', Units & { by: string }>
export type BuiltEvent = Told<'built', { seat: Seat; card: CardId; realm: Seat; at: At }>
export type LeftEvent = Told<'left', { owner: Seat; card: CardId; realm: Seat; at: At; to: Where }>
export type PlayedEvent = Told<'played', { seat: Seat; card: CardId; against: CardId | null }>
export type DieRolledEvent = Told<'die_rolled', { seat: Seat; by: CardId; number: number; success: boolean }>
export type GameEndedEvent = Told<
  'game_ended',
  { winner: Seat | null; scores: readonly number[]; reason: 'victory' | 'rounds' }
>

export type Event =
  | Told<'set_up', { start: Seat; crests: readonly string[] }>
  | Told<'laid', { seat: Seat; region: CardId; at: At }>
  | Told<'region_turned', { seat: Seat; region: CardId }>
  | Told<'turn_started', { seat: Seat; turn: number; round: number }>
  | RolledEvent
  | Told<'event_turned', { card: CardId }>
  | Told<'events_shuffled' | 'regions_shuffled' | 'seven_reached'>
  | GainedEvent
  | LostEvent
  | LapsedEvent
  | Told<'building', { seat: Seat; card: CardId; at: At }>
  | Told<'searching', { seat: Seat; stack: number }>
  | BuiltEvent
  | LeftEvent
  | Told<'turned', { seat: Seat; card: CardId; realm: Seat; at: At; level: number }>
  | PlayedEvent
  | Told<'passed', { seat: Seat; what: string }>
  | Told<'chose', { seat: Seat; what: string; target: string }>
  | Told<'omitted', { seat: Seat; resource: Resource }>
  | DieRolledEvent
  | Told<'traded', { seat: Seat; give: Resource; amount: number; get: Resource }>
  | Told<'offering' | 'offered', { seat: Seat; give: Basket; want: Basket }>
  | Told<'replied', { seat: Seat; accepted: boolean }>
  | Told<'drew', SecretCard & { stack: number }>
  | Told<'took', SecretCard & { origin: Where; place: number }>
  | Told<'put_under', SecretCard & { owner: Seat; stack: number }>
  | Told<'looked', SecretCards & { stack: number }>
  | Told<'hand_shown', SecretCards & { owner: Seat }>
  | Told<'reordered', { seat: Seat; stack: number; cards: number }>
  | Told<'tops_turned', { stacks: readonly number[]; cards: readonly CardId[] }>
  | Told<'discarded', { seat: Seat; card: CardId; pile: number }>
  | Told<'token_moved', { token: Token; holder: Seat | null }>
  | Told<'curse_lifted', { seat: Seat; pile: PileName }>
  | Told<'phase_ended', { seat: Seat; phase: string }>
  | GameEndedEvent
