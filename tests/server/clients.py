"""Clients for tests: plain requests, sockets, and players who choose by lot."""

from __future__ import annotations

import asyncio
import socket
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

#: Seconds after which a test is stuck.
SOON = 60

#: A player who is refused so tries again.
AGAIN = ("stale", "too_fast")

YOU = {"kind": "you"}
PERSON = {"kind": "person"}


def bot(level: str = "random") -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Api:
    """Plain requests to a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=60)

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, token: str | None = None, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api/{path}", params=query, headers=_bearer(token))

    async def post(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return await self.http.post(f"/api/{path}", content=content, headers=_bearer(token))

    async def create(self, *seats: dict[str, str], **fields: Any) -> dict[str, Any]:
        wish = {"game": "kabale", "name": "Ada", "seats": seats, **fields}
        answer = await self.post("tables", wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def join(self, table: str, name: str, seat: int | None = None) -> dict[str, Any]:
        answer = await self.post(f"tables/{table}/join", {"name": name, "seat": seat})
        assert answer.status_code == 200, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    async def command(self, table: str, token: str | None, name: str, /, **fields: Any) -> Any:
        answer = await self.post(f"tables/{table}/commands", {"type": name, **fields}, token)
        return answer.json()

    async def events(self, table: str, token: str | None, since: int, wait: int = 0) -> Any:
        answer = await self.get(f"tables/{table}/events", token, since=since, wait=wait)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def seated(self, people: int, *bots: str, **fields: Any) -> tuple[str, list[str]]:
        """A table that has started, and the tokens of its people, who sit first."""
        seats = [YOU, *[PERSON] * (people - 1), *map(bot, bots)]
        made = await self.create(*seats, **fields)
        joined = [await self.join(made["table"], f"Person {n}") for n in range(1, people)]
        return made["table"], [made["token"], *(seat["token"] for seat in joined)]

    @asynccontextmanager
    async def socket(
        self, table: str, token: str | None = None, since: int | None = 0, **options: Any
    ) -> AsyncIterator[TableClient]:
        # A busy machine is no dead line: the library is not to ping.
        chosen = {"ping_interval": None, **options}
        async with connect(f"ws://{self.address}/api/tables/{table}/socket", **chosen) as raw:
            client = TableClient(raw)
            await client.send({"type": "hello", "token": token, "since": since})
            yield client


class TableClient:
    """A socket that has said hello. Keeps every frame that came, as bytes and decoded."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.frames: list[bytes] = []
        self.view: Any = None
        self.seq = 0
        self.table: Any = None
        self._asked = 0

    async def send(self, frame: Any) -> None:
        await self.raw.send(msgspec.json.encode(frame).decode())

    async def receive(self) -> Any:
        async with asyncio.timeout(SOON):
            data = await self.raw.recv()
        self.frames.append(data.encode() if isinstance(data, str) else data)
        frame = msgspec.json.decode(self.frames[-1])
        self.view = frame.get("view") or self.view
        self.table = frame.get("table") or self.table
        if frame["type"] in ("welcome", "entry"):
            self.seq = frame["seq"]
        return frame

    async def until(self, kind: str, **fields: Any) -> Any:
        """The next frame of a kind (for entries: their `kind`) with these fields."""
        while True:
            frame = await self.receive()
            if kind in (frame["type"], frame.get("kind")) and fields.items() <= frame.items():
                return frame

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command and wait for its answer."""
        self._asked += 1
        request = str(self._asked)
        await self.send({"type": kind, "id": request, **fields})
        while True:
            frame = await self.receive()
            if frame.get("re") == request:
                return frame

    async def move(self, action: Any, **fields: Any) -> Any:
        chosen = {"move_id": uuid.uuid4().hex, "expect_seq": self.seq, **fields}
        return await self.ask("move", action=action, **chosen)

    async def play(self, random: Random) -> Any:
        """Until the game is over, deciding by lot; gives the last view."""
        if self.view is None:
            await self.until("welcome")
        while True:
            if self.table["status"] == "finished":
                return self.view
            if self.view and self.view["legal"]:
                answer = await self.move(random.choice(self.view["legal"]))
                assert answer["type"] == "ok" or answer["code"] in AGAIN, answer
                if answer["type"] == "ok" and self.seq < answer["seq"]:
                    await self.until("moved", seq=answer["seq"])
            else:
                await self.receive()


def small_socket(address: str) -> socket.socket:
    """A connection that holds little on its way."""
    host, _, port = address.partition(":")
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect((host, int(port)))
    small.setblocking(False)
    return small


async def closing_code(client: TableClient) -> int:
    """Read on until the server closes the socket; gives the code."""
    with suppress(ConnectionClosed):
        while True:
            await client.receive()
    code = client.raw.close_code
    assert code is not None
    return code


async def play_all(clients: Sequence[TableClient], seed: int = 0) -> list[Any]:
    """Everybody plays to the end; gives the last view of each."""
    return await asyncio.gather(
        *(client.play(Random(seed + number)) for number, client in enumerate(clients))
    )


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}
