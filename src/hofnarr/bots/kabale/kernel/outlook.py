"""What a position between two rounds is worth to each seat, by a small network. Kernel code.

It sees what the seat that will begin sees, and the hands of the others besides: it is asked about
worlds that search made up, where nothing is hidden.
"""

from hofnarr.bots.kabale.kernel.leaf import win_share
from hofnarr.bots.kabale.kernel.net import (
    add_product,
    add_row,
    cut_below_0,
    set_to,
    softmax,
)
from hofnarr.bots.kabale.kernel.scratch import S_FEATURES, S_OBSERVATION, S_SEEN
from hofnarr.bots.kabale.kernel.sizes import (
    OUTLOOK_DEEP,
    OUTLOOK_FIRST,
    OUTLOOK_FIRST_BIAS,
    OUTLOOK_LAST,
    OUTLOOK_LAST_BIAS,
    OUTLOOK_SECOND,
    OUTLOOK_SECOND_BIAS,
    OUTLOOK_WIDE,
    OUTLOOK_WORDS,
    REST_BITS,
    REST_WORD,
    REST_WORDS,
    T_FAR,
    T_FARTHER,
    T_PROSPECTS,
)
from hofnarr.kabale.encoding import (
    WORD_BITS,
    WORD_MASK,
    encode,
    relative,
)
from hofnarr.kabale.kernel.arrays import Floats, Ints, part
from hofnarr.kabale.kernel.bits import bit_count
from hofnarr.kabale.kernel.layout import (
    CARD_COUNT,
    HAND,
    MAX_PLAYERS,
    OVER,
    PHASE,
    PLAYERS,
    SEAT_SIZE,
    STARTER,
)
from hofnarr.kabale.kernel.sight import observe


def features_between_rounds(s: Ints, sight: Ints, observation: Ints, out: Ints) -> None:
    """OUTLOOK_WORDS words that say all the network is told of a state between two rounds: what the
    starter sees of players and table, then the hands of the others."""
    n = s[PLAYERS]
    starter = s[STARTER]
    observe(s, starter, sight)
    encode(sight, starter, observation)
    for at in range(REST_WORDS):
        out[at] = observation[REST_WORD + at]
    for place in range(1, MAX_PLAYERS):
        out[REST_WORDS + place - 1] = 0
    for seat in range(n):
        place = relative(seat, starter, n)
        if place > 0:
            out[REST_WORDS + place - 1] = s[HAND + seat * SEAT_SIZE]


def look_ahead(features: Ints, players: int, w: Floats, t: Floats) -> None:
    """The shares of the win, by seats from the next starter on."""
    set_to(t, T_FAR, w, OUTLOOK_FIRST_BIAS, OUTLOOK_WIDE)
    for at in range(OUTLOOK_WORDS):
        first = at * WORD_BITS
        if at >= REST_WORDS:
            first = REST_BITS + (at - REST_WORDS) * CARD_COUNT
        word = features[at] & WORD_MASK
        while word != 0:
            low = word & -word
            bit = first + bit_count(low - 1)
            add_row(t, T_FAR, w, OUTLOOK_FIRST + bit * OUTLOOK_WIDE, OUTLOOK_WIDE)
            word ^= low
    cut_below_0(t, T_FAR, OUTLOOK_WIDE)
    set_to(t, T_FARTHER, w, OUTLOOK_SECOND_BIAS, OUTLOOK_DEEP)
    add_product(t, T_FARTHER, OUTLOOK_DEEP, T_FAR, OUTLOOK_WIDE, w, OUTLOOK_SECOND)
    cut_below_0(t, T_FARTHER, OUTLOOK_DEEP)
    set_to(t, T_PROSPECTS, w, OUTLOOK_LAST_BIAS, MAX_PLAYERS)
    add_product(t, T_PROSPECTS, MAX_PLAYERS, T_FARTHER, OUTLOOK_DEEP, w, OUTLOOK_LAST)
    softmax(t, T_PROSPECTS, players)


def prospect_of(s: Ints, seat: int, scratch: Ints, w: Floats, t: Floats) -> float:
    """The share of the win that falls to this seat after a round; exact when the game is over."""
    if s[PHASE] == OVER:
        return win_share(s, seat)
    features = part(scratch, S_FEATURES)
    features_between_rounds(s, part(scratch, S_SEEN), part(scratch, S_OBSERVATION), features)
    look_ahead(features, s[PLAYERS], w, t)
    return t[T_PROSPECTS + relative(seat, s[STARTER], s[PLAYERS])]
