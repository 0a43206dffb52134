"""Roads, settlements and cities, and the regions that a settlement brings (section 7.1, C32)."""

from __future__ import annotations

from bisect import insort

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import CITY, REGION_NAMES, ROAD, SETTLEMENT
from hofnarr.catan.catalogue.titles import NAMES as TITLE_NAMES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo, Place, RegionNo, Slot
from hofnarr.catan.engine.moves import ARRANGE, BUILD, DECIDE, LOWER, SCOUT, UPPER, high, low
from hofnarr.catan.engine.places import CENTRES, NAMES, ROADS, centre_at, region_at
from hofnarr.catan.engine.steps import Decision, Step, push, push_paid, tell
from hofnarr.catan.rules.building import refresh_places
from hofnarr.catan.rules.resources import can_pay, pay_cost

FARTHEST = 12


def road_ends(s: Board, seat: int) -> list[int]:
    """Columns where a road could lie: beside a settlement at an end of the axis."""
    r = s.realms[seat]
    ends = []
    if r.lo % 2 and r.lo > -FARTHEST:
        ends.append(r.lo - 1)
    if r.hi % 2 and r.hi < FARTHEST:
        ends.append(r.hi + 1)
    return ends


def settlement_ends(s: Board, seat: int) -> list[int]:
    """Columns where a settlement could lie: at an open end of a road."""
    r = s.realms[seat]
    ends = []
    if r.lo % 2 == 0 and r.lo > -FARTHEST:
        ends.append(r.lo - 1)
    if r.hi % 2 == 0 and r.hi < FARTHEST:
        ends.append(r.hi + 1)
    return ends


def centre_moves(s: Board, seat: int, moves: list[int], *, has_scout: bool) -> None:
    """Add the moves that build a road, a settlement or a city."""
    r = s.realms[seat]
    cost = s.cs.cost
    if s.roads and can_pay(r, cost[ROAD]):
        moves += [BUILD | ROAD << 8 | ROADS + (x + 12) // 2 for x in road_ends(s, seat)]
    if s.settlements and len(s.regions) > 1 and can_pay(r, cost[SETTLEMENT]):
        places = [CENTRES + centre_at(x) for x in settlement_ends(s, seat)]
        moves += [BUILD | SETTLEMENT << 8 | place for place in places]
        if has_scout:
            moves += [SCOUT | place for place in places]
    if s.cities and can_pay(r, cost[CITY]):
        moves += [
            BUILD | CITY << 8 | CENTRES + centre
            for centre, kind in enumerate(r.centre)
            if kind == 1
        ]


def build_centre(s: Board, seat: int, card: int, place: int, *, scouted: bool = False) -> None:
    tell(s, events.Building(seat, TITLE_NAMES[card], NAMES[place]))
    push_paid(s, EnterCentre(seat, card, place, int(scouted)))
    pay_cost(s, seat, s.cs.cost[card])


class EnterCentre(Step, frozen=True, tag="enter_centre"):
    """A road, a settlement or a city that is paid for; with a Scout or without."""

    seat: int
    card: CardNo
    place: Place
    scouted: int

    part = "build"

    def run(self, s: Board) -> None:
        seat, card, place, scouted = self.seat, self.card, self.place, self.scouted
        r = s.realms[seat]
        tell(s, events.Built(seat, TITLE_NAMES[card], seat, NAMES[place]))
        s.unsettle()
        if card == ROAD:
            s.roads -= 1
            r.road[place - ROADS] = 1
            x = 2 * (place - ROADS) - 12
            r.lo, r.hi = min(r.lo, x), max(r.hi, x)
            return
        centre = place - CENTRES
        if card == CITY:
            s.cities -= 1
            r.centre[centre] = 2
            refresh_places(r)
            return
        s.settlements -= 1
        r.centre[centre] = 1
        x = 2 * centre - 11
        column = x - 1 if x < r.lo else x + 1
        r.lo, r.hi = min(r.lo, x), max(r.hi, x)
        refresh_places(r)
        upper, lower = region_at(column, lower=False), region_at(column, lower=True)
        if scouted:
            push(s, FindRegion(seat, upper), FindRegion(seat, lower), ShuffleRegions())
        else:
            first = draw_region(s)
            tell(s, events.RegionTurned(seat, REGION_NAMES[first]))
            push(s, PlaceRegion(seat, first, upper, lower))


def draw_region(s: Board) -> int:
    region = s.chance.draw("regions", s.regions)
    s.regions = tuple(each for each in s.regions if each != region)
    return region


def lay_region(s: Board, seat: int, slot: int, region: int, stock: int = 0) -> None:
    r = s.realms[seat]
    r.land[slot] = region
    r.stock[slot] = stock
    insort(r.slots, slot)
    s.unsettle()
    refresh_places(r)
    tell(s, events.Laid(seat, REGION_NAMES[region], NAMES[slot]))


def swap_regions(s: Board, own_seat: int, own_slot: int, other_slot: int) -> None:
    """Two region cards change places, with what is stored on them (Border Conflict, C64)."""
    mine, its = s.realms[own_seat], s.realms[1 - own_seat]
    mine.land[own_slot], its.land[other_slot] = its.land[other_slot], mine.land[own_slot]
    mine.stock[own_slot], its.stock[other_slot] = its.stock[other_slot], mine.stock[own_slot]
    s.unsettle()
    for seat, r, slot in ((own_seat, mine, own_slot), (1 - own_seat, its, other_slot)):
        refresh_places(r)
        tell(s, events.Laid(seat, REGION_NAMES[r.land[slot]], NAMES[slot]))


class PlaceRegion(Decision, frozen=True, tag="place_region"):
    """Whether the region that was turned lies above or below the road."""

    first: RegionNo
    upper: Slot
    lower: Slot

    rule = "C32"
    quick = True

    def moves(self, s: Board) -> list[int]:
        return [DECIDE | UPPER, DECIDE | LOWER]

    def answer(self, s: Board, move: int) -> None:
        seat, first, upper, lower = self.seat, self.first, self.upper, self.lower
        here, there = (upper, lower) if low(move) == UPPER else (lower, upper)
        lay_region(s, seat, here, first)
        lay_region(s, seat, there, draw_region(s))


class FindRegion(Decision, frozen=True, tag="find_region"):
    """With a Scout, any region of the stack."""

    slot: Place

    rule = "C32"
    forced = True
    quick = True

    def moves(self, s: Board) -> list[int]:
        slot = self.slot
        return [ARRANGE | region << 8 | slot for region in s.regions]

    def answer(self, s: Board, move: int) -> None:
        region = high(move)
        s.regions = tuple(each for each in s.regions if each != region)
        lay_region(s, self.seat, self.slot, region)


class ShuffleRegions(Step, frozen=True, tag="shuffle_regions"):
    """After a Scout has looked through the regions."""

    def run(self, s: Board) -> None:
        if s.regions:
            s.chance.shuffle("regions", s.regions)
        tell(s, events.RegionsShuffled())
