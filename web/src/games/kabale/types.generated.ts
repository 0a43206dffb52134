/** Made by `make types` from the server's OpenAPI document: change nothing here. */

/** A column, nearest to the target first; a card under a cloak follows the cloak. */
export type Column = {
  readonly target: readonly [string, number]
  readonly column: readonly (readonly [string, string])[]
  readonly options?: Options
}

/** How a table plays where the books differ; the first value of each is the default. */
export type Options = {
  readonly next_starter?: 'after_ender' | 'after_starter'
  readonly lowest_number?: 'unbounded' | 'zero'
  readonly double_copies?: 'current' | 'printed'
  readonly ones_with_two?: 'keep' | 'remove'
}

/** Place a card at the foot of a column. */
export type Play = {
  readonly type: 'play'
  readonly seat: number
  readonly card: string
  readonly column: number
}

/** Slip a card under your own uncovered cloak; None declines. */
export type Cloak = {
  readonly type: 'cloak'
  readonly seat: number
  readonly card: string | null
}

/** Swap the target above your own uncovered traitor with another column's; None declines. */
export type Swap = {
  readonly type: 'swap'
  readonly seat: number
  readonly column: number | null
}

/**
 * Who wins a column, and why.
 *
 * `totals` holds exactly the players who take part, by name (JSON has no other keys: a seat is written "0").
 */
export type Award = {
  readonly winner: number | string | null
  readonly totals: Readonly<Record<string, number>>
  readonly removed: readonly (readonly [number | string, string])[]
  readonly steps: readonly (Musketeers | Wizard | Witch | Pair | NumberStep | Beggar | Total | LeftOut | Tie | Winner)[]
}

/** No other card has an ability; numbers are as printed. */
export type Musketeers = {
  readonly step: 'musketeers'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
}

/** `cards` are the wizards; several cancel each other. */
export type Wizard = {
  readonly step: 'wizard'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly removed: readonly (readonly [number | string, string])[]
  readonly cancelled?: boolean
}

export type Witch = {
  readonly step: 'witch'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly removed: readonly (readonly [number | string, string])[]
  readonly cancelled?: boolean
}

/** A prince & squire that wins the target; of several pairs the one with a card nearest. */
export type Pair = {
  readonly step: 'pair'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly owner: number | string
  readonly rivals?: readonly (number | string)[]
}

/** The number in force of one card; `printed` and `number` are None where it has none. */
export type NumberStep = {
  readonly step: 'number'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly printed: number | null
  readonly number: number | null
  readonly changes?: readonly Change[]
}

/** Why a number is not the printed one. All changes of a card add up. */
export type Change = {
  readonly because: 'copy' | 'dragon' | 'floor' | 'hermit' | 'home' | 'little_giant' | 'romeo'
  readonly by: number
  readonly cards?: readonly (readonly [number | string, string])[]
}

/** The lowest sum wins. */
export type Beggar = {
  readonly step: 'beggar'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
}

export type Total = {
  readonly step: 'total'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly owner: number | string
  readonly total: number
}

/** This player has no card with a number here and does not take part. */
export type LeftOut = {
  readonly step: 'left_out'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly owner: number | string
}

/** `cards` holds the card that decides. */
export type Tie = {
  readonly step: 'tie'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly owners: readonly (number | string)[]
  readonly rule: 'farthest' | 'nearest'
}

export type Winner = {
  readonly step: 'winner'
  readonly cards: readonly (readonly [number | string, string])[]
  readonly ruling?: string | null
  readonly owner: number | string | null
  readonly because: 'highest' | 'lowest' | 'nobody' | 'pair' | 'tie'
}

export type Rules = {
  readonly sections: readonly RulesPage[]
  readonly rulings: readonly RulesPage[]
}

/** A section or a ruling, in one language. */
export type RulesPage = {
  readonly id: string
  readonly title: string
  readonly text: string
}

/**
 * `counted`: the won targets of every seat, in both ways; null where they are hidden. `winners`: nobody before
 * the end.
 */
export type TableView = {
  readonly viewer: number | 'open' | 'public'
  readonly to_act: number | null
  readonly legal: readonly (Play | Cloak | Swap)[]
  readonly options: Options
  readonly round: number
  readonly starter: number
  readonly turn: number
  readonly decision: 'cloak' | 'play' | 'swap' | null
  readonly where: number | null
  readonly columns: readonly ColumnView[]
  readonly seats: readonly SeatView[]
  readonly targets_left: readonly (readonly ['alchemy' | 'farming' | 'fencing' | 'music' | 'religion' | 'trade', number])[]
  readonly counted: readonly (Count | null)[]
  readonly winners: readonly number[]
}

export type ColumnView = {
  readonly target: readonly ['alchemy' | 'farming' | 'fencing' | 'music' | 'religion' | 'trade', number]
  readonly closed: boolean
  readonly fulfilled: boolean
  readonly cards: readonly CardView[]
}

/**
 * A card in a column; `card` is None where this viewer may not know it.
 *
 * It lies face up, face down, hidden under a cloak, or face down but known to all (an explorer that travelled).
 * `cannot_be`: cards ruled out by a later reshuffle.
 */
export type CardView = {
  readonly owner: number
  readonly card: string | null
  readonly lies: 'down' | 'hidden' | 'known' | 'up'
  readonly cannot_be: readonly string[]
}

/**
 * A player. `unseen` is what nobody but the player can place: pile, hand, face-down cards.
 *
 * `hand` and `pile` (a set, not an order) are None where this viewer may not know them; `fresh` are the cards of
 * the last reshuffle, of which the pile is a part.
 */
export type SeatView = {
  readonly hand_count: number
  readonly pile_count: number
  readonly discard: readonly string[]
  readonly unseen: readonly string[]
  readonly fresh: readonly string[]
  readonly won: readonly (readonly ['alchemy' | 'farming' | 'fencing' | 'music' | 'religion' | 'trade', number])[]
  readonly score: number
  readonly hand: readonly string[] | null
  readonly pile: readonly string[] | null
}

/**
 * Both ways of counting. The first: all `points`. The second: twice `best_sum`, that of the `best` target of
 * each domain, less `further`; `doubled` is null where a domain is missing. `counts`: the better one.
 */
export type Count = {
  readonly points: number
  readonly best: Readonly<Record<string, number>>
  readonly best_sum: number
  readonly further: number
  readonly missing: readonly ('alchemy' | 'farming' | 'fencing' | 'music' | 'religion' | 'trade')[]
  readonly doubled: number | null
  readonly counts: 'doubled' | 'points'
}

export type RoundStarted = {
  readonly type: 'round_started'
  readonly round: number
  readonly starter: number
  readonly targets: readonly (readonly ['alchemy' | 'farming' | 'fencing' | 'music' | 'religion' | 'trade', number])[]
}

export type Placed = {
  readonly type: 'placed'
  readonly seat: number
  readonly column: number
  readonly card: string | null
}

export type Uncovered = {
  readonly type: 'uncovered'
  readonly column: number
  readonly owner: number
  readonly card: string
}

/** An explorer went to the foot of the next open column, face down again. */
export type Travelled = {
  readonly type: 'travelled'
  readonly owner: number
  readonly origin: number
  readonly column: number
}

/** An explorer uncovered a second time in one turn stays, face up. */
export type Stayed = {
  readonly type: 'stayed'
  readonly owner: number
  readonly column: number
}

/** The assassin of one player sent the card that uncovered it to its owner's discard pile. */
export type Killed = {
  readonly type: 'killed'
  readonly column: number
  readonly assassin: number
  readonly owner: number
  readonly card: string
}

export type Closed = {
  readonly type: 'closed'
  readonly column: number
  readonly owner: number
}

export type CloakAsked = {
  readonly type: 'cloak_asked'
  readonly seat: number
  readonly column: number
}

/** A card went under a cloak, or (`slipped` false) its owner declined. */
export type Slipped = {
  readonly type: 'slipped'
  readonly seat: number
  readonly column: number
  readonly slipped: boolean
  readonly card: string | null
}

export type SwapAsked = {
  readonly type: 'swap_asked'
  readonly seat: number
  readonly column: number
}

/** Two columns exchanged their targets, or (`other` None) the owner declined. */
export type Swapped = {
  readonly type: 'swapped'
  readonly seat: number
  readonly column: number
  readonly other: number | null
}

export type Reshuffled = {
  readonly type: 'reshuffled'
  readonly seat: number
  readonly cards: readonly string[]
}

export type Drew = {
  readonly type: 'drew'
  readonly seat: number
  readonly card: string | null
}

/** Draw pile and discard pile are both empty. */
export type DrewNothing = {
  readonly type: 'drew_nothing'
  readonly seat: number
}

/** A player without cards in hand. */
export type Skipped = {
  readonly type: 'skipped'
  readonly seat: number
}

/** All cards are turned up: the columns as they lie, nearest to the target first. */
export type RoundEnded = {
  readonly type: 'round_ended'
  readonly round: number
  readonly ender: number
  readonly columns: readonly (readonly (readonly [number | string, string])[])[]
}

export type Awarded = {
  readonly type: 'awarded'
  readonly column: number
  readonly target: readonly ['alchemy' | 'farming' | 'fencing' | 'music' | 'religion' | 'trade', number]
  readonly award: Award
}

export type GameEnded = {
  readonly type: 'game_ended'
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

export type View = TableView

export type Action = Play | Cloak | Swap

export type Event = RoundStarted | Placed | Uncovered | Travelled | Stayed | Killed | Closed | CloakAsked | Slipped | SwapAsked | Swapped | Reshuffled | Drew | DrewNothing | Skipped | RoundEnded | Awarded | GameEnded
