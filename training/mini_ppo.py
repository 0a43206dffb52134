"""The trainer in small: PPO in self-play on mini-Kabale with tables instead of networks, in NumPy.

The same returns (`returns.py`), the same objective (`ppo.py`), an all-seeing critic, entropy that
falls: what it learns must come close to unexploitable, and how close is exact (`mini.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from training.mini import ACTIONS, Mini
from training.ppo import log_policy, slope
from training.returns import lambda_returns

Array = np.ndarray[Any, Any]

STEPS = 10  # more decisions than a game can have


@dataclass(frozen=True)
class Small:
    games: int = 4096
    rounds: int = 300
    rate: float = 1.0
    critic_rate: float = 0.2
    entropy: float = 0.05
    last_entropy: float = 0.005
    keep: float = 0.9
    clip: float = 0.2


@dataclass
class Decisions:
    """All decisions of some games: an axis for time, one for games."""

    nodes: Array  # one more than there are decisions
    situations: Array
    actions: Array
    logs: Array
    alive: Array


def play(game: Mini, logits: Array, games: int, random: np.random.Generator) -> Decisions:
    nodes = [random.choice(game.roots, games)]
    situations, actions, logs, alive = [], [], [], []
    for _ in range(STEPS):
        here = game.situation[nodes[-1]]
        policy = log_policy(logits[here], game.masks[here])
        action = (policy + random.gumbel(size=policy.shape)).argmax(axis=1)
        going_on = game.actor[nodes[-1]] >= 0
        situations.append(here)
        actions.append(action)
        logs.append(policy[np.arange(games), action])
        alive.append(going_on)
        nodes.append(np.where(going_on, game.child[nodes[-1], action], nodes[-1]))
    assert (game.actor[nodes[-1]] < 0).all()
    return Decisions(*map(np.array, (nodes, situations, actions, logs, alive)))


def learn(game: Mini, small: Small, seed: int) -> Array:
    """The policy that self-play ends with: one row for each situation."""
    random = np.random.default_rng(seed)
    logits = np.zeros((len(game.masks), len(ACTIONS)))
    critic = np.full(len(game.actor), 0.5)  # of seat 0, by position
    for number in range(small.rounds):
        part = number / small.rounds
        entropy = small.entropy * (small.last_entropy / small.entropy) ** part
        played = play(game, logits, small.games, random)
        advantages = judge(game, critic, played, small)
        chosen = played.alive.nonzero()
        rows = played.situations[chosen]
        push = slope(
            logits[rows],
            game.masks[rows],
            played.actions[chosen],
            played.logs[chosen],
            advantages[chosen] / advantages[chosen].std(),
            small.clip,
            entropy,
        ) * len(rows)
        total = np.zeros_like(logits)
        np.add.at(total, rows, push)
        visits = np.bincount(rows, minlength=len(logits))[:, None]
        logits += small.rate * (1 - part) * total / (visits + 1)
    return np.exp(log_policy(logits, game.masks)) * game.masks


def judge(game: Mini, critic: Array, played: Decisions, small: Small) -> Array:
    """Advantages of all decisions; the critic learns from their returns."""
    values = np.stack([critic[played.nodes], 1 - critic[played.nodes]], axis=2)
    ends = played.alive & (game.actor[played.nodes[1:]] < 0)
    won = game.share[played.nodes[1:]]
    shares = np.stack([won, 1 - won], axis=2)
    returns = np.array(lambda_returns(values, ends[:, :, None], shares, small.keep))
    actor = game.actor[played.nodes[:-1]][:, :, None].clip(min=0)
    gained = np.take_along_axis(returns - values[:-1], actor, 2)[:, :, 0]
    for nodes, after, alive in zip(played.nodes, returns, played.alive, strict=False):
        here = nodes[alive]
        visits = np.bincount(here, minlength=len(critic))
        total = np.bincount(here, after[alive, 0], minlength=len(critic))
        met = visits > 0
        critic[met] += small.critic_rate * (total[met] / visits[met] - critic[met])
    return np.where(played.alive, gained, 0)
