"""Rollouts that teach: what a choice, a position or a drawn card is worth. Kernel code.

As in `flat.py`, hidden cards are dealt anew for every world and the round is played on hastily;
here every single result is kept, so that differences can be given with their errors.
"""

from hofnarr.bots.kabale.kernel.choices import action_code, carry_out, copy_words
from hofnarr.bots.kabale.kernel.flat import SHARE, eager_turn, random_draws
from hofnarr.bots.kabale.kernel.leaf import win_share
from hofnarr.bots.kabale.kernel.scratch import S_EVENTS, S_PLACES, S_TRIAL, S_WORLD
from hofnarr.kabale.kernel.arrays import Doubles, Events, Ints, part
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    COLUMN_SIZE,
    E_AWARDED,
    LAST_CHOICE,
    PHASE,
    PLAYERS,
    ROW,
    TARGET,
)
from hofnarr.kabale.kernel.playout import advance, game_key, game_stream, output, random_draw
from hofnarr.kabale.kernel.sight import restore
from hofnarr.kabale.kernel.turn import draw, end_round, ready


def finish_round(s: Ints, ev: Events, x: int, stream: int) -> None:
    """Play on hastily to the end of the round and award it."""
    x = random_draws(s, x, stream)
    while s[PHASE] <= LAST_CHOICE:
        x = eager_turn(s, x, stream)
    end_round(s, ev)


def count_winners(sight: Ints, ev: Ints, wins: Ints, first: int) -> None:
    """Add 1 for the winner of each target, counted from `first` on, seat by seat in every column.

    A target counts where it lies in the sight, wherever traitors carried it; alike ones count once.
    """
    n = sight[PLAYERS]
    stayed = 0
    for row in range(1, ev[0], ROW):
        if ev[row] == E_AWARDED and ev[row + 2] == sight[TARGET + ev[row + 1] * COLUMN_SIZE]:
            stayed |= 1 << ev[row + 1]
    taken = stayed
    for row in range(1, ev[0], ROW):
        if ev[row] == E_AWARDED:
            column = ev[row + 1]
            if not stayed >> column & 1:
                column = 0
                while ev[row + 2] != sight[TARGET + column * COLUMN_SIZE] or taken >> column & 1:
                    column += 1
                taken |= 1 << column
            if ev[row + 3] >= 0:
                wins[first + column * n + ev[row + 3]] += 1


def weigh_choices(
    sight: Ints,
    scratch: Ints,
    shares: Ints,
    wins: Ints,
    first: int,
    count: int,
    worlds: int,
    seed: int,
) -> None:
    """So many choices of the seat to act, from the `first` on, in the same worlds.

    Fills `shares`, choice by choice in every world, with the seat's share of the win, and counts in
    `wins`, seat by seat for every column and choice, who won the target that lies there now.
    """
    n = sight[PLAYERS]
    seat = sight[ACTOR]
    world = part(scratch, S_WORLD)
    trial = part(scratch, S_TRIAL)
    ev = part(scratch, S_EVENTS)
    x = game_key(seed, 0)
    stream = game_stream(seed, 0)
    for at in range(count * n * n):
        wins[at] = 0
    for number in range(worlds):
        copy_words(sight, world)
        x = restore(world, part(scratch, S_PLACES), x, stream)
        x = advance(x, stream)
        for k in range(count):
            copy_words(world, trial)
            carry_out(trial, action_code(trial, first + k))
            ev[0] = 1
            finish_round(trial, ev, x, stream)
            shares[number * count + k] = int(SHARE * win_share(trial, seat))
            count_winners(sight, ev, wins, k * n * n)


def weigh_position(sight: Ints, scratch: Ints, shares: Ints, worlds: int, seed: int) -> None:
    """Fills `shares`, seat by seat in every world, from any moment of a round.

    In a sight what is hidden is dealt anew; in a state nothing is, only what comes is chance.
    """
    n = sight[PLAYERS]
    world = part(scratch, S_WORLD)
    x = game_key(seed, 0)
    stream = game_stream(seed, 0)
    for number in range(worlds):
        copy_words(sight, world)
        x = restore(world, part(scratch, S_PLACES), x, stream)
        x = advance(x, stream)
        finish_round(world, None, x, stream)
        for seat in range(n):
            shares[number * n + seat] = int(SHARE * win_share(world, seat))


def weigh_draw(sight: Ints, scratch: Ints, shares: Ints, card: int, worlds: int, seed: int) -> None:
    """For the seat that draws: its share with this card, then with any card of its pile, in the
    same worlds and with the same luck afterwards."""
    seat = sight[ACTOR]
    world = part(scratch, S_WORLD)
    trial = part(scratch, S_TRIAL)
    x = game_key(seed, 0)
    stream = game_stream(seed, 0)
    for number in range(worlds):
        copy_words(sight, world)
        x = restore(world, part(scratch, S_PLACES), x, stream)
        x = advance(x, stream)
        word = output(x)
        x = advance(x, stream)
        for k in range(2):
            copy_words(world, trial)
            if k == 0:
                ready(trial, None)
                draw(trial, None, card)
            else:
                random_draw(trial, None, word)
            finish_round(trial, None, x, stream)
            shares[2 * number + k] = int(SHARE * win_share(trial, seat))


def spread(shares: Ints, out: Doubles, columns: int, rows: int) -> None:
    """The mean of every column of `shares`, then the covariance of every two; a win is 1."""
    for a in range(columns):
        total = 0
        for row in range(rows):
            total += shares[row * columns + a]
        out[a] = total / rows / SHARE
    for a in range(columns):
        for b in range(columns):
            together = 0.0
            for row in range(rows):
                first = shares[row * columns + a] / SHARE - out[a]
                together += first * (shares[row * columns + b] / SHARE - out[b])
            out[columns + a * columns + b] = together / (rows - 1)
