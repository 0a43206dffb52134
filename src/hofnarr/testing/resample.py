"""Re-dealing: `resample` keeps what a viewer knows and varies what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from hofnarr.core.game import Game, Viewer
from hofnarr.testing.contract import require_sound
from hofnarr.testing.mangle import Path, leaves, look_up
from hofnarr.testing.play import (
    Table,
    facts,
    finish,
    name_of,
    play_out,
    require,
    require_equal,
    seen,
    viewers,
    wire,
)

# A place that is hidden at fewer decisions than this may have been known by inference each time.
ENOUGH_DECISIONS = 4
# With so many tries for each value it is past belief that the true one never comes.
TRIES_PER_VALUE = 20


def check_resample_keeps(game: Game, table: Table, *, positions: int = 12, seeds: int = 3) -> None:
    """A re-dealt state looks the same to the viewer, byte for byte, and can be played on."""
    story = play_out(game, table)
    for number in [*story.sample(positions), len(story.actions)]:
        state = story.states[number]
        for viewer in viewers(state):
            where = f"decision {number}, re-dealt from the view of {name_of(viewer)}"
            view = state.view(viewer)
            sent = wire(view)
            for seed in range(seeds):
                other = game.resample(view, seed)
                require_equal(sent, seen(other, viewer), f"{where}: the view is another")
                require_sound(other, where)
            _require_repeatable(game, view, where)
        finish(other, f"{table}:{number}")


def _require_repeatable(game: Game, view: Any, where: str) -> None:
    sent = wire(view)
    first = facts(game.resample(view, 7))
    again = facts(game.resample(view, 7))
    require_equal(first, again, f"{where}: the same seed gives two states")
    received = msgspec.json.decode(sent, type=game.view_type)
    other = f"{where}: a view that came as JSON gives another state"
    require_equal(first, facts(game.resample(received, 7)), other)
    require_equal(sent, wire(view), f"{where}: the view was changed by it")


@dataclass
class _Place:
    """Something that a viewer does not see, such as a hand, over a whole game."""

    decisions: int = 0
    varied: int = 0

    def add(self, dealt: list[Any]) -> None:
        self.decisions += 1
        self.varied += len({wire(value) for value in dealt}) > 1


@dataclass
class _Kind:
    """All places alike, such as the third card of any hand, over a whole game."""

    tries: int = 0
    hits: int = 0
    values: set[bytes] = field(default_factory=set)

    def add(self, truth: Any, dealt: list[Any]) -> None:
        self.tries += len(dealt)
        self.hits += sum(value == truth for value in dealt)
        self.values |= {wire(value) for value in dealt}


def check_resample_varies(game: Game, table: Table, *, positions: int = 24, seeds: int = 5) -> None:
    """Whatever a viewer does not see takes several values, the true one among them.

    A place is a part of the open view that the viewer's own view does not show. A single decision
    proves little, since what is hidden may still be known by inference; so this counts over a game.
    """
    story = play_out(game, table)
    places: dict[tuple[Viewer, Path], _Place] = {}
    kinds: dict[Path, _Kind] = {}
    for number in story.sample(positions):
        state = story.states[number]
        truth = msgspec.to_builtins(state.view("open"))
        for viewer in viewers(state):
            view = state.view(viewer)
            dealt = [game.resample(view, seed).view("open") for seed in range(seeds)]
            trees = [msgspec.to_builtins(open_view) for open_view in dealt]
            for path, value in hidden_places(msgspec.to_builtins(view), truth):
                place = places.setdefault((viewer, path), _Place())
                place.add([look_up(tree, path) for tree in trees])
                for leaf, true in leaves(value, path):
                    kind = kinds.setdefault(_kind(leaf), _Kind())
                    kind.add(true, [look_up(tree, leaf) for tree in trees])
    for (viewer, path), place in places.items():
        if place.decisions >= ENOUGH_DECISIONS:
            what = f"{_dotted(path)}, hidden from {name_of(viewer)}"
            require(place.varied > 0, f"{what}, is dealt the same each time")
    for path, kind in kinds.items():
        if kind.tries >= TRIES_PER_VALUE * len(kind.values):
            require(kind.hits > 0, f"{_dotted(path)} is never dealt as it really is")


def _kind(path: Path) -> Path:
    """The path without the places in lists."""
    return tuple("*" if isinstance(step, int) else step for step in path)


def _dotted(path: Path) -> str:
    return ".".join(map(str, path))


def hidden_places(view: Any, truth: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Parts of the open view that another view does not show; `viewer` and `legal` are no secrets.

    >>> list(hidden_places({"hand": None, "pile": 2}, {"hand": [7, 8], "pile": 2}))
    [(('hand',), [7, 8])]
    """
    if isinstance(view, dict) and isinstance(truth, dict):
        for key in truth:
            if path or key not in ("viewer", "legal"):
                yield from hidden_places(view.get(key), truth[key], (*path, key))
    elif isinstance(view, list) and isinstance(truth, list) and len(view) == len(truth):
        for place, (shown, true) in enumerate(zip(view, truth, strict=True)):
            yield from hidden_places(shown, true, (*path, place))
    elif view != truth and truth not in ([], {}):
        yield path, truth
