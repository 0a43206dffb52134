"""Where two things that were sent differ: the field, and what stands there on either side."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec

LONGEST = 80  #: of what stands there
_MISSING = object()


def difference(left: bytes, right: bytes) -> str:
    """For a message; JSON, or several lines of it.

    >>> difference(b'{"hands": [[7, 8], null]}', b'{"hands": [[7, 9], null]}')
    'hands.0.1: 8 against 9'
    >>> difference(b'{"pile": [1]}', b'{"pile": [1, 2]}')
    'pile.1: nothing against 2'
    """
    for one, other in zip_longest(left.split(b"\n"), right.split(b"\n"), fillvalue=b""):
        if one != other:
            return _in_json(one, other)
    return "nothing"


def _in_json(left: bytes, right: bytes) -> str:
    try:
        trees = msgspec.json.decode(left), msgspec.json.decode(right)
    except msgspec.DecodeError:
        return f"{_shown(left.decode())} against {_shown(right.decode())}"
    found = _first(*trees, ())
    if found is None:
        return "the same values, in another order or written in another way"
    path, one, other = found
    where = f"{'.'.join(map(str, path))}: " if path else ""
    return f"{where}{_value(one)} against {_value(other)}"


def _first(one: Any, other: Any, path: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any, Any] | None:
    """The first place where two trees differ, as deep as they are alike in kind."""
    pairs: list[tuple[Any, Any, Any]]
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *(key for key in other if key not in one)]
        pairs = [(key, one.get(key, _MISSING), other.get(key, _MISSING)) for key in keys]
    elif isinstance(one, list) and isinstance(other, list):
        both = zip_longest(one, other, fillvalue=_MISSING)
        pairs = [(place, left, right) for place, (left, right) in enumerate(both)]
    else:
        return None if type(one) is type(other) and one == other else (path, one, other)
    found = (_first(left, right, (*path, step)) for step, left, right in pairs)
    return next((each for each in found if each is not None), None)


def _value(value: Any) -> str:
    return "nothing" if value is _MISSING else _shown(msgspec.json.encode(value).decode())


def _shown(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."
