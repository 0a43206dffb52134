"""How compiled code sees the flat state: a bare pointer to int32, shared by CPU and CUDA.

Numba's arrays carry a length, strides and a reference count and wrap negative indices; for the
short, index-heavy functions of the kernel that costs 40 % of the speed. These are the pieces that
`compiled.py` and `on_cuda.py` register with their Numba: `s[i]` loads, `s[i] = x` stores.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir

WORD = ir.IntType(32)
WIDE = ir.IntType(64)


def load_word(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.sext(builder.load(builder.gep(args[0], [args[1]])), WIDE)


def store_word(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = args[2]
    if value.type.width > WORD.width:
        value = builder.trunc(value, WORD)
    elif value.type.width < WORD.width:
        value = builder.zext(value, WORD)
    builder.store(value, builder.gep(args[0], [args[1]]))
    return context.get_dummy_value()


def count_bits(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.ctpop(args[0])


def data_pointer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return context.make_array(sig.args[0])(context, builder, args[0]).data
