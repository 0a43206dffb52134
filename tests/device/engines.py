"""Engines of devices that are tests: all of them but the browser around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from hofnarr.device.engine import Engine, check_info
from hofnarr.device.helping import WorkerHelper, answer
from hofnarr.device.store import DeviceStore
from hofnarr.server.settings import ServerSettings
from tests.device.journals import MemoryJournal


class WorkerHere:
    """Fulfils `helping.SecondWorker`. `is_lost`: it dies over the next question."""

    def __init__(self) -> None:
        self.is_lost = False
        self.ends = 0

    async def ready(self) -> None:
        await asyncio.sleep(0)

    async def ask(self, question: bytes) -> bytes:
        if self.is_lost:
            self.is_lost = False
            raise OSError("lost")
        await asyncio.sleep(0)
        return answer(question)

    def end(self) -> None:
        self.ends += 1


class Device:
    """An engine as a page has it."""

    def __init__(self, engine: Engine, worker: WorkerHere) -> None:
        self.engine = engine
        self.worker = worker
        self._numbers = iter(range(1, 1_000_000))

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, Any]:
        """Status, and what the JSON of the answer says."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        text = None if body is None else msgspec.json.encode(body).decode()
        answered = await self.engine.request(next(self._numbers), method, path, headers, text)
        assert answered is not None
        return answered.status, msgspec.json.decode(answered.body)

    async def make(self, game: str, *levels: str, **wishes: Any) -> dict[str, Any]:
        """A table of bots and, where the level is "you", a person."""
        seats = [
            {"kind": "you"} if level == "you" else {"kind": "bot", "level": level}
            for level in levels
        ]
        wish = {"game": game, "name": "Ada", "seats": seats, **wishes}
        status, made = await self.ask("POST", "/api/tables", wish)
        assert status == 201, made
        found: dict[str, Any] = made
        return found

    def listen(self, table: str, token: str | None = None) -> Listener:
        return Listener(self.engine, next(self._numbers), table, token)

    async def played(self, made: dict[str, Any]) -> bytes:
        """The record of a game of bots, when it is over."""
        listener = self.listen(made["table"], made["token"])
        await listener.until("ended")
        status, record = await self.ask("GET", f"/api/tables/{made['table']}/record")
        assert status == 200
        return msgspec.json.encode(record)


class Listener:
    """A socket: what it said is in `frames`, the code it was closed with in `code`."""

    def __init__(self, engine: Engine, number: int, table: str, token: str | None) -> None:
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._engine = engine
        self._number = number
        engine.open_socket(
            number,
            f"/api/tables/{table}/socket",
            lambda: None,
            lambda text: self.frames.put_nowait(msgspec.json.decode(text)),
            self.closed.set_result,
        )
        self.send({"type": "hello", "token": token})

    def send(self, frame: dict[str, Any]) -> None:
        self._engine.send(self._number, msgspec.json.encode(frame).decode())

    async def until(self, wanted: str) -> dict[str, Any]:
        """The next frame of this type, or entry of this kind."""
        while True:
            frame = await asyncio.wait_for(self.frames.get(), 60)
            if wanted in (frame.get("type"), frame.get("kind")):
                return frame

    def close(self) -> None:
        self._engine.close_socket(self._number)


@asynccontextmanager
async def device(journal: MemoryJournal) -> AsyncIterator[Device]:
    settings = ServerSettings(database="device", limits=False, bot_pause=0, practise=False)
    worker = WorkerHere()
    engine = Engine(DeviceStore(journal, check_info), WorkerHelper(worker), settings)
    await engine.start()
    try:
        yield Device(engine, worker)
    finally:
        await engine.stop()
