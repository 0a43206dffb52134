"""A model: the smallest game that has everything the contract speaks of, to copy and to change.

Tricks, for two to four players. Everybody is dealt three of twelve cards. Seat after seat lays one
face down; then all are turned up, a die is rolled, and the highest card wins as many points as the
die shows. After two or three tricks whoever has most points wins.

    from hofnarr.testing import check_bot, check_game
    from hofnarr.testing.model import MODEL, HighestCard

    check_game(MODEL)
    check_bot(HighestCard, MODEL)

Read from above: options, actions, events (what happens), view (what somebody knows), state (the
rules), record (a game written down), and the game, which ties them together.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from hofnarr.core import game as core
from hofnarr.core import stream
from hofnarr.core.chance import Chance, RecordedChance, SeededChance
from hofnarr.core.commitment import committed_seed
from hofnarr.core.errors import BrokenRecord, IllegalAction
from hofnarr.core.game import Replay, Viewer
from hofnarr.core.outcome import highest
from hofnarr.core.wire import decode_document

FORMAT = "hofnarr.testing.model/1"
DECK = range(12)
HAND = 3
DIE = range(1, 7)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tricks: int


class Lay(core.Action, frozen=True, tag="lay", forbid_unknown_fields=True):
    """Lay a card of one's own hand face down."""

    card: int


# --- events: None is what a viewer may not know ---------------------------------------------------


class Dealt(core.Event, frozen=True, tag="dealt"):
    seat: int
    cards: list[int] | None

    def seen_by(self, viewer: Viewer) -> core.Event:
        return self if viewer in ("open", self.seat) else replace(self, cards=None)


class Laid(core.Event, frozen=True, tag="laid"):
    seat: int
    card: int | None

    def seen_by(self, viewer: Viewer) -> core.Event:
        return self if viewer in ("open", self.seat) else replace(self, card=None)


class Won(core.Event, frozen=True, tag="won"):
    """All cards of a trick are turned up; `cards` by seat."""

    cards: list[int]
    winner: int
    points: int


class Ended(core.Event, frozen=True, tag="ended"):
    scores: list[int]


Event = Dealt | Laid | Won | Ended


class View(core.View, frozen=True, kw_only=True):
    """All that a viewer knows, what is past included: `gone` are the cards of earlier tricks."""

    options: Options
    trick: int
    first: int
    has_laid: list[bool]
    laid: list[int | None]
    hand_sizes: list[int]
    hands: list[list[int] | None]
    gone: list[int]
    undealt: list[int] | None
    points: list[int]
    legal: tuple[Lay, ...]


# --- the rules ------------------------------------------------------------------------------------


@dataclass
class State:
    options: Options
    hands: list[list[int]]
    laid: list[int | None]
    points: list[int]
    gone: list[int]
    undealt: list[int]
    first: int  # who lays first in this trick
    trick: int = 0

    @property
    def seats(self) -> int:
        return len(self.hands)

    def to_act(self) -> int | None:
        if self.trick == self.options.tricks:
            return None
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        return next(seat for seat in order if self.laid[seat] is None)

    def legal(self) -> list[Lay]:
        seat = self.to_act()
        return [] if seat is None else [Lay(seat, card) for card in self.hands[seat]]

    def apply(self, action: Lay, chance: Chance) -> Sequence[core.Event]:
        """Everything is looked at before anything changes."""
        seat = self.to_act()
        if seat is None:
            raise IllegalAction("the game is over", "end")
        if action.seat != seat:
            raise IllegalAction(f"seat {seat} must lay a card, not {action.seat}", "turn")
        if action.card not in self.hands[seat]:
            raise IllegalAction(f"card {action.card} is not in the hand of seat {seat}", "hand")
        self.hands[seat].remove(action.card)
        self.laid[seat] = action.card
        events: list[core.Event] = [Laid(seat, action.card)]
        cards = [card for card in self.laid if card is not None]
        if len(cards) == self.seats:
            events.append(self._turn_up(cards, chance))
        if self.to_act() is None:
            events.append(Ended(self.scores()))
        return events

    def _turn_up(self, cards: list[int], chance: Chance) -> Won:
        chance.shuffle("die", DIE)
        points = chance.draw("die", DIE)
        winner = cards.index(max(cards))
        self.points[winner] += points
        self.gone = sorted([*self.gone, *cards])
        self.laid = [None] * self.seats
        self.first = (self.first + 1) % self.seats
        self.trick += 1
        return Won(cards, winner, points)

    def scores(self) -> list[int]:
        return self.points.copy()

    def winners(self) -> list[int]:
        return highest(self.points) if self.to_act() is None else []

    def clone(self) -> State:
        return copy.deepcopy(self)

    def view(self, viewer: Viewer) -> View:
        """Copies, so that nobody can change the game through a view."""
        own = copy.deepcopy(self)
        sees = [viewer in ("open", seat) for seat in range(self.seats)]
        return View(
            viewer=viewer,
            to_act=self.to_act(),
            legal=tuple(self.legal()) if viewer == self.to_act() else (),
            options=self.options,
            trick=self.trick,
            first=self.first,
            has_laid=[card is not None for card in self.laid],
            laid=[card if sees[seat] else None for seat, card in enumerate(self.laid)],
            hand_sizes=[len(hand) for hand in self.hands],
            hands=[hand if sees[seat] else None for seat, hand in enumerate(own.hands)],
            gone=own.gone,
            undealt=own.undealt if viewer == "open" else None,
            points=own.points,
        )


def resample(view: View, seed: int) -> State:
    """Deal what the viewer does not see: to hands, face-down cards and the rest of the deck."""
    hands = [list(hand or []) for hand in view.hands]
    laid = list(view.laid)
    known = {*view.gone, *laid}.union(*hands)
    unseen = [card for card in DECK if card not in known]
    if view.undealt is None:
        Random(seed).shuffle(unseen)
        for seat, size in enumerate(view.hand_sizes):
            if view.hands[seat] is None:
                hands[seat] = sorted(unseen.pop() for _ in range(size))
                laid[seat] = unseen.pop() if view.has_laid[seat] else None
    return State(
        options=view.options,
        hands=hands,
        laid=laid,
        points=list(view.points),
        gone=list(view.gone),
        undealt=sorted(unseen),
        first=view.first,
        trick=view.trick,
    )


# --- the game, and how it is written down ---------------------------------------------------------


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`shuffles` is all chance, as `SeededChance` keeps it; `scores` is None in a save."""

    format: str
    options: Options
    players: list[str]
    start: int
    shuffles: list[tuple[str, list[int]]]
    actions: list[Lay]
    scores: list[int] | None
    commitment: str | None
    seed: str | None
    salt: str | None


class Tricks:
    name = "model"
    record_format = FORMAT
    player_counts: Sequence[int] = (2, 3, 4)
    variants: Mapping[str, Options] = {"long": Options(3), "short": Options(2)}
    action_type: ClassVar = Lay
    event_type: ClassVar = Event
    view_type: ClassVar = View

    def new(
        self, seats: int, options: Options, chance: Chance, start: int = 0
    ) -> tuple[State, Sequence[core.Event]]:
        chance.shuffle("deck", DECK)
        deck, hands = list(DECK), []
        for _ in range(seats):
            hand = []
            for _ in range(HAND):
                hand.append(chance.draw("deck", deck))
                deck.remove(hand[-1])
            hands.append(sorted(hand))
        nothing: list[int | None] = [None] * seats
        events = [Dealt(seat, list(hand)) for seat, hand in enumerate(hands)]
        return State(options, hands, nothing, [0] * seats, [], deck, start), events

    def resample(self, view: View, seed: int) -> State:
        return resample(view, seed)

    def make_record(
        self,
        *,
        state: Any,
        options: Options,
        players: Sequence[str],
        start: int,
        chance: SeededChance,
        actions: Sequence[Lay],
        salt: str,
    ) -> Record:
        return Record(
            format=FORMAT,
            options=options,
            players=list(players),
            start=start,
            shuffles=copy.deepcopy(chance.shuffles),
            actions=list(actions),
            scores=state.scores() if state.to_act() is None else None,
            commitment=stream.commitment(chance.seed, salt),
            seed=chance.seed,
            salt=salt,
        )

    def read_record(self, line: bytes | str) -> Record:
        return decode_document(line, Record, FORMAT)

    def replay(self, record: Record) -> Replay:
        seats = len(record.players)
        if seats not in self.player_counts:
            raise BrokenRecord(f"players: {seats} of them, the game is for 2 to 4")
        if record.options not in self.variants.values():
            raise BrokenRecord(f"options.tricks: {record.options.tricks} is neither 2 nor 3")
        if record.start not in range(seats):
            raise BrokenRecord(f"start: there is no seat {record.start}")
        chance = RecordedChance(record.shuffles)
        state, opening = self.new(seats, record.options, chance, record.start)
        return Replay(state, opening, record.actions, chance)

    def verify(self, record: Record) -> None:
        """Play it again, by what is recorded and by what follows from the seed."""
        replay = self.replay(record)
        assert isinstance(replay.chance, RecordedChance)
        seeded = SeededChance(committed_seed(record) or "")
        dealt, _ = self.new(len(record.players), record.options, seeded, record.start)
        for place, action in enumerate(record.actions):
            try:
                replay.state.apply(action, replay.chance)
                dealt.apply(action, seeded)
            except IllegalAction as error:
                raise BrokenRecord(f"actions[{place}]: {error} (rule: {error.rule})") from None
        if replay.state.to_act() is not None:
            raise BrokenRecord(f"actions: the game is not over after {len(record.actions)} of them")
        if replay.chance.unused:
            raise BrokenRecord(f"shuffles: {replay.chance.unused} more than the game needs")
        if replay.state.scores() != record.scores:
            raise BrokenRecord(f"scores: is {record.scores}, should be {replay.state.scores()}")
        if record.seed is not None and seeded.shuffles != record.shuffles:
            raise BrokenRecord("shuffles: do not follow from the seed")


MODEL = Tricks()


class HighestCard:
    """A model of a bot: made from a seed, it is given a view and answers with an action."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # its own: the generator that everybody shares is left alone

    def act(self, view: View) -> Lay:
        """The highest card; one time in four any card, so that nobody can count on it."""
        if self._random.random() < 0.25:
            return self._random.choice(view.legal)
        return max(view.legal, key=lambda action: action.card)
