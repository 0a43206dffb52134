"""Chance comes in from outside: the rules ask, one of these answers.

A *source* is a name such as a seat's draw pile, the target pile or a die. The rules announce a new
order with `shuffle` and take the next item with `draw`; items are small integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol

from hofnarr.core import stream
from hofnarr.core.errors import HofnarrError


class Chance(Protocol):
    def shuffle(self, source: str, items: Sequence[int]) -> None:
        """These items, in ascending order, are shuffled and become the source."""

    def draw(self, source: str, items: Sequence[int]) -> int:
        """Take one of the items that are still in the source, given in ascending order.

        Where a game has items that are alike, one may be answered for the other."""


class SeededChance:
    """All orders follow from a seed: the k-th shuffle of a source uses the stream `source/k`.

    Keeps every order it made, so that a record can be written.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.shuffles: list[tuple[str, list[int]]] = []
        self._order: dict[str, list[int]] = {}
        self._times: dict[str, int] = {}

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        times = self._times.get(source, 0)
        order = stream.shuffled(self.seed, f"{source}/{times}", items)
        self._times[source] = times + 1
        self.shuffles.append((source, order))
        self._order[source] = order[::-1]

    def draw(self, source: str, items: Sequence[int]) -> int:
        return self._order[source].pop()

    def clone(self) -> SeededChance:
        """Goes on as this one would."""
        other = SeededChance(self.seed)
        other.shuffles = self.shuffles[:]
        other._order = {source: order[:] for source, order in self._order.items()}
        other._times = self._times.copy()
        return other


class RandomChance:
    """Every item equally likely, from a generator of its own: what search and tests need."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        pass

    def draw(self, source: str, items: Sequence[int]) -> int:
        return items[int(self._random.random() * len(items))]


class ChanceNeeded(HofnarrError):
    """A script ran out: the rules wait for one of `items` from `source`."""

    def __init__(self, source: str, items: Sequence[int]) -> None:
        super().__init__(f"chance is needed: {source} gives one of {list(items)}")
        self.source = source
        self.items = tuple(items)


class ScriptedChance:
    """Explicit outcomes, one after the other; raises ChanceNeeded at the next chance node.

    Apply to a clone: a state that met ChanceNeeded is half way through an action.
    """

    def __init__(self, outcomes: Iterable[int] = ()) -> None:
        self._outcomes = list(outcomes)[::-1]

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        pass

    def draw(self, source: str, items: Sequence[int]) -> int:
        if not self._outcomes:
            raise ChanceNeeded(source, items)
        outcome = self._outcomes.pop()
        if outcome not in items:
            raise ValueError(f"{source} holds {list(items)}, not {outcome}")
        return outcome
