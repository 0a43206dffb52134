"""What follows from the cards that lie: points, hand limit, yields, tokens (section 10)."""

from __future__ import annotations

from collections.abc import Callable

from hofnarr.catan import events
from hofnarr.catan.catalogue.cardset import NOTHING
from hofnarr.catan.catalogue.titles import (
    CITY,
    IS_FOREIGN,
    IS_KNIGHT,
    IS_TRADE_FLEET,
    METROPOLIS,
    REGION_RES,
    SAME,
    SETTLEMENT,
)
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import (
    ACTING,
    COUNT_MORE,
    DISCOUNTS,
    DOUBLES,
    EXTRA_POINTS,
    LOCAL_RATES,
    STOCK_POINTS,
    STRIKES,
    YIELD_MORE,
    total,
)
from hofnarr.catan.engine.places import BORDERS, ROADS, SITES, SLOTS
from hofnarr.catan.engine.steps import tell
from hofnarr.catan.rules.trading import usual_rates

HAND = 3
_CENTRES = (-1, SETTLEMENT, CITY, METROPOLIS)


def is_blocked(s: Board, realm: int, place: int) -> bool:
    """Whether a Dogma lies on this building."""
    return bool(s.dogmas) and (realm, place) in s.dogmas


def recount(s: Board) -> None:
    """Everything that follows from the cards, for both players; needed when `s.stale`."""
    s.stale = False
    for seat in (0, 1):
        _count_cards(s, seat)
    for seat in (0, 1):
        _count_points(s, seat)
    s.stores_count = any(r.count[card] for r in s.realms for card in STOCK_POINTS)


def _count_cards(s: Board, seat: int) -> None:
    r = s.realms[seat]
    count = list(NOTHING)
    for place in r.built:
        card = r.card[place]
        if not IS_FOREIGN[card] and not is_blocked(s, seat, place):
            count[SAME[card]] += 1
    other = s.realms[1 - seat]
    for place in other.built:
        card = other.card[place]
        if IS_FOREIGN[card]:
            count[SAME[card]] += 1
    r.count = count
    for more in COUNT_MORE:
        for card in more(s, seat):
            count[card] += 1
    r.helpers = tuple([card for card in STRIKES | DISCOUNTS if count[card]])
    r.rates = usual_rates(count)
    r.local_rates = tuple([place for place in r.built if r.card[place] in LOCAL_RATES])
    r.acting = _acting(count)


def _acting(count: list[int]) -> dict[str, list[Callable[..., None]]]:
    """By moment: what the cards at work do then, each title once."""
    acting: dict[str, list[Callable[..., None]]] = {}
    for card, moment, function in ACTING:
        if count[card]:
            acting.setdefault(moment, []).append(function)
    return acting


def _count_points(s: Board, seat: int) -> None:
    cs = s.cs
    r = s.realms[seat]
    strength = tourney = commerce = 0
    vp = sum([cs.vp[_CENTRES[kind]] for kind in r.centre if kind])
    better = total(s, seat, "knight_strength") + total(s, 1 - seat, "host_knight_strength")
    at_tournament = total(s, seat, "knight_tournament")
    by_fleet = total(s, seat, "fleet_commerce")
    for place in r.built:
        card = r.card[place]
        if IS_FOREIGN[card] or is_blocked(s, seat, place):
            continue
        vp += cs.vp[card]
        commerce += cs.commerce[card]
        if IS_KNIGHT[card]:
            strength += max(0, cs.strength[card] + better)  # C48
            tourney += cs.tourney[card] + at_tournament
        else:
            strength += cs.strength[card]
            tourney += cs.tourney[card]
            if IS_TRADE_FLEET[card]:
                commerce += by_fleet
        if card in EXTRA_POINTS:
            more = EXTRA_POINTS[card](s, seat, place)
            vp += more[0]
            strength += more[1]
            tourney += more[2]
            commerce += more[3]
    r.vp, r.strength, r.tourney, r.commerce = vp, strength, tourney, commerce
    r.limit = HAND + total(s, seat, "hand")
    _count_yields(s, seat)


def _count_yields(s: Board, seat: int) -> None:
    """C21: different doubling titles multiply, equal ones do not add up."""
    r = s.realms[seat]
    yields = [1] * SLOTS
    more: list[tuple[int, int]] = []
    doubled: set[tuple[int, int]] = set()
    for place in r.built:
        card = r.card[place]
        if not (card in DOUBLES or card in YIELD_MORE):
            continue
        if not SITES <= place < ROADS or is_blocked(s, seat, place):
            continue
        for slot in BORDERS[place]:
            if card in YIELD_MORE:
                more.append((slot, YIELD_MORE[card]))
            if _doubles(card, r.land[slot]) and (slot, card) not in doubled:
                doubled.add((slot, card))
                yields[slot] *= 2
    for slot, extra in more:
        yields[slot] += extra
    r.yields = yields


def _doubles(card: int, region: int) -> bool:
    return region >= 0 and DOUBLES.get(card, -2) in (REGION_RES[region], -1)


def move_tokens(s: Board) -> None:
    """Tokens follow the points: strictly more; the windmill needs a city."""
    a, b = s.realms
    knight = 0 if a.strength > b.strength else 1 if b.strength > a.strength else -1
    mill = 0 if a.commerce > b.commerce else 1 if b.commerce > a.commerce else -1
    if mill >= 0 and max(s.realms[mill].centre) < 2:
        mill = -1
    if knight != s.knight:
        s.knight = knight
        tell(s, events.TokenMoved("knight", None if knight < 0 else knight))
    if mill != s.mill:
        s.mill = mill
        tell(s, events.TokenMoved("windmill", None if mill < 0 else mill))
