"""What databases and the store of a device must keep to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from hofnarr.core.errors import BadInput
from hofnarr.device.store import DeviceStore
from hofnarr.server.storage import AlreadyThere, Key, Store, StoredEntry
from hofnarr.server.storage.migrating import configured, migrate, newest
from hofnarr.server.storage.opening import database_url, open_store
from hofnarr.server.storage.rows import NewTable, Standing
from hofnarr.server.storage.schema import METADATA
from hofnarr.server.storage.sql_store import SqlStore
from tests.device.journals import MemoryJournal
from tests.server.clients import SOON
from tests.server.databases import new_database

pytestmark = pytest.mark.anyio

TABLE = "aaaaaaaaaaaa"


@pytest.fixture
async def sql_store(database: str) -> AsyncIterator[SqlStore]:
    opened = await open_store(database)
    yield opened
    await opened.close()


Opening = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgresql", "device"])
async def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the same store, as often as it is called."""
    if request.param == "device":
        journal = MemoryJournal()

        async def on_device() -> Store:
            store = DeviceStore(journal)
            await store.open()
            return store

        return on_device
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    if request.param == "postgresql":
        address = await new_database(request.getfixturevalue("postgres"))
    return partial(open_store, address)


@pytest.fixture
async def store(opening: Opening) -> AsyncIterator[Store]:
    opened = await opening()
    yield opened
    await opened.close()


def standing(wake: int | None = None, status: str = "running", code: str | None = None) -> Standing:
    return Standing(status, code, "{}", wake)


async def put_table(
    store: Store, table: str = TABLE, wake: int | None = None, code: str | None = None
) -> None:
    async with store.writing(table) as writing:
        new = NewTable(table, "kabale", 1, True, "{}", "seed", "salt")
        writing.create(new, [], standing(wake, code=code))


def entry(seq: int, move_id: str | None = None) -> StoredEntry:
    return StoredEntry(seq, 10 + seq, move_id, f'{{"n":{seq}}}')


async def put(store: Store, *entries: StoredEntry, wake: int | None = None) -> None:
    async with store.writing(TABLE) as writing:
        writing.append(entries, standing(wake), decided=True)


async def test_what_went_wrong_is_logged_without_what_people_wrote(sql_store: SqlStore) -> None:
    """An exception of the database ends in the log."""
    statement = text("SELECT :words FROM nowhere")
    with pytest.raises(DBAPIError) as failed:
        await sql_store.database.write(lambda c: c.execute(statement, {"words": "very private"}))
    assert "nowhere" in str(failed.value)
    assert "private" not in str(failed.value)


async def test_migrations_lead_to_the_schema(sql_store: SqlStore) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    assert await sql_store.database.write(differences) == []


async def test_the_files_of_migrations_tell_which_is_the_newest(sql_store: SqlStore) -> None:
    """A database that has it is not migrated, an older one is."""

    def versions(connection: Connection) -> object:
        steps = ScriptDirectory.from_config(configured(connection))
        context = MigrationContext.configure(connection)
        return steps.get_heads(), context.get_current_revision()

    assert await sql_store.database.write(versions) == ([newest()], newest())
    await sql_store.database.write(lambda c: c.execute(text("DELETE FROM alembic_version")))
    with pytest.raises(DBAPIError, match="already exists"):
        await sql_store.database.write(migrate)


async def test_a_store_opened_again_has_everything(opening: Opening) -> None:
    first = await opening()
    await put_table(first)
    await put(first, entry(1))
    await first.close()
    second = await opening()
    assert await second.entries_after(TABLE, 0) == [entry(1)]
    row = await second.table(TABLE)
    assert row is not None
    assert (row.head, row.seed) == (1, "seed")
    await second.close()


async def test_entries_come_in_order_from_where_one_left_off(store: Store) -> None:
    await put_table(store)
    await put(store, entry(1), entry(2, "m"))
    await put(store, entry(3))
    assert [one.seq for one in await store.entries_after(TABLE, 1)] == [2, 3]
    assert await store.heads([TABLE, "bbbbbbbbbbbb"]) == {TABLE: 3}
    async with store.writing(TABLE) as writing:
        assert [one.seq for one in await writing.entries_after(2)] == [3]


async def test_no_entry_is_written_twice(store: Store) -> None:
    await put_table(store)
    await put(store, entry(1, "a move"))
    with pytest.raises(AlreadyThere):
        await put(store, entry(1))
    with pytest.raises(AlreadyThere):
        await put(store, entry(2, "a move"))
    await put(store, entry(2), entry(3))  # without a move there is nothing to be unique
    assert [one.seq for one in await store.entries_after(TABLE, 0)] == [1, 2, 3]


async def test_a_failed_transaction_leaves_nothing(store: Store) -> None:
    await put_table(store)

    async def fail() -> None:
        async with store.writing(TABLE) as writing:
            writing.append([entry(1)], standing(), decided=True)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert await store.entries_after(TABLE, 0) == []
    row = await store.table(TABLE)
    assert row is not None
    assert row.head == 0


async def test_writers_never_write_over_each_other(store: Store) -> None:
    """Everybody reads the head and writes the next entry; who is overtaken tries again."""
    await put_table(store)

    async def write_next() -> None:
        async with store.writing(TABLE) as writing:
            row = await writing.row()
            assert row is not None
            writing.append([entry(row.head + 1)], standing(), decided=True)

    async def insist() -> None:
        while True:
            with suppress(AlreadyThere):
                return await write_next()

    await asyncio.gather(*(insist() for _ in range(12)))
    assert [one.seq for one in await store.entries_after(TABLE, 0)] == list(range(1, 13))


async def test_one_process_gets_a_lease(store: Store) -> None:
    await put_table(store, wake=100)
    assert await store.due(99) == []
    assert await store.due(100) == [TABLE]
    assert not await store.claim(TABLE, "early", 99, 200)
    got = await asyncio.gather(*(store.claim(TABLE, f"worker {n}", 100, 200) for n in range(8)))
    assert got.count(True) == 1
    holder = f"worker {got.index(True)}"
    assert await store.due(150) == []
    assert await store.renew(TABLE, holder, 300)
    assert not await store.renew(TABLE, "somebody else", 300)
    assert not await store.claim(TABLE, "late", 250, 400)
    assert await store.claim(TABLE, "later", 301, 400)  # it ran out
    await store.release_one(TABLE, holder)  # not theirs any more
    assert await store.due(350) == []
    await store.release("later")
    assert await store.due(350) == [TABLE]


async def test_a_decision_ends_the_lease_and_talk_does_not(store: Store) -> None:
    await put_table(store, wake=100)
    assert await store.claim(TABLE, "a worker", 100, 10_000)
    async with store.writing(TABLE) as writing:
        writing.append([entry(1)], standing(100), decided=False)
    assert await store.due(200) == []
    await put(store, entry(2), wake=150)
    assert await store.due(200) == [TABLE]


async def test_codes_are_unique_while_they_live(store: Store) -> None:
    await put_table(store, code="ABCDEF")
    with pytest.raises(AlreadyThere):
        await put_table(store, "bbbbbbbbbbbb", code="ABCDEF")
    assert await store.table_of_code("ABCDEF") == TABLE
    await put(store, entry(1))
    assert await store.table_of_code("ABCDEF") is None
    await put_table(store, "bbbbbbbbbbbb", code="ABCDEF")


async def test_one_that_fails_takes_nobody_along(store: Store) -> None:
    """What is written at the same moment may be committed together; it still stands for itself."""
    names = [letter * 12 for letter in "abcdefgh"]
    codes = ["ONE", "TWO", "SAME", "SAME", "THREE", "FOUR", "FIVE", "SIX"]
    outcomes = await asyncio.gather(
        *(put_table(store, name, code=code) for name, code in zip(names, codes, strict=True)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes].count(AlreadyThere) == 1
    assert outcomes.count(None) == 7
    assert await store.counts() == {"running": 7}
    for name, outcome in zip(names, outcomes, strict=True):
        assert (await store.table(name) is None) == isinstance(outcome, AlreadyThere)


async def test_keys_open_seats(store: Store) -> None:
    await put_table(store)
    async with store.writing(TABLE) as writing:
        writing.add_key("h0", Key(TABLE, 0, True))
        writing.add_key("h1", Key(TABLE, 1, False))
    assert await store.key("h1") == Key(TABLE, 1, False)
    assert set(await store.keys(["h0", "h1", "h2"])) == {"h0", "h1"}
    async with store.writing(TABLE) as writing:
        writing.free_seat(0)
        writing.free_seat(1)
    assert await store.key("h0") == Key(TABLE, None, True)  # a host stays one
    assert await store.key("h1") is None


async def test_sqlite_is_set_up_to_lose_nothing(sqlite: str) -> None:
    store = await open_store(sqlite)
    for name, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
        assert await store.database.write(partial(pragma, name)) == value
    await store.close()


def pragma(name: str, connection: Connection) -> object:
    return connection.execute(text(f"PRAGMA {name}")).scalar()


async def test_whoever_writes_after_the_end_is_refused_and_does_not_wait(sqlite: str) -> None:
    store = await open_store(sqlite)
    await store.close()
    writing = [asyncio.create_task(store.release(worker)) for worker in ("one", "two")]
    done, waiting = await asyncio.wait(writing, timeout=SOON)
    assert not waiting
    assert all(isinstance(task.exception(), RuntimeError) for task in done)


async def test_a_sqlite_file_has_one_server(sqlite: str) -> None:
    first = await open_store(sqlite)
    with pytest.raises(BadInput, match="in use by another hofnarr serve"):
        await open_store(sqlite)
    await first.close()
    second = await open_store(sqlite)
    await second.close()


@pytest.mark.parametrize(
    "address", ["tables.sqlite", "sqlite://", "sqlite:///:memory:", "mysql://host/name", ""]
)
async def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(BadInput, match="database: "):
        database_url(address)


async def test_a_database_that_does_not_answer(tmp_path: object) -> None:
    with pytest.raises(BadInput, match=r"cannot be used: ") as refused:
        await open_store(f"postgresql://user:geheim@/name?host={tmp_path}")
    assert "geheim" not in str(refused.value)
    with pytest.raises(BadInput, match="database: "):
        await open_store("sqlite:////proc/nowhere/tables.sqlite")
