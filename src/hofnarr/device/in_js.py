"""Between Python and the worker's own code (`web/src/engine/`): what Pyodide needs to be told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pyodide.ffi import JsException, to_js

from hofnarr.device import helping
from hofnarr.device.engine import Engine, check_info
from hofnarr.device.helping import WorkerHelper
from hofnarr.device.journal import Change, Drawer
from hofnarr.device.store import DeviceStore
from hofnarr.server.logs import set_up_logs
from hofnarr.server.settings import ServerSettings
from hofnarr.server.table.state import USUAL_PAUSE


class BrowserJournal:
    """Fulfils `journal.Journal`, by `web/src/engine/journal.ts`."""

    def __init__(self, journal: Any) -> None:
        self._journal = journal

    async def all(self, drawer: Drawer) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = await self._asked("all", drawer)
        return found

    async def entries(self, table_id: str) -> list[tuple[int, str]]:
        found: list[tuple[int, str]] = await self._asked("entries", table_id)
        return found

    async def record(self, table_id: str) -> str | None:
        found: str | None = await self._asked("record", table_id)
        return found

    async def write(self, changes: Sequence[Change]) -> None:
        try:
            await self._journal.write(json.dumps(changes))
        except JsException as error:
            raise OSError(str(error)) from error

    async def _asked(self, method: str, argument: str) -> Any:
        """Answers come as JSON: one crossing instead of one for each row."""
        try:
            return json.loads(await getattr(self._journal, method)(argument))
        except JsException as error:
            raise OSError(str(error)) from error


class BrowserWorker:
    """Fulfils `helping.SecondWorker`, by `web/src/engine/thinking.ts`."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def ready(self) -> None:
        await self._worker.ready()

    async def ask(self, question: bytes) -> bytes:
        try:
            answer = await self._worker.ask(to_js(question))
        except JsException as error:
            raise OSError(str(error)) from error
        found: bytes = answer.to_bytes()
        return found

    def end(self) -> None:
        self._worker.end()


class BrowserEngine:
    """What the worker calls: texts and numbers in, texts and numbers out."""

    def __init__(self, journal: Any, worker: Any, pause: int | None) -> None:
        settings = ServerSettings(
            database="device",
            limits=False,
            bot_pause=USUAL_PAUSE if pause is None else pause,
        )
        helper = WorkerHelper(BrowserWorker(worker))
        self.engine = Engine(DeviceStore(BrowserJournal(journal), check_info), helper, settings)

    async def start(self) -> None:
        await self.engine.start()

    async def stop(self) -> None:
        await self.engine.stop()

    async def request(
        self, number: int, method: str, path: str, headers: str, body: str | None
    ) -> str | None:
        """Status, headers and body as JSON; None where it was aborted."""
        answer = await self.engine.request(number, method, path, json.loads(headers), body)
        return None if answer is None else json.dumps(answer)

    def abort(self, number: int) -> None:
        self.engine.abort(number)

    def open_socket(self, number: int, path: str, tell: Any) -> None:
        self.engine.open_socket(
            number,
            path,
            lambda: tell("socket-opened", number, None),
            lambda text: tell("socket-frame", number, text),
            lambda code: tell("socket-closed", number, code),
        )

    def send(self, number: int, text: str) -> None:
        self.engine.send(number, text)

    def close_socket(self, number: int) -> None:
        self.engine.close_socket(number)


def engine(journal: Any, worker: Any, pause: int | None) -> BrowserEngine:
    set_up_logs("warning")
    return BrowserEngine(journal, worker, pause)


def prepare() -> None:
    """In the second worker, before its first question."""
    from hofnarr.server.workers import thinking

    set_up_logs("warning")
    thinking.prepare()


def answer(question: Any) -> Any:
    """In the second worker."""
    return to_js(helping.answer(question.to_bytes()))
