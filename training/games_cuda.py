"""The kernels of `games.py` for numba-cuda: one thread for each game, scratch in local memory."""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

from hofnarr.kabale.kernel import on_cuda  # before numba.cuda: it mends NumPy's names

# isort: split
from numba import cuda
from numba.cuda import int32

from hofnarr.kabale.encoding import OBSERVATION_WORDS
from training.batch import MODULES, Outcome, Shown, Tables, begin_at, step_at
from training.games import SIZE

BLOCK = 64

as_cuda_array = cuda.as_cuda_array


def _begin(rows: int, tables: Tables, shown: Shown, seed: int, number: int) -> None:
    i = cuda.grid(1)
    if i < rows:
        sight = cuda.local.array(SIZE, int32)
        begin_at(i, tables, shown, sight, seed, number)


def _step(rows: int, t: int, tables: Tables, shown: Shown, outcome: Outcome, seed: int) -> None:
    i = cuda.grid(1)
    if i < rows:
        sight = cuda.local.array(SIZE, int32)
        scratch = cuda.local.array(OBSERVATION_WORDS, int32)
        step_at(i, t, tables, shown, outcome, sight, scratch, seed)


KERNELS: dict[str, FunctionType] = {"begin": _begin, "step": _step}


@cache
def _compiled(name: str) -> Any:
    own = {
        "SIZE": SIZE,
        "OBSERVATION_WORDS": OBSERVATION_WORDS,
        "cuda": cuda,
        "int32": int32,
    }
    space = on_cuda.kernel(MODULES) | own
    return cuda.jit(FunctionType(KERNELS[name].__code__, space, name))


def launch(name: str, rows: int, *arguments: Any) -> None:
    """Run a kernel in a thread for each row."""
    _compiled(name)[-(-rows // BLOCK), BLOCK](rows, *arguments)
