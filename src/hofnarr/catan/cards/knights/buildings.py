"""Knights & Merchants: settlement and city expansions that are buildings."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import GOLD, IS_KNIGHT, NAMES, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo, Facts, Looks
from hofnarr.catan.engine.hooks import discount, extra_points, guard, number, on, part_of
from hofnarr.catan.engine.moves import DISCARD, PASS, TAKE, low
from hofnarr.catan.engine.stacks import discard, from_pile, out_of_hand, pile_is_open
from hofnarr.catan.engine.steps import Check, Decision, Step, push, push_paid, tell
from hofnarr.catan.rules.hand import distinct
from hofnarr.catan.rules.playing import roll
from hofnarr.catan.rules.resources import gain, pay_any

_LARGER_HARBOR, _PALACE, _TOLL_STATION = titles("larger_harbor", "palace", "toll_station")

number("knight_tournament", 1, "tournament_grounds")
number("windmill", 1, "bank")


@discount("castle")
def castle(s: Board, seat: int, card: int) -> int:
    """A knight costs 1 resource of choice less (C37)."""
    return int(IS_KNIGHT[card])


@on("sun_fixed", "toll_station")
def toll_station(s: Board, seat: int) -> None:
    """2 gold for each, as much as fits."""
    gain(s, seat, GOLD, 2 * s.realms[seat].count[_TOLL_STATION], "toll_station")


# --- Watchtower -----------------------------------------------------------------------------------

CATCHES = 2  # the Spy is caught on 1 and 2


@guard("watchtower", against="spy")
def watchtower(s: Board, seat: int) -> bool:
    """Rolls by itself, before the hand is shown (C80)."""
    die = roll(s)
    tell(s, events.DieRolled(seat, "watchtower", die, die <= CATCHES))
    return die <= CATCHES


# --- Larger Harbor --------------------------------------------------------------------------------

part_of("knights_buildings.larger_harbor", "larger_harbor")


@extra_points("counting_house", "marketplace", "merchant_guild")
def larger_harbor(s: Board, seat: int, place: int) -> tuple[int, int, int, int]:
    """The printed commerce points once more; equal doubling titles do not add up (C51)."""
    r = s.realms[seat]
    return 0, 0, 0, s.cs.commerce[r.card[place]] if r.count[_LARGER_HARBOR] else 0


# --- Palace ---------------------------------------------------------------------------------------


@on("sun_after", "palace")
def palace(s: Board, seat: int) -> None:
    """After the free resources, so that one of them may pay for it (C13)."""
    push(s, *[Palace(seat)] * s.realms[seat].count[_PALACE])


class Palace(Decision, frozen=True, tag="palace"):
    """A card of the discard pile, or none."""

    rule = "D9"
    forced = True
    of = "palace"
    passing = "catan-act-pass.none"

    def moves(self, s: Board) -> list[int]:
        seat = self.seat
        pile = s.pile_of(seat)
        if not s.piles[pile] or not sum(s.realms[seat].have) or not pile_is_open(s, seat, pile):
            return []
        return [PASS, *(TAKE | card for card in distinct(s.piles[pile]))]

    def answer(self, s: Board, move: int) -> None:
        seat = self.seat
        if move == PASS:
            tell(s, events.Passed(seat, "palace"))
            return
        tell(s, events.Chose(seat, "palace", NAMES[low(move)]))
        push(s, Check())
        push_paid(s, PalaceTake(seat, low(move)))
        pay_any(s, seat, 1)

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(pile=s.pile_of(self.seat))}


class PalaceTake(Step, frozen=True, tag="palace_take"):
    """Paid for; above the hand limit it becomes an exchange (C75)."""

    seat: int
    card: CardNo

    def run(self, s: Board) -> None:
        seat, card = self.seat, self.card
        from_pile(s, seat, s.pile_of(seat), card)
        r = s.realms[seat]
        if len(r.hand) > r.limit:
            push(s, PalaceDiscard(seat))


class PalaceDiscard(Decision, frozen=True, tag="palace_discard"):
    """One hand card, perhaps the one just taken."""

    rule = "C75"
    of = "palace"

    def moves(self, s: Board) -> list[int]:
        return [DISCARD | card for card in distinct(s.realms[self.seat].hand)]

    def answer(self, s: Board, move: int) -> None:
        out_of_hand(s, self.seat, low(move))
        discard(s, self.seat, low(move))
