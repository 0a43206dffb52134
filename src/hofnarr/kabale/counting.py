"""The end of the game for people: both ways of counting, and who has won. The kernel's `score` is
the better one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from hofnarr.core.outcome import highest
from hofnarr.kabale.cards import DOMAINS, Domain, Target


class Count(msgspec.Struct, frozen=True):
    """Both ways of counting. The first: all `points`. The second: twice `best_sum`, that of the
    `best` target of each domain, less `further`; `doubled` is null where a domain is missing.
    `counts`: the better one."""

    points: int
    best: dict[Domain, int]
    best_sum: int
    further: int
    missing: list[Domain]
    doubled: int | None
    counts: Literal["points", "doubled"]


def count(won: Sequence[Target]) -> Count:
    """Both ways to count these targets.

    >>> count([("music", 3), ("music", 5), ("trade", 1)]).points
    9
    """
    best: dict[Domain, int] = {}
    for domain in DOMAINS:
        of_domain = [points for at, points in won if at == domain]
        if of_domain:
            best[domain] = max(of_domain)
    points, best_sum = sum(points for _, points in won), sum(best.values())
    missing = [domain for domain in DOMAINS if domain not in best]
    further = len(won) - len(DOMAINS)
    doubled = None if missing else 2 * best_sum - further
    counts: Literal["points", "doubled"] = "points"
    if doubled is not None and doubled > points:
        counts = "doubled"
    return Count(points, best, best_sum, further, missing, doubled, counts)


def winners(scores: Sequence[int]) -> list[int]:
    """R12: all with the best score share the win."""
    return highest(scores)
