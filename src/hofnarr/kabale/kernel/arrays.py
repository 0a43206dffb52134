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
