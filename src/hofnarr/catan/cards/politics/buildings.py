"""Politics & Intrigue: settlement and city expansions. The Metropolis is part of `building.py`."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import GOLD, IS_KNIGHT, ORE, SAME, WOOL, title, titles
from hofnarr.catan.catalogue.titles import NAMES as TITLES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Facts, Place, Stack
from hofnarr.catan.engine.hooks import (
    BRIGAND_LIMITS,
    YIELD_MORE,
    discount,
    extra_points,
    number,
    on,
    power,
    shield,
    strikes,
)
from hofnarr.catan.engine.moves import COMMERCE, DECIDE, KEEP, REPLACE, STRENGTH
from hofnarr.catan.engine.places import NAMES
from hofnarr.catan.engine.stacks import put_back
from hofnarr.catan.engine.steps import Decision, Step, mark, marked, push, tell
from hofnarr.catan.rules.building import lay_under_stack
from hofnarr.catan.rules.hand import Redraw
from hofnarr.catan.rules.resources import gain, gain_any, lose_all, pay

_ARCHDIOCESE, _BREWERY, _CHURCH_DOMAIN, _HOLY_SITE = titles(
    "archdiocese", "brewery", "church_domain", "holy_site"
)

number("hand", 2, "theater")
number("host_knight_strength", -1, "bordello")

BRIGAND_LIMITS[title("court")] = 10
YIELD_MORE[title("house_of_republic")] = 3


# --- Holy Site ------------------------------------------------------------------------------------


@on("drawn", "holy_site")
def holy_site(s: Board, seat: int, stack: int) -> None:
    """C83: once per phase 4, before the next card is drawn."""
    if not marked(s, 1000 + _HOLY_SITE, seat):
        push(s, HolySite(seat, stack))


class HolySite(Decision, frozen=True, tag="holy_site"):
    """The card that came from this stack: to be kept or replaced."""

    stack: Stack

    rule = "C83"
    of = "holy_site"
    kind = "hand"

    def moves(self, s: Board) -> list[int]:
        return [DECIDE | KEEP, DECIDE | REPLACE]

    def answer(self, s: Board, move: int) -> None:
        seat, stack = self.seat, self.stack
        if move == DECIDE | KEEP:
            tell(s, events.Passed(seat, "holy_site"))
            return
        mark(s, 1000 + _HOLY_SITE, seat)
        put_back(s, seat, stack)
        push(s, Redraw(seat, stack))

    def private(self, s: Board) -> Facts:
        return {"card": TITLES[s.drawn[0]]}


# --- Mission, Order Castle ------------------------------------------------------------------------

SACRED = titles("church", "abbey", "order_castle", "archdiocese")


@discount("mission")
def mission(s: Board, seat: int, card: int) -> int:
    """A sacred building costs 1 resource of choice less (C37)."""
    return int(SAME[card] in SACRED)


@strikes("mission")
def pilgrimage(s: Board, seat: int, card: int) -> tuple[int, ...]:
    """C41: a Holy Site costs nothing; by the first rules it had no discount at all."""
    return tuple(range(6)) if card == _HOLY_SITE and not s.cs.first_rules else ()


NOBLE = 3  # C38: the printed cost of a knight that an Order Castle covers
THREATS = ("imelda", "civil_war", "bribery", "black_knight")


@shield("order_castle")
def order_castle(s: Board, threat: str, realm: int, place: int) -> bool:
    card = s.realms[realm].card[place]
    return threat in THREATS and IS_KNIGHT[card] and s.cs.price[card] >= NOBLE


# --- Church Domain --------------------------------------------------------------------------------


@on("production_after", "church_domain")
def church_domain(s: Board, seat: int) -> None:
    gain_any(s, seat, s.realms[seat].count[_CHURCH_DOMAIN])


@on("question_other", "church_domain")
def church_domain_fails(s: Board, seat: int) -> None:
    """All ore and wool are lost, and the card goes under a stack."""
    lose_all(s, seat, ORE, "church_domain")
    lose_all(s, seat, WOOL, "church_domain")
    r = s.realms[seat]
    for place in [place for place in r.built if r.card[place] == _CHURCH_DOMAIN]:
        lay_under_stack(s, seat, place)


# --- Archdiocese ----------------------------------------------------------------------------------


@on("other_action", "archdiocese")
def archdiocese(s: Board, seat: int) -> None:
    """C79: 1 gold for each action card of the opponent, in either turn."""
    gain(s, seat, GOLD, s.realms[seat].count[_ARCHDIOCESE], "archdiocese")


@shield("archdiocese")
def archdiocese_does_not_burn(s: Board, threat: str, realm: int, place: int) -> bool:
    return threat == "arsonist" and s.realms[realm].card[place] == _ARCHDIOCESE


# --- Brewery --------------------------------------------------------------------------------------

#: What the card shows, as its level; 0 until its builder has chosen.
SHOWS_COMMERCE, SHOWS_STRENGTH = 1, 2
BEER = 2  # points of either kind


@extra_points("brewery")
def brewery(s: Board, seat: int, place: int) -> tuple[int, int, int, int]:
    shows = s.realms[seat].level[place]
    return 0, BEER * (shows == SHOWS_STRENGTH), 0, BEER * (shows == SHOWS_COMMERCE)


@on("built", "brewery")
def brewery_built(s: Board, seat: int, realm: int, place: int) -> None:
    """C42: the first side is free."""
    push(s, BrewerySide(seat, place))


class BrewerySide(Decision, frozen=True, tag="brewery_side"):
    """What the Brewery at this place shows."""

    place: Place

    rule = "C42"
    of = "brewery"

    def moves(self, s: Board) -> list[int]:
        return [DECIDE | COMMERCE, DECIDE | STRENGTH]

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, self.place
        _show(s, seat, place, SHOWS_COMMERCE if move == DECIDE | COMMERCE else SHOWS_STRENGTH)


def _show(s: Board, seat: int, place: int, side: int) -> None:
    s.realms[seat].level[place] = side
    s.unsettle()
    tell(s, events.Turned(seat, "brewery", seat, NAMES[place], side))


def can_turn_brewery(s: Board, seat: int, place: int) -> bool:
    return s.realms[seat].have[GOLD] > 0 and not marked(s, 1000 + _BREWERY, seat, place)


@power("brewery", can=can_turn_brewery)
def turn_brewery(s: Board, seat: int, place: int) -> None:
    mark(s, 1000 + _BREWERY, seat, place)
    push(s, BreweryTurned(seat, place))
    pay(s, seat, GOLD, 1)


class BreweryTurned(Step, frozen=True, tag="brewery_turned"):
    """Paid for: it shows the other side."""

    seat: int
    place: Place

    def run(self, s: Board) -> None:
        seat, place = self.seat, self.place
        _show(s, seat, place, SHOWS_COMMERCE + SHOWS_STRENGTH - s.realms[seat].level[place])


@on("left", "brewery")
def brewery_left(s: Board, seat: int, realm: int, place: int, level: int) -> None:
    """Burnt and rebuilt in the same turn it is fresh again (section 13)."""
    used = (1000 + _BREWERY, seat, place)
    s.marks = tuple(each for each in s.marks if each != used)
