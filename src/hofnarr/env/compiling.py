"""The rules as native code for the environments. Compiled at the first call, then loaded from the
user's cache folder; before anybody waits for it and wonders, it is said, once a process."""

from __future__ import annotations

import logging
from functools import cache
from types import FunctionType
from typing import Any

from hofnarr.core.extras import extra

with extra("lab", __name__):
    from numba.core import event

    from hofnarr.kabale.kernel.compiled import entry, kernel_function

from hofnarr.env.batch import MODULES

log = logging.getLogger(__name__)

TOLD = (
    "Hofnarr is being compiled for this machine: some seconds for each kind of environment, once; "
    "the result is kept"
)
COMPILING = "numba:compile"  # not told where the result is loaded


@cache
def kernel(name: str) -> Any:
    """A function of the rules by name; it takes arrays."""
    _tell_compiling()
    return kernel_function(name, MODULES)


@cache
def compiled(function: FunctionType) -> Any:
    """A function that calls those of the rules."""
    _tell_compiling()
    return entry(function, MODULES)


class _Teller(event.Listener):  # type: ignore[misc]
    def __init__(self) -> None:
        self._told = False

    def on_start(self, compiling: Any) -> None:
        ours = compiling.data["dispatcher"].py_func.__module__.startswith("hofnarr.")
        if ours and not self._told:
            self._told = True
            log.warning(TOLD)

    def on_end(self, compiling: Any) -> None:
        pass


@cache
def _tell_compiling() -> None:
    event.register(COMPILING, _Teller())
