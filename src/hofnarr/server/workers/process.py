"""Processes that work for the server: they yield to it, leave Ctrl-C to it, and end with it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import TypeVar

from hofnarr.server.workers.helping import HelperLost, nothing

T = TypeVar("T")


class HelperProcesses:
    """Fulfils `helping.Helpers`: each is begun when there is work that no other has time for.

    Work waits for a free process, and one that takes too long, or takes its process with it, is no
    matter to the others: that process alone is ended, and replaced when it is needed.
    """

    def __init__(
        self, processes: int, nice: int, prepare: Callable[[], None] | None = None
    ) -> None:
        self.processes = processes
        self._begin = partial(_begin, nice, prepare)
        self._free = asyncio.Semaphore(processes)
        self._idle: list[_Helper] = [_Helper(self._begin) for _ in range(processes)]
        self._busy: set[_Helper] = set()

    async def ready(self) -> None:
        """At once: each is made with its first work."""

    async def run(self, work: Callable[[], T], within: float | None = None) -> T:
        async with self._free:
            helper = self._idle.pop()  # the one that worked last: the others need not begin yet
            self._busy.add(helper)
            try:
                return await helper.run(work, within)
            finally:
                self._busy.discard(helper)
                self._idle.append(helper)

    @property
    def begun(self) -> int:
        return sum(helper.has_begun for helper in (*self._idle, *self._busy))

    def close(self) -> None:
        """To the end: what is shared with the processes must be given back before ours ends."""
        for helper in (*self._idle, *self._busy):
            helper.end(wait=True)


class _Helper:
    """One process."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._pool: ProcessPoolExecutor | None = None

    @property
    def has_begun(self) -> bool:
        return self._pool is not None

    async def run(self, work: Callable[[], T], within: float | None) -> T:
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=self._begin)
                await loop.run_in_executor(self._pool, nothing)  # it takes its time to begin
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work), within)
        except BrokenProcessPool as broken:
            self.end()
            raise HelperLost from broken
        except (TimeoutError, asyncio.CancelledError):
            self.end()  # it would go on with what nobody waits for
            raise

    def end(self, *, wait: bool = False) -> None:
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.kill()  # code of others may be deaf to anything less
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None


def _begin(nice: int, prepare: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare:
        prepare()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
