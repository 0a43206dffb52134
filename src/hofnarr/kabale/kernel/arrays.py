"""What kernel functions work on: flat sequences of numbers, and nothing else.

In CPython these are lists or arrays; compiled they are bare pointers, which have no length and
check no index. `kind_of` reads from a parameter's annotation which pointer it becomes.
"""

from collections.abc import MutableSequence, Sequence
from typing import Annotated, Any, Literal, get_origin

Ints = MutableSequence[int]
ReadInts = Sequence[int]
Events = MutableSequence[int] | None
Floats = Annotated[MutableSequence[float], "floats"]  #: of 32 bits
Doubles = Annotated[MutableSequence[float], "doubles"]  #: of 64 bits


class Scratch(list[int]):
    """A scratch area in CPython: its parts are lists of their own, which Python reads fastest."""

    def __init__(self, size: int) -> None:
        super().__init__([0] * size)
        self.parts: dict[int, list[int]] = {}


def part(scratch: Ints, at: int) -> Ints:
    """What lies in a scratch area from `at` on, for a function that expects a sequence; compiled, a
    pointer that far on. What is reached so is reached in no other way.

    >>> scratch = Scratch(100)
    >>> part(scratch, 40)[2] = 7
    >>> part(scratch, 40)[2], part(scratch, 60)[2]
    (7, 0)
    """
    assert isinstance(scratch, Scratch), "only a runner's scratch has parts"
    if at not in scratch.parts:
        scratch.parts[at] = [0] * (len(scratch) - at)
    return scratch.parts[at]


Kind = Literal["int", "float", "ints", "floats", "doubles"]


def kind_of(annotation: Any) -> Kind:
    """How a parameter of this annotation is passed to compiled code.

    >>> [kind_of(annotation) for annotation in (int, Ints, Events, Doubles)]
    ['int', 'ints', 'ints', 'doubles']
    """
    if annotation is int or annotation is bool:
        return "int"
    if annotation is float:
        return "float"
    if get_origin(annotation) is Annotated:
        kind: Kind = annotation.__metadata__[0]
        return kind
    return "ints"
