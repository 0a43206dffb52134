"""Phase 4: surplus, refilling, the exchange; and looking through stacks (section 9)."""

from __future__ import annotations

from collections.abc import Collection

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Facts, Looks, Stack
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
from hofnarr.catan.engine.steps import Decision, Step, happen, push, push_paid, tell
from hofnarr.catan.rules.resources import pay_any

_TOWN_HALL = title("town_hall")


def search_price(s: Board, seat: int) -> int:
    return 1 if s.realms[seat].count[_TOWN_HALL] else 2


def distinct(cards: list[int] | tuple[int, ...]) -> list[int]:
    """Each title once, sorted."""
    return sorted(set(cards))


class HandPhase(Step, frozen=True, tag="hand_phase"):
    """Phase 4."""

    seat: int

    calm = True
    apart = True

    def run(self, s: Board) -> None:
        seat = self.seat
        r = s.realms[seat]
        if len(r.hand) < r.limit:
            push(s, Refill(seat), HandEnd(seat))
        elif len(r.hand) == r.limit:
            push(s, Exchange(seat), HandEnd(seat))
        else:
            push(s, Surplus(seat), Exchange(seat), HandEnd(seat))


class HandEnd(Decision, frozen=True, tag="hand_end"):
    """What else can be done in phase 4, such as lifting a curse (C65)."""

    rule = "section 9"
    calm = True
    forced = True
    kind = "hand"
    passing = "catan-act-pass.done"
    apart = True

    def moves(self, s: Board) -> list[int]:
        moves = more_moves(s, self.seat)
        return [PASS, *moves] if moves else []

    def answer(self, s: Board, move: int) -> None:
        if move == PASS:
            tell(s, events.Passed(self.seat, "hand_phase"))
            return
        push(s, Refill(self.seat), self)  # a stack may be open now
        carry_out_more(s, self.seat, move)


# --- surplus --------------------------------------------------------------------------------------


class Surplus(Decision, frozen=True, tag="surplus"):
    """Cards above the limit go under stacks (C85), or are discarded (C86)."""

    rule = "D34"
    forced = True
    kind = "hand"

    def moves(self, s: Board) -> list[int]:
        seat = self.seat
        r = s.realms[seat]
        if len(r.hand) <= r.limit:
            return []
        return put_moves(s, seat) or [DISCARD | card for card in distinct(r.hand)]

    def answer(self, s: Board, move: int) -> None:
        seat = self.seat
        put_or_discard(s, seat, move)
        r = s.realms[seat]
        if len(r.hand) > r.limit:
            push(s, self)

    def variant(self, kinds: Collection[int]) -> str:
        return "discard" if DISCARD in kinds else ""


def put_moves(s: Board, seat: int) -> list[int]:
    """Any hand card under any stack that the player may use."""
    stacks = own_stacks(s, seat)
    return [PUT | card << 8 | stack for card in distinct(s.realms[seat].hand) for stack in stacks]


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


class Refill(Decision, frozen=True, tag="refill"):
    """A card is drawn, up to the limit (C81)."""

    rule = "D35"
    calm = True
    forced = True
    kind = "hand"
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat = self.seat
        r = s.realms[seat]
        stacks = full_stacks(s, seat)
        if len(r.hand) >= r.limit or not stacks:
            return []
        return draw_moves(s, seat, stacks) + more_moves(s, seat)

    def answer(self, s: Board, move: int) -> None:
        push(s, self)
        if not carry_out_more(s, self.seat, move):
            draw_or_search(s, self.seat, move)


def draw_or_search(s: Board, seat: int, move: int) -> None:
    """A card in phase 4: the top one, or a paid search; then a Holy Site may act (C83)."""
    stack = low(move)
    push(s, Drawn(seat, stack))
    if move & KIND == DRAW:
        s.drawn = draw(s, seat, stack)
    else:
        tell(s, events.Searching(seat, stack))
        push_paid(s, LookThrough(seat, stack), TakeCard(seat, stack))
        pay_any(s, seat, search_price(s, seat))


class Drawn(Step, frozen=True, tag="drawn"):
    """A card came from this stack; `s.drawn` is the card until this is over."""

    seat: int
    stack: Stack

    calm = True

    def run(self, s: Board) -> None:
        seat, stack = self.seat, self.stack
        if "drawn" not in s.realms[seat].acting:
            s.drawn = ()
            return
        push(s, ForgetDrawn())
        happen(s, "drawn", seat, stack)


class ForgetDrawn(Step, frozen=True, tag="forget_drawn"):
    """What was drawn last matters no more."""

    def run(self, s: Board) -> None:
        s.drawn = ()


class LookThrough(Step, frozen=True, tag="look_through"):
    """A stack that is paid for is looked through."""

    seat: int
    stack: Stack

    part = "search"

    def run(self, s: Board) -> None:
        look(s, self.seat, self.stack)


class TakeCard(Decision, frozen=True, tag="take_card"):
    """A stack that was looked through must give a card (Chancellor: repeated)."""

    stack: Stack

    rule = "D35"
    kind = "hand"

    def moves(self, s: Board) -> list[int]:
        return [TAKE | card for card in distinct(s.stacks[self.stack])]

    def answer(self, s: Board, move: int) -> None:
        seat, stack = self.seat, self.stack
        drawn = take(s, seat, stack, low(move))
        if s.todo and type(s.todo[-1]) is Drawn:  # in phase 4
            s.drawn = drawn

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(stack=self.stack)}


# --- exchange -------------------------------------------------------------------------------------


class Exchange(Decision, frozen=True, tag="exchange"):
    """One card under a stack for another one of it."""

    rule = "C82"
    calm = True
    forced = True
    kind = "hand"
    passing = "catan-act-pass.exchange"

    def moves(self, s: Board) -> list[int]:
        seat = self.seat
        stacks = full_stacks(s, seat)
        moves = [PASS]
        for card in distinct(s.realms[seat].hand):
            head = PUT | card << 8
            moves += [head | stack for stack in stacks]
        return moves + more_moves(s, seat)

    def answer(self, s: Board, move: int) -> None:
        seat = self.seat
        if move == PASS:
            tell(s, events.Passed(seat, "exchange"))
            return
        if move & KIND != PUT:
            push(s, self)
            carry_out_more(s, seat, move)
            return
        put_under(s, seat, seat, high(move), low(move), known_to=(seat,))
        push(s, Redraw(seat, low(move)))


class Redraw(Decision, frozen=True, tag="redraw"):
    """The new card comes from the same stack."""

    stack: Stack

    rule = "C82"
    forced = True
    kind = "hand"

    def moves(self, s: Board) -> list[int]:
        return draw_moves(s, self.seat, [self.stack])

    def answer(self, s: Board, move: int) -> None:
        draw_or_search(s, self.seat, move)
