"""Costly work is done a little at a time, and addresses take turns: nobody waits for one alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hofnarr.server.http.errors import refuse

#: What one address may have waiting.
MOST_WAITING = 6


class Turns:
    """`at_once` pieces of work are under way; the next is that of the address whose turn it is."""

    def __init__(self, at_once: int = 1) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn; Refusal too_fast where the address waits for many already."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(address)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, address: str) -> None:
        line = self._waiting.setdefault(address, deque())
        if len(line) >= MOST_WAITING:
            refuse("too_fast", "too much of this waits for your address: wait for an answer first")
        mine = asyncio.get_running_loop().create_future()
        line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # it was my turn
            raise

    def _next(self) -> None:
        while self._waiting:
            address, line = self._waiting.popitem(last=False)
            first = line.popleft()
            if line:
                self._waiting[address] = line  # at the end: others come before
            if not first.done():
                first.set_result(None)
                return
        self._free += 1
