"""How the rules run: a stack of pending steps.

`s.todo` holds them, the top is what happens next. A `Step` just happens, a `Decision` waits for its
seat. Steps hold public facts only, each in a field of its own whose type says what it is
(`fields.py`); what people are asked follows from it (`sight/question.py`). A function that wants
several things to happen pushes them all at once, in the order in which they are to happen:

    push(s, Gain(seat, 2, ALL_SIX), Done(seat))
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

import msgspec

from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Facts, Kind, Part, Phase
from hofnarr.catan.engine.hooks import Moment
from hofnarr.core.game import Event

_kinds: list[type[Step]] = []
_by_name: dict[str, type[Step]] = {}


class Step(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Something that happens by itself. Its `tag` is its name: as JSON it is a list of the name and
    its numbers, which views hold and `sight/resample.py` reads back.

    `calm`: nothing is half done when it comes up, so the table is settled first (C88).
    `holds`: the field with a card that lies nowhere else meanwhile.
    `part`: what decisions above it are part of; its field `card`, if it has one, is the card.
    `apart`: below it nothing tells what a decision above it belongs to.
    `until`: the phase of the turn that goes on as long as this is still to come.
    `turned`: as long as it is to come, decisions come from the event that was turned last.
    """

    asks: ClassVar[bool] = False
    calm: ClassVar[bool] = False
    holds: ClassVar[str] = ""
    part: ClassVar[Part | None] = None
    apart: ClassVar[bool] = False
    until: ClassVar[Phase | None] = None
    turned: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        _kinds.append(cls)

    @property
    def name(self) -> str:
        return cast(str, self.__struct_config__.tag)

    def run(self, s: Board) -> None:
        """What happens; the step itself is gone already."""
        raise NotImplementedError

    def as_list(self) -> list[str | int]:
        """As views show it."""
        return cast("list[str | int]", msgspec.to_builtins(self))

    @classmethod
    def from_numbers(cls, *numbers: Any) -> Step:
        return cls(*numbers)


class Decision(Step, frozen=True):
    """A decision of a seat.

    `rule`: what demands it. `forced`: where there is no choice it goes by itself; only for choices
    that follow from what everybody knows, else its absence would tell a secret (C80).

    All that follows is for showing. `kind`: how people are asked. `text`: the sentence that asks,
    `catan-q-<name>` if nothing is said; `several`: where more of its kind are due with it and any
    can be named first. `passing`, `labels`: what declining and other actions are called here. `of`:
    the card it comes from, where that is neither built nor played nor turned. `quick`: one of many
    small steps, nobody dwells on it.
    """

    seat: int

    asks: ClassVar[bool] = True
    rule: ClassVar[str]
    forced: ClassVar[bool] = False
    kind: ClassVar[Kind] = "choice"
    text: ClassVar[str] = ""
    several: ClassVar[str] = ""
    passing: ClassVar[str] = "catan-act-pass"
    labels: ClassVar[dict[str, str]] = {}
    of: ClassVar[str] = ""
    quick: ClassVar[bool] = False

    def moves(self, s: Board) -> list[int]:
        """What can be decided."""
        raise NotImplementedError

    def answer(self, s: Board, move: int) -> None:
        """What a decision does. The step is already gone; push it again to go on."""
        raise NotImplementedError

    def source(self, s: Board) -> str | None:
        """The card it comes from, see `of`."""
        return self.of or None

    def variant(self, kinds: Collection[int]) -> str:
        """Of its text, for whoever can make moves of these kinds."""
        return ""

    def more(self, s: Board) -> Facts:
        """What the question tells besides the fields; everybody may know it."""
        return {}

    def private(self, s: Board) -> Facts:
        """The same, for whoever decides."""
        return {}


D = TypeVar("D", bound=Decision)


def find_step(name: str) -> type[Step]:
    """The kind of step of this name."""
    if name not in _by_name:
        _by_name.update((str(each.__struct_config__.tag), each) for each in all_steps())
    return _by_name[name]


def all_steps() -> list[type[Step]]:
    """Every kind of step of the modules that are loaded."""
    return [each for each in _kinds if each.__struct_config__.tag is not None]


def asked(s: Board) -> Decision:
    """The decision that waits, in a game that goes on."""
    return cast(Decision, s.todo[-1])


def push(s: Board, *steps: Step) -> None:
    """These steps come next, in this order."""
    if len(steps) == 1:
        s.todo.append(steps[0])
    else:
        s.todo += steps[::-1]


def together(s: Board, step: D) -> Iterator[D]:
    """The steps right below the top one that ask the same player for the same: all of them can be
    answered in any order."""
    for other in reversed(s.todo[:-1]):
        if type(other) is not type(step) or other.seat != step.seat:
            return
        yield other


def regroup(s: Board, step: D, is_meant: Callable[[D], bool]) -> D:
    """In an answer: the step that is meant, the given one or one of those `together` with it. It
    is taken off; the others stay."""
    s.todo.append(step)
    for at, each in enumerate((step, *together(s, step))):
        if is_meant(each):
            del s.todo[-1 - at]
            return each
    raise AssertionError(step)


def push_paid(s: Board, *steps: Step) -> None:
    """These steps come as soon as something is paid for, and are one step with the payment (C88).
    By the first rules a payment was a step of its own, at which the table was settled."""
    if s.cs.first_rules:
        push(s, Check(), *steps)
    else:
        push(s, *steps)


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
    held: list[Any] = [step for step in s.todo if step.holds]
    return [(step.seat, getattr(step, step.holds)) for step in held]


def advance(s: Board, settle: Callable[[Board], None], recount: Callable[[Board], None]) -> None:
    """Go on to the next decision or to the end of the game."""
    todo = s.todo
    while todo:
        step = todo[-1]
        if s.dirty and step.calm:
            settle(s)
            if s.over:
                break
            if todo[-1] is not step:
                continue
        if not step.asks:
            todo.pop()
            step.run(s)
            continue
        if TYPE_CHECKING:
            assert isinstance(step, Decision)
        if s.stale:
            recount(s)  # in the middle of something: decisions rest on what lies there now
        moves = step.moves(s)
        if step.forced and len(moves) < 2:
            todo.pop()
            if moves:
                step.answer(s, moves[0])
            continue
        s.moves = moves
        return
    s.moves = []


class Check(Step, frozen=True, tag="check"):
    """Nothing: a point at which the table is settled."""

    calm = True

    def run(self, s: Board) -> None:
        pass
