"""Reading JSON lines that strangers wrote: any size, any bytes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from hofnarr.core.errors import BadInput
from hofnarr.core.wire import decode

#: The longest line that is read, in bytes. A whole game takes some 20,000.
LONGEST = 1_000_000

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a file, counted from 1; `data` is None where it was too long to keep."""

    number: int
    data: bytes | None

    def json(self) -> Any:
        """What it says, or BadInput.

        >>> Line(1, b"[1, 2]").json()
        [1, 2]
        """
        if self.data is None:
            raise BadInput(f"longer than {LONGEST:,} bytes: put one object on a line")
        return decode(self.data)


def read_lines(name: str) -> Iterator[Line]:
    """The lines of a file, or of standard input (`-`), as they come; blank ones are left out."""
    if name != "-":
        with Path(name).open("rb") as file:
            yield from _lines(file)
    elif sys.stdin is None:
        raise BadInput("standard input is closed")
    else:
        yield from _lines(sys.stdin.buffer)


def count_lines(name: str) -> int | None:
    """How many lines a file has, blank ones included; None for what cannot be read twice."""
    path = Path(name)
    if name == "-" or not path.is_file():
        return None
    with path.open("rb") as file:
        return sum(part.count(b"\n") for part in iter(lambda: file.read(1 << 20), b""))


def _lines(file: BinaryIO) -> Iterator[Line]:
    number = 0
    while data := file.readline(LONGEST + 1):
        number += 1
        if len(data) > LONGEST:
            _skip_rest(file, data)
            yield Line(number, None)
            continue
        if number == 1:
            data = data.removeprefix(_BYTE_ORDER_MARK)
        if data.strip():
            yield Line(number, data)


def _skip_rest(file: BinaryIO, data: bytes) -> None:
    while data and not data.endswith(b"\n"):
        data = file.readline(LONGEST)
