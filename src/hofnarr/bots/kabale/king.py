"""The King: the Minister's judgement, and search to check it.

Choices that the policy thinks possible are tried in worlds that agree with the view, believable
ones more often; each is played on to the end of the round by the quick network, and weighed there.
The worse half drops out after each stage. What is left is played in proportion to π · exp(Q / τ):
as the policy would, and the more by its value Q the better that is known.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hofnarr.bots.kabale.advice import Advised, drawn
from hofnarr.bots.kabale.flat import stages_for
from hofnarr.kabale.kernel.playout import advance, game_key, game_stream, mix, output

if TYPE_CHECKING:
    from hofnarr.bots.kabale.counsel import Counsel, Search

DEFAULT_MILLISECONDS = 300
Array = np.ndarray[Any, Any]
#: Tries some choices in one of several stages; in how many worlds.
Pace = Callable[[Array, int, int], int]


class Style(NamedTuple):
    """How far search may overrule the policy."""

    tau: float = 0.005  # this share of the win outweighs a factor of e in the policy
    possible: float = 0.01  # choices less likely than this to the policy are not tried
    deals: int = 6  # hands dealt to each seat for every world, of which one is kept
    hasty: bool = False  # rollouts as flat Monte Carlo plays them


STYLE = Style()


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
        if self._milliseconds:
            ready()
        started = perf_counter()
        style = self._style
        sight = np.ascontiguousarray(sight, np.int32)
        chances = self.counsel.consider(sight).astype(np.float64)
        key, stream = game_key(self.seed, self.turns), game_stream(self.seed, self.turns)
        self.turns += 1
        order = tried_choices(chances, style.possible)
        if len(order) == 1:
            return int(order[0])
        from hofnarr.bots.kabale.counsel import Search

        search = Search(sight, self.counsel, style.deals, style.hasty, key, stream)
        if self._milliseconds:
            pace = by_the_clock(search, started + self._milliseconds / 1000)
        else:
            pace = by_rollouts(search, self._rollouts)
        order, scores = halve(search, order, chances, style.tau, pace)
        word = output(advance(mix(key), stream))
        return int(order[drawn(np.exp(scores - scores.max()), word)])


def tried_choices(chances: Array, least: float) -> Array:
    """Those the policy thinks possible, the likeliest first."""
    order = np.argsort(-chances, kind="stable").astype(np.int32)
    possible: Array = order[chances[order] >= min(least, float(chances.max()))]
    return possible


def halve(
    search: Search, order: Array, chances: Array, tau: float, pace: Pace
) -> tuple[Array, Array]:
    """Try, drop the worse half, and so on; the last two or so, with log π + Q / τ of each."""
    stages = stages_for(len(order))
    tries = np.zeros(len(chances))
    for stage in range(stages):
        tries[order] += pace(order, stage, stages)
        values = search.values[order] / tries[order]
        scores = np.log(chances[order]) + values / tau
        best = np.argsort(-scores, kind="stable")
        order, scores = order[best], scores[best]
        if stage < stages - 1:
            order = order[: (len(order) + 1) // 2]
    return order, scores


def by_rollouts(search: Search, rollouts: int) -> Pace:
    """Every stage has its part of the rollouts."""

    def pace(order: Array, stage: int, stages: int) -> int:
        worlds = max(1, rollouts // (stages * len(order)))
        search.look(order, worlds)
        return worlds

    return pace


def by_the_clock(search: Search, until: float) -> Pace:
    """Every stage has its part of the time."""
    started = perf_counter()

    def pace(order: Array, stage: int, stages: int) -> int:
        end = started + (until - started) * (stage + 1) / stages
        tries, worlds = 0, 1
        while (now := perf_counter()) < end or tries == 0:
            search.look(order, worlds)
            tries += worlds
            each = (perf_counter() - now) / worlds
            # As many as fit into half of what is left, at that pace.
            worlds = max(1, int((end - perf_counter()) / each / 2))
        return tries

    return pace


@cache
def ready() -> None:
    """Compile, or load what was compiled, before the clock runs for the first time."""
    from hofnarr.core.chance import RandomChance
    from hofnarr.kabale.game import GAME
    from hofnarr.kabale.options import Options

    state, _ = GAME.new(2, Options(), RandomChance(1))
    King(1, rollouts=2).act(state.view(0))
