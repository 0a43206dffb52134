"""A bad line: of the WebSocket frames it loses, delays, doubles, halves or cuts some."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random


class BadLine:
    """`share` of the frames meet with an accident. `done` counts what happened."""

    ACCIDENTS = ("drop", "delay", "double", "halve", "cut", "half and cut")

    def __init__(self, server: str, share: float, seed: str) -> None:
        host, _, port = server.partition(":")
        self._server = host, int(port)
        self.share = share
        self.done: Counter[str] = Counter()
        self.address = ""
        self._random = Random(seed)

    async def connect(
        self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter
    ) -> None:
        from_server, to_server = await asyncio.open_connection(*self._server)
        ways = [
            asyncio.create_task(self._carry(from_client, to_server)),
            asyncio.create_task(self._carry(from_server, to_client)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for writer in (to_server, to_client):
            writer.transport.abort()  # no goodbye

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """One way, until one end is gone or the line is cut."""
        with suppress(OSError, asyncio.IncompleteReadError):
            sink.write(await source.readuntil(b"\r\n\r\n"))  # the handshake
            while True:
                if not await self._pass(await _frame(source), sink):
                    return
                await sink.drain()

    async def _pass(self, frame: bytes, sink: asyncio.StreamWriter) -> bool:
        """Whether the line still holds."""
        accident = ""
        if self._random.random() < self.share:
            accident = self._random.choice(self.ACCIDENTS)
            self.done[accident] += 1
        if accident == "delay":
            await asyncio.sleep(self._random.random() / 20)
        if accident in ("halve", "half and cut"):
            sink.write(frame[: len(frame) // 2])
            await sink.drain()
            frame = frame[len(frame) // 2 :]
            await asyncio.sleep(0)
        if accident not in ("drop", "cut", "half and cut"):
            sink.write(frame)
        if accident == "double":
            sink.write(frame)
        return accident not in ("cut", "half and cut")


async def _frame(source: asyncio.StreamReader) -> bytes:
    """One WebSocket frame, header and all (RFC 6455, 5.2)."""
    head = await source.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        more = await source.readexactly(2 if size == 126 else 8)
        head += more
        size = int.from_bytes(more, "big")
    masked = 4 if head[1] & 0x80 else 0
    return head + await source.readexactly(size + masked)


@asynccontextmanager
async def bad_line(server: str, share: float, seed: str) -> AsyncIterator[BadLine]:
    line = BadLine(server, share, seed)
    listening = await asyncio.start_server(line.connect, "127.0.0.1", 0)
    line.address = f"127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        listening.close()
