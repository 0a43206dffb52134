"""Mini-Kabale, small enough to be solved: two players and columns, six cards, one round. Kernel.

Each player holds MINI_HAND of the six cards; the others are out of the game, unknown to all.
There is nothing to draw but what an assassin threw out. The rules are those of the kernel.
"""

from hofnarr.env.stepping import draw_on
from hofnarr.kabale.encoding import apply_id
from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.bits import bit_count, nth
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    ALL_CARDS,
    CARD_BITS,
    CARD_COUNT,
    COLUMN_SIZE,
    COUNT,
    DISCARD,
    FRESH,
    HAND,
    OWNER_SHIFT,
    PHASE,
    PILE,
    PLAY,
    PLAYERS,
    ROUND,
    ROUND_END,
    ROUNDS,
    SEAT_SIZE,
    STACKS,
    STARTER,
    TARGET,
    TURN,
    UNKNOWN,
)
from hofnarr.kabale.kernel.playout import advance, output
from hofnarr.kabale.kernel.sight import observe
from hofnarr.kabale.kernel.turn import end_round, start

MINI_CARDS = 1 << 0 | 1 << 8 | 1 << 10 | 1 << 15 | 1 << 16 | 1 << 24
# king, minstrel, assassin, wizard, witch, beggar
MINI_HAND = 2
MINI_OUT = 6 - MINI_HAND
MINI_TARGETS = (32, 1)  # three points of music, where the minstrel is at home; two of alchemy


def open_mini(s: Ints) -> None:
    """A table without hands; seat 0 begins."""
    start(s, None, 2, 0, 0)


def act_mini(s: Ints, action: int) -> None:
    """A decision and what follows: there is never more than one card to draw."""
    apply_id(s, None, action)
    draw_on(s, 0, 1)
    if s[PHASE] == ROUND_END:
        end_round(s, None)


def deal_mini(s: Ints, x: int, stream: int) -> int:
    """Hands by lot; the generator after that."""
    for seat in range(s[PLAYERS]):
        left = MINI_CARDS
        for _ in range(MINI_OUT):
            x = advance(x, stream)
            left ^= 1 << nth(left, output(x) * bit_count(left) >> 32)
        set_up_mini(s, seat, left)
    return x


def set_up_mini(s: Ints, seat: int, hand: int) -> None:
    """Give a seat its hand, and the table its targets."""
    base = seat * SEAT_SIZE
    s[HAND + base] = hand
    s[PILE + base] = 0
    s[FRESH + base] = ALL_CARDS
    s[ROUND] = ROUNDS - 1
    s[PHASE] = PLAY
    s[TURN] = s[STARTER]
    s[ACTOR] = s[STARTER]
    for column in range(len(MINI_TARGETS)):
        s[TARGET + column * COLUMN_SIZE] = MINI_TARGETS[column]


def observe_mini(s: Ints, viewer: int, sight: Ints) -> None:
    """As `observe`; cards that are out of the game are to the others like cards in a pile."""
    observe(s, viewer, sight)
    n = s[PLAYERS]
    for seat in range(n):
        if seat != viewer:
            seen = s[DISCARD + seat * SEAT_SIZE]
            for column in range(n):
                top = STACKS + column * n * CARD_COUNT
                for at in range(top, top + s[COUNT + column * COLUMN_SIZE]):
                    if sight[at] >> OWNER_SHIFT == seat and sight[at] & CARD_BITS != UNKNOWN:
                        seen |= 1 << (sight[at] & CARD_BITS)
            sight[HAND + seat * SEAT_SIZE] = MINI_CARDS & ~seen
            sight[PILE + seat * SEAT_SIZE] = -1 - MINI_OUT
