"""Chance and players for bulk runs: a keyed generator, random moves, whole games.

The generator is PCG-RXS-M-XS-32 with a stream of its own per game, in masked 32-bit arithmetic, so
that CPython, Numba and CUDA agree to the bit.
"""

from hofnarr.kabale.kernel.arrays import Events, Ints
from hofnarr.kabale.kernel.bits import bit_count, nth
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CLOAK_CHOICE,
    CLOSED,
    HALF,
    HAND,
    LAST_CHOICE,
    LAST_IN_TURN,
    OVER,
    PHASE,
    PILE,
    PLAY,
    PLAYERS,
    REVEAL,
    ROUND_DRAW,
    ROUND_END,
    SEAT_SIZE,
    TARGETS_LEFT,
    WHERE,
)
from hofnarr.kabale.kernel.score import winners
from hofnarr.kabale.kernel.turn import cloak, draw, end_round, play, ready, reveal, start, swap

MASK32 = 0xFFFFFFFF
NO_LIMIT = 1 << 30


def mix(x: int) -> int:
    """A 32-bit hash, to make keys of neighbouring numbers unlike."""
    x = (x ^ x >> 16) * 0x7FEB352D & MASK32
    x = (x ^ x >> 15) * 0x846CA68B & MASK32
    return x ^ x >> 16


def advance(x: int, stream: int) -> int:
    return (x * 747796405 + stream) & MASK32


def output(x: int) -> int:
    word = (x >> (x >> 28) + 4 ^ x) * 277803737 & MASK32
    return word >> 22 ^ word


def random_draw(s: Ints, ev: Events, word: int) -> None:
    if ready(s, ev):
        pile = s[PILE + s[ACTOR] * SEAT_SIZE]
        draw(s, ev, nth(pile, word * bit_count(pile) >> 32))
    else:
        draw(s, ev, -1)


def random_reveal(s: Ints, ev: Events, word: int) -> None:
    low = s[TARGETS_LEFT]
    high = s[TARGETS_LEFT + 1]
    count = bit_count(low)
    k = word * (count + bit_count(high)) >> 32
    half = 0
    if k >= count:
        k -= count
        low = high
        half = HALF
    reveal(s, ev, half + nth(low, k))


def random_move(s: Ints, ev: Events, word: int) -> None:
    """Carry out one of the legal decisions, each as likely as any other: in the order of
    `actions.legal_actions` it is number `word * count >> 32`."""
    phase = s[PHASE]
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    n = s[PLAYERS]
    if phase == PLAY:
        product = word * bit_count(hand)
        card = nth(hand, product >> 32)
        word = product & MASK32
        closed = s[CLOSED]
        if closed == 0:
            column = word * n >> 32
        else:
            is_open = (1 << n) - 1 & ~closed
            column = nth(is_open, word * bit_count(is_open) >> 32)
        play(s, ev, card, column)
    elif phase == CLOAK_CHOICE:
        k = word * (bit_count(hand) + 1) >> 32
        cloak(s, ev, nth(hand, k - 1) if k > 0 else -1)
    else:
        k = word * n >> 32
        column = k - 1  # -1 declines; the traitor's own column is passed over
        if column >= s[WHERE]:
            column += 1
        swap(s, ev, column)


def random_turn(s: Ints, x: int, stream: int) -> int:
    """One decision and the draws that follow it; the generator after that."""
    x = advance(x, stream)
    random_move(s, None, output(x))
    while LAST_CHOICE < s[PHASE] <= LAST_IN_TURN:
        x = advance(x, stream)
        random_draw(s, None, output(x))
    return x


def random_set_up(s: Ints, x: int, stream: int) -> int:
    """What lies between two rounds, up to the next decision or the end of the game."""
    if s[PHASE] == ROUND_END:
        end_round(s, None)
    while s[PHASE] == ROUND_DRAW:
        x = advance(x, stream)
        random_draw(s, None, output(x))
    while s[PHASE] == REVEAL:
        x = advance(x, stream)
        random_reveal(s, None, output(x))
    return x


def playout(s: Ints, x: int, stream: int, limit: int) -> int:
    """Play on at random to the end of the game or for `limit` decisions; how many there were."""
    decisions = 0
    while True:
        x = random_set_up(s, x, stream)
        if s[PHASE] == OVER:
            return decisions
        while s[PHASE] <= LAST_CHOICE:
            if decisions == limit:
                return decisions
            x = random_turn(s, x, stream)
            decisions += 1


def game_key(seed: int, game: int) -> int:
    return mix(game ^ mix(seed))


def game_stream(seed: int, game: int) -> int:
    return mix(game + seed) | 1


def random_game(
    s: Ints, players: int, options: int, starter: int, seed: int, game: int, limit: int
) -> int:
    """Game number `game` of the run `seed`, with a generator of its own."""
    start(s, None, players, options, starter)
    return playout(s, game_key(seed, game), game_stream(seed, game), limit)


def count_wins(s: Ints, wins: Ints) -> None:
    """Add 1 for every seat that won."""
    won = winners(s)
    for seat in range(s[PLAYERS]):
        wins[seat] += won >> seat & 1


def random_games(
    s: Ints, wins: Ints, players: int, options: int, seed: int, first: int, games: int
) -> int:
    """Play `games` games one after the other in `s`; the number of decisions."""
    decisions = 0
    for game in range(first, first + games):
        decisions += random_game(s, players, options, 0, seed, game, NO_LIMIT)
        count_wins(s, wins)
    return decisions
