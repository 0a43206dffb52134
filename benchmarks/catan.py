"""Random play of the Catan card game beside Catanatron's, interleaved on one core."""

from __future__ import annotations

import random
import time
from statistics import median

from catanatron import Color, Game, RandomPlayer

from hofnarr.catan.options import VARIANTS, Options
from hofnarr.catan.speed import clone_time, play_random

ROUNDS = 5
SECONDS = 1.0
BAR = 4.0
CLONE_BAR = 20  # microseconds


def ours(options: Options, seconds: float) -> float:
    """Decisions a second of processor time: others may be at work on this machine."""
    decisions = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        decisions += play_random(options, games)
        games += 1
    return decisions / (time.process_time() - started)


def catanatron(seconds: float) -> float:
    """The same for its own `Game.play` with two random players."""
    decisions = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=decisions)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.process_time() - started)


def one_core() -> None:
    print("Catan card game, base set, against Catanatron, decisions a second, one core")
    random.seed(1)  # Catanatron's players use the global generator
    ratios = []
    for _ in range(ROUNDS):
        mine = ours(VARIANTS["base"], SECONDS)
        theirs = catanatron(SECONDS)
        ratios.append(mine / theirs)
        print(f"  catan {mine:12,.0f}   catanatron {theirs:12,.0f}   ratio {ratios[-1]:.2f}")
    print(f"ratio to Catanatron: {median(ratios):.2f} (bar {BAR:.0f})")
    for name, options in VARIANTS.items():
        speed = ours(options, SECONDS)
        copy = clone_time(options) * 1e6
        print(f"  {name}: {speed:10,.0f} decisions a second, a copy {copy:.1f} µs")
    print(f"a copy of a state: bar {CLONE_BAR} µs\n")


if __name__ == "__main__":
    one_core()
