"""The committed shuffle: Fisher-Yates over a SHA-256 counter stream (written down in
`docs/records.md`), and the commitment that fixes a seed before the first move."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from hofnarr.core.errors import BadInput

T = TypeVar("T")


def commitment(seed: str, salt: str) -> str:
    """What is shown before the first move.

    >>> commitment("seed", "salt")[:16]
    '5cba897c5a51575c'
    """
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def check_seed(seed: str) -> str:
    """A seed has no colon: otherwise `seed:salt` could be split in two ways.

    >>> check_seed("a:b")
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: seed: 'a:b' has a colon, which is not possible
    """
    if ":" in seed:
        raise BadInput(f"seed: {seed!r} has a colon, which is not possible")
    return seed


def words(seed: str, name: str, count: int) -> Sequence[int]:
    """The first 64-bit numbers of a stream: four, big-endian, from each SHA-256 of
    `seed:name:counter`, the counter from 0."""
    prefix = f"{seed}:{name}:".encode()
    blocks = -(-count // 4)
    digests = [sha256(prefix + b"%d" % counter).digest() for counter in range(blocks)]
    return unpack(f">{4 * blocks}Q", b"".join(digests))[:count]


def shuffled(seed: str, name: str, items: Sequence[T]) -> list[T]:
    """A new order of the items; the first is the top.

    >>> "".join(shuffled("seed", "0/0", "abcdef"))
    'acdbfe'
    """
    order = list(items)
    numbers = words(seed, name, max(0, len(order) - 1))
    for number, last in zip(numbers, range(len(order) - 1, 0, -1), strict=True):
        other = number % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def pick(seed: str, name: str, count: int) -> int:
    """One of 0..count-1: a lot, a die."""
    return words(seed, name, 1)[0] % count
