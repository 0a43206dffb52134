"""P4, the server's side: after any interruption a client is current again, and nothing is lost."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.clients import Api
from tests.server.proxy import BadLine, bad_line
from tests.server.serving import Running, running
from tests.server.stubborn import Stubborn

pytestmark = pytest.mark.anyio


async def test_a_whole_game_over_a_bad_line_ends_alike_on_all_sides(sqlite: str) -> None:
    async with (
        running(sqlite, limits=False) as server,
        Api(server.address) as api,
        bad_line(server.address, 0.15, "a bad line") as line,
    ):
        table, tokens = await api.seated(4)
        players = [
            Stubborn(line.address, table, token, Random(number))
            for number, token in enumerate([*tokens, None])
        ]
        await asyncio.gather(*(player.play() for player in players))
        assert set(line.done) == set(BadLine.ACCIDENTS)
        for player, token in zip(players, [*tokens, None], strict=True):
            truth = await api.events(table, token, 0)
            assert list(player.entries.values()) == truth["entries"]
            assert (player.view, player.hash) == (truth["view"], truth["hash"])
        moves = [entry for entry in players[-1].entries.values() if entry["kind"] == "moved"]
        frames = (await api.get(f"tables/{table}/frames")).json()["frames"]
        assert len(moves) == len(frames) - 1
        assert (await api.get(f"tables/{table}/verify")).json()["ok"]


async def test_who_comes_back_is_sent_exactly_what_was_missed(server: Running, api: Api) -> None:
    table, tokens = await api.seated(2)
    async with api.socket(table, tokens[0]) as away:
        await away.until("welcome")
    async with api.socket(table, tokens[1]) as other:
        for number in range(5):
            await other.ask("say", text=f"{number}")
    async with api.socket(table, tokens[0], since=away.seq) as back:
        welcome = await back.until("welcome")
        assert [entry["text"] for entry in welcome["entries"]] == list("01234")
        assert welcome["seq"] == away.seq + 5
    async with api.socket(table, tokens[0], since=None) as back:
        welcome = await back.until("welcome")
        assert (welcome["entries"], welcome["seq"]) == ([], away.seq + 5)
        assert welcome["view"] == away.view


async def test_nothing_slips_through_between_reading_and_listening(
    server: Running, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something is written at the worst moment: while a client that says hello is being read to."""
    table, tokens = await api.seated(2)
    tables = server.services.tables
    current = tables.current
    looks = 0

    async def interrupt(table_id: str) -> object:
        nonlocal looks
        looks += 1
        live = await current(table_id)
        if looks == 2:  # the first is at the handshake, the second at the hello
            monkeypatch.setattr(tables, "current", current)
            await api.command(table, tokens[1], "say", text="in between")
        return live

    async with api.socket(table, tokens[1]) as first:
        await first.until("welcome")
        monkeypatch.setattr(tables, "current", interrupt)
        async with api.socket(table, tokens[0], since=first.seq) as late:
            welcome = await late.until("welcome")
            said = welcome["entries"] or [await late.until("said")]
            assert [entry["text"] for entry in said] == ["in between"]
    assert looks == 2


async def test_all_tabs_of_a_seat_stay_in_step(api: Api) -> None:
    table, tokens = await api.seated(2)
    async with (
        api.socket(table, tokens[0]) as one,
        api.socket(table, tokens[0]) as two,
        api.socket(table, tokens[1]) as other,
    ):
        for client in (one, two, other):
            await client.until("welcome")
        await one.move(one.view["legal"][0])
        moved = [await client.until("moved") for client in (one, two)]
        assert moved[0]["view"] == moved[1]["view"]
        assert moved[0]["move_id"] == moved[1]["move_id"]
        assert "move_id" not in await other.until("moved")
        pongs = []
        for client in (one, two):
            await client.send({"type": "ping"})
            pongs.append(await client.until("pong"))
        assert pongs[0]["hash"] == pongs[1]["hash"] == moved[0]["hash"]


async def test_a_long_poll_wakes_as_soon_as_something_happens(api: Api) -> None:
    table, tokens = await api.seated(2)
    now = await api.events(table, None, 0)
    waiting = asyncio.create_task(api.events(table, None, now["seq"], wait=30))
    async with api.socket(table, tokens[0]) as client:
        await client.until("welcome")
        while client.table["watchers"] < 1:  # the one who waits has arrived
            await client.receive()
        await client.ask("say", phrase="haha")
    news = await waiting
    assert [entry["kind"] for entry in news["entries"]] == ["said"]


async def test_a_long_poll_without_news_ends_empty(api: Api) -> None:
    table, _ = await api.seated(2)
    now = await api.events(table, None, 0)
    later = await api.events(table, None, now["seq"], wait=1)
    assert later["entries"] == []
    assert later["seq"] == now["seq"]


async def test_presence_is_told(api: Api) -> None:
    table, tokens = await api.seated(2)
    async with api.socket(table, tokens[0]) as client:
        await client.until("welcome")
        async with api.socket(table, tokens[1]):
            while not client.table["seats"][1]["online"]:
                await client.receive()
        while client.table["seats"][1]["online"]:
            await client.receive()
        assert client.table["seats"][0]["online"]
