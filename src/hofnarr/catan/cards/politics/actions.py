"""Politics & Intrigue: action cards, except those that work on stacks."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.cards.base.events import stricken
from hofnarr.catan.catalogue.titles import GOLD, IS_KNIGHT, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Facts, Looks, Pile, TheirPlace
from hofnarr.catan.engine.hooks import action, reaction
from hofnarr.catan.engine.moves import CHOOSE, DISCARDS, PILE, PILES, TAKE, low
from hofnarr.catan.engine.places import NAMES
from hofnarr.catan.engine.stacks import from_pile, pile_is_open
from hofnarr.catan.engine.steps import Decision, Step, push, tell
from hofnarr.catan.rules.building import cards_of, change_sides, free_unit_sites, is_safe
from hofnarr.catan.rules.hand import distinct
from hofnarr.catan.rules.playing import make_safe, surcharge
from hofnarr.catan.rules.resources import gain, pay

_PLAGUE = title("plague")

# --- Bribery --------------------------------------------------------------------------------------

BRIBE_GOLD = 3


def bribable(s: Board, seat: int) -> list[int]:
    """Opposing knights that are not immune and find a site with this player, as moves."""
    other = 1 - seat
    card = s.realms[other].card
    lying = [(other, place) for place in s.realms[other].built]
    if s.cs.first_rules:
        lying = cards_of(s, other)  # foreign cards too: what lay in their places was misread
    return [
        CHOOSE | realm << 8 | place
        for realm, place in lying
        if IS_KNIGHT[card[place]]
        and not is_safe(s, "bribery", realm, place)
        and free_unit_sites(s, seat, card[place])
    ]


def can_bribe(s: Board, seat: int) -> bool:
    enough = s.realms[seat].have[GOLD] >= BRIBE_GOLD + surcharge(s, seat)
    return enough and bool(bribable(s, seat))


@action("bribery", can=can_bribe)
def bribery(s: Board, seat: int) -> None:
    """C61: 3 gold to the bank, nothing else; what the knight requires is not tested."""
    push(s, Bribe(seat))
    pay(s, seat, GOLD, BRIBE_GOLD)


class Bribe(Decision, frozen=True, tag="bribe"):
    """Which knight changes sides."""

    rule = "D30"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return bribable(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        tell(s, events.Chose(self.seat, "bribery", NAMES[low(move)]))
        push(s, BribeSite(self.seat, low(move)))


class BribeSite(Decision, frozen=True, tag="bribe_site"):
    """Where the knight of this place goes."""

    place: TheirPlace

    rule = "D30"
    forced = True

    def moves(self, s: Board) -> list[int]:
        seat, place = self.seat, self.place
        card = s.realms[1 - seat].card[place]
        return [CHOOSE | seat << 8 | site for site in free_unit_sites(s, seat, card)]

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, self.place
        change_sides(s, 1 - seat, place, low(move))


# --- Diplomat -------------------------------------------------------------------------------------


def diplomat_piles(s: Board, seat: int) -> list[int]:
    """Discard piles with cards that no curse closes, as moves; in a tournament there are two."""
    return [
        PILE | DISCARDS + pile
        for pile, cards in enumerate(s.piles)
        if cards and pile_is_open(s, seat, pile)
    ]


@action("diplomat", can=lambda s, seat: bool(diplomat_piles(s, seat)))
def diplomat(s: Board, seat: int) -> None:
    push(s, DiplomatPile(seat))


class DiplomatPile(Decision, frozen=True, tag="diplomat_pile"):
    """One of the two discard piles of a tournament."""

    rule = "D28"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return diplomat_piles(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        tell(s, events.Chose(self.seat, "diplomat", PILES[low(move)]))
        push(s, DiplomatTake(self.seat, low(move) - DISCARDS))


class DiplomatTake(Decision, frozen=True, tag="diplomat_take"):
    """A card of this discard pile."""

    pile: Pile

    rule = "D28"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return [TAKE | card for card in distinct(s.piles[self.pile])]

    def answer(self, s: Board, move: int) -> None:
        from_pile(s, self.seat, self.pile, low(move))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(pile=self.pile)}


# --- Wedding, Doctor ------------------------------------------------------------------------------


def dowry(s: Board, seat: int) -> int:
    """The gold of the opponent that this player has room for."""
    return min(s.realms[1 - seat].have[GOLD], s.realms[seat].room[GOLD])


@action("wedding", can=lambda s, seat: dowry(s, seat) > 0)
def wedding(s: Board, seat: int) -> None:
    amount = dowry(s, seat)
    push(s, Dowry(seat, amount))
    pay(s, 1 - seat, GOLD, amount, "wedding")


class Dowry(Step, frozen=True, tag="dowry"):
    """The opponent has handed over the gold."""

    seat: int
    amount: int

    def run(self, s: Board) -> None:
        seat, amount = self.seat, self.amount
        gain(s, seat, GOLD, amount, "wedding")


@reaction("doctor", to=("plague",), can=lambda s, seat: bool(stricken(s, seat)))
def doctor(s: Board, seat: int) -> None:
    make_safe(s, _PLAGUE, seat)
