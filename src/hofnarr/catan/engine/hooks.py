"""Where cards hang their effects: each card registers small functions here, by its id.

The engine looks only at cards that are in play, so an unused hook costs nothing. A further copy of
a card (`same_as`) acts by the functions of the card it copies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from hofnarr.catan.catalogue.titles import COUNT, NAMES, SAME, title

if TYPE_CHECKING:
    from hofnarr.catan.engine.board import Board

F = TypeVar("F", bound=Callable[..., object])

Can = Callable[["Board", int], bool]
Run = Callable[["Board", int], None]

#: Moments at which a card acts, with the arguments of its function. `seat` is the owner.
Moment = Literal[
    "built",  # (s, seat, realm, place): it has come into play
    "moved",  # (s, seat, realm, place): it has come from the opponent, whose it was
    "left",  # (s, seat, realm, place, level): it has left; `level` is what it showed
    "turn_start",  # (s, seat): phase 0 of the owner's turn
    "before_dice",  # action cards: see `action(before_dice=True)`
    "brigand_after",  # (s, seat): brigand face, after the losses of both
    "sun_fixed",  # (s, seat): sun face, before the free resources
    "sun_after",  # (s, seat): sun face, after the free resources
    "tournament_after",  # (s, seat): tournament face, after the prize
    "question_own",  # (s, seat): the owner rolled "?", after the event card
    "question_other",  # (s, seat): the opponent rolled "?", after question_own
    "region_rolled",  # (s, seat, realm, place, slot): a bordering region's number is rolled
    "production_after",  # (s, seat): the owner's turn, after all production
    "own_trade",  # (s, seat, give): after each bank trade of the owner
    "other_trade",  # (s, seat, give): after each bank trade of the opponent
    "other_action",  # (s, seat): the opponent plays an action card, before its effect
    "drawn",  # (s, seat, stack): the owner has drawn a card in phase 4
]
MOMENTS: dict[str, dict[int, Callable[..., None]]] = {}
#: The same in one row: (card, moment, function).
ACTING: list[tuple[int, Moment, Callable[..., None]]] = []


def on(moment: Moment, *names: str) -> Callable[[F], F]:
    """The function is called at this moment, once for each of these cards that is in play and
    not blocked; for `built`, `moved` and `left` only for the card itself."""

    def register(function: F) -> F:
        table = MOMENTS.setdefault(moment, {})
        for name in names:
            cards = _add(table, name, function)
            ACTING.extend((card, moment, table[card]) for card in cards)
        return function

    return register


def _add(table: dict[int, Any], name: str, function: object) -> list[int]:
    """Enter a function for a card and its copies; gives their numbers."""
    number = title(name)
    copies = [copy for copy in range(COUNT) if SAME[copy] == number]
    table.update(dict.fromkeys(copies, function))
    return copies


# --- numbers --------------------------------------------------------------------------------------

Quantity = Literal[
    "hand",  # cards more in the hand limit
    "knight_strength",  # more for each knight of one's own
    "knight_tournament",
    "host_knight_strength",  # foreign card: more for each knight of the host
    "fleet_commerce",  # more for each trade fleet of one's own
    "windmill",  # resources more on the windmill face
]
NUMBERS: dict[str, dict[int, int]] = {}


def number(quantity: Quantity, amount: int, *names: str) -> None:
    """Each of these cards in play adds this amount; with other copies it adds up."""
    table = NUMBERS.setdefault(quantity, {})
    for name in names:
        table[title(name)] = amount


def total(s: Board, seat: int, quantity: Quantity) -> int:
    count = s.realms[seat].count
    found = 0
    for card, amount in NUMBERS[quantity].items():
        if count[card]:
            found += count[card] * amount
    return found


#: By title: the resource whose regions it doubles; -1 for any (C21).
DOUBLES: dict[int, int] = {}
#: By title: resources that a bordering region gains more when it is rolled.
YIELD_MORE: dict[int, int] = {}
#: By title: (resource, units for one) in bank trades.
RATES: dict[int, tuple[int, int]] = {}

# --- points ---------------------------------------------------------------------------------------

#: By title: (s, seat, place) -> (victory, strength, tournament, commerce) that the card adds to
#: what is printed on it.
Extra = Callable[["Board", int, int], tuple[int, int, int, int]]
EXTRA_POINTS: dict[int, Extra] = {}


def extra_points(*names: str) -> Callable[[Extra], Extra]:
    """Points besides the printed ones, computed anew whenever something changed. The card must be
    in the player's own principality and not blocked."""

    def register(function: Extra) -> Extra:
        for name in names:
            _add(EXTRA_POINTS, name, function)
        return function

    return register


#: Titles whose points depend on stored resources: then every store and payment is a change.
STOCK_POINTS: set[int] = set()

# --- building -------------------------------------------------------------------------------------

#: By title: (s, seat) -> whether the further `condition` of the card holds.
CONDITIONS: dict[int, Can] = {}


def condition(*names: str) -> Callable[[Can], Can]:
    """The `condition` of a card that is built."""

    def register(function: Can) -> Can:
        for name in names:
            _add(CONDITIONS, name, function)
        return function

    return register


#: By title of the helping card: (s, seat, built title) -> units of choice less (Castle, Mission).
DISCOUNTS: dict[int, Callable[[Board, int, int], int]] = {}
#: By title of the helping card: (s, seat, built title) -> resources struck out (Coin Residence).
STRIKES: dict[int, Callable[[Board, int, int], tuple[int, ...]]] = {}


def discount(name: str) -> Callable[[F], F]:
    def register(function: F) -> F:
        _add(DISCOUNTS, name, function)
        return function

    return register


def strikes(name: str) -> Callable[[F], F]:
    def register(function: F) -> F:
        _add(STRIKES, name, function)
        return function

    return register


#: Titles on outer slots that store gold (Colonial Base, C22).
GOLD_STORES: set[int] = set()
#: (s, seat) -> titles that count as standing in this principality (Secret Society).
COUNT_MORE: list[Callable[[Board, int], tuple[int, ...]]] = []
#: (s, roller): after the event card of a "?" (Dogma).
AFTER_QUESTION: list[Run] = []
#: By title: resources of choice on the sun face instead of 1; equal cards do not add up (C76).
SUN_AMOUNTS: dict[int, int] = {}
#: By title: (s, realm, place) -> True when a foreign card must leave now (C35).
THRESHOLDS: dict[int, Callable[[Board, int, int], bool]] = {}
#: Called first when things are settled (C88, C47); may push a step.
SETTLE_FIRST: list[Callable[[Board], None]] = []

# --- protection -----------------------------------------------------------------------------------

#: By title of the protecting card: (s, threat, realm, place) -> whether the card at this place is
#: safe. `realm` is the seat of the protecting card's owner.
Shield = Callable[["Board", str, int, int], bool]
SHIELDS: dict[int, Shield] = {}


def shield(name: str) -> Callable[[Shield], Shield]:
    def register(function: Shield) -> Shield:
        _add(SHIELDS, name, function)
        return function

    return register


# --- brigands -------------------------------------------------------------------------------------

#: By title: counted resources that are still safe from the Brigand face (Court).
BRIGAND_LIMITS: dict[int, int] = {}
#: Titles whose bordering regions are not counted (Garrison).
UNCOUNTED: set[int] = set()

# --- action and event cards -----------------------------------------------------------------------


class Action:
    """An action card: `can` beyond `requires` and the 7-point rule, `run` its effect."""

    __slots__ = ("before_dice", "can", "card", "follows", "run", "stays")

    def __init__(
        self, card: int, can: Can, run: Run, *, before_dice: bool, stays: bool, follows: bool
    ) -> None:
        self.card = card
        self.can = can
        self.run = run
        self.before_dice = before_dice
        self.stays = stays
        self.follows = follows


ACTIONS: dict[int, Action] = {}
#: Those of them that are played before the dice, and those that are moves of phase 3.
BEFORE_DICE: list[int] = []
IN_PHASE_3: dict[int, Action] = {}


def always(s: Board, seat: int) -> bool:
    return True


def action(
    name: str,
    *,
    can: Can = always,
    before_dice: bool = False,
    stays: bool = False,
    follows: bool = False,
) -> Callable[[Run], Run]:
    """An action card of the active player. `run(s, seat)` pushes the steps of its effect.

    `before_dice`: phase 0 instead of phase 3. `stays`: goes on lying somewhere, `run` sees to
    that, instead of the discard pile. `follows`: played with something else (Scout), no own move.
    """

    def register(run: Run) -> Run:
        number = title(name)
        for copy in range(COUNT):
            if SAME[copy] == number:
                ACTIONS[copy] = Action(
                    copy, can, run, before_dice=before_dice, stays=stays, follows=follows
                )
                if before_dice:
                    BEFORE_DICE.append(copy)
                elif not follows:
                    IN_PHASE_3[copy] = ACTIONS[copy]
        return run

    return register


#: By card that can be answered: (s, victim) -> the places that it may take, as moves to choose one.
STAKES: dict[int, Callable[[Board, int], list[int]]] = {}


def stakes(name: str, places: Callable[[Board, int], list[int]]) -> None:
    """What an attack may really take from its victim, immunity and shields counted."""
    _add(STAKES, name, places)


#: By card that is answered: titles that may answer it.
REACTIONS: dict[int, list[int]] = {}
#: By card that is answered and title of the reaction: what the answer does (s, seat).
ANSWERS: dict[tuple[int, int], Run] = {}
#: By the same: (s, seat) -> whether it could have any effect for this player now.
REACTION_CAN: dict[tuple[int, int], Can] = {}


def reaction(name: str, *, to: tuple[str, ...], can: Can = always) -> Callable[[Run], Run]:
    """A card that answers a card. `can` may look at public facts only (C80)."""

    def register(run: Run) -> Run:
        for trigger in to:
            number = title(trigger)
            for copy in range(COUNT):
                if SAME[copy] == number:
                    REACTIONS.setdefault(copy, []).append(title(name))
                    REACTION_CAN[copy, title(name)] = can
                    ANSWERS[copy, title(name)] = run
        return run

    return register


#: By action card: [(title of a card in play, function(s, owner) -> whether it stops the card)].
GUARDS: dict[int, list[tuple[int, Can]]] = {}


def guard(name: str, *, against: str) -> Callable[[Can], Can]:
    """A card in play that may stop an opposing action card before its effect (Watchtower)."""

    def register(stops: Can) -> Can:
        for copy in range(COUNT):
            if SAME[copy] == title(against):
                GUARDS.setdefault(copy, []).append((title(name), stops))
        return stops

    return register


#: By title: (s, seat) where seat is the roller.
EVENTS: dict[int, Run] = {}
#: By event: [(title of a card in play, function(s, owner))], before the event's own effect.
EVENT_BONUS: dict[int, list[tuple[int, Run]]] = {}


def event(name: str) -> Callable[[Run], Run]:
    """An event card; `run(s, roller)` pushes the steps of its effect."""

    def register(run: Run) -> Run:
        _add(EVENTS, name, run)
        return run

    return register


def event_bonus(name: str, *, events: tuple[str, ...]) -> Callable[[Run], Run]:
    """A card in play that pays when one of these events is turned (Wine Cellar)."""

    def register(run: Run) -> Run:
        for each in events:
            EVENT_BONUS.setdefault(title(each), []).append((title(name), run))
        return run

    return register


# --- powers of the active player ------------------------------------------------------------------


class Power:
    """A power of a card in play: a move `use` for each place where `can` holds."""

    __slots__ = ("can", "card", "run")

    def __init__(
        self,
        card: int,
        can: Callable[[Board, int, int], bool],
        run: Callable[[Board, int, int], None],
    ) -> None:
        self.card = card
        self.can = can
        self.run = run


POWERS: dict[int, Power] = {}


def power(name: str, *, can: Callable[[Board, int, int], bool]) -> Callable[[F], F]:
    """`can(s, seat, place)` and `run(s, seat, place)` for an unblocked card of
    one's own at this place. Once a turn: `can` asks `steps.marked`, `run` calls `steps.mark`."""

    def register(run: F) -> F:
        POWERS[title(name)] = Power(title(name), can, run)  # type: ignore[arg-type]
        return run

    return register


#: Further moves of the active player in phases 3 and 4 (lifting a curse): (s, seat, in phase 4)
#: gives moves, and the function that carries one of them out.
MoreMoves = Callable[["Board", int, bool], list[int]]
MORE_MOVES: list[tuple[int, MoreMoves, Callable[[Board, int, int], None]]] = []


def more_moves(kind: int, moves: MoreMoves) -> Callable[[F], F]:
    """`kind` is the kind of move (`moves.LIFT`); the decorated function carries one out."""

    def register(run: F) -> F:
        MORE_MOVES.append((kind, moves, run))  # type: ignore[arg-type]
        return run

    return register


#: (s, seat) -> gold that a further action card of this turn costs the active player (Stronghold).
SURCHARGES: list[Callable[[Board, int], int]] = []
#: By title of a unit: (s, seat, place) -> [(resource, units, region slots)]: rates that hold only
#: for units lying there (Large Trade Fleet).
LOCAL_RATES: dict[int, Callable[[Board, int, int], list[tuple[int, int, tuple[int, ...]]]]] = {}
#: (s, seat, resource) -> units for one, or 0: rates of a turn that a mark remembers (Christopher).
RATE_CHANGES: list[Callable[[Board, int, int], int]] = []


def has_behaviour(name: str) -> bool:
    """Whether some function or number is registered for a card."""
    number = title(name)
    tables: list[object] = [
        *MOMENTS.values(),
        *NUMBERS.values(),
        DOUBLES,
        YIELD_MORE,
        RATES,
        EXTRA_POINTS,
        CONDITIONS,
        DISCOUNTS,
        STRIKES,
        THRESHOLDS,
        SHIELDS,
        BRIGAND_LIMITS,
        UNCOUNTED,
        ACTIONS,
        {card for _, card in ANSWERS},
        EVENTS,
        POWERS,
        LOCAL_RATES,
        GOLD_STORES,
        SUN_AMOUNTS,
        OTHER,
    ]
    same = SAME[number]
    helps = any(
        card == number
        for table in (EVENT_BONUS, GUARDS)
        for cards in table.values()
        for card, _ in cards
    )
    return helps or any(number in table or same in table for table in tables)  # type: ignore[operator]


#: Cards whose effect is part of another card's function or of the engine (Church, Town Hall):
#: title -> where.
OTHER: dict[int, str] = {}


def part_of(where: str, *names: str) -> None:
    """These cards act inside another function, `where` says in which."""
    for name in names:
        if name not in NAMES:
            raise KeyError(name)
        OTHER[title(name)] = where
