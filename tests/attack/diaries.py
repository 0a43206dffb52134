"""Players who write down what they were promised, and check it after every kill."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.clients import Api

#: Answers of a server in trouble: ask again.
TROUBLED = ("unavailable",)


class Diary:
    """What one player was promised, and the move that is on its way."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.promised: dict[str, int] = {}
        self.sending: dict[str, Any] | None = None

    def choose(self, news: Any, random: Random) -> bool:
        """A move for the view that was seen, kept until it is promised."""
        if self.sending is None and news["view"]["legal"]:
            self.sending = {
                "move_id": f"{random.random()}",
                "expect_seq": news["seq"],
                "action": random.choice(news["view"]["legal"]),
            }
        return self.sending is not None

    def promise(self, seq: int) -> None:
        assert self.sending is not None
        self.promised[self.sending["move_id"]] = seq
        self.sending = None


async def play_until_cut(api: Api, table: str, diary: Diary, random: Random) -> None:
    """By request, until the server is gone or the game over."""
    seq = 0
    with suppress(httpx.TransportError):
        while True:
            if diary.sending is None:
                answer = await api.get(f"tables/{table}/events", diary.token, since=seq, wait=25)
                news = answer.json()
                if news.get("code") in TROUBLED:
                    return
                seq = news["seq"]
                if news["table"]["status"] == "finished":
                    return
                if not diary.choose(news, random):
                    continue
            answer = await api.command(table, diary.token, "move", **(diary.sending or {}))
            if answer.get("code") in TROUBLED:
                return
            assert answer["type"] == "ok", answer
            diary.promise(answer["seq"])


async def play_by_socket(api: Api, table: str, diary: Diary, random: Random) -> None:
    """The same over a socket."""
    address = f"ws://{api.address}/api/tables/{table}/socket"
    with suppress(OSError, WebSocketException, TimeoutError):
        async with connect(address, ping_interval=None, close_timeout=0.1) as socket:
            hello = {"type": "hello", "token": diary.token, "since": 0}
            await socket.send(msgspec.json.encode(hello).decode())
            seq, view = 0, None
            while True:
                frame = msgspec.json.decode(await socket.recv())
                if frame["type"] in ("welcome", "entry"):
                    seq, view = frame["seq"], frame["view"] or view
                    if frame["table"]["status"] == "finished":
                        return
                elif frame["type"] == "ok":
                    diary.promise(frame["seq"])
                    if frame["seq"] > seq:
                        view = None  # until the entry is told
                elif frame["type"] == "error":
                    assert frame["code"] in TROUBLED, frame
                    return
                known = diary.sending
                decided = view and diary.choose({"view": view, "seq": seq}, random)
                if decided and (diary.sending is not known or frame["type"] == "welcome"):
                    move = {"type": "move", **(diary.sending or {})}
                    await socket.send(msgspec.json.encode(move).decode())


def promises(diaries: list[Diary]) -> int:
    return sum(len(diary.promised) for diary in diaries)


async def check_promises(api: Api, table: str, diaries: list[Diary]) -> None:
    """Every acknowledged move is where it was, and there is no move that nobody sent."""
    moves = 0
    for seat, diary in enumerate(diaries):
        entries = (await api.events(table, diary.token, 0))["entries"]
        own = {
            entry["move_id"]: entry["seq"]
            for entry in entries
            if entry["kind"] == "moved" and entry["seat"] == seat
        }
        assert diary.promised.items() <= own.items()
        unsure = {diary.sending["move_id"]} if diary.sending else set()
        assert own.keys() <= diary.promised.keys() | unsure
        moves = sum(entry["kind"] == "moved" for entry in entries)
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert moves >= promises(diaries)


async def play_on(
    api: Api, table: str, diaries: list[Diary], random: Random
) -> list[asyncio.Task[None]]:
    """Everybody at once; every other one over a socket."""
    ways = (play_until_cut, play_by_socket)
    return [
        asyncio.create_task(ways[seat % 2](api, table, diary, random))
        for seat, diary in enumerate(diaries)
    ]
