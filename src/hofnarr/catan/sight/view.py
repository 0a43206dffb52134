"""What a viewer knows of a game, with a perfect memory. `make_view` is the one door to the outside,
and `read_board` goes through it the other way, as far as the viewer knows.

Unknown cards are written "?0" (of the base deck, or of seat 0's in a tournament), "?1" (of the
theme deck, or of seat 1's) or "?" (of either).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.cardset import CardSet
from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.titles import NAMES as TITLES
from hofnarr.catan.catalogue.titles import (
    REGION_DIE,
    REGION_NAMES,
    REGION_NUMBER,
    REGION_RES,
    title,
)
from hofnarr.catan.engine.board import ANYTHING, PUBLIC, UNKNOWN, Board, Realm
from hofnarr.catan.engine.moves import PILES, action
from hofnarr.catan.engine.places import CENTRES, NAMES, NUMBER, ROADS, SITES
from hofnarr.catan.engine.points import is_blocked, recount
from hofnarr.catan.engine.steps import asked, find_step
from hofnarr.catan.events import Face
from hofnarr.catan.options import Options, Tournament
from hofnarr.catan.rules.building import owner_of, refresh_places
from hofnarr.catan.rules.event_die import FACES
from hofnarr.catan.running import to_act
from hofnarr.core.game import View as CoreView
from hofnarr.core.game import Viewer

CentreName = Literal["settlement", "city", "metropolis"]
_CENTRE_NAMES: tuple[CentreName, ...] = ("settlement", "city", "metropolis")
_ENTRIES = {UNKNOWN: "?0", UNKNOWN - 1: "?1", ANYTHING: "?"}
_UNKNOWN_OF = {text: entry for entry, text in _ENTRIES.items()}


class RegionView(msgspec.Struct, frozen=True):
    at: str
    region: str
    resource: Resource
    number: int
    stock: int


class CardView(msgspec.Struct, frozen=True):
    """A card in a principality. `level`: what it shows (goods, points, side); `gold`: stored on it
    (Colonial Base); `blocked`: under a Dogma."""

    at: str
    card: str
    owner: int
    level: int = 0
    gold: int = 0
    blocked: bool = False


class CentreView(msgspec.Struct, frozen=True):
    at: str
    card: CentreName


class SeatView(msgspec.Struct, frozen=True):
    """A player. `hand` is None where this viewer may not see it; `known` is what this viewer knows
    of it all the same, `public` what everybody knows."""

    hand_count: int
    hand_limit: int
    hand: list[str] | None
    known: list[str] | None
    public: list[str]
    victory: int
    strength: int
    commerce: int
    tournament: int
    regions: list[RegionView]
    centres: list[CentreView]
    roads: list[str]
    cards: list[CardView]


class StackView(msgspec.Struct, frozen=True):
    """A draw stack, top first.

    `memory` is what this viewer knows of it: the stack is a part of it, in this order; where it is
    longer than `count`, cards were taken unseen. `public`: the same for everybody. `seen`: how many
    top cards each player has seen. `memories`: by seat, None where this viewer may not know;
    `cards` only with open cards.
    """

    count: int
    group: int
    face_up: bool
    memory: list[str]
    public: list[str]
    seen: list[int]
    memories: list[list[str] | None]
    cards: list[str] | None = None


class View(CoreView, frozen=True, kw_only=True):
    options: Options
    start: int
    turn: int
    active: int
    decision: str | None
    #: Pending steps, the next one last: the name of a step and public numbers.
    pending: list[list[str | int]]
    unsettled: bool
    face: Face | None
    die: int | None
    knight: int | None
    windmill: int | None
    seven_reached: bool
    over: bool
    winner: int | None
    target: int
    seats: list[SeatView]
    stacks: list[StackView]
    piles: list[list[str]]
    display: list[str]
    roads: int
    settlements: int
    cities: int
    regions_left: list[str]
    #: Events not seen since the last shuffle (those of an opponent's choice left out), and the
    #: others in the order in which they will come again.
    events_unseen: list[str]
    events_seen: list[str]
    events_known: list[list[str] | None]
    removed_count: int
    removed: list[str] | None
    spent: list[str]
    trades: int
    offers: int
    marks: list[list[int]]
    curses: list[tuple[int, str]]
    #: Empty, or the card just drawn in phase 4, what the opponent and what everybody know of it;
    #: None where this viewer may not know.
    drawn: list[str | None]
    legal: tuple[Action, ...]


def entry_text(entry: int) -> str:
    return TITLES[entry] if entry >= 0 else _ENTRIES[entry]


def entry_of(text: str) -> int:
    return _UNKNOWN_OF[text] if text in _UNKNOWN_OF else title(text)


def _entries(entries: Iterable[int]) -> list[str]:
    return [entry_text(entry) for entry in entries]


def _cards(cards: Iterable[int]) -> list[str]:
    return [TITLES[card] for card in cards]


def _holder(seat: int) -> int | None:
    return None if seat < 0 else seat


def make_view(s: Board, viewer: Viewer) -> View:
    """What this viewer knows. `open` knows everything."""
    is_open = viewer == "open"
    me = viewer if isinstance(viewer, int) else PUBLIC
    actor = _holder(to_act(s))
    return View(
        viewer=viewer,
        to_act=actor,
        legal=tuple(action(me, move) for move in s.moves) if me == actor else (),
        options=_shown_options(s.cs.options, viewer),
        start=s.start,
        turn=s.turn,
        active=s.active,
        decision=s.todo[-1].name if s.todo else None,
        pending=[step.as_list() for step in s.todo],
        unsettled=s.dirty,
        face=None if s.face < 0 else FACES[s.face],
        die=s.die or None,
        knight=_holder(s.knight),
        windmill=_holder(s.mill),
        seven_reached=s.seven,
        over=s.over,
        winner=_holder(s.winner),
        target=s.cs.target,
        seats=[_seat_view(s, seat, viewer) for seat in (0, 1)],
        stacks=[_stack_view(s, stack, viewer) for stack in range(len(s.stacks))],
        piles=[_cards(pile) for pile in s.piles],
        display=_cards(s.display),
        roads=s.roads,
        settlements=s.settlements,
        cities=s.cities,
        regions_left=[REGION_NAMES[region] for region in s.regions],
        events_unseen=_cards(_known_unseen(s, me) if s.event_known and not is_open else s.events),
        events_seen=_cards(s.event_tail),
        events_known=[
            _cards(known) if is_open or seat in (me, PUBLIC) else None
            for seat, known in enumerate(s.event_known)
        ],
        removed_count=len(s.removed),
        removed=_cards(s.removed) if is_open else None,
        spent=_cards(s.spent),
        trades=s.trades,
        offers=s.offers,
        marks=[list(mark) for mark in s.marks],
        curses=[(victim, PILES[pile]) for victim, pile in s.curses],
        drawn=_drawn_view(s, viewer),
    )


def _drawn_view(s: Board, viewer: Viewer) -> list[str | None]:
    if not s.drawn:
        return []
    card, other, public = (entry_text(entry) for entry in s.drawn)
    shows_other = viewer == s.active and s.cs.tournament  # see `_sees_memory`
    return [
        card if viewer in ("open", s.active) else None,
        other if viewer in ("open", 1 - s.active) or shows_other else None,
        public,
    ]


def _known_unseen(s: Board, me: int) -> list[int]:
    """Tournament: events that this viewer knows to be among the unseen ones."""
    left = list(s.event_known[me])
    for card in s.event_tail:
        if card in left:
            left.remove(card)
    return left


def _shown_options(options: Options, viewer: Viewer) -> Options:
    """A tournament deck is its owner's secret (section 15)."""
    chosen = options.tournament
    if chosen is None or viewer == "open":
        return options

    def own(parts: Sequence[list[str] | None]) -> list[list[str] | None]:
        return [part if seat == viewer else None for seat, part in enumerate(parts)]

    return msgspec.structs.replace(
        options, tournament=Tournament(own(chosen.decks), own(chosen.events))
    )


def _seat_view(s: Board, seat: int, viewer: Viewer) -> SeatView:
    r = s.realms[seat]
    sees_hand = viewer in ("open", seat)
    # What the opponent knows of a hand is no business of its holder.
    knows = viewer == "open" or viewer == 1 - seat
    return SeatView(
        hand_count=len(r.hand),
        hand_limit=r.limit,
        hand=_cards(r.hand) if sees_hand else None,
        known=_entries(s.known[seat]) if knows else None,
        public=_entries(s.known[2 + seat]),
        victory=s.victory(seat),
        strength=r.strength,
        commerce=r.commerce,
        tournament=r.tourney,
        regions=[_region_view(r, slot) for slot in r.slots],
        centres=[
            CentreView(NAMES[CENTRES + centre], _CENTRE_NAMES[kind - 1])
            for centre, kind in enumerate(r.centre)
            if kind
        ],
        roads=[NAMES[ROADS + road] for road, lies in enumerate(r.road) if lies],
        cards=[_card_view(s, seat, place) for place in r.built],
    )


def _region_view(r: Realm, slot: int) -> RegionView:
    region = r.land[slot]
    return RegionView(
        NAMES[slot],
        REGION_NAMES[region],
        RESOURCES[REGION_RES[region]],
        REGION_DIE[region],
        r.stock[slot],
    )


def _card_view(s: Board, seat: int, place: int) -> CardView:
    r = s.realms[seat]
    return CardView(
        NAMES[place],
        TITLES[r.card[place]],
        owner_of(s, seat, place),
        r.level[place],
        r.stock[place] if place < SITES else 0,
        is_blocked(s, seat, place),
    )


def _stack_view(s: Board, stack: int, viewer: Viewer) -> StackView:
    is_open = viewer == "open"
    me = viewer if isinstance(viewer, int) else PUBLIC
    cards = s.stacks[stack]
    return StackView(
        count=len(cards),
        group=s.cs.stack_groups[stack],
        face_up=stack in s.faceup,
        memory=_cards(cards) if is_open else _entries(s.memory[me][stack]),
        public=_entries(s.memory[PUBLIC][stack]),
        seen=[s.seen[0][stack], s.seen[1][stack]],
        memories=[
            _entries(s.memory[seat][stack]) if is_open or _sees_memory(s, me, seat, stack) else None
            for seat in (0, 1)
        ],
        cards=_cards(cards) if is_open else None,
    )


def _sees_memory(s: Board, me: int, seat: int, stack: int) -> bool:
    """One's own; and in a tournament nobody looks at a stack of the opponent, so that both players
    know what he knows of it (a Conflict shows cards to the two alone)."""
    if seat == me:
        return True
    return me != PUBLIC and s.cs.tournament and s.cs.stack_groups[stack] != seat


# --- and back -------------------------------------------------------------------------------------


def _titles(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(title(name) for name in names)


def _entry_tuple(texts: Iterable[str]) -> tuple[int, ...]:
    return tuple(entry_of(text) for text in texts)


def read_board(view: View, cs: CardSet) -> Board:
    """The board as far as the view shows it; hidden cards are missing."""
    s = Board(cs, view.start)
    s.turn, s.active = view.turn, view.active
    s.todo = [find_step(str(name)).from_numbers(*numbers) for name, *numbers in view.pending]
    s.face = -1 if view.face is None else FACES.index(view.face)
    s.die = view.die or 0
    s.knight = -1 if view.knight is None else view.knight
    s.mill = -1 if view.windmill is None else view.windmill
    s.seven, s.over = view.seven_reached, view.over
    s.winner = -1 if view.winner is None else view.winner
    s.piles = [_titles(pile) for pile in view.piles]
    s.display = _titles(view.display)
    s.roads, s.settlements, s.cities = view.roads, view.settlements, view.cities
    s.regions = tuple(REGION_NUMBER[name] for name in view.regions_left)
    s.events = _titles(view.events_unseen)
    s.event_tail = _titles(view.events_seen)
    s.event_known = [_titles(known or ()) for known in view.events_known]
    s.removed = _titles(view.removed or ())
    s.spent = _titles(view.spent)
    s.trades, s.offers = view.trades, view.offers
    s.marks = tuple(tuple(mark) for mark in view.marks)
    s.curses = tuple((victim, PILES.index(pile)) for victim, pile in view.curses)
    s.faceup = tuple(number for number, stack in enumerate(view.stacks) if stack.face_up)
    s.drawn = tuple(ANYTHING if text is None else entry_of(text) for text in view.drawn)
    for seat, player in enumerate(view.seats):
        _read_realm(s, seat, player)
    _read_stacks(s, view)
    return s


def _read_realm(s: Board, seat: int, player: SeatView) -> None:
    r = s.realms[seat]
    r.hand = list(_titles(player.hand or ()))
    s.known[seat] = _entry_tuple(player.known or ())
    s.known[2 + seat] = _entry_tuple(player.public)
    for region in player.regions:
        slot = NUMBER[region.at]
        r.land[slot] = REGION_NUMBER[region.region]
        r.stock[slot] = region.stock
        r.slots.append(slot)
    for centre in player.centres:
        r.centre[NUMBER[centre.at] - CENTRES] = 1 + _CENTRE_NAMES.index(centre.card)
    for road in player.roads:
        r.road[NUMBER[road] - ROADS] = 1
    columns = [int(centre.at) for centre in player.centres] + [int(road) for road in player.roads]
    r.lo, r.hi = min(columns), max(columns)
    for card in player.cards:
        place = NUMBER[card.at]
        r.card[place] = title(card.card)
        r.level[place] = card.level
        r.built.append(place)
        if place < SITES:
            r.stock[place] = card.gold
        if card.blocked:
            s.dogmas = tuple(sorted((*s.dogmas, (seat, place))))
    refresh_places(r)


def _read_stacks(s: Board, view: View) -> None:
    me = view.viewer if isinstance(view.viewer, int) else PUBLIC
    s.seen = [tuple(stack.seen[seat] for stack in view.stacks) for seat in (0, 1)]
    s.memory[PUBLIC] = [_entry_tuple(stack.public) for stack in view.stacks]
    if view.viewer == "open":
        s.stacks = [_titles(stack.cards or ()) for stack in view.stacks]
        for seat in (0, 1):
            s.memory[seat] = [_entry_tuple(stack.memories[seat] or ()) for stack in view.stacks]
    elif me != PUBLIC:
        s.memory[me] = [_entry_tuple(stack.memory) for stack in view.stacks]


def finish(s: Board, view: View) -> Board:
    """What follows from the rest, once all cards are there."""
    recount(s)
    s.dirty = view.unsettled
    if s.todo:
        s.moves = asked(s).moves(s)
    return s
