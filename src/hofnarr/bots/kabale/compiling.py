"""The kernel code of the bots, as CPython or Numba runs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from hofnarr.kabale.kernel import runners

MODULES = (
    *runners.MODULES,
    "hofnarr.bots.kabale.choices",
    "hofnarr.bots.kabale.greedy",
    "hofnarr.bots.kabale.leaf",
    "hofnarr.bots.kabale.flat",
    "hofnarr.bots.kabale.ismcts",
    "hofnarr.bots.kabale.levels",
    "hofnarr.bots.kabale.dealt",
)


def bot_function(name: str, compiled: bool) -> Callable[..., int]:
    """A function of these modules; compiled it takes int32 arrays, otherwise lists."""
    if not compiled:
        return cast(Callable[..., int], getattr(runners.plain(MODULES), name))
    from hofnarr.kabale.kernel.compiled import kernel_function

    return cast(Callable[..., int], kernel_function(name, MODULES))


def int_list(size: int) -> Any:
    return [0] * size


def int32_array(size: int) -> Any:
    import numpy as np

    return np.zeros(size, np.int32)


def as_numbers(words: list[int], compiled: bool) -> Any:
    """These words as the functions take them."""
    if not compiled:
        return words
    numbers = int32_array(len(words))
    numbers[:] = words
    return numbers
