"""How the rules run: a stack of pending steps.

`s.todo` holds frames, the top is what happens next: `(step, number, number, ...)`. A step of kind
`auto` just happens; a step of kind `ask` waits for a decision of the seat in `frame[1]`. Frames
hold public facts only. A function that wants several things to happen pushes them all at once,
in the order in which they shall happen:

    push(s, (GAIN, seat, 2), (DONE, seat))
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator
from typing import Any

from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import Moment
from hofnarr.core.game import Event

Frame = tuple[Any, ...]
Run = Callable[[Board, Frame], None]
Moves = Callable[[Board, Frame], list[int]]
Answer = Callable[[Board, Frame, int], None]


class Step:
    """A kind of pending step.

    `calm`: nothing is half done when it comes up, so the table is settled first (C88).
    `forced`: where there is no choice the step goes by itself; only for choices that follow from
    what everybody knows, else its absence would tell a secret (C80).
    `holds`: where in its frame a card is that lies nowhere else meanwhile; 0 for none.
    """

    __slots__ = ("answer", "calm", "forced", "holds", "moves", "name", "rule", "run")

    def __init__(self, name: str, rule: str, *, calm: bool, forced: bool, holds: int) -> None:
        if name in STEPS:
            raise ValueError(f"there is a step {name!r} already")
        self.name = name
        self.rule = rule
        self.calm = calm
        self.forced = forced
        self.holds = holds
        self.run: Run | None = None
        self.moves: Moves = _none
        self.answer: Answer = _never
        STEPS[name] = self

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def answered(self, function: Answer) -> Answer:
        """Decorator: what a decision does. The frame is already gone; push it again to go on."""
        self.answer = function
        return function


STEPS: dict[str, Step] = {}


def _none(s: Board, frame: Frame) -> list[int]:
    return []


def _never(s: Board, frame: Frame, move: int) -> None:
    raise AssertionError(frame)


def auto(name: str, *, calm: bool = False, holds: int = 0) -> Callable[[Run], Step]:
    """A step that happens by itself: `def step(s, frame)`; the frame is gone when it runs."""

    def make(run: Run) -> Step:
        step = Step(name, "", calm=calm, forced=False, holds=holds)
        step.run = run
        return step

    return make


def ask(
    name: str, *, rule: str, calm: bool = False, forced: bool = False, holds: int = 0
) -> Callable[[Moves], Step]:
    """A decision of seat `frame[1]`: `def step(s, frame)` gives its moves; see `Step.answered`."""

    def make(moves: Moves) -> Step:
        step = Step(name, rule, calm=calm, forced=forced, holds=holds)
        step.moves = moves
        return step

    return make


def push(s: Board, *frames: Frame) -> None:
    """These steps come next, in this order."""
    if len(frames) == 1:
        s.todo.append(frames[0])
    else:
        s.todo += frames[::-1]


def together(s: Board, frame: Frame) -> Iterator[Frame]:
    """The frames right below the top one that ask the same player for the same: all of them can be
    answered in any order."""
    for other in reversed(s.todo[:-1]):
        if other[0] is not frame[0] or other[1] != frame[1]:
            return
        yield other


def regroup(s: Board, frame: Frame, is_meant: Callable[[Frame], bool]) -> Frame:
    """In an answer: the frame that is meant, the given one or one of those `together` with it. It
    is taken off; the others stay."""
    s.todo.append(frame)
    for at in range(len(s.todo) - 1, -1, -1):
        if is_meant(s.todo[at]):
            return s.todo.pop(at)
    raise AssertionError(frame)


def push_paid(s: Board, *frames: Frame) -> None:
    """These steps come as soon as something is paid for, and are one step with the payment (C88).
    By the first rules a payment was a step of its own, at which the table was settled."""
    if s.cs.first_rules:
        push(s, (CHECK,), *frames)
    else:
        push(s, *frames)


def tell(s: Board, event: Event) -> None:
    s.log.append(event)


def mark(s: Board, what: int, seat: int, place: int = 0) -> None:
    """Remember until the end of the turn, such as a power that was used."""
    marks = list(s.marks)
    insort(marks, (what, seat, place))
    s.marks = tuple(marks)


def marked(s: Board, what: int, seat: int, place: int = 0) -> bool:
    return (what, seat, place) in s.marks


def happen(s: Board, moment: Moment, seat: int, *rest: int) -> None:
    """Call what the cards of this player in play do at this moment, each title once."""
    for function in s.realms[seat].acting.get(moment, ()):
        function(s, seat, *rest)


def held_cards(s: Board) -> list[tuple[int, int]]:
    """Cards that lie nowhere while they are built or played: (seat, card)."""
    return [(frame[1], frame[frame[0].holds]) for frame in s.todo if frame[0].holds]


def advance(s: Board, settle: Callable[[Board], None], recount: Callable[[Board], None]) -> None:
    """Go on to the next decision or to the end of the game."""
    todo = s.todo
    while todo:
        frame = todo[-1]
        step: Step = frame[0]
        if s.dirty and step.calm:
            settle(s)
            if s.over:
                break
            if todo[-1] is not frame:
                continue
        run = step.run
        if run is not None:
            todo.pop()
            run(s, frame)
            continue
        if s.stale:
            recount(s)  # in the middle of something: decisions rest on what lies there now
        moves = step.moves(s, frame)
        if step.forced and len(moves) < 2:
            todo.pop()
            if moves:
                step.answer(s, frame, moves[0])
            continue
        s.moves = moves
        return
    s.moves = []


@auto("check", calm=True)
def CHECK(s: Board, frame: Frame) -> None:  # noqa: N802
    """Nothing: a point at which the table is settled."""
