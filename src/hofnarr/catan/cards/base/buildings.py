"""Base set: settlement and city expansions."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import BRICK, GOLD, GRAIN, LUMBER, ORE, SAME, WOOL, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import DOUBLES, RATES, UNCOUNTED, number, part_of, shield
from hofnarr.catan.engine.places import OUTER_OF, ROADS, SITES

number("hand", 1, "abbey", "library")
number("knight_strength", 1, "smithy")
number("fleet_commerce", 1, "harbor")

UNCOUNTED.add(title("garrison"))

#: A bordering region of the type yields double (C21).
DOUBLES[title("brick_factory")] = BRICK
DOUBLES[title("foundry")] = ORE
DOUBLES[title("grain_mill")] = GRAIN
DOUBLES[title("sawmill")] = LUMBER
DOUBLES[title("woolen_mill")] = WOOL

#: The owner may trade the resource with the bank at 2:1; the Mint gold at 1:1.
RATES[title("brick_fleet")] = (BRICK, 2)
RATES[title("gold_fleet")] = (GOLD, 2)
RATES[title("grain_fleet")] = (GRAIN, 2)
RATES[title("lumber_fleet")] = (LUMBER, 2)
RATES[title("ore_fleet")] = (ORE, 2)
RATES[title("wool_fleet")] = (WOOL, 2)
RATES[title("mint")] = (GOLD, 1)

part_of("base_events.plague", "aqueduct", "bath_house")
part_of("hand.search_price", "town_hall")

_CHURCH = title("church")


def same_city(s: Board, realm: int, place: int) -> list[int]:
    """All places that belong to the settlement, city or metropolis of a site; a metropolis site
    belongs to the metropolis."""
    r = s.realms[realm]
    centre = r.centre.index(3) if place < SITES else (place - SITES) // 4
    places = list(range(SITES + 4 * centre, SITES + 4 * centre + 4))
    if r.centre[centre] == 3:
        places += OUTER_OF[centre]
    return places


@shield("church")
def church(s: Board, threat: str, realm: int, place: int) -> bool:
    """Civil War: units on the sites of its city cannot be chosen."""
    if threat != "civil_war" or place >= ROADS:
        return False
    card = s.realms[realm].card
    return any(
        card[each] >= 0 and SAME[card[each]] == _CHURCH and (realm, each) not in s.dogmas
        for each in same_city(s, realm, place)
    )
