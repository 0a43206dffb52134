"""Calls that skip what wasmtime's package asks every time give what its own calls give."""

from __future__ import annotations

from typing import Any

import pytest
from wasmtime import Engine, Instance, Module, Store, Trap, WasmtimeError

from hofnarr.kabale.kernel import wasm_calls
from hofnarr.kabale.kernel.wasm_calls import caller_of

SOURCE = """
(module
  (func (export "i32") (param i32) (result i32) (local.get 0))
  (func (export "i64") (param i64) (result i64) (local.get 0))
  (func (export "f32") (param f32) (result f32) (local.get 0))
  (func (export "f64") (param f64) (result f64) (local.get 0))
  (func (export "minus") (param i32 i64 f64) (result f64)
    (f64.sub (f64.convert_i64_s (i64.sub (local.get 1) (i64.extend_i32_s (local.get 0))))
      (local.get 2)))
  (func (export "nothing"))
  (func (export "traps") (param i32) (result i32) (i32.div_s (i32.const 1) (local.get 0))))
"""


@pytest.fixture(params=["direct", "by wasmtime itself"])
def call(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Calls a function of that module; also where wasmtime is made differently inside."""
    engine = Engine()
    store = Store(engine)
    exports = Instance(store, Module(engine, SOURCE), []).exports(store)
    made: dict[str, Any] = {}

    def away(*_: Any) -> Any:
        raise AttributeError("wasmtime_val_t")

    if request.param != "direct":
        monkeypatch.setattr(wasm_calls, "_direct", away)

    def run(name: str, *arguments: Any) -> Any:
        if name not in made:
            made[name] = caller_of(exports[name], store)  # type: ignore[arg-type]
        return made[name](*arguments)

    return run


@pytest.mark.parametrize(
    ("name", "value"),
    [("i32", -7), ("i32", 2**31 - 1), ("i64", -(2**63)), ("f32", 0.5), ("f64", 1e300)],
)
def test_every_kind_of_number_goes_in_and_comes_out(call: Any, name: str, value: Any) -> None:
    assert call(name, value) == value
    assert call(name, value) == value


def test_arguments_keep_their_places_from_call_to_call(call: Any) -> None:
    assert call("minus", 1, 10, 0.5) == 8.5
    assert call("minus", -1, 10, -0.5) == 11.5
    assert call("nothing") is None


def test_a_trap_is_an_error_and_the_next_call_is_none(call: Any) -> None:
    with pytest.raises(Trap):
        call("traps", 0)
    assert call("traps", 1) == 1


@pytest.mark.parametrize("arguments", [(), (1, 2), (None,), ("1",)])
def test_what_is_no_number_is_refused(call: Any, arguments: tuple[Any, ...]) -> None:
    with pytest.raises((TypeError, WasmtimeError)):
        call("i32", *arguments)
