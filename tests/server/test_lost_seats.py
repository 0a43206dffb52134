"""Whoever loses a seat loses it at once on every connection, whatever it reads or not."""

from __future__ import annotations

import asyncio

import pytest

from tests.attack.lost_seat import lose_seats
from tests.server.clients import PERSON, YOU, Api, closing_code
from tests.server.databases import new_database
from tests.server.serving import Running

pytestmark = pytest.mark.anyio


async def test_a_removed_player_does_nothing_more_on_any_connection(database: str) -> None:
    await lose_seats(database, seats=1)


async def test_two_workers_refuse_a_removed_player(postgres: str) -> None:
    await lose_seats(await new_database(postgres), "--workers", "2", seats=1)


async def test_rights_are_looked_up_when_a_command_is_carried_out(
    server: Running, api: Api
) -> None:
    """The words were received while the seat was still theirs, and wait for the table."""
    made = await api.create(YOU, PERSON, PERSON)
    table = made["table"]
    victim = (await api.join(table, "Victim", 1))["token"]
    live = await server.services.tables.current(table)
    async with live.lock:
        kicking = asyncio.create_task(api.command(table, made["token"], "kick", seat=1))
        await _waiting_for(live.lock, 1)
        joining = asyncio.create_task(api.join(table, "Heir", 1))
        await _waiting_for(live.lock, 2)
        saying = asyncio.create_task(api.command(table, victim, "say", text="it was me"))
        await _waiting_for(live.lock, 3)
    assert (await kicking)["type"] == "ok"
    assert (await joining)["seat"] == 1
    assert (await saying)["code"] == "unknown_token"


async def test_a_watcher_is_let_go_when_a_table_without_watchers_begins(api: Api) -> None:
    made = await api.create(YOU, PERSON, watch=False)
    async with api.socket(made["table"]) as watcher:
        await watcher.until("welcome")
        seq = (await api.events(made["table"], None, 0))["seq"]
        path = f"tables/{made['table']}/events"
        waiting = asyncio.create_task(api.get(path, since=seq, wait=20))
        await api.join(made["table"], "Bea")
        assert await closing_code(watcher) == 4001
        assert not any(b'"view":{' in frame for frame in watcher.frames)
        answer = await waiting
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


async def _waiting_for(lock: asyncio.Lock, number: int) -> None:
    while len(lock._waiters or ()) < number:
        await asyncio.sleep(0.01)
