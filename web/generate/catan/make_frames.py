"""`python -m web.generate.catan.make_frames`: what the tutorial of the Catan card game shows.

The game in `tutorial.json` is leapt through: every part begins where something new happens. To be
made anew whenever the lessons, the rules or the shape of a view change; a test compares.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from hofnarr.catan.reasons.playable import TableView, dress
from hofnarr.catan.record import read_record, replay
from hofnarr.core.game import Action, State
from web.generate import lessons
from web.generate.catan.make_game import GAME
from web.generate.lessons import Course, Frame, Lesson

LEARNER = 0
FRAMES = Path(__file__).parents[2] / "src/games/catan/learn/tutorial/frames.json"
RECORD = read_record(GAME.read_bytes())
MOVES = len(RECORD.actions)

#: The words are texts `catan-tutorial-<id>`, those of a part `catan-tutorial-part-<part>`.
LESSONS = (
    Lesson("welcome", 0, part="start"),
    Lesson("arrange", 0, asks=True, part="start"),
    Lesson("stack", 10, asks=True, leap=True, part="start"),
    Lesson("take", 11, asks=True, part="start"),
    Lesson("dice", 18, part="dice"),
    Lesson("stores", 18, part="dice"),
    Lesson("knight", 18, asks=True, part="build"),
    Lesson("token", 19, part="build"),
    Lesson("end-turn", 19, asks=True, part="build"),
    Lesson("draw", 20, asks=True, part="build"),
    Lesson("event", 21, part="events"),
    Lesson("surplus", 21, asks=True, part="events"),
    Lesson("road", 31, asks=True, leap=True, part="land"),
    Lesson("sun", 45, asks=True, leap=True, part="trade"),
    Lesson("trade", 47, asks=True, part="trade"),
    Lesson("settlement", 68, asks=True, leap=True, part="settle"),
    Lesson("regions", 69, asks=True, part="settle"),
    Lesson("seven", 70, part="action"),
    Lesson("spy", 88, asks=True, leap=True, part="action"),
    Lesson("loot", 89, asks=True, part="action"),
    Lesson("city", 91, asks=True, part="city"),
    Lesson("fleet", 100, asks=True, leap=True, part="city"),
    Lesson("pay", 101, asks=True, part="city"),
    Lesson("windmill", 102, part="city"),
    Lesson("duel", 133, asks=True, leap=True, part="duel"),
    Lesson("strike", 135, asks=True, part="duel"),
    Lesson("brigand", 140, part="tokens"),
    Lesson("rob", 162, asks=True, leap=True, part="tokens"),
    Lesson("exchange", 167, asks=True, leap=True, part="hand"),
    Lesson("search", 168, asks=True, part="hand"),
    Lesson("found", 171, asks=True, part="hand"),
    Lesson("last", MOVES - 1, asks=True, leap=True, part="win"),
    Lesson("finish", MOVES, part="win"),
)


def _table(state: State, offers: list[Action]) -> TableView:
    view: Any = state.view(LEARNER)
    return dress(msgspec.structs.replace(view, legal=offers))


def _see(state: State) -> TableView:
    return _table(state, [])


def _desk(state: State, offers: list[Action]) -> dict[str, Any]:
    """What the learner can do depends on what is offered."""
    table = _table(state, offers)
    return {"question": table.question, "desk": table.desk}


def frames() -> list[Frame]:
    """Every step of the tutorial, in order."""
    return lessons.make_frames(Course(LEARNER, LESSONS, _see, also=_desk), replay(RECORD))


def as_json() -> bytes:
    return lessons.as_json(frames())


if __name__ == "__main__":
    FRAMES.write_bytes(as_json())
    print(f"{FRAMES.name}: {FRAMES.stat().st_size:,} bytes")
