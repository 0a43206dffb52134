"""The end of the game: the better of two ways of counting."""

from collections.abc import Sequence

from hofnarr.kabale.kernel.layout import (
    DOMAIN_COUNT,
    POINTS_OF,
    SEAT_SIZE,
    TARGETS_PER_DOMAIN,
    WON,
)

Ints = Sequence[int]


def score(s: Ints, seat: int) -> int:
    """All won points; or, with all six domains, twice the best of each less 1 per further one."""
    total = 0
    doubled = 0
    won = 0
    domains = 0
    for domain in range(DOMAIN_COUNT):
        mask = s[WON + seat * SEAT_SIZE + domain // 3] >> domain % 3 * TARGETS_PER_DOMAIN
        best = 0
        for k in range(TARGETS_PER_DOMAIN):
            if mask >> k & 1:
                best = POINTS_OF[k]
                total += best
                won += 1
        doubled += 2 * best
        if best > 0:
            domains += 1
    if domains == DOMAIN_COUNT:
        doubled -= won - DOMAIN_COUNT
        if doubled > total:
            return doubled
    return total
