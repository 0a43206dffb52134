"""Boards that cannot be are refused, so that a slip in a scenario does not pass for a rule."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import (
    ALSO_METROPOLIS,
    AT,
    ON_ANY_SITE,
    ON_CITY_SITE,
    ON_OUTER,
    ON_ROAD,
    OUTER_RES,
    REGION_RES,
)
from hofnarr.catan.catalogue.titles import NAMES as CARD_NAMES
from hofnarr.catan.engine.board import Board, Realm
from hofnarr.catan.engine.places import (
    CENTRES,
    NAMES,
    OUTER,
    OUTER_OF,
    ROADS,
    SITES,
    SLOTS,
    centre_at,
    road_at,
)
from hofnarr.catan.rules.resources import MOST


def check_board(s: Board) -> None:
    """Raise ValueError with the first thing that is impossible."""
    for what, left in (("roads", s.roads), ("settlements", s.settlements), ("cities", s.cities)):
        if left < 0:
            raise ValueError(f"there are not so many {what}: {-left} too many are laid")
    for seat, r in enumerate(s.realms):
        _check_axis(r, seat)
        for place in r.built:
            why = _misplaced(r, place)
            if why:
                card = CARD_NAMES[r.card[place]]
                raise ValueError(f"{card} cannot lie at {NAMES[place]} of seat {seat}: {why}")
        _check_stock(r, seat)


def _check_axis(r: Realm, seat: int) -> None:
    """Between two settlements lies a road."""
    columns = [x for x in range(-11, 12, 2) if r.centre[centre_at(x)]]
    for x in range(columns[0] + 1, columns[-1], 2):
        if not r.road[road_at(x) - ROADS]:
            raise ValueError(f"seat {seat} has no road at {x}, but settlements on both sides of it")
        if x + 1 < columns[-1] and not r.centre[centre_at(x + 1)]:
            raise ValueError(f"seat {seat} has no settlement at {x + 1}, but one beyond it")


def _misplaced(r: Realm, place: int) -> str | None:
    """Why the card at this place cannot lie there; None if it can."""
    card = r.card[place]
    if OUTER <= place < SITES:
        return _misplaced_outside(r, place, card)
    if SITES <= place < ROADS:
        centre, number = divmod(place - SITES, 4)
        name = NAMES[CENTRES + centre]
        if AT[card] not in (ON_ANY_SITE, ON_CITY_SITE):
            return "it is no settlement or city expansion"
        if not r.centre[centre]:
            return f"there is no settlement at {name}"
        if r.centre[centre] < 2 and (number > 1 or AT[card] == ON_CITY_SITE):
            return f"it needs a city at {name}"
        return None
    if AT[card] != ON_ROAD:
        return "it is no road expansion"
    return None if r.road[place - ROADS] else "there is no road"


def _misplaced_outside(r: Realm, place: int, card: int) -> str | None:
    slot = place - OUTER
    if ALSO_METROPOLIS[card] and 3 in r.centre and place in OUTER_OF[r.centre.index(3)]:
        return None
    if AT[card] != ON_OUTER:
        return "it is no landscape expansion"
    if r.land[slot] < 0:
        return f"there is no region at {NAMES[slot]}"
    if OUTER_RES[card] not in (-1, REGION_RES[r.land[slot]]):
        return f"the region at {NAMES[slot]} is of another kind"
    return None


def _check_stock(r: Realm, seat: int) -> None:
    stores = {place for places in r.store for place in places}
    for place, amount in enumerate(r.stock):
        if not amount:
            continue
        if place not in stores:
            what = "region" if place < SLOTS else "Colonial Base"
            raise ValueError(f"seat {seat} has no {what} at {NAMES[place]} that stores {amount}")
        if not 0 < amount <= MOST:
            raise ValueError(f"{amount} at {NAMES[place]}: a region stores 0 to {MOST}")
