"""Both players reckoned up: what the brigand counts, and where points come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.titles import (
    CITY,
    IS_FOREIGN,
    IS_KNIGHT,
    IS_TRADE_FLEET,
    METROPOLIS,
    NAMES,
    ROAD,
    SETTLEMENT,
)
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import EXTRA_POINTS, total
from hofnarr.catan.engine.places import NAMES as PLACES
from hofnarr.catan.engine.points import is_blocked
from hofnarr.catan.rules.event_die import brigand_limit, counted
from hofnarr.catan.rules.hand import search_price
from hofnarr.catan.rules.resources import Cost

Goods = list[tuple[Resource, int]]
#: A card, or a token ("knight", "windmill"), and how many points it brings in all.
Source = tuple[str, int]
_CENTRES = (-1, SETTLEMENT, CITY, METROPOLIS)


class Reckoned(msgspec.Struct, frozen=True):
    """A player. `store`: resources in all; `counted`: those that the brigand counts, he comes where
    they are more than `limit`. `search`: what looking through a stack costs. `yields`: regions
    that bring more than one unit at once. The others: where the points come from, most first; they
    add up to those of the view."""

    store: int
    counted: int
    limit: int
    search: int
    yields: list[tuple[str, int]]
    victory: list[Source]
    strength: list[Source]
    tournament: list[Source]
    commerce: list[Source]


class Costs(msgspec.Struct, frozen=True):
    road: Goods
    settlement: Goods
    city: Goods


class Reckoning(msgspec.Struct, frozen=True):
    """By seat; and what the centre cards cost at this table."""

    seats: list[Reckoned]
    costs: Costs


def reckon(s: Board) -> Reckoning:
    return Reckoning(
        [_reckoned(s, seat) for seat in (0, 1)],
        Costs(*[named_cost(s.cs.cost[card]) for card in (ROAD, SETTLEMENT, CITY)]),
    )


def named_cost(cost: Cost) -> Goods:
    return [(RESOURCES[res], amount) for res, amount in cost]


class _Points(NamedTuple):
    victory: int
    strength: int
    tournament: int
    commerce: int


def _reckoned(s: Board, seat: int) -> Reckoned:
    sums: list[dict[str, int]] = [{}, {}, {}, {}]
    for name, points in _sources(s, seat):
        for table, number in zip(sums, points, strict=True):
            if number:
                table[name] = table.get(name, 0) + number
    victory, strength, tournament, commerce = (
        sorted(table.items(), key=lambda source: -source[1]) for table in sums
    )
    r = s.realms[seat]
    return Reckoned(
        store=sum(r.have),
        counted=counted(s, seat),
        limit=brigand_limit(s, seat),
        search=search_price(s, seat),
        yields=[(PLACES[slot], r.yields[slot]) for slot in r.slots if r.yields[slot] > 1],
        victory=victory,
        strength=strength,
        tournament=tournament,
        commerce=commerce,
    )


def _sources(s: Board, seat: int) -> Iterator[tuple[str, _Points]]:
    """As `points.recount` adds them up."""
    r = s.realms[seat]
    for kind in r.centre:
        if kind:
            yield NAMES[_CENTRES[kind]], _Points(s.cs.vp[_CENTRES[kind]], 0, 0, 0)
    for token, holder in (("knight", s.knight), ("windmill", s.mill)):
        if holder == seat:
            yield token, _Points(1, 0, 0, 0)
    for place in r.built:
        if not IS_FOREIGN[r.card[place]] and not is_blocked(s, seat, place):
            yield NAMES[r.card[place]], _points_of(s, seat, place)


def _points_of(s: Board, seat: int, place: int) -> _Points:
    """A card with what others add to it: a knight is stronger beside a Smithy."""
    card = s.realms[seat].card[place]
    strength, tourney, commerce = s.cs.strength[card], s.cs.tourney[card], s.cs.commerce[card]
    if IS_KNIGHT[card]:
        better = total(s, seat, "knight_strength") + total(s, 1 - seat, "host_knight_strength")
        strength = max(0, strength + better)  # C48
        tourney += total(s, seat, "knight_tournament")
    elif IS_TRADE_FLEET[card]:
        commerce += total(s, seat, "fleet_commerce")
    extra = EXTRA_POINTS[card](s, seat, place) if card in EXTRA_POINTS else (0, 0, 0, 0)
    return _Points(
        s.cs.vp[card] + extra[0], strength + extra[1], tourney + extra[2], commerce + extra[3]
    )
