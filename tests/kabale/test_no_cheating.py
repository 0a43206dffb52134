"""Re-deal what a seat cannot know, keep its sight and the seed: every bot chooses the same."""

from __future__ import annotations

from typing import Any

import pytest
from hofnarr.bots.kabale.compiling import bot_function, int32_array

from hofnarr.bots.kabale.choices import MOST_CHOICES
from hofnarr.bots.kabale.players import find_policy, tree_size
from hofnarr.kabale.kernel import layout, runners
from hofnarr.kabale.kernel.sight import MOST_SECRETS

POSITIONS = 10_000
MOST_DECISIONS = {2: 45, 3: 75, 4: 110, 5: 140, 6: 180}


@pytest.mark.skipif(not runners.has_numba(), reason="too slow without Numba")
@pytest.mark.parametrize(
    "name", ["random", "greedy", "flat:10", "ismcts:10", "page", "squire", "courtier"]
)
def test_no_bot_looks_at_hidden_cards_in_10_000_positions(name: str) -> None:
    play, observe, restore, choose = (
        bot_function(function, compiled=True)
        for function in ("random_game", "observe", "restore", "sight_choice")
    )
    policy = find_policy(name)
    tree = int32_array(tree_size(policy))
    redealt = compared = 0
    for number in range(POSITIONS):
        players = 2 + number % 5
        state, sight, other, world, trial = (
            int32_array(layout.state_size(players)) for _ in range(5)
        )
        limit = number // 5 % MOST_DECISIONS[players]
        play(state, players, number % 16, number % players, 77, number, limit)
        if state[layout.PHASE] == layout.OVER:
            continue
        seat = int(state[layout.ACTOR])
        observe(state, seat, sight)

        def answer(seen: Any) -> int:
            scratch = (int32_array(2 * MOST_SECRETS), int32_array(MOST_CHOICES))
            more = (int32_array(MOST_CHOICES), tree)
            return choose(seen, *policy, 5, number, world, trial, *scratch, *more)  # noqa: B023

        mine = answer(sight)
        other[:] = sight
        restore(other, int32_array(2 * MOST_SECRETS), number, 2 * number + 1)
        redealt += bool((other != state).any())
        observe(other, seat, sight)
        assert answer(sight) == mine, f"position {number}"
        compared += 1
    assert compared > 0.95 * POSITIONS
    assert redealt > 0.95 * compared
