"""Barbarians & Traders: event cards."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.cards.barbarians.buildings import triumph
from hofnarr.catan.cards.barbarians.units import dealt_in
from hofnarr.catan.catalogue.titles import GOLD, IS_UNIT, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import event
from hofnarr.catan.engine.moves import PASS, STORE, low
from hofnarr.catan.engine.steps import Decision, Step, push, tell
from hofnarr.catan.rules.resources import (
    MOST,
    add,
    gain_any,
    lose_all,
    pay_any,
    resource_at,
    stores,
)

_ABBEY = title("abbey")


@event("superstition")
def superstition(s: Board, seat: int) -> None:
    """1 resource of the loser's choice for every own Abbey, all if he has fewer."""
    for owner in (1 - seat, seat):
        r = s.realms[owner]
        amount = min(r.count[_ABBEY], sum(r.have))
        if amount:
            pay_any(s, owner, amount)


# --- Barbarian Invasion ---------------------------------------------------------------------------


@event("barbarian_invasion")
def barbarian_invasion(s: Board, seat: int) -> None:
    push(s, Invaded(seat), Invaded(1 - seat))


def beats_barbarians(s: Board, seat: int) -> bool:
    """C72: units are counted, not their strength; a tie is a defeat."""
    r = s.realms[seat]
    units = sum(IS_UNIT[r.card[place]] for place in r.built)
    return units > sum(r.road) + r.count[_ABBEY]


class Invaded(Step, frozen=True, tag="invaded"):
    """What a player's units are worth against the barbarians."""

    seat: int

    def run(self, s: Board) -> None:
        seat = self.seat
        if beats_barbarians(s, seat):
            triumph(s, seat)
        else:
            lose_all(s, seat, GOLD, "barbarian_invasion")


# --- Lucky Trade Voyage ---------------------------------------------------------------------------

CARGO = 3


@event("lucky_trade_voyage")
def lucky_trade_voyage(s: Board, seat: int) -> None:
    """C71: for one trade fleet of each player; the first unit stored says which one."""
    push(s, Voyage(seat), Voyage(1 - seat))


class Voyage(Decision, frozen=True, tag="voyage"):
    """The first unit that a trade fleet carries; it says which fleet."""

    rule = "D17"
    forced = True
    passing = "catan-act-pass.enough"

    def moves(self, s: Board) -> list[int]:
        seat = self.seat
        r = s.realms[seat]
        kinds = dealt_in(s, seat)
        moves = [
            STORE | place
            for place in stores(r)
            if r.stock[place] < MOST and kinds >> resource_at(r, place) & 1
        ]
        return [PASS, *moves] if moves else []

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, low(move)
        if move == PASS:
            tell(s, events.Passed(seat, "lucky_trade_voyage"))
            return
        add(s, seat, place, 1, "lucky_trade_voyage")
        gain_any(s, seat, CARGO - 1, kinds=1 << resource_at(s.realms[seat], place))
