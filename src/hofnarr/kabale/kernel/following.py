"""A recorded game followed from its deal to its end, every decision and every reshuffle checked
against the rules. Kernel code.

Nothing is said of what does not fit: who wants to know plays the record move by move.
"""

from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_COUNT,
    CLOAK_CHOICE,
    CLOSED,
    DISCARD,
    E_AWARDED,
    HAND,
    LAST_CHOICE,
    MAX_PLAYERS,
    OVER,
    PHASE,
    PILE,
    PLAY,
    PLAYERS,
    REVEAL,
    ROUND_END,
    ROUNDS,
    ROW,
    SEAT_SIZE,
    WHERE,
)
from hofnarr.kabale.kernel.score import score
from hofnarr.kabale.kernel.turn import cloak, draw, end_round, play, ready, reveal, swap

MOST_FOLLOWED = 1024  # decisions; a long game has 250
MOST_RESHUFFLES = 128
RESHUFFLE_SIZE = 2 + CARD_COUNT
DECIDED_SIZE = 4

# The tape: the record as numbers.
TAPE_DECIDED = 0  # how many decisions
TAPE_RESHUFFLED = 1  # how many reshuffles
TAPE_TARGETS = 2  # in the order in which they come
TAPE_PILES = TAPE_TARGETS + ROUNDS * MAX_PLAYERS  # per seat 25 cards, the top first
TAPE_RESHUFFLES = TAPE_PILES + MAX_PLAYERS * CARD_COUNT  # seat, how many, the cards
TAPE_DECISIONS = TAPE_RESHUFFLES + MOST_RESHUFFLES * RESHUFFLE_SIZE  # seat, phase, card, column
TAPE_SIZE = TAPE_DECISIONS + MOST_FOLLOWED * DECIDED_SIZE

# What came of it.
RESULT_AWARDS = 0  # how many columns
RESULT_SCORES = 1
RESULT_COLUMNS = RESULT_SCORES + MAX_PLAYERS  # target and winner, -1 for nobody
RESULT_SIZE = RESULT_COLUMNS + 2 * ROUNDS * MAX_PLAYERS


def may_decide(s: Ints, card: int, column: int) -> bool:
    """Whether the seat to act may do this; -1 for no card and for no column."""
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    if s[PHASE] == PLAY:
        if card < 0 or column < 0 or column >= s[PLAYERS]:
            return False
        return hand >> card & 1 == 1 and s[CLOSED] >> column & 1 == 0
    if s[PHASE] == CLOAK_CHOICE:
        return column == -1 and (card == -1 or hand >> card & 1 == 1)
    return card == -1 and column < s[PLAYERS] and column != s[WHERE]


def is_discards(tape: Ints, row: int, discards: int) -> bool:
    """Whether the cards of a recorded reshuffle are just these."""
    found = 0
    for at in range(row + 2, row + 2 + tape[row + 1]):
        bit = 1 << tape[at]
        if found & bit:
            return False
        found |= bit
    return found == discards


def follow_record(s: Ints, tape: Ints, result: Ints, ev: Ints) -> bool:
    """Whether the tape is a whole game by the rules, from a state just begun by `start`."""
    n = s[PLAYERS]
    decided = 0
    reshuffled = 0
    revealed = 0
    drawn = 0  # per seat 5 bits: how many cards of its pile
    result[RESULT_AWARDS] = 0
    while True:
        phase = s[PHASE]
        seat = s[ACTOR]
        if phase <= LAST_CHOICE:
            row = TAPE_DECISIONS + decided * DECIDED_SIZE
            if decided == tape[TAPE_DECIDED] or tape[row] != seat or tape[row + 1] != phase:
                return False
            card = tape[row + 2]
            column = tape[row + 3]
            if not may_decide(s, card, column):
                return False
            decided += 1
            if phase == PLAY:
                play(s, None, card, column)
            elif phase == CLOAK_CHOICE:
                cloak(s, None, card)
            else:
                swap(s, None, column)
        elif phase == REVEAL:
            reveal(s, None, tape[TAPE_TARGETS + revealed])
            revealed += 1
        elif phase == ROUND_END:
            ev[0] = 1
            end_round(s, ev)
            for row in range(1, ev[0], ROW):
                if ev[row] == E_AWARDED:
                    at = RESULT_COLUMNS + 2 * result[RESULT_AWARDS]
                    result[at] = ev[row + 2]
                    result[at + 1] = ev[row + 3]
                    result[RESULT_AWARDS] += 1
        elif phase == OVER:
            for player in range(n):
                result[RESULT_SCORES + player] = score(s, player)
            return decided == tape[TAPE_DECIDED] and reshuffled == tape[TAPE_RESHUFFLED]
        else:
            pile = TAPE_PILES + seat * CARD_COUNT
            if s[PILE + seat * SEAT_SIZE] == 0 and s[DISCARD + seat * SEAT_SIZE] != 0:
                row = TAPE_RESHUFFLES + reshuffled * RESHUFFLE_SIZE
                if reshuffled == tape[TAPE_RESHUFFLED] or tape[row] != seat:
                    return False
                if not is_discards(tape, row, s[DISCARD + seat * SEAT_SIZE]):
                    return False
                for place in range(tape[row + 1]):
                    tape[pile + place] = tape[row + 2 + place]
                drawn &= ~(31 << 5 * seat)
                reshuffled += 1
            if ready(s, None):
                place = drawn >> 5 * seat & 31
                drawn += 1 << 5 * seat
                draw(s, None, tape[pile + place])
            else:
                draw(s, None, -1)
