"""The rules of the duel: two players, dice, hidden cards, a reaction of the passive player, and a
look at the other's hand. Small, and with everything that the conformance kit looks at.

Whose turn it is strikes with a face-down card, hides a card in a stash, or peeks at a card of the
other. A strike may be parried with a card; a die is added to the strike, the higher one
scores, both cards are thrown away. Then the player draws. At the end stashed cards count as well.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from hofnarr.core import stream
from hofnarr.core.chance import Chance, RecordedChance, SeededChance
from hofnarr.core.errors import BadInput, BrokenRecord, IllegalAction
from hofnarr.core.game import Action as CoreAction
from hofnarr.core.game import Event as CoreEvent
from hofnarr.core.game import Replay, Viewer
from hofnarr.core.game import View as CoreView
from hofnarr.core.outcome import highest

DECK = range(24)
DIE = range(6)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turns: int


# --- actions --------------------------------------------------------------------------------------


class Strike(CoreAction, frozen=True, tag="strike", forbid_unknown_fields=True):
    card: int


class Parry(CoreAction, frozen=True, tag="parry", forbid_unknown_fields=True):
    card: int | None


class Hide(CoreAction, frozen=True, tag="hide", forbid_unknown_fields=True):
    card: int


class Peek(CoreAction, frozen=True, tag="peek", forbid_unknown_fields=True):
    pass


Action = Strike | Parry | Hide | Peek


# --- events ---------------------------------------------------------------------------------------


class _Secret(CoreEvent, frozen=True):
    """An event whose card only its seat may know."""

    seat: int
    card: int | None
    note: str = ""

    def seen_by(self, viewer: Viewer) -> CoreEvent:
        return self if viewer in ("open", self.seat) else replace(self, card=None)


class Drew(_Secret, frozen=True, tag="drew"):
    pass


class Struck(_Secret, frozen=True, tag="struck"):
    pass


class Hidden(_Secret, frozen=True, tag="hidden"):
    pass


class Peeked(_Secret, frozen=True, tag="peeked"):
    pass


class Fought(CoreEvent, frozen=True, tag="fought"):
    strike: int
    die: int
    parry: int | None
    winner: int
    thrown: list[int]


class Ended(CoreEvent, frozen=True, tag="ended"):
    stashes: list[list[int]]
    scores: list[int]


Event = Drew | Struck | Hidden | Peeked | Fought | Ended


# --- view and state -------------------------------------------------------------------------------


class View(CoreView, frozen=True, kw_only=True):
    """None stands for what this viewer may not know."""

    options: Options
    turn: int
    active: int
    over: bool
    strike: int | None
    struck: bool
    points: list[int]
    thrown: list[int]
    hand_sizes: list[int]
    hands: list[list[int] | None]
    stash_sizes: list[int]
    stashes: list[list[int] | None]
    has_peeked: list[bool]
    peeked: list[int | None]
    deck_size: int
    deck: list[int] | None
    note: str = ""
    legal: tuple[Action, ...]


@dataclass
class State:
    options: Options
    active: int
    deck: list[int] = field(default_factory=lambda: list(DECK))
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    stashes: list[list[int]] = field(default_factory=lambda: [[], []])
    thrown: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])
    has_peeked: list[bool] = field(default_factory=lambda: [False, False])
    peeked: list[int | None] = field(default_factory=lambda: [None, None])  # of the other, if held
    strike: int | None = None
    turn: int = 0
    over: bool = False

    seats: ClassVar[int] = 2

    def to_act(self) -> int | None:
        if self.over:
            return None
        return self.active if self.strike is None else 1 - self.active

    def legal(self) -> list[Action]:
        seat = self.to_act()
        if seat is None:
            return []
        if self.strike is not None:
            return [Parry(seat, None), *(Parry(seat, card) for card in self.hands[seat])]
        strikes = [Strike(seat, card) for card in self.hands[seat]]
        stashing = [Hide(seat, card) for card in self.hands[seat]]
        return [*strikes, *stashing, *([Peek(seat)] if self.hands[1 - seat] else [])]

    def apply(self, action: Action, chance: Chance) -> Sequence[CoreEvent]:
        self.check(action)
        seat = action.seat
        match action:
            case Strike(_, card):
                self.hands[seat].remove(card)
                self.strike = card
                return [Struck(seat, card)]
            case Parry(_, parry):
                return [self.fight(parry, chance), *self.end_turn(chance)]
            case Hide(_, card):
                self.hands[seat].remove(card)
                self.stashes[seat].append(card)
                return [Hidden(seat, card), *self.end_turn(chance)]
            case Peek():
                return [self.peek(chance), *self.end_turn(chance)]

    def check(self, action: Action) -> None:
        seat = self.to_act()
        if seat is None:
            raise IllegalAction("the duel is over", "end")
        if action.seat != seat:
            raise IllegalAction(f"seat {seat} must decide", "turn")
        if isinstance(action, Parry) != (self.strike is not None):
            raise IllegalAction("only a strike is parried, and it must be", "parry")
        if action not in self.legal():
            raise IllegalAction("that card is not in your hand", "hand")

    def fight(self, parry: int | None, chance: Chance) -> Fought:
        strike = self.strike
        assert strike is not None
        chance.shuffle("die", DIE)
        die = chance.draw("die", DIE)
        cards = [strike] if parry is None else [strike, parry]
        if parry is not None:
            self.hands[1 - self.active].remove(parry)
        self.thrown = self.thrown + cards
        self.peeked = [None if card in cards else card for card in self.peeked]
        winner = self.active if parry is None or strike + die > parry else 1 - self.active
        self.points[winner] += 1
        self.strike = None
        return Fought(strike, die, parry, winner, self.thrown)

    def peek(self, chance: Chance) -> Peeked:
        seat = self.active
        other = f"hand {1 - seat}"
        cards = sorted(self.hands[1 - seat])
        chance.shuffle(other, cards)
        self.peeked[seat] = chance.draw(other, cards)
        self.has_peeked[seat] = True
        return Peeked(seat, self.peeked[seat])

    def end_turn(self, chance: Chance) -> list[CoreEvent]:
        events: list[CoreEvent] = []
        if self.deck:
            events.append(self.draw(self.active, chance))
        self.turn += 1
        self.active = 1 - self.active
        self.over = self.turn >= self.options.turns or not self.hands[self.active]
        if self.over:
            events.append(Ended(copy.deepcopy(self.stashes), self.scores()))
        return events

    def draw(self, seat: int, chance: Chance) -> Drew:
        card = chance.draw("deck", self.deck)
        self.deck.remove(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        return Drew(seat, card)

    def scores(self) -> list[int]:
        stashed = [sum(card // 8 for card in stash) * self.over for stash in self.stashes]
        return [points + bonus for points, bonus in zip(self.points, stashed, strict=True)]

    def winners(self) -> list[int]:
        return highest(self.scores()) if self.over else []

    def clone(self) -> State:
        return copy.deepcopy(self)

    def view(self, viewer: Viewer) -> View:
        shown = copy.deepcopy(self)
        sees = [viewer in ("open", seat) for seat in range(2)]
        to_act = self.to_act()
        return View(
            viewer=viewer,
            to_act=to_act,
            legal=tuple(self.legal()) if viewer == to_act else (),
            options=self.options,
            turn=self.turn,
            active=self.active,
            over=self.over,
            strike=self.strike if sees[self.active] else None,
            struck=self.strike is not None,
            points=shown.points,
            thrown=shown.thrown,
            hand_sizes=[len(hand) for hand in self.hands],
            hands=[shown.hands[seat] if sees[seat] else None for seat in range(2)],
            stash_sizes=[len(stash) for stash in self.stashes],
            stashes=[shown.stashes[seat] if sees[seat] or self.over else None for seat in range(2)],
            has_peeked=shown.has_peeked,
            peeked=[self.peeked[seat] if sees[seat] else None for seat in range(2)],
            deck_size=len(self.deck),
            deck=shown.deck if viewer == "open" else None,
        )


# --- the game -------------------------------------------------------------------------------------


def resample(view: View, seed: int) -> State:
    """The unseen cards fall on the deck and on what the viewer does not see of the players."""
    if view.viewer == "open":
        return _known_state(view)
    random = Random(seed)
    state = _known_state(view)
    known = {view.strike, *view.thrown}.union(*state.hands, *state.stashes)
    unseen = [card for card in DECK if card not in known]
    random.shuffle(unseen)
    held = [peeked for peeked in view.peeked if peeked in unseen]  # the other has it somewhere
    for card in held:
        unseen.remove(card)
    sizes = []
    for seat in range(2):
        if view.hands[seat] is None:
            stash = 0 if view.over else view.stash_sizes[seat]
            sizes.append((seat, view.hand_sizes[seat], stash))
    striking = view.struck and view.strike is None
    most = sum(hand + stash for _, hand, stash in sizes) + striking - len(held)
    dealt = held + unseen[:most]
    random.shuffle(dealt)
    state.deck = sorted(unseen[most:])
    if striking:
        state.strike = dealt.pop()
    for seat, hand, stash in sizes:
        state.hands[seat] = sorted(dealt.pop() for _ in range(hand))
        if not view.over:
            state.stashes[seat] = [dealt.pop() for _ in range(stash)]
    for seat in range(2):
        if view.hands[seat] is None and view.has_peeked[seat]:
            other = 1 - seat
            striking_card = [] if state.strike is None or state.active != other else [state.strike]
            cards = [*state.hands[other], *state.stashes[other], *striking_card]
            state.peeked[seat] = random.choice([None, *cards])
    return state


def _known_state(view: View) -> State:
    view = copy.deepcopy(view)
    return State(
        options=view.options,
        active=view.active,
        deck=view.deck or [],
        hands=[hand or [] for hand in view.hands],
        stashes=[stash or [] for stash in view.stashes],
        thrown=view.thrown,
        points=view.points,
        has_peeked=view.has_peeked,
        peeked=view.peeked,
        strike=view.strike,
        turn=view.turn,
        over=view.over,
    )


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    options: Options
    players: list[str]
    start: int
    shuffles: list[tuple[str, list[int]]]
    actions: list[Action]
    scores: list[int] | None
    commitment: str
    seed: str
    salt: str


class Duel:
    name = "duel"
    record_format = "test.duel/1"
    player_counts: Sequence[int] = (2,)
    variants: Mapping[str, Options] = {"long": Options(16), "short": Options(7)}
    action_type: ClassVar[Any] = Action
    event_type: ClassVar[Any] = Event
    view_type: ClassVar[Any] = View
    state_type: ClassVar[type[State]] = State

    def new(
        self, seats: int, options: Options, chance: Chance, start: int
    ) -> tuple[State, Sequence[CoreEvent]]:
        state = self.state_type(options, start)
        chance.shuffle("deck", DECK)
        return state, [state.draw(seat, chance) for seat in (0, 1) for _ in range(3)]

    def resample(self, view: View, seed: int) -> State:
        return self.state_type(**vars(resample(view, seed)))

    def make_record(
        self,
        *,
        state: Any,
        options: Options,
        players: Sequence[str],
        start: int,
        chance: SeededChance,
        actions: Sequence[Action],
        salt: str,
    ) -> Record:
        return Record(
            format=self.record_format,
            options=options,
            players=list(players),
            start=start,
            shuffles=copy.deepcopy(chance.shuffles),
            actions=list(actions),
            scores=state.scores() if state.over else None,
            commitment=stream.commitment(chance.seed, salt),
            seed=chance.seed,
            salt=salt,
        )

    def read_record(self, line: bytes | str) -> Record:
        try:
            record = msgspec.json.decode(line, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(str(error)) from None
        if record.format != self.record_format:
            raise BadInput(f"format: unknown {record.format!r}")
        return record

    def replay(self, record: Record) -> Replay:
        if record.start not in (0, 1) or len(record.players) != 2:
            raise BrokenRecord("the duel is for two")
        chance = RecordedChance(record.shuffles)
        state, opening = self.new(2, record.options, chance, record.start)
        return Replay(state, opening, record.actions, chance)

    def verify(self, record: Record) -> None:
        replay = self.replay(record)
        seeded = SeededChance(record.seed)
        dealt, _ = self.new(2, record.options, seeded, record.start)
        for action in record.actions:
            try:
                replay.state.apply(action, replay.chance)
                dealt.apply(action, seeded)
            except IllegalAction as error:
                raise BrokenRecord(str(error)) from None
        if replay.state.to_act() is not None or replay.state.scores() != record.scores:
            raise BrokenRecord("the result is wrong")
        if seeded.shuffles != record.shuffles:
            raise BrokenRecord("the shuffles do not follow from the seed")
        if stream.commitment(record.seed, record.salt) != record.commitment:
            raise BrokenRecord("the commitment is wrong")
        if record.start not in (0, stream.pick(record.seed, "starter", 2)):
            raise BrokenRecord("the starter is wrong")


DUEL = Duel()
