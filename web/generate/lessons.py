"""Steps of a tutorial, made from a recorded game; the same for every game.

The browser knows no rules: it shows these views, plays these events and offers these actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from hofnarr.core.game import Action, Event, Replay, State


class Lesson(NamedTuple):
    """A step of a tutorial: shown when this many moves of the record were made.

    With `asks` the learner makes the next move of the record: it alone is offered, or with `choose`
    what the game offers beside it. With `leap` the moves before it are not shown. Steps of the same
    `part` can be skipped together.
    """

    id: str
    after: int
    asks: bool = False
    choose: bool = False
    leap: bool = False
    part: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One move as the learner sees it: whose it was, what happened, how the table looks then."""

    seat: int | None
    events: list[Event]
    view: Any


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one step shows: the moves since the step before, then what it asks for and offers.

    `also`: what the view holds beside the offers while they stand.
    """

    id: str
    entries: list[Entry]
    asks: Action | None
    offers: list[Action]
    part: str = ""
    also: dict[str, Any] = {}


class Course(NamedTuple):
    """How a game shows itself to the learner. A view in an entry offers nothing: what a step offers
    stands in its frame."""

    learner: int
    lessons: Sequence[Lesson]
    see: Callable[[State], Any]
    #: With `choose`: the move that is asked for and those that are offered beside it.
    offers: Callable[[Action, Sequence[Action]], list[Action]] = lambda asked, _: [asked]
    also: Callable[[State, list[Action]], dict[str, Any]] = lambda state, offers: {}


def make_frames(course: Course, replaying: Replay) -> list[Frame]:
    """Every step of the tutorial, in order."""
    actions = replaying.actions
    entries = [_entry(course, None, replaying.opening, replaying.state)]
    steps = {lesson.after: _offer(course, lesson, replaying) for lesson in _at(course, 0)}
    for number, action in enumerate(actions, start=1):
        events = replaying.state.apply(action, replaying.chance)
        entries.append(_entry(course, action.seat, events, replaying.state))
        for lesson in _at(course, number):
            steps[number] = _offer(course, lesson, replaying)
    made: list[Frame] = []
    shown = -1
    for lesson in course.lessons:
        at = lesson.after
        fresh = [_still(entries[at])] if lesson.leap else entries[shown + 1 : at + 1]
        asked = actions[at] if lesson.asks else None
        offers, also = steps[at] if lesson.asks else ([], {})
        made.append(Frame(lesson.id, fresh, asked, offers, lesson.part, also))
        shown = at
    return made


def _at(course: Course, number: int) -> list[Lesson]:
    return [lesson for lesson in course.lessons if lesson.after == number and lesson.asks]


def _entry(course: Course, seat: int | None, events: Sequence[Event], state: State) -> Entry:
    return Entry(seat, [event.seen_by(course.learner) for event in events], course.see(state))


def _still(entry: Entry) -> Entry:
    """The table as it lies, without what led to it."""
    return Entry(None, [], entry.view)


def _offer(
    course: Course, lesson: Lesson, replaying: Replay
) -> tuple[list[Action], dict[str, Any]]:
    asked = replaying.actions[lesson.after]
    legal = replaying.state.legal()
    if asked.seat != course.learner or asked not in legal:
        raise ValueError(f"lesson {lesson.id!r} asks for a move that is not the learner's: {asked}")
    offers = course.offers(asked, legal) if lesson.choose else [asked]
    return offers, course.also(replaying.state, offers)


def as_json(frames: Sequence[Frame]) -> bytes:
    """One step a line, so that a change shows as a readable diff."""
    return b"[\n" + b",\n".join(msgspec.json.encode(frame) for frame in frames) + b"\n]\n"
