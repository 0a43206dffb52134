"""The kernel under numba-cuda: one thread plays one game after another in its local memory.

What keeps the 32 threads of a warp together is the shape of the loops in `playout.py`: they part
within a round and meet again at its end, so that columns are awarded for all of them at once.
"""

from __future__ import annotations

import operator
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # NumPy 2.4 dropped the name that numba-cuda still asks for
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from llvmlite import ir
from numba import cuda
from numba.cuda import int32, types
from numba.cuda.cudadecl import registry as typing_registry
from numba.cuda.cudaimpl import registry as lowering_registry
from numba.cuda.extending import core_models, intrinsic, register_model
from numba.cuda.typing.templates import AbstractTemplate, signature

from hofnarr.kabale.kernel import pointer, rewriting, runners
from hofnarr.kabale.kernel.layout import MAX_PLAYERS, state_size
from hofnarr.kabale.kernel.playout import random_games

BLOCK = 128  # threads
THREADS = 132 * 8 * BLOCK  # fills the largest cards; a smaller one takes them in turns
SIZE = state_size(MAX_PLAYERS)  # words of local memory; each player count is compiled with its own


class Words(types.Type):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__(name="hofnarr.Words")


WORDS = Words()


@register_model(Words)
class _WordsModel(core_models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, frontend_type: Any) -> None:
        super().__init__(manager, frontend_type, ir.PointerType(pointer.WORD))


@typing_registry.register_global(operator.getitem)
class _GetWord(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Words) and isinstance(args[1], types.Integer):
            return signature(types.int64, WORDS, types.int64)
        return None


@typing_registry.register_global(operator.setitem)
class _SetWord(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Words) and isinstance(args[1], types.Integer):
            return signature(types.none, WORDS, types.int64, types.int64)
        return None


lowering_registry.lower(operator.getitem, Words, types.Integer)(pointer.load_word)
lowering_registry.lower(operator.setitem, Words, types.Integer, types.Integer)(pointer.store_word)


@intrinsic
def words(typing_context: Any, array: Any) -> Any:
    return WORDS(array), pointer.data_pointer


@intrinsic
def part(typing_context: Any, scratch: Any, at: Any) -> Any:
    return WORDS(scratch, types.int64), pointer.pointer_from


@intrinsic
def bit_count(typing_context: Any, mask: Any) -> Any:
    return mask(mask), pointer.count_bits


def _device(function: FunctionType) -> Any:
    return cuda.jit(function, device=True)


@cache
def kernel(names: tuple[str, ...] = runners.MODULES) -> dict[str, Any]:
    """The namespace of kernel functions compiled for the device."""
    return rewriting.rewritten(
        names, _device, {"bit_count": bit_count, "part": part, "words": words}
    )


def _many_random_games(
    wins: Any, decisions: Any, players: int, options: int, seed: int, first: int, games: int
) -> None:
    thread = cuda.grid(1)
    state = words(cuda.local.array(SIZE, int32))
    own = words(cuda.local.array(MAX_PLAYERS, int32))
    for seat in range(players):
        own[seat] = 0
    for at in range(SIZE):
        state[at] = 0
    first += thread * games
    decisions[thread] = random_games(state, own, players, options, seed, first, games)
    for seat in range(players):
        cuda.atomic.add(wins, seat, own[seat])


@cache
def _compiled_for(players: int) -> Any:
    """A CUDA kernel whose threads have just enough local memory for so many players."""
    space = kernel() | {"SIZE": state_size(players), "cuda": cuda, "int32": int32}
    return cuda.jit(FunctionType(_many_random_games.__code__, space, "many_random_games"))


def play_random_games(
    players: int, options: int, seed: int, games: int
) -> tuple[int, int, list[int]]:
    """Play at least `games` random games: how many it were, their decisions, wins by seat."""
    each = -(-games // THREADS)
    wins = cuda.to_device(np.zeros(MAX_PLAYERS, np.int64))
    decisions = cuda.to_device(np.zeros(THREADS, np.int64))
    _compiled_for(players)[THREADS // BLOCK, BLOCK](
        wins, decisions, players, options, seed, 0, each
    )
    total = int(decisions.copy_to_host().sum())
    return each * THREADS, total, [int(won) for won in wins.copy_to_host()[:players]]


def is_available() -> bool:
    return bool(cuda.is_available())


def device_name() -> str:
    return str(cuda.get_current_device().name)
