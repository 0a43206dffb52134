"""Rows of arrays, stepped from outside. Kernel code; `words` is each runner's own.

Step t acts in all games at once: it reads `actions[t]` and leaves what the next seat sees at t + 1.
"""

from typing import Any

from hofnarr.env.stepping import GAME_NUMBER, winners
from hofnarr.kabale import tensors
from hofnarr.kabale.encoding import action_mask, encode, is_legal
from hofnarr.kabale.kernel.compiled import words
from hofnarr.kabale.kernel.layout import ACTOR, PLAYERS
from training.rows import (
    GAME_OVER,
    begin_row,
    learner_seat,
    observe_row,
    step_row,
    tell_truth,
    win_part,
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


def show(
    i: int,
    t: int,
    states: Array,
    desks: Array,
    kinds: Array,
    packed: Array,
    masks: Array,
    seats: Array,
    truth: Array,
    mine: Array,
    sight: Array,
) -> None:
    """What the seat to act sees in game i, and what is true."""
    s = words(states[i])
    seat = s[ACTOR]
    observe_row(s, seat, kinds[i], words(sight))
    encode(words(sight), seat, words(packed[t, i]))
    action_mask(words(sight), words(masks[t, i]))
    tell_truth(s, seat, words(truth[t, i]))
    seats[t, i] = seat
    mine[t, i] = 0
    if seat == learner_seat(words(desks[i]), s[PLAYERS]):
        mine[t, i] = 1


def begin_at(
    i: int,
    states: Array,
    desks: Array,
    kinds: Array,
    players: Array,
    packed: Array,
    masks: Array,
    seats: Array,
    truth: Array,
    mine: Array,
    sight: Array,
    seed: int,
    number: int,
) -> None:
    begin_row(words(states[i]), words(desks[i]), players[i], kinds[i], seed, number + i)
    show(i, 0, states, desks, kinds, packed, masks, seats, truth, mine, sight)


def step_at(
    i: int,
    t: int,
    states: Array,
    desks: Array,
    kinds: Array,
    players: Array,
    packed: Array,
    masks: Array,
    seats: Array,
    truth: Array,
    mine: Array,
    actions: Array,
    ended: Array,
    won: Array,
    shares: Array,
    outlook: Array,
    sight: Array,
    scratch: Array,
    seed: int,
) -> None:
    s = words(states[i])
    desk = words(desks[i])
    n = players[i]
    if not is_legal(s, actions[t, i]):
        ended[t, i] = -1
        return
    over = step_row(
        s,
        desk,
        words(sight),
        words(scratch),
        actions[t, i],
        words(won[t, i]),
        words(outlook[t, i]),
    )
    ended[t, i] = over
    if over == GAME_OVER:
        best = winners(s)
        for seat in range(n):
            shares[t, i, seat] = win_part(best, seat)
        begin_row(s, desk, n, kinds[i], seed, desk[GAME_NUMBER] + len(states))
    show(i, t + 1, states, desks, kinds, packed, masks, seats, truth, mine, sight)
