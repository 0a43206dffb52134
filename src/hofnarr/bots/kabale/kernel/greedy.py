"""The greedy bot: the expected value of every choice, one step ahead, with the real evaluator.

From a sight alone: it deals the unseen cards anew several times (public memory rules out what was
seen), carries out each choice in each of these worlds, and awards the columns as they then lie.
Kernel code, see `hofnarr.kabale.kernel`.
"""

from hofnarr.bots.kabale.kernel.choices import action_code, carry_out, copy_words, count_choices
from hofnarr.bots.kabale.kernel.scratch import S_PLACES, S_TRIAL, S_VALUES, S_WORLD
from hofnarr.kabale.kernel.arrays import Ints, part
from hofnarr.kabale.kernel.award import award
from hofnarr.kabale.kernel.bits import bit_count, nth
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CLOSED,
    COLUMN_SIZE,
    HALF,
    HAND,
    NUMBER,
    PHASE,
    PLAY,
    PLAYERS,
    POINTS_OF,
    SEAT_SIZE,
    TARGET,
    TARGETS_PER_DOMAIN,
    WON,
)
from hofnarr.kabale.kernel.sight import restore

WORLDS = 8
SCALE = 60  # half a point, in the units of `evaluate`
NEW_DOMAIN = 3  # in half points
THRIFT = 2  # the same for half a number on a card


def worth(s: Ints, seat: int, target: int) -> int:
    """Its points, and something on top for a domain that the seat has none of yet."""
    points = POINTS_OF[target % TARGETS_PER_DOMAIN]
    domain = target // TARGETS_PER_DOMAIN
    won = s[WON + seat * SEAT_SIZE + target // HALF] >> domain % 3 * TARGETS_PER_DOMAIN
    if won & (1 << TARGETS_PER_DOMAIN) - 1:
        return 2 * points
    return 2 * points + NEW_DOMAIN


def evaluate(s: Ints, seat: int) -> int:
    """How the table lies for `seat` if it were awarded now.

    Spoils `s`: awarding marks removed cards.
    """
    n = s[PLAYERS]
    value = 0
    for column in range(n):
        winner = award(s, None, column)
        if winner >= 0:
            gain = SCALE * worth(s, winner, s[TARGET + column * COLUMN_SIZE])
            value += gain * (n - 1) if winner == seat else -gain
    return value


def spent(s: Ints, choice: int) -> int:
    """What it costs to part with the card of a placement: strong cards win later columns too."""
    if s[PHASE] != PLAY:
        return 0
    n = s[PLAYERS]
    columns = n - bit_count(s[CLOSED])
    card = nth(s[HAND + s[ACTOR] * SEAT_SIZE], choice // columns)
    return max(NUMBER[card], 0) * THRIFT * (n - 1)


def greedy_choice(sight: Ints, scratch: Ints, x: int, stream: int) -> int:
    """The number of the best action for the seat to act, from its own sight; leaves the values."""
    seat = sight[ACTOR]
    world = part(scratch, S_WORLD)
    trial = part(scratch, S_TRIAL)
    places = part(scratch, S_PLACES)
    choices = count_choices(sight)
    for choice in range(choices):
        scratch[S_VALUES + choice] = -WORLDS * spent(sight, choice)
    for _ in range(WORLDS):
        copy_words(sight, world)
        x = restore(world, places, x, stream)
        for choice in range(choices):
            copy_words(world, trial)
            carry_out(trial, action_code(trial, choice))
            scratch[S_VALUES + choice] += evaluate(trial, seat)
    best = 0
    for choice in range(1, choices):
        if scratch[S_VALUES + choice] > scratch[S_VALUES + best]:
            best = choice
    return best
