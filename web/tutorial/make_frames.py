"""`python -m web.tutorial.make_frames`: what the tutorial shows, made by the rules themselves.

The browser knows no rules: it shows these views, plays these events and offers these actions. To be
made anew whenever the script, the rules or the shape of a view change; a test compares.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from hofnarr.core.game import Event
from hofnarr.kabale.actions import Action, Play
from hofnarr.kabale.record import replay
from hofnarr.kabale.state import State
from hofnarr.kabale.view import View
from web.tutorial.game import SEATS, tutorial_record

LEARNER = SEATS["you"]
FRAMES = Path(__file__).parents[1] / "src/games/kabale/learn/tutorial/frames.json"
RECORD = tutorial_record()
MOVES = len(RECORD.actions)


class Lesson(NamedTuple):
    """A step of the tutorial: shown when this many moves of the script were made.

    With `asks` the learner makes the next move of the script: it alone is offered, or with `choose`
    every card of the hand in that column. With `leap` the moves before it are not shown.
    """

    id: str
    after: int
    asks: bool = False
    choose: bool = False
    leap: bool = False


#: The words are texts `tutorial-<id>`.
LESSONS = (
    Lesson("welcome", 0),
    Lesson("place", 0, asks=True),
    Lesson("uncover", 2),
    Lesson("home", 2, asks=True),
    Lesson("fulfil", 4, asks=True),
    Lesson("award", 5),
    Lesson("now", 6, asks=True),
    Lesson("killed", 8),
    Lesson("wizard", 8, asks=True),
    Lesson("traitor", 10, asks=True),
    Lesson("swap", 12, asks=True),
    Lesson("removed", 13),
    Lesson("domains", MOVES - 1, leap=True),
    Lesson("last", MOVES - 1, asks=True, choose=True),
    Lesson("end", MOVES),
)


class Entry(msgspec.Struct, frozen=True):
    """One move as the learner sees it: whose it was, what happened, how the table looks then."""

    seat: int | None
    events: list[Event]
    view: View


class Frame(msgspec.Struct, frozen=True):
    """What one step shows: the moves since the step before, then what it asks for and offers."""

    id: str
    entries: list[Entry]
    asks: Action | None
    offers: list[Action]


def frames() -> list[Frame]:
    """Every step of the tutorial, in order."""
    entries, legal = _played()
    made: list[Frame] = []
    shown = -1
    for lesson in LESSONS:
        at = lesson.after
        fresh = [_still(entries[at])] if lesson.leap else entries[shown + 1 : at + 1]
        asked = RECORD.actions[at] if lesson.asks else None
        offers = _offers(lesson, asked, legal[at]) if asked else []
        made.append(Frame(lesson.id, fresh, asked, offers))
        shown = at
    return made


def _played() -> tuple[list[Entry], list[list[Action]]]:
    """The set-up and every move, and what was legal after each."""
    replaying = replay(RECORD)
    state = replaying.state
    assert isinstance(state, State)
    entries = [_entry(None, replaying.opening, state)]
    legal = [state.legal()]
    for action in RECORD.actions:
        events = state.apply(action, replaying.chance)
        entries.append(_entry(action.seat, events, state))
        legal.append(state.legal())
    return entries, legal


def _entry(seat: int | None, events: Sequence[Event], state: State) -> Entry:
    # What a step offers stands in its frame, so that no view offers more.
    view = msgspec.structs.replace(state.view(LEARNER), legal=())
    return Entry(seat, [event.seen_by(LEARNER) for event in events], view)


def _still(entry: Entry) -> Entry:
    """The table as it lies, without what led to it."""
    return Entry(None, [], entry.view)


def _offers(lesson: Lesson, asked: Action, legal: list[Action]) -> list[Action]:
    if asked.seat != LEARNER or asked not in legal:
        raise ValueError(f"lesson {lesson.id!r} asks for a move that is not the learner's: {asked}")
    if not lesson.choose:
        return [asked]
    assert isinstance(asked, Play)
    return [one for one in legal if isinstance(one, Play) and one.column == asked.column]


def as_json() -> bytes:
    """One step a line, so that a change shows as a readable diff."""
    return b"[\n" + b",\n".join(msgspec.json.encode(frame) for frame in frames()) + b"\n]\n"


if __name__ == "__main__":
    FRAMES.write_bytes(as_json())
    print(f"{FRAMES.name}: {FRAMES.stat().st_size:,} bytes")
