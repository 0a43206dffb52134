"""The trainer itself, where PyTorch is installed; it is no dependency of the project."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hofnarr.bots.kabale import weights
from hofnarr.bots.kabale.kernel import sizes
from hofnarr.bots.kabale.learned import Networks
from training import ppo
from training.settings import Settings

torch = pytest.importorskip("torch")
torch.set_num_threads(1)  # so small that threads only wait for each other


def part(name: str) -> Any:
    """By name: mypy is not to follow into what needs PyTorch."""
    return import_module(f"training.{name}")


SMALL = Settings(rows=64, steps=8, minibatch=64, seed=3)


def a_learner(settings: Settings = SMALL) -> Any:
    learner = part("learner").Learner(settings, "cpu")
    learner.begin()
    return learner


def test_what_is_exported_answers_as_the_network_does() -> None:
    learner = a_learner()
    nets, games = part("nets"), learner.games
    with torch.no_grad():
        for module in (learner.average, learner.quick, learner.outlook):
            for parameter in module.parameters():
                parameter.copy_(parameter.half().float())
        answer = learner.average(nets.see(games.packed[0]))
    exported = nets.export(learner.average, learner.quick, learner.outlook)
    assert len(exported) == 2 * sizes.WEIGHT_COUNT
    networks = Networks(exported)
    allowed = nets.legal(games.masks[0])
    policy = torch.softmax(answer.logits.masked_fill(~allowed, -1e9), 1)
    for row in range(0, 64, 7):
        players = int(games.players[row])
        sight = _sight(games, row, players)
        chances = networks.consider(sight)
        expected = policy[row][allowed[row]].numpy()
        assert np.allclose(np.sort(chances), np.sort(expected), atol=1e-4)
        shares = torch.softmax(answer.shares, 1)[row, :players].numpy()
        assert np.allclose(networks.thoughts("shares")[:players], shares, atol=1e-4)


def _sight(games: Any, row: int, players: int) -> Any:
    from hofnarr.kabale.kernel.compiled import kernel_function
    from hofnarr.kabale.kernel.layout import state_size

    state = games.states[row].numpy()[: state_size(players)].copy()
    sight = np.zeros_like(state)
    kernel_function("observe")(state, int(games.seats[0, row]), sight)
    return sight


def test_its_objective_is_the_one_that_is_spelled_out() -> None:
    random = np.random.default_rng(1)
    logits = torch.tensor(random.standard_normal((50, 7)), requires_grad=True)
    masks = random.random((50, 7)) < 0.7
    masks[:, 0] = True
    actions = np.array([random.choice(np.flatnonzero(mask)) for mask in masks])
    old = ppo.log_policy(random.standard_normal((50, 7)), masks)[np.arange(50), actions]
    advantages = random.standard_normal(50)
    loss, _, _ = part("learner").policy_loss(
        logits,
        torch.tensor(masks),
        torch.tensor(actions),
        torch.tensor(old),
        torch.tensor(advantages),
        0.2,
        torch.tensor(0.05),
    )
    loss.backward()
    given = (masks, actions, old, advantages, 0.2, 0.05)
    assert float(loss) == pytest.approx(-ppo.objective(logits.detach().numpy(), *given))
    expected = -ppo.slope(logits.detach().numpy(), *given)
    assert np.allclose(logits.grad.numpy(), expected, atol=1e-7)


def test_returns_and_advantages_belong_to_the_seat_that_decided() -> None:
    learner = a_learner(Settings(rows=60, steps=40, minibatch=64, seed=3))
    for _ in range(3):
        learner.collect()
        learner.judge()
        learner.games.carry_on()
    games = learner.games
    assert (games.ended >= 0).all()  # no illegal action
    assert torch.allclose(learner.returns.sum(2), torch.ones(()))
    over = (games.ended == part("rows").GAME_OVER).nonzero().tolist()
    assert over
    for t, row in over:
        assert learner.returns[t, row, 0] == games.shares[t, row, games.seats[t, row]]


def test_a_run_that_is_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    first, again = a_learner(), a_learner()
    for step in ("collect", "judge", "learn"):
        getattr(first, step)()
    part("checkpoint").save(first, tmp_path)
    part("checkpoint").load(again, tmp_path)
    assert again.learned == first.learned > 0
    for ours, theirs in zip(first.learning.parameters(), again.learning.parameters(), strict=True):
        assert torch.allclose(ours, theirs, atol=1e-3)
    for step in ("collect", "judge", "learn"):
        getattr(again, step)()
    shipped = part("nets").export(first.average, first.quick, first.outlook)
    assert weights.read(tmp_path / part("checkpoint").SHIPPED) == shipped


def test_it_learns_mini_kabale() -> None:
    """Anybody's best response wins 81 % at first, and measured after so many decisions 69 %."""
    settings = Settings(
        rows=128,
        steps=8,
        minibatch=128,
        decisions=3e4,
        rate=1e-3,
        average=0.9,
        players=2,
        mini=True,
    )
    learner = a_learner(settings)
    exploitable = part("evaluate").mini_exploitability
    before = exploitable(learner.average, "cpu")
    while learner.learned < 1.5e4:
        learner.collect()
        learner.judge()
        learner.learn()
    assert exploitable(learner.average, "cpu") < before - 0.1
