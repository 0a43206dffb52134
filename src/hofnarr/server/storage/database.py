"""How the two databases are reached. Work on them is a plain function of a connection.

SQLite is called from threads of its own, a whole transaction at a time: going back and forth for
each statement costs more than the statements. PostgreSQL is called through asyncpg.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, Select, func, select, text

from hofnarr.server.storage.locking import FileLock

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]
Rows = Sequence[Any]


class Transaction(Protocol):
    async def read(self, query: Select[Any]) -> Rows: ...

    def later(self, work: Work[object]) -> None:
        """Do this at the end, together with all else that was put off until then."""


class Database(Protocol):
    #: Whether this process is the only one that uses it.
    one_process: bool
    #: Asks for the bytes that all of it takes.
    size_query: Select[Any]

    async def read(self, query: Select[Any]) -> Rows: ...

    async def write(self, work: Work[T]) -> T:
        """One transaction."""

    def transaction(self) -> Any:
        """An asynchronous context: committed at its end, undone by an exception."""

    async def close(self) -> None: ...


def _rows(connection: Connection, query: Select[Any]) -> Rows:
    rows: Rows = connection.execute(query).all()
    return rows


def _attempt(work: Work[T], connection: Connection, *, alone: bool) -> T | Exception:
    if alone:
        return work(connection)
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        return error


class SqliteDatabase:
    """One thread writes, so that writers wait fairly; some others read.

    Whatever comes while a commit is under way is committed together next: syncing the disk takes as
    long for many as for one.
    """

    one_process = True
    size_query = select(text("page_count * page_size")).select_from(
        text("pragma_page_count(), pragma_page_size()")
    )

    def __init__(self, writer: Engine, reader: Engine, readers: int, lock: FileLock) -> None:
        self.engine = writer
        self._reader = reader
        self._lock = lock
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(readers, "reader")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    async def read(self, query: Select[Any]) -> Rows:
        def work() -> Rows:
            with self._reader.connect() as connection:
                return _rows(connection, query)

        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    async def write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])  # it cannot be stopped, so nobody may read before its end
            raise

    async def _commit_all(self) -> None:
        """Until nothing waits any more. Whoever waits gets an answer, whatever happens."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            taken, self._waiting = self._waiting, []
            works = [work for work, _ in taken]
            try:
                outcomes = await loop.run_in_executor(self._writing, self._commit, works)
            except RuntimeError as closed:
                outcomes = [closed] * len(works)
            for (_, done), outcome in zip(taken, outcomes, strict=True):
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._committing = None

    def _commit(self, works: Sequence[Work[Any]]) -> list[Any]:
        """One transaction; gives what each work did, or the exception that undid it alone."""
        alone = len(works) == 1
        try:
            with self.engine.begin() as connection:
                return [_attempt(work, connection, alone=alone) for work in works]
        except Exception as error:  # the commit itself failed, or the only work
            return [error] * len(works)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[_SqliteTransaction]:
        begun = _SqliteTransaction(self)
        yield begun
        await self.write(begun.finish)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for threads, engine in ((self._writing, self.engine), (self._reading, self._reader)):
            threads.shutdown()
            engine.dispose()
        self._lock.let_go()


class _SqliteTransaction:
    """Nobody else writes, so what is read beforehand still holds at the end."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database
        self._works: list[Work[object]] = []

    async def read(self, query: Select[Any]) -> Rows:
        return await self._database.read(query)

    def later(self, work: Work[object]) -> None:
        self._works.append(work)

    def finish(self, connection: Connection) -> None:
        for work in self._works:
            work(connection)


class PostgresDatabase:
    one_process = False
    size_query = select(func.pg_database_size(func.current_database()))

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, query: Select[Any]) -> Rows:
        async with self.engine.connect() as connection:
            return await connection.run_sync(_rows, query)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[_PostgresTransaction]:
        async with self.engine.begin() as connection:
            begun = _PostgresTransaction(connection)
            yield begun
            await begun.finish()

    async def close(self) -> None:
        await self.engine.dispose()


class _PostgresTransaction:
    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._works: list[Work[object]] = []

    async def read(self, query: Select[Any]) -> Rows:
        return await self._connection.run_sync(_rows, query)

    def later(self, work: Work[object]) -> None:
        self._works.append(work)

    async def finish(self) -> None:
        for work in self._works:
            await self._connection.run_sync(work)
