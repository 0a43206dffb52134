"""One row of a training batch: a game with as many players as its row says. Kernel code.

Besides what a player may see there is the truth, for the critic and as what beliefs are taught by;
who won each column, once a round is over; and what the outlook is told between two rounds.
"""

from hofnarr.bots.kabale.kernel.flat import ENTRY_BITS
from hofnarr.bots.kabale.kernel.outlook import features_between_rounds
from hofnarr.env.stepping import GAME_GENERATOR, GAME_NUMBER, GAME_STREAM, draw_on
from hofnarr.kabale.encoding import apply_id, relative
from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.award import award
from hofnarr.kabale.kernel.layout import (
    CARD_BITS,
    CARD_COUNT,
    COLUMN_SIZE,
    COUNT,
    FOOT,
    HAND,
    HIDDEN,
    MAX_PLAYERS,
    OVER,
    OWNER_SHIFT,
    PHASE,
    PLAYERS,
    ROUND_END,
    SEAT_SIZE,
    SECRET,
    STACKS,
)
from hofnarr.kabale.kernel.playout import (
    MASK32,
    game_key,
    game_stream,
    mix,
    random_set_up,
)
from hofnarr.kabale.kernel.sight import observe
from hofnarr.kabale.kernel.turn import end_round, start
from training.mini_rules import deal_mini, observe_mini

# The truth, for the seat to act: hands by place from it on; the card under each one's cloak plus
# one; and the face-down card of another plus one at the foot of each column.
TRUE_HANDS = 0
TRUE_CLOAKED = TRUE_HANDS + MAX_PLAYERS
TRUE_FEET = TRUE_CLOAKED + MAX_PLAYERS
TRUTH_WORDS = TRUE_FEET + MAX_PLAYERS

# What ended with a step.
NOTHING = 0
ROUND_OVER = 1
GAME_OVER = 2

# Which games a row plays.
STANDARD = 0
VARIED = 1  # one game in eight has options drawn by lot
MINI = 2


def begin_row(s: Ints, desk: Ints, players: int, kind: int, seed: int, number: int) -> None:
    """Game `number` of the run `seed`, up to its first decision; seats take turns in beginning."""
    options = 0
    word = mix(number ^ mix(seed + 1))
    if kind == VARIED and word & 7 == 0:
        options = word >> 3 & 15
    stream = game_stream(seed, number)
    x = game_key(seed, number)
    desk[GAME_NUMBER] = number
    desk[GAME_STREAM] = stream
    start(s, None, players, options, number % players)
    x = deal_mini(s, x, stream) if kind == MINI else random_set_up(s, x, stream)
    desk[GAME_GENERATOR] = x


def column_winner(s: Ints, column: int) -> int:
    """Who wins the column as it lies, or -1; the state stays as it was."""
    top = STACKS + column * s[PLAYERS] * CARD_COUNT
    winner = award(s, None, column)
    for at in range(top, top + s[COUNT + column * COLUMN_SIZE]):
        s[at] &= ENTRY_BITS
    return winner


def step_row(
    s: Ints, desk: Ints, sight: Ints, scratch: Ints, action: int, won: Ints, outlook: Ints
) -> int:
    """A decision and all chance steps after it; what ended. Winners of columns are in `won`, and
    what the outlook is told in `outlook`, where a round ended."""
    stream = desk[GAME_STREAM] & MASK32
    apply_id(s, None, action)
    x = draw_on(s, desk[GAME_GENERATOR] & MASK32, stream)
    ended = NOTHING
    if s[PHASE] == ROUND_END:
        ended = ROUND_OVER
        for column in range(s[PLAYERS]):
            won[column] = column_winner(s, column)
        end_round(s, None)
        if s[PHASE] == OVER:
            ended = GAME_OVER
        else:
            features_between_rounds(s, sight, scratch, outlook)
            x = random_set_up(s, x, stream)
    desk[GAME_GENERATOR] = x
    return ended


def tell_truth(s: Ints, viewer: int, out: Ints) -> None:
    n = s[PLAYERS]
    for at in range(TRUTH_WORDS):
        out[at] = 0
    for seat in range(n):
        place = relative(seat, viewer, n)
        out[TRUE_HANDS + place] = s[HAND + seat * SEAT_SIZE]
        out[TRUE_CLOAKED + place] = s[HIDDEN + seat * SEAT_SIZE]
    for column in range(n):
        head = column * COLUMN_SIZE
        if s[FOOT + head] == SECRET:
            entry = s[STACKS + column * n * CARD_COUNT + s[COUNT + head] - 1]
            if entry >> OWNER_SHIFT != viewer:
                out[TRUE_FEET + column] = (entry & CARD_BITS) + 1


def observe_row(s: Ints, viewer: int, kind: int, sight: Ints) -> None:
    if kind == MINI:
        observe_mini(s, viewer, sight)
    else:
        observe(s, viewer, sight)


def learner_seat(desk: Ints, players: int) -> int:
    """Where the learner sits when it plays against others; not tied to who begins."""
    return desk[GAME_NUMBER] // players % players
