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
from multiprocessing.connection import wait
from typing import TypeVar

from hofnarr.server.workers.helping import HelperLost

T = TypeVar("T")


class HelperProcesses:
    """Fulfils `helping.Helpers`."""

    def __init__(
        self, processes: int, nice: int, prepare: Callable[[], None] | None = None
    ) -> None:
        self.processes = processes
        self._nice = nice
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def ready(self) -> None:
        """At once: it is made with the first work."""

    async def run(self, work: Callable[[], T]) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._nice, self._prepare),
            )
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool as broken:
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False)
            raise HelperLost from broken

    def close(self) -> None:
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            # A worker is ended by a signal, so what the pool shares must be given back before.
            self._pool.shutdown(cancel_futures=True)
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
