"""The network of the Minister, from a packed observation: active bits only in the first layers.
Kernel code, with float arrays for weights and results.

Matrices are (inputs, outputs): every input adds a multiple of a row, and one of 0, as every second
is after the first layer, costs nothing.
"""

import math
from collections.abc import MutableSequence
from typing import NamedTuple

from hofnarr.bots.kabale.weights import (
    CLOAKED_OUT,
    COLUMN_CODE,
    COLUMN_OUT,
    COLUMN_WIDE,
    FOOT_OUT,
    HEAD,
    PLAYER_CODE,
    PLAYER_HEAD,
    PLAYER_OUT,
    SHARE_OUT,
    SWAP_OUT,
    TRUNK,
    TRUNK_OUT,
    WINNER_OUT,
    Floats,
    Net,
)
from hofnarr.kabale.encoding import (
    ACTION_COUNT,
    CLOAK_IDS,
    COLUMN_BITS,
    MASK_WORDS,
    OBSERVATION_WORDS,
    OBSERVED_PLAYERS,
    OWN_HAND,
    PLAYER_BITS,
    SWAP_IDS,
    WORD_BITS,
    WORD_MASK,
)
from hofnarr.kabale.kernel.bits import bit_count
from hofnarr.kabale.kernel.layout import CARD_COUNT, MAX_PLAYERS

Ints = MutableSequence[int]

COLUMN_WORDS = COLUMN_BITS // WORD_BITS
REST_WORD = OBSERVED_PLAYERS // WORD_BITS
OBSERVED_TABLE = OWN_HAND - OBSERVED_PLAYERS

assert COLUMN_BITS % WORD_BITS == 0  # columns, and what follows them, begin with a word


class Thoughts(NamedTuple):
    """What the network makes of an observation; the results are the last six."""

    wide: Floats
    columns: Floats
    players: Floats
    trunk: Floats
    more: Floats
    head_base: Floats
    head: Floats
    column_out: Floats
    seat_base: Floats
    seat: Floats
    player_out: Floats
    trunk_out: Floats
    logits: Floats  #: of every action number, legal or not
    shares: Floats  #: of the win, by seats from the viewer on
    winners: Floats  #: a row a column: chance of each seat, and of nobody
    feet: Floats  #: a row a column: logits of what lies face down at its foot
    hands: Floats  #: a row a seat: logits of each card being in hand
    cloaked: Floats  #: a row a seat: logits of what lies under its cloak


SHAPES_OF_THOUGHTS = (
    (COLUMN_WIDE,),
    (MAX_PLAYERS, COLUMN_CODE),
    (MAX_PLAYERS, PLAYER_CODE),
    (TRUNK,),
    (TRUNK,),
    (HEAD,),
    (HEAD,),
    (COLUMN_OUT,),
    (PLAYER_HEAD,),
    (PLAYER_HEAD,),
    (PLAYER_OUT,),
    (TRUNK_OUT,),
    (ACTION_COUNT,),
    (MAX_PLAYERS,),
    (MAX_PLAYERS, MAX_PLAYERS + 1),
    (MAX_PLAYERS, CARD_COUNT),
    (MAX_PLAYERS, CARD_COUNT),
    (MAX_PLAYERS, CARD_COUNT),
)


# --- layers ---------------------------------------------------------------------------------------


def set_to(out: Floats, bias: Floats) -> None:
    for k in range(len(out)):
        out[k] = bias[k]


def add_row(out: Floats, matrix: Floats, row: int) -> None:
    weights = matrix[row]
    for k in range(len(out)):
        out[k] += weights[k]


def add_product(out: Floats, inputs: Floats, matrix: Floats, first_row: int) -> None:
    """Add the product of the inputs and as many rows of the matrix."""
    for i in range(len(inputs)):
        x = inputs[i]
        if x != 0:
            weights = matrix[first_row + i]
            for k in range(len(out)):
                out[k] += x * weights[k]


def cut_below_0(out: Floats) -> None:
    for k in range(len(out)):
        if out[k] < 0:
            out[k] = 0


def softmax(values: Floats, count: int) -> None:
    most = values[0]
    for k in range(1, count):
        most = max(most, values[k])
    total = 0.0
    for k in range(count):
        values[k] = math.exp(values[k] - most)
        total += values[k]
    for k in range(count):
        values[k] = values[k] / total


# --- the network ----------------------------------------------------------------------------------


def think(observation: Ints, players: int, net: Net, t: Thoughts) -> None:
    """Logits of all actions, shares of the win, winners of columns, beliefs.

    Rows of columns and seats that are not there are left as they were.
    """
    set_to(t.trunk, net.trunk_bias)
    for column in range(players):
        encode_by_net(observation, column, net, t)
        add_product(t.trunk, t.columns[column], net.trunk_columns, column * COLUMN_CODE)
    add_players(observation, players, net, t)
    cut_below_0(t.trunk)
    residual(t.trunk, net.second, net.second_bias, t.more)
    residual(t.trunk, net.third, net.third_bias, t.more)
    answer_for_columns(players, net, t)
    answer_for_seats(players, net, t)
    set_to(t.trunk_out, net.trunk_out_bias)
    add_product(t.trunk_out, t.trunk, net.trunk_out, 0)
    for k in range(CARD_COUNT + 1):
        t.logits[CLOAK_IDS + k] = t.trunk_out[k]
    for seat in range(players):
        t.shares[seat] = t.trunk_out[SHARE_OUT + seat]
    softmax(t.shares, players)


def encode_by_net(observation: Ints, column: int, net: Net, t: Thoughts) -> None:
    set_to(t.wide, net.column_bias)
    first = column * COLUMN_WORDS
    for at in range(COLUMN_WORDS):
        word = observation[first + at] & WORD_MASK
        while word != 0:
            low = word & -word
            add_row(t.wide, net.column, at * WORD_BITS + bit_count(low - 1))
            word ^= low
    cut_below_0(t.wide)
    code = t.columns[column]
    set_to(code, net.column_deep_bias)
    add_product(code, t.wide, net.column_deep, 0)
    cut_below_0(code)


def add_players(observation: Ints, players: int, net: Net, t: Thoughts) -> None:
    """The bits of the players, encoded seat by seat, and those of the table go into the trunk."""
    for seat in range(players):
        set_to(t.players[seat], net.player_bias)
    for at in range(REST_WORD, OBSERVATION_WORDS):
        word = observation[at] & WORD_MASK
        while word != 0:
            low = word & -word
            bit = (at - REST_WORD) * WORD_BITS + bit_count(low - 1)
            if bit < OBSERVED_TABLE:
                add_row(t.players[bit // PLAYER_BITS], net.player, bit % PLAYER_BITS)
            else:
                add_row(t.trunk, net.trunk_table, bit - OBSERVED_TABLE)
            word ^= low
    for seat in range(players):
        code = t.players[seat]
        cut_below_0(code)
        add_product(t.trunk, code, net.trunk_players, seat * PLAYER_CODE)


def residual(trunk: Floats, matrix: Floats, bias: Floats, more: Floats) -> None:
    set_to(more, bias)
    add_product(more, trunk, matrix, 0)
    cut_below_0(more)
    for k in range(len(trunk)):
        trunk[k] += more[k]


def answer_for_columns(players: int, net: Net, t: Thoughts) -> None:
    set_to(t.head_base, net.head_bias)
    add_product(t.head_base, t.trunk, net.head_trunk, 0)
    for column in range(players):
        set_to(t.head, t.head_base)
        add_product(t.head, t.columns[column], net.head_column, 0)
        cut_below_0(t.head)
        set_to(t.column_out, net.head_out_bias)
        add_product(t.column_out, t.head, net.head_out, 0)
        for card in range(CARD_COUNT):
            t.logits[card * MAX_PLAYERS + column] = t.column_out[card]
            t.feet[column, card] = t.column_out[FOOT_OUT + card]
        t.logits[SWAP_IDS + column] = t.column_out[SWAP_OUT]
        for k in range(MAX_PLAYERS + 1):
            t.winners[column, k] = t.column_out[WINNER_OUT + k]
        softmax(t.winners[column], MAX_PLAYERS + 1)


def answer_for_seats(players: int, net: Net, t: Thoughts) -> None:
    """About the others: the viewer knows its own cards."""
    set_to(t.seat_base, net.seat_bias)
    add_product(t.seat_base, t.trunk, net.seat_trunk, 0)
    for seat in range(1, players):
        set_to(t.seat, t.seat_base)
        add_product(t.seat, t.players[seat], net.seat_player, 0)
        cut_below_0(t.seat)
        set_to(t.player_out, net.seat_out_bias)
        add_product(t.player_out, t.seat, net.seat_out, 0)
        for card in range(CARD_COUNT):
            t.hands[seat, card] = t.player_out[card]
            t.cloaked[seat, card] = t.player_out[CLOAKED_OUT + card]


def policy(logits: Floats, mask: Ints, temperature: float) -> None:
    """Logits of all actions become chances of the legal ones, 0 for the others."""
    most = -1e30
    for action in range(ACTION_COUNT):
        if mask[action // WORD_BITS] >> action % WORD_BITS & 1:
            most = max(most, logits[action])
    total = 0.0
    for action in range(ACTION_COUNT):
        if mask[action // WORD_BITS] >> action % WORD_BITS & 1:
            logits[action] = math.exp((logits[action] - most) / temperature)
            total += logits[action]
        else:
            logits[action] = 0
    for action in range(ACTION_COUNT):
        logits[action] = logits[action] / total


assert MASK_WORDS * WORD_BITS >= ACTION_COUNT
