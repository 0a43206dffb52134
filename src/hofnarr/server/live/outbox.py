"""Frames on their way to one client, and the end of its socket."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket

from hofnarr.server.metrics import SLOW_SOCKETS

#: Frames that wait for a client before it counts as slow.
MOST_WAITING = 64
#: Seconds for a client to take its last frames.
CLOSE_WITHIN = 5.0

#: Why a socket is closed: our own codes, and those of the standard.
BAD_HELLO, UNKNOWN_TABLE, SLOW, TOO_LARGE, TOO_FAST = 4001, 4004, 4008, 4013, 4029
NORMAL, TROUBLE, RECONNECT = 1000, 1011, 1012


class Closed(Exception):
    """The socket is to be closed, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Outbox:
    """Never holds more than a few frames: who does not read them is dropped."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._frames: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: Closed | None = None
        self._patience: asyncio.Timeout | None = None
        self.closing = asyncio.Event()  #: set as soon as it is to be closed

    def put(self, frame: bytes) -> None:
        if self._closing:
            return
        if len(self._frames) >= MOST_WAITING:
            SLOW_SOCKETS.inc()
            self._frames.clear()
            self.close(Closed(SLOW, "slow"))
            return
        self._frames.append(frame)
        self._wake.set()

    def close(self, closing: Closed) -> None:
        """After the frames that are in the box, if they are taken soon; nothing more goes in."""
        if self._closing:
            return
        self._closing = closing
        self.closing.set()
        self._wake.set()
        if self._patience:
            self._patience.reschedule(asyncio.get_running_loop().time() + CLOSE_WITHIN)

    async def send_all(self) -> None:
        """Until it is closed; TimeoutError where the client takes nothing any more."""
        try:
            async with asyncio.timeout(None) as self._patience:
                await self._send_all()
        finally:
            self._patience = None

    async def _send_all(self) -> None:
        while True:
            while self._frames:
                await self._socket.send_text(self._frames.popleft().decode())
            if self._closing:
                await self._socket.close(self._closing.code, self._closing.reason)
                return
            self._wake.clear()
            await self._wake.wait()
