"""Knights & Merchants: action cards. Its Caravan and Brigands act as those of the base set."""

from __future__ import annotations

from collections import Counter

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_KNIGHT, KIND, REGION_RES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import action
from hofnarr.catan.engine.moves import CHOOSE, DRAW, low
from hofnarr.catan.engine.places import NAMES, OUTER
from hofnarr.catan.engine.stacks import draw, mix, own_stacks
from hofnarr.catan.engine.steps import Frame, ask, push, tell
from hofnarr.catan.rules.building import asks_for_stack, cards_of, is_safe, lay_under_stack
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
    push(s, (BANISH, seat))


@ask("banish", rule="D30", forced=True)
def BANISH(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat)"""
    return banishable(s, 1 - frame[1])


@BANISH.answered
def _banish(s: Board, frame: Frame, move: int) -> None:
    owner, place = 1 - frame[1], low(move)
    tell(s, events.Chose(frame[1], "imelda", NAMES[place]))
    lay_under_stack(s, owner, place, BANISH_UNDER)


#: The owner of the knight chooses the stack.
BANISH_UNDER = asks_for_stack("banish_under", "C60")


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
    push(s, (CLAIM, seat))


@ask("claim", rule="D30", forced=True)
def CLAIM(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat): the opposing region"""
    return disputed(s, 1 - frame[1])


@CLAIM.answered
def _claim(s: Board, frame: Frame, move: int) -> None:
    tell(s, events.Chose(frame[1], "border_conflict", NAMES[low(move)]))
    push(s, (CEDE, frame[1], low(move)))


@ask("cede", rule="D30", forced=True)
def CEDE(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, slot of the opposing region): the own region"""
    return disputed(s, frame[1])


@CEDE.answered
def _cede(s: Board, frame: Frame, move: int) -> None:
    _, seat, claimed = frame
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
    push(s, (NEW_HAND, owner, cards))


@ask("new_hand", rule="D39", forced=True)
def NEW_HAND(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(whose hand, cards still to draw): top cards of the new stacks in any mix"""
    _, owner, cards = frame
    return [DRAW | stack for stack in own_stacks(s, owner) if cards and s.stacks[stack]]


@NEW_HAND.answered
def _new_hand(s: Board, frame: Frame, move: int) -> None:
    _, owner, cards = frame
    draw(s, owner, low(move))
    push(s, (NEW_HAND, owner, cards - 1))
