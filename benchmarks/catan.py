"""Random play of the Catan card game beside Catanatron's, interleaved on one core.

What is counted is how often a player is asked. Catanatron asks also where there is nothing to
choose (to roll, to end a turn): three times out of four; our engine does such things by itself. So
the bar is tried on everything that is asked, the harder way; the ratio of the decisions that leave
a choice is told as well. Both sides play with two: with four Catanatron is slower.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from catanatron import Color, Game, RandomPlayer

from hofnarr.catan import running
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.options import VARIANTS, Options
from hofnarr.catan.speed import clone_time, play_random
from hofnarr.core.chance import RandomChance

ROUNDS = 15
SECONDS = 0.4
BAR = 4.0
CLONE_BAR = 20  # microseconds
SAMPLE = 10  # games that tell how many decisions leave a choice


def per_second(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of processor time: others may be at work on this machine."""
    decisions = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        decisions += play(games)
        games += 1
    return decisions / (time.process_time() - started)


def ours(options: Options) -> Callable[[int], int]:
    return lambda number: play_random(options, number)


def catanatron(number: int, player: type[RandomPlayer] = RandomPlayer) -> int:
    """Its own `Game.play` with two random players."""
    game = Game([player(Color.RED), player(Color.BLUE)], seed=number + 1)
    game.play()
    return len(game.state.actions)


class Counting(RandomPlayer):
    """A random player who counts how often there was a choice."""

    choices = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        Counting.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def their_choices() -> float:
    """The share of Catanatron's decisions that leave a choice."""
    Counting.choices = 0
    asked = sum(catanatron(number, Counting) for number in range(SAMPLE))
    return Counting.choices / asked


def our_choices() -> float:
    """The same for ours."""
    asked = choices = 0
    for number in range(SAMPLE):
        chance, moves = RandomChance(number), random.Random(number)
        s, _ = running.start_game(card_set(VARIANTS["base"]), chance, 0)
        while s.moves:
            asked += 1
            choices += len(s.moves) > 1
            running.step(s, moves.choice(s.moves), chance)
    return choices / asked


def one_core() -> None:
    print("Catan card game, base set, against Catanatron, decisions a second, one core")
    random.seed(1)  # Catanatron's players use the global generator
    mine, theirs = [], []
    for _ in range(ROUNDS):
        mine.append(per_second(ours(VARIANTS["base"]), SECONDS))
        theirs.append(per_second(catanatron, SECONDS))
    ratio = median(a / b for a, b in zip(mine, theirs, strict=True))
    shares = our_choices(), their_choices()
    for counted, a, b in (("all that is asked", 1.0, 1.0), ("with a choice", *shares)):
        speeds = f"catan {a * median(mine):9,.0f}   catanatron {b * median(theirs):9,.0f}"
        print(f"  {counted:20} {speeds}")
    with_choice = ratio * shares[0] / shares[1]
    print(f"ratio to Catanatron: {ratio:.2f} (bar {BAR:.0f}); with a choice {with_choice:.1f}")
    for name, options in VARIANTS.items():
        speed = per_second(ours(options), SECONDS)
        copy = clone_time(options) * 1e6
        print(f"  {name}: {speed:10,.0f} decisions a second, a copy {copy:.1f} µs")
    print(f"a copy of a state: bar {CLONE_BAR} µs\n")


if __name__ == "__main__":
    one_core()
