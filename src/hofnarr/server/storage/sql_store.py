"""The store on a database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Delete,
    Executable,
    Select,
    Update,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as SqlTimeout

from hofnarr.server.protocol.operator import Ban
from hofnarr.server.storage.database import Database, Rows, Transaction
from hofnarr.server.storage.rows import (
    Key,
    NewTable,
    Standing,
    StoredEntry,
    TableRow,
    WebhookRow,
)
from hofnarr.server.storage.schema import BANS, ENTRIES, KEYS, RECORDS, TABLES, WEBHOOKS
from hofnarr.server.storage.store import AlreadyThere, StoreTrouble

_ROW = [TABLES.c[name] for name in TableRow._fields]
_ENTRY = [ENTRIES.c[name] for name in StoredEntry._fields]
_HOOK = [WEBHOOKS.c[name] for name in WebhookRow._fields]


#: What changes in the row of a table with every entry; without and with the end of a lease.
_GONE_ON = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("head", "changed", *Standing._fields)})
)
_DECIDED = _GONE_ON.values(lease_by=None, lease_until=None)


def _table_query(table_id: str) -> Select[Any]:
    return select(*_ROW).where(TABLES.c.id == table_id)


def _entries_query(table_id: str, after: int) -> Select[Any]:
    return (
        select(*_ENTRY)
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after)
        .order_by(ENTRIES.c.seq)
    )


def _named(person: str) -> str:
    """How a name stands in the JSON of a table.

    >>> _named('Ada "the Great"')
    '"name":"Ada \\\\"the Great\\\\""'
    """
    return f'"name":{msgspec.json.encode(person).decode()}'


def _key_query(key_hash: str) -> Select[Any]:
    return select(KEYS.c.table_id, KEYS.c.seat, KEYS.c.host).where(KEYS.c.hash == key_hash)


@contextmanager
def _translated() -> Iterator[None]:
    """What a database complains of, in the words of every store."""
    try:
        yield
    except IntegrityError as error:
        raise AlreadyThere(str(error.orig)) from error
    except (DBAPIError, SqlTimeout) as error:
        raise StoreTrouble(str(getattr(error, "orig", None) or error)) from error


class SqlWriting:
    """Fulfils `store.Writing`."""

    def __init__(self, transaction: Transaction, table_id: str) -> None:
        self._transaction = transaction
        self.table_id = table_id

    async def row(self) -> TableRow | None:
        rows = await self._transaction.read(_table_query(self.table_id).with_for_update())
        return TableRow(*rows[0]) if rows else None

    async def entries_after(self, seq: int) -> list[StoredEntry]:
        rows = await self._transaction.read(_entries_query(self.table_id, seq))
        return [StoredEntry(*row) for row in rows]

    async def key(self, key_hash: str) -> Key | None:
        rows = await self._transaction.read(_key_query(key_hash))
        return Key(*rows[0]) if rows else None

    def _execute(self, statement: Executable, rows: list[dict[str, Any]] | None = None) -> None:
        self._transaction.later(lambda connection: connection.execute(statement, rows))

    def append(self, entries: Sequence[StoredEntry], standing: Standing, *, decided: bool) -> None:
        self._put_entries(self.table_id, entries)
        last = entries[-1]
        values = {"of": self.table_id, "head": last.seq, "changed": last.at, **standing._asdict()}
        self._execute(_DECIDED if decided else _GONE_ON, [values])

    def create(self, new: NewTable, entries: Sequence[StoredEntry], standing: Standing) -> None:
        self._execute(
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
        self._put_entries(new.id, entries)

    def _put_entries(self, table_id: str, entries: Sequence[StoredEntry]) -> None:
        if entries:
            rows = [{"table_id": table_id, **entry._asdict()} for entry in entries]
            self._execute(insert(ENTRIES), rows)

    def add_key(self, key_hash: str, key: Key) -> None:
        self._execute(insert(KEYS).values(hash=key_hash, **key._asdict()))

    def free_seat(self, seat: int) -> None:
        of_seat = (KEYS.c.table_id == self.table_id, KEYS.c.seat == seat)
        self._execute(delete(KEYS).where(*of_seat, KEYS.c.host.is_(False)))
        self._execute(update(KEYS).where(*of_seat).values(seat=None))
        self.set_webhook(seat, None)

    def set_webhook(self, seat: int, hook: WebhookRow | None) -> None:
        of_seat = (WEBHOOKS.c.table_id == self.table_id, WEBHOOKS.c.seat == seat)
        self._execute(delete(WEBHOOKS).where(*of_seat))
        if hook:
            self._execute(insert(WEBHOOKS).values(table_id=self.table_id, **hook._asdict()))

    def remove(self) -> None:
        self._execute(delete(TABLES).where(TABLES.c.id == self.table_id))

    def rewrite(self, settings: str, info: str, entries: Sequence[StoredEntry]) -> None:
        """In place of what was written; the numbers and times of the entries stay."""
        here = update(TABLES).where(TABLES.c.id == self.table_id)
        self._execute(here.values(settings=settings, info=info))
        for entry in entries:
            of = (ENTRIES.c.table_id == self.table_id, ENTRIES.c.seq == entry.seq)
            self._execute(update(ENTRIES).where(*of).values(fact=entry.fact))

    def forget_seat(self, seat: int | None) -> None:
        """Nothing opens it any more, and nobody is called for it; None: a host who only watches."""
        self._execute(delete(KEYS).where(KEYS.c.table_id == self.table_id, KEYS.c.seat == seat))
        if seat is not None:
            self.set_webhook(seat, None)

    async def record(self) -> str | None:
        query = select(RECORDS.c.record).where(RECORDS.c.table_id == self.table_id)
        rows = await self._transaction.read(query)
        return rows[0][0] if rows else None

    def replace_record(self, record: str) -> None:
        here = update(RECORDS).where(RECORDS.c.table_id == self.table_id)
        self._execute(here.values(record=record))

    def put_record(self, table_id: str, record: str) -> None:
        self._execute(insert(RECORDS).values(table_id=table_id, record=record))


class SqlStore:
    """A database with our schema; fulfils `store.Store`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def one_process(self) -> bool:
        return self.database.one_process

    async def close(self) -> None:
        await self.database.close()

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[SqlWriting]:
        with _translated():
            async with self.database.transaction() as transaction:
                yield SqlWriting(transaction, table_id)

    async def _read(self, query: Select[Any]) -> Rows:
        with _translated():
            return await self.database.read(query)

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read(_table_query(table_id))
        return TableRow(*rows[0]) if rows else None

    async def entries_after(self, table_id: str, seq: int) -> list[StoredEntry]:
        return [StoredEntry(*row) for row in await self._read(_entries_query(table_id, seq))]

    async def heads(self, table_ids: Collection[str]) -> dict[str, int]:
        query = select(TABLES.c.id, TABLES.c.head).where(TABLES.c.id.in_(table_ids))
        return {row.id: row.head for row in await self._read(query)}

    async def key(self, key_hash: str) -> Key | None:
        rows = await self._read(_key_query(key_hash))
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

    async def found(self, status: str | None, person: str | None, most: int) -> list[str]:
        """Listed or not, the last changed first; with `person`, where somebody has that name."""
        query = select(TABLES.c.info)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        if person is not None:
            query = query.where(TABLES.c.info.contains(_named(person), autoescape=True))
        rows = await self._read(query.order_by(TABLES.c.changed.desc()).limit(most))
        return [info for (info,) in rows]

    async def tables_of(self, person: str) -> list[str]:
        """Where anybody of this name ever sat, hosted or talked. Looks at everything there is."""
        named = _named(person)
        hosted = f'"host_name":{msgspec.json.encode(person).decode()}'
        told = select(ENTRIES.c.table_id).where(ENTRIES.c.fact.contains(named, autoescape=True))
        queries = (
            told.distinct(),
            select(TABLES.c.id).where(TABLES.c.info.contains(named, autoescape=True)),
            select(TABLES.c.id).where(TABLES.c.settings.contains(hosted, autoescape=True)),
        )
        return sorted({found for query in queries for (found,) in await self._read(query)})

    async def size(self) -> int:
        """Of the whole database, in bytes."""
        rows = await self._read(self.database.size_query)
        return int(rows[0][0])

    async def webhooks(self, table_id: str) -> list[WebhookRow]:
        query = select(*_HOOK).where(WEBHOOKS.c.table_id == table_id)
        return [WebhookRow(*row) for row in await self._read(query)]

    async def record(self, table_id: str) -> str | None:
        rows = await self._read(select(RECORDS.c.record).where(RECORDS.c.table_id == table_id))
        return rows[0][0] if rows else None

    async def counts(self) -> dict[str, int]:
        query = select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status)
        return {row.status: row.number for row in await self._read(query)}

    async def untouched(self, statuses: Collection[str], before: int, most: int = 100) -> list[str]:
        old = select(TABLES.c.id).where(TABLES.c.status.in_(statuses), TABLES.c.changed < before)
        return [found for (found,) in await self._read(old.order_by(TABLES.c.changed).limit(most))]

    async def bans(self, now: int) -> list[Ban]:
        """Those that last."""
        lasting = or_(BANS.c.until.is_(None), BANS.c.until > now)
        query = select(BANS).where(lasting).order_by(BANS.c.since.desc())
        return [Ban(**row._mapping) for row in await self._read(query)]

    async def put_ban(self, ban: Ban) -> None:
        """In place of one of the same network."""

        def work(connection: Connection) -> None:
            connection.execute(delete(BANS).where(BANS.c.network == ban.network))
            connection.execute(insert(BANS).values(msgspec.structs.asdict(ban)))

        await self.database.write(work)

    async def lift_ban(self, network: str) -> bool:
        return await self._change(delete(BANS).where(BANS.c.network == network)) == 1

    async def due(self, now: int, most: int = 100) -> list[str]:
        free = or_(TABLES.c.lease_until.is_(None), TABLES.c.lease_until < now)
        query = select(TABLES.c.id).where(TABLES.c.wake <= now, free)
        return [found for (found,) in await self._read(query.order_by(TABLES.c.wake).limit(most))]

    async def claim(self, table_id: str, by: str, now: int, until: int) -> bool:
        free = or_(
            TABLES.c.lease_until.is_(None), TABLES.c.lease_until < now, TABLES.c.lease_by == by
        )
        wanted = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.wake <= now, free)
        return await self._change(wanted.values(lease_by=by, lease_until=until)) == 1

    async def renew(self, table_id: str, by: str, until: int) -> bool:
        held = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.lease_by == by)
        return await self._change(held.values(lease_until=until)) == 1

    async def release(self, by: str | None = None) -> None:
        held = TABLES.c.lease_by == by if by else TABLES.c.lease_by.is_not(None)
        await self._change(update(TABLES).where(held).values(lease_by=None, lease_until=None))

    async def release_one(self, table_id: str, by: str) -> None:
        held = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.lease_by == by)
        await self._change(held.values(lease_by=None, lease_until=None))

    async def _change(self, statement: Update | Delete) -> int:
        """One statement as a transaction; gives how many rows it met."""
        with _translated():
            return await self.database.write(lambda c: int(c.execute(statement).rowcount))
