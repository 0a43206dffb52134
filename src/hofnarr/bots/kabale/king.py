"""The King: the Minister's judgement, and search to check it (`searching.py`)."""

from __future__ import annotations

from functools import cache, partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from hofnarr.bots.kabale.advice import Advised
from hofnarr.bots.kabale.searching import Style, by_rollouts, by_the_clock, searched
from hofnarr.kabale.kernel.playout import game_key, game_stream

if TYPE_CHECKING:
    from hofnarr.bots.kabale.counsel import Counsel

DEFAULT_MILLISECONDS = 300
STYLE = Style(tau=0.005)


class King(Advised):
    """Thinks for so many milliseconds, or makes so many rollouts."""

    def __init__(
        self,
        seed: int,
        *,
        rollouts: int = 0,
        milliseconds: float = 0,
        counsel: Counsel | None = None,
        style: Style = STYLE,
    ) -> None:
        assert bool(rollouts) != bool(milliseconds)
        super().__init__(seed, counsel)
        self._rollouts = rollouts
        self._milliseconds = milliseconds
        self._style = style

    def choose(self, sight: Any) -> int:
        pace_of = partial(by_rollouts, rollouts=self._rollouts)
        if self._milliseconds:
            ready()
            pace_of = partial(by_the_clock, until=perf_counter() + self._milliseconds / 1000)
        key, stream = game_key(self.seed, self.turns), game_stream(self.seed, self.turns)
        self.turns += 1
        return searched(self.counsel, sight, self._style, key, stream, pace_of)


@cache
def ready() -> None:
    """Compile, or load what was compiled, before the clock runs for the first time."""
    from hofnarr.core.chance import RandomChance
    from hofnarr.kabale.game import GAME
    from hofnarr.kabale.options import Options

    state, _ = GAME.new(2, Options(), RandomChance(1))
    King(1, rollouts=2).act(state.view(0))
