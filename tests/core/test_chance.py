"""Four kinds of chance, one interface."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hofnarr.core.chance import ChanceNeeded, RandomChance, ScriptedChance, SeededChance
from hofnarr.testing.play import KeyedChance


def test_seeded_sources_do_not_disturb_each_other() -> None:
    alone, together = SeededChance("s"), SeededChance("s")
    alone.shuffle("a", range(9))
    together.shuffle("b", range(5))
    together.shuffle("a", range(9))
    together.draw("b", range(5))
    assert [alone.draw("a", ()) for _ in range(9)] == [together.draw("a", ()) for _ in range(9)]


def test_seeded_chance_keeps_every_order_for_the_record() -> None:
    chance = SeededChance("s")
    for source in ("a", "b", "a"):
        chance.shuffle(source, range(4))
    assert [source for source, _ in chance.shuffles] == ["a", "b", "a"]
    assert all(sorted(order) == [0, 1, 2, 3] for _, order in chance.shuffles)
    first = [order for _, order in chance.shuffles]
    chance.draw("a", range(4))
    assert [order for _, order in chance.shuffles] == first, "drawing leaves the orders whole"


def test_random_chance_draws_every_item_about_equally_often() -> None:
    chance = RandomChance(1)
    drawn = Counter(chance.draw("x", [2, 5, 7]) for _ in range(3000))
    assert set(drawn) == {2, 5, 7}
    assert min(drawn.values()) > 900


def test_random_chance_follows_from_its_seed_and_leaves_the_shared_generator_alone() -> None:
    shared = random.getstate()
    draws = [[RandomChance(seed).draw("x", range(10**6)) for seed in (1, 2)] for _ in range(2)]
    assert draws[0] == draws[1]
    assert draws[0][0] != draws[0][1]
    assert random.getstate() == shared


def test_a_script_answers_in_order_and_then_names_what_is_needed() -> None:
    chance = ScriptedChance([3, 1])
    chance.shuffle("x", [1, 3])
    assert [chance.draw("x", [1, 3]), chance.draw("x", [1])] == [3, 1]
    with pytest.raises(ChanceNeeded, match=r"die gives one of \[0, 1\]") as caught:
        chance.draw("die", [0, 1])
    assert (caught.value.source, caught.value.items) == ("die", (0, 1))


def test_a_script_gives_only_what_the_source_holds() -> None:
    with pytest.raises(ValueError, match=r"x holds \[1, 2\], not 3"):
        ScriptedChance([3]).draw("x", [1, 2])


def test_keyed_chance_gives_like_states_like_draws() -> None:
    """Two piles that differ in one card give the same card unless it is that one."""
    alike = 0
    for key in range(200):
        left = KeyedChance(str(key)).draw("x", [1, 2, 3, 4, 5])
        right = KeyedChance(str(key)).draw("x", [1, 2, 3, 4, 9])
        assert left == right or left == 5 or right == 9
        alike += left == right
    assert alike > 100
