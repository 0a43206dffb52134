"""Legal actions by number, in the order of `hofnarr.kabale.actions.legal_actions`. Kernel code."""

from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.bits import bit_count, nth
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
    STACKS,
    WHERE,
)
from hofnarr.kabale.kernel.turn import cloak, play, swap

MOST_CHOICES = 18  # three cards, six columns

# An action as one integer: card + 1 and column + 1, 0 for none.
CODE_SHIFT = 3
CODE_BITS = (1 << CODE_SHIFT) - 1


def copy_words(source: Ints, target: Ints) -> None:
    for at in range(STACKS + source[PLAYERS] * source[PLAYERS] * CARD_COUNT):
        target[at] = source[at]


def count_choices(s: Ints) -> int:
    """How many legal actions there are, in a state or in the sight of the seat to act."""
    n = s[PLAYERS]
    hand = bit_count(s[HAND + s[ACTOR] * SEAT_SIZE])
    if s[PHASE] == PLAY:
        return hand * (n - bit_count(s[CLOSED]))
    if s[PHASE] == CLOAK_CHOICE:
        return hand + 1
    return n


def action_code(s: Ints, choice: int) -> int:
    """The card and column of a legal action."""
    n = s[PLAYERS]
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    if s[PHASE] == PLAY:
        is_open = (1 << n) - 1 & ~s[CLOSED]
        columns = bit_count(is_open)
        card = nth(hand, choice // columns)
        column = nth(is_open, choice % columns)
        return (card + 1 << CODE_SHIFT) + column + 1
    if s[PHASE] == CLOAK_CHOICE:
        if choice == 0:
            return 0
        return nth(hand, choice - 1) + 1 << CODE_SHIFT
    column = choice - 1  # the traitor's own column is passed over
    if column >= s[WHERE]:
        column += 1
    return column + 1


def carry_out(s: Ints, code: int) -> None:
    """Do what this card and column stand for."""
    card = (code >> CODE_SHIFT) - 1
    column = (code & CODE_BITS) - 1
    if s[PHASE] == PLAY:
        play(s, None, card, column)
    elif s[PHASE] == CLOAK_CHOICE:
        cloak(s, None, card)
    else:
        swap(s, None, column)
