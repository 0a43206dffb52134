"""Journals of devices that are tests."""

from __future__ import annotations

from collections.abc import Sequence

from hofnarr.device.journal import Address, Change, Drawer


class MemoryJournal:
    """Fulfils `journal.Journal`. `trouble` is what it says instead of writing."""

    def __init__(self) -> None:
        self.drawers: dict[Drawer, dict[Address, str]] = {
            "tables": {},
            "entries": {},
            "keys": {},
            "records": {},
        }
        self.trouble = ""

    async def all(self, drawer: Drawer) -> list[tuple[str, str]]:
        return [(str(address), text) for address, text in self.drawers[drawer].items()]

    async def entries(self, table_id: str) -> list[tuple[int, str]]:
        found = sorted((a, text) for a, text in self.drawers["entries"].items() if a[0] == table_id)
        return [(int(address[1]), text) for address, text in found]

    async def record(self, table_id: str) -> str | None:
        return self.drawers["records"].get(table_id)

    async def write(self, changes: Sequence[Change]) -> None:
        if self.trouble:
            raise OSError(self.trouble)
        for drawer, address, text in changes:
            if text is None:
                self.drawers[drawer].pop(address, None)
            else:
                self.drawers[drawer][address] = text
