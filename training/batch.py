"""Rows of arrays, stepped from outside. Kernel code; `words` is each runner's own.

Step t acts in all games at once: it reads `actions[t]` and leaves what the next seat sees at t + 1.
"""

from typing import Any, NamedTuple

from hofnarr.env.stepping import GAME_NUMBER
from hofnarr.kabale import tensors
from hofnarr.kabale.encoding import action_mask, encode, is_legal
from hofnarr.kabale.kernel.compiled import words
from hofnarr.kabale.kernel.layout import ACTOR, PLAYERS
from hofnarr.kabale.kernel.score import win_part, winners
from training.rows import (
    GAME_OVER,
    begin_row,
    learner_seat,
    observe_row,
    step_row,
    tell_truth,
)

MODULES = (
    *tensors.MODULES,
    "hofnarr.env.stepping",
    "hofnarr.bots.kabale.kernel.choices",
    "hofnarr.bots.kabale.kernel.leaf",
    "hofnarr.bots.kabale.kernel.flat",
    "hofnarr.bots.kabale.kernel.outlook",
    "training.mini_rules",
    "training.rows",
    "training.batch",
)

Array = Any


class Tables(NamedTuple):
    """The games as they stand: one row for each game."""

    states: Array
    desks: Array
    kinds: Array
    players: Array


class Shown(NamedTuple):
    """What is shown before each decision: one row for each game, for each time."""

    packed: Array
    masks: Array
    seats: Array
    truth: Array
    mine: Array


class Outcome(NamedTuple):
    """What was done in each step, and what came of it: likewise."""

    actions: Array
    ended: Array
    won: Array
    shares: Array
    outlook: Array


def show(i: int, t: int, tables: Tables, shown: Shown, sight: Array) -> None:
    """What the seat to act sees in game i, and what is true."""
    s = words(tables.states[i])
    seat = s[ACTOR]
    observe_row(s, seat, tables.kinds[i], words(sight))
    encode(words(sight), seat, words(shown.packed[t, i]))
    action_mask(words(sight), words(shown.masks[t, i]))
    tell_truth(s, seat, words(shown.truth[t, i]))
    shown.seats[t, i] = seat
    shown.mine[t, i] = 0
    if seat == learner_seat(words(tables.desks[i]), s[PLAYERS]):
        shown.mine[t, i] = 1


def begin_at(i: int, tables: Tables, shown: Shown, sight: Array, seed: int, number: int) -> None:
    s = words(tables.states[i])
    begin_row(s, words(tables.desks[i]), tables.players[i], tables.kinds[i], seed, number + i)
    show(i, 0, tables, shown, sight)


def step_at(
    i: int,
    t: int,
    tables: Tables,
    shown: Shown,
    outcome: Outcome,
    sight: Array,
    scratch: Array,
    seed: int,
) -> None:
    s = words(tables.states[i])
    desk = words(tables.desks[i])
    n = tables.players[i]
    action = outcome.actions[t, i]
    if not is_legal(s, action):
        outcome.ended[t, i] = -1
        return
    won = words(outcome.won[t, i])
    over = step_row(
        s, desk, words(sight), words(scratch), action, won, words(outcome.outlook[t, i])
    )
    outcome.ended[t, i] = over
    if over == GAME_OVER:
        best = winners(s)
        for seat in range(n):
            outcome.shares[t, i, seat] = win_part(best, seat)
        number = desk[GAME_NUMBER] + len(tables.states)
        begin_row(s, desk, n, tables.kinds[i], seed, number)
    show(i, t + 1, tables, shown, sight)
