"""Base set: event cards."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_KNIGHT, IS_TRADE_FLEET, SAME, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Facts, Looks, Slot, Stack
from hofnarr.catan.engine.hooks import event, stakes
from hofnarr.catan.engine.moves import CHOOSE, LOOK, PASS, PUT, TAKE, high, low
from hofnarr.catan.engine.places import BORDERS, CENTRES_AROUND, NAMES, SITES
from hofnarr.catan.engine.points import is_blocked
from hofnarr.catan.engine.stacks import (
    full_stacks,
    look,
    own_stacks,
    put_under,
    show_hand,
    take,
)
from hofnarr.catan.engine.steps import Check, Decision, Step, push, tell
from hofnarr.catan.rules.building import is_safe, return_to_hand
from hofnarr.catan.rules.event_die import shuffle_events
from hofnarr.catan.rules.hand import Surplus, distinct, put_moves, put_or_discard
from hofnarr.catan.rules.playing import marked_safe
from hofnarr.catan.rules.resources import add_some, gain_any, sub

_ABBEY, _AQUEDUCT, _BATH_HOUSE, _GARRISON, _LIBRARY = titles(
    "abbey", "aqueduct", "bath_house", "garrison", "library"
)
_CIVIL_WAR, _PLAGUE = titles("civil_war", "plague")


# --- Civil War ------------------------------------------------------------------------------------


@event("civil_war")
def civil_war(s: Board, seat: int) -> None:
    """The roller picks first; both cards leave together (C12). The table is settled (C88), then
    both hands are reduced (C85); by the first rules it was settled only after that."""
    push(s, Surplus(seat), Surplus(1 - seat))
    if not s.cs.first_rules:
        push(s, Check())
    push(s, PickVictim(seat, -1))


def victims(s: Board, seat: int) -> list[int]:
    """Units of a player that Civil War can hit, as moves."""
    r = s.realms[seat]
    return [
        CHOOSE | seat << 8 | place
        for place in r.built
        if (
            IS_KNIGHT[r.card[place]]
            or (IS_TRADE_FLEET[r.card[place]] and not marked_safe(s, _CIVIL_WAR, seat))
        )
        and not is_safe(s, "civil_war", seat, place)
    ]


stakes("civil_war", victims)


class PickVictim(Step, frozen=True, tag="pick_victim"):
    """Somebody picks a unit of the other one; the roller has picked this place, or -1."""

    seat: int
    first: Slot

    def run(self, s: Board) -> None:
        seat, first = self.seat, self.first
        if victims(s, 1 - seat):
            push(s, CivilVictim(seat, first))
        elif seat == s.active:
            push(s, PickVictim(1 - seat, -1))
        elif first >= 0:
            return_to_hand(s, seat, first)


class CivilVictim(Decision, frozen=True, tag="civil_victim"):
    """The unit that returns; the roller has picked this place, or -1."""

    first: Slot

    rule = "D12"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return victims(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
        seat, first = self.seat, self.first
        place = low(move)
        tell(s, events.Chose(seat, "civil_war", NAMES[place]))
        if seat == s.active:
            push(s, PickVictim(1 - seat, place))
            return
        if first >= 0:
            return_to_hand(s, seat, first)
        return_to_hand(s, 1 - seat, place)


# --- Conflict -------------------------------------------------------------------------------------


@event("conflict")
def conflict(s: Board, seat: int) -> None:
    """The holder of the knight token puts 2 cards of the opponent under one stack."""
    holder = s.knight
    if holder >= 0 and s.realms[1 - holder].hand and conflict_stacks(s, holder):
        push(s, ConflictLook(holder), ConflictPut(holder, -1))


def conflict_stacks(s: Board, holder: int) -> list[int]:
    """C98; in a tournament the stacks of the victim (C95)."""
    return own_stacks(s, 1 - holder if s.cs.tournament else holder)


class ConflictLook(Step, frozen=True, tag="conflict_look"):
    """The holder of the knight token sees the hand."""

    seat: int

    def run(self, s: Board) -> None:
        show_hand(s, self.seat)


class ConflictPut(Decision, frozen=True, tag="conflict_put"):
    """A card of the opponent, and the stack; for the second card it is this one."""

    stack: Stack

    rule = "D13"

    def moves(self, s: Board) -> list[int]:
        holder, stack = self.seat, self.stack
        stacks = conflict_stacks(s, holder) if stack < 0 else [stack]
        hand = s.realms[1 - holder].hand
        return [PUT | card << 8 | each for card in distinct(hand) for each in stacks]

    def answer(self, s: Board, move: int) -> None:
        holder, first = self.seat, self.stack
        owner = 1 - holder
        put_under(s, holder, owner, high(move), low(move), known_to=(0, 1))
        if first < 0 and s.realms[owner].hand:
            push(s, ConflictPut(holder, low(move)))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(hand=1 - self.seat)}


# --- Master Builder -------------------------------------------------------------------------------


@event("master_builder")
def master_builder(s: Board, seat: int) -> None:
    """The roller looks through a stack, then the opponent through a different one."""
    push(s, BuilderStack(seat, -1))


def builder_stacks(s: Board, seat: int, used: int) -> list[int]:
    return [stack for stack in full_stacks(s, seat) if stack != used]


class BuilderStack(Decision, frozen=True, tag="builder_stack"):
    """A stack to look through, not the one that the roller used; -1 for none."""

    used: Stack

    rule = "D14"
    forced = True

    def moves(self, s: Board) -> list[int]:
        seat, used = self.seat, self.used
        moves = [LOOK | stack for stack in builder_stacks(s, seat, used)]
        if not moves and seat == s.active:
            return [PASS]  # goes by itself: the opponent follows
        return moves

    def answer(self, s: Board, move: int) -> None:
        seat = self.seat
        if move == PASS:
            push(s, BuilderStack(1 - seat, -1))
            return
        stack = low(move)
        look(s, seat, stack)
        if seat == s.active:
            push(s, BuilderTake(seat, stack), BuilderStack(1 - seat, stack))
        else:
            push(s, BuilderTake(seat, stack))


class BuilderTake(Decision, frozen=True, tag="builder_take"):
    """One card or none."""

    stack: Stack

    rule = "D14"
    passing = "catan-act-pass.none"

    def moves(self, s: Board) -> list[int]:
        return [PASS, *(TAKE | card for card in distinct(s.stacks[self.stack]))]

    def answer(self, s: Board, move: int) -> None:
        seat, stack = self.seat, self.stack
        if move == PASS:
            tell(s, events.Passed(seat, "master_builder"))
            return
        take(s, seat, stack, low(move))
        push(s, BuilderPut(seat))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(stack=self.stack)}


class BuilderPut(Decision, frozen=True, tag="builder_put"):
    """The size of the hand does not change."""

    rule = "D14"

    def moves(self, s: Board) -> list[int]:
        return put_moves(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        put_or_discard(s, self.seat, move)


# --- Plague ---------------------------------------------------------------------------------------


@event("plague")
def plague(s: Board, seat: int) -> None:
    """Regions beside a city lose 1, once; Aqueduct, Bath House and Doctor protect."""
    for owner in (seat, 1 - seat):
        if not marked_safe(s, _PLAGUE, owner):
            for slot in stricken(s, owner):
                sub(s, owner, slot, 1, "plague")


def stricken(s: Board, seat: int) -> list[int]:
    """The regions of a player that a Plague robs if no Doctor comes."""
    r = s.realms[seat]
    if r.count[_AQUEDUCT]:
        return []
    spared = bathed(s, seat)
    return [
        slot
        for slot in r.slots
        if r.stock[slot]
        and slot not in spared
        and any(r.centre[centre] > 1 for centre in CENTRES_AROUND[slot])
    ]


stakes("plague", lambda s, seat: [CHOOSE | seat << 8 | slot for slot in stricken(s, seat)])


def bathed(s: Board, seat: int) -> set[int]:
    """The four regions around each city with a Bath House."""
    r = s.realms[seat]
    spared: set[int] = set()
    for place in r.built:
        if SAME[r.card[place]] == _BATH_HOUSE and not is_blocked(s, seat, place):
            upper = SITES + (place - SITES) // 4 * 4
            spared.update(BORDERS[upper], BORDERS[upper + 1])
    return spared


# --- Productive Year, Progress, Year End ----------------------------------------------------------


@event("productive_year")
def productive_year(s: Board, seat: int) -> None:
    """Every region gains 1 for each Garrison of its owner that it borders."""
    for owner in (seat, 1 - seat):
        r = s.realms[owner]
        for place in r.built:
            if SAME[r.card[place]] == _GARRISON and not is_blocked(s, owner, place):
                for slot in BORDERS[place]:
                    if r.land[slot] >= 0:
                        add_some(s, owner, slot, 1, "productive_year")


@event("progress")
def progress(s: Board, seat: int) -> None:
    """1 resource of choice for every Abbey and every Library."""
    for owner in (1 - seat, seat):
        count = s.realms[owner].count
        gain_any(s, owner, count[_ABBEY] + count[_LIBRARY])


@event("year_end")
def year_end(s: Board, seat: int) -> None:
    shuffle_events(s)
