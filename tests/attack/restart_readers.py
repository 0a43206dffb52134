"""Everybody comes back at once after `kill -9`. Nobody may see a table before it is whole."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from tests.attack.scaling import both_databases, times
from tests.server.clients import SOON, Api
from tests.server.serving import process

TITLE = "many readers of a few tables at once, right after kill -9"

#: Moves before the first kill: a table that takes a moment to read.
MOVES = 24
#: A busy machine drops what waits too long; readers come in crowds of this size.
CROWD = 60


@dataclass(frozen=True)
class Memory:
    """What somebody saw of a table before the server was killed."""

    table: str
    token: str | None
    seq: int
    status: str
    entries: list[Any]
    hash: str


async def _remember(api: Api, table: str, token: str | None) -> Memory:
    seen = await api.events(table, token, 0)
    return Memory(table, token, seen["seq"], seen["table"]["status"], seen["entries"], seen["hash"])


async def _play_some(api: Api, game: str, random: Random) -> list[Memory]:
    """A table that is in the middle of its game, as its people and a watcher know it."""
    table, tokens = await api.seated(2, game=game)
    for number in range(MOVES):
        for token in tokens:
            seen = await api.events(table, token, 0)
            if seen["view"]["legal"]:
                answer = await api.command(
                    table,
                    token,
                    "move",
                    move_id=str(number),
                    expect_seq=seen["seq"],
                    action=random.choice(seen["view"]["legal"]),
                )
                assert answer["type"] == "ok", answer
                break
    return [await _remember(api, table, token) for token in (*tokens, None)]


async def _by_events(api: Api, known: Memory) -> None:
    seen = await api.events(known.table, known.token, 0)
    assert (seen["seq"], seen["table"]["status"]) == (known.seq, known.status), _short(seen)
    assert (seen["entries"], seen["hash"]) == (known.entries, known.hash), _short(seen)


async def _by_table(api: Api, known: Memory) -> None:
    seen = (await api.get(f"tables/{known.table}", known.token)).json()
    assert (seen["seq"], seen["status"]) == (known.seq, known.status), seen


async def _by_view(api: Api, known: Memory) -> None:
    seen = (await api.get(f"tables/{known.table}/view", known.token)).json()
    assert (seen["seq"], seen["hash"]) == (known.seq, known.hash), seen


async def _by_socket(api: Api, known: Memory) -> None:
    async with api.socket(known.table, known.token, open_timeout=SOON) as client:
        await client.send({"type": "ping"})
        seen = await client.until("welcome")
        assert (seen["seq"], seen["table"]["status"]) == (known.seq, known.status), _short(seen)
        assert (seen["entries"], seen["hash"]) == (known.entries, known.hash), _short(seen)
        pong = await client.until("pong")
        assert (pong["seq"], pong["hash"]) == (known.seq, known.hash), pong


WAYS = (_by_events, _by_socket, _by_table, _by_view)


def _short(seen: Any) -> str:
    return f"seq {seen['seq']}, {seen['table']['status']}, {len(seen['entries'])} entries"


async def come_back(database: str, *arguments: str, kills: int, readers: int) -> list[str]:
    """Kill and start a server so often; that many readers come back each time."""
    random = Random("readers")
    memories: list[Memory] = []
    answers: Counter[str] = Counter()
    for _ in range(kills + 1):
        with process(database, "--no-limits", *arguments) as server:
            async with Api(server.address) as api:
                if memories:
                    await _crowds(api, memories, readers, answers)
                else:
                    for game in ("kabale", "kabale", "catan"):
                        memories += await _play_some(api, game, random)
            server.kill()
    told = ", ".join(f"{number} by {way}" for way, number in sorted(answers.items()))
    return [f"{kills} kills, {sum(answers.values())} answers, all whole ({told})"]


async def _crowds(api: Api, memories: list[Memory], readers: int, answers: Counter[str]) -> None:
    api.http = httpx.AsyncClient(
        base_url=api.http.base_url, timeout=SOON, limits=httpx.Limits(max_connections=CROWD)
    )
    for begun in range(0, readers, CROWD):
        crowd = range(begun, min(readers, begun + CROWD))
        chosen = [(WAYS[n % len(WAYS)], memories[n % len(memories)]) for n in crowd]
        await asyncio.gather(*(way(api, known) for way, known in chosen))
        answers.update(way.__name__.removeprefix("_by_") for way, _ in chosen)


async def _attack(scale: float) -> list[str]:
    lines = []
    async with both_databases() as databases:
        for kind, database in databases.items():
            told = await come_back(database, kills=times(scale, 200), readers=CROWD)
            lines += [f"{kind}: {line}" for line in told]
        workers = ("--workers", "2")
        told = await come_back(
            databases["PostgreSQL"], *workers, kills=times(scale, 50), readers=CROWD
        )
        return [*lines, *(f"PostgreSQL, two workers: {line}" for line in told)]


def attack(scale: float) -> list[str]:
    return asyncio.run(_attack(scale))
