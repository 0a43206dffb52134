"""Requests byte by byte, as no client library would send them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec

from hofnarr.server.http.errors import Error

#: Seconds after which nothing more is expected: half a request gets no answer.
PATIENCE = 5.0


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def check(self, asked: bytes) -> None:
        """Not the server's fault, and said in the usual form; AssertionError otherwise."""
        shown = f"{self.status} for {asked[:300]!r}: {self.body[:200]!r}"
        assert self.status < 500, shown
        if self.status < 400 or asked.startswith(b"HEAD"):
            return
        assert self.headers.get("content-type") == "application/json", shown
        assert msgspec.json.decode(self.body, type=Error).message, shown


async def ask(address: str, sent: bytes, patience: float = PATIENCE) -> Answer | None:
    """Send this and read what comes until the server closes; None where nothing comes."""
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    data = b""
    try:
        writer.write(sent)
        async with asyncio.timeout(patience):
            while chunk := await reader.read(65_536):
                data += chunk
    except TimeoutError:
        pass
    except ConnectionError:
        pass  # the server had seen enough
    finally:
        writer.transport.abort()
    return _read(data) if data else None


def _read(data: bytes) -> Answer:
    head, _, body = data.partition(b"\r\n\r\n")
    while head.startswith(b"HTTP/1.1 100"):
        head, _, body = body.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    return Answer(int(first.split()[1]), headers, body)
