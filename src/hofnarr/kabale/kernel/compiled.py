"""The kernel under Numba on the CPU, for research. Compiled once, then loaded from the user's cache
folder. What players get is WebAssembly (`on_wasm.py`), which Numba compiles too."""

from __future__ import annotations

import inspect
import operator
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import types
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, models, register_model

from hofnarr.kabale.kernel import pointer, rewriting, runners
from hofnarr.kabale.kernel.arrays import Kind, kind_of


class Pointer(types.Type):
    """A bare pointer to the numbers of a state, a buffer or a network."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.number, self.stored = NUMBERS[kind]
        super().__init__(name=f"hofnarr.{kind}")


#: What is read through a pointer, and what lies there.
NUMBERS = {
    "ints": (types.int64, types.int32),
    "floats": (types.float32, types.float32),
    "doubles": (types.float64, types.float64),
}
WORDS, FLOATS, DOUBLES = (Pointer(kind) for kind in ("ints", "floats", "doubles"))
STORED = {"ints": pointer.WORD, "floats": pointer.FLOAT, "doubles": pointer.DOUBLE}


@register_model(Pointer)
class _PointerModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, frontend_type: Any) -> None:
        super().__init__(manager, frontend_type, ir.PointerType(STORED[frontend_type.kind]))


@infer_global(operator.getitem)
class _GetNumber(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Pointer) and isinstance(args[1], types.Integer):
            return signature(args[0].number, args[0], types.int64)
        return None


@infer_global(operator.setitem)
class _SetNumber(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Pointer) and isinstance(args[1], types.Integer):
            return signature(types.none, args[0], types.int64, args[0].number)
        return None


@lower_builtin(operator.getitem, Pointer, types.Integer)
def _load(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    load = pointer.load_word if sig.args[0] is WORDS else pointer.load_number
    return load(context, builder, sig, args)


@lower_builtin(operator.setitem, Pointer, types.Integer, types.Number)
def _store(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    store = pointer.store_word if sig.args[0] is WORDS else pointer.store_number
    return store(context, builder, sig, args)


def _pointer_to(array: Any, kind: Pointer) -> Any:
    if not (isinstance(array, types.Array) and array.layout == "C" and array.dtype == kind.stored):
        raise TypeError(f"the kernel works on contiguous {kind.stored} arrays here, not on {array}")
    return kind(array), pointer.data_pointer


@intrinsic
def words(typing_context: Any, array: Any) -> Any:
    """The words of an int32 array, for the time of one call."""
    return _pointer_to(array, WORDS)


@intrinsic
def floats(typing_context: Any, array: Any) -> Any:
    """The numbers of a float32 array."""
    return _pointer_to(array, FLOATS)


@intrinsic
def doubles(typing_context: Any, array: Any) -> Any:
    """The numbers of a float64 array."""
    return _pointer_to(array, DOUBLES)


@intrinsic
def part(typing_context: Any, scratch: Any, at: Any) -> Any:
    """What lies in a scratch area from a place on."""
    return WORDS(scratch, types.int64), pointer.pointer_from


@intrinsic
def bit_count(typing_context: Any, mask: Any) -> Any:
    return mask(mask), pointer.count_bits


@intrinsic
def sqrt(typing_context: Any, x: Any) -> Any:
    return types.float64(types.float64), pointer.square_root


#: What compiled code does in a way of its own.
PRIMITIVES = {
    "bit_count": bit_count,
    "sqrt": sqrt,
    "part": part,
    "words": words,
    "floats": floats,
    "doubles": doubles,
}
PASSED = {"ints": "words", "floats": "floats", "doubles": "doubles"}


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "hofnarr"


def _plain_jit(function: FunctionType) -> Any:
    return numba.njit(function, error_model="numpy")


@cache
def kernel(names: tuple[str, ...] = runners.MODULES) -> dict[str, Any]:
    """The namespace of compiled kernel functions; they take `words(array)` for arrays."""
    return rewriting.rewritten(names, _plain_jit, PRIMITIVES)


def entry(function: FunctionType, names: tuple[str, ...] = runners.MODULES) -> Any:
    """Compile a function that is called from Python, inside the kernel's namespace, cached."""
    copy = FunctionType(function.__code__, kernel(names), function.__name__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    # The folder belongs to these very sources, so an edited kernel never meets an old result.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder() / rewriting.fingerprint(names))
    try:
        return numba.njit(copy, cache=True, nogil=True, error_model="numpy")
    finally:
        numba.config.CACHE_DIR = before


@cache
def kernel_function(name: str, names: tuple[str, ...] = runners.MODULES) -> Any:
    """A kernel function for callers in Python: it takes arrays where it says so."""
    parameters = inspect.signature(getattr(runners.plain(names), name)).parameters
    kinds = {parameter: kind_of(shown.annotation) for parameter, shown in parameters.items()}
    passed = [
        f"{PASSED[kind]}({parameter})" if kind in PASSED else parameter
        for parameter, kind in kinds.items()
    ]
    source = f"def {name}_({', '.join(parameters)}): return {name}({', '.join(passed)})"
    space: dict[str, Any] = {"__name__": __name__}
    # A real file name, because Numba keeps cached results by file.
    exec(compile(source, __file__, "exec"), space)
    return entry(space[f"{name}_"], names)


class Compiled:
    """The runner for callers that do not care which it is (`runners.Runner`)."""

    name = "numba"

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names

    def ints(self, content: int | Iterable[int]) -> npt.NDArray[np.int32]:
        if isinstance(content, int):
            return np.zeros(content, np.int32)
        return np.array(list(content), np.int32)

    def scratch(self, size: int) -> npt.NDArray[np.int32]:
        return self.ints(size)

    def floats(self, size: int) -> npt.NDArray[np.float32]:
        return np.zeros(size, np.float32)

    def doubles(self, size: int) -> npt.NDArray[np.float64]:
        return np.zeros(size, np.float64)

    def fill(self, ints: npt.NDArray[np.int32], content: bytes) -> None:
        ints[: len(content) // 4] = np.frombuffer(content, "<i4")

    def function(self, name: str) -> Callable[..., Any]:
        return cast(Callable[..., Any], kernel_function(name, self._names))
