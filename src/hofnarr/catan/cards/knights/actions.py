"""Knights & Merchants: action cards. Its Caravan and Brigands act as those of the base set."""

from __future__ import annotations

from collections import Counter

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_KNIGHT, KIND, REGION_RES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import TheirPlace, Units
from hofnarr.catan.engine.hooks import action
from hofnarr.catan.engine.moves import CHOOSE, DRAW, low
from hofnarr.catan.engine.places import NAMES, OUTER
from hofnarr.catan.engine.stacks import draw, mix, own_stacks
from hofnarr.catan.engine.steps import Decision, push, tell
from hofnarr.catan.rules.building import LaysUnder, cards_of, is_safe, lay_under_stack
from hofnarr.catan.rules.centres import swap_regions
from hofnarr.catan.rules.resources import can_rob, rob

# --- Imelda ---------------------------------------------------------------------------------------


def banishable(s: Board, seat: int) -> list[int]:
    """Knights of a player that Imelda can choose, as moves."""
    return [
        CHOOSE | realm << 8 | place
        for realm, place in cards_of(s, seat)
        if IS_KNIGHT[s.realms[realm].card[place]] and not is_safe(s, "imelda", realm, place)
    ]


@action("imelda", can=lambda s, seat: bool(banishable(s, 1 - seat)))
def imelda(s: Board, seat: int) -> None:
    push(s, Banish(seat))


class Banish(Decision, frozen=True, tag="banish"):
    """The knight that leaves."""

    rule = "D30"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return banishable(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
        owner, place = 1 - self.seat, low(move)
        tell(s, events.Chose(self.seat, "imelda", NAMES[place]))
        lay_under_stack(s, owner, place, BanishUnder)


class BanishUnder(LaysUnder, frozen=True, tag="banish_under"):
    """The owner of the knight chooses the stack."""

    rule = "C60"


# --- Spice Caravan --------------------------------------------------------------------------------


def can_take_spices(s: Board, seat: int) -> bool:
    """C63: room for two is demanded, the opponent's second resource is not."""
    return s.mill == seat and sum(s.realms[seat].room) >= 2 and can_rob(s, seat)


@action("spice_caravan", can=can_take_spices)
def spice_caravan(s: Board, seat: int) -> None:
    rob(s, seat, 2)


# --- Border Conflict ------------------------------------------------------------------------------


def disputed(s: Board, seat: int) -> list[int]:
    """Regions of a player that can change hands, as moves: of a type that he has at least twice,
    without a landscape expansion (C64)."""
    r = s.realms[seat]
    types = Counter(REGION_RES[r.land[slot]] for slot in r.slots)
    return [
        CHOOSE | seat << 8 | slot
        for slot in r.slots
        if types[REGION_RES[r.land[slot]]] > 1 and not _is_built_on(s, seat, slot)
    ]


def _is_built_on(s: Board, seat: int, slot: int) -> bool:
    card = s.realms[seat].card[OUTER + slot]
    return card >= 0 and KIND[card] == "landscape_expansion"


@action(
    "border_conflict",
    can=lambda s, seat: s.knight == seat and bool(disputed(s, 0)) and bool(disputed(s, 1)),
)
def border_conflict(s: Board, seat: int) -> None:
    push(s, Claim(seat))


class Claim(Decision, frozen=True, tag="claim"):
    """The opposing region."""

    rule = "D30"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return disputed(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
        tell(s, events.Chose(self.seat, "border_conflict", NAMES[low(move)]))
        push(s, Cede(self.seat, low(move)))


class Cede(Decision, frozen=True, tag="cede"):
    """A region of one's own, for this one."""

    slot: TheirPlace

    rule = "D30"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return disputed(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        seat, claimed = self.seat, self.slot
        swap_regions(s, seat, low(move), claimed)


# --- Inquisition (tournament only) ----------------------------------------------------------------


def can_inquire(s: Board, seat: int) -> bool:
    """Something can change: there are stacks that are not closed, with cards to mix."""
    owner = 1 - seat
    lying = sum(len(s.stacks[stack]) for stack in own_stacks(s, owner))
    return lying > 0 and lying + len(s.realms[owner].hand) > 1


@action("inquisition", can=can_inquire)
def inquisition(s: Board, seat: int) -> None:
    """The opponent's hand and his stacks that no curse closes are mixed and dealt anew."""
    owner = 1 - seat
    stacks = own_stacks(s, owner)
    cards = len(s.realms[owner].hand)
    mix(s, owner, stacks)
    push(s, NewHand(owner, cards))


class NewHand(Decision, frozen=True, tag="new_hand"):
    """Top cards of the new stacks in any mix."""

    cards: Units

    rule = "D39"
    forced = True

    def moves(self, s: Board) -> list[int]:
        owner, cards = self.seat, self.cards
        return [DRAW | stack for stack in own_stacks(s, owner) if cards and s.stacks[stack]]

    def answer(self, s: Board, move: int) -> None:
        owner, cards = self.seat, self.cards
        draw(s, owner, low(move))
        push(s, NewHand(owner, cards - 1))
