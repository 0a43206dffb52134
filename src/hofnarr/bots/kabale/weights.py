"""The learned numbers on disk, as training wrote them into `weights.bin`.

The file is a line that names its format, filled up to 32 bytes, and then all weights in the order
of `sizes.SHAPES`, in 16 bits each (IEEE 754, little-endian). They are used in 32.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from hofnarr.bots.kabale.kernel.sizes import WEIGHT_COUNT
from hofnarr.core.errors import BadInput

FORMAT = b"hofnarr.kabale.weights/1"
HEADER = FORMAT.ljust(32, b"\n")


def read(path: str | Path) -> bytes:
    """The weights in such a file: two bytes each."""
    return _checked(Path(path).read_bytes(), str(path))


def write(path: str | Path, halves: bytes) -> None:
    assert len(halves) == 2 * WEIGHT_COUNT
    Path(path).write_bytes(HEADER + halves)


@cache
def shipped() -> bytes:
    """The weights that come with the package; loaded once."""
    return _checked(files(__package__).joinpath("weights.bin").read_bytes(), "weights.bin")


def _checked(content: bytes, name: str) -> bytes:
    if not content.startswith(HEADER):
        raise BadInput(f"{name}: not a file of weights in the format {FORMAT.decode()}")
    if len(content) != len(HEADER) + 2 * WEIGHT_COUNT:
        raise BadInput(f"{name}: {len(content)} bytes do not hold {WEIGHT_COUNT} weights")
    return content[len(HEADER) :]
