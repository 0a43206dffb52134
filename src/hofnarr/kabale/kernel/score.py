"""The end of the game: the better of two ways of counting, and who has won by it."""

from hofnarr.kabale.kernel.arrays import ReadInts
from hofnarr.kabale.kernel.bits import bit_count
from hofnarr.kabale.kernel.layout import (
    DOMAIN_COUNT,
    PLAYERS,
    POINTS_OF,
    SEAT_SIZE,
    TARGETS_PER_DOMAIN,
    WON,
)


def counted(s: ReadInts, seat: int) -> tuple[int, int, int, int]:
    """What a seat has won: points, the sum of the best of each domain, targets, domains."""
    points = 0
    best_of_each = 0
    targets = 0
    domains = 0
    for domain in range(DOMAIN_COUNT):
        mask = s[WON + seat * SEAT_SIZE + domain // 3] >> domain % 3 * TARGETS_PER_DOMAIN
        best = 0
        for k in range(TARGETS_PER_DOMAIN):
            if mask >> k & 1:
                best = POINTS_OF[k]
                points += best
                targets += 1
        best_of_each += best
        if best > 0:
            domains += 1
    return points, best_of_each, targets, domains


def score(s: ReadInts, seat: int) -> int:
    """All won points; or, with all six domains, twice the best of each less 1 per further one."""
    points, best_of_each, targets, domains = counted(s, seat)
    if domains < DOMAIN_COUNT:
        return points
    return max(points, 2 * best_of_each - (targets - DOMAIN_COUNT))


def winners(s: ReadInts) -> int:
    """The seats with the best score, as a mask (R12)."""
    best = -1
    found = 0
    for seat in range(s[PLAYERS]):
        points = score(s, seat)
        if points > best:
            best = points
            found = 0
        if points == best:
            found |= 1 << seat
    return found


def win_part(won: int, seat: int) -> float:
    """The share of the win that falls to a seat where these have won."""
    return (won >> seat & 1) / bit_count(won)
