"""Packed words as single numbers, 0.0 or 1.0: the input of the networks.

On a GPU one small Triton kernel does it; PyTorch's own operations go through 32-bit integers and
are several times slower than the layer that follows.
"""

from __future__ import annotations

import torch
from torch import Tensor

from hofnarr.kabale.encoding import WORD_BITS

try:
    import triton
    import triton.language as tl
except ImportError:
    triton = None

BLOCK = 128  # words a program


def unpack(words: Tensor) -> Tensor:
    """The bits of int32 words, the lowest first, along the last axis."""
    if words.is_cuda and words.ndim == 2 and words.stride(1) == 1 and triton is not None:
        return _unpack_quickly(words)
    return unpack_plainly(words)


def unpack_plainly(words: Tensor) -> Tensor:
    shifts = torch.arange(WORD_BITS, dtype=torch.int32, device=words.device)
    bits = (words.unsqueeze(-1) >> shifts) & 1
    return bits.to(torch.bfloat16 if words.is_cuda else torch.float32).flatten(-2)


def _unpack_quickly(words: Tensor) -> Tensor:
    rows, width = words.shape
    out = torch.empty((rows, width * WORD_BITS), dtype=torch.bfloat16, device=words.device)
    count = rows * width
    _unpack_block[(triton.cdiv(count, BLOCK),)](
        words, out, count, width, words.stride(0), BLOCK_WORDS=BLOCK
    )
    return out


def check() -> None:
    """Where Triton does not work, or not right, go without it."""
    global triton  # noqa: PLW0603 - decided once, before training
    words = torch.randint(-(2**31), 2**31 - 1, (1000, 115), device="cuda").int()
    try:
        right = all(
            torch.equal(unpack(some), unpack_plainly(some))
            for some in (words, words[:, :84], words[:, 84:])
        )
    except Exception as error:  # whatever a compiler may complain of
        print(f"without Triton: {error}", flush=True)
        right = False
    if not right:
        triton = None


if triton is not None:
    # Triton reads annotations as code, so there are none but its own.
    @triton.jit
    def _unpack_block(words, out, count, width, stride, BLOCK_WORDS: tl.constexpr):  # type: ignore[no-untyped-def]  # noqa: N803
        at = tl.program_id(0) * BLOCK_WORDS + tl.arange(0, BLOCK_WORDS)
        there = at < count
        word = tl.load(words + (at // width) * stride + at % width, mask=there, other=0)
        bit = tl.arange(0, 32)
        value = (word[:, None] >> bit[None, :]) & 1
        place = at.to(tl.int64)[:, None] * 32 + bit[None, :]
        tl.store(out + place, value.to(tl.float32).to(tl.bfloat16), mask=there[:, None])
