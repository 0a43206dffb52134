"""Somebody loses a seat and goes on as if nothing had happened, on every kind of connection.

What they send from then on is refused, whoever sits there now; what they read is not the seat's."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.attack.scaling import both_databases, times
from tests.server.clients import PERSON, YOU, Api, TableClient, small_socket
from tests.server.serving import process

TITLE = "a removed player goes on sending and reading on every connection"

#: Welcomes that a client asks for and does not read: more than the line holds, and fewer than
#: would make the server drop it.
UNREAD = 40
#: Words that are on their way while the seat is lost.
FLOOD = 100
#: What the removed player says and is called; nobody else uses these words.
MARK = "from the removed"


class Victim:
    """Whoever will lose seat 1, with three devices: one reads nothing, one reads, one asks."""

    def __init__(self, api: Api, table: str, token: str) -> None:
        self.api, self.table, self.token = api, table, token
        self.stack = AsyncExitStack()
        self.deaf: TableClient
        self.reading: TableClient

    async def __aenter__(self) -> Victim:
        options: dict[str, Any] = {"compression": None, "close_timeout": 0.05}
        self.deaf = await self.stack.enter_async_context(
            self.api.socket(
                self.table, self.token, sock=small_socket(self.api.address), max_queue=1, **options
            )
        )
        await self.deaf.until("welcome")
        self.deaf.raw.transport.pause_reading()
        for _ in range(UNREAD):
            await self.deaf.send({"type": "hello", "token": self.token, "since": 0})
        self.reading = await self.stack.enter_async_context(
            self.api.socket(self.table, self.token, **options)
        )
        await self.reading.until("welcome")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    async def flood(self) -> None:
        """Talk on both sockets and by request; what nobody takes any more is lost."""
        frame = {"type": "say", "text": MARK}
        for number in range(FLOOD):
            for client in (self.deaf, self.reading):
                with suppress(ConnectionClosed):
                    await client.send(frame)
            if number % 10 == 0:
                await self.api.command(self.table, self.token, "say", text=MARK)

    async def try_all(self, action: Any, expect: int) -> Counter[str]:
        """Everything that a seat may do, on every device; gives how that was answered."""
        commands: list[dict[str, Any]] = [
            {"type": "say", "text": MARK},
            {"type": "name", "name": MARK},
            {"type": "webhook", "url": "https://example.org/removed"},
            {"type": "bring", "brought": None},
            {"type": "replace", "seat": 0, "level": "random"},
            {"type": "answer", "yes": True},
            {"type": "return"},
            {"type": "rematch"},
            {"type": "leave"},
        ]
        if action is not None:
            move = {"type": "move", "move_id": MARK, "expect_seq": expect, "action": action}
            commands.insert(0, move)
        answers: Counter[str] = Counter()
        for command in commands:
            for client in (self.deaf, self.reading):
                with suppress(ConnectionClosed):
                    await client.send(command)
            path = f"tables/{self.table}/commands"
            answer = (await self.api.post(path, command, self.token)).json()
            assert answer["code"] == "unknown_token", (command, answer)
            answers[command["type"]] += 1
        for path in ("events", "view"):
            answer = await self.api.get(f"tables/{self.table}/{path}", self.token)
            assert answer.status_code == 401, answer.text
        return answers


async def lose_a_seat(api: Api, *, moves: bool) -> Counter[str]:
    """Host, victim and one more seat; the victim is removed while talking. With `moves` the game
    then begins with somebody else in the seat, and the victim tries to move for them."""
    made = await api.create(YOU, PERSON, PERSON, watch=False)
    table, host = made["table"], made["token"]
    for _ in range(20):  # so that a welcome is long
        await api.command(table, host, "say", text="x" * 290)
    victim_token = (await api.join(table, "Victim", 1))["token"]
    async with Victim(api, table, victim_token) as victim, api.socket(table) as watcher:
        await watcher.until("welcome")
        seq = (await api.events(table, victim_token, 0))["seq"]
        waiting = asyncio.create_task(
            api.get(f"tables/{table}/events", victim_token, since=seq + 10_000, wait=3)
        )
        talking = asyncio.create_task(victim.flood())
        await asyncio.sleep(0)
        kicked = await api.command(table, host, "kick", seat=1)
        assert kicked["type"] == "ok", kicked
        heir = (await api.join(table, "Heir", 1))["token"]
        if moves:
            await api.join(table, "Third", 2)
        await talking
        action, expect = None, 0
        if moves:
            action, expect = await _turn_of_seat_1(api, table, host, heir)
        tried = await victim.try_all(action, expect)
        news = await api.events(table, heir, 0)
        _nothing_was_done(news, kicked["seq"], moves=moves)
        await _nothing_more_came(victim, kicked["seq"])
        if moves:
            await _nothing_was_seen(watcher)
        waited = await waiting
        assert waited.status_code == 401, waited.text
    return tried


def _nothing_was_done(news: Any, kicked: int, *, moves: bool) -> None:
    after = [entry for entry in news["entries"] if entry["seq"] > kicked]
    assert not [entry for entry in after if MARK in str(entry)], after
    assert not [entry for entry in after if entry["kind"] in ("left", "brought", "rematch")], after
    assert news["table"]["seats"][1]["name"] == "Heir"
    assert news["table"]["you"] == {"seat": 1, "host": False, "webhook": False}
    moved = [entry["seat"] for entry in after if entry["kind"] == "moved"]
    assert moved == ([0] if moves else []), after


async def _turn_of_seat_1(api: Api, table: str, host: str, heir: str) -> tuple[Any, int]:
    """The host moves; gives what the heir may do next: the victim guesses well."""
    seen = await api.events(table, host, 0)
    assert seen["table"]["status"] == "running"
    action = seen["view"]["legal"][0]
    moved = await api.command(
        table, host, "move", move_id="first", expect_seq=seen["seq"], action=action
    )
    assert moved["type"] == "ok", moved
    seen = await api.events(table, heir, 0)
    return seen["view"]["legal"][0], seen["seq"]


async def _nothing_more_came(victim: Victim, kicked: int) -> None:
    """Both sockets end with the entry that freed the seat, or before."""
    victim.deaf.raw.transport.resume_reading()
    for client in (victim.reading, victim.deaf):
        with suppress(ConnectionClosed):
            while True:
                frame = await client.receive()
                assert frame.get("seq", 0) is None or frame.get("seq", 0) <= kicked, frame
                assert frame["type"] != "ok" or frame["seq"] <= kicked, frame


async def _nothing_was_seen(watcher: TableClient) -> None:
    """A table without watchers lets those go who came before it began."""
    with suppress(ConnectionClosed):
        while True:
            frame = await watcher.receive()
            assert not frame.get("view"), frame
    assert watcher.raw.close_code == 4001


async def lose_seats(database: str, *arguments: str, seats: int) -> list[str]:
    tried: Counter[str] = Counter()
    with process(database, "--no-limits", *arguments) as server:
        async with Api(server.address) as api:
            api.http = httpx.AsyncClient(base_url=api.http.base_url, timeout=60)
            for number in range(seats):
                tried += await lose_a_seat(api, moves=number % 2 == 0)
    return [
        f"{seats} seats lost, {2 * seats * FLOOD} words on their way, "
        f"{3 * sum(tried.values())} commands afterwards: none was granted"
    ]


async def _attack(scale: float) -> list[str]:
    async with both_databases() as databases:
        lines = [
            f"{kind}: {line}"
            for kind, database in databases.items()
            for line in await lose_seats(database, seats=times(scale, 300, 2))
        ]
        shared = await lose_seats(
            databases["PostgreSQL"], "--workers", "2", seats=times(scale, 100, 2)
        )
        return [*lines, *(f"PostgreSQL, two workers: {line}" for line in shared)]


def attack(scale: float) -> list[str]:
    return asyncio.run(_attack(scale))
