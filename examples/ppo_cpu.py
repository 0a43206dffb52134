"""Learn Kabale for two by self-play: PPO in plain NumPy, on a CPU.

    python examples/ppo_cpu.py [DECISIONS]

One small network plays both seats. Before it begins, and then every 131,072 decisions, it plays a
match against random players. What it learns depends on the decisions alone; how long they take is
the machine's affair.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from hofnarr.env.vector import VectorEnv, random_actions
from hofnarr.kabale.tensors import unpack

Array = np.ndarray[Any, Any]

ACTION_COUNT = VectorEnv.num_actions
(OBSERVATION_BITS,) = VectorEnv.observation_shape
PLAYERS = 2
GAMES = 256  # played at once
DECISIONS = 16_384  # learned from at once
MINIBATCH = 1024
EPOCHS = 2
HIDDEN = 128
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.02
VALUE = 0.5
MATCH_GAMES = 1000
MATCH_EVERY = 8 * DECISIONS


class Network:
    """Bits -> ReLU layer -> logits of all actions, and the value: expected win share less 1/2."""

    def __init__(self, random: np.random.Generator) -> None:
        def layer(inputs: int, outputs: int, scale: float) -> Array:
            return (random.standard_normal((inputs, outputs)) * scale).astype(np.float32)

        outputs = ACTION_COUNT + 1
        self.weights = [
            layer(OBSERVATION_BITS, HIDDEN, 0.05),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, outputs, 0.01),
            np.zeros(outputs, np.float32),
        ]
        self._mean = [np.zeros_like(w) for w in self.weights]
        self._square = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def forward(self, bits: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logits and the value."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(bits @ w1 + b1, 0)
        out = hidden @ w2 + b2
        return hidden, out[:, :-1], out[:, -1]

    def descend(self, bits: Array, hidden: Array, slope: Array) -> None:
        """One step of Adam; `slope` is the gradient of the loss by the outputs."""
        back = (slope @ self.weights[2].T) * (hidden > 0)
        gradients = [bits.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        self._steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for w, g, mean, square in zip(
            self.weights, gradients, self._mean, self._square, strict=True
        ):
            mean[:] += 0.1 * (g - mean)
            square[:] += 0.001 * (g * g - square)
            w[:] -= rate * mean / (np.sqrt(square) + 1e-8)


def log_policy(logits: Array, masks: Array) -> Array:
    """Log probabilities; illegal actions have next to none."""
    logits = np.where(masks, logits, -1e9)
    logits = logits - logits.max(axis=1, keepdims=True)
    logs: Array = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return logs


def sample(logs: Array, random: np.random.Generator) -> Array:
    """Actions in proportion to the policy (by the Gumbel trick)."""
    actions: Array = (logs + random.gumbel(size=logs.shape)).argmax(axis=1)
    return actions


def as_input(packed: Array) -> Array:
    return unpack(packed, OBSERVATION_BITS).astype(np.float32)


class SelfPlay:
    """Games of the network against itself; decisions are handed out once their game is over."""

    def __init__(self, network: Network, random: np.random.Generator) -> None:
        self._network = network
        self._random = random
        self._env = VectorEnv(GAMES, PLAYERS, seed=1)
        self._batch = self._env.reset()
        self._open: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]

    def collect(self) -> tuple[Array, ...]:
        """Observations, masks, actions, their log probabilities, and what came of them."""
        finished: list[tuple[Any, ...]] = []
        while len(finished) < DECISIONS:
            batch = self._batch
            _, logits, _ = self._network.forward(as_input(batch.packed))
            logs = log_policy(logits, batch.masks)
            actions = sample(logs, self._random)
            self._batch = self._env.step(actions)
            for game in range(GAMES):
                action = actions[game]
                row = batch.packed[game], batch.packed_masks[game], action, logs[game, action]
                self._open[game].append((*row, batch.seats[game]))
                if self._batch.dones[game]:
                    rewards = self._batch.rewards[game]
                    finished += [(*row, rewards[seat]) for *row, seat in self._open[game]]
                    self._open[game] = []
        return tuple(np.array(column) for column in zip(*finished, strict=True))


def learn(network: Network, decisions: tuple[Array, ...], random: np.random.Generator) -> None:
    """PPO: clipped policy gradient, value and entropy, some passes over the decisions."""
    for _ in range(EPOCHS):
        order = random.permutation(len(decisions[0]))
        for first in range(0, len(order), MINIBATCH):
            rows = order[first : first + MINIBATCH]
            packed, masks, actions, old_logs, returns = (column[rows] for column in decisions)
            bits = as_input(packed)
            hidden, logits, value = network.forward(bits)
            logs = log_policy(logits, unpack(masks, ACTION_COUNT).astype(bool))
            policy = np.exp(logs)
            entropy = -(policy * logs).sum(axis=1, keepdims=True)

            better = returns - value
            better = (better - better.mean()) / (better.std() + 1e-6)
            ratio = np.exp(logs[np.arange(len(rows)), actions] - old_logs)
            clipped = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(clipped, 0, ratio * better)[:, None]
            slope = np.empty((len(rows), ACTION_COUNT + 1), np.float32)
            slope[:, :-1] = policy * push + ENTROPY * policy * (logs + entropy)
            slope[np.arange(len(rows)), actions] -= push[:, 0]
            slope[:, -1] = VALUE * (value - returns)
            network.descend(bits, hidden, slope / len(rows))


def match_against_random(network: Network, seed: int) -> float:
    """Win share of the network on seat 0; the seats take turns in beginning."""
    random = np.random.default_rng(seed)
    env = VectorEnv(MATCH_GAMES, PLAYERS, seed=seed)
    batch = env.reset()
    share = np.full(MATCH_GAMES, np.nan)
    while np.isnan(share).any():
        _, logits, _ = network.forward(as_input(batch.packed))
        learned = sample(log_policy(logits, batch.masks), random)
        actions = np.where(batch.seats == 0, learned, random_actions(batch.masks, random))
        batch = env.step(actions)
        first_end = batch.dones & np.isnan(share)
        share[first_end] = batch.rewards[first_end, 0] + 1 / PLAYERS
    return float(share.mean())


def main(decisions: int) -> None:
    """Learn from so many decisions, or a few more: whole games are learned from."""
    random = np.random.default_rng(1)
    network = Network(random)
    play = SelfPlay(network, random)
    started = time.perf_counter()
    learned = matches = 0
    while True:
        if learned >= min(matches * MATCH_EVERY, decisions):
            share = match_against_random(network, seed=1_000_000 + matches)
            matches += 1
            seconds = time.perf_counter() - started
            print(
                f"{learned:9,} decisions  {share:.1%} against random  ({seconds:.0f} s)", flush=True
            )
        if learned >= decisions:
            return
        batch = play.collect()
        learn(network, batch, random)
        learned += len(batch[0])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
