"""The kernel's functions as others compile them: their code, copied into a namespace of its own
where each is compiled, so that they call each other compiled. `compiled.py` and `on_cuda.py` do so.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from hofnarr.kabale import cards


def load(names: tuple[str, ...]) -> list[ModuleType]:
    return [importlib.import_module(name) for name in names]


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


def sources(names: tuple[str, ...]) -> list[Path]:
    """All files that decide what these modules become when they are compiled."""
    here = Path(__file__)
    printed = Path(cards.__file__)
    modules = [Path(str(module.__file__)) for module in load(names)]
    return [
        printed.with_name("cards.json"),
        printed,
        here,
        *(here.with_name(f"{name}.py") for name in ("arrays", "compiled", "pointer")),
        *modules,
    ]


def fingerprint(names: tuple[str, ...]) -> str:
    """Changes with every edit of the kernel: what was compiled belongs to one fingerprint."""
    digest = hashlib.sha256()
    for path in sources(names):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
