"""A turn as the quick network plays it: what rollouts of the King are made of. Kernel code.

It sees what the seat to act sees in that world, and nothing else.
"""

from hofnarr.bots.kabale.kernel.choices import action_code, carry_out, count_choices
from hofnarr.bots.kabale.kernel.flat import random_draws
from hofnarr.bots.kabale.kernel.net import (
    COLUMN_WORDS,
    add_product,
    add_row,
    cut_below_0,
    set_to,
)
from hofnarr.bots.kabale.kernel.scratch import S_OBSERVATION, S_SEEN
from hofnarr.bots.kabale.kernel.sizes import (
    QUICK,
    QUICK_BIAS,
    QUICK_CLOAK,
    QUICK_CLOAK_BIAS,
    QUICK_COLUMN,
    QUICK_COLUMN_BIAS,
    QUICK_COLUMNS,
    QUICK_CONTEXT,
    QUICK_MATRIX,
    QUICK_MATRIX_BIAS,
    QUICK_OUT,
    QUICK_REST,
    REST_WORD,
    SWAP_OUT,
    T_CHANCES,
    T_COLUMN,
    T_CONTEXT,
    T_SHARED,
)
from hofnarr.kabale.encoding import OBSERVATION_WORDS, WORD_BITS, WORD_MASK, encode
from hofnarr.kabale.kernel.arrays import Floats, Ints, part
from hofnarr.kabale.kernel.bits import bit_count
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_COUNT,
    CLOAK_CHOICE,
    CLOSED,
    HAND,
    PHASE,
    PLAY,
    PLAYERS,
    SEAT_SIZE,
    WHERE,
)
from hofnarr.kabale.kernel.maths import exp
from hofnarr.kabale.kernel.playout import advance, output
from hofnarr.kabale.kernel.sight import observe


def quick_chances(s: Ints, observation: Ints, w: Floats, t: Floats) -> int:
    """How likely each choice of the seat to act is; `observation` is what it sees. Gives their
    number; the chances are left unnormalised."""
    look_at_all(observation, s[PLAYERS], w, t)
    choices = count_choices(s)
    if s[PHASE] == PLAY:
        weigh_placements(s, w, t)
    elif s[PHASE] == CLOAK_CHOICE:
        weigh_cloak(s, w, t)
    else:
        weigh_swaps(s, w, t)
    most = t[T_CHANCES]
    for at in range(T_CHANCES + 1, T_CHANCES + choices):
        most = max(most, t[at])
    for at in range(T_CHANCES, T_CHANCES + choices):
        t[at] = exp(t[at] - most)
    return choices


def look_at_all(observation: Ints, players: int, w: Floats, t: Floats) -> None:
    """The context of everything, then each column in its light."""
    set_to(t, T_CONTEXT, w, QUICK_BIAS, QUICK)
    for at in range(REST_WORD, OBSERVATION_WORDS):
        word = observation[at] & WORD_MASK
        while word != 0:
            low = word & -word
            bit = (at - REST_WORD) * WORD_BITS + bit_count(low - 1)
            add_row(t, T_CONTEXT, w, QUICK_REST + bit * QUICK, QUICK)
            word ^= low
    for column in range(players):
        code = T_COLUMN + column * QUICK
        set_to(t, code, w, QUICK_COLUMN_BIAS, QUICK)
        for at in range(COLUMN_WORDS):
            word = observation[column * COLUMN_WORDS + at] & WORD_MASK
            while word != 0:
                low = word & -word
                row = (at * WORD_BITS + bit_count(low - 1)) * QUICK
                add_row(t, T_CONTEXT, w, QUICK_COLUMNS + row, QUICK)
                add_row(t, code, w, QUICK_COLUMN + row, QUICK)
                word ^= low
    cut_below_0(t, T_CONTEXT, QUICK)
    for k in range(T_SHARED, T_SHARED + QUICK):
        t[k] = 0
    add_product(t, T_SHARED, QUICK, T_CONTEXT, QUICK, w, QUICK_CONTEXT)
    for column in range(players):
        code = T_COLUMN + column * QUICK
        add_row(t, code, t, T_SHARED, QUICK)
        cut_below_0(t, code, QUICK)


def logit(t: Floats, inputs: int, w: Floats, matrix: int, bias: int, place: int) -> float:
    value = w[bias + place]
    for k in range(QUICK):
        value += t[inputs + k] * w[matrix + k * QUICK_OUT + place]
    return value


def column_logit(w: Floats, t: Floats, column: int, place: int) -> float:
    return logit(t, T_COLUMN + column * QUICK, w, QUICK_MATRIX, QUICK_MATRIX_BIAS, place)


def cloak_logit(w: Floats, t: Floats, place: int) -> float:
    return logit(t, T_CONTEXT, w, QUICK_CLOAK, QUICK_CLOAK_BIAS, place)


def weigh_placements(s: Ints, w: Floats, t: Floats) -> None:
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    choice = 0
    for card in range(CARD_COUNT):
        if hand >> card & 1:
            for column in range(s[PLAYERS]):
                if s[CLOSED] >> column & 1 == 0:
                    t[T_CHANCES + choice] = column_logit(w, t, column, card)
                    choice += 1


def weigh_cloak(s: Ints, w: Floats, t: Floats) -> None:
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    t[T_CHANCES] = cloak_logit(w, t, CARD_COUNT)
    choice = 1
    for card in range(CARD_COUNT):
        if hand >> card & 1:
            t[T_CHANCES + choice] = cloak_logit(w, t, card)
            choice += 1


def weigh_swaps(s: Ints, w: Floats, t: Floats) -> None:
    t[T_CHANCES] = column_logit(w, t, s[WHERE], SWAP_OUT)
    choice = 1
    for column in range(s[PLAYERS]):
        if column != s[WHERE]:
            t[T_CHANCES + choice] = column_logit(w, t, column, SWAP_OUT)
            choice += 1


def drawn_choice(t: Floats, choices: int, word: int) -> int:
    """One of the choices in proportion to its chance; `word` is random."""
    total = 0.0
    for choice in range(choices):
        total += t[T_CHANCES + choice]
    left = total * word / 4294967296.0
    for choice in range(choices - 1):
        left -= t[T_CHANCES + choice]
        if left < 0:
            return choice
    return choices - 1


def quick_turn(s: Ints, scratch: Ints, w: Floats, t: Floats, x: int, stream: int) -> int:
    """A decision and the draws that follow; the generator after that."""
    seat = s[ACTOR]
    sight = part(scratch, S_SEEN)
    observation = part(scratch, S_OBSERVATION)
    choice = 0
    x = advance(x, stream)
    if count_choices(s) > 1:
        observe(s, seat, sight)
        encode(sight, seat, observation)
        choices = quick_chances(s, observation, w, t)
        choice = drawn_choice(t, choices, output(x))
    carry_out(s, action_code(s, choice))
    return random_draws(s, x, stream)
