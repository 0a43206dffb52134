"""The helper of a device: a second worker, which thinks for the bots and works on whole records."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from hofnarr.server.workers.helping import HelperLost

log = logging.getLogger(__name__)

T = TypeVar("T")


class SecondWorker(Protocol):
    """What the page's code gives: see `web/src/engine/thinking.ts`. OSError where it was lost."""

    async def ready(self) -> None: ...

    async def ask(self, question: bytes) -> bytes: ...

    def end(self) -> None:
        """Also what it is doing now; it begins anew with the next question."""


class WorkerHelper:
    """Fulfils `helping.Helpers`: one thing after the other."""

    processes = 1

    def __init__(self, worker: SecondWorker) -> None:
        self._worker = worker
        self._turn = asyncio.Lock()

    async def ready(self) -> None:
        await self._worker.ready()

    async def run(self, work: Callable[[], T]) -> T:
        async with self._turn:
            return await self._asked(work)

    async def _asked(self, work: Callable[[], T]) -> T:
        try:
            answer = await self._worker.ask(pickle.dumps(work))
        except asyncio.CancelledError:
            self._worker.end()  # it would go on
            raise
        except OSError as error:
            raise HelperLost(str(error)) from error
        found: T | Exception
        is_found, found = pickle.loads(answer)
        if is_found:
            return found  # type: ignore[return-value]
        assert isinstance(found, Exception)
        raise found

    def close(self) -> None:
        self._worker.end()


def answer(question: bytes) -> bytes:
    """Runs in the second worker."""
    work: Callable[[], Any] = pickle.loads(question)
    try:
        return pickle.dumps((True, work()))
    except Exception as error:
        log.exception("a helper failed")
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
