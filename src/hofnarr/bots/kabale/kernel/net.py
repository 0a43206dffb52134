"""The network of the Minister, from a packed observation: active bits only in the first layers.
Kernel code. `w` holds the weights, `t` the thoughts; `sizes.py` says what lies where.

Every input adds a multiple of a row, and one of 0, as every second is after the first layer, costs
nothing.
"""

from hofnarr.bots.kabale.kernel.sizes import (
    CLOAKED_OUT,
    COLUMN_CODE,
    COLUMN_OUT,
    COLUMN_WIDE,
    FOOT_OUT,
    HEAD,
    NET_COLUMN,
    NET_COLUMN_BIAS,
    NET_COLUMN_DEEP,
    NET_COLUMN_DEEP_BIAS,
    NET_HEAD_BIAS,
    NET_HEAD_COLUMN,
    NET_HEAD_OUT,
    NET_HEAD_OUT_BIAS,
    NET_HEAD_TRUNK,
    NET_PLAYER,
    NET_PLAYER_BIAS,
    NET_SEAT_BIAS,
    NET_SEAT_OUT,
    NET_SEAT_OUT_BIAS,
    NET_SEAT_PLAYER,
    NET_SEAT_TRUNK,
    NET_SECOND,
    NET_SECOND_BIAS,
    NET_THIRD,
    NET_THIRD_BIAS,
    NET_TRUNK_BIAS,
    NET_TRUNK_COLUMNS,
    NET_TRUNK_OUT,
    NET_TRUNK_OUT_BIAS,
    NET_TRUNK_PLAYERS,
    NET_TRUNK_TABLE,
    PLAYER_CODE,
    PLAYER_HEAD,
    PLAYER_OUT,
    REST_WORD,
    SHARE_OUT,
    SWAP_OUT,
    T_CLOAKED,
    T_COLUMN_OUT,
    T_COLUMNS,
    T_FEET,
    T_HANDS,
    T_HEAD,
    T_HEAD_BASE,
    T_LOGITS,
    T_MORE,
    T_PLAYER_OUT,
    T_PLAYERS,
    T_SEAT,
    T_SEAT_BASE,
    T_SHARES,
    T_TRUNK,
    T_TRUNK_OUT,
    T_WIDE,
    T_WINNERS,
    TRUNK,
    TRUNK_OUT,
    WINNER_OUT,
    WINNERS,
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
from hofnarr.kabale.kernel.arrays import Floats, Ints
from hofnarr.kabale.kernel.bits import bit_count
from hofnarr.kabale.kernel.layout import CARD_COUNT, MAX_PLAYERS
from hofnarr.kabale.kernel.maths import exp, power_of_2

COLUMN_WORDS = COLUMN_BITS // WORD_BITS
OBSERVED_TABLE = OWN_HAND - OBSERVED_PLAYERS

assert COLUMN_BITS % WORD_BITS == 0  # columns, and what follows them, begin with a word


# --- weights --------------------------------------------------------------------------------------


def widen_part(halves: Ints, w: Floats, first: int, count: int) -> None:
    """The weights from number `first` on, out of as many of 16 bits (IEEE 754), two a word and the
    lower half first."""
    for k in range(count):
        half = halves[k // 2] >> 16 * (k % 2) & 0xFFFF
        fraction = half & 0x3FF
        exponent = half >> 10 & 31
        if exponent != 0:
            fraction += 0x400
            exponent -= 1
        value = fraction * power_of_2(exponent - 24)
        w[first + k] = -value if half >> 15 else value


# --- layers ---------------------------------------------------------------------------------------


def set_to(out: Floats, at: int, source: Floats, first: int, size: int) -> None:
    for k in range(size):
        out[at + k] = source[first + k]


def add_row(out: Floats, at: int, w: Floats, row: int, size: int) -> None:
    for k in range(size):
        out[at + k] += w[row + k]


def add_product(
    t: Floats, out: int, size: int, inputs: int, count: int, w: Floats, row: int
) -> None:
    """Add the product of `count` inputs and as many rows of a matrix."""
    for i in range(count):
        x = t[inputs + i]
        if x != 0:
            first = row + i * size
            for k in range(size):
                t[out + k] += x * w[first + k]


def cut_below_0(t: Floats, at: int, size: int) -> None:
    for k in range(at, at + size):
        if t[k] < 0:
            t[k] = 0


def softmax(t: Floats, at: int, count: int) -> None:
    most = t[at]
    for k in range(1, count):
        most = max(most, t[at + k])
    total = 0.0
    for k in range(at, at + count):
        t[k] = exp(t[k] - most)
        total += t[k]
    for k in range(at, at + count):
        t[k] = t[k] / total


# --- the network ----------------------------------------------------------------------------------


def think(observation: Ints, players: int, w: Floats, t: Floats) -> None:
    """Logits of all actions, shares of the win, winners of columns, beliefs.

    Rows of columns and seats that are not there are left as they were.
    """
    set_to(t, T_TRUNK, w, NET_TRUNK_BIAS, TRUNK)
    for column in range(players):
        encode_by_net(observation, column, w, t)
        code = T_COLUMNS + column * COLUMN_CODE
        rows = NET_TRUNK_COLUMNS + column * COLUMN_CODE * TRUNK
        add_product(t, T_TRUNK, TRUNK, code, COLUMN_CODE, w, rows)
    add_players(observation, players, w, t)
    cut_below_0(t, T_TRUNK, TRUNK)
    residual(t, w, NET_SECOND, NET_SECOND_BIAS)
    residual(t, w, NET_THIRD, NET_THIRD_BIAS)
    answer_for_columns(players, w, t)
    answer_for_seats(players, w, t)
    set_to(t, T_TRUNK_OUT, w, NET_TRUNK_OUT_BIAS, TRUNK_OUT)
    add_product(t, T_TRUNK_OUT, TRUNK_OUT, T_TRUNK, TRUNK, w, NET_TRUNK_OUT)
    for k in range(CARD_COUNT + 1):
        t[T_LOGITS + CLOAK_IDS + k] = t[T_TRUNK_OUT + k]
    for seat in range(players):
        t[T_SHARES + seat] = t[T_TRUNK_OUT + SHARE_OUT + seat]
    softmax(t, T_SHARES, players)


def encode_by_net(observation: Ints, column: int, w: Floats, t: Floats) -> None:
    set_to(t, T_WIDE, w, NET_COLUMN_BIAS, COLUMN_WIDE)
    first = column * COLUMN_WORDS
    for at in range(COLUMN_WORDS):
        word = observation[first + at] & WORD_MASK
        while word != 0:
            low = word & -word
            bit = at * WORD_BITS + bit_count(low - 1)
            add_row(t, T_WIDE, w, NET_COLUMN + bit * COLUMN_WIDE, COLUMN_WIDE)
            word ^= low
    cut_below_0(t, T_WIDE, COLUMN_WIDE)
    code = T_COLUMNS + column * COLUMN_CODE
    set_to(t, code, w, NET_COLUMN_DEEP_BIAS, COLUMN_CODE)
    add_product(t, code, COLUMN_CODE, T_WIDE, COLUMN_WIDE, w, NET_COLUMN_DEEP)
    cut_below_0(t, code, COLUMN_CODE)


def add_players(observation: Ints, players: int, w: Floats, t: Floats) -> None:
    """The bits of the players, encoded seat by seat, and those of the table go into the trunk."""
    for seat in range(players):
        set_to(t, T_PLAYERS + seat * PLAYER_CODE, w, NET_PLAYER_BIAS, PLAYER_CODE)
    for at in range(REST_WORD, OBSERVATION_WORDS):
        word = observation[at] & WORD_MASK
        while word != 0:
            low = word & -word
            bit = (at - REST_WORD) * WORD_BITS + bit_count(low - 1)
            if bit < OBSERVED_TABLE:
                code = T_PLAYERS + bit // PLAYER_BITS * PLAYER_CODE
                row = NET_PLAYER + bit % PLAYER_BITS * PLAYER_CODE
                add_row(t, code, w, row, PLAYER_CODE)
            else:
                row = NET_TRUNK_TABLE + (bit - OBSERVED_TABLE) * TRUNK
                add_row(t, T_TRUNK, w, row, TRUNK)
            word ^= low
    for seat in range(players):
        code = T_PLAYERS + seat * PLAYER_CODE
        cut_below_0(t, code, PLAYER_CODE)
        rows = NET_TRUNK_PLAYERS + seat * PLAYER_CODE * TRUNK
        add_product(t, T_TRUNK, TRUNK, code, PLAYER_CODE, w, rows)


def residual(t: Floats, w: Floats, matrix: int, bias: int) -> None:
    set_to(t, T_MORE, w, bias, TRUNK)
    add_product(t, T_MORE, TRUNK, T_TRUNK, TRUNK, w, matrix)
    cut_below_0(t, T_MORE, TRUNK)
    add_row(t, T_TRUNK, t, T_MORE, TRUNK)


def answer_for_columns(players: int, w: Floats, t: Floats) -> None:
    set_to(t, T_HEAD_BASE, w, NET_HEAD_BIAS, HEAD)
    add_product(t, T_HEAD_BASE, HEAD, T_TRUNK, TRUNK, w, NET_HEAD_TRUNK)
    for column in range(players):
        set_to(t, T_HEAD, t, T_HEAD_BASE, HEAD)
        code = T_COLUMNS + column * COLUMN_CODE
        add_product(t, T_HEAD, HEAD, code, COLUMN_CODE, w, NET_HEAD_COLUMN)
        cut_below_0(t, T_HEAD, HEAD)
        set_to(t, T_COLUMN_OUT, w, NET_HEAD_OUT_BIAS, COLUMN_OUT)
        add_product(t, T_COLUMN_OUT, COLUMN_OUT, T_HEAD, HEAD, w, NET_HEAD_OUT)
        for card in range(CARD_COUNT):
            t[T_LOGITS + card * MAX_PLAYERS + column] = t[T_COLUMN_OUT + card]
        set_to(t, T_FEET + column * CARD_COUNT, t, T_COLUMN_OUT + FOOT_OUT, CARD_COUNT)
        t[T_LOGITS + SWAP_IDS + column] = t[T_COLUMN_OUT + SWAP_OUT]
        set_to(t, T_WINNERS + column * WINNERS, t, T_COLUMN_OUT + WINNER_OUT, WINNERS)
        softmax(t, T_WINNERS + column * WINNERS, WINNERS)


def answer_for_seats(players: int, w: Floats, t: Floats) -> None:
    """About the others: the viewer knows its own cards."""
    set_to(t, T_SEAT_BASE, w, NET_SEAT_BIAS, PLAYER_HEAD)
    add_product(t, T_SEAT_BASE, PLAYER_HEAD, T_TRUNK, TRUNK, w, NET_SEAT_TRUNK)
    for seat in range(1, players):
        set_to(t, T_SEAT, t, T_SEAT_BASE, PLAYER_HEAD)
        code = T_PLAYERS + seat * PLAYER_CODE
        add_product(t, T_SEAT, PLAYER_HEAD, code, PLAYER_CODE, w, NET_SEAT_PLAYER)
        cut_below_0(t, T_SEAT, PLAYER_HEAD)
        set_to(t, T_PLAYER_OUT, w, NET_SEAT_OUT_BIAS, PLAYER_OUT)
        add_product(t, T_PLAYER_OUT, PLAYER_OUT, T_SEAT, PLAYER_HEAD, w, NET_SEAT_OUT)
        set_to(t, T_HANDS + seat * CARD_COUNT, t, T_PLAYER_OUT, CARD_COUNT)
        set_to(t, T_CLOAKED + seat * CARD_COUNT, t, T_PLAYER_OUT + CLOAKED_OUT, CARD_COUNT)


def policy(t: Floats, mask: Ints, temperature: float) -> None:
    """Logits of all actions become chances of the legal ones, 0 for the others."""
    most = -1e30
    for action in range(ACTION_COUNT):
        if mask[action // WORD_BITS] >> action % WORD_BITS & 1:
            most = max(most, t[T_LOGITS + action])
    total = 0.0
    for action in range(ACTION_COUNT):
        at = T_LOGITS + action
        if mask[action // WORD_BITS] >> action % WORD_BITS & 1:
            t[at] = exp((t[at] - most) / temperature)
            total += t[at]
        else:
            t[at] = 0
    for at in range(T_LOGITS, T_LOGITS + ACTION_COUNT):
        t[at] = t[at] / total


assert MASK_WORDS * WORD_BITS >= ACTION_COUNT
