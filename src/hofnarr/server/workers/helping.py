"""Whoever works for the server elsewhere, so that nobody who plays waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class HelperLost(Exception):
    """A helper ended in the middle of its work."""


class Helpers(Protocol):
    """So many of them, begun when there is work; one that was lost is replaced at the next."""

    processes: int

    async def ready(self) -> None:
        """Whenever the first of them can begin: what it costs to get there is nobody's fault."""

    async def run(self, work: Callable[[], T], within: float | None = None) -> T:
        """The work travels as a pickle: a `partial` of a function of a module. TimeoutError where
        it takes more seconds than this, from the moment somebody is free for it; HelperLost where
        whoever did it ended meanwhile."""

    def close(self) -> None:
        """End what is under way, too."""


def nothing() -> None:
    """What a helper is given to do so that it begins."""
