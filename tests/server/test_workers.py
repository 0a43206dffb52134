"""Several processes on one PostgreSQL serve one table; bots and clocks act exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from hofnarr.server import wall_clock
from hofnarr.server.http.errors import Refusal
from hofnarr.server.live.bus import CHANNEL
from tests.server.clients import Api, TableClient, bot, closing_code, play_all
from tests.server.databases import new_database
from tests.server.serving import Running, process, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def shared(postgres: str) -> str:
    return await new_database(postgres)


@pytest.fixture
async def two(shared: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers that know of each other only through the database."""
    async with running(shared, limits=False) as one, running(shared, limits=False) as other:
        yield one, other


def whole(entries: list[Any]) -> bool:
    return [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))


async def test_players_at_different_processes_play_together(two: tuple[Running, Running]) -> None:
    async with Api(two[0].address) as here, Api(two[1].address) as there, AsyncExitStack() as stack:
        table, tokens = await here.seated(4)
        clients = [
            await stack.enter_async_context(api.socket(table, token))
            for api, token in zip((here, there, here, there), tokens, strict=True)
        ]
        watcher = await stack.enter_async_context(there.socket(table))
        views = await play_all(clients)
        await watcher.until("ended")
        assert all(view["to_act"] is None for view in views)
        stories = [await api.events(table, None, 0) for api in (here, there)]
        assert stories[0]["entries"] == stories[1]["entries"]
        assert whole(stories[0]["entries"])


async def test_bots_act_once_however_many_processes_look(two: tuple[Running, Running]) -> None:
    async with Api(two[0].address) as here, Api(two[1].address) as there:
        tables = [(await here.create(bot(), bot(), bot()))["table"] for _ in range(3)]
        for table in tables:
            async with there.socket(table) as watcher:
                await watcher.until("welcome")
                if watcher.table["status"] != "finished":
                    await watcher.until("ended")
            entries = (await there.events(table, None, 0))["entries"]
            assert whole(entries)
            assert {entry["by"] for entry in entries if entry["kind"] == "moved"} == {"bot"}
            assert (await there.get(f"tables/{table}/verify")).json()["ok"]


async def test_a_clock_runs_out_once(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = {"kind": "live", "bank": 10_000, "increment": 0}
    async with Api(two[0].address) as here, Api(two[1].address) as there, AsyncExitStack() as stack:
        table, tokens = await here.seated(2, pace=pace)
        clients = [
            await stack.enter_async_context(api.socket(table, token))
            for api, token in zip((here, there), tokens, strict=True)
        ]
        for client in clients:
            await client.until("welcome")
        real = wall_clock.now_ms
        monkeypatch.setattr(wall_clock, "now_ms", lambda: real() + 11_000)
        for client in clients:
            assert (await client.until("replaced"))["by"] == "clock"
            assert (await client.until("moved"))["by"] == "clock"
        entries = (await there.events(table, None, 0))["entries"]
        kinds = [(entry["kind"], entry.get("seat")) for entry in entries]
        assert kinds.count(("replaced", 0)) == 1


async def test_presence_is_known_in_all_processes(two: tuple[Running, Running]) -> None:
    async with Api(two[0].address) as here, Api(two[1].address) as there:
        table, tokens = await here.seated(2)
        async with here.socket(table, tokens[0]) as client:
            await client.until("welcome")
            async with there.socket(table, tokens[1]):
                while not client.table["seats"][1]["online"]:
                    await client.receive()
            while client.table["seats"][1]["online"]:
                await client.receive()


@pytest.mark.parametrize("hint", ["heard", "lost"])
async def test_a_removed_table_is_gone_in_all_processes(
    two: tuple[Running, Running], hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    if hint == "lost":
        monkeypatch.setattr(one.services.hub.bus, "say", lambda _: None)
    async with Api(one.address) as here, Api(other.address) as there:
        table, tokens = await here.seated(2)
        async with there.socket(table, tokens[1]) as client:
            await client.until("welcome")
            assert await one.services.tables.remove(table)
            assert await closing_code(client) == 4004
        assert (await there.get(f"tables/{table}", tokens[1])).status_code == 404
        with pytest.raises(Refusal, match="no such table"):
            await other.services.tables.remove(table)


async def test_a_lost_hint_is_made_up_for(
    two: tuple[Running, Running], shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hints are cut off for a while; what they would have told arrives all the same."""
    async with Api(two[0].address) as here, Api(two[1].address) as there:
        table, tokens = await here.seated(2)
        async with there.socket(table, tokens[1]) as client:
            await client.until("welcome")
            monkeypatch.setattr(two[0].services.hub.bus, "say", lambda _: None)
            await here.command(table, tokens[0], "say", text="can you hear me?")
            assert (await client.until("said"))["text"] == "can you hear me?"


async def test_listening_begins_anew_when_the_connection_is_lost(
    two: tuple[Running, Running], shared: str
) -> None:
    async with Api(two[0].address) as here, Api(two[1].address) as there:
        table, tokens = await here.seated(2)
        async with there.socket(table, tokens[1]) as client:
            await client.until("welcome")
            connection = await asyncpg.connect(shared)
            listening = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query ILIKE $1",
                f"LISTEN%{CHANNEL}%",
            )
            await connection.close()
            assert len(listening) == 2
            for number in range(3):
                await here.command(table, tokens[0], "say", text=str(number))
                assert (await client.until("said"))["text"] == str(number)


async def test_moves_at_the_same_moment_in_two_processes(two: tuple[Running, Running]) -> None:
    """The same seat moves from two devices at two processes: one move counts."""
    async with Api(two[0].address) as here, Api(two[1].address) as there:
        table, tokens = await here.seated(2)
        view = (await here.get(f"tables/{table}/view", tokens[0])).json()
        actions = view["view"]["legal"]
        answers = await asyncio.gather(
            *(
                api.command(
                    table,
                    tokens[0],
                    "move",
                    move_id=str(number),
                    expect_seq=view["seq"],
                    action=actions[number],
                )
                for number, api in enumerate((here, there) * 3)
            )
        )
        assert [answer["type"] for answer in answers].count("ok") == 1
        assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"stale"}


async def test_a_dead_process_is_replaced_by_the_other(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies while it attends to a bot: after its lease the other one does."""
    async with running(shared, limits=False) as survivor, Api(survivor.address) as api:
        monkeypatch.setattr(survivor.services.automation, "_due", lambda _: None)
        made = await api.create(bot(), bot())
        now = wall_clock.now_ms()
        assert await survivor.services.store.claim(made["table"], "the dead", now, now + 10_000)
        monkeypatch.undo()
        assert not await survivor.services.store.claim(made["table"], "another", now, now + 10_000)
        real = wall_clock.now_ms
        monkeypatch.setattr(wall_clock, "now_ms", lambda: real() + 11_000)
        async with api.socket(made["table"], made["token"]) as client:
            await client.until("welcome")
            if client.table["status"] != "finished":
                await client.until("ended")


async def test_serve_with_workers(shared: str) -> None:
    """The command itself: two worker processes behind one address."""
    with process(shared, "--workers", "2", "--no-limits", "--bot-pause", "0") as server:
        async with Api(server.address) as api, AsyncExitStack() as stack:
            table, tokens = await api.seated(3, "random")
            clients: list[TableClient] = []
            for token in tokens * 2:  # several tabs, so that both processes have some
                socket = api.socket(table, token)
                clients.append(await stack.enter_async_context(socket))
            await play_all(clients[:3])
            for client in clients[3:]:
                while client.table is None or client.table["status"] != "finished":
                    await client.receive()
            entries = (await api.events(table, None, 0))["entries"]
            assert whole(entries)
            metrics = (await api.http.get("/metrics")).text
            moved = [line for line in metrics.splitlines() if 'kind="moved"' in line]
            number = sum(entry["kind"] == "moved" for entry in entries)
            assert sum(float(line.split()[-1]) for line in moved if "_total" in line) == number
        code, _ = server.end()
        assert code == 0
