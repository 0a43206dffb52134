"""The kernel under Numba on the CPU. Compiled once, then loaded from the user's cache folder."""

from __future__ import annotations

import inspect
import operator
import os
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from llvmlite import ir
from numba.core import types
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, models, register_model

from hofnarr.kabale.kernel import pointer, runners


class Words(types.Type):
    """A pointer to the int32 words of a state or buffer."""

    def __init__(self) -> None:
        super().__init__(name="hofnarr.Words")


WORDS = Words()


@register_model(Words)
class _WordsModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, frontend_type: Any) -> None:
        super().__init__(manager, frontend_type, ir.PointerType(pointer.WORD))


@infer_global(operator.getitem)
class _GetWord(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Words) and isinstance(args[1], types.Integer):
            return signature(types.int64, WORDS, types.int64)
        return None


@infer_global(operator.setitem)
class _SetWord(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Words) and isinstance(args[1], types.Integer):
            return signature(types.none, WORDS, types.int64, types.int64)
        return None


lower_builtin(operator.getitem, Words, types.Integer)(pointer.load_word)
lower_builtin(operator.setitem, Words, types.Integer, types.Integer)(pointer.store_word)


@intrinsic
def words(typing_context: Any, array: Any) -> Any:
    """The words of an int32 array, for the time of one call."""
    if not (isinstance(array, types.Array) and array.dtype == types.int32 and array.layout == "C"):
        raise TypeError("the kernel works on contiguous int32 arrays")
    return WORDS(array), pointer.data_pointer


@intrinsic
def bit_count(typing_context: Any, mask: Any) -> Any:
    return mask(mask), pointer.count_bits


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "hofnarr"


def _plain_jit(function: FunctionType) -> Any:
    return numba.njit(function, error_model="numpy")


@cache
def kernel(names: tuple[str, ...] = runners.MODULES) -> dict[str, Any]:
    """The namespace of compiled kernel functions; they take `words(array)` for arrays."""
    return runners.rewritten(names, _plain_jit, {"bit_count": bit_count, "words": words})


def entry(function: FunctionType, names: tuple[str, ...] = runners.MODULES) -> Any:
    """Compile a function that is called from Python, inside the kernel's namespace, cached."""
    copy = FunctionType(function.__code__, kernel(names), function.__name__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    # The folder belongs to these very sources, so an edited kernel never meets an old result.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder() / runners.fingerprint(names))
    try:
        return numba.njit(copy, cache=True, nogil=True, error_model="numpy")
    finally:
        numba.config.CACHE_DIR = before


@cache
def kernel_function(name: str, names: tuple[str, ...] = runners.MODULES) -> Any:
    """A kernel function for callers in Python: it takes int32 arrays where it says `Ints`."""
    parameters = inspect.signature(getattr(runners.plain(names), name)).parameters
    passed = [
        parameter if described.annotation is int else f"words({parameter})"
        for parameter, described in parameters.items()
    ]
    source = f"def {name}_({', '.join(parameters)}): return {name}({', '.join(passed)})"
    space: dict[str, Any] = {"__name__": __name__}
    # A real file name, because Numba keeps cached results by file.
    exec(compile(source, __file__, "exec"), space)
    return entry(space[f"{name}_"], names)
