"""Five kinds of chance, one interface."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from hofnarr.core.chance import (
    ChanceNeeded,
    RandomChance,
    RecordedChance,
    ScriptedChance,
    SeededChance,
)
from hofnarr.core.errors import BrokenRecord
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


def test_recorded_chance_gives_again_what_seeded_chance_wrote_down() -> None:
    seeded = SeededChance("s")
    for source in ("deck", "die", "deck"):
        seeded.shuffle(source, range(4))
    recorded = RecordedChance(seeded.shuffles)
    again = SeededChance("s")
    for source in ("deck", "die", "deck"):
        for chance in (again, recorded):
            chance.shuffle(source, range(4))
        assert [recorded.draw(source, ()) for _ in range(3)] == [
            again.draw(source, ()) for _ in range(3)
        ]
    assert recorded.unused == 0
    assert seeded.shuffles == again.shuffles, "the record stays as it was"


def test_recorded_chance_that_does_not_fit_is_refused_by_its_entry() -> None:
    def chance() -> RecordedChance:
        return RecordedChance([("die", [1, 0]), ("deck", [2, 0])], field="chance")

    with pytest.raises(BrokenRecord, match=r"^chance\[0\].source: is 'die', but 'deck' comes here"):
        chance().shuffle("deck", range(2))
    with pytest.raises(BrokenRecord, match=r"^chance\[0\].order: \[1, 0\] does not hold each of"):
        chance().shuffle("die", range(3))
    short = chance()
    short.shuffle("die", range(2))
    assert [short.draw("die", ()), short.draw("die", ())] == [1, 0]
    with pytest.raises(BrokenRecord, match=r"^chance: nothing of die is left to be drawn"):
        short.draw("die", ())
    assert short.unused == 1


def test_recorded_names_are_read_by_the_game() -> None:
    def numbers(source: str, order: Sequence[str], items: Sequence[int]) -> list[int]:
        if "joker" in order:
            raise ValueError("there is no joker")
        return [("king", "queen").index(name) for name in order]

    recorded = RecordedChance([("deck", ["queen", "king"]), ("deck", ["joker"])], "c", numbers)
    recorded.shuffle("deck", range(2))
    assert recorded.draw("deck", range(2)) == 1
    with pytest.raises(BrokenRecord, match=r"^c\[1\].order: there is no joker"):
        recorded.shuffle("deck", range(2))
