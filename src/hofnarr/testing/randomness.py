"""Nothing but the chance that comes in: the generators everybody shares are left alone."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hofnarr.core.game import Game
from hofnarr.testing.play import (
    Table,
    facts,
    play_out,
    require,
    require_equal,
    seen,
    told,
    viewers,
    wire,
)


def check_no_global_randomness(game: Game, table: Table) -> None:
    """Burning global random numbers changes nothing, and the game burns none itself."""
    with shared_generators_kept():
        first = _everything_told(game, table, burning=False)
    with shared_generators_kept():
        second = _everything_told(game, table, burning=True)
    different = "the game is another when global random numbers are used up between its steps"
    require_equal(first, second, different)
    with shared_generators_kept():
        burn()  # else a game that re-seeds them could leave them as it left them the last time
        before = generator_states()
        _everything_told(game, table, burning=False)
        require(generators_untouched(before), "the game uses the global random generator")


def _everything_told(game: Game, table: Table, *, burning: bool) -> bytes:
    step = burn if burning else generator_states
    story = play_out(game, table, before_each_call=step)
    parts = [told(events, "open") for events in story.events]
    for number in story.sample(6):
        state = story.states[number]
        for viewer in viewers(state):
            step()
            parts.append(seen(state, viewer))
            step()
            parts.append(facts(game.resample(state.view(viewer), number)))
        step()
        parts.append(wire(state.legal()))
    return b"\n".join(parts)


def burn() -> None:
    """Use up random numbers of every generator that a program shares."""
    random.random()
    numpy_random = _numpy_random()
    if numpy_random is not None:
        numpy_random.random_sample()


def generator_states() -> tuple[Any, ...]:
    """The states of the shared generators."""
    numpy_random = _numpy_random()
    if numpy_random is None:
        return (random.getstate(),)
    name, keys, *rest = numpy_random.get_state()
    return (random.getstate(), (name, keys.tobytes(), *rest))


def generators_untouched(before: tuple[Any, ...]) -> bool:
    """Whether they are as they were; one that has only now been loaded had no state before."""
    return all(old == new for old, new in zip(before, generator_states(), strict=False))


@contextmanager
def shared_generators_kept() -> Iterator[None]:
    """Afterwards the shared generators are as they were."""
    kept = random.getstate()
    numpy_random = _numpy_random()
    numpy_kept = None if numpy_random is None else numpy_random.get_state()
    try:
        yield
    finally:
        random.setstate(kept)
        if numpy_random is not None:
            numpy_random.set_state(numpy_kept)


def _numpy_random() -> Any:
    """NumPy's shared generator where the program has loaded NumPy; the kit itself does not."""
    numpy = sys.modules.get("numpy")
    return None if numpy is None else numpy.random
