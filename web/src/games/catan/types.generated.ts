/** Made by `make types` from the server's OpenAPI document: change nothing here. */

import type { Reason } from '../../shared/protocol.generated'

/** Decline, or no more of it. */
export type Pass = {
  readonly type: 'pass'
  readonly seat: number
}

/** Lay a region card: a start region, or one that the Scout found. */
export type Arrange = {
  readonly type: 'arrange'
  readonly seat: number
  readonly region: string
  readonly at: string
}

/** Choose a stack to look through or to draw from by a card. */
export type Look = {
  readonly type: 'look'
  readonly seat: number
  readonly stack: number
}

/** Take a card: from the stack or the hand looked at, or from a discard pile. */
export type Take = {
  readonly type: 'take'
  readonly seat: number
  readonly card: string
}

/** Put a card face down under a stack. */
export type Put = {
  readonly type: 'put'
  readonly seat: number
  readonly card: string
  readonly stack: number
}

/** Name the number of the production die (Alchemist). */
export type Number = {
  readonly type: 'number'
  readonly seat: number
  readonly number: number
}

/** Roll the dice. */
export type Roll = {
  readonly type: 'roll'
  readonly seat: number
}

/** Build a centre card, or a card from the hand or the display. */
export type Build = {
  readonly type: 'build'
  readonly seat: number
  readonly card: string
  readonly at: string
}

/** Build a settlement and play a Scout with it. */
export type Scout = {
  readonly type: 'scout'
  readonly seat: number
  readonly at: string
}

/** Play an action card; its targets are asked for afterwards. */
export type Play = {
  readonly type: 'play'
  readonly seat: number
  readonly card: string
}

/** Trade with the bank, once; `fleet` is the place of a Large Trade Fleet that is used. */
export type Trade = {
  readonly type: 'trade'
  readonly seat: number
  readonly give: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly get: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly fleet: string | null
}

/** Begin an offer to the opponent, or add a unit to what is given. */
export type Give = {
  readonly type: 'give'
  readonly seat: number
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
}

/** Add a unit to what is wanted in return. */
export type Want = {
  readonly type: 'want'
  readonly seat: number
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
}

/** The offer is complete. */
export type Send = {
  readonly type: 'send'
  readonly seat: number
}

/** Agree to an offer; declining is `pass`. */
export type Accept = {
  readonly type: 'accept'
  readonly seat: number
}

/** Remove a card of your own from your principality. */
export type Remove = {
  readonly type: 'remove'
  readonly seat: number
  readonly at: string
}

/** Use the power of a card of your own. */
export type Use = {
  readonly type: 'use'
  readonly seat: number
  readonly card: string
  readonly at: string
}

/** Pay a Church Curse off a stack ("0" to "7") or a discard pile ("discard 0"). */
export type Lift = {
  readonly type: 'lift'
  readonly seat: number
  readonly pile: string
}

/** Choose a stack or a discard pile (Church Curse, Diplomat). */
export type Pile = {
  readonly type: 'pile'
  readonly seat: number
  readonly pile: string
}

/** End the action phase. */
export type End = {
  readonly type: 'end'
  readonly seat: number
}

/** Gain one unit on a region of your own. */
export type Store = {
  readonly type: 'store'
  readonly seat: number
  readonly at: string
}

/** Hand over one unit from a region of your own. */
export type Pay = {
  readonly type: 'pay'
  readonly seat: number
  readonly at: string
}

/** Take one unit from a region of the opponent. */
export type Rob = {
  readonly type: 'rob'
  readonly seat: number
  readonly at: string
}

/** The unit of a cost that a discount strikes out. */
export type Omit = {
  readonly type: 'omit'
  readonly seat: number
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
}

/** Choose a place in the principality of `realm`: a card, a region or a free site. */
export type Choose = {
  readonly type: 'choose'
  readonly seat: number
  readonly realm: number
  readonly at: string
}

/** Draw the top card of a stack. */
export type Draw = {
  readonly type: 'draw'
  readonly seat: number
  readonly stack: number
}

/** Pay for looking through a stack and taking a card of choice. */
export type Search = {
  readonly type: 'search'
  readonly seat: number
  readonly stack: number
}

/** One of two ways: where a region goes, what a Brewery shows, what a victory brings. */
export type Decide = {
  readonly type: 'decide'
  readonly seat: number
  readonly side: 'arch' | 'commerce' | 'keep' | 'lower' | 'replace' | 'resources' | 'strength' | 'upper'
}

/** Put a hand card on the discard pile. */
export type Discard = {
  readonly type: 'discard'
  readonly seat: number
  readonly card: string
}

/**
 * A view for people, with what they would have to work out: what the table waits for, both players reckoned up,
 * and for a player their own desk.
 */
export type TableView = {
  readonly viewer: number | 'open' | 'public'
  readonly to_act: number | null
  readonly legal: readonly (Pass | Arrange | Look | Take | Put | Number | Roll | Build | Scout | Play | Trade | Give | Want | Send | Accept | Remove | Use | Lift | Pile | End | Store | Pay | Rob | Omit | Choose | Draw | Search | Decide | Discard)[]
  readonly options: Options
  readonly start: number
  readonly turn: number
  readonly active: number
  readonly decision: string | null
  readonly pending: readonly (readonly (string | number)[])[]
  readonly unsettled: boolean
  readonly face: 'brigand' | 'question' | 'sun' | 'tournament' | 'windmill' | null
  readonly die: number | null
  readonly knight: number | null
  readonly windmill: number | null
  readonly seven_reached: boolean
  readonly over: boolean
  readonly winner: number | null
  readonly target: number
  readonly seats: readonly SeatView[]
  readonly stacks: readonly StackView[]
  readonly piles: readonly (readonly string[])[]
  readonly display: readonly string[]
  readonly roads: number
  readonly settlements: number
  readonly cities: number
  readonly regions_left: readonly string[]
  readonly events_unseen: readonly string[]
  readonly events_seen: readonly string[]
  readonly events_known: readonly (readonly string[] | null)[]
  readonly removed_count: number
  readonly removed: readonly string[] | null
  readonly spent: readonly string[]
  readonly trades: number
  readonly offers: number
  readonly marks: readonly (readonly number[])[]
  readonly curses: readonly (readonly [number, string])[]
  readonly drawn: readonly (string | null)[]
  readonly question: Question | null
  readonly reckoning: Reckoning
  readonly desk: Desk | null
}

export type Options = {
  readonly sets: readonly ('barbarians' | 'knights' | 'politics')[]
  readonly theme_cards: 'all' | 'forty'
  readonly tournament: Tournament | null
  readonly cards: Readonly<Record<string, Change>>
  readonly rules?: 1
}

/** Own decks (section 12), by seat; None where a viewer may not know. */
export type Tournament = {
  readonly decks: readonly (readonly string[] | null)[]
  readonly events: readonly (readonly string[] | null)[]
}

/** Other numbers for one card: what a user's own file says instead of ours. */
export type Change = {
  readonly cost?: Readonly<Record<string, number>> | null
  readonly points?: Points | null
}

export type Points = {
  readonly victory: number
  readonly strength: number
  readonly tournament: number
  readonly commerce: number
}

/**
 * A player. `hand` is None where this viewer may not see it; `known` is what this viewer knows of it all the
 * same, `public` what everybody knows.
 */
export type SeatView = {
  readonly hand_count: number
  readonly hand_limit: number
  readonly hand: readonly string[] | null
  readonly known: readonly string[] | null
  readonly public: readonly string[]
  readonly victory: number
  readonly strength: number
  readonly commerce: number
  readonly tournament: number
  readonly regions: readonly RegionView[]
  readonly centres: readonly CentreView[]
  readonly roads: readonly string[]
  readonly cards: readonly CardView[]
}

export type RegionView = {
  readonly at: string
  readonly region: string
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly number: number
  readonly stock: number
}

export type CentreView = {
  readonly at: string
  readonly card: 'city' | 'metropolis' | 'settlement'
}

/**
 * A card in a principality. `level`: what it shows (goods, points, side); `gold`: stored on it (Colonial Base);
 * `blocked`: under a Dogma.
 */
export type CardView = {
  readonly at: string
  readonly card: string
  readonly owner: number
  readonly level: number
  readonly gold: number
  readonly blocked: boolean
}

/**
 * A draw stack, top first.
 *
 * `memory` is what this viewer knows of it: the stack is a part of it, in this order; where it is longer than
 * `count`, cards were taken unseen. `public`: the same for everybody. `seen`: how many top cards each player has
 * seen. `memories`: by seat, None where this viewer may not know; `cards` only with open cards.
 */
export type StackView = {
  readonly count: number
  readonly group: number
  readonly face_up: boolean
  readonly memory: readonly string[]
  readonly public: readonly string[]
  readonly seen: readonly number[]
  readonly memories: readonly (readonly string[] | null)[]
  readonly cards: readonly string[] | null
}

/**
 * A decision. `seat` must make it, `rule` says so.
 *
 * `text` is the sentence that asks, `passing` what declining says here; `labels` say what other actions are
 * called here, by type, where it is not the usual `catan-act-<type>`.
 *
 * `source`: the card that asks; `face`: the face of the event die, where no card does. `task`: what the decision
 * is part of. `looks`: what is looked through for it.
 *
 * `card`, `region`: what it is about. `units`: how many resources, or cards, are still to be named, `at_least`
 * so many of them; of this `resource` or of these `kinds`. `goods`: all that is still to be paid or stored,
 * where it is of several kinds; any of it can be named next. `cost`: what a unit is struck out of. `give`,
 * `want`: an offer, as its maker sees it; `limits`: how far one can go. `at`: a place in the principality of
 * `realm`.
 *
 * `stakes`: what the attack that can be answered may really take. `duel`: the odds of the duel that can be
 * answered. `least_ms`: an answer leaves no sooner, so that the time tells nothing (C80). `on_table`: the card
 * that is put away lies on the table, nobody has to name it.
 */
export type Question = {
  readonly seat: number
  readonly rule: string
  readonly kind: 'choice' | 'dice' | 'hand' | 'offer' | 'reply' | 'setup' | 'turn' | 'window'
  readonly phase: 'actions' | 'dice' | 'hand' | 'production' | 'setup' | 'start'
  readonly round: number
  readonly text: string
  readonly passing: string
  readonly labels?: Readonly<Record<string, string>>
  readonly source?: string
  readonly face?: string
  readonly task?: Task
  readonly looks?: Looks
  readonly card?: string
  readonly region?: string
  readonly resource?: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly units?: number
  readonly at_least?: number
  readonly kinds?: readonly ('brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool')[]
  readonly goods?: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
  readonly cost?: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
  readonly give?: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
  readonly want?: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
  readonly limits?: Limits
  readonly realm?: number
  readonly at?: string
  readonly stakes?: readonly Stake[]
  readonly duel?: Odds
  readonly least_ms?: number
  readonly on_table?: boolean
}

/** What the decision is part of: a card that is being built or played, a trade, a search. */
export type Task = {
  readonly kind: 'answer' | 'build' | 'lift' | 'offer' | 'play' | 'search' | 'trade'
  readonly card?: string | null
}

/**
 * What is looked through for the decision: a stack (only its `top` cards, else all of it), a discard pile, or
 * the hand of a player.
 */
export type Looks = {
  readonly stack?: number
  readonly top?: number
  readonly pile?: number
  readonly hand?: number
}

/** By resource: how many units an offer to the opponent can give and want at most. */
export type Limits = {
  readonly give: Readonly<Record<string, number>>
  readonly want: Readonly<Record<string, number>>
}

/** A place in the principality of `realm`. */
export type Stake = {
  readonly realm: number
  readonly at: string
}

/** A duel: the numbers of the die on which the attacker succeeds, without an answer and after this card answered. */
export type Odds = {
  readonly wins: readonly number[]
  readonly answer: string
  readonly wins_answered: readonly number[]
}

/** By seat; and what the centre cards cost at this table. */
export type Reckoning = {
  readonly seats: readonly Reckoned[]
  readonly costs: Costs
}

/**
 * A player. `store`: resources in all; `counted`: those that the brigand counts, he comes where they are more
 * than `limit`. `search`: what looking through a stack costs. `yields`: regions that bring more than one unit at
 * once. The others: where the points come from, most first; they add up to those of the view.
 */
export type Reckoned = {
  readonly store: number
  readonly counted: number
  readonly limit: number
  readonly search: number
  readonly yields: readonly (readonly [string, number])[]
  readonly victory: readonly (readonly [string, number])[]
  readonly strength: readonly (readonly [string, number])[]
  readonly tournament: readonly (readonly [string, number])[]
  readonly commerce: readonly (readonly [string, number])[]
}

export type Costs = {
  readonly road: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
  readonly settlement: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
  readonly city: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
}

export type Desk = {
  readonly hand: readonly DeskCard[]
  readonly display: readonly DeskCard[]
  readonly supply: readonly DeskCard[]
  readonly rates: readonly Rate[]
  readonly fleets: readonly FleetRate[]
  readonly trades_left: number
  readonly offers_left: number
}

/**
 * A title in the hand, in the display or among the centre cards.
 *
 * `cost`: what it costs this player now; `less`: units of choice that are struck out; `helpers`: this player's
 * cards that make it cheaper. `missing`: resources that are lacking. `ready`: it can be built or played now,
 * else `why` says why not. `obstacle`: what would stand in the way in one's own action phase, as things lie;
 * None where only the moment is wrong.
 */
export type DeskCard = {
  readonly card: string
  readonly count: number
  readonly cost: readonly (readonly ['brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool', number])[]
  readonly less: number
  readonly helpers: readonly string[]
  readonly missing: readonly (readonly [string, number])[]
  readonly ready: boolean
  readonly why: Reason | null
  readonly obstacle: Reason | null
}

/** What the bank asks for one of another kind. */
export type Rate = {
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly units: number
  readonly why: Reason
}

/** A rate that holds only for units that lie beside the fleet at this place; `lying` there. */
export type FleetRate = {
  readonly at: string
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly units: number
  readonly lying: number
}

/** Who begins, and who has which start cards (`crests`, by seat). */
export type SetUp = {
  readonly type: 'set_up'
  readonly start: number
  readonly crests: readonly string[]
}

/** A region came into a principality. */
export type Laid = {
  readonly type: 'laid'
  readonly seat: number
  readonly region: string
  readonly at: string
}

/** The first of two new regions is seen; its place is chosen next. */
export type RegionTurned = {
  readonly type: 'region_turned'
  readonly seat: number
  readonly region: string
}

export type TurnStarted = {
  readonly type: 'turn_started'
  readonly seat: number
  readonly turn: number
  readonly round: number
}

/** Both dice; `named` where an Alchemist fixed the number. */
export type Rolled = {
  readonly type: 'rolled'
  readonly seat: number
  readonly face: 'brigand' | 'question' | 'sun' | 'tournament' | 'windmill'
  readonly number: number
  readonly named: boolean
}

export type EventTurned = {
  readonly type: 'event_turned'
  readonly card: string
}

export type EventsShuffled = {
  readonly type: 'events_shuffled'
}

export type RegionsShuffled = {
  readonly type: 'regions_shuffled'
}

export type Gained = {
  readonly type: 'gained'
  readonly seat: number
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly amount: number
  readonly at: string
  readonly by: string
}

/** Paid, given, taken or lost; `by` says which. */
export type Lost = {
  readonly type: 'lost'
  readonly seat: number
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly amount: number
  readonly at: string
  readonly by: string
}

/** Something gained that found no room. */
export type Lapsed = {
  readonly type: 'lapsed'
  readonly seat: number
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly amount: number
  readonly by: string
}

/** A card is going to be built, once it is paid for. */
export type Building = {
  readonly type: 'building'
  readonly seat: number
  readonly card: string
  readonly at: string
}

/** A stack is going to be looked through, once that is paid for. */
export type Searching = {
  readonly type: 'searching'
  readonly seat: number
  readonly stack: number
}

/** A card came into the principality of `realm`. */
export type Built = {
  readonly type: 'built'
  readonly seat: number
  readonly card: string
  readonly realm: number
  readonly at: string
}

/** A card of `owner` left the principality of `realm`. */
export type Left = {
  readonly type: 'left'
  readonly owner: number
  readonly card: string
  readonly realm: number
  readonly at: string
  readonly to: 'display' | 'hand' | 'pile' | 'realm' | 'stack'
}

/** A card shows something else now: goods, points, a side, a target. */
export type Turned = {
  readonly type: 'turned'
  readonly seat: number
  readonly card: string
  readonly realm: number
  readonly at: string
  readonly level: number
}

/** An action card; `against` is what a reaction answers. */
export type Played = {
  readonly type: 'played'
  readonly seat: number
  readonly card: string
  readonly against: string | null
}

/** Somebody declined, or was done with it. */
export type Passed = {
  readonly type: 'passed'
  readonly seat: number
  readonly what: string
}

/** A target in a principality, or a pile. */
export type Chose = {
  readonly type: 'chose'
  readonly seat: number
  readonly what: string
  readonly target: string
}

/** A discount struck this unit out of a cost. */
export type Omitted = {
  readonly type: 'omitted'
  readonly seat: number
  readonly resource: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
}

/** One die for a duel or the like; `success` for whoever rolls. */
export type DieRolled = {
  readonly type: 'die_rolled'
  readonly seat: number
  readonly by: string
  readonly number: number
  readonly success: boolean
}

/** With the bank: `amount` of one resource for one of another. */
export type Traded = {
  readonly type: 'traded'
  readonly seat: number
  readonly give: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
  readonly amount: number
  readonly get: 'brick' | 'gold' | 'grain' | 'lumber' | 'ore' | 'wool'
}

/** An offer to the opponent is being put together. */
export type Offering = {
  readonly type: 'offering'
  readonly seat: number
  readonly give: Readonly<Partial<Record<'brick' | 'grain' | 'lumber' | 'ore' | 'wool' | 'gold', number>>>
  readonly want: Readonly<Partial<Record<'brick' | 'grain' | 'lumber' | 'ore' | 'wool' | 'gold', number>>>
}

export type Offered = {
  readonly type: 'offered'
  readonly seat: number
  readonly give: Readonly<Partial<Record<'brick' | 'grain' | 'lumber' | 'ore' | 'wool' | 'gold', number>>>
  readonly want: Readonly<Partial<Record<'brick' | 'grain' | 'lumber' | 'ore' | 'wool' | 'gold', number>>>
}

export type Replied = {
  readonly type: 'replied'
  readonly seat: number
  readonly accepted: boolean
}

/** The top card of a stack. */
export type Drew = {
  readonly type: 'drew'
  readonly seat: number
  readonly card: string | null
  readonly known_to: readonly (number | 'public')[]
  readonly stack: number
}

/** A card of choice into the hand: from a stack, the opponent's hand, a pile or the display. */
export type Took = {
  readonly type: 'took'
  readonly seat: number
  readonly card: string | null
  readonly known_to: readonly (number | 'public')[]
  readonly origin: 'display' | 'hand' | 'pile' | 'realm' | 'stack'
  readonly place: number
}

/** A card went face down under a stack; `owner` held it. */
export type PutUnder = {
  readonly type: 'put_under'
  readonly seat: number
  readonly card: string | null
  readonly known_to: readonly (number | 'public')[]
  readonly owner: number
  readonly stack: number
}

/** Somebody looked through a stack, or its top part; top first. */
export type Looked = {
  readonly type: 'looked'
  readonly seat: number
  readonly cards: readonly string[] | null
  readonly known_to: readonly (number | 'public')[]
  readonly stack: number
}

/** `seat` looked at the hand of `owner`. */
export type HandShown = {
  readonly type: 'hand_shown'
  readonly seat: number
  readonly cards: readonly string[] | null
  readonly known_to: readonly (number | 'public')[]
  readonly owner: number
}

/** The top cards of a stack were put back in another order, or a stack was shuffled. */
export type Reordered = {
  readonly type: 'reordered'
  readonly seat: number
  readonly stack: number
  readonly cards: number
}

/** The top cards of these stacks lie face up. */
export type TopsTurned = {
  readonly type: 'tops_turned'
  readonly stacks: readonly number[]
  readonly cards: readonly string[]
}

export type Discarded = {
  readonly type: 'discarded'
  readonly seat: number
  readonly card: string
  readonly pile: number
}

export type TokenMoved = {
  readonly type: 'token_moved'
  readonly token: 'knight' | 'windmill'
  readonly holder: number | null
}

/** Attack and neutral action cards may be played from now on. */
export type SevenReached = {
  readonly type: 'seven_reached'
}

export type CurseLifted = {
  readonly type: 'curse_lifted'
  readonly seat: number
  readonly pile: string
}

export type PhaseEnded = {
  readonly type: 'phase_ended'
  readonly seat: number
  readonly phase: string
}

/** `winner` is None for a draw; `reason` is victory or rounds. */
export type GameEnded = {
  readonly type: 'game_ended'
  readonly winner: number | null
  readonly scores: readonly number[]
  readonly reason: 'rounds' | 'victory'
}

export type View = TableView

export type Action = Pass | Arrange | Look | Take | Put | Number | Roll | Build | Scout | Play | Trade | Give | Want | Send | Accept | Remove | Use | Lift | Pile | End | Store | Pay | Rob | Omit | Choose | Draw | Search | Decide | Discard

export type Event = SetUp | Laid | RegionTurned | TurnStarted | Rolled | EventTurned | EventsShuffled | RegionsShuffled | Gained | Lost | Lapsed | Building | Searching | Built | Left | Turned | Played | Passed | Chose | Omitted | DieRolled | Traded | Offering | Offered | Replied | Drew | Took | PutUnder | Looked | HandShown | Reordered | TopsTurned | Discarded | TokenMoved | SevenReached | CurseLifted | PhaseEnded | GameEnded
