"""Trade with the bank (C25-C30) and with the opponent (C31)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hofnarr.catan import events
from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import (
    BITS,
    CACHED,
    Facts,
    Given,
    Limits,
    ResourceNo,
    Wanted,
    units_in,
)
from hofnarr.catan.engine.hooks import LOCAL_RATES, RATE_CHANGES, RATES
from hofnarr.catan.engine.moves import ACCEPT, GIVE, KIND, PASS, SEND, TRADE, WANT, high, low
from hofnarr.catan.engine.steps import Check, Decision, Step, happen, push, push_paid, tell
from hofnarr.catan.rules.resources import gain, pay, pay_from

BANK_RATE = 3
MOST_TRADES = 30  # C27
MOST_OFFERS = 3  # C31

#: By resource given: the move and the resource received, for the other five.
_TRADES = tuple(
    tuple((TRADE | (give * 6 + get) << 8, get) for get in range(6) if get != give)
    for give in range(6)
)


# --- the bank -------------------------------------------------------------------------------------


def usual_rates(count: Sequence[int]) -> tuple[int, ...]:
    """Units for one, by resource, of somebody who has these cards at work."""
    found = [BANK_RATE] * 6
    for card, (res, units) in RATES.items():
        if count[card]:
            found[res] = min(found[res], units)
    return tuple(found)


def rates(s: Board, seat: int) -> Sequence[int]:
    """The same, with what action cards of this turn change."""
    usual = s.realms[seat].rates
    if not s.marks:  # only then this turn can differ from others
        return usual
    found = list(usual)
    for change in RATE_CHANGES:
        for res in range(6):
            found[res] = min(found[res], change(s, seat, res) or BANK_RATE)
    return found


def bank_moves(s: Board, seat: int, moves: list[int]) -> None:
    if s.trades >= MOST_TRADES:
        return
    r = s.realms[seat]
    room = r.room
    found = rates(s, seat)
    for held, units, trades in zip(r.have, found, _TRADES, strict=True):
        if held >= units:
            moves += [move for move, get in trades if room[get]]
    if r.local_rates:
        _local_moves(s, seat, found, moves)


def _local_moves(s: Board, seat: int, found: Sequence[int], moves: list[int]) -> None:
    """Trades with units that lie next to a Large Trade Fleet (C30)."""
    r = s.realms[seat]
    for place in r.local_rates:
        for res, units, slots in LOCAL_RATES[r.card[place]](s, seat, place):
            if units < found[res] and sum(r.stock[slot] for slot in slots) >= units:
                moves += [move | place for move, get in _TRADES[res] if r.room[get]]


def bank_trade(s: Board, seat: int, move: int) -> None:
    give, get = divmod(high(move), 6)
    place = low(move)
    s.trades += 1
    units = rates(s, seat)[give]
    slots: tuple[int, ...] = ()
    if place:
        r = s.realms[seat]
        for res, local, around in LOCAL_RATES[r.card[place]](s, seat, place):
            if res == give:
                units, slots = local, around
    tell(s, events.Traded(seat, RESOURCES[give], units, RESOURCES[get]))
    push_paid(s, Traded(seat, give, get))
    if slots:
        pay_from(s, seat, give, units, slots)
    else:
        pay(s, seat, give, units)


class Traded(Step, frozen=True, tag="traded"):
    """The bank gives what was paid for."""

    seat: int
    give: ResourceNo
    get: ResourceNo

    part = "trade"

    def run(self, s: Board) -> None:
        seat, give, get = self.seat, self.give, self.get
        push(s, AfterTrade(seat, give))
        gain(s, seat, get, 1, "traded")


class AfterTrade(Step, frozen=True, tag="after_trade"):
    """Residences and the opposing Merchant Company (C25)."""

    seat: int
    give: ResourceNo

    part = "trade"

    def run(self, s: Board) -> None:
        seat, give = self.seat, self.give
        happen(s, "own_trade", seat, give)
        happen(s, "other_trade", 1 - seat, give)


# --- the opponent ---------------------------------------------------------------------------------


@lru_cache(maxsize=CACHED)
def _still(basket: int) -> tuple[tuple[int, int], ...]:
    """Format 1, in ascending order: the resources of which units can still be added, each with the
    units that are in already.

    >>> _still(3 << BITS * 4)
    ((4, 3), (5, 0))
    """
    first = (basket.bit_length() - 1) // BITS if basket else 0
    return tuple(enumerate(units_in(basket)))[first:]


@lru_cache(maxsize=CACHED)  # events share it: nobody changes what an event holds
def _named(basket: int) -> dict[Resource, int]:
    return {RESOURCES[res]: units for res, units in enumerate(units_in(basket)) if units}


def limits(s: Board, seat: int) -> Facts:
    """How far an offer of this player can go, if he can still make one."""
    if s.offers >= MOST_OFFERS:
        return {}
    give, want = (
        {RESOURCES[res]: most for res, most in enumerate(_most(s, giver)) if most}
        for giver in (seat, 1 - seat)
    )
    return {"limits": Limits(give, want)}


def _most(s: Board, giver: int) -> list[int]:
    """By resource: the units that this player has and the other one has room for (C31)."""
    return [*map(min, s.realms[giver].have, s.realms[1 - giver].room)]


def offer_moves(s: Board, seat: int, moves: list[int]) -> None:
    """Add the moves that begin an offer: the first unit given."""
    if s.offers >= MOST_OFFERS:
        return
    mine, its = s.realms[seat], s.realms[1 - seat]
    have, room = its.have, mine.room
    wanted = [res for res in range(6) if have[res] and room[res]]
    if not wanted:
        return
    have, room = mine.have, its.room
    moves += [GIVE | res for res in range(6) if have[res] and room[res] and wanted != [res]]


def begin_offer(s: Board, seat: int, move: int) -> None:
    s.kept = s.moves
    _go_on(s, seat, 1 << BITS * low(move), 0)


def moves_again(s: Board) -> list[int] | None:
    """After an offer that came to nothing: the moves from before it, which are right still but for
    the number of offers; else None."""
    kept, s.kept = s.kept, None
    if kept and s.offers >= MOST_OFFERS:
        return [move for move in kept if move & KIND != GIVE]
    return kept


def _go_on(s: Board, seat: int, give: int, want: int) -> None:
    tell(s, events.Offering(seat, _named(give), _named(want)))
    push(s, Offer(seat, give, want))


class Offer(Decision, frozen=True, tag="offer"):
    """An offer is put together, unit by unit."""

    give: Given
    want: Wanted

    rule = "C31"
    kind = "offer"
    passing = "catan-act-pass.offer"
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, give, want = self.seat, self.give, self.want
        mine, its = s.realms[seat], s.realms[1 - seat]
        ordered = s.cs.first_rules
        given, wanted = units_in(give), units_in(want)
        have, room = its.have, mine.room
        wants = [
            WANT | res
            for res, units in (_still(want) if ordered else enumerate(wanted))
            # Nothing that is given as well: that would be no trade.
            if room[res] > units < have[res] and not given[res]
        ]
        if want and ordered:
            return [PASS, SEND, *wants]
        have, room = mine.have, its.room
        gives = [
            GIVE | res
            for res, units in (_still(give) if ordered else enumerate(given))
            # At least one kind must be left that can be wanted.
            if room[res] > units < have[res]
            and not wanted[res]
            and (want or wants not in ([], [WANT | res]))
        ]
        return [PASS, SEND, *gives, *wants] if want else [PASS, *gives, *wants]

    def answer(self, s: Board, move: int) -> None:
        seat, give, want = self.seat, self.give, self.want
        kind = move & KIND
        if kind == WANT:
            _go_on(s, seat, give, want + (1 << BITS * low(move)))
        elif kind == GIVE:
            _go_on(s, seat, give + (1 << BITS * low(move)), want)
        elif move == PASS:
            tell(s, events.Passed(seat, "offer"))
        else:
            s.offers += 1
            tell(s, events.Offered(seat, _named(give), _named(want)))
            push(s, Reply(1 - seat, give, want))

    def more(self, s: Board) -> Facts:
        return limits(s, self.seat)


class Reply(Decision, frozen=True, tag="reply"):
    """Whoever is asked would get the one and give the other."""

    give: Given
    want: Wanted

    rule = "C31"
    kind = "reply"
    passing = "catan-act-pass.reply"

    def moves(self, s: Board) -> list[int]:
        return [ACCEPT, PASS]

    def answer(self, s: Board, move: int) -> None:
        seat, give, want = self.seat, self.give, self.want
        tell(s, events.Replied(seat, move == ACCEPT))
        if move == ACCEPT:
            push(s, HandOver(1 - seat, give, want), Check())


class HandOver(Step, frozen=True, tag="hand_over"):
    """Both pay, then both store; `give` comes from the seat that offered."""

    seat: int
    give: Given
    want: Wanted

    part = "offer"

    def run(self, s: Board) -> None:
        seat, give, want = self.seat, self.give, self.want
        s.kept = None
        push(s, Receive(1 - seat, give), Receive(seat, want))
        for giver, basket in ((1 - seat, want), (seat, give)):
            for res, units in enumerate(units_in(basket)):
                if units:
                    pay(s, giver, res, units, "given")


class Receive(Step, frozen=True, tag="receive"):
    """What the other one has paid is stored."""

    seat: int
    basket: int

    part = "offer"

    def run(self, s: Board) -> None:
        seat, basket = self.seat, self.basket
        for res, units in enumerate(units_in(basket)):
            if units:
                gain(s, seat, res, units, "given")
