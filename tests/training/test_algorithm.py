"""The learning algorithm, where every number can be checked: returns, objective and slope."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from training.ppo import log_policy, objective, slope
from training.returns import lambda_returns
from training.settings import Settings

Array = np.ndarray[Any, Any]

# Two decisions of one game with two seats; the critic's shares before each, and after both.
VALUES = np.array([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1]])
GOES_ON = np.zeros((2, 1))
NO_SHARES = np.zeros((2, 2))


def test_without_looking_ahead_the_return_is_what_the_critic_thinks_next() -> None:
    returns = lambda_returns(VALUES, GOES_ON, NO_SHARES, 0.0)
    assert np.allclose(returns, VALUES[1:])


def test_looking_all_the_way_the_return_is_what_the_critic_thinks_last() -> None:
    returns = lambda_returns(VALUES, GOES_ON, NO_SHARES, 1.0)
    assert np.allclose(returns, [VALUES[2], VALUES[2]])


def test_between_both_returns_are_mixed() -> None:
    first, second = lambda_returns(VALUES, GOES_ON, NO_SHARES, 0.25)
    assert np.allclose(second, VALUES[2])
    assert np.allclose(first, 0.75 * VALUES[1] + 0.25 * VALUES[2])


@pytest.mark.parametrize("keep", [0.0, 0.5, 1.0])
def test_what_a_game_ended_with_counts_and_nothing_behind_it(keep: float) -> None:
    over = np.array([[1.0], [0.0]])
    shares = np.array([[0.0, 1.0], [0.3, 0.3]])
    first, second = lambda_returns(VALUES, over, shares, keep)
    assert np.allclose(first, [0.0, 1.0])
    assert np.allclose(second, VALUES[2])


# --- the objective --------------------------------------------------------------------------------


def some_decisions(seed: int) -> Any:
    """Logits, masks, actions, their old log probabilities, advantages."""
    random = np.random.default_rng(seed)
    logits = random.standard_normal((40, 7))
    masks = random.random((40, 7)) < 0.6
    masks[:, 0] = True
    actions = np.array([random.choice(np.flatnonzero(mask)) for mask in masks])
    old = log_policy(logits + 0.3 * random.standard_normal(logits.shape), masks)
    return logits, masks, actions, old[np.arange(40), actions], random.standard_normal(40)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_slope_is_that_of_the_objective(seed: int) -> None:
    logits, masks, actions, old, gains = some_decisions(seed)
    expected = slope(logits, masks, actions, old, gains, 0.2, 0.05)
    step = 1e-6
    for row in range(0, 40, 5):
        for action in range(7):
            moved = logits.copy()
            moved[row, action] += step
            up = objective(moved, masks, actions, old, gains, 0.2, 0.05)
            moved[row, action] -= 2 * step
            down = objective(moved, masks, actions, old, gains, 0.2, 0.05)
            assert expected[row, action] == pytest.approx((up - down) / (2 * step), abs=1e-6)


def test_illegal_actions_get_no_slope_and_no_probability() -> None:
    logits, masks, actions, old, gains = some_decisions(4)
    assert not slope(logits, masks, actions, old, gains, 0.2, 0.05)[~masks].any()
    assert np.exp(log_policy(logits, masks))[~masks].max() < 1e-9


def test_a_decision_that_has_moved_far_enough_is_pushed_no_further() -> None:
    """Twice as likely as when it was made, and good: only the entropy is left."""
    logits, masks = np.zeros((1, 2)), np.ones((1, 2), bool)
    action, old = np.array([0]), np.log([0.25])
    assert not slope(logits, masks, action, old, np.array([1.0]), 0.2, 0.0).any()
    assert slope(logits, masks, action, old, np.array([-1.0]), 0.2, 0.0).any()


# --- schedules ------------------------------------------------------------------------------------


def test_schedules_go_by_decisions() -> None:
    settings = Settings(decisions=1e9)
    assert settings.rate_at(0) < settings.rate_at(5e7) <= settings.rate
    assert settings.rate_at(1e9) == settings.rate_at(2e9) == pytest.approx(settings.last_rate)
    assert settings.entropy_at(0) == settings.entropy
    assert settings.entropy_at(5e8) == pytest.approx(
        np.sqrt(settings.entropy * settings.last_entropy)
    )
    assert settings.entropy_at(2e9) == pytest.approx(settings.last_entropy)


def test_rows_have_all_numbers_of_players_in_their_parts() -> None:
    listed = Settings(rows=1000, mix="30,20,10,5,35").players_of_rows()
    assert listed == sorted(listed)
    assert [listed.count(players) for players in range(2, 7)] == [300, 200, 100, 50, 350]
    for wrong in ("50,50", "30,20,10,5,36"):
        with pytest.raises(ValueError, match="--mix"):
            Settings(mix=wrong).players_of_rows()
    assert Settings(rows=5, players=3).players_of_rows() == [3] * 5
