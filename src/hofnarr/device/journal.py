"""Where a device keeps its tables: texts by key, in four drawers, written all or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

Drawer = Literal["tables", "entries", "keys", "records"]
#: Of an entry the table and its number, of the others one name.
Address = str | tuple[str, int]


class Change(NamedTuple):
    """A text to put where another may lie; None takes it away."""

    drawer: Drawer
    address: Address
    text: str | None


class Journal(Protocol):
    """OSError where it cannot be read or written; the message says why."""

    async def all(self, drawer: Drawer) -> list[tuple[str, str]]:
        """Every address of `tables` or `keys`, with its text."""

    async def entries(self, table_id: str) -> list[tuple[int, str]]:
        """Those of a table, in their order."""

    async def record(self, table_id: str) -> str | None: ...

    async def write(self, changes: Sequence[Change]) -> None:
        """All of them or none; once this is over they outlive the browser."""
