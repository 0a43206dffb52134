"""Base set: action cards."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_ACTION, IS_BUILDING, IS_KNIGHT, IS_UNIT, NAMES, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import action, reaction, stakes
from hofnarr.catan.engine.moves import CHOOSE, NUMBER, PASS, PAY, STORE, TAKE, high, low
from hofnarr.catan.engine.stacks import show_hand, steal
from hofnarr.catan.engine.steps import Frame, ask, auto, push, tell
from hofnarr.catan.rules.building import cards_of, is_safe, return_to_hand
from hofnarr.catan.rules.hand import distinct
from hofnarr.catan.rules.playing import PRIZES, counter, duel
from hofnarr.catan.rules.resources import (
    MOST,
    add,
    can_rob,
    give,
    resource_at,
    rob,
    stores,
    sub,
)

_ARSONIST, _BLACK_KNIGHT, _BRIGANDS, _CARAVAN = titles(
    "arsonist", "black_knight", "brigands", "caravan"
)


# --- Alchemist ------------------------------------------------------------------------------------


@action("alchemist", before_dice=True)
def alchemist(s: Board, seat: int) -> None:
    push(s, (NAME_NUMBER, seat))


@ask("name_number", rule="D3")
def NAME_NUMBER(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat)"""
    return [NUMBER | number for number in range(1, 7)]


@NAME_NUMBER.answered
def _name_number(s: Board, frame: Frame, move: int) -> None:
    s.die = low(move)
    tell(s, events.Chose(frame[1], "alchemist", str(s.die)))


# --- duels: Arsonist, Black Knight, Brigands; Bishop, Herb Woman ----------------------------------


def burnable(s: Board, seat: int) -> list[int]:
    """Buildings of a player that an Arsonist can choose, as moves."""
    return [
        CHOOSE | realm << 8 | place
        for realm, place in cards_of(s, seat)
        if IS_BUILDING[s.realms[realm].card[place]] and not is_safe(s, "arsonist", realm, place)
    ]


@action("arsonist", can=lambda s, seat: bool(burnable(s, 1 - seat)))
def arsonist(s: Board, seat: int) -> None:
    duel(s, seat, _ARSONIST)


def _burn_prize(s: Board, winner: int) -> None:
    push(s, (BURN, winner))


PRIZES[_ARSONIST] = _burn_prize
stakes("arsonist", burnable)


@ask("burn", rule="D19", forced=True)
def BURN(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(winner)"""
    return burnable(s, 1 - frame[1])


@BURN.answered
def _burn(s: Board, frame: Frame, move: int) -> None:
    return_to_hand(s, high(move), low(move))


def beatable(s: Board, seat: int) -> list[int]:
    """Knights of a player that a Black Knight can choose, as moves."""
    return [
        CHOOSE | realm << 8 | place
        for realm, place in cards_of(s, seat)
        if IS_KNIGHT[s.realms[realm].card[place]] and not is_safe(s, "black_knight", realm, place)
    ]


@action("black_knight", can=lambda s, seat: bool(beatable(s, 1 - seat)))
def black_knight(s: Board, seat: int) -> None:
    duel(s, seat, _BLACK_KNIGHT)


def _knight_prize(s: Board, winner: int) -> None:
    push(s, (BEAT_KNIGHT, winner))


PRIZES[_BLACK_KNIGHT] = _knight_prize
stakes("black_knight", beatable)


@ask("beat_knight", rule="D19", forced=True)
def BEAT_KNIGHT(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(winner)"""
    return beatable(s, 1 - frame[1])


@BEAT_KNIGHT.answered
def _beat_knight(s: Board, frame: Frame, move: int) -> None:
    return_to_hand(s, high(move), low(move))


@action("brigands", can=can_rob)
def brigands(s: Board, seat: int) -> None:
    duel(s, seat, _BRIGANDS)


def _loot(s: Board, winner: int) -> None:
    rob(s, winner, 2)


PRIZES[_BRIGANDS] = _loot


@reaction("bishop", to=("arsonist", "brigands"))
def bishop(s: Board, seat: int) -> None:
    counter(s, seat)


@reaction("herb_woman", to=("black_knight",))
def herb_woman(s: Board, seat: int) -> None:
    counter(s, seat)


# --- Caravan --------------------------------------------------------------------------------------


@action("caravan", can=lambda s, seat: bool(swap_moves(s, seat, 0, 0, 0)))
def caravan(s: Board, seat: int) -> None:
    """1 or 2 units against as many of other kinds (C26: no bank trade)."""
    push(s, (SWAP_GIVE, seat, 0, 0, 0))


def swap_moves(s: Board, seat: int, given: int, kinds: int, first: int) -> list[int]:
    """Units that can be turned in: room for as many of other kinds must be left."""
    r = s.realms[seat]
    moves = []
    for place in stores(r):
        if place >= first and r.stock[place]:
            others = kinds | 1 << resource_at(r, place)
            if sum(r.room[res] for res in range(6) if not others >> res & 1) > given:
                moves.append(PAY | place)
    return moves


@ask("swap_give", rule="D27", forced=True)
def SWAP_GIVE(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, units given, mask of their kinds, format 1: first place that may still give)"""
    _, seat, given, kinds, first = frame
    moves = swap_moves(s, seat, given, kinds, first)
    return [PASS, *moves] if given else moves


@SWAP_GIVE.answered
def _swap_give(s: Board, frame: Frame, move: int) -> None:
    _, seat, given, kinds, _ = frame
    if move == PASS:
        tell(s, events.Passed(seat, "caravan"))
        push(s, (SWAP_GET, seat, given, kinds, _CARAVAN))
        return
    place = low(move)
    kinds |= 1 << resource_at(s.realms[seat], place)
    sub(s, seat, place, 1, "caravan")
    if given:
        push(s, (SWAP_GET, seat, 2, kinds, _CARAVAN))
    else:
        push(s, (SWAP_GIVE, seat, 1, kinds, place if s.cs.first_rules else 0))


@ask("swap_get", rule="D27", forced=True)
def SWAP_GET(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, units, mask of the kinds that were given, card that does it)"""
    _, seat, _, kinds, _ = frame
    r = s.realms[seat]
    return [
        STORE | place
        for place in stores(r)
        if r.stock[place] < MOST and not kinds >> resource_at(r, place) & 1
    ]


@SWAP_GET.answered
def _swap_get(s: Board, frame: Frame, move: int) -> None:
    _, seat, units, kinds, card = frame
    add(s, seat, low(move), 1, NAMES[card])
    if units > 1:
        push(s, (SWAP_GET, seat, units - 1, kinds, card))


# --- Merchant -------------------------------------------------------------------------------------


@action("merchant", can=can_rob)
def merchant(s: Board, seat: int) -> None:
    """C62: at least 1, at most 2, then exactly 1 back."""
    push(s, (GIVE_BACK, seat))
    rob(s, seat, 2, at_least=1)


@auto("give_back")
def GIVE_BACK(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat)"""
    give(s, frame[1], 1)


# --- Scout ----------------------------------------------------------------------------------------


@action("scout", follows=True)
def scout(s: Board, seat: int) -> None:
    """Played with a settlement: see `turn._build_with_scout` and `centres.FIND_REGION`."""


# --- Spy ------------------------------------------------------------------------------------------


@action("spy", can=lambda s, seat: bool(s.realms[1 - seat].hand))
def spy(s: Board, seat: int) -> None:
    push(s, (SPY_LOOK, seat), (SPY_TAKE, seat))


@auto("spy_look")
def SPY_LOOK(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat)"""
    if s.realms[1 - frame[1]].hand:
        show_hand(s, frame[1])


@ask("spy_take", rule="D28")
def SPY_TAKE(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat): a unit or an action card; nothing else can be taken"""
    hand = s.realms[1 - frame[1]].hand
    return [TAKE | card for card in distinct(hand) if IS_UNIT[card] or IS_ACTION[card]] or [PASS]


@SPY_TAKE.answered
def _spy_take(s: Board, frame: Frame, move: int) -> None:
    if move == PASS:
        tell(s, events.Passed(frame[1], "spy"))
    else:
        steal(s, frame[1], low(move))
