"""What moves and positions are worth, with how sure that is: the judge that all teaching asks.

`Evaluator` is the one thing to exchange for another judge. Ours, `FlatEvaluator`, plays every move
on in the same worlds, each dealt so that it agrees with the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
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

#: Worlds after which it is first looked how precise a finding is.
PILOT = 300
#: How far apart the seeds of two stages are: further than those of any two decisions of a game.
STAGE = 1_000_003


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
    """Flat Monte Carlo with so many rollouts a decision, shared equally among its actions, or with
    as few as give this precision."""

    rollouts: int
    precision: float = 0.0

    def __post_init__(self) -> None:
        check_rollouts(self.rollouts)
        check_precision(self.precision)

    def weigh(self, view: View, seed: int) -> Weighing:
        if not view.legal:
            raise BadInput("view: nothing to decide in it; give that of the seat which must act")
        return weigh_actions(sight_of(view), self.rollouts, seed, self.precision)


def check_rollouts(rollouts: int) -> None:
    if not 1 <= rollouts <= MOST_ROLLOUTS:
        raise BadInput(f"rollouts: {rollouts} is not possible, give 1 to {MOST_ROLLOUTS:,}")


def check_precision(precision: float) -> None:
    if not 0 <= precision < 1:
        raise BadInput(f"precision: {precision} is not possible, give 0 or more, below 1")


def weigh_actions(sight: Words, rollouts: int, seed: int, precision: float = 0.0) -> Weighing:
    """All actions in the same worlds. From a whole state the judge sees everything. What is lost
    against the best action is as precise as asked, or to a tenth of it."""
    actions = tuple(legal_actions(sight))
    count, players = len(actions), sight[layout.PLAYERS]
    run = _Run(sight)

    def doubt(found: Summary) -> float:
        best = found.means.index(max(found.means))
        gaps = [found.gap(best, other) for other in range(count)]
        return max(gap.error if gap.share < 10 * gap.error else 0.0 for gap in gaps)

    summary = _precise(
        partial(run.weigh_choices, 0, count), doubt, rollouts // count, precision, seed
    )
    chances = [won / summary.worlds for won in summary.wins]
    winners = [
        [chances[at : at + players] for at in range(first, first + players**2, players)]
        for first in range(0, count * players**2, players**2)
    ]
    errors = [[summary.error_between(a, b) for b in range(count)] for a in range(count)]
    return Weighing(actions, summary.means, errors, winners)


def weigh_action(
    sight: Words, action: int, rollouts: int, seed: int, precision: float = 0.0
) -> Estimate:
    """One action alone, with all rollouts."""
    weigh = partial(_Run(sight).weigh_choices, action, 1)
    return _precise(weigh, _largest_error, rollouts, precision, seed).estimate(0)


def weigh_seats(words: Words, rollouts: int, seed: int, precision: float = 0.0) -> list[Estimate]:
    """The share of every seat, from a state or from somebody's sight of it, within a round."""
    summary = _precise(_Run(words).weigh_seats, _largest_error, rollouts, precision, seed)
    return [summary.estimate(seat) for seat in range(words[layout.PLAYERS])]


def weigh_draw(
    sight: Words, card: int, rollouts: int, seed: int, precision: float = 0.0
) -> Estimate:
    """How much better this card is for the seat that draws than any card of its pile."""
    weigh = partial(_Run(sight).weigh_draw, card)
    found = _precise(weigh, lambda two: two.error_between(0, 1), rollouts // 2, precision, seed)
    return found.gap(0, 1)


@dataclass(frozen=True)
class Summary:
    """What the rollouts of several choices (or seats) in the same worlds come to. `wins` counts how
    often (choice, column, seat) a column was won, where that was asked for."""

    means: list[float]
    covariances: list[list[float]]
    worlds: int
    wins: list[int]

    def estimate(self, which: int) -> Estimate:
        return Estimate(self.means[which], self.error_between(which, which))

    def gap(self, a: int, b: int) -> Estimate:
        error = self.error_between(a, b) if a != b else 0.0
        return Estimate(self.means[a] - self.means[b], error)

    def error_between(self, a: int, b: int) -> float:
        """The standard error of the difference between two; of one alone where both are it."""
        variance = self.covariances[a][a]
        if a != b:
            variance += self.covariances[b][b] - 2 * self.covariances[a][b]
        return sqrt(max(variance, 0.0) / self.worlds)

    def with_more(self, other: Summary) -> Summary:
        """Together with what other worlds came to."""
        mine, its = self.worlds, other.worlds
        worlds = mine + its
        apart = [a - b for a, b in zip(self.means, other.means, strict=True)]
        covariances = [
            [
                (
                    self.covariances[a][b] * (mine - 1)
                    + other.covariances[a][b] * (its - 1)
                    + apart[a] * apart[b] * mine * its / worlds
                )
                / (worlds - 1)
                for b in range(len(apart))
            ]
            for a in range(len(apart))
        ]
        pairs = zip(self.means, other.means, strict=True)
        means = [(a * mine + b * its) / worlds for a, b in pairs]
        wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        return Summary(means, covariances, worlds, wins)


def _largest_error(found: Summary) -> float:
    return max(found.error_between(at, at) for at in range(len(found.means)))


def _precise(
    weigh: Callable[[int, int], Summary],
    error: Callable[[Summary], float],
    most: int,
    precision: float,
    seed: int,
) -> Summary:
    """What so many worlds come to, or fewer where the error is small enough before. Without a
    precision all are dealt from this seed, otherwise stage by stage from seeds of their own."""
    most = max(2, most)
    found = weigh(min(most, PILOT) if precision else most, seed)
    stage = 0
    while found.worlds < most and (doubt := error(found)) > precision:
        needed = int(1.05 * found.worlds * (doubt / precision) ** 2) + 1
        # Not all at once: what few worlds say of their error is itself not sure.
        more = min(needed, 4 * found.worlds, most) - found.worlds
        stage += 1
        found = found.with_more(weigh(max(2, more), (seed + stage * STAGE) % 2**31))
    return found


class _Run:
    """Judgements of one position: what the kernel writes on."""

    def __init__(self, words: Words) -> None:
        self._runner = bot_runner()
        self._players = words[layout.PLAYERS]
        self._words = self._runner.ints(words)
        self._scratch = self._runner.scratch(SCRATCH_WORDS)

    def weigh_choices(self, first: int, count: int, worlds: int, seed: int) -> Summary:
        """The shares of so many choices."""
        wins = self._runner.ints(count * self._players**2)
        shares = self._call("weigh_choices", worlds * count, wins, first, count, worlds, seed)
        return self._sum_up(shares, count, worlds, [int(won) for won in wins[: len(wins)]])

    def weigh_seats(self, worlds: int, seed: int) -> Summary:
        shares = self._call("weigh_position", worlds * self._players, worlds, seed)
        return self._sum_up(shares, self._players, worlds)

    def weigh_draw(self, card: int, worlds: int, seed: int) -> Summary:
        return self._sum_up(self._call("weigh_draw", 2 * worlds, card, worlds, seed), 2, worlds)

    def _call(self, name: str, size: int, *arguments: Any) -> Any:
        """The shares that the kernel fills in."""
        shares = self._runner.ints(size)
        self._runner.function(name)(self._words, self._scratch, shares, *arguments)
        return shares

    def _sum_up(self, shares: Any, columns: int, worlds: int, wins: Sequence[int] = ()) -> Summary:
        out = self._runner.doubles(columns + columns**2)
        self._runner.function("spread")(shares, out, columns, worlds)
        numbers = [float(number) for number in out[: len(out)]]
        rows = [numbers[at : at + columns] for at in range(columns, len(numbers), columns)]
        return Summary(numbers[:columns], rows, worlds, list(wins))
