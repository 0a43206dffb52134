"""`python -m web.generate.kabale.make_frames`: what the tutorial shows, made by the rules.

To be made anew whenever the script, the rules or the shape of a view change; a test compares.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hofnarr.core.game import Action as CoreAction
from hofnarr.core.game import State
from hofnarr.kabale.actions import Play
from hofnarr.kabale.record import replay
from hofnarr.kabale.table_view import table_view
from web.generate import lessons
from web.generate.kabale.game import SEATS, tutorial_record
from web.generate.lessons import Course, Frame, Lesson

LEARNER = SEATS["you"]
FRAMES = Path(__file__).parents[2] / "src/games/kabale/learn/tutorial/frames.json"
RECORD = tutorial_record()
MOVES = len(RECORD.actions)

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


def _see(state: State) -> Any:
    view: Any = state.view(LEARNER)
    return table_view(msgspec.structs.replace(view, legal=()))


def _offers(asked: CoreAction, legal: Sequence[CoreAction]) -> list[CoreAction]:
    """Every card of the hand in the column that is asked for."""
    assert isinstance(asked, Play)
    return [one for one in legal if isinstance(one, Play) and one.column == asked.column]


def frames() -> list[Frame]:
    """Every step of the tutorial, in order."""
    return lessons.make_frames(Course(LEARNER, LESSONS, _see, _offers), replay(RECORD))


def as_json() -> bytes:
    return lessons.as_json(frames())


if __name__ == "__main__":
    FRAMES.write_bytes(as_json())
    print(f"{FRAMES.name}: {FRAMES.stat().st_size:,} bytes")
