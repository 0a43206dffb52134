"""Calling a function of the kernel without asking for its type every time: in wasmtime's own
package that takes longer than most of the functions themselves."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from wasmtime import Func, Store, Trap, WasmtimeError


def caller_of(function: Func, store: Store) -> Callable[..., Any]:
    """Calls the function with numbers; one call at a time. What is passed and given back lies in
    the same place in every call."""
    try:
        return _direct(function, store)
    except (ImportError, AttributeError):  # a wasmtime that is made differently inside
        return lambda *arguments: function(store, *arguments)


def _direct(function: Func, store: Store) -> Callable[..., Any]:
    from wasmtime import _ffi as ffi

    kinds = {
        "i32": ffi.WASMTIME_I32,
        "i64": ffi.WASMTIME_I64,
        "f32": ffi.WASMTIME_F32,
        "f64": ffi.WASMTIME_F64,
    }
    kind_of = function.type(store)
    taken = [str(each) for each in kind_of.params]
    given = [str(each) for each in kind_of.results]
    arguments = (ffi.wasmtime_val_t * len(taken))()
    results = (ffi.wasmtime_val_t * len(given))()
    places = []
    for at, kind in enumerate(taken):
        arguments[at].kind = kinds[kind]
        places.append((arguments[at].of, kind))
    result = (results[0].of, given[0]) if given else None
    call, raw = ffi.wasmtime_func_call, ctypes.byref(function._func)
    no_trap = ctypes.POINTER(ffi.wasm_trap_t)

    def direct(*values: Any) -> Any:
        if len(values) != len(places):
            raise TypeError(f"{len(places)} arguments are taken, {len(values)} were given")
        for (place, kind), value in zip(places, values, strict=True):
            setattr(place, kind, value)
        trap = no_trap()
        error = call(
            store._context(),
            raw,
            arguments,
            len(places),
            results,
            len(given),
            ctypes.byref(trap),
        )
        if error:  # type: ignore[truthy-bool]
            raise WasmtimeError._from_ptr(error)
        if trap:  # type: ignore[truthy-bool]
            raise Trap._from_ptr(trap)
        return None if result is None else getattr(*result)

    return direct
