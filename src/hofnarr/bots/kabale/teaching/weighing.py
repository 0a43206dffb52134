"""What moves and positions are worth, with how sure that is: the judge that all teaching asks.

`Evaluator` is the one thing to exchange for another judge. Ours, `FlatEvaluator`, plays every move
on in the same worlds, each dealt so that it agrees with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from hofnarr.bots.kabale.compiling import as_numbers, int32_array, int_list
from hofnarr.bots.kabale.flat import MOST_ROLLOUTS, SHARE
from hofnarr.core.errors import BadInput
from hofnarr.kabale.actions import Action, legal_actions
from hofnarr.kabale.kernel import layout, runners
from hofnarr.kabale.kernel.playout import game_key, game_stream
from hofnarr.kabale.kernel.sight import MOST_SECRETS
from hofnarr.kabale.view import View, sight_of

Floats = NDArray[np.float64]
Words = Sequence[int]

MODULES = (
    *runners.MODULES,
    "hofnarr.bots.kabale.choices",
    "hofnarr.bots.kabale.leaf",
    "hofnarr.bots.kabale.flat",
    "hofnarr.bots.kabale.teaching.rollouts",
)


class Estimate(NamedTuple):
    """A share of the win, or a difference of two, and its standard error."""

    share: float
    error: float


@dataclass(frozen=True)
class Weighing:
    """Every legal action judged by somebody who knows what the seat to act knows.

    `shares[a]` is the share of the win after action a, `errors[a, b]` the standard error of the
    difference between two of them (on the diagonal that of one alone), `winners[a, c, s]` the
    chance that the target of column c then falls to seat s.
    """

    actions: tuple[Action, ...]
    shares: Floats
    errors: Floats
    winners: Floats

    def order(self) -> list[int]:
        """The actions by number, best first."""
        return [int(place) for place in np.argsort(-self.shares, kind="stable")]

    def estimate(self, action: int) -> Estimate:
        return Estimate(float(self.shares[action]), float(self.errors[action, action]))

    def gap(self, better: int, worse: int) -> Estimate:
        gap = self.shares[better] - self.shares[worse]
        return Estimate(float(gap), float(self.errors[better, worse] if better != worse else 0))


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
    worlds = max(2, rollouts // len(actions))
    samples, winners = _weigh_choices(sight, 0, len(actions), worlds, seed)
    spread = np.cov(samples, rowvar=False).reshape(len(actions), len(actions))
    alone = np.diag(spread)
    errors = alone[:, None] + alone[None, :] - 2 * spread
    np.fill_diagonal(errors, alone)
    errors = np.sqrt(np.maximum(errors, 0) / worlds)
    return Weighing(actions, samples.mean(axis=0), errors, winners)


def weigh_action(sight: Words, action: int, rollouts: int, seed: int) -> Estimate:
    """One action alone, with all rollouts."""
    samples, _ = _weigh_choices(sight, action, 1, max(2, rollouts), seed)
    return _estimate(samples[:, 0])


def weigh_seats(words: Words, rollouts: int, seed: int) -> list[Estimate]:
    """The share of every seat, from a state or from somebody's sight of it, within a round."""
    players = words[layout.PLAYERS]
    worlds = max(2, rollouts)
    run = _Run(words, seed)
    shares = run.make(worlds * players)
    run.call("weigh_position", run.words, run.world, run.places, shares, worlds)
    samples = _samples(shares, players)
    return [_estimate(samples[:, seat]) for seat in range(players)]


def weigh_draw(sight: Words, card: int, rollouts: int, seed: int) -> Estimate:
    """How much better this card is for the seat that draws than any card of its pile."""
    worlds = max(2, rollouts // 2)
    run = _Run(sight, seed)
    shares = run.make(2 * worlds)
    run.call("weigh_draw", run.words, run.world, run.trial, run.places, shares, card, worlds)
    samples = _samples(shares, 2)
    return _estimate(samples[:, 0] - samples[:, 1])


class _Run:
    """One call of the kernel: its buffers, and the generator of a seed."""

    def __init__(self, words: Words, seed: int) -> None:
        compiled = runners.has_numba()
        self.make: Any = int32_array if compiled else int_list
        self.words = as_numbers(list(words), compiled)
        self.world, self.trial = self.make(len(words)), self.make(len(words))
        self.places = self.make(2 * MOST_SECRETS)
        self._compiled = compiled
        self._generator = game_key(seed, 0), game_stream(seed, 0)

    def call(self, name: str, *arguments: Any) -> None:
        if self._compiled:
            from hofnarr.kabale.kernel.compiled import kernel_function

            function = kernel_function(name, MODULES)
        else:
            function = getattr(runners.plain(MODULES), name)
        function(*arguments, *self._generator)


def _weigh_choices(
    sight: Words, first: int, count: int, worlds: int, seed: int
) -> tuple[Floats, Floats]:
    """The shares (world, choice), and how often (choice, column, seat) a column was won."""
    players = sight[layout.PLAYERS]
    run = _Run(sight, seed)
    shares, wins = run.make(worlds * count), run.make(count * players * players)
    events = run.make(layout.EVENT_BUFFER)
    scratch = (run.world, run.trial, run.places, events)
    run.call("weigh_choices", run.words, *scratch, shares, wins, first, count, worlds)
    won = np.array(wins, np.float64).reshape(count, players, players)
    return _samples(shares, count), won / worlds


def _samples(shares: Any, columns: int) -> Floats:
    samples: Floats = np.array(shares, np.float64).reshape(-1, columns) / SHARE
    return samples


def _estimate(samples: Floats) -> Estimate:
    error = samples.std(ddof=1) / np.sqrt(len(samples))
    return Estimate(float(samples.mean()), float(error))
