"""From a database address to a store that is ready: engine, locks, migrations."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from hofnarr.core.errors import BadInput
from hofnarr.core.extras import missing_extra
from hofnarr.server.storage.database import Database, PostgresDatabase, SqliteDatabase
from hofnarr.server.storage.locking import lock_file
from hofnarr.server.storage.migrating import migrate
from hofnarr.server.storage.sql_store import SqlStore
from hofnarr.server.storage.store import StoreTrouble

T = TypeVar("T")

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an acknowledged move survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
_READERS = 4


def database_url(address: str) -> URL:
    """The address as people write it, with the driver we use.

    >>> str(database_url("sqlite:///tables.sqlite"))
    'sqlite+pysqlite:///tables.sqlite'
    """
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadInput(
            "database: write its address as sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadInput("database: name a file, as sqlite:///tables.sqlite")
        return url.set(drivername="sqlite+pysqlite")
    if kind in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise missing_extra("host", "database: PostgreSQL")
        return url.set(drivername="postgresql+asyncpg")
    raise BadInput(f"database: {kind!r} is unknown, choose sqlite or postgresql")


async def open_store(address: str) -> SqlStore:
    """Raises BadInput where the database cannot be used."""
    url = database_url(address)
    database = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
    store = SqlStore(database)
    try:
        await database.write(migrate)
        if database.one_process:
            await store.release()  # left by a process that was killed
    except (DBAPIError, StoreTrouble, OSError) as error:
        await store.close()
        raise _unusable(url, error) from None
    return store


async def look_at(address: str, work: Callable[[Connection], T]) -> T:
    """Read everything as it is at one moment, beside a server that goes on; nothing is changed."""
    url = database_url(address)
    try:
        if url.get_backend_name() == "sqlite":
            return _look_at_file(url, work)
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(url, isolation_level="REPEATABLE READ")
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()
    except (DBAPIError, OSError) as error:
        raise _unusable(url, error) from None


def _look_at_file(url: URL, work: Callable[[Connection], T]) -> T:
    assert url.database is not None
    if not Path(url.database).is_file():
        raise BadInput(f"database: {url.database}: there is no such file")
    engine = _sqlite_engine(url, 1, "BEGIN")
    try:
        with engine.connect() as connection:
            return work(connection)
    finally:
        engine.dispose()


def _unusable(url: URL, error: Exception) -> BadInput:
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return BadInput(f"database: {url.render_as_string()} cannot be used: {reason}")


def _sqlite(url: URL) -> Database:
    assert url.database is not None
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = lock_file(path.with_name(path.name + ".lock"))
    except OSError as error:
        raise BadInput(f"database: {path}: {error.strerror or error}") from None
    if lock is None:
        raise BadInput(
            f"database: {path} is in use by another hofnarr serve; stop that one, or choose another"
            " database (several processes can share a postgresql:// one)"
        )
    writer = _sqlite_engine(url, 1, "BEGIN IMMEDIATE")
    reader = _sqlite_engine(url, _READERS, "BEGIN")
    return SqliteDatabase(writer, reader, _READERS, lock)


def _sqlite_engine(url: URL, connections: int, begin: str) -> Engine:
    """Transactions begin when we say so: a deferred one that writes later can fail half way."""
    engine = create_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres(url: URL) -> Database:
    from sqlalchemy.ext.asyncio import create_async_engine  # loads much that SQLite does not need

    return PostgresDatabase(
        create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
        )
    )
