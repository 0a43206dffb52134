"""What stands in the way of a choice: powers and curses, stacks, and units that are paid, stored or
taken. As in `obstacles.py`, only what the player knows is looked at."""

from __future__ import annotations

from hofnarr.catan.cards.politics.stacks import ABSOLUTION
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import GOLD, NAMES, SAME
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import POWERS
from hofnarr.catan.engine.moves import PILES
from hofnarr.catan.engine.places import CENTRES, ROADS, SLOTS
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES
from hofnarr.catan.engine.points import is_blocked
from hofnarr.catan.engine.stacks import is_open
from hofnarr.catan.reasons.reason import because
from hofnarr.catan.rules.hand import search_price
from hofnarr.catan.rules.resources import MOST, resource_at, stores
from hofnarr.core.errors import Reason

# --- powers and curses ----------------------------------------------------------------------------


def use_obstacle(s: Board, seat: int, card: int, place: int) -> Reason:
    """Why the power of a card of one's own cannot be used now."""
    if SAME[card] not in POWERS:
        return because("no-power", "section 7.7", card=NAMES[card])
    if place >= CENTRES or s.realms[seat].card[place] != card:
        return because("lies-elsewhere", "section 7.7", card=NAMES[card])
    if is_blocked(s, seat, place):
        return because("dogma", "C66", card=NAMES[card])
    return because("power-now", "section 7.7", card=NAMES[card])


def removal_obstacle(s: Board, seat: int, place: int) -> Reason:
    """Why nothing can be removed from a place of one's own principality."""
    r = s.realms[seat]
    if place < CENTRES and r.card[place] >= 0:
        return because("their-card", "section 4.5", card=NAMES[r.card[place]])
    stays = (
        (place < SLOTS and r.land[place] >= 0)
        or (ROADS <= place < CENTRES and r.road[place - ROADS])
        or (place >= CENTRES and r.centre[place - CENTRES])
    )
    if stays:
        return because("only-expansions", "section 7.6")
    return because("remove", "section 7.6")


def lift_obstacle(s: Board, seat: int, pile: int) -> Reason:
    if (seat, pile) not in s.curses:
        return because("no-curse", "C65", pile=PILES[pile])
    have = s.realms[seat].have[GOLD]
    return because("curse-gold", "C65", gold=ABSOLUTION, have=have)


# --- stacks ---------------------------------------------------------------------------------------


def search_obstacle(s: Board, seat: int) -> Reason | None:
    """Whether a search is too expensive."""
    price = search_price(s, seat)
    if sum(s.realms[seat].have) >= price:
        return None
    return because("search-price", "section 9", count=price)


def stack_obstacle(s: Board, seat: int, stack: int) -> Reason | None:
    """Why a player cannot draw from a stack or look through it."""
    if stack not in s.cs.stacks_of[seat]:
        return because("stack-none", "section 12", stack=stack)
    if not is_open(s, seat, stack):
        return because("stack-cursed", "C65", stack=stack)
    return None if s.stacks[stack] else because("stack-empty", "C86", stack=stack)


# --- units ----------------------------------------------------------------------------------------


def pay_obstacle(s: Board, seat: int, place: int, rule: str) -> Reason:
    """Why a unit of one's own cannot be handed over."""
    return (
        _no_own_region(s, seat, place, rule)
        or _nothing_there(s, seat, place, rule)
        or _not_asked(s, seat, place, rule)
    )


def store_obstacle(s: Board, seat: int, place: int, rule: str) -> Reason:
    """Why a unit cannot be gained there."""
    missing = _no_own_region(s, seat, place, rule)
    if missing:
        return missing
    if s.realms[seat].stock[place] >= MOST:
        return because("full-there", "section 6.3", at=PLACE_NAMES[place])
    return _not_asked(s, seat, place, rule)


def rob_obstacle(s: Board, seat: int, place: int, rule: str) -> Reason:
    """Why a unit of the opponent cannot be taken."""
    other = 1 - seat
    if place not in stores(s.realms[other]):
        return because("their-region-there", rule, at=PLACE_NAMES[place])
    missing = _nothing_there(s, other, place, rule)
    if missing:
        return missing
    res = resource_at(s.realms[other], place)
    if not s.realms[seat].room[res]:
        return because("room", "C20", resource=RESOURCES[res])
    return _not_asked(s, other, place, rule)


def _no_own_region(s: Board, seat: int, place: int, rule: str) -> Reason | None:
    if place in stores(s.realms[seat]):
        return None
    return because("no-region-there", rule, at=PLACE_NAMES[place])


def _nothing_there(s: Board, seat: int, place: int, rule: str) -> Reason | None:
    r = s.realms[seat]
    if r.stock[place]:
        return None
    resource = RESOURCES[resource_at(r, place)]
    return because("nothing-there", rule, resource=resource, at=PLACE_NAMES[place])


def _not_asked(s: Board, seat: int, place: int, rule: str) -> Reason:
    resource = RESOURCES[resource_at(s.realms[seat], place)]
    return because("not-asked", rule, resource=resource, at=PLACE_NAMES[place])
