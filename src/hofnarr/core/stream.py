"""The committed shuffle: Fisher-Yates over a SHA-256 counter stream (written down in
`docs/records.md`), and the commitment that fixes a seed before the first move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def commitment(seed: str, salt: str) -> str:
    """What is shown before the first move.

    >>> commitment("seed", "salt")[:16]
    'c9ac8d4c3a1fbb5e'
    """
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def words(seed: str, name: str) -> Iterator[int]:
    """64-bit numbers without end: four from each SHA-256 of `seed:name:counter`."""
    counter = 0
    while True:
        block = sha256(f"{seed}:{name}:{counter}".encode()).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1


def shuffled(seed: str, name: str, items: Sequence[T]) -> list[T]:
    """A new order of the items; the first is the top.

    >>> shuffled("seed", "0/0", "abcdef")
    ['a', 'b', 'c', 'd', 'e', 'f']
    """
    order = list(items)
    stream = words(seed, name)
    for last in range(len(order) - 1, 0, -1):
        other = next(stream) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def pick(seed: str, name: str, count: int) -> int:
    """One of 0..count-1: a lot, a die."""
    return next(words(seed, name)) % count
