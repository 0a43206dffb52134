"""Chance comes in from outside: the rules ask, one of these answers.

A *source* is a name such as a seat's draw pile, the target pile or a die. The rules announce a new
order with `shuffle` and take the next item with `draw`; items are small integers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Protocol

from hofnarr.core import stream
from hofnarr.core.errors import BrokenRecord, HofnarrError


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


def as_items(source: str, order: Sequence[Any], items: Sequence[int]) -> list[int]:
    """An order that was written down as `SeededChance` keeps it; ValueError says what is wrong."""
    if sorted(order) != list(items):
        raise ValueError(f"{list(order)} does not hold each of {list(items)} once")
    return list(order)


class RecordedChance:
    """The orders of a record, one after the other, as the rules ask for them: a source and its
    order, the first item on top. BrokenRecord names the entry that does not fit the game.

    `field` is what the record calls them. `numbers` reads orders that are not written as items but,
    say, as names of cards; it is given the source, the order and the items that the rules shuffle,
    and raises ValueError with what is wrong.

    >>> chance = RecordedChance([("die", [2, 0, 1])], field="rolls")
    >>> chance.shuffle("die", range(3))
    >>> chance.draw("die", range(3)), chance.unused
    (2, 0)
    >>> chance.shuffle("die", range(3))
    Traceback (most recent call last):
    hofnarr.core.errors.BrokenRecord: rolls[1]: missing, die is shuffled or rolled here
    """

    def __init__(
        self,
        shuffles: Iterable[tuple[str, Sequence[Any]]],
        field: str = "shuffles",
        numbers: Callable[[str, Sequence[Any], Sequence[int]], list[int]] = as_items,
    ) -> None:
        self._shuffles = list(shuffles)
        self._field = field
        self._numbers = numbers
        self._next = 0
        self._orders: dict[str, list[int]] = {}

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        at = f"{self._field}[{self._next}]"
        if not self.unused:
            raise BrokenRecord(f"{at}: missing, {source} is shuffled or rolled here")
        recorded, order = self._shuffles[self._next]
        self._next += 1
        if recorded != source:
            raise BrokenRecord(f"{at}.source: is {recorded!r}, but {source!r} comes here")
        try:
            numbers = self._numbers(source, order, items)
        except ValueError as error:
            raise BrokenRecord(f"{at}.order: {error}") from None
        self._orders[source] = numbers[::-1]

    def draw(self, source: str, items: Sequence[int]) -> int:
        if not self._orders.get(source):
            raise BrokenRecord(f"{self._field}: nothing of {source} is left to be drawn")
        return self._orders[source].pop()

    @property
    def unused(self) -> int:
        """How many entries the game has not needed."""
        return len(self._shuffles) - self._next


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
