"""Calling other servers: one address at a time, for a bounded time, and not again where it fails.

No thread waits for an answer. However many receivers accept and then say nothing, those who play
here do not notice.
"""

from __future__ import annotations

import asyncio
import ssl
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import IPv6Address, ip_network
from typing import NamedTuple

from hofnarr.server.outside.addresses import IpAddress, Resolver, Target

#: Seconds for a whole call, from looking up the name to the first line of the answer.
DEADLINE = 10.0
#: Calls that are under way at the same time: in all, to one address, for one table.
MOST, MOST_OF_ADDRESS, MOST_OF_TABLE = 256, 16, 4
#: Failures in a row after which an address is left alone, and for how many seconds: first, at most.
PATIENCE = 3
REST, LONGEST_REST = 60.0, 3_600.0
#: Addresses that are remembered.
_REMEMBERED = 10_000
_LONGEST_LINE = 4_096


class Message(NamedTuple):
    body: bytes
    headers: dict[str, str]


class NotCalled(Exception):
    """Too much is under way, or the receiver failed too often."""


class Failures(NamedTuple):
    number: int
    rest_until: float


class Caller:
    def __init__(self, *, allow_local: bool) -> None:
        self.allow_local = allow_local
        self.resolver = Resolver()
        self._under_way: dict[str, int] = {}
        self._failures: OrderedDict[str, Failures] = OrderedDict()

    def close(self) -> None:
        self.resolver.close()

    async def post(self, target: Target, message: Message, table: str) -> int:
        """Send a message; gives the status of the answer. Redirects are not followed.

        OSError (TimeoutError, too) where it failed, NotCalled where it was not tried."""
        name = f"name {target.host}"
        with self._counted("all", MOST), self._counted(f"table {table}", MOST_OF_TABLE):
            async with asyncio.timeout(DEADLINE), self._watched(name):
                address = await self.resolver.resolve(target, allow_local=self.allow_local)
                place = f"address {_place(address)}"
                with self._counted(place, MOST_OF_ADDRESS):
                    async with self._watched(place):
                        # The address that was looked at is called: a name could change meanwhile.
                        return await _post(address, target, message)

    def _counted(self, what: str, most: int) -> _Counted:
        return _Counted(self._under_way, what, most)

    @asynccontextmanager
    async def _watched(self, what: str) -> AsyncIterator[None]:
        """A breaker: what failed several times is not tried for a while, then once."""
        before = self._failures.get(what)
        if before and before.rest_until > time.monotonic():
            raise NotCalled("it failed too often")
        try:
            yield
        except (OSError, asyncio.CancelledError):  # cancelled: by the deadline
            self._failed(what)
            raise
        self._failures.pop(what, None)

    def _failed(self, what: str) -> None:
        number = 1 + (self._failures[what].number if what in self._failures else 0)
        rest = 0.0
        if number >= PATIENCE:
            rest = time.monotonic() + min(LONGEST_REST, REST * 2 ** min(number - PATIENCE, 16))
        self._failures[what] = Failures(number, rest)
        self._failures.move_to_end(what)
        if len(self._failures) > _REMEMBERED:
            self._failures.popitem(last=False)


class _Counted:
    """How many of one kind are under way; NotCalled where they are too many."""

    def __init__(self, under_way: dict[str, int], what: str, most: int) -> None:
        self.under_way = under_way
        self.what = what
        self.most = most

    def __enter__(self) -> None:
        if self.under_way.get(self.what, 0) >= self.most:
            raise NotCalled(f"too many calls are under way: {self.what.partition(' ')[0]}")
        self.under_way[self.what] = self.under_way.get(self.what, 0) + 1

    def __exit__(self, *_: object) -> None:
        self.under_way[self.what] -= 1
        if not self.under_way[self.what]:
            del self.under_way[self.what]


def _place(address: IpAddress) -> str:
    """What one receiver has of addresses: of IPv6 a whole network."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _post(address: IpAddress, target: Target, message: Message) -> int:
    reader, writer = await asyncio.open_connection(
        str(address),
        target.port,
        limit=_LONGEST_LINE,
        ssl=_tls() if target.secure else None,
        server_hostname=target.host if target.secure else None,
    )
    try:
        headers = {
            "Host": target.named,
            "Content-Length": str(len(message.body)),
            "Connection": "close",
            **message.headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode() + message.body)
        return _status(await reader.readline())
    except ValueError as error:  # a line without end, or one that is no answer
        raise OSError(str(error)) from None
    finally:
        writer.transport.abort()  # the rest of the answer does not matter


def _status(line: bytes) -> int:
    """
    >>> _status(b"HTTP/1.1 204 No Content")
    204
    """
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("the answer is no HTTP")
    return int(rest[:3])
