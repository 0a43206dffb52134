"""How compiled code sees flat sequences of numbers: as bare pointers, on CPU, GPU and WebAssembly.

Numba's arrays carry a length, strides and a reference count and wrap negative indices; for the
short, index-heavy functions of the kernel that costs 40 % of the speed. These are the pieces that
`compiled.py` and `on_cuda.py` register with their Numba: `s[i]` loads, `s[i] = x` stores.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir

WORD = ir.IntType(32)
WIDE = ir.IntType(64)
FLOAT = ir.FloatType()
DOUBLE = ir.DoubleType()


def load_word(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.sext(load_number(context, builder, sig, args), WIDE)


def store_word(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = args[2]
    if value.type.width > WORD.width:
        value = builder.trunc(value, WORD)
    elif value.type.width < WORD.width:
        value = builder.zext(value, WORD)
    return store_number(context, builder, sig, (args[0], args[1], value))


def load_number(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.load(builder.gep(args[0], [args[1]]))


def store_number(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    builder.store(args[2], builder.gep(args[0], [args[1]]))
    return context.get_dummy_value()


def pointer_from(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.gep(args[0], [args[1]])


def count_bits(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.ctpop(args[0])


def square_root(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    function = builder.module.declare_intrinsic("llvm.sqrt", [DOUBLE])
    return builder.call(function, args)


def data_pointer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return context.make_array(sig.args[0])(context, builder, args[0]).data
