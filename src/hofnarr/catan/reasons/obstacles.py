"""What stands in the way of building, playing or trading in the action phase: the one home of these
reasons, for refusals and for the desk.

Everything here looks only at what the player knows: his own cards, what lies open, and how many
cards others hold.
"""

from __future__ import annotations

from collections.abc import Sequence

from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import (
    AT,
    CARDS,
    CITY,
    FORBIDS,
    GOLD,
    IS_ACTION,
    IS_DEFENSE,
    IS_FOREIGN,
    METROPOLIS,
    MOST_PER_REALM,
    NAMES,
    ON_ANY_SITE,
    ON_CITY,
    ON_CITY_SITE,
    OUTER_RES,
    REQUIRES,
    ROAD,
    SAME,
    SETTLEMENT,
)
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import ACTIONS, CONDITIONS, LOCAL_RATES, REACTIONS
from hofnarr.catan.engine.places import CENTRES, ROADS, SITES
from hofnarr.catan.reasons.reason import because
from hofnarr.catan.rules.building import free_places, is_at_limit, price, standing
from hofnarr.catan.rules.centres import road_ends, settlement_ends
from hofnarr.catan.rules.playing import is_fresh, surcharge
from hofnarr.catan.rules.resources import Cost, can_pay
from hofnarr.catan.rules.trading import MOST_OFFERS, MOST_TRADES, rates
from hofnarr.core.errors import Reason

CENTRE_CARDS = (ROAD, SETTLEMENT, CITY)


def obstacle(s: Board, seat: int, card: int) -> Reason | None:
    """Why this player could not use the card in his action phase, as things lie."""
    if card in CENTRE_CARDS:
        return _centre_obstacle(s, seat, card)
    return play_obstacle(s, seat, card) if IS_ACTION[card] else build_obstacle(s, seat, card)


# --- building -------------------------------------------------------------------------------------


def cost_now(s: Board, seat: int, card: int) -> tuple[Cost, int]:
    """What a card costs this player now, and how many units of choice are struck out."""
    return (s.cs.cost[card], 0) if card in CENTRE_CARDS else price(s, seat, card)


def missing(s: Board, seat: int, card: int) -> list[tuple[str, int]]:
    """The resources that this player lacks for a card; none if discounts make up for them."""
    cost, less = cost_now(s, seat, card)
    r = s.realms[seat]
    if can_pay(r, cost, less):
        return []
    return [(RESOURCES[res], amount - r.have[res]) for res, amount in cost if amount > r.have[res]]


def _cost_obstacle(s: Board, seat: int, card: int) -> Reason | None:
    lacking = missing(s, seat, card)
    return because("cost", "section 7", card=NAMES[card], goods=lacking) if lacking else None


def _centre_obstacle(s: Board, seat: int, card: int) -> Reason | None:
    return _no_centre_place(s, seat, card) or _cost_obstacle(s, seat, card)


def _no_centre_place(s: Board, seat: int, card: int) -> Reason | None:
    left = {ROAD: s.roads, SETTLEMENT: s.settlements, CITY: s.cities}[card]
    if not left:
        return because("supply", "section 3", card=NAMES[card])
    if card == ROAD:
        return None if road_ends(s, seat) else because("road-end", "section 4")
    if card == SETTLEMENT:
        if len(s.regions) < 2:
            return because("regions", "C32")
        return None if settlement_ends(s, seat) else because("settlement-end", "section 4")
    return None if 1 in s.realms[seat].centre else because("no-settlement", "section 4")


def build_obstacle(s: Board, seat: int, card: int) -> Reason | None:
    """For a card of the hand or of the display."""
    return (
        requirement(s, seat, card)
        or _limit(s, seat, card)
        or _condition(s, seat, card)
        or _no_place(s, seat, card)
        or _cost_obstacle(s, seat, card)
    )


def requirement(s: Board, seat: int, card: int) -> Reason | None:
    """`requires` and `forbids`."""
    count = s.realms[seat].count
    if REQUIRES[card] and not any(count[each] for each in REQUIRES[card]):
        return because("requires", "C46", card=NAMES[card], cards=CARDS[card].requires)
    there = [NAMES[each] for each in FORBIDS[card] if count[each]]
    return because("forbids", "C46", card=NAMES[card], cards=there) if there else None


def _limit(s: Board, seat: int, card: int) -> Reason | None:
    if (MOST_PER_REALM[card] or card == METROPOLIS) and is_at_limit(s, seat, card):
        return because("limit", "C51", card=NAMES[card])
    if card in s.display and card not in s.realms[seat].hand and standing(s, seat, card):
        return because("display", "C44", card=NAMES[card])
    return None


def _condition(s: Board, seat: int, card: int) -> Reason | None:
    holds = CONDITIONS.get(card)
    if holds is None or holds(s, seat):
        return None
    return because("condition", "section 7.2", card=NAMES[card], condition=NAMES[card])


def _no_place(s: Board, seat: int, card: int) -> Reason | None:
    realm = 1 - seat if IS_FOREIGN[card] else seat
    if free_places(s, realm, card):
        return None
    if IS_FOREIGN[card]:
        return because("no-foreign-place", "section 4", card=NAMES[card])
    if AT[card] == ON_CITY_SITE:
        return because("no-city-site", "section 4", card=NAMES[card])
    if AT[card] == ON_CITY:
        return because("no-city", "section 4", card=NAMES[card])
    if OUTER_RES[card] >= 0:
        resource = RESOURCES[OUTER_RES[card]]
        return because("no-region", "section 4", card=NAMES[card], resource=resource)
    return because("no-place", "section 4", card=NAMES[card])


def place_obstacle(s: Board, seat: int, card: int, place: int) -> Reason:
    """Why a card that could be built elsewhere cannot be built there."""
    r = s.realms[1 - seat if IS_FOREIGN[card] else seat]
    if place < CENTRES and r.card[place] >= 0:
        return because("taken", "section 4", card=NAMES[r.card[place]])
    if SITES <= place < ROADS and AT[card] in (ON_ANY_SITE, ON_CITY_SITE):
        centre, number = divmod(place - SITES, 4)
        if r.centre[centre] == 1 and number > 1:
            return because("second-site", "section 4.1")
    return because("not-there", "section 4", card=NAMES[card])


# --- action cards ---------------------------------------------------------------------------------


def triggers(card: int) -> list[str]:
    """The cards that a card may answer."""
    return [
        NAMES[each] for each, answers in REACTIONS.items() if card in answers and SAME[each] == each
    ]


def play_timing(card: int) -> Reason | None:
    """Why a card has no place in the action phase at all."""
    action = ACTIONS.get(card)
    if action is None:
        return because("reaction", "section 8", card=NAMES[card], cards=triggers(card))
    if action.before_dice:
        return because("before-dice", "section 8", card=NAMES[card])
    return None


def play_obstacle(s: Board, seat: int, card: int) -> Reason | None:
    """All but its timing."""
    if not (s.seven or IS_DEFENSE[card]):
        return because("seven", "C52")
    lacking = requirement(s, seat, card)
    if lacking:
        return lacking
    if not is_fresh(s, seat, card):
        return because("spent", "C56", card=NAMES[card])
    gold = surcharge(s, seat)
    if s.realms[seat].have[GOLD] < gold:
        return because("stronghold", "C78", gold=gold)
    return _no_effect(s, seat, card)


def _no_effect(s: Board, seat: int, card: int) -> Reason | None:
    action = ACTIONS.get(card)
    if action is None or action.before_dice:
        return None
    if action.follows:
        settlement = _centre_obstacle(s, seat, SETTLEMENT)
        return because("scout", "section 8", card=NAMES[card]) if settlement else None
    if action.can(s, seat):
        return None
    if s.curses:
        free = s.clone()
        free.curses = ()
        if action.can(free, seat):
            return because("cursed", "C65", card=NAMES[card])
    if CARDS[card].condition:
        return because("no-effect-but", "C53", card=NAMES[card], condition=NAMES[card])
    return because("no-effect", "C53", card=NAMES[card])


# --- trade ----------------------------------------------------------------------------------------


def trade_obstacle(s: Board, seat: int, give: int, get: int, fleet: int) -> Reason | None:
    """`fleet` is the place of a Large Trade Fleet, 0 for none."""
    r = s.realms[seat]
    if give == get:
        return because("trade-same", "C27")
    if s.trades >= MOST_TRADES:
        return because("trades", "C27", count=MOST_TRADES)
    units = rates(s, seat)[give]
    if r.have[give] < units and not fleet:
        return because("rate", "section 7.4", goods=[(RESOURCES[give], units)])
    if not r.room[get]:
        return because("room", "C20", resource=RESOURCES[get])
    if fleet and not _trades_better(s, seat, give, units, fleet):
        return because("fleet", "C30", resource=RESOURCES[give])
    return None


def _trades_better(s: Board, seat: int, give: int, units: int, fleet: int) -> bool:
    r = s.realms[seat]
    local = LOCAL_RATES.get(r.card[fleet]) if fleet in r.built else None
    return local is not None and any(
        res == give and its < units and sum(r.stock[slot] for slot in slots) >= its
        for res, its, slots in local(s, seat, fleet)
    )


Basket = Sequence[int]
NOTHING: Basket = (0,) * 6


def give_obstacle(
    s: Board, seat: int, res: int, given: Basket = NOTHING, wanted: Basket = NOTHING
) -> Reason | None:
    """Why a unit cannot be given besides what an offer has in it already."""
    if s.offers >= MOST_OFFERS:
        return because("offers", "C31", count=MOST_OFFERS)
    mine, its = s.realms[seat], s.realms[1 - seat]
    if wanted[res]:
        return because("trade-same", "C31")
    if mine.have[res] <= given[res]:
        return because("give-none", "C31", resource=RESOURCES[res])
    if its.room[res] <= given[res]:
        return because("their-room", "C31", resource=RESOURCES[res])
    if any(wanted) or any(
        its.have[other] and mine.room[other] for other in range(6) if other != res
    ):
        return None
    return because("offer", "C31")


def want_obstacle(s: Board, seat: int, res: int, given: Basket, wanted: Basket) -> Reason | None:
    """Why a unit cannot be wanted besides what an offer has in it already."""
    if given[res]:
        return because("trade-same", "C31")
    if s.realms[1 - seat].have[res] <= wanted[res]:
        return because("want-none", "C31", resource=RESOURCES[res])
    if s.realms[seat].room[res] <= wanted[res]:
        return because("room-left", "C31", resource=RESOURCES[res])
    return None
