"""One process at a time may use a SQLite file: what it remembers must be the whole truth."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held until it is let go, or until the process ends, however it ends."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def let_go(self) -> None:
        with suppress(OSError):
            self._file.close()


def lock_file(path: Path) -> FileLock | None:
    """The lock, or None where another process has it."""
    file = path.open("ab")
    try:
        _take(file)
    except OSError:
        file.close()
        return None
    return FileLock(file)
