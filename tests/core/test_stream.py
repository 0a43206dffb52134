"""The committed shuffle, written a second time straight from docs/records.md."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofnarr.core import stream
from hofnarr.core.chance import SeededChance


def numbers_by_the_book(seed: str, name: str) -> Iterator[int]:
    for counter in count():
        digits = hashlib.sha256(f"{seed}:{name}:{counter}".encode()).hexdigest()
        yield from (int(digits[at : at + 16], 16) for at in (0, 16, 32, 48))


def shuffle_by_the_book(seed: str, name: str, items: list[int]) -> list[int]:
    items = items[:]
    numbers = numbers_by_the_book(seed, name)
    last = len(items) - 1
    while last >= 1:
        other = next(numbers) % (last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1
    return items


@given(st.text(), st.text(), st.integers(0, 60))
def test_a_shuffle_is_fisher_yates_over_the_counter_stream(seed: str, name: str, n: int) -> None:
    items = list(range(n))
    assert stream.shuffled(seed, name, items) == shuffle_by_the_book(seed, name, items)
    assert items == list(range(n)), "the items given are left as they were"


@given(st.text(), st.text(), st.integers(1, 100))
def test_a_lot_is_the_first_number_of_its_stream(seed: str, name: str, n: int) -> None:
    assert stream.pick(seed, name, n) == next(numbers_by_the_book(seed, name)) % n


@given(st.text(), st.integers(0, 13))
def test_the_words_are_read_four_from_a_block(seed: str, n: int) -> None:
    assert list(stream.words(seed, "x", n)) == list(islice(numbers_by_the_book(seed, "x"), n))


@given(st.text(), st.text())
def test_the_commitment_is_the_sha256_of_seed_and_salt(seed: str, salt: str) -> None:
    assert stream.commitment(seed, salt) == hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def test_every_order_is_about_equally_likely() -> None:
    orders = Counter(tuple(stream.shuffled(str(seed), "x", range(4))) for seed in range(4800))
    assert set(orders) == set(permutations(range(4)))
    assert max(orders.values()) < 2 * min(orders.values())


@pytest.mark.parametrize(("items", "shuffles"), [(range(25), 3), ([3, 5, 8], 2)])
def test_the_kth_shuffle_of_a_source_uses_the_stream_source_k(
    items: list[int], shuffles: int
) -> None:
    chance = SeededChance("seed")
    for times in range(shuffles):
        chance.shuffle("2", items)
        drawn = [chance.draw("2", items) for _ in items]
        assert drawn == shuffle_by_the_book("seed", f"2/{times}", list(items))
        assert chance.shuffles[-1] == ("2", drawn)
