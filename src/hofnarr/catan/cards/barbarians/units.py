"""Barbarians & Traders: units, and what trade fleets deal in."""

from __future__ import annotations

from hofnarr.catan.cards.base.actions import merchant
from hofnarr.catan.cards.base.buildings import same_city
from hofnarr.catan.catalogue.titles import GOLD, IS_TRADE_FLEET, ORE, title, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Place, TheirPlace
from hofnarr.catan.engine.hooks import LOCAL_RATES, RATES, SUN_AMOUNTS, on, power, shield
from hofnarr.catan.engine.moves import CHOOSE, low
from hofnarr.catan.engine.places import BORDERS
from hofnarr.catan.engine.steps import Check, Decision, Step, mark, marked, push
from hofnarr.catan.rules.building import change_sides, free_unit_sites, throw_away
from hofnarr.catan.rules.resources import add_some, can_rob, gain, pay

_BAROC, _FLAGSHIP, _FLAVO, _JOHANNA, _STRONGHOLD, _SVEN = titles(
    "baroc", "flagship", "flavo", "johanna", "barbarian_stronghold", "sven"
)

SUN_AMOUNTS[title("treasure_fleet")] = 3


def trade_fleets(s: Board, seat: int) -> list[int]:
    """The places of a player's trade fleets."""
    r = s.realms[seat]
    return [place for place in r.built if IS_TRADE_FLEET[r.card[place]]]


def dealt_in(s: Board, seat: int) -> int:
    """A mask of the resources that a player's trade fleets deal in; a Large Trade Fleet deals in
    those of the regions beside it (C71)."""
    mask = 0
    for place in trade_fleets(s, seat):
        card = s.realms[seat].card[place]
        if card in RATES:
            mask |= 1 << RATES[card][0]
        if card in LOCAL_RATES:
            for res, _, _ in LOCAL_RATES[card](s, seat, place):
                mask |= 1 << res
    return mask


# --- Baroc, Johanna -------------------------------------------------------------------------------


@on("brigand_after", "baroc")
def baroc(s: Board, seat: int) -> None:
    """C17: 2 ore if a Stronghold of this player lies at the opponent."""
    count = s.realms[seat].count
    gain(s, seat, ORE, count[_BAROC] * (2 if count[_STRONGHOLD] else 1), "baroc")


@shield("johanna")
def johanna(s: Board, threat: str, realm: int, place: int) -> bool:
    return threat in ("imelda", "bribery") and s.realms[realm].card[place] == _JOHANNA


# --- Sven -----------------------------------------------------------------------------------------


@on("built", "sven")
@on("moved", "sven")
def sven_comes(s: Board, seat: int, realm: int, place: int) -> None:
    """C62: in this turn he does not trade yet."""
    mark(s, 1000 + _SVEN, seat, place)


def can_send_sven(s: Board, seat: int, place: int) -> bool:
    """While a Merchant could be played (C52, C62)."""
    is_new = marked(s, 1000 + _SVEN, seat, place)
    return s.seven and not is_new and s.realms[seat].have[GOLD] > 0 and can_rob(s, seat)


@power("sven", can=can_send_sven)
def sven(s: Board, seat: int, place: int) -> None:
    push(s, SvenTrades(seat, place))
    pay(s, seat, GOLD, 1)


class SvenTrades(Step, frozen=True, tag="sven_trades"):
    """Paid for: Sven leaves and trades."""

    seat: int
    place: Place

    def run(self, s: Board) -> None:
        seat, place = self.seat, self.place
        throw_away(s, seat, place)
        merchant(s, seat)


# --- Flavo ----------------------------------------------------------------------------------------


@on("tournament_after", "flavo")
def flavo(s: Board, seat: int) -> None:
    """Each one that has not come to this player on this very face (C16)."""
    r = s.realms[seat]
    here = [place for place in r.built if r.card[place] == _FLAVO]
    push(s, *[Juggle(seat, at) for at in here if not marked(s, 1000 + _FLAVO, seat, at)])


class Juggle(Step, frozen=True, tag="juggle"):
    """The regions beside Flavo gain, then he moves."""

    seat: int
    place: Place

    def run(self, s: Board) -> None:
        seat, place = self.seat, self.place
        r = s.realms[seat]
        for slot in BORDERS[place]:
            if r.land[slot] >= 0:
                add_some(s, seat, slot, 1, "flavo")
        if s.cs.first_rules:
            push(s, HostFlavo(1 - seat, place))
        else:
            push(s, LayFlavo(seat, place))


class LayFlavo(Decision, frozen=True, tag="lay_flavo"):
    """Where Flavo goes, if the receiver has 1 gold and a free site."""

    place: Place

    rule = "C49"
    forced = True
    of = "flavo"

    def moves(self, s: Board) -> list[int]:
        return _open_to_flavo(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
        _goes(s, 1 - self.seat, self.place, low(move))


class HostFlavo(Decision, frozen=True, tag="host_flavo"):
    """The receiver chooses the site himself, by the first rules."""

    place: TheirPlace

    rule = "C49"
    forced = True
    of = "flavo"

    def moves(self, s: Board) -> list[int]:
        return _open_to_flavo(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        _goes(s, self.seat, self.place, low(move))


def _open_to_flavo(s: Board, seat: int) -> list[int]:
    """Sites of a player who must take Flavo, as moves; none without gold."""
    if not s.realms[seat].have[GOLD]:
        return []
    return [CHOOSE | seat << 8 | site for site in free_unit_sites(s, seat, _FLAVO)]


def _goes(s: Board, seat: int, place: int, site: int) -> None:
    """The receiver pays for Flavo."""
    push(s, FlavoMoves(seat, place, site), Check())
    pay(s, seat, GOLD, 1)


class FlavoMoves(Step, frozen=True, tag="flavo_moves"):
    """The receiver has paid; from this place to that site."""

    seat: int
    place: Place
    site: Place

    def run(self, s: Board) -> None:
        seat, place, site = self.seat, self.place, self.site
        change_sides(s, 1 - seat, place, site)
        mark(s, 1000 + _FLAVO, seat, site)


# --- Flagship -------------------------------------------------------------------------------------


@shield("flagship")
def flagship(s: Board, threat: str, realm: int, place: int) -> bool:
    """Neither itself nor the trade fleets of its city can be chosen."""
    if threat not in ("civil_war", "privateer_fleet"):
        return False
    card = s.realms[realm].card
    if card[place] != _FLAGSHIP and not IS_TRADE_FLEET[card[place]]:
        return False
    return any(card[each] == _FLAGSHIP for each in same_city(s, realm, place))
