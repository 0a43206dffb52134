"""The kernel in WebAssembly, run by the JavaScript in which Python itself runs (Pyodide).

Its memory is not Python's: numbers go over in pieces, never one by one where it can be helped.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from js import Float32Array, Float64Array, Int32Array, Object, Uint8Array, WebAssembly
from pyodide.ffi import JsBigInt, to_js

PAGE = 1 << 16
Code = Literal["i", "f", "d"]
SIZES: dict[Code, int] = {"i": 4, "f": 4, "d": 8}
_KINDS: dict[Code, Any] = {"i": Int32Array, "f": Float32Array, "d": Float64Array}


@cache
def module() -> Any:
    """The file, compiled; once a worker."""
    content = files(__package__).joinpath("kernel.wasm").read_bytes()
    return WebAssembly.Module.new(to_js(content))


class Numbers:
    """A part of the memory of an instance, used like a list of fixed length."""

    __slots__ = ("_code", "_memory", "_size", "address")

    def __init__(self, memory: JsWasm, code: Code, address: int, size: int) -> None:
        self.address = address
        self._memory = memory
        self._code: Code = code
        self._size = size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, at: int | slice) -> Any:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._size)
            if step < 0:
                return self._read()[at]
            return self._read(start, max(start, stop))[::step]
        place = self._place(at)
        return self._read(place, place + 1)[0]

    def __setitem__(self, at: int | slice, value: Any) -> None:
        if not isinstance(at, slice):
            self._write(self._place(at), array(self._code, [value]))
            return
        start, stop, step = at.indices(self._size)
        values = array(self._code, value)
        if step != 1 or len(values) != max(0, stop - start):
            raise ValueError(f"{len(values)} numbers do not fit into {at}")
        self._write(start, values)

    def tolist(self) -> list[Any]:
        return self._read()

    def _read(self, start: int = 0, stop: int | None = None) -> list[Any]:
        stop = self._size if stop is None else stop
        found = array(self._code, bytes((stop - start) * SIZES[self._code]))
        if found:
            self._memory.part(self._code, self.address, start, len(found)).assign_to(found)
        numbers: list[Any] = found.tolist()
        return numbers

    def _write(self, start: int, values: array[Any]) -> None:
        if values:
            self._memory.part(self._code, self.address, start, len(values)).assign(values)

    def _place(self, at: int) -> int:
        place = at + self._size if at < 0 else at
        if not 0 <= place < self._size:
            raise IndexError(f"{at} is not one of {self._size} places")
        return place


class JsWasm:
    """One instance of the module, with memory of its own; see `runners.Runner`."""

    name = "js"

    def __init__(self) -> None:
        self._exports = WebAssembly.Instance.new(module(), Object.new()).exports
        self._memory = self._exports.memory
        self._end = int(getattr(self._exports, "__heap_base").value)  # no mangling
        self._functions: dict[str, Callable[..., Any]] = {}

    def ints(self, content: int | Iterable[int]) -> Numbers:
        if isinstance(content, int):
            return self._make("i", content)
        numbers = array("i", content)
        made = self._make("i", len(numbers))
        made[:] = numbers
        return made

    def scratch(self, size: int) -> Numbers:
        return self.ints(size)

    def floats(self, size: int) -> Numbers:
        return self._make("f", size)

    def doubles(self, size: int) -> Numbers:
        return self._make("d", size)

    def fill(self, ints: Numbers, content: bytes) -> None:
        if len(content) > len(ints) * SIZES["i"]:
            raise IndexError(f"{len(content)} bytes do not fit into {len(ints)} words")
        Uint8Array.new(self._memory.buffer, ints.address, len(content)).assign(content)

    def function(self, name: str) -> Callable[..., Any]:
        if name not in self._functions:
            self._functions[name] = self._bound(name)
        return self._functions[name]

    def part(self, code: Code, address: int, first: int, size: int) -> Any:
        """So many numbers of the memory, for this moment: when it grows they lie elsewhere."""
        return _KINDS[code].new(self._memory.buffer, address + first * SIZES[code], size)

    def _bound(self, name: str) -> Callable[..., Any]:
        function = getattr(self._exports, name)

        def call(*arguments: Any) -> Any:
            found = function(*map(_crossing, arguments))
            return int(found) if isinstance(found, JsBigInt) else found

        return call

    def _make(self, code: Code, size: int) -> Numbers:
        address = -(-self._end // 16) * 16
        self._end = address + size * SIZES[code]
        missing = self._end - int(self._memory.buffer.byteLength)
        if missing > 0:
            self._memory.grow(-(-missing // PAGE))
        return Numbers(self, code, address, size)


def _crossing(argument: Any) -> Any:
    """Whole numbers of the kernel have 64 bits, which are no ordinary numbers in JavaScript."""
    if isinstance(argument, Numbers):
        return argument.address
    return JsBigInt(argument) if isinstance(argument, int) else argument
