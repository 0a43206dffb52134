"""The examples run, on a small scale."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_learns_from_its_own_games() -> None:
    ppo = load("ppo_cpu")
    ppo.GAMES, ppo.DECISIONS, ppo.MATCH_GAMES = 16, 800, 20
    random = np.random.default_rng(1)
    network = ppo.Network(random)
    before = [weights.copy() for weights in network.weights]
    decisions = ppo.SelfPlay(network, random).collect()
    assert len(decisions[0]) >= 800
    assert decisions[-1].min() < 0 < decisions[-1].max(), "paid to the seat that decided"
    ppo.learn(network, decisions, random)
    assert all((weights != old).any() for weights, old in zip(network.weights, before, strict=True))
    assert all(np.isfinite(weights).all() for weights in network.weights)
    assert 0 <= ppo.match_against_random(network, seed=1) <= 1


def test_ppo_raises_what_is_rewarded() -> None:
    """Ten decisions alike, one action always paid, another always charged."""
    ppo = load("ppo_cpu")
    random = np.random.default_rng(1)
    network = ppo.Network(random)
    batch = ppo.VectorEnv(1, 2, seed=1).reset()
    legal = batch.masks[0].nonzero()[0]
    good, bad = legal[0], legal[1]
    rows = 40
    actions = np.array([good, bad] * (rows // 2))
    decisions = (
        batch.packed.repeat(rows, 0),
        batch.packed_masks.repeat(rows, 0),
        actions,
        np.full(rows, -np.log(len(legal)), np.float32),
        np.where(actions == good, 0.5, -0.5).astype(np.float32),
    )
    for _ in range(10):
        ppo.learn(network, decisions, random)
    _, logits, _ = network.forward(ppo.as_input(batch.packed))
    policy = np.exp(ppo.log_policy(logits, batch.masks))[0]
    assert policy[good] > 1.15 / len(legal)
    assert policy[bad] < 0.85 / len(legal)
    assert policy[~batch.masks[0]].sum() == 0


def test_ismcts_of_open_spiel_plays_against_our_bots(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    load("open_spiel_ismcts").main("greedy", "2", "5")
    assert "2 games: greedy wins" in capsys.readouterr().out
