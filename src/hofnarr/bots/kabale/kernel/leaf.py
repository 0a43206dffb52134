"""What a position between two rounds is worth to each seat: its share of the win. Kernel code.

The final score is guessed from what a seat has won so far: 3 points a round as everybody wins on
average, and the chance to complete the six domains as counted in games of the greedy bot.
"""

from hofnarr.kabale.kernel.arrays import ReadInts
from hofnarr.kabale.kernel.layout import (
    DOMAIN_COUNT,
    OVER,
    PHASE,
    PLAYERS,
    ROUND,
    ROUNDS,
)
from hofnarr.kabale.kernel.maths import exp, sqrt
from hofnarr.kabale.kernel.score import counted, win_part, winners

POINTS_A_ROUND = 3.0
SPREAD = 2.7  # of a final score, grows with the square root of the rounds left

# The chance of all six domains in the end, by rounds left (1..5) and domains missing (0..6).
SIX_DOMAINS = (
    (1.0, 0.26, 0.04, 0.0, 0.0, 0.0, 0.0),
    (1.0, 0.44, 0.16, 0.03, 0.01, 0.0, 0.0),
    (1.0, 0.55, 0.30, 0.11, 0.04, 0.01, 0.0),
    (1.0, 0.65, 0.42, 0.22, 0.10, 0.05, 0.01),
    (1.0, 0.75, 0.50, 0.36, 0.19, 0.11, 0.05),
)


def expected_score(s: ReadInts, seat: int, rounds_left: int) -> float:
    """The score this seat may hope for at the end of the game."""
    points, best_of_each, targets, domains = counted(s, seat)
    missing = DOMAIN_COUNT - domains
    total = points + POINTS_A_ROUND * rounds_left
    complete = 2 * (best_of_each + POINTS_A_ROUND * missing)
    complete -= max(targets + rounds_left - DOMAIN_COUNT, 0)
    if complete <= total:
        return total
    chance = SIX_DOMAINS[rounds_left - 1][missing]
    return total + chance * (complete - total)


def win_share(s: ReadInts, seat: int) -> float:
    """The part of the win that falls to this seat, between 0 and 1; exact when the game is over."""
    n = s[PLAYERS]
    if s[PHASE] == OVER:
        return win_part(winners(s), seat)
    rounds_left = ROUNDS - s[ROUND]
    scale = SPREAD * sqrt(rounds_left)
    own = expected_score(s, seat, rounds_left)
    against = 0.0
    for other in range(n):
        against += exp((expected_score(s, other, rounds_left) - own) / scale)
    return 1.0 / against
