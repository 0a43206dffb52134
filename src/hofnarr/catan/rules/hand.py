"""Phase 4: surplus, refilling, the exchange; and looking through stacks (section 9)."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import MORE_MOVES
from hofnarr.catan.engine.moves import DISCARD, DRAW, KIND, PASS, PUT, SEARCH, TAKE, high, low
from hofnarr.catan.engine.stacks import (
    discard,
    draw,
    full_stacks,
    look,
    out_of_hand,
    own_stacks,
    put_under,
    take,
)
from hofnarr.catan.engine.steps import Frame, ask, auto, happen, push, push_paid, tell
from hofnarr.catan.rules.resources import pay_any

_TOWN_HALL = title("town_hall")


def search_price(s: Board, seat: int) -> int:
    return 1 if s.realms[seat].count[_TOWN_HALL] else 2


def distinct(cards: list[int] | tuple[int, ...]) -> list[int]:
    """Each title once, sorted."""
    return sorted(set(cards))


@auto("hand_phase", calm=True)
def HAND_PHASE(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat)"""
    seat = frame[1]
    r = s.realms[seat]
    if len(r.hand) < r.limit:
        push(s, (REFILL, seat), (HAND_END, seat))
    elif len(r.hand) == r.limit:
        push(s, (EXCHANGE, seat), (HAND_END, seat))
    else:
        push(s, (SURPLUS, seat), (EXCHANGE, seat), (HAND_END, seat))


@ask("hand_end", rule="section 9", calm=True, forced=True)
def HAND_END(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat): what else can be done in phase 4, such as lifting a curse (C65)"""
    moves = more_moves(s, frame[1])
    return [PASS, *moves] if moves else []


@HAND_END.answered
def _hand_end(s: Board, frame: Frame, move: int) -> None:
    if move == PASS:
        tell(s, events.Passed(frame[1], "hand_phase"))
        return
    push(s, (REFILL, frame[1]), frame)  # a stack may be open now
    carry_out_more(s, frame[1], move)


# --- surplus --------------------------------------------------------------------------------------


@ask("surplus", rule="D34", forced=True)
def SURPLUS(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat): cards above the limit go under stacks (C85), or are discarded (C86)"""
    seat = frame[1]
    r = s.realms[seat]
    if len(r.hand) <= r.limit:
        return []
    return put_moves(s, seat) or [DISCARD | card for card in distinct(r.hand)]


def put_moves(s: Board, seat: int) -> list[int]:
    """Any hand card under any stack that the player may use."""
    stacks = own_stacks(s, seat)
    return [PUT | card << 8 | stack for card in distinct(s.realms[seat].hand) for stack in stacks]


@SURPLUS.answered
def _put_surplus(s: Board, frame: Frame, move: int) -> None:
    seat = frame[1]
    put_or_discard(s, seat, move)
    r = s.realms[seat]
    if len(r.hand) > r.limit:
        push(s, frame)


def put_or_discard(s: Board, seat: int, move: int) -> None:
    if move & KIND == PUT:
        put_under(s, seat, seat, high(move), low(move), known_to=(seat,))
    else:
        out_of_hand(s, seat, low(move))
        discard(s, seat, low(move))


# --- drawing --------------------------------------------------------------------------------------


def more_moves(s: Board, seat: int, *, in_phase_4: bool = True) -> list[int]:
    """What cards add to the moves of phases 3 and 4."""
    moves = []
    for _, more, _ in MORE_MOVES:
        moves += more(s, seat, in_phase_4)
    return moves


def carry_out_more(s: Board, seat: int, move: int) -> bool:
    for kind, _, run in MORE_MOVES:
        if move & KIND == kind:
            run(s, seat, move)
            return True
    return False


def draw_moves(s: Board, seat: int, stacks: list[int]) -> list[int]:
    moves = [DRAW | stack for stack in stacks]
    if sum(s.realms[seat].have) >= search_price(s, seat):
        moves += [SEARCH | stack for stack in stacks]
    return moves


@ask("refill", rule="D35", calm=True, forced=True)
def REFILL(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat): draw up to the limit (C81)"""
    seat = frame[1]
    r = s.realms[seat]
    stacks = full_stacks(s, seat)
    if len(r.hand) >= r.limit or not stacks:
        return []
    return draw_moves(s, seat, stacks) + more_moves(s, seat)


@REFILL.answered
def _refill(s: Board, frame: Frame, move: int) -> None:
    push(s, frame)
    if not carry_out_more(s, frame[1], move):
        draw_or_search(s, frame[1], move)


def draw_or_search(s: Board, seat: int, move: int) -> None:
    """A card in phase 4: the top one, or a paid search; then a Holy Site may act (C83)."""
    stack = low(move)
    push(s, (DRAWN, seat, stack))
    if move & KIND == DRAW:
        s.drawn = draw(s, seat, stack)
    else:
        tell(s, events.Searching(seat, stack))
        push_paid(s, (LOOK_THROUGH, seat, stack), (TAKE_CARD, seat, stack))
        pay_any(s, seat, search_price(s, seat))


@auto("drawn", calm=True)
def DRAWN(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat, stack); `s.drawn` is the card until this is over"""
    _, seat, stack = frame
    if "drawn" not in s.realms[seat].acting:
        s.drawn = ()
        return
    push(s, (FORGET_DRAWN,))
    happen(s, "drawn", seat, stack)


@auto("forget_drawn")
def FORGET_DRAWN(s: Board, frame: Frame) -> None:  # noqa: N802
    s.drawn = ()


@auto("look_through")
def LOOK_THROUGH(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat, stack)"""
    look(s, frame[1], frame[2])


@ask("take_card", rule="D35")
def TAKE_CARD(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, stack): a stack that was looked through must give a card (Chancellor: repeated)"""
    return [TAKE | card for card in distinct(s.stacks[frame[2]])]


@TAKE_CARD.answered
def _take_card(s: Board, frame: Frame, move: int) -> None:
    _, seat, stack = frame
    drawn = take(s, seat, stack, low(move))
    if s.todo and s.todo[-1][0] is DRAWN:  # in phase 4
        s.drawn = drawn


# --- exchange -------------------------------------------------------------------------------------


@ask("exchange", rule="C82", calm=True, forced=True)
def EXCHANGE(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat): one card under a stack for another one of it"""
    seat = frame[1]
    stacks = full_stacks(s, seat)
    moves = [PASS]
    for card in distinct(s.realms[seat].hand):
        head = PUT | card << 8
        moves += [head | stack for stack in stacks]
    return moves + more_moves(s, seat)


@EXCHANGE.answered
def _exchange(s: Board, frame: Frame, move: int) -> None:
    seat = frame[1]
    if move == PASS:
        tell(s, events.Passed(seat, "exchange"))
        return
    if move & KIND != PUT:
        push(s, frame)
        carry_out_more(s, seat, move)
        return
    put_under(s, seat, seat, high(move), low(move), known_to=(seat,))
    push(s, (REDRAW, seat, low(move)))


@ask("redraw", rule="C82", forced=True)
def REDRAW(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat, stack): the new card comes from the same stack"""
    return draw_moves(s, frame[1], [frame[2]])


@REDRAW.answered
def _redraw(s: Board, frame: Frame, move: int) -> None:
    draw_or_search(s, frame[1], move)
