"""The lower levels for people: Page, Squire and Courtier. Kernel code.

A level looks less far ahead and into fewer worlds than the bots above it, but never at what it may
not know. Of the moves that seem about as good it takes any: one that seems to lose `loss` against
the best has the weight exp(-loss / temperature), and none at all above the level's largest loss. So
a level errs as people do, and never throws a game away.
"""

from hofnarr.bots.kabale.kernel.choices import count_choices
from hofnarr.bots.kabale.kernel.flat import SHARE, line_up, try_worlds
from hofnarr.bots.kabale.kernel.greedy import SCALE, WORLDS, greedy_choice
from hofnarr.bots.kabale.kernel.scratch import S_VALUES
from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.layout import PLAYERS
from hofnarr.kabale.kernel.maths import exp
from hofnarr.kabale.kernel.playout import advance, mix, output

PAGE_LEVEL = 0
SQUIRE_LEVEL = 1  # "SQUIRE" is a card
COURTIER_LEVEL = 2

# The dials, one entry a level. The Page counts in points, the others in shares of the win as they
# are between two players.
LEVEL_WORLDS = (0, 12, 34)  # worlds in which each move is played on to the end of the round
LEVEL_TEMPERATURE = (3.0, 0.06, 0.015)
LEVEL_LARGEST_LOSS = (3.0, 0.10, 0.05)

WHOLE_WEIGHT = 1 << 16


def dialled(scratch: Ints, choices: int, temperature: float, largest: float, word: int) -> int:
    """One of the choices, better ones more often; spoils the values. `word` is the random
    number."""
    last = S_VALUES + choices
    best = scratch[S_VALUES]
    for at in range(S_VALUES + 1, last):
        best = max(best, scratch[at])
    total = 0
    for at in range(S_VALUES, last):
        loss = best - scratch[at]
        scratch[at] = 0
        if loss <= largest:
            scratch[at] = int(WHOLE_WEIGHT * exp(-loss / temperature))
        total += scratch[at]
    k = word * total >> 32
    choice = 0
    while k >= scratch[S_VALUES + choice]:
        k -= scratch[S_VALUES + choice]
        choice += 1
    return choice


def level_choice(sight: Ints, scratch: Ints, level: int, x: int, stream: int) -> int:
    """The number of the action that a level chooses, from the sight of the seat to act."""
    choices = count_choices(sight)
    if level == PAGE_LEVEL:
        greedy_choice(sight, scratch, x, stream)
        unit = WORLDS * SCALE * 2 * (sight[PLAYERS] - 1)
        x = mix(x)
    else:
        line_up(sight, scratch)
        worlds = LEVEL_WORLDS[level]
        x = try_worlds(sight, scratch, choices, worlds, x, stream)
        unit = worlds * SHARE * 2 // sight[PLAYERS]  # with more players less is at stake for each
    temperature = unit * LEVEL_TEMPERATURE[level]
    largest = unit * LEVEL_LARGEST_LOSS[level]
    return dialled(scratch, choices, temperature, largest, output(advance(x, stream)))
