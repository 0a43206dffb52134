"""Rows of arrays, a game each, stepped from outside. Kernel code; `words` is each runner's own.

A game that ends shows its rewards and scores, and already the first observation of the next one.
"""

from typing import Any, NamedTuple

from hofnarr.core.extras import extra
from hofnarr.env.stepping import GAME_NUMBER, begin_game, look, step_game
from hofnarr.kabale import tensors
from hofnarr.kabale.kernel.score import score, win_part

with extra("lab", __name__):
    from hofnarr.kabale.kernel.compiled import words

MODULES = (*tensors.MODULES, "hofnarr.env.stepping", "hofnarr.env.batch")

Array = Any


class Tables(NamedTuple):
    """The games as they stand, one row for each game, and what they have in common."""

    states: Array
    desks: Array
    players: int
    options: int
    seed: int


class Shown(NamedTuple):
    """What they show after a step: the arrays of `vector.Batch`."""

    packed: Array
    masks: Array
    seats: Array
    rewards: Array
    scores: Array
    dones: Array


def clear(i: int, players: int, shown: Shown) -> None:
    """Forget what came of the step before."""
    shown.dones[i] = False
    for seat in range(players):
        shown.scores[i, seat] = 0
        shown.rewards[i, seat] = 0


def begin_at(i: int, number: int, tables: Tables, shown: Shown, sight: Array) -> None:
    """Game `number` begins in row i."""
    s, desk = words(tables.states[i]), words(tables.desks[i])
    begin_game(s, desk, tables.players, tables.options, tables.seed, number)
    shown.seats[i] = look(s, words(sight), words(shown.packed[i]), words(shown.masks[i]))


def step_at(i: int, action: int, tables: Tables, shown: Shown, sight: Array) -> None:
    """A legal action in row i, where nothing of the step before is shown any more."""
    s, desk = words(tables.states[i]), words(tables.desks[i])
    won = step_game(s, desk, action)
    if won == 0:
        shown.seats[i] = look(s, words(sight), words(shown.packed[i]), words(shown.masks[i]))
        return
    shown.dones[i] = True
    for seat in range(tables.players):
        shown.scores[i, seat] = score(s, seat)
        shown.rewards[i, seat] = win_part(won, seat) - 1 / tables.players
    begin_at(i, desk[GAME_NUMBER] + len(tables.states), tables, shown, sight)
