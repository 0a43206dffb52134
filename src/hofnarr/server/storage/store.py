"""Reading and writing, the same on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hofnarr.server.storage.locking import FileLock
from hofnarr.server.storage.rows import (
    Key,
    NewTable,
    Standing,
    StoredEntry,
    TableRow,
    WebhookRow,
)
from hofnarr.server.storage.schema import ENTRIES, KEYS, RECORDS, TABLES, WEBHOOKS

_ROW = [TABLES.c[name] for name in TableRow._fields]
_ENTRY = [ENTRIES.c[name] for name in StoredEntry._fields]
_HOOK = [WEBHOOKS.c[name] for name in WebhookRow._fields]


def _table_query(table_id: str) -> Select[Any]:
    return select(*_ROW).where(TABLES.c.id == table_id)


def _entries_query(table_id: str, after: int) -> Select[Any]:
    return (
        select(*_ENTRY)
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after)
        .order_by(ENTRIES.c.seq)
    )


class Writing:
    """One transaction on a table that is locked against all other writers."""

    def __init__(self, connection: AsyncConnection, table_id: str) -> None:
        self._connection = connection
        self.table_id = table_id

    async def row(self) -> TableRow | None:
        """The table, locked until the end of the transaction."""
        result = await self._connection.execute(_table_query(self.table_id).with_for_update())
        found = result.one_or_none()
        return TableRow(*found) if found else None

    async def entries_after(self, seq: int) -> list[StoredEntry]:
        result = await self._connection.execute(_entries_query(self.table_id, seq))
        return [StoredEntry(*row) for row in result]

    async def append(self, entries: Sequence[StoredEntry], standing: Standing, lease: str) -> None:
        """Write entries and what follows from them; whoever's lease it was, it is over.

        `lease` is "keep" where nothing was decided that a bot or clock waits for."""
        rows = [{"table_id": self.table_id, **entry._asdict()} for entry in entries]
        await self._connection.execute(insert(ENTRIES), rows)
        values: dict[str, Any] = {
            "head": entries[-1].seq,
            "changed": entries[-1].at,
            "status": standing.status,
            "code": standing.code,
            "info": standing.info,
            "wake": standing.wake,
            "next_table": standing.next_table,
        }
        if lease != "keep":
            values |= {"lease_by": None, "lease_until": None}
        await self._connection.execute(
            update(TABLES).where(TABLES.c.id == self.table_id).values(**values)
        )

    async def create(
        self, new: NewTable, entries: Sequence[StoredEntry], standing: Standing
    ) -> None:
        """Another table, in the same transaction."""
        await self._connection.execute(
            insert(TABLES).values(
                **new._asdict(),
                changed=new.created,
                head=entries[-1].seq if entries else 0,
                status=standing.status,
                code=standing.code,
                info=standing.info,
                wake=standing.wake,
            )
        )
        if entries:
            rows = [{"table_id": new.id, **entry._asdict()} for entry in entries]
            await self._connection.execute(insert(ENTRIES), rows)

    async def add_key(self, key_hash: str, key: Key) -> None:
        await self._connection.execute(insert(KEYS).values(hash=key_hash, **key._asdict()))

    async def free_seat(self, seat: int) -> None:
        """The keys to a seat open it no more; the host's stays one without a seat."""
        of_seat = (KEYS.c.table_id == self.table_id, KEYS.c.seat == seat)
        await self._connection.execute(delete(KEYS).where(*of_seat, KEYS.c.host.is_(False)))
        await self._connection.execute(update(KEYS).where(*of_seat).values(seat=None))
        await self._connection.execute(
            delete(WEBHOOKS).where(WEBHOOKS.c.table_id == self.table_id, WEBHOOKS.c.seat == seat)
        )

    async def set_webhook(self, seat: int, hook: WebhookRow | None) -> None:
        await self._connection.execute(
            delete(WEBHOOKS).where(WEBHOOKS.c.table_id == self.table_id, WEBHOOKS.c.seat == seat)
        )
        if hook:
            await self._connection.execute(
                insert(WEBHOOKS).values(table_id=self.table_id, **hook._asdict())
            )

    async def put_record(self, table_id: str, record: str) -> None:
        await self._connection.execute(insert(RECORDS).values(table_id=table_id, record=record))


class Store:
    """A database with our schema. `writer` and `reader` may be the same engine.

    With a `lock` this process is the only one that uses the database.
    """

    def __init__(
        self, writer: AsyncEngine, reader: AsyncEngine, *, lock: FileLock | None = None
    ) -> None:
        self.writer = writer
        self.reader = reader
        self._lock = lock
        # SQLite has one writer; waiting here is fair and quick, its own waiting is neither.
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock() if lock else nullcontext()

    @property
    def one_process(self) -> bool:
        return self._lock is not None

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()
        if self._lock:
            self._lock.let_go()

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self.writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[Writing]:
        """A transaction: committed at the end of the block, undone by an exception."""
        async with self._begin() as connection:
            yield Writing(connection, table_id)

    async def _read(self, query: Select[Any]) -> Sequence[Any]:
        async with self.reader.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read(_table_query(table_id))
        return TableRow(*rows[0]) if rows else None

    async def entries_after(self, table_id: str, seq: int) -> list[StoredEntry]:
        return [StoredEntry(*row) for row in await self._read(_entries_query(table_id, seq))]

    async def heads(self, table_ids: Collection[str]) -> dict[str, int]:
        query = select(TABLES.c.id, TABLES.c.head).where(TABLES.c.id.in_(table_ids))
        return {row.id: row.head for row in await self._read(query)}

    async def key(self, key_hash: str) -> Key | None:
        query = select(KEYS.c.table_id, KEYS.c.seat, KEYS.c.host).where(KEYS.c.hash == key_hash)
        rows = await self._read(query)
        return Key(*rows[0]) if rows else None

    async def keys(self, hashes: Collection[str]) -> dict[str, Key]:
        query = select(KEYS.c.hash, KEYS.c.table_id, KEYS.c.seat, KEYS.c.host)
        rows = await self._read(query.where(KEYS.c.hash.in_(hashes)))
        return {key_hash: Key(*key) for key_hash, *key in rows}

    async def table_of_code(self, code: str) -> str | None:
        rows = await self._read(select(TABLES.c.id).where(TABLES.c.code == code))
        return rows[0][0] if rows else None

    async def infos(self, table_ids: Collection[str]) -> list[str]:
        rows = await self._read(select(TABLES.c.info).where(TABLES.c.id.in_(table_ids)))
        return [info for (info,) in rows]

    async def listed(self, status: str, game: str | None, most: int) -> list[str]:
        query = select(TABLES.c.info).where(TABLES.c.status == status, TABLES.c.listed.is_(True))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        rows = await self._read(query.order_by(TABLES.c.created.desc()).limit(most))
        return [info for (info,) in rows]

    async def webhooks(self, table_id: str) -> list[WebhookRow]:
        query = select(*_HOOK).where(WEBHOOKS.c.table_id == table_id)
        return [WebhookRow(*row) for row in await self._read(query)]

    async def record(self, table_id: str) -> str | None:
        rows = await self._read(select(RECORDS.c.record).where(RECORDS.c.table_id == table_id))
        return rows[0][0] if rows else None

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status)
        return {row.status: row.number for row in await self._read(query)}

    async def forget_open(self, before: int) -> int:
        """Remove tables that nobody came to; gives how many."""
        gone = delete(TABLES).where(TABLES.c.status == "open", TABLES.c.changed < before)
        async with self._begin() as connection:
            return int((await connection.execute(gone)).rowcount)

    # Leases: which process acts for the bots and clocks of a table.

    async def due(self, now: int, most: int = 100) -> list[str]:
        """Tables where somebody has to act and nobody is about to."""
        free = or_(TABLES.c.lease_until.is_(None), TABLES.c.lease_until < now)
        query = select(TABLES.c.id).where(TABLES.c.wake <= now, free)
        return [found for (found,) in await self._read(query.order_by(TABLES.c.wake).limit(most))]

    async def next_wake(self) -> int | None:
        rows = await self._read(select(func.min(TABLES.c.wake)))
        wake: int | None = rows[0][0]
        return wake

    async def claim(self, table_id: str, by: str, now: int, until: int) -> bool:
        """Take the lease of a table if it is free and something is due there."""
        free = or_(
            TABLES.c.lease_until.is_(None), TABLES.c.lease_until < now, TABLES.c.lease_by == by
        )
        wanted = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.wake <= now, free)
        async with self._begin() as connection:
            done = await connection.execute(wanted.values(lease_by=by, lease_until=until))
            return bool(done.rowcount == 1)

    async def renew(self, table_id: str, by: str, until: int) -> bool:
        mine = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.lease_by == by)
        async with self._begin() as connection:
            done = await connection.execute(mine.values(lease_until=until))
            return bool(done.rowcount == 1)

    async def release(self, by: str | None = None) -> None:
        """Give all leases of a process back; without a name, all there are."""
        held = TABLES.c.lease_by == by if by else TABLES.c.lease_by.is_not(None)
        async with self._begin() as connection:
            await connection.execute(
                update(TABLES).where(held).values(lease_by=None, lease_until=None)
            )

    async def release_one(self, table_id: str, by: str) -> None:
        held = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.lease_by == by)
        async with self._begin() as connection:
            await connection.execute(held.values(lease_by=None, lease_until=None))
