"""Choosing by policy and search: what King and, at large tables, Minister do with rollouts.

Choices that the policy thinks possible are tried in worlds that agree with the view, believable
ones more often; each is played on to the end of the round and weighed there. The worse half drops
out after each stage. What is left is played in proportion to π · exp(Q / τ): as the policy would,
but the better a choice turns out, the more often.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hofnarr.bots.kabale.advice import drawn
from hofnarr.bots.kabale.choices import MOST_CHOICES
from hofnarr.bots.kabale.flat import stages_for
from hofnarr.kabale.kernel.playout import advance, mix, output

if TYPE_CHECKING:
    from hofnarr.bots.kabale.counsel import Counsel, Search

Array = np.ndarray[Any, Any]
#: Tries some choices in one of several stages; in how many worlds.
Pace = Callable[[Array, int, int], int]


class Style(NamedTuple):
    """How far search may overrule the policy, and how it looks ahead."""

    tau: float  # this share of the win outweighs a factor of e in the policy
    possible: float = 0.01  # choices less likely than this to the policy are not tried
    most: int = MOST_CHOICES  # and at most so many, the likeliest
    deals: int = 6  # hands dealt to each seat for every world, of which one is kept
    hasty: bool = False  # rollouts as flat Monte Carlo plays them, not by the quick network


def searched(
    counsel: Counsel,
    sight: Any,
    style: Style,
    key: int,
    stream: int,
    pace_of: Callable[[Search], Pace],
) -> int:
    """The number of the choice, from the sight of the seat to act."""
    sight = np.ascontiguousarray(sight, np.int32)
    chances = counsel.consider(sight).astype(np.float64)
    order = tried_choices(chances, style.possible)[: style.most]
    if len(order) == 1:
        return int(order[0])
    from hofnarr.bots.kabale.counsel import Search

    search = Search(sight, counsel, style.deals, style.hasty, key, stream)
    order, scores = halve(search, order, chances, style.tau, pace_of(search))
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
