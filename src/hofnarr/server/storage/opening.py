"""From a database address to a store that is ready: engine, locks, migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hofnarr.core.errors import BadInput
from hofnarr.server.storage.locking import lock_file
from hofnarr.server.storage.migrating import migrate
from hofnarr.server.storage.store import Store

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
    'sqlite+aiosqlite:///tables.sqlite'
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
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadInput(f"database: {kind!r} is unknown, choose sqlite or postgresql")


async def open_store(address: str) -> Store:
    """Raises BadInput where the database cannot be used."""
    url = database_url(address)
    store = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
    try:
        async with store.writer.begin() as connection:
            await connection.run_sync(migrate)
        if store.one_process:
            await store.release()  # left by a process that was killed
    except (DBAPIError, OSError) as error:
        await store.close()
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadInput(f"database: {url.render_as_string()} cannot be used: {reason}") from None
    return store


def _sqlite(url: URL) -> Store:
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
    writer = create_async_engine(url, pool_size=1, max_overflow=0)
    reader = create_async_engine(url, pool_size=_READERS, max_overflow=0)
    for engine, begin in ((writer, "BEGIN IMMEDIATE"), (reader, "BEGIN")):
        _prepare_sqlite(engine.sync_engine, begin)
    return Store(writer, reader, lock=lock)


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    """Transactions begin when we say so: a deferred one that writes later can fail half way."""

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


def _postgres(url: URL) -> Store:
    engine: AsyncEngine = create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, isolation_level="READ COMMITTED"
    )
    return Store(engine, engine)
