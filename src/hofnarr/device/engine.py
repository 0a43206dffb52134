"""The whole engine: the server's application on the store of a device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec

from hofnarr.device.bridge import Answer, Socket, answered
from hofnarr.device.helping import WorkerHelper
from hofnarr.device.store import DeviceStore
from hofnarr.server.app import assembled
from hofnarr.server.http.errors import refuse
from hofnarr.server.live.bus import Alone
from hofnarr.server.live.presence import Presence
from hofnarr.server.protocol.info import TableInfo
from hofnarr.server.services import Means, Services
from hofnarr.server.settings import ServerSettings
from hofnarr.server.tables.all_tables import Tables


def check_info(text: str) -> None:
    """What is kept to be shown of a table; ValueError where it makes no sense."""
    if text:
        msgspec.json.decode(text, type=TableInfo)


class Nobody:
    """Fulfils `services.Outside`: a device calls no other servers."""

    def __init__(self, _: Tables, __: Presence) -> None:
        pass

    async def check(self, url: str) -> None:
        refuse("not_allowed", "url: a table on this device calls no address", "url")

    async def stop(self) -> None:
        pass


class Engine:
    def __init__(self, store: DeviceStore, helper: WorkerHelper, settings: ServerSettings) -> None:
        self._store = store
        self._helper = helper
        self._settings = settings
        self._app = assembled(self._opened, (), None)
        self._under_way: dict[int, asyncio.Task[Answer]] = {}
        self._sockets: dict[int, Socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._life = AsyncExitStack()

    async def _opened(self) -> Services:
        means = Means(Alone(), self._helper, self._helper, Nobody)
        services = Services(self._settings, self._store, means)
        await services.start()
        return services

    @property
    def services(self) -> Services:
        services: Services = self._app.state.services
        return services

    async def start(self) -> None:
        await self._store.open()
        await self._life.enter_async_context(self._app.router.lifespan_context(self._app))

    async def stop(self) -> None:
        for socket in self._sockets.values():
            socket.close()
        await self._life.aclose()

    async def request(
        self, number: int, method: str, path: str, headers: dict[str, str], body: str | None
    ) -> Answer | None:
        """None where it was aborted."""
        task = asyncio.create_task(answered(self._app, method, path, headers, body))
        self._under_way[number] = task
        try:
            await asyncio.wait([task])
            return None if task.cancelled() else task.result()
        finally:
            del self._under_way[number]

    def abort(self, number: int) -> None:
        if number in self._under_way:
            self._under_way[number].cancel()

    def open_socket(
        self,
        number: int,
        path: str,
        opened: Callable[[], None],
        frame: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        socket = self._sockets[number] = Socket(opened, frame, closed)
        task = asyncio.create_task(socket.run(self._app, path))
        self._tasks.add(task)

        def over(_: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            self._sockets.pop(number, None)

        task.add_done_callback(over)

    def send(self, number: int, text: str) -> None:
        if number in self._sockets:
            self._sockets[number].send(text)

    def close_socket(self, number: int) -> None:
        if number in self._sockets:
            self._sockets[number].close()
