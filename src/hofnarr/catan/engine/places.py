"""The geometry of a principality: every place is a number, and has a name for people.

    regions 0-25, outer slots 26-51, sites 52-99, roads 100-112, centres 113-124

Columns x run from -12 to 12, regions and roads in the even ones, centres in the odd ones. Slot
2c and 2c+1 are the upper and the lower region of the c-th even column; the centre k lies between
the even columns k and k+1. The four sites of a centre are U1, L1, U2, L2; the last two need a city.

>>> NAMES[site(centre_at(-1), 0)], NAMES[region_at(2, lower=True)], NAMES[OUTER + 13]
('-1U1', '2L', '0Lo')
"""

from __future__ import annotations

SLOTS = 26
OUTER = 26
SITES = 52
ROADS = 100
CENTRES = 113
PLACES = 125
ROAD_COUNT = 13
CENTRE_COUNT = 12


def region_at(x: int, *, lower: bool) -> int:
    return x + 12 + lower


def centre_at(x: int) -> int:
    """The number of a centre, 0-11, by its column."""
    return (x + 11) // 2


def road_at(x: int) -> int:
    return ROADS + (x + 12) // 2


def site(centre: int, number: int) -> int:
    """0-3: U1, L1, U2, L2."""
    return SITES + 4 * centre + number


def _name(place: int) -> str:
    if place < SITES:
        slot = place % SLOTS
        return f"{slot // 2 * 2 - 12}{'UL'[slot % 2]}{'o' if place >= OUTER else ''}"
    if place < ROADS:
        centre, number = divmod(place - SITES, 4)
        return f"{2 * centre - 11}{('U1', 'L1', 'U2', 'L2')[number]}"
    if place < CENTRES:
        return f"{2 * (place - ROADS) - 12}"
    return f"{2 * (place - CENTRES) - 11}"


NAMES = tuple(_name(place) for place in range(PLACES))
NUMBER = {name: place for place, name in enumerate(NAMES)}


def _borders(place: int) -> tuple[int, ...]:
    if place < SLOTS:
        return ()
    if place < SITES:
        return (place - OUTER,)
    if place < ROADS:
        centre, number = divmod(place - SITES, 4)
        lower = number % 2
        return (2 * centre + lower, 2 * centre + 2 + lower)
    if place < CENTRES:
        return ()
    first = 2 * (place - CENTRES)
    return (first, first + 1, first + 2, first + 3)


#: By place: the region slots that a card there borders.
BORDERS = tuple(_borders(place) for place in range(PLACES))
#: By region slot: the sites that border it, and the centres.
SITES_AROUND = tuple(
    tuple(p for p in range(SITES, ROADS) if slot in BORDERS[p]) for slot in range(SLOTS)
)
CENTRES_AROUND = tuple(
    tuple(p - CENTRES for p in range(CENTRES, PLACES) if slot in BORDERS[p])
    for slot in range(SLOTS)
)
#: By centre: its four regions and their outer slots.
REGIONS_OF = tuple(BORDERS[CENTRES + centre] for centre in range(CENTRE_COUNT))
OUTER_OF = tuple(tuple(OUTER + slot for slot in slots) for slots in REGIONS_OF)
#: The six start regions, in the order in which they are arranged.
START_SLOTS = tuple(region_at(x, lower=lower) for x in (-2, 0, 2) for lower in (False, True))
