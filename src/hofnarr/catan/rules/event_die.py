"""The event die and the event deck (section 6.1)."""

from __future__ import annotations

from collections.abc import Callable

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_FOREIGN, NAMES, ORE, WOOL
from hofnarr.catan.engine.board import Board
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
from hofnarr.catan.engine.steps import Frame, auto, happen, push, tell
from hofnarr.catan.rules.playing import WINDOW_FOR
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


@auto("face", calm=True)
def FACE(s: Board, frame: Frame) -> None:  # noqa: N802
    """(roller)"""
    _FACES[FACES[s.face]](s, frame[1])


# --- brigand --------------------------------------------------------------------------------------


def _brigand(s: Board, seat: int) -> None:
    if s.turn < QUIET_TURNS:
        return
    for owner in (seat, 1 - seat):
        if counted(s, owner) > brigand_limit(s, owner):
            lose_all(s, owner, ORE, "brigand")
            lose_all(s, owner, WOOL, "brigand")
    push(s, (BRIGAND_AFTER, seat), (BRIGAND_AFTER, 1 - seat))


def counted(s: Board, seat: int) -> int:
    """All resources but those on regions that border an own Garrison."""
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


@auto("brigand_after")
def BRIGAND_AFTER(s: Board, frame: Frame) -> None:  # noqa: N802
    happen(s, "brigand_after", frame[1])


# --- windmill, tournament, sun --------------------------------------------------------------------


def _windmill(s: Board, seat: int) -> None:
    if s.mill >= 0:
        rob(s, s.mill, 1 + total(s, s.mill, "windmill"))


def _tournament(s: Board, seat: int) -> None:
    mine, its = s.realms[seat].tourney, s.realms[1 - seat].tourney
    push(s, (TOURNAMENT_AFTER, seat), (TOURNAMENT_AFTER, 1 - seat))
    if mine != its:
        gain_any(s, seat if mine > its else 1 - seat, 1)


@auto("tournament_after", calm=True)
def TOURNAMENT_AFTER(s: Board, frame: Frame) -> None:  # noqa: N802
    happen(s, "tournament_after", frame[1])


def _sun(s: Board, seat: int) -> None:
    """C13: per player, the roller first."""
    push(s, (SUN, seat), (SUN_AFTER, seat), (SUN, 1 - seat), (SUN_AFTER, 1 - seat))


@auto("sun", calm=True)
def SUN(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat): fixed gold, then the free resources"""
    seat = frame[1]
    count = s.realms[seat].count
    gain_any(s, seat, max([1, *(n for card, n in SUN_AMOUNTS.items() if count[card])]))
    happen(s, "sun_fixed", seat)


@auto("sun_after", calm=True)
def SUN_AFTER(s: Board, frame: Frame) -> None:  # noqa: N802
    happen(s, "sun_after", frame[1])


# --- the event deck -------------------------------------------------------------------------------


def _question(s: Board, seat: int) -> None:
    """C14: the event, the roller's Dogmas, the opponent's Church Domain."""
    push(s, (TURN_EVENT, seat), (QUESTION_AFTER, seat))


@auto("turn_event")
def TURN_EVENT(s: Board, frame: Frame) -> None:  # noqa: N802
    """(roller)"""
    seat = frame[1]
    card = draw_event(s)
    tell(s, events.EventTurned(NAMES[card]))
    push(s, (EVENT_EFFECT, seat, card))
    if card in REACTIONS:
        push(s, (WINDOW_FOR, seat, card), (WINDOW_FOR, 1 - seat, card))


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


@auto("event_effect", calm=True)
def EVENT_EFFECT(s: Board, frame: Frame) -> None:  # noqa: N802
    """(roller, event)"""
    _, seat, card = frame
    run = EVENTS.get(card)
    if run is not None:
        run(s, seat)
    for helper, bonus in EVENT_BONUS.get(card, ()):
        for owner in (1 - seat, seat):
            if s.realms[owner].count[helper]:
                bonus(s, owner)


@auto("question_after", calm=True)
def QUESTION_AFTER(s: Board, frame: Frame) -> None:  # noqa: N802
    """(roller)"""
    seat = frame[1]
    for run in AFTER_QUESTION:
        run(s, seat)
    push(s, (QUESTION_OTHER, 1 - seat))
    happen(s, "question_own", seat)


@auto("question_other", calm=True)
def QUESTION_OTHER(s: Board, frame: Frame) -> None:  # noqa: N802
    """(opponent of the roller)"""
    happen(s, "question_other", frame[1])


_FACES: dict[str, Callable[[Board, int], None]] = {
    "brigand": _brigand,
    "windmill": _windmill,
    "tournament": _tournament,
    "sun": _sun,
    "question": _question,
}
