"""The event die and the event deck (section 6.1)."""

from __future__ import annotations

from collections.abc import Callable

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_FOREIGN, NAMES, ORE, WOOL
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo
from hofnarr.catan.engine.hooks import (
    AFTER_QUESTION,
    BRIGAND_LIMITS,
    EVENT_BONUS,
    EVENTS,
    REACTIONS,
    SUN_AMOUNTS,
    UNCOUNTED,
    total,
)
from hofnarr.catan.engine.places import BORDERS, OUTER
from hofnarr.catan.engine.points import is_blocked
from hofnarr.catan.engine.steps import Step, happen, push, tell
from hofnarr.catan.rules.playing import WindowFor
from hofnarr.catan.rules.resources import gain_any, lose_all, rob

#: C9: two faces with a question mark.
FACES: tuple[events.Face, ...] = (
    "brigand",
    "windmill",
    "tournament",
    "sun",
    "question",
    "question",
)
QUIET_TURNS = 4  # C11: the first two rounds
BRIGAND_LIMIT = 7


class Face(Step, frozen=True, tag="face"):
    """What the event die brings."""

    seat: int

    calm = True

    def run(self, s: Board) -> None:
        _FACES[FACES[s.face]](s, self.seat)


# --- brigand --------------------------------------------------------------------------------------


def _brigand(s: Board, seat: int) -> None:
    if s.turn < QUIET_TURNS:
        return
    for owner in (seat, 1 - seat):
        if counted(s, owner) > brigand_limit(s, owner):
            lose_all(s, owner, ORE, "brigand")
            lose_all(s, owner, WOOL, "brigand")
    push(s, BrigandAfter(seat), BrigandAfter(1 - seat))


def counted(s: Board, seat: int) -> int:
    """All resources but those on regions that border a Garrison of their owner."""
    r = s.realms[seat]
    spared: set[int] = set()
    for place in r.built:
        card = r.card[place]
        if card in UNCOUNTED and not IS_FOREIGN[card] and not is_blocked(s, seat, place):
            spared.update(BORDERS[place])
    return sum(r.have) - sum(r.stock[slot] + r.stock[OUTER + slot] for slot in spared)


def brigand_limit(s: Board, seat: int) -> int:
    count = s.realms[seat].count
    limits = [limit for card, limit in BRIGAND_LIMITS.items() if count[card]]
    return max([BRIGAND_LIMIT, *limits])


class BrigandAfter(Step, frozen=True, tag="brigand_after"):
    """After the losses of both."""

    seat: int

    def run(self, s: Board) -> None:
        happen(s, "brigand_after", self.seat)


# --- windmill, tournament, sun --------------------------------------------------------------------


def _windmill(s: Board, seat: int) -> None:
    if s.mill >= 0:
        rob(s, s.mill, 1 + total(s, s.mill, "windmill"))


def _tournament(s: Board, seat: int) -> None:
    mine, its = s.realms[seat].tourney, s.realms[1 - seat].tourney
    push(s, TournamentAfter(seat), TournamentAfter(1 - seat))
    if mine != its:
        gain_any(s, seat if mine > its else 1 - seat, 1)


class TournamentAfter(Step, frozen=True, tag="tournament_after"):
    """After the prize."""

    seat: int

    calm = True

    def run(self, s: Board) -> None:
        happen(s, "tournament_after", self.seat)


def _sun(s: Board, seat: int) -> None:
    """C13: per player, the roller first."""
    push(s, Sun(seat), SunAfter(seat), Sun(1 - seat), SunAfter(1 - seat))


class Sun(Step, frozen=True, tag="sun"):
    """Fixed gold, then the free resources."""

    seat: int

    calm = True

    def run(self, s: Board) -> None:
        seat = self.seat
        count = s.realms[seat].count
        gain_any(s, seat, max([1, *(n for card, n in SUN_AMOUNTS.items() if count[card])]))
        happen(s, "sun_fixed", seat)


class SunAfter(Step, frozen=True, tag="sun_after"):
    """After the free resources of this player."""

    seat: int

    calm = True

    def run(self, s: Board) -> None:
        happen(s, "sun_after", self.seat)


# --- the event deck -------------------------------------------------------------------------------


def _question(s: Board, seat: int) -> None:
    """C14: the event, the roller's Dogmas, the opponent's Church Domain."""
    push(s, TurnEvent(seat), QuestionAfter(seat))


class TurnEvent(Step, frozen=True, tag="turn_event"):
    """The roller turns an event card."""

    seat: int

    def run(self, s: Board) -> None:
        seat = self.seat
        card = draw_event(s)
        tell(s, events.EventTurned(NAMES[card]))
        push(s, EventEffect(seat, card))
        if card in REACTIONS:
            push(s, WindowFor(seat, card), WindowFor(1 - seat, card))


def draw_event(s: Board) -> int:
    """The top event card goes under the deck, for everybody to see. The order is decided when a
    card is turned for the first time since the last shuffle: nobody knew it before."""
    if s.events:
        card = s.cs.events[s.chance.draw("events", _unseen(s))]
        left = list(s.events)
        left.remove(card)
        s.events = tuple(left)
    else:
        card = s.event_tail[0]
        s.event_tail = s.event_tail[1:]
    s.event_tail = (*s.event_tail, card)
    for viewer, known in enumerate(s.event_known):
        if s.event_tail.count(card) > known.count(card):
            s.event_known[viewer] = tuple(sorted((*known, card)))
    return card


def _unseen(s: Board) -> list[int]:
    """The unseen events as places in the whole deck; of cards that are alike the last ones."""
    deck = s.cs.events
    numbers = []
    number = len(deck)
    for card in reversed(s.events):  # both are sorted
        number -= 1
        while deck[number] != card:
            number -= 1
        numbers.append(number)
    return numbers[::-1]


def shuffle_events(s: Board) -> None:
    """The whole deck becomes unknown again (Year End)."""
    s.events = tuple(sorted((*s.events, *s.event_tail)))
    s.event_tail = ()
    s.chance.shuffle("events", range(len(s.events)))
    tell(s, events.EventsShuffled())


class EventEffect(Step, frozen=True, tag="event_effect"):
    """The event takes place."""

    seat: int
    card: CardNo

    calm = True

    def run(self, s: Board) -> None:
        seat, card = self.seat, self.card
        run = EVENTS.get(card)
        if run is not None:
            run(s, seat)
        for helper, bonus in EVENT_BONUS.get(card, ()):
            for owner in (1 - seat, seat):
                if s.realms[owner].count[helper]:
                    bonus(s, owner)


class QuestionAfter(Step, frozen=True, tag="question_after"):
    """After the event, for the roller."""

    seat: int

    calm = True
    turned = True

    def run(self, s: Board) -> None:
        seat = self.seat
        for run in AFTER_QUESTION:
            run(s, seat)
        push(s, QuestionOther(1 - seat))
        happen(s, "question_own", seat)


class QuestionOther(Step, frozen=True, tag="question_other"):
    """After the event, for the opponent of the roller."""

    seat: int

    calm = True

    def run(self, s: Board) -> None:
        happen(s, "question_other", self.seat)


_FACES: dict[str, Callable[[Board, int], None]] = {
    "brigand": _brigand,
    "windmill": _windmill,
    "tournament": _tournament,
    "sun": _sun,
    "question": _question,
}
