"""A turn as the quick network plays it: what rollouts of the King are made of. Kernel code.

It sees what the seat to act sees in that world, and nothing else.
"""

import math
from collections.abc import MutableSequence
from typing import NamedTuple

from hofnarr.bots.kabale.choices import action_code, carry_out, count_choices
from hofnarr.bots.kabale.flat import random_draws
from hofnarr.bots.kabale.net import (
    COLUMN_WORDS,
    REST_WORD,
    add_product,
    add_row,
    cut_below_0,
    set_to,
)
from hofnarr.bots.kabale.weights import QUICK, SWAP_OUT, Floats, Quick
from hofnarr.kabale.encoding import OBSERVATION_WORDS, WORD_BITS, WORD_MASK, encode
from hofnarr.kabale.kernel.bits import bit_count
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_COUNT,
    CLOAK_CHOICE,
    CLOSED,
    HAND,
    MAX_PLAYERS,
    PHASE,
    PLAY,
    PLAYERS,
    SEAT_SIZE,
    WHERE,
)
from hofnarr.kabale.kernel.playout import advance, output
from hofnarr.kabale.kernel.sight import observe

Ints = MutableSequence[int]


class Glance(NamedTuple):
    """Scratch of the quick network."""

    context: Floats
    shared: Floats
    column: Floats
    chances: Floats


SHAPES_OF_GLANCE = (
    (QUICK,),
    (QUICK,),
    (MAX_PLAYERS, QUICK),
    (3 * MAX_PLAYERS,),
)


def quick_chances(s: Ints, observation: Ints, net: Quick, g: Glance) -> int:
    """How likely each choice of the seat to act is; `observation` is what it sees. Gives their
    number; the chances are left unnormalised, their sum in the last place."""
    n = s[PLAYERS]
    look_at_all(observation, n, net, g)
    choices = count_choices(s)
    if s[PHASE] == PLAY:
        weigh_placements(s, net, g)
    elif s[PHASE] == CLOAK_CHOICE:
        weigh_cloak(s, net, g)
    else:
        weigh_swaps(s, net, g)
    most = g.chances[0]
    for choice in range(1, choices):
        most = max(most, g.chances[choice])
    for choice in range(choices):
        g.chances[choice] = math.exp(g.chances[choice] - most)
    return choices


def look_at_all(observation: Ints, players: int, net: Quick, g: Glance) -> None:
    """The context of everything, then each column in its light."""
    set_to(g.context, net.bias)
    for at in range(REST_WORD, OBSERVATION_WORDS):
        word = observation[at] & WORD_MASK
        while word != 0:
            low = word & -word
            add_row(g.context, net.rest, (at - REST_WORD) * WORD_BITS + bit_count(low - 1))
            word ^= low
    for column in range(players):
        code = g.column[column]
        set_to(code, net.column_bias)
        for at in range(COLUMN_WORDS):
            word = observation[column * COLUMN_WORDS + at] & WORD_MASK
            while word != 0:
                low = word & -word
                row = at * WORD_BITS + bit_count(low - 1)
                add_row(g.context, net.columns, row)
                add_row(code, net.column, row)
                word ^= low
    cut_below_0(g.context)
    for k in range(QUICK):
        g.shared[k] = 0
    add_product(g.shared, g.context, net.context, 0)
    for column in range(players):
        code = g.column[column]
        for k in range(QUICK):
            code[k] += g.shared[k]
        cut_below_0(code)


def logit(inputs: Floats, matrix: Floats, bias: Floats, place: int) -> float:
    value: float = bias[place]
    for k in range(QUICK):
        value += inputs[k] * matrix[k, place]
    return value


def weigh_placements(s: Ints, net: Quick, g: Glance) -> None:
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    choice = 0
    for card in range(CARD_COUNT):
        if hand >> card & 1:
            for column in range(s[PLAYERS]):
                if s[CLOSED] >> column & 1 == 0:
                    g.chances[choice] = logit(g.column[column], net.out, net.out_bias, card)
                    choice += 1


def weigh_cloak(s: Ints, net: Quick, g: Glance) -> None:
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    g.chances[0] = logit(g.context, net.cloak, net.cloak_bias, CARD_COUNT)
    choice = 1
    for card in range(CARD_COUNT):
        if hand >> card & 1:
            g.chances[choice] = logit(g.context, net.cloak, net.cloak_bias, card)
            choice += 1


def weigh_swaps(s: Ints, net: Quick, g: Glance) -> None:
    g.chances[0] = logit(g.column[s[WHERE]], net.out, net.out_bias, SWAP_OUT)
    choice = 1
    for column in range(s[PLAYERS]):
        if column != s[WHERE]:
            g.chances[choice] = logit(g.column[column], net.out, net.out_bias, SWAP_OUT)
            choice += 1


def drawn_choice(chances: Floats, choices: int, word: int) -> int:
    """One of the choices in proportion to its chance; `word` is random."""
    total = 0.0
    for choice in range(choices):
        total += chances[choice]
    left = total * word / 4294967296.0
    for choice in range(choices - 1):
        left -= chances[choice]
        if left < 0:
            return choice
    return choices - 1


def quick_turn(
    s: Ints, sight: Ints, observation: Ints, net: Quick, g: Glance, x: int, stream: int
) -> int:
    """A decision and the draws that follow; the generator after that."""
    seat = s[ACTOR]
    choice = 0
    x = advance(x, stream)
    if count_choices(s) > 1:
        observe(s, seat, sight)
        encode(sight, seat, observation)
        choices = quick_chances(s, observation, net, g)
        choice = drawn_choice(g.chances, choices, output(x))
    carry_out(s, action_code(s, choice))
    return random_draws(s, x, stream)
