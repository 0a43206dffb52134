"""What a position is worth to a player, in hundredths of a victory point, from the board alone."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import AT as BUILT_AT
from hofnarr.catan.catalogue.titles import (
    CITY,
    IS_ACTION,
    IS_FOREIGN,
    IS_KNIGHT,
    NOT_BUILT,
    REGION_RES,
    ROAD,
    SETTLEMENT,
)
from hofnarr.catan.engine.board import Board, Realm
from hofnarr.catan.rules.building import can_build, free_places, price
from hofnarr.catan.rules.centres import road_ends, settlement_ends

POINT = 100
RIVAL = 0.6  # a point of the opponent against one's own
REGION = 14  # each unit that a region yields when it is rolled
NEW_RESOURCE_YIELD = 10  # for the first region of a kind
STRENGTH = 7
COMMERCE = 9
TOURNAMENT = 4
HAND_LIMIT = 6
BUILT_CARD = 4  # it may do something that is not counted here
ACTION_IN_HAND = 9
USEFUL_IN_HAND = 10
#: The n-th unit of a kind that is stored.
UNITS = (0, 7, 13, 18, 20, 22, 23)
BRIGAND_LIMIT = 7
OPEN_END = 24  # a road that waits for its settlement
SECOND_GOAL = 0.35
#: What it is worth to be able to build it, in parts of what it brings.
PROGRESS = 0.45


def standing(s: Board, seat: int) -> float:
    """How well this player stands against the other; only from what `seat` may count on."""
    if s.over:
        won = 0 if s.winner < 0 else 1 if s.winner == seat else -1
        return won * 10_000 + s.victory(seat) - s.victory(1 - seat)
    return _own(s, seat) - RIVAL * realm_worth(s, 1 - seat)


def _own(s: Board, seat: int) -> float:
    goals = sorted((_progress(s, seat, *goal) for goal in _goals(s, seat)), reverse=True)
    best = goals[0] if goals else 0.0
    second = goals[1] if len(goals) > 1 else 0.0
    return realm_worth(s, seat) + hand_worth(s, seat) + best + SECOND_GOAL * second


def realm_worth(s: Board, seat: int) -> float:
    """What lies open: points, regions, stores."""
    r = s.realms[seat]
    worth: float = POINT * s.victory(seat)
    worth += STRENGTH * r.strength + COMMERCE * r.commerce + TOURNAMENT * r.tourney
    worth += HAND_LIMIT * r.limit + BUILT_CARD * sum(r.count)
    kinds = set()
    for slot in r.slots:
        worth += REGION * r.yields[slot]
        kinds.add(REGION_RES[r.land[slot]])
    worth += NEW_RESOURCE_YIELD * len(kinds)
    if s.settlements and len(s.regions) > 1:
        worth += OPEN_END * min(s.settlements, len(settlement_ends(s, seat)))
    return worth + _stores(r)


def _stores(r: Realm) -> float:
    worth = float(sum(UNITS[min(units, 6)] for units in r.have))
    if sum(r.have) > BRIGAND_LIMIT:
        worth -= (UNITS[min(r.have[3], 6)] + UNITS[min(r.have[4], 6)]) / 6
    return worth


def hand_worth(s: Board, seat: int) -> float:
    return sum(card_worth(s, seat, card) for card in s.realms[seat].hand)


def card_worth(s: Board, seat: int, card: int) -> float:
    """What a card is worth in the hand: about half of what it will bring, if it can be built."""
    if IS_ACTION[card]:
        return ACTION_IN_HAND
    usable = 1.0 if can_build(s, seat, card) else 0.4
    return usable * (USEFUL_IN_HAND + 0.15 * brings(s, card) - 2 * s.cs.price[card])


def brings(s: Board, card: int) -> float:
    """What a card adds when it is built, as far as its numbers tell."""
    cs = s.cs
    strength = cs.strength[card] + (1 if IS_KNIGHT[card] else 0)
    points = POINT * cs.vp[card] + STRENGTH * strength + COMMERCE * cs.commerce[card]
    return points + TOURNAMENT * cs.tourney[card] + BUILT_CARD + 2.5 * cs.price[card]


def _goals(s: Board, seat: int) -> list[tuple[int, float]]:
    """What could be built next, and what that would bring."""
    r = s.realms[seat]
    goals: list[tuple[int, float]] = []
    if s.settlements and len(s.regions) > 1:
        if settlement_ends(s, seat):
            goals.append((SETTLEMENT, POINT + 2 * REGION))
        elif s.roads and road_ends(s, seat):
            goals.append((ROAD, OPEN_END + 25.0))
    if s.cities and 1 in r.centre:
        goals.append((CITY, POINT + 15.0))
    for card in set(r.hand):
        if IS_ACTION[card] or BUILT_AT[card] == NOT_BUILT or not can_build(s, seat, card):
            continue
        if free_places(s, 1 - seat if IS_FOREIGN[card] else seat, card):
            goals.append((card, brings(s, card)))
    return goals


def _progress(s: Board, seat: int, card: int, gain: float) -> float:
    """The nearer a goal is, the more of its gain counts; bank trades fill gaps, three for one."""
    have = s.realms[seat].have
    if card in (ROAD, SETTLEMENT, CITY):
        cost, less = s.cs.cost[card], 0
    else:
        cost, less = price(s, seat, card)
    total = sum(amount for _, amount in cost) - less
    if total <= 0:
        return PROGRESS * gain
    spare = list(have)
    missing = -less
    for res, amount in cost:
        missing += max(0, amount - have[res])
        spare[res] = max(0, have[res] - amount)
    traded = min(max(0, missing), sum(units // 3 for units in spare))
    left = max(0.0, missing - 0.6 * traded)
    return float(PROGRESS * gain * (1 - left / total) ** 2)
