"""Our random playouts beside those of peers (OpenSpiel, Catanatron), interleaved on one core."""

from __future__ import annotations

import os
import time
from statistics import median

import pyspiel

from benchmarks import bots, catan, env
from hofnarr.kabale.speed import measure

ROUNDS = 5
SECONDS = 1.0
HEARTS_DECISIONS = 64  # 12 cards passed, 52 played; chance nodes are not counted
BAR, AIM = 4.0, 6.0
WASM_BAR = 0.7


def hearts(seconds: float) -> float:
    """Decisions a second of `pyspiel.evaluate_bots` with uniform random bots."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
    games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
            games += 1
    return games * HEARTS_DECISIONS / (time.perf_counter() - started)


def one_core() -> None:
    print("Kabale, 4 players, against OpenSpiel hearts (C++), decisions a second, one core")
    ratios, to_numba = [], []
    for _ in range(ROUNDS):
        numba, wasm = (
            measure(4, seconds=SECONDS, runner=runner).decisions_per_second
            for runner in ("numba", "wasm")
        )
        theirs = hearts(SECONDS)
        ratios.append(numba / theirs)
        to_numba.append(wasm / numba)
        print(
            f"  Numba {numba:12,.0f}   hearts {theirs:12,.0f}   ratio {ratios[-1]:.2f}"
            f"   WebAssembly {wasm:12,.0f}, to Numba {to_numba[-1]:.2f}"
        )
    print(f"ratio to hearts: {median(ratios):.2f} (bar {BAR:.0f}, aim {AIM:.0f})")
    print(f"WebAssembly to Numba: {median(to_numba):.2f} (bar {WASM_BAR})\n")


def other_player_counts() -> None:
    for players in (2, 3, 6):
        for runner in ("numba", "wasm"):
            speed = measure(players, seconds=SECONDS, runner=runner).decisions_per_second
            print(f"  {players} players, {runner}, one core: {speed:12,.0f} decisions a second")
    plain = measure(4, seconds=SECONDS, runner="plain").decisions_per_second
    print(f"  4 players, plain CPython, one core: {plain:8,.0f} decisions a second (aim 60,000)\n")


def two_cores() -> None:
    if (os.cpu_count() or 1) < 2:
        print("two cores: this machine has one, not measured")
        return
    ratios = []
    for _ in range(ROUNDS):
        one = measure(4, seconds=SECONDS, runner="numba").decisions_per_second
        two = measure(4, seconds=SECONDS, runner="numba", cores=2).decisions_per_second
        ratios.append(two / one)
    print(f"two cores: {median(ratios):.2f} times one (bar 1.8)")


def main() -> None:
    one_core()
    other_player_counts()
    env.one_core()
    bots.one_core()
    catan.one_core()
    two_cores()


if __name__ == "__main__":
    main()
