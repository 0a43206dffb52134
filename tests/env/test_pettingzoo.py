"""The PettingZoo environment passes PettingZoo's own tests, and hides what must be hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from hofnarr.core.errors import BadInput, IllegalAction
from hofnarr.env.vector import VectorEnv
from hofnarr.kabale import tensors
from hofnarr.kabale.actions import Play
from hofnarr.kabale.options import EDITIONS, Options

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
    for seed in range(8, 29):
        ends = play(env(players=3), seed)[-3:]
        assert [agent for agent, _, _ in ends] == ["player_0", "player_1", "player_2"]
        scores = ends[0][2]
        winners = scores.count(max(scores))
        ties += winners > 1
        for (_, reward, _), score in zip(ends, scores, strict=True):
            share = 1 / winners if score == max(scores) else 0
            assert reward == pytest.approx(share - 1 / 3)
    assert ties == 3


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


def test_bare_of_its_wrappers_it_refuses_what_is_illegal_and_stays_as_it_was() -> None:
    table = env(players=3).unwrapped
    table.reset(seed=1)
    before = table.state_of_game
    for action in (175, 999, -1, None):
        with pytest.raises(IllegalAction, match=f"player_0: action {action} is not legal"):
            table.step(action)
    assert table.state_of_game == before


@pytest.mark.parametrize("players", [2, 5])
def test_its_games_are_those_of_the_vector_environment(players: int) -> None:
    """One after the other, rewards and scores included."""
    many = VectorEnv(1, players, EDITIONS["polish"], seed=11)
    table = env(players, "polish")
    batch = many.reset()
    chooser = random.Random(1)
    for game in range(players + 1):
        table.reset(seed=11 if game == 0 else None)
        assert table.agent_selection == f"player_{game % players}", "seats take turns in beginning"
        while not table.terminations[table.agent_selection]:
            assert table.agent_selection == f"player_{batch.seats[0]}"
            shown, *_ = table.last()
            assert np.array_equal(shown["observation"], batch.observations[0])
            assert np.array_equal(shown["action_mask"], batch.masks[0])
            action = chooser.choice(batch.masks[0].nonzero()[0].tolist())
            table.step(action)
            batch = many.step([action])
        assert batch.dones[0]
        assert list(table.rewards.values()) == pytest.approx(batch.rewards[0].tolist())
        assert table.infos["player_0"]["scores"] == batch.scores[0].tolist()


@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_as_many_play_as_the_rules_allow(players: int) -> None:
    with pytest.raises(BadInput, match=f"players: {players} is not 2 to 6"):
        env(players=players)


def test_wishes_that_cannot_be_are_refused_by_name() -> None:
    with pytest.raises(BadInput, match="players: 'two' is no whole number, 2 to 6"):
        env(players="two")
    with pytest.raises(BadInput, match="render_mode: 'human' is unknown"):
        env(render_mode="human")
    with pytest.raises(BadInput, match="unknown option 'colour': choose one of next_starter"):
        env(options={"colour": "red"})
    table = env()
    with pytest.raises(BadInput, match="option double_copies: unknown value 'twice'"):
        table.reset(options={"double_copies": "twice"})
    with pytest.raises(BadInput, match="seed: "):
        table.reset(seed=1 << 64)


def test_options_are_taken_for_all_games_or_for_one() -> None:
    table = env(players=2, options={"double_copies": "current"}).unwrapped
    table.reset(seed=1)
    assert table.state_of_game.options == Options(double_copies="current")
    table.reset(options={"edition": "polish", "lowest_number": "unbounded"})
    expected = Options(next_starter="after_starter", lowest_number="unbounded")
    assert table.state_of_game.options == expected
    table.reset(options={"of a wrapper": 1})
    assert table.state_of_game.options == Options(double_copies="current")


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
