"""What moves and positions are worth, with how sure that is: the judge that all teaching asks.

`Evaluator` is the one thing to exchange for another judge. Ours, `FlatEvaluator`, plays every move
on in the same worlds, each dealt so that it agrees with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple, Protocol

from hofnarr.bots.kabale.kernel.flat import MOST_ROLLOUTS
from hofnarr.bots.kabale.kernel.scratch import SCRATCH_WORDS
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.core.errors import BadInput
from hofnarr.kabale.actions import Action, legal_actions
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.view import View, sight_of

Words = Sequence[int]


class Estimate(NamedTuple):
    """A share of the win, or a difference of two, and its standard error."""

    share: float
    error: float


@dataclass(frozen=True)
class Weighing:
    """Every legal action judged by somebody who knows what the seat to act knows.

    `shares[a]` is the share of the win after action a, `errors[a][b]` the standard error of the
    difference between two of them (on the diagonal that of one alone), `winners[a][c][s]` the
    chance that the target of column c then falls to seat s.
    """

    actions: tuple[Action, ...]
    shares: list[float]
    errors: list[list[float]]
    winners: list[list[list[float]]]

    def order(self) -> list[int]:
        """The actions by number, best first."""
        return sorted(range(len(self.shares)), key=lambda place: -self.shares[place])

    def estimate(self, action: int) -> Estimate:
        return Estimate(self.shares[action], self.errors[action][action])

    def gap(self, better: int, worse: int) -> Estimate:
        gap = self.shares[better] - self.shares[worse]
        return Estimate(gap, self.errors[better][worse] if better != worse else 0.0)


class Evaluator(Protocol):
    """Judges every legal action of a view, from the view alone; the same for the same seed."""

    def weigh(self, view: View, seed: int) -> Weighing: ...


@dataclass(frozen=True)
class FlatEvaluator:
    """Flat Monte Carlo with so many rollouts a decision, shared equally among its actions."""

    rollouts: int

    def __post_init__(self) -> None:
        check_rollouts(self.rollouts)

    def weigh(self, view: View, seed: int) -> Weighing:
        if not view.legal:
            raise BadInput("view: nothing to decide in it; give that of the seat which must act")
        return weigh_actions(sight_of(view), self.rollouts, seed)


def check_rollouts(rollouts: int) -> None:
    if not 1 <= rollouts <= MOST_ROLLOUTS:
        raise BadInput(f"rollouts: {rollouts} is not possible, give 1 to {MOST_ROLLOUTS:,}")


def weigh_actions(sight: Words, rollouts: int, seed: int) -> Weighing:
    """All actions in the same worlds. From a whole state the judge sees everything."""
    actions = tuple(legal_actions(sight))
    count, players = len(actions), sight[layout.PLAYERS]
    worlds = max(2, rollouts // count)
    run = _Run(sight, seed)
    summary, wins = run.weigh_choices(0, count, worlds)
    chances = [won / worlds for won in wins]
    winners = [
        [chances[at : at + players] for at in range(first, first + players**2, players)]
        for first in range(0, count * players**2, players**2)
    ]
    errors = [[summary.error_between(a, b) for b in range(count)] for a in range(count)]
    return Weighing(actions, summary.means, errors, winners)


def weigh_action(sight: Words, action: int, rollouts: int, seed: int) -> Estimate:
    """One action alone, with all rollouts."""
    summary, _ = _Run(sight, seed).weigh_choices(action, 1, max(2, rollouts))
    return summary.estimate(0)


def weigh_seats(words: Words, rollouts: int, seed: int) -> list[Estimate]:
    """The share of every seat, from a state or from somebody's sight of it, within a round."""
    players = words[layout.PLAYERS]
    worlds = max(2, rollouts)
    run = _Run(words, seed)
    shares = run.ints(worlds * players)
    run.call("weigh_position", shares, worlds)
    summary = run.sum_up(shares, players, worlds)
    return [summary.estimate(seat) for seat in range(players)]


def weigh_draw(sight: Words, card: int, rollouts: int, seed: int) -> Estimate:
    """How much better this card is for the seat that draws than any card of its pile."""
    worlds = max(2, rollouts // 2)
    run = _Run(sight, seed)
    shares = run.ints(2 * worlds)
    run.call("weigh_draw", shares, card, worlds)
    summary = run.sum_up(shares, 2, worlds)
    return Estimate(summary.means[0] - summary.means[1], summary.error_between(0, 1))


@dataclass(frozen=True)
class Summary:
    """What the rollouts of several choices (or seats) in the same worlds come to."""

    means: list[float]
    covariances: list[list[float]]
    worlds: int

    def estimate(self, which: int) -> Estimate:
        return Estimate(self.means[which], self.error_between(which, which))

    def error_between(self, a: int, b: int) -> float:
        """The standard error of the difference between two; of one alone where both are it."""
        variance = self.covariances[a][a]
        if a != b:
            variance += self.covariances[b][b] - 2 * self.covariances[a][b]
        return sqrt(max(variance, 0.0) / self.worlds)


class _Run:
    """One judgement: what the kernel writes on, and the seed of its chance."""

    def __init__(self, words: Words, seed: int) -> None:
        self._runner = bot_runner()
        self.ints = self._runner.ints
        self.players = words[layout.PLAYERS]
        self._words = self.ints(words)
        self._scratch = self._runner.scratch(SCRATCH_WORDS)
        self._seed = seed

    def call(self, name: str, *arguments: Any) -> None:
        self._runner.function(name)(self._words, self._scratch, *arguments, self._seed)

    def weigh_choices(self, first: int, count: int, worlds: int) -> tuple[Summary, list[int]]:
        """The shares of so many choices, and how often (choice, column, seat) a column was won."""
        shares, wins = self.ints(worlds * count), self.ints(count * self.players**2)
        self.call("weigh_choices", shares, wins, first, count, worlds)
        return self.sum_up(shares, count, worlds), [int(won) for won in wins[: len(wins)]]

    def sum_up(self, shares: Any, columns: int, worlds: int) -> Summary:
        out = self._runner.doubles(columns + columns**2)
        self._runner.function("spread")(shares, out, columns, worlds)
        numbers = [float(number) for number in out[: len(out)]]
        rows = [numbers[at : at + columns] for at in range(columns, len(numbers), columns)]
        return Summary(numbers[:columns], rows, worlds)
