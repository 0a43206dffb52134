"""After a restart nobody sees a table before it is whole."""

from __future__ import annotations

import asyncio

import pytest

from hofnarr.server.storage import StoredEntry
from tests.attack.restart_readers import come_back
from tests.server.clients import PERSON, YOU, Api
from tests.server.serving import Running
from tests.server.sitting import Game

pytestmark = pytest.mark.anyio


async def test_readers_who_come_back_at_once_find_whole_tables(database: str) -> None:
    await come_back(database, kills=2, readers=60)


async def test_a_table_that_is_made_again_is_never_seen_half(
    game: Game, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write failed, so the table in memory is made anew; others read meanwhile."""
    tables = server.services.tables
    before = await game.api.events(game.table, None, 0)
    live = await tables.current(game.table)
    live.broken = True
    reading, go_on = asyncio.Event(), asyncio.Event()
    entries_after = tables.store.entries_after

    async def slowly(table_id: str, seq: int) -> list[StoredEntry]:
        reading.set()
        await go_on.wait()
        return await entries_after(table_id, seq)

    monkeypatch.setattr(tables.store, "entries_after", slowly)
    asked = [asyncio.create_task(game.api.events(game.table, None, 0)) for _ in range(3)]
    await reading.wait()
    await game.clients[0].send({"type": "ping"})
    asked.append(asyncio.create_task(game.clients[0].until("pong")))
    await asyncio.sleep(0.2)
    assert live.head == before["seq"]
    go_on.set()
    for answer in await asyncio.gather(*asked):
        assert answer["seq"] == before["seq"]


async def test_a_table_is_read_once_for_all_who_ask(
    api: Api, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await api.create(YOU, PERSON)
    tables = server.services.tables
    del tables._cache[made["table"]]
    reads = []
    entries_after = tables.store.entries_after

    async def counted(table_id: str, seq: int) -> list[StoredEntry]:
        reads.append(table_id)
        return await entries_after(table_id, seq)

    monkeypatch.setattr(tables.store, "entries_after", counted)
    found = await asyncio.gather(*(tables.current(made["table"]) for _ in range(20)))
    assert len(set(map(id, found))) == len(reads) == 1


async def test_whoever_comes_while_a_table_is_read_waits_until_it_is_whole(
    game: Game, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a restart: the table is in nobody's memory, and its entries are on their way."""
    tables = server.services.tables
    before = await game.api.events(game.table, None, 0)
    del tables._cache[game.table]
    reading, go_on = asyncio.Event(), asyncio.Event()
    entries_after = tables.store.entries_after

    async def slowly(table_id: str, seq: int) -> list[StoredEntry]:
        reading.set()
        await go_on.wait()
        return await entries_after(table_id, seq)

    monkeypatch.setattr(tables.store, "entries_after", slowly)
    first = asyncio.create_task(game.api.events(game.table, None, 0))
    await reading.wait()
    late = [asyncio.create_task(game.api.get(f"tables/{game.table}")) for _ in range(3)]
    await asyncio.wait(late, timeout=0.2)
    go_on.set()
    assert (await first)["entries"] == before["entries"]
    for answer in await asyncio.gather(*late):
        assert (answer.json()["seq"], answer.json()["status"]) == (before["seq"], "running")
