"""Knights & Merchants: units. Bodo and Roland are only numbers."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import GOLD, GRAIN, IS_FLEET, IS_TRADE_FLEET, REGION_RES, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import (
    LOCAL_RATES,
    STOCK_POINTS,
    extra_points,
    on,
    shield,
    stakes,
)
from hofnarr.catan.engine.moves import CHOOSE, high, low
from hofnarr.catan.engine.places import BORDERS
from hofnarr.catan.engine.steps import Decision, Step, marked, push_paid
from hofnarr.catan.rules.building import cards_of, is_safe, throw_away
from hofnarr.catan.rules.playing import WindowFor, forget_safe, marked_safe
from hofnarr.catan.rules.resources import gain

_CHRISTOPHER, _LARGE_TRADE_FLEET, _PEASANT_ARMY, _PRIVATEER_FLEET, _WALTHER = titles(
    "christopher", "large_trade_fleet", "peasant_army", "privateer_fleet", "walther"
)

# --- Peasant Army, Walther ------------------------------------------------------------------------

STOCK_POINTS.add(_PEASANT_ARMY)


@extra_points("peasant_army")
def peasant_army(s: Board, seat: int, place: int) -> tuple[int, int, int, int]:
    """Strength: the grain that lies on its regions now."""
    r = s.realms[seat]
    grain = sum(
        r.stock[slot]
        for slot in BORDERS[place]
        if r.land[slot] >= 0 and REGION_RES[r.land[slot]] == GRAIN
    )
    return 0, grain, 0, 0


@shield("walther")
def walther(s: Board, threat: str, realm: int, place: int) -> bool:
    return threat == "black_knight" and s.realms[realm].card[place] == _WALTHER


# --- Large Trade Fleet ----------------------------------------------------------------------------


def large_trade_fleet(s: Board, seat: int, place: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """C30: 2:1 for units of one kind that lie on its regions, 1:1 with Christopher."""
    units = 1 if s.marks and marked(s, 1000 + _CHRISTOPHER, seat) else 2
    land = s.realms[seat].land
    around: dict[int, tuple[int, ...]] = {}
    for slot in BORDERS[place]:
        if land[slot] >= 0:
            res = REGION_RES[land[slot]]
            around[res] = (*around.get(res, ()), slot)
    return [(res, units, slots) for res, slots in around.items()]


LOCAL_RATES[_LARGE_TRADE_FLEET] = large_trade_fleet

# --- Privateer Fleet ------------------------------------------------------------------------------


@on("sun_fixed", "privateer_fleet")
def privateer_gold(s: Board, seat: int) -> None:
    gain(s, seat, GOLD, s.realms[seat].count[_PRIVATEER_FLEET], "privateer_fleet")


@on("built", "privateer_fleet")
def privateer_fleet(s: Board, seat: int, realm: int, place: int) -> None:
    """C45: the victim is chosen after Sigmund's answer, if there is any fleet to choose."""
    push_paid(s, WindowFor(1 - seat, _PRIVATEER_FLEET), Sink(seat), Sunk(seat))


def prey(s: Board, seat: int) -> list[int]:
    """Fleets of a player that a Privateer Fleet can hit, as moves."""
    covered = marked_safe(s, _PRIVATEER_FLEET, seat)
    return [
        CHOOSE | realm << 8 | place
        for realm, place in cards_of(s, seat)
        if IS_FLEET[s.realms[realm].card[place]]
        and not (covered and IS_TRADE_FLEET[s.realms[realm].card[place]])
        and not is_safe(s, "privateer_fleet", realm, place)
    ]


stakes("privateer_fleet", prey)


class Sink(Decision, frozen=True, tag="sink"):
    """The builder of the Privateer Fleet chooses a fleet."""

    rule = "D23"
    forced = True
    of = "privateer_fleet"

    def moves(self, s: Board) -> list[int]:
        return prey(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
        throw_away(s, high(move), low(move))


class Sunk(Step, frozen=True, tag="sunk"):
    """Sigmund's cover was for this attack only, another fleet may follow."""

    seat: int

    def run(self, s: Board) -> None:
        forget_safe(s, _PRIVATEER_FLEET, 1 - self.seat)
