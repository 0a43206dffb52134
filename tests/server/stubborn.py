"""A player who gets through on a bad line, as docs/protocol.md tells clients to behave."""

from __future__ import annotations

import asyncio
import uuid
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

#: Seconds of silence after which this player asks what is going on; people wait a little longer.
PATIENCE = 0.1
#: So many questions without an answer, and the line counts as dead.
QUESTIONS = 4


class Stubborn:
    """Keeps what it has seen across connections: entries by number, and the last view."""

    def __init__(self, address: str, table: str, token: str | None, random: Random) -> None:
        self._url = f"ws://{address}/api/tables/{table}/socket"
        self._token = token
        self._random = random
        self.entries: dict[int, Any] = {}
        self.view: Any = None
        self.hash = ""
        self.over = False
        self.connections = 0
        self._sending: Any = None

    @property
    def last(self) -> int:
        return len(self.entries)

    async def play(self) -> None:
        while not self.over:
            self.connections += 1
            try:
                # The goodbye may be lost as well: nobody waits for it.
                async with connect(
                    self._url, compression=None, close_timeout=PATIENCE, ping_interval=None
                ) as socket:
                    await self._converse(socket)
            except (OSError, WebSocketException, TimeoutError):
                continue

    async def _converse(self, socket: ClientConnection) -> None:
        await self._say(socket, type="hello", token=self._token, since=self.last)
        unanswered = 0
        while not self.over:
            try:
                async with asyncio.timeout(PATIENCE):
                    data = await socket.recv()
            except TimeoutError:
                unanswered += 1
                if unanswered > QUESTIONS:
                    return
                await self._say(socket, type="ping")
                if self._sending:
                    await self._say(socket, **self._sending)
                continue
            unanswered = 0
            await self._hear(socket, msgspec.json.decode(data))

    async def _hear(self, socket: ClientConnection, frame: Any) -> None:
        match frame["type"]:
            case "welcome":
                for entry in frame["entries"]:
                    self._note(entry)
                self._look(frame)
            case "entry" if frame["seq"] == self.last + 1:
                self._note(frame)
                self._look(frame)
            case "entry" if frame["seq"] > self.last:
                await self._say(socket, type="hello", token=self._token, since=self.last)
            case "pong" if (frame["seq"], frame["hash"]) != (self.last, self.hash):
                await self._say(socket, type="hello", token=self._token, since=self.last)
            case "error" if frame["code"] == "stale":
                self._sending = None
                await self._say(socket, type="hello", token=self._token, since=self.last)
            case "error":
                raise AssertionError(frame)
        await self._decide(socket)

    def _note(self, entry: Any) -> None:
        if entry["seq"] != self.last + 1:
            return
        kept = {key: entry[key] for key in entry.keys() - {"type", "view", "table", "hash"}}
        self.entries[entry["seq"]] = kept
        if self._sending and entry.get("move_id") == self._sending["move_id"]:
            self._sending = None
        self.over = self.over or entry["kind"] == "ended"

    def _look(self, frame: Any) -> None:
        if frame.get("view"):
            self.view, self.hash = frame["view"], frame["hash"]

    async def _decide(self, socket: ClientConnection) -> None:
        """One move on its way at a time; it keeps its name until it is known to have arrived."""
        if self.over or self._sending or not self.view or not self.view["legal"]:
            return
        self._sending = {
            "type": "move",
            "id": "move",
            "move_id": uuid.UUID(int=self._random.getrandbits(128)).hex,
            "expect_seq": self.last,
            "action": self._random.choice(self.view["legal"]),
        }
        await self._say(socket, **self._sending)

    async def _say(self, socket: ClientConnection, **frame: Any) -> None:
        await socket.send(msgspec.json.encode(frame).decode())
