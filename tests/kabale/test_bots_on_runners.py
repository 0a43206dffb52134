"""Every bot chooses the same for the same seed, whatever runs it: 2,000 positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from hofnarr.bots.kabale.kernel.scratch import SCRATCH_WORDS
from hofnarr.bots.kabale.kernel.sizes import THOUGHT_SHAPES
from hofnarr.bots.kabale.learned import Networks
from hofnarr.bots.kabale.players import find_policy, tree_size
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.kabale.kernel import layout

from .compiled import needs_numba

POSITIONS = 2_000
SEED = 11
MOST_DECISIONS = {2: 45, 3: 75, 4: 110, 5: 140, 6: 180}
WITHOUT_NETWORKS = ("random", "greedy", "page", "squire", "courtier", "flat:30", "ismcts:30")

Choose = Callable[[list[int], int], int]


@cache
def positions() -> list[list[int]]:
    """What the seat to act sees, in games of 2 to 6 players with all options."""
    runner = bot_runner("wasm")
    most = layout.state_size(layout.MAX_PLAYERS)
    state, sight = runner.ints(most), runner.ints(most)
    found: list[list[int]] = []
    number = 0
    while len(found) < POSITIONS:
        number += 1
        players = 2 + number % 5
        limit = number * 7 % MOST_DECISIONS[players]
        state[:] = [0] * most
        keys = players, number % 16, number % players, SEED, number, limit
        runner.function("random_game")(state, *keys)
        if state[layout.PHASE] <= layout.LAST_CHOICE:
            runner.function("observe")(state, state[layout.ACTOR], sight)
            found.append(sight[: layout.state_size(players)])
    return found


def test_the_positions_are_of_every_kind() -> None:
    phases = Counter(sight[layout.PHASE] for sight in positions())
    assert set(phases) == {layout.PLAY, layout.CLOAK_CHOICE, layout.SWAP_CHOICE}
    assert min(phases.values()) > 20
    assert min(Counter(sight[layout.PLAYERS] for sight in positions()).values()) > 300
    assert {sight[layout.OPTIONS] for sight in positions()} == set(range(16))
    assert {sight[layout.ROUND] for sight in positions()} == set(range(layout.ROUNDS))


def chooser(name: str, runner: str) -> Choose:
    if name == "minister":
        minister = Networks(runner=runner).minister
        return lambda sight, turn: minister(sight, SEED, turn)
    if name.startswith("king:"):
        king = Networks(runner=runner).king
        return lambda sight, turn: king(sight, int(name[5:]), SEED, turn)
    policy = find_policy(name)
    run = bot_runner(runner)
    most = layout.state_size(layout.MAX_PLAYERS)
    seen, scratch = run.ints(most), run.scratch(SCRATCH_WORDS)
    tree = run.ints(tree_size(policy))

    def choose(sight: list[int], turn: int) -> int:
        seen[: len(sight)] = sight
        function = run.function("sight_choice")
        return int(function(seen, *policy, SEED, turn, scratch, tree))

    return choose


def compare(name: str, one: str, other: str, sights: list[list[int]]) -> None:
    first, second = chooser(name, one), chooser(name, other)
    chosen = Counter[int]()
    for turn, sight in enumerate(sights):
        choice = first(sight, turn)
        assert second(sight, turn) == choice, f"position {turn}"
        chosen[choice] += 1
    assert len(chosen) > 3  # the answers are no constant


@pytest.mark.slow
@needs_numba
@pytest.mark.parametrize("name", [*WITHOUT_NETWORKS, "minister", "king:10"])
def test_a_bot_chooses_the_same_in_wasm_and_numba_in_2_000_positions(name: str) -> None:
    compare(name, "wasm", "numba", positions())


@pytest.mark.parametrize("name", WITHOUT_NETWORKS)
def test_a_bot_chooses_the_same_in_wasm_and_plain_python(name: str) -> None:
    compare(name, "wasm", "plain", positions()[:30])


@pytest.mark.slow
@needs_numba
def test_the_networks_think_the_same_to_the_bit_in_wasm_and_numba() -> None:
    """No sum is taken in another order, and nothing is rounded once where it should be twice."""
    one, other = Networks(runner="wasm"), Networks(runner="numba")
    for sight in positions()[:200]:
        assert one.consider(sight) == other.consider(sight)
        for name in THOUGHT_SHAPES:
            assert one.thoughts(name) == other.thoughts(name), name
