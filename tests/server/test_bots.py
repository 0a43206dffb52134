"""Bots at a table: they get a view, answer in time, and whatever happens the game goes on."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import msgspec
import pytest

from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.server.hosted import bot_processes
from hofnarr.server.workers import thinking
from hofnarr.server.workers.thinking import Thinker
from tests.server.clients import YOU, Api, bot
from tests.server.serving import running

pytestmark = pytest.mark.anyio


def a_view() -> tuple[bytes, list[Any]]:
    match = Match(find_game("kabale"), ["Ada", "Bea"], seed="bots")
    view = match.state.view(0)
    return msgspec.json.encode(view), list(view.legal)


async def test_a_bot_decides_from_a_view_alone() -> None:
    view, legal = a_view()
    decided = thinking.think("kabale", "greedy", 7, view)
    assert decided == thinking.think("kabale", "greedy", 7, view)
    assert msgspec.json.decode(decided, type=find_game("kabale").action_type) in legal


async def test_a_bot_that_fails_is_replaced_by_a_simple_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view, legal = a_view()
    thinker = Thinker(bot_processes(1))
    try:
        decided = await thinker.decide("kabale", "no such bot", 1, view)
    finally:
        thinker.close()
    assert msgspec.json.decode(decided, type=find_game("kabale").action_type) in legal
    assert "a bot failed" in caplog.text


async def test_a_bot_that_takes_its_process_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is made anew, and the next bot decides."""
    view, legal = a_view()
    thinker = Thinker(bot_processes(1))
    try:
        with monkeypatch.context() as patched:
            patched.setattr(thinking, "think", crash)
            decided = await thinker.decide("kabale", "greedy", 1, view)
        assert msgspec.json.decode(decided, type=find_game("kabale").action_type) in legal
        decided = await thinker.decide("kabale", "greedy", 1, view)
        assert msgspec.json.decode(decided, type=find_game("kabale").action_type) in legal
    finally:
        thinker.close()


def crash(*_: object) -> bytes:
    os._exit(1)


async def test_a_table_survives_bots_that_fail(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        decide = server.services.thinker.decide
        asked: list[str] = []

        async def fail_at_first(game: str, level: str, seed: int, view: bytes) -> bytes:
            asked.append(level)
            name = "no such bot" if len(asked) < 3 else level
            return await decide(game, name, seed, view)

        monkeypatch.setattr(server.services.thinker, "decide", fail_at_first)
        made = await api.create(bot(), bot())
        async with api.socket(made["table"], made["token"]) as client:
            await client.until("welcome")
            await client.until("ended")
        assert len(asked) > 3


async def test_a_hint_for_whoever_has_to_decide(sqlite: str) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        made = await api.create(YOU, bot())
        path = f"tables/{made['table']}/hint"
        answer = await api.post(path, {}, made["token"])
        assert answer.status_code == 200, answer.text
        view = (await api.get(f"tables/{made['table']}/view", made["token"])).json()["view"]
        assert answer.json()["best"]["action"] in view["legal"]
        assert (await api.post(path, {})).status_code == 401
        plain = await api.create(YOU, bot(), hints=False)
        refused = await api.post(f"tables/{plain['table']}/hint", {}, plain["token"])
        assert refused.json()["code"] == "not_allowed"
        table, tokens = await api.seated(2, hints=True)
        early = await api.post(f"tables/{table}/hint", {}, tokens[1])
        assert early.json()["code"] == "not_your_turn"


async def test_a_move_made_while_the_server_ends_wakes_no_bot(sqlite: str) -> None:
    """Its work would outlive the store, and the process would never end."""
    async with running(sqlite) as server, Api(server.address) as api:
        made = await api.create(YOU, bot(), first="0")
        async with api.socket(made["table"], made["token"]) as client:
            await client.until("welcome")
            await server.services.automation.stop()
            idle = asyncio.all_tasks()
            answer = await client.move(client.view["legal"][0])
            assert answer["type"] == "ok"
            await client.until("moved", seq=answer["seq"])
            await asyncio.sleep(0.1)  # more than the pause of a bot
            assert [task for task in asyncio.all_tasks() - idle if "Automation" in repr(task)] == []
