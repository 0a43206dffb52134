"""What could be built next, what that would bring, and what it is worth from here."""

from __future__ import annotations

from functools import lru_cache

from hofnarr.bots.catan.income import Income
from hofnarr.bots.catan.knowledge import EFFECT
from hofnarr.bots.catan.weights import Weights
from hofnarr.catan.catalogue.titles import (
    AT,
    CITY,
    IS_ACTION,
    IS_FOREIGN,
    IS_KNIGHT,
    IS_TRADE_FLEET,
    METROPOLIS,
    MOST_PER_REALM,
    NOT_BUILT,
    ROAD,
    SAME,
    SETTLEMENT,
)
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import CONDITIONS, DOUBLES, NUMBERS, RATES, YIELD_MORE
from hofnarr.catan.rules.building import free_places, is_at_limit, price, requirement_met, standing
from hofnarr.catan.rules.centres import road_ends, settlement_ends
from hofnarr.catan.rules.resources import Cost

MOST_GOALS = 6
NEW_REGIONS = 1.5  # two regions, counted in first yielded units of a kind
DOUBLED = 0.8  # a doubled region, counted likewise
ANY_DOUBLED = 1.5
MORE_YIELD = 2.0


def best_goals(s: Board, seat: int, w: Weights, far: float, income: Income) -> list[float]:
    """What the goals are worth from here, the best first."""
    r = s.realms[seat]
    found = _centre_goals(s, seat, w, far, income)
    last = -1
    for card in r.hand:
        if card != last and not IS_ACTION[card]:
            last = card
            found.append(card_goal(s, seat, card, w, far, income))
    for card in s.display:
        if card != last and not standing(s, seat, card):
            last = card
            found.append(card_goal(s, seat, card, w, far, income))
    found.sort(reverse=True)
    return found[:MOST_GOALS]


def _centre_goals(s: Board, seat: int, w: Weights, far: float, income: Income) -> list[float]:
    found = []
    cost = s.cs.cost
    if s.settlements and len(s.regions) > 1:
        gain = w.point + NEW_REGIONS * w.region * far + w.site
        if settlement_ends(s, seat):
            found.append(gain * w.patience ** income.rounds(cost[SETTLEMENT], 0, w))
        elif s.roads and road_ends(s, seat):
            both = _together(cost[ROAD], cost[SETTLEMENT])
            found.append(gain * w.patience ** income.rounds(both, 0, w))
    if s.cities and 1 in s.realms[seat].centre:
        gain = w.point + w.city_site
        found.append(gain * w.patience ** income.rounds(cost[CITY], 0, w))
    return found


@lru_cache(maxsize=64)
def _together(one: Cost, other: Cost) -> Cost:
    """A road is worth nothing by itself: the whole way to a settlement is to be paid."""
    total = dict(one)
    for res, amount in other:
        total[res] = total.get(res, 0) + amount
    return tuple(sorted(total.items()))


def card_goal(s: Board, seat: int, card: int, w: Weights, far: float, income: Income) -> float:
    """What a card in the hand, or in the display, is worth from here."""
    if AT[card] == NOT_BUILT or (MOST_PER_REALM[card] and is_at_limit(s, seat, card)):
        return 0.0
    gain = brings(s, seat, card, w, far, income)
    if gain <= 0:
        return 0.0
    rounds = income.rounds(*price(s, seat, card), w)
    condition = CONDITIONS.get(card)
    if not requirement_met(s, seat, card) or (condition is not None and not condition(s, seat)):
        rounds += w.no_requirement
    if not free_places(s, 1 - seat if IS_FOREIGN[card] else seat, card):
        rounds += w.no_place
    return float(gain * w.patience**rounds)


def brings(s: Board, seat: int, card: int, w: Weights, far: float, income: Income) -> float:
    """What a card adds when it is built."""
    if card == METROPOLIS:
        return 3 * w.site  # it takes the place of a city: only sites are won
    cs = s.cs
    r = s.realms[seat]
    gain = w.point * cs.vp[card] + w.tournament * cs.tourney[card]
    gain += w.limit * NUMBERS["hand"].get(SAME[card], 0)
    gain += far * (w.effect * EFFECT[card] + _grows(card, w, income))
    strength, commerce = cs.strength[card], cs.commerce[card]
    if IS_KNIGHT[card]:
        strength += _more(r.count, "knight_strength")
    elif IS_TRADE_FLEET[card]:
        commerce += _more(r.count, "fleet_commerce")
    if strength:
        gain += w.strength * strength
        if s.knight != seat and r.strength + strength > s.realms[1 - seat].strength:
            gain += w.point * (1 + w.rival * (s.knight >= 0))
    if commerce:
        gain += w.commerce * commerce
        if (
            s.mill != seat
            and r.commerce + commerce > s.realms[1 - seat].commerce
            and max(r.centre) > 1
        ):
            gain += (w.point + w.mill * far) * (1 + w.rival * (s.mill >= 0))
    return gain


def _more(count: list[int], quantity: str) -> int:
    return sum(more * count[helper] for helper, more in NUMBERS[quantity].items())


def _grows(card: int, w: Weights, income: Income) -> float:
    """What a card adds to yields and rates."""
    doubled = DOUBLES.get(card, -2)
    if doubled >= 0:
        return DOUBLED * w.region * min(2, income.yields[doubled])
    if doubled == -1:
        return ANY_DOUBLED * w.region
    if card in YIELD_MORE:
        return MORE_YIELD * w.region
    if SAME[card] in RATES:
        res, rate = RATES[SAME[card]]
        return w.exchange * income.yields[res] * max(0, income.rates[res] - rate)
    return 0.0
