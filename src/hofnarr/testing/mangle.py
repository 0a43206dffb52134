"""JSON with one thing changed: for forging actions and records."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]


def leaves(tree: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that is no object and no list, with the way to it.

    >>> list(leaves({"a": [1, {"b": None}]}))
    [(('a', 0), 1), (('a', 1, 'b'), None)]
    """
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, (*path, key))
    elif isinstance(tree, list):
        for place, value in enumerate(tree):
            yield from leaves(value, (*path, place))
    else:
        yield path, tree


def look_up(tree: Any, path: Path) -> Any:
    """The value at a path, None where the way ends before.

    >>> look_up({"a": [1, 2]}, ("a", 1)), look_up({"a": None}, ("a", 1))
    (2, None)
    """
    for step in path:
        try:
            tree = tree[step]
        except (KeyError, IndexError, TypeError):
            return None
    return tree


def replaced(tree: Any, path: Path, value: Any) -> Any:
    """A copy with another value at the path.

    >>> replaced({"a": [1, 2]}, ("a", 1), "x")
    {'a': [1, 'x']}
    """
    if not path:
        return value
    changed = copy.deepcopy(tree)
    parent = changed
    for step in path[:-1]:
        parent = parent[step]
    parent[path[-1]] = value
    return changed


def other_values(value: Any) -> list[Any]:
    """Values that could stand there by mistake or malice: near, far and of another kind."""
    if isinstance(value, bool):
        return [not value, None]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, 99, 2**31, 2**63, -(2**63), str(value), None]
    if isinstance(value, float):
        return [value + 1, -value, None]
    if isinstance(value, str):
        return ["", value + "x", value.upper(), "nobody", 0, None]
    return [0, -1, 1, "", "nobody"]
