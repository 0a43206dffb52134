"""Bots of somebody's own, from a Python file: `BOTS = {"mine": make}`, where `make(seed)` gives an
object with `act(view)`. A game asks for a new one for every seat."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from hofnarr.arena.setting import Code
from hofnarr.bots.asking import describe
from hofnarr.core.errors import BadInput

Make = Callable[[int], Any]


def read_code(path: Path) -> Code:
    """The text of a file of bots, which must be able to run."""
    try:
        code = Code(str(path), path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadInput(f"{path}: is not written in UTF-8") from None
    bots_in(code)
    return code


@cache
def bots_in(code: Code) -> Mapping[str, Make]:
    """Run the file, once in every process; its bots by name."""
    module = ModuleType("hofnarr_own_bots")
    module.__file__ = code.path
    folder = str(Path(code.path).resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # what lies beside the file may be imported
    try:
        exec(compile(code.source, code.path, "exec"), vars(module))
    except Exception as error:
        raise BadInput(f"{code.path}: {describe(error)}") from None
    bots = getattr(module, "BOTS", None)
    if not isinstance(bots, dict) or not all(
        isinstance(name, str) and callable(make) for name, make in bots.items()
    ):
        raise BadInput(f'{code.path}: has no BOTS = {{"name": make}}, where make(seed) gives a bot')
    return bots


def own_bots(codes: tuple[Code, ...]) -> dict[str, Make]:
    """The bots of all files; a later file wins."""
    return {name: make for code in codes for name, make in bots_in(code).items()}
