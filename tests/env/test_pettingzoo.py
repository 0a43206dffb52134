"""The PettingZoo environment passes PettingZoo's own tests, and hides what must be hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from hofnarr.kabale import tensors
from hofnarr.kabale.actions import Play
from hofnarr.kabale.options import EDITIONS

pettingzoo_test = pytest.importorskip("pettingzoo.test")
kabale = pytest.importorskip("hofnarr.env.pettingzoo_env")
env = kabale.env

# PettingZoo says so of every environment with a dictionary that is not in its own list.
pytestmark = pytest.mark.filterwarnings("ignore:Observation (is not|space)")


@pytest.mark.parametrize("players", range(2, 7))
def test_it_passes_the_api_test(players: int) -> None:
    pettingzoo_test.api_test(env(players=players), num_cycles=200)


@pytest.mark.parametrize("players", [2, 5])
def test_it_passes_the_seed_test(players: int) -> None:
    pettingzoo_test.seed_test(
        lambda: env(players=players, options=EDITIONS["polish"]), num_cycles=100
    )


def play(table: Any, seed: int | None, between: Any = None) -> list[Any]:
    """A random game: who acted and what they saw, then the last rewards and infos."""
    chooser = random.Random(1)
    story: list[Any] = []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, termination, _, info = table.last()
        if termination:
            story.append((agent, reward, info["scores"]))
            table.step(None)
            continue
        assert reward == 0
        legal = observation["action_mask"].nonzero()[0].tolist()
        story.append((agent, observation["observation"].tobytes(), legal))
        if between:
            between()
        table.step(chooser.choice(legal))
    return story


def test_the_winners_share_less_an_equal_part_is_the_reward() -> None:
    ties = 0
    for seed in range(36, 56):
        ends = play(env(players=3), seed)[-3:]
        assert [agent for agent, _, _ in ends] == ["player_0", "player_1", "player_2"]
        scores = ends[0][2]
        winners = scores.count(max(scores))
        ties += winners > 1
        for (_, reward, _), score in zip(ends, scores, strict=True):
            share = 1 / winners if score == max(scores) else 0
            assert reward == pytest.approx(share - 1 / 3)
    assert ties == 2


def test_global_random_numbers_change_nothing() -> None:
    def burn() -> None:
        random.random()
        np.random.random(3)  # noqa: NPY002

    assert play(env(players=3), 7) == play(env(players=3), 7, between=burn)


def test_resets_without_a_seed_go_on_to_other_games() -> None:
    table = env(players=2)
    first = play(table, 7)
    second = play(table, None)
    assert first != second
    table.reset(seed=7)
    assert play(table, None) == second


def test_an_illegal_action_loses() -> None:
    table = env(players=3)
    table.reset(seed=1)
    observation, *_ = table.last()
    table.step(int(observation["action_mask"].argmin()))
    assert all(table.terminations.values())
    assert table.rewards["player_0"] == kabale.ILLEGAL_REWARD


def test_everybody_sees_the_table_but_only_one_may_act() -> None:
    table = env(players=4)
    table.reset(seed=1)
    state = table.unwrapped.state_of_game
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert np.array_equal(seen["observation"], tensors.observation(state.view(seat)))
        assert seen["action_mask"].any() == (agent == table.agent_selection)


def test_the_drawing_names_no_card_that_lies_face_down() -> None:
    table = env(players=2, render_mode="ansi")
    table.reset(seed=1)
    seen = table.last()[0]
    assert "down" not in table.render()
    action = int(seen["action_mask"].argmax())
    placed = tensors.action_of(action, 0, None)
    assert isinstance(placed, Play)
    table.step(action)
    assert "0 down" in table.render()
    assert placed.card not in table.render()
    assert env().unwrapped.render() is None
