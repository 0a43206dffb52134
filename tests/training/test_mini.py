"""Mini-Kabale: laid out as a whole, best responses exact, and the trainer comes close to them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from training.mini import Mini
from training.mini_ppo import Small, learn

Array = np.ndarray[Any, Any]


@pytest.fixture(scope="module")
def game() -> Mini:
    return Mini()


def uniform(game: Mini) -> Array:
    policy: Array = game.masks / game.masks.sum(axis=1, keepdims=True)
    return policy


def any_policy(game: Mini, seed: int) -> Array:
    weights = np.random.default_rng(seed).random(game.masks.shape) * game.masks
    policy: Array = weights / weights.sum(axis=1, keepdims=True)
    return policy


def value(game: Mini, first: Array, second: Array) -> float:
    """The share of seat 0, by going through all games."""

    def of(node: int) -> float:
        if game.actor[node] < 0:
            return float(game.share[node])
        policy = (first, second)[game.actor[node]][game.situation[node]]
        return sum(
            float(policy[at]) * of(child) for at, child in enumerate(game.child[node]) if child >= 0
        )

    return sum(of(root) for root in game.roots) / len(game.roots)


def test_it_is_laid_out_as_a_whole(game: Mini) -> None:
    assert len(game.roots) == 15 * 15  # two of six cards for each of two players
    over = game.actor < 0
    assert (game.child[over] == -1).all()
    assert (game.child[~over] >= 0).any(axis=1).all()
    legal = game.masks[game.situation[~over]]
    assert np.array_equal(legal, game.child[~over] >= 0)
    assert set(game.share[over]) <= {0.0, 0.5, 1.0}


def test_nobody_sees_the_hand_of_the_other(game: Mini) -> None:
    """At first 15 hands look alike from either side."""
    for seat in (0, 1):
        _, counts = np.unique(game.seen[game.roots, seat], return_counts=True)
        assert counts.tolist() == [15] * 15


@pytest.mark.parametrize("seed", [1, 2])
def test_no_policy_does_better_than_the_best_response(game: Mini, seed: int) -> None:
    policy = any_policy(game, seed)
    best = [game.best_response(policy, seat) for seat in (0, 1)]
    for other in (uniform(game), any_policy(game, seed + 10), policy):
        assert value(game, other, policy) < best[0]
        assert 1 - value(game, policy, other) < best[1]


def test_self_play_comes_close_to_unexploitable(game: Mini) -> None:
    """Anybody's best response wins 81 % against random play; measured after learning: 51 %."""
    assert game.exploitability(uniform(game)) > 0.3
    policy = learn(game, Small(games=2048, rounds=120), seed=1)
    assert np.allclose(policy.sum(axis=1), 1)
    assert game.exploitability(policy) < 0.03


def test_a_trainer_that_cannot_tell_good_from_bad_would_be_found_out(game: Mini) -> None:
    """The same with returns that point the wrong way."""
    game.share = 1 - game.share
    try:
        policy = learn(game, Small(games=2048, rounds=60), seed=1)
    finally:
        game.share = 1 - game.share
    assert game.exploitability(policy) > 0.3
