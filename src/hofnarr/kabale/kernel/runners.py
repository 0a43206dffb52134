"""The ways to run the kernel: plain CPython, Numba, numba-cuda; all from one source.

`plain()` gives the functions as they are written. `rewritten()` copies their code into a namespace
of its own where each is compiled, so that they call each other compiled; `compiled.py` and
`on_cuda.py` do so with Numba. Importing this module imports neither.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

KERNEL = ("layout", "bits", "award", "turn", "score", "playout", "sight")
MODULES = tuple(f"{__package__}.{name}" for name in KERNEL)


def has_numba() -> bool:
    return find_spec("numba") is not None


def load(names: tuple[str, ...]) -> list[ModuleType]:
    return [importlib.import_module(name) for name in names]


@cache
def plain(names: tuple[str, ...] = MODULES) -> SimpleNamespace:
    """The kernel as CPython runs it."""
    space = SimpleNamespace()
    for module in load(names):
        vars(space).update(vars(module))
    return space


def rewritten(
    names: tuple[str, ...],
    jit: Callable[[FunctionType], Any],
    primitives: dict[str, Any],
) -> dict[str, Any]:
    """All functions of these modules, each through `jit`, in one namespace of their own."""
    space: dict[str, Any] = {"__builtins__": __builtins__}
    modules = load(names)
    for module in modules:
        for name, value in vars(module).items():
            if name[0] == "_":
                continue
            if isinstance(value, int | float | tuple) and space.get(name, value) != value:
                raise ValueError(f"{module.__name__}: {name} means something else elsewhere")
            space[name] = value
    for module in modules:
        for name, function in vars(module).items():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                copy = FunctionType(function.__code__, space, name, function.__defaults__)
                copy.__module__ = module.__name__
                space[name] = jit(copy)
    space["nth"] = space["nth_without_branches"]
    space.update(primitives)
    return space


def fingerprint(names: tuple[str, ...]) -> str:
    """Changes with every edit of the kernel: compiled results on disk belong to one fingerprint."""
    digest = hashlib.sha256()
    folder = Path(__file__).parent
    for path in sorted([*folder.glob("*.py"), folder.parent / "cards.json"]):
        digest.update(path.read_bytes())
    for module in load(names):
        assert module.__file__
        digest.update(Path(module.__file__).read_bytes())
    return digest.hexdigest()[:16]
