"""The whole state of a game as small integers: `Board`, and in it two principalities, `Realm`.

Cards are titles (`titles.py`), places are numbers (`places.py`). Tuples are never changed, only
replaced, so that a copy is cheap. What happens next is the top of `todo` (`steps.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hofnarr.catan.catalogue.cardset import NOTHING, CardSet
from hofnarr.catan.engine.places import CENTRE_COUNT, CENTRES, ROAD_COUNT, SITES, SLOTS

if TYPE_CHECKING:
    from hofnarr.catan.engine.steps import Step
    from hofnarr.core.chance import Chance
    from hofnarr.core.game import Event

#: Unknown cards in somebody's memory: from a base stack (or seat 0's), from a theme stack (or
#: seat 1's), or from either. Group g is UNKNOWN - g.
UNKNOWN = -1
ANYTHING = -3
PUBLIC = 2  #: the third one who remembers: whoever only watches


class Realm:
    """One principality, and the hand of its prince."""

    __slots__ = (
        "acting",
        "any_sites",
        "built",
        "card",
        "centre",
        "city_sites",
        "commerce",
        "count",
        "free_any",
        "free_city",
        "hand",
        "have",
        "helpers",
        "hi",
        "land",
        "level",
        "limit",
        "lo",
        "local_rates",
        "rates",
        "road",
        "rolled",
        "room",
        "slots",
        "stock",
        "store",
        "strength",
        "tourney",
        "vp",
        "yields",
    )

    def __init__(self) -> None:
        self.hand: list[int] = []  # sorted
        self.card = [-1] * CENTRES  # by place: the title that lies there
        self.level = [0] * CENTRES  # by place: points, goods, side: what the card shows
        self.built: list[int] = []  # sorted: the places where a card lies
        self.land = [-1] * SLOTS  # by slot: the region
        self.slots: list[int] = []  # sorted: the slots where a region lies
        self.stock = [0] * SITES  # by region and outer slot: resources stored
        self.centre = [0] * CENTRE_COUNT  # 0 nothing, 1 settlement, 2 city, 3 metropolis
        self.road = [0] * ROAD_COUNT
        self.lo = -1  # the columns of the two ends of the axis
        self.hi = 1
        # From here on: follows from the rest, kept for speed.
        self.have = [0] * 6
        self.room = [0] * 6
        self.store: list[tuple[int, ...]] = [()] * 6  # by resource: where it can be stored
        self.count = list(NOTHING)  # by title: this player's cards at work (C46)
        self.rolled: tuple[tuple[int, ...], ...] = ()  # by number of the die: slots
        self.acting: dict[str, list[Callable[..., None]]] = {}  # by moment: what happens
        self.helpers: tuple[int, ...] = ()  # own titles at work that make building cheaper
        self.local_rates: tuple[int, ...] = ()  # where cards lie that have rates of their own
        self.rates: tuple[int, ...] = ()  # by resource: units for one at the bank
        self.free_any: tuple[int, ...] = ()
        self.free_city: tuple[int, ...] = ()
        self.any_sites: tuple[int, ...] = ()
        self.city_sites: tuple[int, ...] = ()
        self.yields: list[int] = [1] * SLOTS
        self.strength = 0
        self.commerce = 0
        self.tourney = 0
        self.vp = 0  # without tokens
        self.limit = 3

    def clone(self) -> Realm:
        new: Realm = _new(Realm)
        new.hand = self.hand.copy()
        new.card = self.card.copy()
        new.level = self.level.copy()
        new.built = self.built.copy()
        new.land = self.land.copy()
        new.slots = self.slots.copy()
        new.stock = self.stock.copy()
        new.centre = self.centre.copy()
        new.road = self.road.copy()
        new.lo = self.lo
        new.hi = self.hi
        new.have = self.have.copy()
        new.room = self.room.copy()
        new.store = self.store.copy()
        new.count = self.count.copy()
        new.rolled = self.rolled
        new.acting = self.acting
        new.helpers = self.helpers
        new.local_rates = self.local_rates
        new.rates = self.rates
        new.free_any = self.free_any
        new.free_city = self.free_city
        new.any_sites = self.any_sites
        new.city_sites = self.city_sites
        new.yields = self.yields.copy()
        new.strength = self.strength
        new.commerce = self.commerce
        new.tourney = self.tourney
        new.vp = self.vp
        new.limit = self.limit
        return new


class Board:
    """A game between two decisions."""

    __slots__ = (
        "active",
        "chance",
        "cities",
        "cs",
        "curses",
        "die",
        "dirty",
        "display",
        "dogmas",
        "drawn",
        "event_known",
        "event_tail",
        "events",
        "face",
        "faceup",
        "kept",
        "knight",
        "known",
        "log",
        "marks",
        "memory",
        "mill",
        "moves",
        "offers",
        "over",
        "piles",
        "realms",
        "regions",
        "removed",
        "roads",
        "seen",
        "settlements",
        "seven",
        "spent",
        "stacks",
        "stale",
        "start",
        "stores_count",
        "todo",
        "trades",
        "turn",
        "winner",
    )

    def __init__(self, cs: CardSet, start: int) -> None:
        self.cs = cs
        self.start = start
        self.realms = [Realm(), Realm()]
        self.stacks: list[tuple[int, ...]] = [()] * len(cs.stack_groups)  # top first
        #: By viewer (0, 1, PUBLIC) and stack: cards of which the stack is a part, in order; where
        #: this is longer than the stack, cards were taken unseen.
        self.memory: list[list[tuple[int, ...]]] = [[], [], []]
        #: What the opponent knows of the hand of seat 0 and 1; then what the public knows. Sorted.
        self.known: list[tuple[int, ...]] = [(), (), (), ()]
        #: By seat and stack: how many of its top cards this player has seen, as everybody knows.
        self.seen: list[tuple[int, ...]] = [(0,) * len(cs.stack_groups)] * 2
        self.removed: tuple[int, ...] = ()  # theme cards left out by lot (C90)
        self.piles: list[tuple[int, ...]] = [(), ()] if cs.tournament else [()]  # top last
        self.display = cs.display
        self.regions: tuple[int, ...] = ()  # still in the region stack, sorted
        self.events = cs.events  # not yet seen since the last shuffle, sorted
        self.event_tail: tuple[int, ...] = ()  # seen and put below them, in order
        #: Tournament: by viewer, events known to be in the deck.
        self.event_known: list[tuple[int, ...]] = []
        self.roads = 7
        self.settlements = 5
        self.cities = 7
        self.todo: list[Step] = []
        self.moves: list[int] = []
        self.turn = -1
        self.active = start
        self.face = -1  # of the event die
        self.die = 0
        self.knight = -1  # who holds the token
        self.mill = -1
        self.seven = False  # the 7-point rule is lifted (C52)
        self.dirty = True  # the table is to be settled (C88)
        self.stale = True  # what follows from the cards is to be counted anew (`points.recount`)
        self.stores_count = False  # points depend on what is stored (Peasant Army)
        self.over = False
        self.winner = -1
        self.trades = 0
        self.offers = 0
        self.kept: list[int] | None = None  # see `trading.moves_again`
        self.spent: tuple[int, ...] = ()  # action cards played this turn (C56)
        #: Marks of this turn: (what, seat, place), see `steps.mark`.
        self.marks: tuple[tuple[int, ...], ...] = ()
        self.dogmas: tuple[tuple[int, int], ...] = ()  # (seat of the building, place)
        self.curses: tuple[tuple[int, int], ...] = ()  # (victim, pile), pile 8 and 9 are discards
        self.faceup: tuple[int, ...] = ()  # stacks whose top card lies open (C67)
        #: The card just drawn in phase 4, and what the opponent and the public know of it (C83).
        self.drawn: tuple[int, ...] = ()
        self.chance: Chance = None  # type: ignore[assignment]  # only while applying
        self.log: list[Event] = []

    def clone(self) -> Board:
        new: Board = _new(Board)
        new.cs = self.cs
        new.start = self.start
        new.realms = [self.realms[0].clone(), self.realms[1].clone()]
        new.stacks = self.stacks.copy()
        new.memory = [part.copy() for part in self.memory]
        new.known = self.known.copy()
        new.seen = self.seen.copy()
        new.removed = self.removed
        new.piles = self.piles.copy()
        new.display = self.display
        new.regions = self.regions
        new.events = self.events
        new.event_tail = self.event_tail
        new.event_known = self.event_known.copy()
        new.roads = self.roads
        new.settlements = self.settlements
        new.cities = self.cities
        new.todo = self.todo.copy()
        new.moves = self.moves
        new.turn = self.turn
        new.active = self.active
        new.face = self.face
        new.die = self.die
        new.knight = self.knight
        new.mill = self.mill
        new.seven = self.seven
        new.dirty = self.dirty
        new.stale = self.stale
        new.stores_count = self.stores_count
        new.over = self.over
        new.winner = self.winner
        new.trades = self.trades
        new.offers = self.offers
        new.kept = self.kept
        new.spent = self.spent
        new.marks = self.marks
        new.dogmas = self.dogmas
        new.curses = self.curses
        new.faceup = self.faceup
        new.drawn = self.drawn
        new.chance = None  # type: ignore[assignment]
        new.log = []
        return new

    def unsettle(self) -> None:
        """Cards in play, or what they show, have changed: what follows from them is out of date."""
        self.dirty = self.stale = True

    def victory(self, seat: int) -> int:
        return self.realms[seat].vp + (self.knight == seat) + (self.mill == seat)

    def pile_of(self, seat: int) -> int:
        """The number of the discard pile that a player's cards go to."""
        return seat if self.cs.tournament else 0


_new: Any = object.__new__
