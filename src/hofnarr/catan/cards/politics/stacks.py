"""Politics & Intrigue: action cards that work on stacks."""

from __future__ import annotations

from typing import ClassVar

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import GOLD, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo, Facts, Looks, Pile, Stack
from hofnarr.catan.engine.hooks import action, more_moves
from hofnarr.catan.engine.moves import DISCARDS, DRAW, LIFT, LOOK, PILE, PILES, TAKE, low
from hofnarr.catan.engine.stacks import (
    discard,
    draw,
    forget_top,
    full_stacks,
    look,
    look_at_top,
    move_up,
)
from hofnarr.catan.engine.steps import Decision, Step, push, tell
from hofnarr.catan.rules.hand import TakeCard, distinct, put_moves, put_or_discard
from hofnarr.catan.rules.resources import pay

_CHURCH_CURSE = title("church_curse")


def has_full_stack(s: Board, seat: int) -> bool:
    return bool(full_stacks(s, seat))


def look_moves(s: Board, seat: int) -> list[int]:
    return [LOOK | stack for stack in full_stacks(s, seat)]


# --- Archivist ------------------------------------------------------------------------------------

SORTED = 6


@action("archivist", can=has_full_stack)
def archivist(s: Board, seat: int) -> None:
    push(s, Archive(seat))


class Archive(Decision, frozen=True, tag="archive"):
    """The stack whose top cards are arranged."""

    rule = "D29"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return look_moves(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        """C69: the top six. From now on only he knows their order."""
        seat, stack = self.seat, low(move)
        count = min(SORTED, len(s.stacks[stack]))
        look_at_top(s, seat, stack, count)
        forget_top(s, seat, stack, count)
        push(s, ArrangeTop(seat, stack, 0, count))


class ArrangeTop(Decision, frozen=True, tag="arrange_top"):
    """The next card from above: so many are in place already, so many are looked at."""

    stack: Stack
    at: int
    count: int

    rule = "C69"
    quick = True
    labels: ClassVar[dict[str, str]] = {"take": "catan-act-take.top"}

    def moves(self, s: Board) -> list[int]:
        stack, at, count = self.stack, self.at, self.count
        return [TAKE | card for card in distinct(s.stacks[stack][at:count])]

    def answer(self, s: Board, move: int) -> None:
        seat, stack, at, count = self.seat, self.stack, self.at, self.count
        move_up(s, seat, stack, at, low(move))
        tell(s, events.Reordered(seat, stack, count - at))
        if at + 2 < count:  # the last one has no choice
            push(s, ArrangeTop(seat, stack, at + 1, count))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(stack=self.stack, top=self.count)}


# --- Chancellor, Council Meeting ------------------------------------------------------------------

CHOSEN = 3


@action("chancellor", can=has_full_stack)
def chancellor(s: Board, seat: int) -> None:
    push(s, Chancery(seat))


class Chancery(Decision, frozen=True, tag="chancery"):
    """The stack that cards are taken from."""

    rule = "D29"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return look_moves(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        seat, stack = self.seat, low(move)
        look(s, seat, stack)
        push(s, *[TakeCard(seat, stack)] * min(CHOSEN, len(s.stacks[stack])))


def can_meet(s: Board, seat: int) -> bool:
    """Another hand card besides this one, and something to draw."""
    return len(s.realms[seat].hand) > 1 and has_full_stack(s, seat)


@action("council_meeting", can=can_meet)
def council_meeting(s: Board, seat: int) -> None:
    push(s, CouncilPut(seat), CouncilDraw(seat))


class CouncilPut(Decision, frozen=True, tag="council_put"):
    """Another hand card goes under a stack."""

    rule = "D29"

    def moves(self, s: Board) -> list[int]:
        return put_moves(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        put_or_discard(s, self.seat, move)


class CouncilDraw(Decision, frozen=True, tag="council_draw"):
    """The top two cards of one stack."""

    rule = "D29"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return [DRAW | stack for stack in full_stacks(s, self.seat)]

    def answer(self, s: Board, move: int) -> None:
        stack = low(move)
        for _ in range(min(2, len(s.stacks[stack]))):
            draw(s, self.seat, stack)


# --- Church Curse ---------------------------------------------------------------------------------

ABSOLUTION = 3  # gold


@action("church_curse", stays=True)
def church_curse(s: Board, seat: int) -> None:
    push(s, Curse(seat, _CHURCH_CURSE))


class Curse(Decision, frozen=True, tag="curse"):
    """A stack or a discard pile; in a tournament one of the opponent (C95)."""

    card: CardNo

    rule = "D30"
    of = "church_curse"
    holds = "card"

    def moves(self, s: Board) -> list[int]:
        other = 1 - self.seat
        if s.cs.tournament:
            piles = [*range(4 * other, 4 * other + 4), DISCARDS + other]
        else:
            piles = [*range(len(s.stacks)), DISCARDS]
        return [PILE | pile for pile in piles]

    def answer(self, s: Board, move: int) -> None:
        """One pile may carry several (C65)."""
        seat = self.seat
        s.curses = tuple(sorted((*s.curses, (1 - seat, low(move)))))
        tell(s, events.Chose(seat, "church_curse", PILES[low(move)]))


def lift_moves(s: Board, seat: int, in_phase_4: bool) -> list[int]:
    if not s.curses or s.realms[seat].have[GOLD] < ABSOLUTION:
        return []
    return [LIFT | pile for pile in sorted({pile for victim, pile in s.curses if victim == seat})]


@more_moves(LIFT, lift_moves)
def lift_curse(s: Board, seat: int, move: int) -> None:
    tell(s, events.CurseLifted(seat, PILES[low(move)]))
    push(s, CurseLifted(seat, low(move)))
    pay(s, seat, GOLD, ABSOLUTION)


class CurseLifted(Step, frozen=True, tag="curse_lifted"):
    """Paid for: the card goes to the discard pile of the victim."""

    seat: int
    pile: Pile

    part = "lift"

    def run(self, s: Board) -> None:
        seat, pile = self.seat, self.pile
        curses = list(s.curses)
        curses.remove((seat, pile))
        s.curses = tuple(curses)
        discard(s, seat, _CHURCH_CURSE)
