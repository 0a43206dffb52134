"""The store of a device: tables and keys in memory, everything in the journal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from operator import attrgetter

import msgspec

from hofnarr.device.journal import Address, Change, Drawer, Journal
from hofnarr.server.http.errors import damaged
from hofnarr.server.protocol.operator import Ban
from hofnarr.server.storage.rows import (
    Key,
    NewTable,
    Standing,
    StoredEntry,
    TableRow,
    WebhookRow,
)
from hofnarr.server.storage.store import AlreadyThere, StoreTrouble

log = logging.getLogger(__name__)

_encode = msgspec.json.encode


class Lease(msgspec.Struct):
    by: str | None = None
    until: int = 0

    def is_free(self, now: int, by: str | None = None) -> bool:
        return self.by is None or self.until < now or self.by == by


class Table(msgspec.Struct, kw_only=True):
    """A row: what never changes, and what follows from the entries."""

    id: str
    game: str
    created: int
    listed: bool
    settings: str
    seed: str
    salt: str
    head: int
    changed: int
    status: str
    code: str | None
    info: str
    wake: int | None
    next_table: str | None

    def row(self) -> TableRow:
        return TableRow(*(getattr(self, name) for name in TableRow._fields))


class DeviceWriting:
    """Fulfils `store.Writing`. What is to be written is checked and gathered at the end."""

    def __init__(self, store: DeviceStore, table_id: str) -> None:
        self.table_id = table_id
        self._store = store
        self._works: list[Callable[[Draft], None]] = []

    async def row(self) -> TableRow | None:
        return await self._store.table(self.table_id)

    async def entries_after(self, seq: int) -> list[StoredEntry]:
        return await self._store.entries_after(self.table_id, seq)

    async def key(self, key_hash: str) -> Key | None:
        return await self._store.key(key_hash)

    def append(self, entries: Sequence[StoredEntry], standing: Standing, *, decided: bool) -> None:
        self._works.append(lambda draft: draft.append(self.table_id, entries, standing, decided))

    def create(self, new: NewTable, entries: Sequence[StoredEntry], standing: Standing) -> None:
        self._works.append(lambda draft: draft.create(new, entries, standing))

    def add_key(self, key_hash: str, key: Key) -> None:
        self._works.append(lambda draft: draft.add_key(key_hash, key))

    def free_seat(self, seat: int) -> None:
        self._works.append(lambda draft: draft.free_seat(self.table_id, seat))

    def set_webhook(self, seat: int, hook: WebhookRow | None) -> None:
        """A device calls nobody."""

    def remove(self) -> None:
        self._works.append(lambda draft: draft.remove(self.table_id))

    # A device has no operator: its only person removes what they like.

    def rewrite(self, settings: str, info: str, entries: Sequence[StoredEntry]) -> None:
        raise StoreTrouble("a device has no operator")

    def forget_seat(self, seat: int | None) -> None:
        raise StoreTrouble("a device has no operator")

    async def record(self) -> str | None:
        return await self._store.record(self.table_id)

    def replace_record(self, record: str) -> None:
        self._works.append(lambda draft: draft.put("records", self.table_id, record))

    def put_record(self, table_id: str, record: str) -> None:
        self._works.append(lambda draft: draft.put("records", table_id, record))

    def finish(self, draft: Draft) -> None:
        for work in self._works:
            work(draft)


class Draft:
    """What a transaction changes, beside a store that still is as it was."""

    def __init__(self, store: DeviceStore) -> None:
        self._store = store
        self.tables: dict[str, Table] = {}
        self.keys: dict[str, Key | None] = {}
        self.entries: dict[str, list[StoredEntry]] = {}
        self.decided: set[str] = set()
        self.removed: set[str] = set()
        self.changes: list[Change] = []

    def put(self, drawer: Drawer, address: Address, text: str | None) -> None:
        self.changes.append(Change(drawer, address, text))

    def create(self, new: NewTable, entries: Sequence[StoredEntry], standing: Standing) -> None:
        if new.id in self._store.tables:
            raise AlreadyThere(f"table {new.id}")
        table = Table(
            **new._asdict(),
            head=entries[-1].seq if entries else 0,
            changed=new.created,
            **standing._asdict(),
        )
        self._put_table(table)
        self._put_entries(new.id, entries)

    def append(
        self, table_id: str, entries: Sequence[StoredEntry], standing: Standing, decided: bool
    ) -> None:
        last = entries[-1]
        values = {"head": last.seq, "changed": last.at, **standing._asdict()}
        before = self.tables.get(table_id) or self._store.tables[table_id]
        self._put_entries(table_id, entries)
        self._put_table(msgspec.structs.replace(before, **values))
        if decided:
            self.decided.add(table_id)

    def add_key(self, key_hash: str, key: Key) -> None:
        if key_hash in self._store.keys_by_hash:
            raise AlreadyThere("key")
        self._put_key(key_hash, key)

    def free_seat(self, table_id: str, seat: int) -> None:
        for key_hash, key in self._store.keys_by_hash.items():
            if key.table_id == table_id and key.seat == seat:
                self._put_key(key_hash, key._replace(seat=None) if key.host else None)

    def remove(self, table_id: str) -> None:
        self.removed.add(table_id)
        for seq in range(1, self._store.tables[table_id].head + 1):
            self.put("entries", (table_id, seq), None)
        for key_hash, key in self._store.keys_by_hash.items():
            if key.table_id == table_id:
                self._put_key(key_hash, None)
        self.put("records", table_id, None)
        self.put("tables", table_id, None)

    def _put_table(self, table: Table) -> None:
        for other in self._store.tables.values():
            if table.code is not None and other.code == table.code and other.id != table.id:
                raise AlreadyThere(f"code {table.code}")
        self.tables[table.id] = table
        self.put("tables", table.id, _encode(table).decode())

    def _put_entries(self, table_id: str, entries: Sequence[StoredEntry]) -> None:
        before = [*self._store.entries.get(table_id, ()), *self.entries.get(table_id, ())]
        numbers = {entry.seq for entry in before}
        moves = {entry.move_id for entry in before if entry.move_id is not None}
        for entry in entries:
            if entry.seq in numbers or entry.move_id in moves:
                raise AlreadyThere(f"entry {entry.seq}")
            self.entries.setdefault(table_id, []).append(entry)
            self.put("entries", (table_id, entry.seq), _encode(entry).decode())

    def _put_key(self, key_hash: str, key: Key | None) -> None:
        self.keys[key_hash] = key
        self.put("keys", key_hash, None if key is None else _encode(key).decode())


class DeviceStore:
    """Fulfils `store.Store`. One worker of one page has it: nobody else can change anything."""

    one_process = True

    def __init__(self, journal: Journal, check_info: Callable[[str], object] = bool) -> None:
        """`check_info` raises ValueError where what is shown of a table is damaged."""
        self.journal = journal
        self._check_info = check_info
        self.tables: dict[str, Table] = {}
        self.keys_by_hash: dict[str, Key] = {}
        #: Of the tables that were looked at.
        self.entries: dict[str, list[StoredEntry]] = {}
        #: What could not be read; it is left as it lies.
        self.damaged: set[str] = set()
        self._leases: dict[str, Lease] = {}
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """Read what lies there. Whatever is damaged is left out, and the rest goes on."""
        for table_id, text in await self.journal.all("tables"):
            try:
                table = msgspec.json.decode(text, type=Table)
                self._check_info(table.info)
            except (msgspec.DecodeError, ValueError):
                log.exception("a saved table is damaged", extra={"table": table_id})
                self.damaged.add(table_id)
                continue
            self.tables[table_id] = table
        for key_hash, text in await self.journal.all("keys"):
            try:
                self.keys_by_hash[key_hash] = msgspec.json.decode(text, type=Key)
            except (msgspec.DecodeError, ValueError):
                log.exception("a saved key is damaged")

    async def close(self) -> None:
        """The journal belongs to whoever opened it."""

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[DeviceWriting]:
        writing = DeviceWriting(self, table_id)
        yield writing
        # To its end, even if nobody waits any more: memory and journal say the same.
        await asyncio.shield(self._finish(writing))

    async def _finish(self, writing: DeviceWriting) -> None:
        async with self._lock:
            await self._read_entries(writing.table_id)
            draft = Draft(self)
            writing.finish(draft)
            if draft.changes:
                await self._commit(draft)

    async def _commit(self, draft: Draft) -> None:
        try:
            await self.journal.write(draft.changes)
        except OSError as error:
            raise StoreTrouble(str(error)) from error
        self.tables |= draft.tables
        for table_id, entries in draft.entries.items():
            self.entries.setdefault(table_id, []).extend(entries)
        for key_hash, key in draft.keys.items():
            if key is None:
                del self.keys_by_hash[key_hash]
            else:
                self.keys_by_hash[key_hash] = key
        for table_id in draft.decided | draft.removed:
            self._leases.pop(table_id, None)
        for table_id in draft.removed:
            del self.tables[table_id]
            self.entries.pop(table_id, None)

    async def _read_entries(self, table_id: str) -> list[StoredEntry]:
        if table_id in self.damaged:
            raise damaged()
        if table_id not in self.tables:
            return []
        if table_id not in self.entries:
            try:
                read = [_checked(seq, text) for seq, text in await self.journal.entries(table_id)]
            except OSError as error:
                raise StoreTrouble(str(error)) from error
            except (msgspec.DecodeError, ValueError):
                read = []
            numbers = [entry.seq for entry in read]
            if numbers != list(range(1, self.tables[table_id].head + 1)):
                self.damaged.add(table_id)
                log.error("a saved game is damaged", extra={"table": table_id})
                raise damaged()
            self.entries.setdefault(table_id, read)
        return self.entries[table_id]

    async def table(self, table_id: str) -> TableRow | None:
        if table_id in self.damaged:
            raise damaged()
        table = self.tables.get(table_id)
        return table.row() if table else None

    async def entries_after(self, table_id: str, seq: int) -> list[StoredEntry]:
        return [entry for entry in await self._read_entries(table_id) if entry.seq > seq]

    async def heads(self, table_ids: Collection[str]) -> dict[str, int]:
        return {name: self.tables[name].head for name in table_ids if name in self.tables}

    async def key(self, key_hash: str) -> Key | None:
        return self.keys_by_hash.get(key_hash)

    async def keys(self, hashes: Collection[str]) -> dict[str, Key]:
        return {each: self.keys_by_hash[each] for each in hashes if each in self.keys_by_hash}

    async def table_of_code(self, code: str) -> str | None:
        return next((table.id for table in self.tables.values() if table.code == code), None)

    async def infos(self, table_ids: Collection[str]) -> list[str]:
        return [self.tables[name].info for name in table_ids if name in self.tables]

    async def listed(self, status: str, game: str | None, most: int) -> list[str]:
        found = [
            table
            for table in self.tables.values()
            if table.listed and table.status == status and game in (None, table.game)
        ]
        found.sort(key=attrgetter("created"), reverse=True)
        return [table.info for table in found[:most]]

    async def found(self, status: str | None, person: str | None, most: int) -> list[str]:
        rows = sorted(self.tables.values(), key=attrgetter("changed"), reverse=True)
        infos = [table.info for table in rows if status in (None, table.status)]
        name = None if person is None else f'"name":{_encode(person).decode()}'
        return [info for info in infos if name is None or name in info][:most]

    async def tables_of(self, person: str) -> list[str]:
        raise StoreTrouble("a device has no operator")

    async def size(self) -> int:
        return sum(len(_encode(table)) for table in self.tables.values())

    # Nobody else comes to a device, so nobody is kept out.

    async def bans(self, now: int) -> list[Ban]:
        return []

    async def put_ban(self, ban: Ban) -> None:
        raise StoreTrouble("a device keeps nobody out")

    async def lift_ban(self, network: str) -> bool:
        return False

    async def webhooks(self, table_id: str) -> list[WebhookRow]:
        return []

    async def record(self, table_id: str) -> str | None:
        try:
            return await self.journal.record(table_id)
        except OSError as error:
            raise StoreTrouble(str(error)) from error

    async def counts(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for table in self.tables.values():
            found[table.status] = found.get(table.status, 0) + 1
        return found

    async def untouched(self, statuses: Collection[str], before: int, most: int = 100) -> list[str]:
        old = [
            table
            for table in self.tables.values()
            if table.status in statuses and table.changed < before
        ]
        old.sort(key=attrgetter("changed"))
        return [table.id for table in old[:most]]

    # Leases end with the worker: they are not written down.

    async def due(self, now: int, most: int = 100) -> list[str]:
        found = [
            (table.wake, table.id)
            for table in self.tables.values()
            if table.wake is not None and table.wake <= now and self._lease(table.id).is_free(now)
            if table.id not in self.damaged
        ]
        return [table_id for _, table_id in sorted(found)[:most]]

    async def claim(self, table_id: str, by: str, now: int, until: int) -> bool:
        table = self.tables.get(table_id)
        if table is None or table.wake is None or table.wake > now:
            return False
        if not self._lease(table_id).is_free(now, by):
            return False
        self._leases[table_id] = Lease(by, until)
        return True

    async def renew(self, table_id: str, by: str, until: int) -> bool:
        lease = self._lease(table_id)
        if lease.by != by:
            return False
        lease.until = until
        return True

    async def release(self, by: str | None = None) -> None:
        for table_id, lease in list(self._leases.items()):
            if by in (None, lease.by):
                del self._leases[table_id]

    async def release_one(self, table_id: str, by: str) -> None:
        if self._lease(table_id).by == by:
            del self._leases[table_id]

    def _lease(self, table_id: str) -> Lease:
        return self._leases.get(table_id) or Lease()


def _checked(seq: int, text: str) -> StoredEntry:
    entry = msgspec.json.decode(text, type=StoredEntry)
    if entry.seq != seq:
        raise ValueError(seq)
    return entry
