"""Fits `habits.json` to games of bots: python -m hofnarr.bots.kabale.teaching.make_habits FILE

Prints how well the table foretells face-down cards of games that it was not fitted to, in nats a
card (lower is better), beside counting alone.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import NamedTuple, cast

import msgspec

from hofnarr.bots.kabale.simulation import Setting, Simulator
from hofnarr.bots.kabale.teaching.counting import count_chances, secrets
from hofnarr.bots.kabale.teaching.habits import FORMAT, Habits, Place, Situation, situation
from hofnarr.kabale.game import GAME
from hofnarr.kabale.view import View

PLAYERS = ("courtier", "squire", "greedy", "page")
GAMES = {2: 1200, 3: 400, 4: 240, 6: 80}
EVERY = 5  # decisions between two looks, for neighbouring positions are much alike
TESTED = 4  # every fourth game is kept for testing
CAUTION = 20.0  # so many sightings as expected are added to each situation
PASSES = 8


class Sighting(NamedTuple):
    """A card that lay hidden: what it could be, by counting, in which situations; what it was."""

    chances: dict[Situation, float]
    was: Situation


def sightings(seats: int, numbers: Sequence[int]) -> Iterator[Sighting]:
    """Hidden cards as the seat to act saw them in games of these numbers."""
    names = tuple(PLAYERS[(seat * 3) % len(PLAYERS)] for seat in range(seats))
    for number in numbers:
        turned = number % seats
        simulator = Simulator(Setting("habits", names[turned:] + names[:turned]))
        simulator.play(number)
        replaying = GAME.replay(simulator.record())
        for place, action in enumerate(replaying.actions):
            if place % EVERY == number % EVERY:
                yield from _look(
                    cast(View, replaying.state.view(action.seat)),
                    cast(View, replaying.state.view("open")),
                )
            replaying.state.apply(action, replaying.chance)


def _look(view: View, opened: View) -> Iterator[Sighting]:
    for secret in secrets(view):
        was = opened.columns[secret.column].cards[secret.place].card
        assert was is not None
        chances: dict[Situation, float] = defaultdict(float)
        for card, chance in count_chances(view, secret).items():
            chances[situation(view, secret, card)] += chance
        yield Sighting(dict(chances), situation(view, secret, was))


def fit(seen: Sequence[Sighting]) -> dict[Situation, float]:
    """Factors under which every situation is expected as often as it was seen."""
    factors: dict[Situation, float] = defaultdict(lambda: 1.0)
    for _ in range(PASSES):
        found: dict[Situation, float] = defaultdict(float)
        expected: dict[Situation, float] = defaultdict(float)
        for chances, was in seen:
            found[was] += 1
            total = sum(chance * factors[at] for at, chance in chances.items())
            for at, chance in chances.items():
                expected[at] += chance * factors[at] / total
        for at, times in expected.items():
            factors[at] *= (found[at] + CAUTION) / (times + CAUTION)
    return factors


def surprise(seen: Sequence[Sighting], factors: dict[Situation, float]) -> float:
    """How surprising the true cards were on average, in nats."""
    total = 0.0
    for chances, was in seen:
        weights = {at: chance * factors.get(at, 1.0) for at, chance in chances.items()}
        total -= log(weights[was] / sum(weights.values()))
    return total / len(seen)


def as_habits(factors: dict[Situation, float], about: str) -> Habits:
    table: dict[Place, dict[str, tuple[float, float]]] = {"first": {}, "later": {}, "hidden": {}}
    for place, card in sorted({(at.place, at.card) for at in factors}):
        pair = [factors.get(Situation(place, card, wins), 1.0) for wins in (False, True)]
        table[place][card] = (round(pair[0], 3), round(pair[1], 3))
    return Habits(FORMAT, about, table)


def main(file: str) -> None:
    fitted: list[Sighting] = []
    tested: list[Sighting] = []
    for seats, games in GAMES.items():
        numbers = range(games)
        fitted += sightings(seats, [number for number in numbers if number % TESTED])
        tested += sightings(seats, [number for number in numbers if not number % TESTED])
    factors = fit(fitted)
    about = (
        f"Fitted to {len(fitted)} hidden cards in {sum(GAMES.values())} games of "
        f"{', '.join(PLAYERS)}; tested on {len(tested)} others: {surprise(tested, factors):.3f} "
        f"nats a card, by counting alone {surprise(tested, {}):.3f}."
    )
    written = msgspec.json.encode(as_habits(factors, about))
    Path(file).write_bytes(msgspec.json.format(written, indent=1) + b"\n")
    print(about)


if __name__ == "__main__":
    main(sys.argv[1])
