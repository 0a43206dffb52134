"""Politics & Intrigue: action cards that work on stacks."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import GOLD, title
from hofnarr.catan.engine.board import Board
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
from hofnarr.catan.engine.steps import Frame, ask, auto, push, tell
from hofnarr.catan.rules.hand import TAKE_CARD, distinct, put_moves, put_or_discard
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
    push(s, (ARCHIVE, seat))


@ask("archive", rule="D29", forced=True)
def ARCHIVE(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat)"""
    return look_moves(s, frame[1])


@ARCHIVE.answered
def _archive(s: Board, frame: Frame, move: int) -> None:
    """C69: the top six. From now on only he knows their order."""
    seat, stack = frame[1], low(move)
    count = min(SORTED, len(s.stacks[stack]))
    look_at_top(s, seat, stack, count)
    forget_top(s, seat, stack, count)
    push(s, (ARRANGE_TOP, seat, stack, 0, count))


@ask("arrange_top", rule="C69")
def ARRANGE_TOP(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, stack, cards already in place, cards looked at): the next card from above"""
    _, _, stack, at, count = frame
    return [TAKE | card for card in distinct(s.stacks[stack][at:count])]


@ARRANGE_TOP.answered
def _arrange_top(s: Board, frame: Frame, move: int) -> None:
    _, seat, stack, at, count = frame
    move_up(s, seat, stack, at, low(move))
    tell(s, events.Reordered(seat, stack, count - at))
    if at + 2 < count:  # the last one has no choice
        push(s, (ARRANGE_TOP, seat, stack, at + 1, count))


# --- Chancellor, Council Meeting ------------------------------------------------------------------

CHOSEN = 3


@action("chancellor", can=has_full_stack)
def chancellor(s: Board, seat: int) -> None:
    push(s, (CHANCERY, seat))


@ask("chancery", rule="D29", forced=True)
def CHANCERY(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat)"""
    return look_moves(s, frame[1])


@CHANCERY.answered
def _chancery(s: Board, frame: Frame, move: int) -> None:
    seat, stack = frame[1], low(move)
    look(s, seat, stack)
    push(s, *[(TAKE_CARD, seat, stack)] * min(CHOSEN, len(s.stacks[stack])))


def can_meet(s: Board, seat: int) -> bool:
    """Another hand card besides this one, and something to draw."""
    return len(s.realms[seat].hand) > 1 and has_full_stack(s, seat)


@action("council_meeting", can=can_meet)
def council_meeting(s: Board, seat: int) -> None:
    push(s, (COUNCIL_PUT, seat), (COUNCIL_DRAW, seat))


@ask("council_put", rule="D29")
def COUNCIL_PUT(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat)"""
    return put_moves(s, frame[1])


@COUNCIL_PUT.answered
def _council_put(s: Board, frame: Frame, move: int) -> None:
    put_or_discard(s, frame[1], move)


@ask("council_draw", rule="D29", forced=True)
def COUNCIL_DRAW(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat): the top two cards of one stack"""
    return [DRAW | stack for stack in full_stacks(s, frame[1])]


@COUNCIL_DRAW.answered
def _council_draw(s: Board, frame: Frame, move: int) -> None:
    stack = low(move)
    for _ in range(min(2, len(s.stacks[stack]))):
        draw(s, frame[1], stack)


# --- Church Curse ---------------------------------------------------------------------------------

ABSOLUTION = 3  # gold


@action("church_curse", stays=True)
def church_curse(s: Board, seat: int) -> None:
    push(s, (CURSE, seat, _CHURCH_CURSE))


@ask("curse", rule="D30", holds=2)
def CURSE(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, the card): a stack or a discard pile; in a tournament one of the opponent (C95)"""
    other = 1 - frame[1]
    if s.cs.tournament:
        piles = [*range(4 * other, 4 * other + 4), DISCARDS + other]
    else:
        piles = [*range(len(s.stacks)), DISCARDS]
    return [PILE | pile for pile in piles]


@CURSE.answered
def _curse(s: Board, frame: Frame, move: int) -> None:
    """One pile may carry several (C65)."""
    seat = frame[1]
    s.curses = tuple(sorted((*s.curses, (1 - seat, low(move)))))
    tell(s, events.Chose(seat, "church_curse", PILES[low(move)]))


def lift_moves(s: Board, seat: int, in_phase_4: bool) -> list[int]:
    if not s.curses or s.realms[seat].have[GOLD] < ABSOLUTION:
        return []
    return [LIFT | pile for pile in sorted({pile for victim, pile in s.curses if victim == seat})]


@more_moves(LIFT, lift_moves)
def lift_curse(s: Board, seat: int, move: int) -> None:
    tell(s, events.CurseLifted(seat, PILES[low(move)]))
    push(s, (CURSE_LIFTED, seat, low(move)))
    pay(s, seat, GOLD, ABSOLUTION)


@auto("curse_lifted")
def CURSE_LIFTED(s: Board, frame: Frame) -> None:  # noqa: N802
    """(victim, pile): paid for; the card goes to the victim's discard pile"""
    _, seat, pile = frame
    curses = list(s.curses)
    curses.remove((seat, pile))
    s.curses = tuple(curses)
    discard(s, seat, _CHURCH_CURSE)
