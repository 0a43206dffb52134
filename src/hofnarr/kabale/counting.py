"""The end of the game for people: both ways of counting, and who has won. The kernel's `score` is
the better one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hofnarr.core.outcome import highest
from hofnarr.kabale.cards import DOMAINS, Target


class Count(NamedTuple):
    """Both ways of counting; `doubled` is None where a domain is missing."""

    points: int
    best: int
    further: int
    missing: tuple[str, ...]

    @property
    def doubled(self) -> int | None:
        return None if self.missing else 2 * self.best - self.further


def count(won: Sequence[Target]) -> Count:
    """Both ways to count these targets.

    >>> count([("music", 3), ("music", 5), ("trade", 1)]).points
    9
    """
    best = [max((points for at, points in won if at == domain), default=0) for domain in DOMAINS]
    missing = tuple(domain for domain, points in zip(DOMAINS, best, strict=True) if not points)
    return Count(sum(points for _, points in won), sum(best), len(won) - len(DOMAINS), missing)


def winners(scores: Sequence[int]) -> list[int]:
    """R12: all with the best score share the win."""
    return highest(scores)
