"""A recorded game, moment by moment: also between a decision, the flip it causes and the draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hofnarr.bots.kabale.kernel.choices import action_code, carry_out
from hofnarr.core.game import Event
from hofnarr.kabale.actions import Action
from hofnarr.kabale.cards import CARD_INDEX
from hofnarr.kabale.events import Drew, DrewNothing, RoundEnded, Uncovered
from hofnarr.kabale.kernel import layout, turn
from hofnarr.kabale.kernel.sight import observe
from hofnarr.kabale.record import Record, replay
from hofnarr.kabale.state import State

Words = list[int]


@dataclass(frozen=True)
class Drawing:
    """The moment before a seat draws this card."""

    before: Words
    seat: int
    card: str


@dataclass
class Moment:
    """A decision and all that came of it, up to the next one."""

    number: int
    before: Words
    choice: int  #: the action, by its number among the legal ones
    action: Action
    acted: Words  #: what the placed card uncovered lies open, nothing is drawn yet
    flips: list[Uncovered]  #: cards turned up that the seat did not know
    after: Words
    drawings: list[Drawing] = field(default_factory=list)
    round_end: Words | None = None  #: before the columns are awarded
    awarded: Words | None = None  #: and after that


def moments(record: Record) -> Iterator[Moment]:
    """The decisions of a record that keeps the rules."""
    replaying = replay(record)
    state = replaying.state
    assert isinstance(state, State)
    for number, action in enumerate(record.actions):
        before = state.words
        choice = state.legal().index(action)
        events = state.apply(action, replaying.chance)
        acted = before.copy()
        carry_out(acted, action_code(acted, choice))
        flips = _flips(before, action.seat, events)
        moment = Moment(number, before, choice, action, acted, flips, state.words)
        _follow(moment, events)
        yield moment


def sight(words: Words, seat: int) -> Words:
    """What a seat knows in a state."""
    seen = [0] * len(words)
    observe(words, seat, seen)
    return seen


def _flips(before: Words, seat: int, events: Sequence[Event]) -> list[Uncovered]:
    """What the seat saw for the first time: no card of its own, no explorer that all knew."""
    return [
        event
        for event in events
        if isinstance(event, Uncovered)
        and event.owner != seat
        and before[layout.FOOT + event.column * layout.COLUMN_SIZE] == layout.SECRET
    ]


def _follow(moment: Moment, events: Sequence[Event]) -> None:
    """The draws of the turn, and the end of the round if it is one."""
    words = moment.acted.copy()
    for event in events:
        match event:
            case Drew(seat, str(card)):
                moment.drawings.append(Drawing(words.copy(), seat, card))
                turn.ready(words, None)
                turn.draw(words, None, CARD_INDEX[card])
            case DrewNothing():
                turn.ready(words, None)
                turn.draw(words, None, -1)
            case RoundEnded():
                moment.round_end = words.copy()
                turn.end_round(words, None)
                moment.awarded = words
                return
