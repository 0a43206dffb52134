"""Bots at a table: they get a view, answer in time, and whatever happens the game goes on."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.server.hosted import bot_processes
from hofnarr.server.workers import thinking
from hofnarr.server.workers.thinking import Decided, Thinker
from tests.bare import bare_environment
from tests.server.clients import YOU, Api, bot
from tests.server.dawdling import dawdle
from tests.server.serving import process, running

pytestmark = pytest.mark.anyio


def a_view() -> tuple[bytes, list[Any]]:
    match = Match(find_game("kabale"), ["Ada", "Bea"], seed="bots")
    view = match.state.view(0)
    return msgspec.json.encode(view), list(view.legal)


def decided_from(action: bytes, legal: list[Any]) -> bool:
    return msgspec.json.decode(action, type=find_game("kabale").action_type) in legal


async def test_a_bot_decides_from_a_view_alone() -> None:
    view, legal = a_view()
    decided = thinking.think("kabale", "greedy", 7, view)
    assert decided == thinking.think("kabale", "greedy", 7, view)
    assert decided_from(decided, legal)


async def test_a_bot_that_fails_is_replaced_by_a_simple_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view, legal = a_view()
    thinker = Thinker(bot_processes(1))
    try:
        decided = await thinker.decide("kabale", "no such bot", 1, view)
    finally:
        thinker.close()
    assert decided_from(decided.action, legal)
    assert decided.by == "greedy"
    assert "a bot failed" in caplog.text


async def test_a_bot_that_takes_its_process_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is made anew, and the next bot decides."""
    view, legal = a_view()
    thinker = Thinker(bot_processes(1))
    try:
        with monkeypatch.context() as patched:
            patched.setattr(thinking, "think", crash)
            decided = await thinker.decide("kabale", "greedy", 1, view)
        assert decided_from(decided.action, legal)
        assert decided.by == "random"
        decided = await thinker.decide("kabale", "greedy", 1, view)
        assert decided_from(decided.action, legal)
        assert decided.by == "greedy"
    finally:
        thinker.close()


def crash(*_: object) -> bytes:
    os._exit(1)


async def test_there_are_as_few_processes_as_bots_that_think_at_the_same_time() -> None:
    """One is there before it is needed: nobody waits for it to begin."""
    view, _ = a_view()
    processes = bot_processes(3)
    thinker = Thinker(processes)
    try:
        await thinker.begin()
        assert processes.begun == 1
        for seed in range(3):
            await thinker.decide("kabale", "greedy", seed, view)
        assert processes.begun == 1
        thinking_long = [thinker.decide("kabale", "flat:300ms", seed, view) for seed in range(9)]
        await asyncio.gather(*thinking_long)
        assert processes.begun == 3
    finally:
        thinker.close()


@pytest.mark.slow
async def test_a_bot_that_takes_too_long_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As many as there are processes: each is ended, and those who wait for one get it."""
    view, legal = a_view()
    thinker = Thinker(bot_processes(2), patience=3)
    monkeypatch.setattr(thinking, "think", dawdle)
    try:
        levels = ("page", "page", "random", "page")
        decided = await asyncio.gather(
            *(thinker.decide("kabale", level, 1, view) for level in levels)
        )
    finally:
        thinker.close()
    assert [each.by for each in decided] == ["greedy", "greedy", "random", "greedy"]
    assert all(decided_from(each.action, legal) for each in decided)
    assert caplog.text.count("a bot took too long") == 3
    assert "a bot failed" not in caplog.text


@pytest.mark.slow
async def test_a_bot_may_think_as_long_as_the_server_says(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And where it thinks longer, everybody is told which bot decided in its place."""
    monkeypatch.setattr(thinking, "think", dawdle)
    async with running(sqlite, bot_patience=2) as server, Api(server.address) as api:
        made = await api.create(bot("page"), YOU, first="0")
        async with api.socket(made["table"], made["token"]) as player:
            moved = await player.until("moved", seat=0)
        watched = await api.events(made["table"], None, 0)
    seen = next(entry for entry in watched["entries"] if entry["kind"] == "moved")
    assert (moved["by"], moved["instead"]) == (seen["by"], seen["instead"]) == ("bot", "greedy")


async def test_a_table_survives_bots_that_fail(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        decide = server.services.thinker.decide
        asked: list[str] = []

        async def fail_at_first(game: str, level: str, seed: int, view: bytes) -> Decided:
            asked.append(level)
            name = "no such bot" if len(asked) < 3 else level
            return await decide(game, name, seed, view)

        monkeypatch.setattr(server.services.thinker, "decide", fail_at_first)
        made = await api.create(bot(), bot())
        async with api.socket(made["table"], made["token"]) as client:
            await client.until("welcome")
            await client.until("ended")
        assert len(asked) > 3
        told = (await api.events(made["table"], None, 0))["entries"]
        moves = [entry.get("instead") for entry in told if entry["kind"] == "moved"]
        assert moves[:2] == ["greedy", "greedy"]
        assert set(moves[2:]) == {None}


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


@pytest.mark.slow
async def test_a_server_needs_nothing_but_what_players_have(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither Numba nor NumPy: bots of every kind and hints, in the processes that think."""
    for name, value in bare_environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    with process(sqlite, "--bot-pause", "0") as server:
        async with Api(server.address) as api:
            bots = [bot(level) for level in ("page", "squire", "courtier", "minister", "king")]
            made = await api.create(*bots, bot("king"))
            duel = await api.create(bot("courtier"), bot("page"), game="catan")
            asked = await api.create(YOU, bot("king"), hints=True, first="0")
            hint = await api.post(f"tables/{asked['table']}/hint", {}, asked["token"])
            assert hint.status_code == 200, hint.text
            for table in (duel, made):
                async with api.socket(table["table"]) as client:
                    while client.seq < 25:
                        await client.receive()
            figures = (await api.http.get("/metrics")).text
    thought = set(re.findall(r'hofnarr_bot_seconds_count\{game="kabale",level="(\w+)"', figures))
    assert thought == {"page", "squire", "courtier", "minister", "king"}
    assert "hofnarr_bot_failures_total{" not in figures


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
