"""How processes tell each other that something happened. Only hints: the database has the truth.

A message is a short text; what is lost is found by looking again, which the hub does now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from hofnarr.server.background import Background

log = logging.getLogger(__name__)

CHANNEL = "hofnarr"
#: PostgreSQL refuses longer ones.
LONGEST_MESSAGE = 7_900

Listener = Callable[[str], None]


class Bus(Protocol):
    def listen(self, heard: Listener, lost: Callable[[], None]) -> None:
        """Call `heard` with every message of others, `lost` when some may have been missed."""

    def say(self, message: str) -> None: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Alone:
    """One process: there are no others."""

    def listen(self, heard: Listener, lost: Callable[[], None]) -> None:
        pass

    def say(self, message: str) -> None:
        pass

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY on two connections of their own, made anew whenever they are lost."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._heard: Listener = lambda _: None
        self._lost: Callable[[], None] = lambda: None
        self._outbox: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks = Background("bus")
        self._listening = asyncio.Event()

    def listen(self, heard: Listener, lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost

    def say(self, message: str) -> None:
        with suppress(asyncio.QueueFull):  # others find out by looking again
            self._outbox.put_nowait(message[:LONGEST_MESSAGE])

    async def start(self) -> None:
        self._tasks.start(self._keep(self._listen_once))
        self._tasks.start(self._keep(self._send_all))
        await self._listening.wait()

    async def stop(self) -> None:
        await self._tasks.stop()

    async def _keep(self, work: Callable[[Any], Any]) -> None:
        """Do the work on a connection, and again on a new one when that is lost."""
        import asyncpg  # type: ignore[import-untyped]

        pause = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self._dsn)
                try:
                    pause = 0.1
                    await work(connection)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("bus connection lost", extra={"reason": str(error)})
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)

    async def _listen_once(self, connection: Any) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, lambda *message: self._heard(str(message[3])))
        self._listening.set()
        self._lost()  # whatever was said while nobody listened
        await gone.wait()

    async def _send_all(self, connection: Any) -> None:
        while True:
            message = await self._outbox.get()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
