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

    async def run(self, work: Callable[[], T]) -> T:
        """The work travels as a pickle: a `partial` of a function of a module. HelperLost where
        whoever did it ended meanwhile."""

    def close(self) -> None:
        """End what is under way, too."""
