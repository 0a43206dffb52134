"""Base set: action cards."""

from __future__ import annotations

from collections.abc import Collection

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_ACTION, IS_BUILDING, IS_KNIGHT, IS_UNIT, NAMES, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo, Facts, Looks, Mask, Slot, Units
from hofnarr.catan.engine.hooks import action, reaction, stakes
from hofnarr.catan.engine.moves import CHOOSE, NUMBER, PASS, PAY, STORE, TAKE, high, low
from hofnarr.catan.engine.stacks import show_hand, steal
from hofnarr.catan.engine.steps import Decision, Step, push, tell
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
    push(s, NameNumber(seat))


class NameNumber(Decision, frozen=True, tag="name_number"):
    """What the production die shows."""

    rule = "D3"

    def moves(self, s: Board) -> list[int]:
        return [NUMBER | number for number in range(1, 7)]

    def answer(self, s: Board, move: int) -> None:
        s.die = low(move)
        tell(s, events.Chose(self.seat, "alchemist", str(s.die)))


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
    push(s, Burn(winner))


PRIZES[_ARSONIST] = _burn_prize
stakes("arsonist", burnable)


class Burn(Decision, frozen=True, tag="burn"):
    """The winner of the duel chooses a building of the loser."""

    rule = "D19"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return burnable(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
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
    push(s, BeatKnight(winner))


PRIZES[_BLACK_KNIGHT] = _knight_prize
stakes("black_knight", beatable)


class BeatKnight(Decision, frozen=True, tag="beat_knight"):
    """The winner of the duel chooses a knight of the loser."""

    rule = "D19"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return beatable(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
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
    push(s, SwapGive(seat, 0, 0, 0))


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


class SwapGive(Decision, frozen=True, tag="swap_give"):
    """One more unit that is given. Format 1: `first` is the first place that may still give."""

    given: int
    kinds: Mask
    first: Slot

    rule = "D27"
    forced = True
    passing = "catan-act-pass.enough"
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, given, kinds, first = self.seat, self.given, self.kinds, self.first
        moves = swap_moves(s, seat, given, kinds, first)
        return [PASS, *moves] if given else moves

    def answer(self, s: Board, move: int) -> None:
        seat, given, kinds = self.seat, self.given, self.kinds
        if move == PASS:
            tell(s, events.Passed(seat, "caravan"))
            push(s, SwapGet(seat, given, kinds, _CARAVAN))
            return
        place = low(move)
        kinds |= 1 << resource_at(s.realms[seat], place)
        sub(s, seat, place, 1, "caravan")
        if given:
            push(s, SwapGet(seat, 2, kinds, _CARAVAN))
        else:
            push(s, SwapGive(seat, 1, kinds, place if s.cs.first_rules else 0))


class SwapGet(Decision, frozen=True, tag="swap_get"):
    """One more unit in return, of none of the kinds that were given."""

    units: Units
    kinds: Mask
    card: CardNo

    rule = "D27"
    forced = True
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, kinds = self.seat, self.kinds
        r = s.realms[seat]
        return [
            STORE | place
            for place in stores(r)
            if r.stock[place] < MOST and not kinds >> resource_at(r, place) & 1
        ]

    def answer(self, s: Board, move: int) -> None:
        seat, units, kinds, card = self.seat, self.units, self.kinds, self.card
        add(s, seat, low(move), 1, NAMES[card])
        if units > 1:
            push(s, SwapGet(seat, units - 1, kinds, card))


# --- Merchant -------------------------------------------------------------------------------------


@action("merchant", can=can_rob)
def merchant(s: Board, seat: int) -> None:
    """C62: at least 1, at most 2, then exactly 1 back."""
    push(s, GiveBack(seat))
    rob(s, seat, 2, at_least=1)


class GiveBack(Step, frozen=True, tag="give_back"):
    """What a Merchant gives for what he took."""

    seat: int

    def run(self, s: Board) -> None:
        give(s, self.seat, 1)


# --- Scout ----------------------------------------------------------------------------------------


@action("scout", follows=True)
def scout(s: Board, seat: int) -> None:
    """Played with a settlement: see `turn._build_with_scout` and `centres.FIND_REGION`."""


# --- Spy ------------------------------------------------------------------------------------------


@action("spy", can=lambda s, seat: bool(s.realms[1 - seat].hand))
def spy(s: Board, seat: int) -> None:
    push(s, SpyLook(seat), SpyTake(seat))


class SpyLook(Step, frozen=True, tag="spy_look"):
    """The opponent's hand is shown."""

    seat: int

    def run(self, s: Board) -> None:
        if s.realms[1 - self.seat].hand:
            show_hand(s, self.seat)


class SpyTake(Decision, frozen=True, tag="spy_take"):
    """A unit or an action card; nothing else can be taken."""

    rule = "D28"
    passing = "catan-act-pass.done"

    def moves(self, s: Board) -> list[int]:
        hand = s.realms[1 - self.seat].hand
        return [TAKE | card for card in distinct(hand) if IS_UNIT[card] or IS_ACTION[card]] or [
            PASS
        ]

    def answer(self, s: Board, move: int) -> None:
        if move == PASS:
            tell(s, events.Passed(self.seat, "spy"))
        else:
            steal(s, self.seat, low(move))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(hand=1 - self.seat)}

    def variant(self, kinds: Collection[int]) -> str:
        return "" if TAKE in kinds else "none"
