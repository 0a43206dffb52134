"""What is kept for speed never differs from what is counted anew, at any decision of any mode."""

from __future__ import annotations

from random import Random

import pytest

from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.engine.moves import GIVE, KIND
from hofnarr.catan.running import start_game, step
from hofnarr.core.chance import RandomChance
from tests.catan.randomly import assert_up_to_date, busy_move
from tests.catan.test_random_games import MODES

DECISIONS = 700  # of each kind of game


@pytest.mark.parametrize("is_busy", [True, False], ids=["busy", "idle"])
@pytest.mark.parametrize("mode", MODES)
def test_what_is_kept_is_as_if_counted_anew(mode: str, is_busy: bool) -> None:
    chance, random = RandomChance(3), Random(3)
    s, _ = start_game(card_set(MODES[mode]), chance, 0)
    for _ in range(DECISIONS):
        if not s.moves:
            break
        assert_up_to_date(s)
        step(s, busy_move(s, random) if is_busy else random.choice(s.moves), chance)


def test_after_offers_that_came_to_nothing_the_moves_are_right() -> None:
    """The moves from before the offer come again, without further offers after the last."""
    chance, random = RandomChance(1), Random(1)
    s, _ = start_game(card_set(MODES["base"]), chance, 0)
    came_again = last_ones = 0
    while s.moves and came_again < 200:
        kept = s.kept
        step(s, random.choice(s.moves), chance)
        assert_up_to_date(s)
        if kept and s.kept is None and s.todo[-1].name == "act":
            came_again += 1
            last_ones += not any(move & KIND == GIVE for move in s.moves)
    assert came_again == 200
    assert last_ones > 0
