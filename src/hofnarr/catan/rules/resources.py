"""Storing, paying, gaining and taking resources, one unit at a time where there is a choice."""

from __future__ import annotations

from collections.abc import Callable

from hofnarr.catan import events
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import GOLD, REGION_RES
from hofnarr.catan.engine.board import Board, Realm
from hofnarr.catan.engine.moves import OMIT, PASS, PAY, ROB, STORE, low
from hofnarr.catan.engine.places import NAMES, SLOTS
from hofnarr.catan.engine.steps import Frame, ask, push, regroup, tell, together

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
        push(s, (PAY_UNITS, seat, res, amount, 0, 0))


def pay_from(s: Board, seat: int, res: int, amount: int, slots: tuple[int, ...]) -> None:
    """The same, from some regions only (Large Trade Fleet); there are one or two of them."""
    mask = sum(1 << slot for slot in slots)
    push(s, (PAY_UNITS, seat, res, amount, 0, mask))


@ask("pay", rule="D8", forced=True)
def PAY_UNITS(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, resource, units, format 1: first place that may still give, slots or 0)"""
    return _of_each(s, frame, _pay_moves)


def _pay_moves(s: Board, frame: Frame) -> list[int]:
    _, seat, res, amount, first, mask = frame
    r = s.realms[seat]
    places = [place for place in r.store[res] if place >= first and r.stock[place]]
    if mask:
        places = [place for place in places if mask >> place & 1]
    return _next_unit(s, PAY, places, r.stock.__getitem__, amount)


@PAY_UNITS.answered
def _pay_unit(s: Board, frame: Frame, move: int) -> None:
    seat, place = frame[1], low(move)
    res = resource_at(s.realms[seat], place)
    _, _, _, amount, _, mask = regroup(s, frame, lambda each: each[2] == res)
    sub(s, seat, place, 1, "paid")
    if amount > 1:
        push(s, (PAY_UNITS, seat, res, amount - 1, place if s.cs.first_rules else 0, mask))


def pay_any(s: Board, seat: int, amount: int) -> None:
    """Any resources, of the payer's choice."""
    push(s, (PAY_ANY, seat, amount, 0))


@ask("pay_any", rule="D8", forced=True)
def PAY_ANY(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, units, format 1: first place that may still give)"""
    _, seat, amount, first = frame
    r = s.realms[seat]
    places = [place for place in stores(r) if place >= first and r.stock[place]]
    return _next_unit(s, PAY, places, r.stock.__getitem__, amount)


@PAY_ANY.answered
def _pay_any_unit(s: Board, frame: Frame, move: int) -> None:
    _, seat, amount, _ = frame
    place = low(move)
    sub(s, seat, place, 1, "paid")
    if amount > 1:
        push(s, (PAY_ANY, seat, amount - 1, place if s.cs.first_rules else 0))


def _of_each(s: Board, frame: Frame, moves_of: Callable[[Board, Frame], list[int]]) -> list[int]:
    """The moves of all resources that are due together; one that leaves no choice goes first."""
    moves = moves_of(s, frame)
    if s.cs.first_rules or len(moves) < 2:
        return moves
    for other in together(s, frame):
        more = moves_of(s, other)
        if len(more) == 1:
            return more
        moves = sorted({*moves, *more})
    return moves


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


def pack(cost: Cost) -> int:
    """A cost as one number, three bits for each resource."""
    return sum(amount << 3 * res for res, amount in cost)


def pay_cost(s: Board, seat: int, cost: Cost, discount: int = 0) -> None:
    """All of a cost except `discount` units of the payer's choice (C37)."""
    if discount:
        push(s, (OMIT_UNITS, seat, pack(cost), discount, 0))
        return
    for res, amount in cost:
        pay(s, seat, res, amount)


@ask("omit", rule="C37", forced=True)
def OMIT_UNITS(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, packed cost, units that are struck out, format 1: first resource that may be named)"""
    _, seat, packed, discount, first = frame
    have = s.realms[seat].have
    cost = [packed >> 3 * res & 7 for res in range(6)]
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


@OMIT_UNITS.answered
def _omit_unit(s: Board, frame: Frame, move: int) -> None:
    _, seat, packed, discount, _ = frame
    res = low(move)
    packed -= 1 << 3 * res
    tell(s, events.Omitted(seat, RESOURCES[res]))
    if discount > 1:
        push(s, (OMIT_UNITS, seat, packed, discount - 1, res if s.cs.first_rules else 0))
        return
    cost = tuple((each, packed >> 3 * each & 7) for each in range(6) if packed >> 3 * each & 7)
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
        push(s, (STORE_UNITS, seat, res, amount, 0))


@ask("store", rule="D5", forced=True)
def STORE_UNITS(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, resource, units, format 1: first place that may still receive)"""
    return _of_each(s, frame, _store_moves)


def _store_moves(s: Board, frame: Frame) -> list[int]:
    _, seat, res, amount, first = frame
    r = s.realms[seat]
    places = [place for place in r.store[res] if place >= first and r.stock[place] < MOST]
    if amount > 1:  # another gain may have come in between
        amount = min(amount, sum([MOST - r.stock[place] for place in places]))
    return _next_unit(s, STORE, places, lambda place: MOST - r.stock[place], amount)


@STORE_UNITS.answered
def _store_unit(s: Board, frame: Frame, move: int) -> None:
    seat, place = frame[1], low(move)
    res = resource_at(s.realms[seat], place)
    _, _, _, amount, _ = regroup(s, frame, lambda each: each[2] == res)
    add(s, seat, place, 1, "stored")
    if not s.realms[seat].room[res]:
        lapse(s, seat, res, amount - 1, "stored")
    elif amount > 1:
        push(s, (STORE_UNITS, seat, res, amount - 1, place if s.cs.first_rules else 0))


def gain_any(s: Board, seat: int, amount: int, *, kinds: int = ALL_SIX) -> None:
    """Up to so many resources of choice from the bank (C18, C100); `kinds` is a mask."""
    if amount:
        push(s, (GAIN, seat, amount, kinds))


@ask("gain", rule="D4", forced=True)
def GAIN(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, units, mask of resources)"""
    _, seat, _, kinds = frame
    r = s.realms[seat]
    return [PASS] + [
        STORE | place
        for place in stores(r)
        if r.stock[place] < MOST and kinds >> resource_at(r, place) & 1
    ]


@GAIN.answered
def _gain_unit(s: Board, frame: Frame, move: int) -> None:
    _, seat, amount, kinds = frame
    if move == PASS:
        tell(s, events.Passed(seat, "gain"))
        return
    add(s, seat, low(move), 1, "chosen")
    if amount > 1:
        push(s, (GAIN, seat, amount - 1, kinds))


# --- taking from the opponent ---------------------------------------------------------------------


def can_rob(s: Board, seat: int) -> bool:
    """Whether the opponent has something that this player has room for."""
    room = s.realms[seat].room
    have = s.realms[1 - seat].have
    return any(room[res] and have[res] for res in range(6))


def rob(s: Board, seat: int, amount: int, *, at_least: int = 0) -> None:
    """Take up to so many resources of choice from the opponent (D6)."""
    push(s, (ROB_UNITS, seat, amount, at_least))


@ask("rob", rule="D6", forced=True)
def ROB_UNITS(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, units, how many of them are compulsory)"""
    _, seat, _, at_least = frame
    room = s.realms[seat].room
    r = s.realms[1 - seat]
    moves = [ROB | place for place in stores(r) if r.stock[place] and room[resource_at(r, place)]]
    if moves and at_least <= 0:
        moves.append(PASS)
    return moves


@ROB_UNITS.answered
def _rob_unit(s: Board, frame: Frame, move: int) -> None:
    _, seat, amount, at_least = frame
    if move == PASS:
        tell(s, events.Passed(seat, "rob"))
        return
    place = low(move)
    res = resource_at(s.realms[1 - seat], place)
    sub(s, 1 - seat, place, 1, "taken")
    if amount > 1:
        push(s, (ROB_UNITS, seat, amount - 1, at_least - 1))
    gain(s, seat, res, 1, "taken")


def can_give(s: Board, seat: int) -> bool:
    return can_rob(s, 1 - seat)


def give(s: Board, seat: int, amount: int) -> None:
    """Give so many resources of the giver's choice to the opponent, as far as they fit."""
    push(s, (GIVE_UNITS, seat, amount))


@ask("give_units", rule="D7", forced=True)
def GIVE_UNITS(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(giver, units)"""
    _, seat, _ = frame
    room = s.realms[1 - seat].room
    r = s.realms[seat]
    return [PAY | place for place in stores(r) if r.stock[place] and room[resource_at(r, place)]]


@GIVE_UNITS.answered
def _give_unit(s: Board, frame: Frame, move: int) -> None:
    _, seat, amount = frame
    place = low(move)
    res = resource_at(s.realms[seat], place)
    sub(s, seat, place, 1, "given")
    if amount > 1:
        push(s, (GIVE_UNITS, seat, amount - 1))
    gain(s, 1 - seat, res, 1, "given")
