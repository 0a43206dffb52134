"""Knights & Merchants: event cards. Its Productive Year acts as that of the base set."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_BUILDING
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Units
from hofnarr.catan.engine.hooks import event
from hofnarr.catan.engine.moves import CHOOSE, high, low
from hofnarr.catan.engine.places import NAMES
from hofnarr.catan.engine.steps import Decision, push, tell
from hofnarr.catan.rules.building import cards_of, return_to_hand

RAIDED = 3


@event("raid")
def raid(s: Board, seat: int) -> None:
    """The holder of the knight token names 3 opposing buildings, all if there are fewer."""
    if s.knight >= 0:
        count = min(RAIDED, len(raidable(s, 1 - s.knight)))
        if count:
            push(s, Raid(s.knight, count, ()))


def raidable(s: Board, seat: int) -> list[int]:
    """Buildings of a player, wherever they stand, as moves."""
    return [
        CHOOSE | realm << 8 | place
        for realm, place in cards_of(s, seat)
        if IS_BUILDING[s.realms[realm].card[place]]
    ]


class Raid(Decision, frozen=True, tag="raid"):
    """The buildings that return, all named first (C74)."""

    count: Units
    named: tuple[int, ...]

    rule = "D15"
    forced = True

    def moves(self, s: Board) -> list[int]:
        holder, count, named = self.seat, self.count, self.named
        moves = raidable(s, 1 - holder)
        if s.cs.first_rules:
            first = moves.index(named[-1]) + 1 if named else 0
            return moves[first : len(moves) - count + 1]
        left = [move for move in moves if move not in named]
        return left[:1] if len(left) == count else left

    def answer(self, s: Board, move: int) -> None:
        """C74: all are named first, then they return together."""
        holder, count = self.seat, self.count
        tell(s, events.Chose(holder, "raid", NAMES[low(move)]))
        named = (*self.named, move)
        if count > 1:
            push(s, Raid(holder, count - 1, named))
            return
        for each in raidable(s, 1 - holder):
            if each in named:
                return_to_hand(s, high(each), low(each))

    def as_list(self) -> list[str | int]:
        return [self.name, self.seat, self.count, *self.named]

    @classmethod
    def from_numbers(cls, seat: int, count: int, *named: int) -> Raid:
        return cls(seat, count, named)
