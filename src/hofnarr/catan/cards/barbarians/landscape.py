"""Barbarians & Traders: landscape expansions."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.cards.base.actions import SwapGet
from hofnarr.catan.catalogue.titles import CLASS, GRAIN, IS_KNIGHT, LUMBER, ORE, WOOL, titles
from hofnarr.catan.catalogue.titles import NAMES as TITLE_NAMES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import GOLD_STORES, condition, on, power, strikes
from hofnarr.catan.engine.moves import PAY, low
from hofnarr.catan.engine.places import NAMES
from hofnarr.catan.engine.steps import Decision, mark, marked, push, tell
from hofnarr.catan.rules.resources import PayUnits, add_some, gain_any, resource_at, sub

_COIN, _PAPER, _CLOTH, _COLONIAL_BASE = titles(
    "coin_residence", "paper_residence", "cloth_residence", "colonial_base"
)

# --- Colonial Base --------------------------------------------------------------------------------

GOLD_STORES.add(_COLONIAL_BASE)


@on("region_rolled", "colonial_base")
def colonial_base(s: Board, seat: int, realm: int, place: int, slot: int) -> None:
    """C22: 1 gold on the card itself, never doubled."""
    add_some(s, seat, place, 1, "colonial_base")


# --- residences -----------------------------------------------------------------------------------

FULL = 3  # goods that turn the effect on (C23)


def filled(s: Board, seat: int, card: int) -> int:
    """How many residences of this title show all their goods."""
    r = s.realms[seat]
    return sum(r.card[place] == card and r.level[place] == FULL for place in r.built)


def _add_good(s: Board, seat: int, card: int) -> None:
    """C25: each bank trade adds 1 good, no fourth one."""
    r = s.realms[seat]
    for place in r.built:
        if r.card[place] == card and r.level[place] < FULL:
            r.level[place] += 1
            tell(s, events.Turned(seat, TITLE_NAMES[card], seat, NAMES[place], r.level[place]))


@on("own_trade", "coin_residence")
def ore_traded(s: Board, seat: int, give: int) -> None:
    if give == ORE:
        _add_good(s, seat, _COIN)


@on("own_trade", "paper_residence")
def lumber_traded(s: Board, seat: int, give: int) -> None:
    if give == LUMBER:
        _add_good(s, seat, _PAPER)


@on("own_trade", "cloth_residence")
def wool_traded(s: Board, seat: int, give: int) -> None:
    if give == WOOL:
        _add_good(s, seat, _CLOTH)


@strikes("coin_residence")
def coin_residence(s: Board, seat: int, card: int) -> tuple[int, ...]:
    """Knights cost no grain and no wool."""
    return (GRAIN, WOOL) if IS_KNIGHT[card] and filled(s, seat, _COIN) else ()


@on("turn_start", "paper_residence")
def paper_residence(s: Board, seat: int) -> None:
    gain_any(s, seat, filled(s, seat, _PAPER))


# --- the exchange of the Cloth Residence ----------------------------------------------------------

CLOTH = 2  # units given and received


def exchangeable(s: Board, seat: int) -> list[int]:
    """Where the first of two like units can come from, as moves: there is a second one (in format 1
    there or further on), and room for two of other kinds."""
    r = s.realms[seat]
    moves = []
    for res in range(6):
        later = r.have[res]
        if sum(r.room) - r.room[res] < CLOTH:
            continue
        for place in r.store[res]:
            if r.stock[place] and later >= CLOTH:
                moves.append(PAY | place)
            if s.cs.first_rules:
                later -= r.stock[place]
    return sorted(moves)


def can_exchange(s: Board, seat: int, place: int) -> bool:
    is_ready = s.realms[seat].level[place] == FULL
    unused = not marked(s, 1000 + _CLOTH, seat, place)
    return is_ready and unused and bool(exchangeable(s, seat))


@power("cloth_residence", can=can_exchange)
def cloth_residence(s: Board, seat: int, place: int) -> None:
    """2 like resources for 2 others; no bank trade (C26)."""
    mark(s, 1000 + _CLOTH, seat, place)
    push(s, ExchangeCloth(seat))


class ExchangeCloth(Decision, frozen=True, tag="exchange_cloth"):
    """The first of two like units."""

    rule = "D27"
    forced = True
    of = "cloth_residence"

    def moves(self, s: Board) -> list[int]:
        return exchangeable(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, low(move)
        res = resource_at(s.realms[seat], place)
        sub(s, seat, place, 1, "paid")
        first = place if s.cs.first_rules else 0
        push(s, PayUnits(seat, res, 1, first, 0), SwapGet(seat, CLOTH, 1 << res, _CLOTH))


@on("left", "cloth_residence")
def cloth_residence_left(s: Board, seat: int, realm: int, place: int, level: int) -> None:
    """Rebuilt and filled in the same turn it is fresh again (section 13)."""
    used = (1000 + _CLOTH, seat, place)
    s.marks = tuple(each for each in s.marks if each != used)


# --- Witch Coven (tournament only) ----------------------------------------------------------------


@condition("witch_coven")
def witch_coven(s: Board, seat: int) -> bool:
    """C96: needs an opposing wizard, and there is none but itself."""
    r = s.realms[1 - seat]
    return any(CLASS[r.card[place]] == "wizard" for place in r.built)
