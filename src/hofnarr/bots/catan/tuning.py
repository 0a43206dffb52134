"""Weights by self-play: `python -m hofnarr.bots.catan.tuning --rounds 2 --games 60`.

One weight after the other is made larger and smaller. Who plays with the change meets the weights
so far on common deals, in both seats, in all sets by turns; the change stays where it wins more
than half by at least a standard deviation. What came of it is printed as it happens, and at the
end the table for `weights.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt

import msgspec

from hofnarr.bots.catan.levels import Level, Player
from hofnarr.bots.catan.weights import WEIGHTS, Weights
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.state import State
from hofnarr.core import stream
from hofnarr.core.chance import RandomChance
from hofnarr.core.outcome import Outcome

FACTORS = (1.4, 0.7)
THINKING = Level(positions=60, worlds=2)  # cheaper than a Courtier, and judges the same way
SETS = ("base", "knights", "politics", "barbarians", "all")
NAMES = tuple(field.name for field in msgspec.structs.fields(Weights))


class Found(msgspec.Struct, frozen=True):
    """How a change did against the weights so far."""

    win_share: float
    deviation: float

    @property
    def is_clear(self) -> bool:
        return self.win_share - self.deviation > 0.5


def play(weights: tuple[Weights, Weights], variant: str, seed: str) -> float:
    """The share of the win of the first of two players of these weights."""
    chance = RandomChance(seed)
    start = stream.pick(seed, "start", 2)
    state, _ = State.new(VARIANTS[variant], chance, start)
    bots = [
        Player(THINKING, stream.pick(seed, f"bot/{seat}", 1 << 31), w)
        for seat, w in enumerate(weights)
    ]
    while (seat := state.to_act()) is not None:
        state.apply(bots[seat].act(state.view(seat)), chance)
    return Outcome.of(state).shares[0]


def compare(new: Weights, old: Weights, games: int, seed: str) -> Found:
    """So many games, every deal in both seats, the sets by turns."""
    shares = []
    for deal in range(games // 2):
        variant = SETS[deal % len(SETS)]
        there = play((new, old), variant, f"{seed}/{deal}")
        back = play((old, new), variant, f"{seed}/{deal}")
        shares.append((there + 1 - back) / 2)
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return Found(mean, sqrt(variance / len(shares)))


def climb(
    weights: Weights, names: tuple[str, ...], games: int, seed: str
) -> Iterator[tuple[str, float, Found, Weights]]:
    """Each weight once: the name, what was tried, how it did, and the weights from then on."""
    for name in names:
        for factor in FACTORS:
            value = round(getattr(weights, name) * factor, 3)
            tried = msgspec.structs.replace(weights, **{name: value})
            found = compare(tried, weights, games, f"{seed}/{name}")
            if found.is_clear:
                weights = tried
            yield name, value, found, weights
            if found.is_clear:
                break


def tune(names: tuple[str, ...], rounds: int, games: int, seed: str) -> None:
    weights = WEIGHTS
    for number in range(rounds):
        for name, value, found, after in climb(weights, names, games, f"{seed}/{number}"):
            kept = "kept" if after != weights else ""
            print(
                f"{name} {getattr(weights, name)} -> {value}: "
                f"{100 * found.win_share:.1f} % +- {100 * found.deviation:.1f} {kept}",
                flush=True,
            )
            weights = after
    for name in NAMES:
        print(f"    {name}: float = {getattr(weights, name)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of the Catan bots by self-play.")
    parser.add_argument("--rounds", type=int, default=1, help="how often all weights are tried")
    parser.add_argument("--games", type=int, default=60, help="for each change")
    parser.add_argument("--only", nargs="+", choices=NAMES, default=NAMES, help="some weights")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    given = parser.parse_args()
    tune(tuple(given.only), given.rounds, given.games, given.seed)


if __name__ == "__main__":
    main()
