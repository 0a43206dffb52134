"""Re-deal what a seat cannot know, keep its sight and the seed: every bot chooses the same."""

from __future__ import annotations

import pytest

from hofnarr.bots.kabale.kernel.scratch import SCRATCH_WORDS
from hofnarr.bots.kabale.players import find_policy, tree_size
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.sight import MOST_SECRETS

POSITIONS = 10_000
MOST_DECISIONS = {2: 45, 3: 75, 4: 110, 5: 140, 6: 180}


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["random", "greedy", "flat:10", "ismcts:10", "page", "squire", "courtier"]
)
def test_no_bot_looks_at_hidden_cards_in_10_000_positions(name: str) -> None:
    runner = bot_runner()
    play, observe, restore, choose = (
        runner.function(function)
        for function in ("random_game", "observe", "restore", "sight_choice")
    )
    policy = find_policy(name)
    most = layout.state_size(layout.MAX_PLAYERS)
    state, sight, other = (runner.ints(most) for _ in range(3))
    places = runner.ints(2 * MOST_SECRETS)
    scratch = runner.scratch(SCRATCH_WORDS)
    tree = runner.ints(tree_size(policy))
    redealt = compared = 0
    for number in range(POSITIONS):
        players = 2 + number % 5
        size = layout.state_size(players)
        limit = number // 5 % MOST_DECISIONS[players]
        state[:] = [0] * most
        play(state, players, number % 16, number % players, 77, number, limit)
        if state[layout.PHASE] == layout.OVER:
            continue
        seat = int(state[layout.ACTOR])
        observe(state, seat, sight)
        mine = choose(sight, *policy, 5, number, scratch, tree)
        other[:size] = sight[:size]
        restore(other, places, number, 2 * number + 1)
        redealt += list(other[:size]) != list(state[:size])
        observe(other, seat, sight)
        assert choose(sight, *policy, 5, number, scratch, tree) == mine, f"position {number}"
        compared += 1
    assert compared > 0.95 * POSITIONS
    assert redealt > 0.95 * compared
