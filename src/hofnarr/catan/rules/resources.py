"""Storing, paying, gaining and taking resources, one unit at a time where there is a choice."""

from __future__ import annotations

from collections.abc import Callable

from hofnarr.catan import events
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import GOLD, REGION_RES
from hofnarr.catan.engine.board import Board, Realm
from hofnarr.catan.engine.fields import (
    AtLeast,
    Kinds,
    Mask,
    PackedCost,
    ResourceNo,
    Slot,
    Units,
    pack,
    unpack,
)
from hofnarr.catan.engine.moves import OMIT, PASS, PAY, ROB, STORE, low
from hofnarr.catan.engine.places import NAMES, SLOTS
from hofnarr.catan.engine.steps import Decision, push, regroup, tell, together

MOST = 3  # what a region stores
ALL_SIX = 0b111111
WITHOUT_GOLD = 0b011111


def resource_at(r: Realm, place: int) -> int:
    """What lies on a region, or on an outer slot (only a Colonial Base stores there)."""
    return REGION_RES[r.land[place]] if place < SLOTS else GOLD


def add(s: Board, seat: int, place: int, amount: int, by: str) -> None:
    """Store units that fit."""
    r = s.realms[seat]
    res = resource_at(r, place)
    r.stock[place] += amount
    r.have[res] += amount
    r.room[res] -= amount
    if s.stores_count:
        s.unsettle()
    tell(s, events.Gained(seat, RESOURCES[res], amount, NAMES[place], by))


def add_some(s: Board, seat: int, place: int, amount: int, by: str) -> None:
    """Store units as far as there is room at this place; the others lapse."""
    r = s.realms[seat]
    fits = min(amount, MOST - r.stock[place])
    if fits:
        add(s, seat, place, fits, by)
    if fits < amount:
        lapse(s, seat, resource_at(r, place), amount - fits, by)


def sub(s: Board, seat: int, place: int, amount: int, by: str) -> None:
    """Take units away that are there."""
    r = s.realms[seat]
    res = resource_at(r, place)
    r.stock[place] -= amount
    r.have[res] -= amount
    r.room[res] += amount
    if s.stores_count:
        s.unsettle()
    tell(s, events.Lost(seat, RESOURCES[res], amount, NAMES[place], by))


def lose_all(s: Board, seat: int, res: int, by: str) -> None:
    r = s.realms[seat]
    for place in r.store[res]:
        if r.stock[place]:
            sub(s, seat, place, r.stock[place], by)


def lapse(s: Board, seat: int, res: int, amount: int, by: str) -> None:
    if amount > 0:
        tell(s, events.Lapsed(seat, RESOURCES[res], amount, by))


def _next_unit(
    s: Board, kind: int, places: list[int], units: Callable[[int], int], amount: int
) -> list[int]:
    """Where the next unit of so many can be named: in any order. A unit that goes in any case comes
    first, alone, so that nobody is asked for it."""
    if s.cs.first_rules:
        return _upwards(kind, places, units, amount)
    if amount == 1:
        return [kind | place for place in places]
    counts = [*map(units, places)]
    spare = sum(counts) - amount
    for place, count in zip(places, counts, strict=True):
        if count > spare:
            return [kind | place]
    return [kind | place for place in places]


def _upwards(kind: int, places: list[int], units: Callable[[int], int], amount: int) -> list[int]:
    """Format 1: named place by place upwards; no place is passed by that is needed."""
    if amount == 1:
        return [kind | place for place in places]
    later = sum(map(units, places))
    moves = []
    for place in places:
        if later < amount:
            break
        moves.append(kind | place)
        later -= units(place)
    return moves


# --- paying ---------------------------------------------------------------------------------------


def pay(s: Board, seat: int, res: int, amount: int, by: str = "paid") -> None:
    """Hand over units of one kind; where it matters the payer chooses the regions (C19)."""
    r = s.realms[seat]
    if r.have[res] == amount:
        for place in r.store[res]:
            if r.stock[place]:
                sub(s, seat, place, r.stock[place], by)
        return
    holding = [place for place in r.store[res] if r.stock[place]]
    if len(holding) == 1:
        sub(s, seat, holding[0], amount, by)
    elif amount:
        push(s, PayUnits(seat, res, amount, 0, 0))


def pay_from(s: Board, seat: int, res: int, amount: int, slots: tuple[int, ...]) -> None:
    """The same, from some regions only (Large Trade Fleet); there are one or two of them."""
    mask = sum(1 << slot for slot in slots)
    push(s, PayUnits(seat, res, amount, 0, mask))


class _Kinds(Decision, frozen=True):
    """Units of one kind that can be named together with those of other kinds."""

    resource: ResourceNo
    units: Units
    first: Slot

    forced = True
    quick = True

    def own_moves(self, s: Board) -> list[int]:
        raise NotImplementedError

    def moves(self, s: Board) -> list[int]:
        """Those of all resources that are due together; one that leaves no choice goes first."""
        moves = self.own_moves(s)
        if s.cs.first_rules or len(moves) < 2:
            return moves
        for other in together(s, self):
            more = other.own_moves(s)
            if len(more) == 1:
                return more
            moves = sorted({*moves, *more})
        return moves


class PayUnits(_Kinds, frozen=True, tag="pay"):
    """Units of one kind; from the slots of the mask only, if there is one. Format 1: `first` is the
    first place that may still give."""

    mask: Mask

    rule = "D8"
    several = "catan-q-pay-any"

    def own_moves(self, s: Board) -> list[int]:
        r = s.realms[self.seat]
        first, mask = self.first, self.mask
        places = [place for place in r.store[self.resource] if place >= first and r.stock[place]]
        if mask:
            places = [place for place in places if mask >> place & 1]
        return _next_unit(s, PAY, places, r.stock.__getitem__, self.units)

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, low(move)
        res = resource_at(s.realms[seat], place)
        meant = regroup(s, self, lambda each: each.resource == res)
        sub(s, seat, place, 1, "paid")
        if meant.units > 1:
            first = place if s.cs.first_rules else 0
            push(s, PayUnits(seat, res, meant.units - 1, first, meant.mask))


def pay_any(s: Board, seat: int, amount: int) -> None:
    """Any resources, of the payer's choice."""
    push(s, PayAny(seat, amount, 0))


class PayAny(Decision, frozen=True, tag="pay_any"):
    """Units of any kind. Format 1: `first` as above."""

    units: Units
    first: Slot

    rule = "D8"
    forced = True
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, amount, first = self.seat, self.units, self.first
        r = s.realms[seat]
        places = [place for place in stores(r) if place >= first and r.stock[place]]
        return _next_unit(s, PAY, places, r.stock.__getitem__, amount)

    def answer(self, s: Board, move: int) -> None:
        seat, amount = self.seat, self.units
        place = low(move)
        sub(s, seat, place, 1, "paid")
        if amount > 1:
            push(s, PayAny(seat, amount - 1, place if s.cs.first_rules else 0))


def stores(r: Realm) -> list[int]:
    """Every place that can hold resources, sorted."""
    if len(r.store[GOLD]) and r.store[GOLD][-1] >= SLOTS:  # a Colonial Base
        return [*r.slots, *(place for place in r.store[GOLD] if place >= SLOTS)]
    return r.slots


# --- costs ----------------------------------------------------------------------------------------

Cost = tuple[tuple[int, int], ...]


def can_pay(r: Realm, cost: Cost, discount: int = 0) -> bool:
    have = r.have
    for res, amount in cost:
        if have[res] < amount:
            discount -= amount - have[res]
            if discount < 0:
                return False
    return True


def pay_cost(s: Board, seat: int, cost: Cost, discount: int = 0) -> None:
    """All of a cost except `discount` units of the payer's choice (C37)."""
    if discount:
        push(s, OmitUnits(seat, pack(cost), discount, 0))
        return
    for res, amount in cost:
        pay(s, seat, res, amount)


class OmitUnits(Decision, frozen=True, tag="omit"):
    """Units of a cost are struck out. Format 1: `first` is the first resource that may still be
    named."""

    cost: PackedCost
    units: Units
    first: int

    rule = "C37"
    forced = True
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, packed, discount, first = self.seat, self.cost, self.units, self.first
        have = s.realms[seat].have
        cost = unpack(packed)
        short = [max(0, cost[res] - have[res]) for res in range(6)]
        if not s.cs.first_rules:
            for res in range(6):
                if short[res]:
                    return [OMIT | res]
            return _next_unit(s, OMIT, [r for r in range(6) if cost[r]], cost.__getitem__, discount)
        is_free = discount > sum(short)
        later = sum(cost[first:])
        moves = []
        for res in range(first, 6):
            if later < discount:
                break
            if short[res] or (cost[res] and is_free):
                moves.append(OMIT | res)
            if short[res]:
                break  # it must be named before those that come later
            later -= cost[res]
        return moves

    def answer(self, s: Board, move: int) -> None:
        seat, packed, discount = self.seat, self.cost, self.units
        res = low(move)
        packed -= 1 << 3 * res
        tell(s, events.Omitted(seat, RESOURCES[res]))
        if discount > 1:
            push(s, OmitUnits(seat, packed, discount - 1, res if s.cs.first_rules else 0))
            return
        cost = tuple((each, left) for each, left in enumerate(unpack(packed)) if left)
        pay_cost(s, seat, cost)


# --- gaining --------------------------------------------------------------------------------------


def gain(s: Board, seat: int, res: int, amount: int, by: str) -> None:
    """Units of one kind from the bank, as far as there is room; the receiver chooses where."""
    r = s.realms[seat]
    room = r.room[res]
    if amount >= room:
        for place in r.store[res]:
            free = MOST - r.stock[place]
            if free:
                add(s, seat, place, free, by)
        lapse(s, seat, res, amount - room, by)
        return
    free_places = [place for place in r.store[res] if r.stock[place] < MOST]
    if len(free_places) == 1:
        add(s, seat, free_places[0], amount, by)
    elif amount:
        push(s, StoreUnits(seat, res, amount, 0))


class StoreUnits(_Kinds, frozen=True, tag="store"):
    """Where units of one kind are stored. Format 1: `first` is the first place that may still
    receive."""

    rule = "D5"
    several = "catan-q-gain"

    def own_moves(self, s: Board) -> list[int]:
        r = s.realms[self.seat]
        first, amount = self.first, self.units
        places = [
            place for place in r.store[self.resource] if place >= first and r.stock[place] < MOST
        ]
        if amount > 1:  # another gain may have come in between
            amount = min(amount, sum([MOST - r.stock[place] for place in places]))
        return _next_unit(s, STORE, places, lambda place: MOST - r.stock[place], amount)

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, low(move)
        res = resource_at(s.realms[seat], place)
        amount = regroup(s, self, lambda each: each.resource == res).units
        add(s, seat, place, 1, "stored")
        if not s.realms[seat].room[res]:
            lapse(s, seat, res, amount - 1, "stored")
        elif amount > 1:
            push(s, StoreUnits(seat, res, amount - 1, place if s.cs.first_rules else 0))


def gain_any(s: Board, seat: int, amount: int, *, kinds: int = ALL_SIX) -> None:
    """Up to so many resources of choice from the bank (C18, C100); `kinds` is a mask."""
    if amount:
        push(s, Gain(seat, amount, kinds))


class Gain(Decision, frozen=True, tag="gain"):
    """Up to so many units of choice."""

    units: Units
    kinds: Kinds

    rule = "D4"
    forced = True
    passing = "catan-act-pass.enough"
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, kinds = self.seat, self.kinds
        r = s.realms[seat]
        return [PASS] + [
            STORE | place
            for place in stores(r)
            if r.stock[place] < MOST and kinds >> resource_at(r, place) & 1
        ]

    def answer(self, s: Board, move: int) -> None:
        seat, amount, kinds = self.seat, self.units, self.kinds
        if move == PASS:
            tell(s, events.Passed(seat, "gain"))
            return
        add(s, seat, low(move), 1, "chosen")
        if amount > 1:
            push(s, Gain(seat, amount - 1, kinds))


# --- taking from the opponent ---------------------------------------------------------------------


def can_rob(s: Board, seat: int) -> bool:
    """Whether the opponent has something that this player has room for."""
    room = s.realms[seat].room
    have = s.realms[1 - seat].have
    return any(room[res] and have[res] for res in range(6))


def rob(s: Board, seat: int, amount: int, *, at_least: int = 0) -> None:
    """Take up to so many resources of choice from the opponent (D6)."""
    push(s, RobUnits(seat, amount, at_least))


class RobUnits(Decision, frozen=True, tag="rob"):
    """Up to so many units of the opponent."""

    units: Units
    at_least: AtLeast

    rule = "D6"
    forced = True
    passing = "catan-act-pass.enough"
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, at_least = self.seat, self.at_least
        room = s.realms[seat].room
        r = s.realms[1 - seat]
        moves = [
            ROB | place for place in stores(r) if r.stock[place] and room[resource_at(r, place)]
        ]
        if moves and at_least <= 0:
            moves.append(PASS)
        return moves

    def answer(self, s: Board, move: int) -> None:
        seat, amount, at_least = self.seat, self.units, self.at_least
        if move == PASS:
            tell(s, events.Passed(seat, "rob"))
            return
        place = low(move)
        res = resource_at(s.realms[1 - seat], place)
        sub(s, 1 - seat, place, 1, "taken")
        if amount > 1:
            push(s, RobUnits(seat, amount - 1, at_least - 1))
        gain(s, seat, res, 1, "taken")


def give(s: Board, seat: int, amount: int) -> None:
    """Give so many resources of the giver's choice to the opponent, as far as they fit."""
    push(s, GiveUnits(seat, amount))


class GiveUnits(Decision, frozen=True, tag="give_units"):
    """So many units for the opponent."""

    units: Units

    rule = "D7"
    forced = True
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat = self.seat
        room = s.realms[1 - seat].room
        r = s.realms[seat]
        return [
            PAY | place for place in stores(r) if r.stock[place] and room[resource_at(r, place)]
        ]

    def answer(self, s: Board, move: int) -> None:
        seat, amount = self.seat, self.units
        place = low(move)
        res = resource_at(s.realms[seat], place)
        sub(s, seat, place, 1, "given")
        if amount > 1:
            push(s, GiveUnits(seat, amount - 1))
        gain(s, 1 - seat, res, 1, "given")
