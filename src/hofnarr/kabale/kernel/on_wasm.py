"""The kernel in WebAssembly, through wasmtime: ready at once, with nothing to compile from Python.

`kernel.wasm` holds the rules and the kernel code of the bots; `make wasm` makes it, and
docs/kernel.md says how to use it from any language.
"""

from __future__ import annotations

import atexit
import ctypes
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any, Literal, overload
from weakref import WeakSet

from wasmtime import Engine, Func, Global, Instance, Memory, Module, Store

from hofnarr.kabale.kernel.wasm_calls import caller_of

PAGE = 1 << 16
Code = Literal["i", "f", "d"]
SIZES: dict[Code, int] = {"i": 4, "f": 4, "d": 8}


@cache
def engine() -> Engine:
    return Engine()


@cache
def module() -> Module:
    """The file, made ready for this processor; once a process."""
    return Module(engine(), files(__package__).joinpath("kernel.wasm").read_bytes())


_stores: WeakSet[Store] = WeakSet()
_making = Lock()  # two threads that begin at once must not make two engines


@atexit.register
def _close() -> None:
    """While wasmtime still can: what lives on until Python takes its modules apart, cannot."""
    for store in list(_stores):
        store.close()
    if engine.cache_info().currsize:
        module().close()
        engine().close()


class Numbers:
    """A part of the memory of an instance, used like a list of fixed length."""

    __slots__ = ("_code", "_first", "_memory", "_size", "address")

    def __init__(self, memory: Wasm, code: Code, address: int, size: int) -> None:
        self.address = address
        self._memory = memory
        self._code = code
        self._first = address // SIZES[code]
        self._size = size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> Any: ...
    @overload
    def __getitem__(self, at: slice) -> list[Any]: ...
    def __getitem__(self, at: int | slice) -> Any:
        view = self._memory.view(self._code)
        if isinstance(at, slice):
            return view[self._first : self._first + self._size][at].tolist()
        return view[self._first + self._place(at)]

    def __setitem__(self, at: int | slice, value: Any) -> None:
        view = self._memory.view(self._code)
        if isinstance(at, slice):
            view[self._first : self._first + self._size][at] = array(self._code, value)
        else:
            view[self._first + self._place(at)] = value

    def tolist(self) -> list[Any]:
        return self[:]

    def _place(self, at: int) -> int:
        place = at + self._size if at < 0 else at
        if not 0 <= place < self._size:
            raise IndexError(f"{at} is not one of {self._size} places")
        return place


class Wasm:
    """One instance of the module, with memory of its own; see `runners.Runner`."""

    name = "wasm"

    def __init__(self) -> None:
        with _making:
            made = module()
            self._store = Store(engine())
            _stores.add(self._store)
        self._exports = Instance(self._store, made, []).exports(self._store)
        memory, base = self._exports["memory"], self._exports["__heap_base"]
        assert isinstance(memory, Memory)
        assert isinstance(base, Global)
        self._memory = memory
        self._end = int(base.value(self._store))
        self._views: dict[Code, memoryview[Any]] = {}
        self._functions: dict[str, Callable[..., Any]] = {}

    def ints(self, content: int | Iterable[int]) -> Numbers:
        if isinstance(content, int):
            return self._make("i", content)
        numbers: Sequence[int] = list(content)
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
        self._memory.write(self._store, content, ints.address)

    def function(self, name: str) -> Callable[..., Any]:
        if name not in self._functions:
            self._functions[name] = self._bound(name)
        return self._functions[name]

    def view(self, code: Code) -> memoryview[Any]:
        """All of the memory as numbers of one kind; valid until it grows."""
        if code not in self._views:
            size = self._memory.data_len(self._store)
            start = ctypes.addressof(self._memory.data_ptr(self._store).contents)
            whole = memoryview((ctypes.c_ubyte * size).from_address(start)).cast("B")
            self._views[code] = whole.cast(code)
        return self._views[code]

    def _bound(self, name: str) -> Callable[..., Any]:
        function = self._exports[name]
        assert isinstance(function, Func)
        direct = caller_of(function, self._store)

        def call(*arguments: Any) -> Any:
            return direct(
                *[each.address if isinstance(each, Numbers) else each for each in arguments]
            )

        return call

    def _make(self, code: Code, size: int) -> Numbers:
        address = -(-self._end // 16) * 16
        self._end = address + size * SIZES[code]
        missing = self._end - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
            self._views.clear()
        return Numbers(self, code, address, size)
