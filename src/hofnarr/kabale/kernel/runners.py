"""The ways to run the kernel: plain CPython, WebAssembly, Numba, numba-cuda; all from one source.

`open_runner` is the one place that decides which of them is used. `plain()` gives the functions as
they are written. `rewritten()` copies their code into a namespace of its own where each is
compiled, so that they call each other compiled; `compiled.py` and `on_cuda.py` do so with Numba.
Importing this module imports none of them.
"""

from __future__ import annotations

import hashlib
import importlib
import os
from array import array
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Protocol, cast

from hofnarr.core.errors import BadInput
from hofnarr.core.extras import missing_extra
from hofnarr.kabale.kernel.arrays import Scratch

#: Overrules which runner is used: plain, wasm, js or numba.
VARIABLE = "HOFNARR_RUNNER"
NAMES = ("plain", "wasm", "js", "numba")

KERNEL = ("layout", "bits", "maths", "award", "turn", "score", "playout", "sight")
MODULES = tuple(f"{__package__}.{name}" for name in KERNEL)


class Runner(Protocol):
    """Runs functions of the kernel on sequences of numbers that it has made itself.

    One at a time: a second thread opens a runner of its own.
    """

    @property
    def name(self) -> str: ...

    def ints(self, content: int | Iterable[int]) -> Any:
        """So many zeros, or these numbers: what functions take as `Ints`."""

    def scratch(self, size: int) -> Any:
        """So many zeros, of which kernel code may take a `part`."""

    def floats(self, size: int) -> Any:
        """So many zeros of 32 bits."""

    def doubles(self, size: int) -> Any:
        """So many zeros of 64 bits."""

    def fill(self, ints: Any, content: bytes) -> None:
        """Write bytes (little-endian words) to the beginning of what `ints` made."""

    def function(self, name: str) -> Callable[..., Any]: ...


def open_runner(name: str | None = None, names: tuple[str, ...] = ()) -> Runner:
    """A runner with memory of its own for the functions of these modules, or of the rules alone.
    Unless named it is WebAssembly, or plain Python where nothing runs that.

    >>> open_runner("plain").function("score")([0] * 100, 0)
    0
    """
    named_by = "runner" if name else VARIABLE
    name = name or os.environ.get(VARIABLE) or _usual()
    names = names or MODULES
    if name == "plain":
        return Plain(names)
    if name == "wasm":
        if not has("wasmtime"):
            raise BadInput("the runner wasm needs wasmtime, which is not installed")
        from hofnarr.kabale.kernel.on_wasm import Wasm

        return Wasm()
    if name == "js":
        if not has("js"):
            raise BadInput("the runner js needs Python to run inside JavaScript (Pyodide)")
        from hofnarr.kabale.kernel.on_js import JsWasm

        return JsWasm()
    if name == "numba":
        if not has("numba"):
            raise missing_extra("lab", "the runner numba")
        from hofnarr.kabale.kernel.compiled import Compiled

        return Compiled(names)
    raise BadInput(f"{named_by}: {name!r} is unknown, choose one of {', '.join(NAMES)}")


def _usual() -> str:
    return "wasm" if has("wasmtime") else "js" if has("js") else "plain"


@cache
def has(package: str) -> bool:
    return find_spec(package) is not None


class Plain:
    """The kernel as CPython runs it."""

    name = "plain"

    def __init__(self, names: tuple[str, ...]) -> None:
        self._functions = plain(names)

    def ints(self, content: int | Iterable[int]) -> list[int]:
        return [0] * content if isinstance(content, int) else list(content)

    def scratch(self, size: int) -> Scratch:
        return Scratch(size)

    def floats(self, size: int) -> array[float]:
        return array("f", bytes(4 * size))

    def doubles(self, size: int) -> array[float]:
        return array("d", bytes(8 * size))

    def fill(self, ints: list[int], content: bytes) -> None:
        words = memoryview(content).cast("i").tolist()
        ints[: len(words)] = words

    def function(self, name: str) -> Callable[..., Any]:
        return cast(Callable[..., Any], getattr(self._functions, name))


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
    """Changes with every edit of the kernel: what was compiled belongs to one fingerprint."""
    digest = hashlib.sha256()
    folder = Path(__file__).parent
    for path in (folder.parent / "cards.json", folder / "compiled.py", folder / "pointer.py"):
        digest.update(path.read_bytes())
    for module in load(names):
        assert module.__file__
        digest.update(Path(module.__file__).read_bytes())
    return digest.hexdigest()[:16]
