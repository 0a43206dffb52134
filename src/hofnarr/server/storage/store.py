"""What every store can do, whatever it keeps things in: a database, or the memory of a browser."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from hofnarr.server.protocol.operator import Ban
from hofnarr.server.storage.rows import (
    Key,
    NewTable,
    Standing,
    StoredEntry,
    TableRow,
    WebhookRow,
)


class StoreTrouble(Exception):
    """The store did not answer, or could not do what it was asked."""


class AlreadyThere(StoreTrouble):
    """Something that there may be only once is there already; nothing was written."""


class Writing(Protocol):
    """One transaction on a table. What it writes is written at its end, all of it or nothing."""

    async def row(self) -> TableRow | None:
        """The table, locked against other processes until the end."""

    async def entries_after(self, seq: int) -> list[StoredEntry]: ...

    async def key(self, key_hash: str) -> Key | None: ...

    def append(self, entries: Sequence[StoredEntry], standing: Standing, *, decided: bool) -> None:
        """Write entries and what follows from them.

        `decided`: bots and clocks wait for something else now; whoever's lease it was, it is over.
        """

    def create(self, new: NewTable, entries: Sequence[StoredEntry], standing: Standing) -> None:
        """Another table, in the same transaction."""

    def add_key(self, key_hash: str, key: Key) -> None: ...

    def free_seat(self, seat: int) -> None:
        """The keys to a seat open it no more; the host's stays one without a seat."""

    def set_webhook(self, seat: int, hook: WebhookRow | None) -> None: ...

    def remove(self) -> None:
        """The table, and with it all that belongs to it."""

    # Whoever runs the server may have a person's data erased.

    def rewrite(self, settings: str, info: str, entries: Sequence[StoredEntry]) -> None:
        """In place of what was written; the numbers and times of the entries stay."""

    def forget_seat(self, seat: int | None) -> None:
        """Nothing opens it any more, and nobody is called for it; None: a host who only watches."""

    async def record(self) -> str | None: ...

    def replace_record(self, record: str) -> None: ...

    def put_record(self, table_id: str, record: str) -> None: ...


class Store(Protocol):
    """All of its methods may raise StoreTrouble."""

    @property
    def one_process(self) -> bool:
        """Whether nobody else can change anything here."""

    async def close(self) -> None: ...

    def writing(self, table_id: str) -> AbstractAsyncContextManager[Writing]:
        """A transaction: committed at the end of the block, undone by an exception."""

    async def table(self, table_id: str) -> TableRow | None: ...

    async def entries_after(self, table_id: str, seq: int) -> list[StoredEntry]: ...

    async def heads(self, table_ids: Collection[str]) -> dict[str, int]: ...

    async def key(self, key_hash: str) -> Key | None: ...

    async def keys(self, hashes: Collection[str]) -> dict[str, Key]: ...

    async def table_of_code(self, code: str) -> str | None: ...

    async def infos(self, table_ids: Collection[str]) -> list[str]: ...

    async def listed(self, status: str, game: str | None, most: int) -> list[str]:
        """The newest first."""

    async def found(self, status: str | None, person: str | None, most: int) -> list[str]:
        """Listed or not, the last changed first; with `person`, where somebody has that name."""

    async def tables_of(self, person: str) -> list[str]:
        """Where anybody of this name ever sat, hosted or talked. Looks at everything there is."""

    async def size(self) -> int:
        """Of everything, in bytes."""

    async def webhooks(self, table_id: str) -> list[WebhookRow]: ...

    async def record(self, table_id: str) -> str | None: ...

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""

    async def untouched(self, statuses: Collection[str], before: int, most: int = 100) -> list[str]:
        """Tables of these kinds where nothing has happened since, the oldest first."""

    async def bans(self, now: int) -> list[Ban]:
        """Those that last."""

    async def put_ban(self, ban: Ban) -> None:
        """In place of one of the same network."""

    async def lift_ban(self, network: str) -> bool: ...

    # Leases: which process acts for the bots and clocks of a table.

    async def due(self, now: int, most: int = 100) -> list[str]:
        """Tables where somebody has to act and nobody is about to."""

    async def claim(self, table_id: str, by: str, now: int, until: int) -> bool:
        """Take the lease of a table if it is free and something is due there."""

    async def renew(self, table_id: str, by: str, until: int) -> bool: ...

    async def release(self, by: str | None = None) -> None:
        """Give all leases of a process back; without a name, all there are."""

    async def release_one(self, table_id: str, by: str) -> None: ...
