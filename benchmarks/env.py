"""The vector environment beside OpenSpiel's Python loop, both with observations, on one core.

`python -m benchmarks.env --gpu` measures the environment on a GPU instead.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median

import numpy as np

from hofnarr.env.vector import VectorEnv, random_actions

ROUNDS = 5
SECONDS = 1.0
GAMES = 1024  # stepped at once
BAR = 20.0
GPU_GAMES = 1 << 17
GPU_STEPS = 300


def kabale(players: int, seconds: float) -> float:
    """Decisions a second at random: masks, actions, steps and unpacked observations."""
    env = VectorEnv(GAMES, players, seed=1)
    random = np.random.default_rng(1)
    batch = env.reset()
    batch = env.step(random_actions(batch.masks, random))  # compiles
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        batch = env.step(random_actions(batch.masks, random))
        assert batch.observations.any()
        steps += 1
    return steps * GAMES / (time.perf_counter() - started)


def open_spiel(name: str, seconds: float) -> float:
    """Decisions a second at random in a Python loop over `pyspiel`; chance is not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(1)
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.information_state_tensor()
                decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
    return decisions / (time.perf_counter() - started)


def pettingzoo(players: int, seconds: float) -> float:
    """Decisions a second at random with PettingZoo's usual wrappers, as its users loop."""
    from hofnarr.env.pettingzoo_env import env

    table = env(players)
    random = Random(1)
    table.reset(seed=1)
    table.step(int(table.last()[0]["action_mask"].argmax()))  # compiles
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        table.reset()
        for _ in table.agent_iter():
            observation, _, termination, _, _ = table.last()
            if termination:
                table.step(None)
                continue
            table.step(random.choice(observation["action_mask"].nonzero()[0].tolist()))
            decisions += 1
    return decisions / (time.perf_counter() - started)


def one_core() -> None:
    print("Vector environment, 4 players, with observations, decisions a second, one core")
    ratios = []
    for _ in range(ROUNDS):
        ours = kabale(4, SECONDS)
        hearts = open_spiel("hearts", SECONDS)
        euchre = open_spiel("euchre", SECONDS)
        ratios.append((ours / hearts, ours / euchre))
        print(f"  kabale {ours:10,.0f}   hearts {hearts:8,.0f}   euchre {euchre:8,.0f}")
    to_hearts, to_euchre = (median(ratio) for ratio in zip(*ratios, strict=True))
    print(f"ratio to hearts: {to_hearts:.1f} (bar {BAR:.0f}); to euchre: {to_euchre:.1f}")
    for players in (2, 3, 6):
        print(f"  {players} players: {kabale(players, SECONDS):10,.0f}")
    print("PettingZoo, with its wrappers, decisions a second")
    for players in (2, 4, 6):
        print(f"  {players} players: {pettingzoo(players, SECONDS):10,.0f}")
    print()


def gpu() -> None:
    """Steps with packed observations and random legal actions, all on the device."""
    from numba import cuda

    from hofnarr.env.vector_cuda import CudaVectorEnv

    print(f"Vector environment on the GPU, {GPU_GAMES:,} games, decisions a second")
    for players in (2, 4, 6):
        env = CudaVectorEnv(GPU_GAMES, players, seed=1)
        env.reset()
        env.step(env.random_actions(0))  # compiles
        cuda.synchronize()
        started = time.perf_counter()
        for step in range(GPU_STEPS):
            env.step(env.random_actions(1 + step))
        cuda.synchronize()
        speed = GPU_STEPS * GPU_GAMES / (time.perf_counter() - started)
        assert env.refused.copy_to_host()[0] == 0
        print(f"  {players} players: {speed:14,.0f}")


if __name__ == "__main__":
    gpu() if "--gpu" in sys.argv[1:] else one_core()
