"""Clocks, bots that stand in, and people who are away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hofnarr.server import wall_clock
from hofnarr.server.live.presence import AWAY_AFTER
from hofnarr.server.protocol.fields import Days, Live, NoPace
from hofnarr.server.table.clock import DAY, GRACE, LOW, Clock
from tests.server.clients import Api, play_all
from tests.server.serving import running

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 60_000, "increment": 5_000}

Jump = Callable[[int], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Let time pass for the server, all at once."""
    real = wall_clock.now_ms
    passed = 0

    def go(milliseconds: int) -> None:
        nonlocal passed
        passed += milliseconds
        monkeypatch.setattr(wall_clock, "now_ms", lambda: real() + passed)

    return go


async def test_a_live_clock_runs_and_a_decision_earns_time() -> None:
    clock = Clock(Live(60_000, 5_000), 2)
    clock.run(0, 1_000)
    assert clock.deadline == 61_000
    clock.stop(11_000)
    clock.moved(0)
    assert clock.left == [55_000, 60_000]
    clock.run(1, 20_000)  # not before the awarding was seen
    clock.stop(15_000)
    assert clock.left[1] == 60_000
    clock.run(0, 0)
    clock.stop(10**9)
    assert clock.left[0] == 0
    clock.returned(0)
    assert clock.left[0] == GRACE


async def test_days_begin_anew_with_every_decision() -> None:
    clock = Clock(Days(3), 2)
    clock.run(0, 0)
    clock.stop(2 * DAY)
    assert clock.left[0] == DAY
    clock.moved(0)
    assert clock.left[0] == 3 * DAY
    assert not clock.is_low(0, 10**12)


async def test_without_a_pace_no_clock_runs() -> None:
    clock = Clock(NoPace(), 2)
    clock.run(0, 0)
    assert (clock.deadline, clock.shown()) == (None, None)


async def test_a_clock_is_low_near_its_end() -> None:
    clock = Clock(Live(60_000, 0), 2)
    clock.run(0, 0)
    assert not clock.is_low(0, 60_000 - LOW)
    assert clock.is_low(0, 60_001 - LOW)
    assert not clock.is_low(1, 60_000)


async def test_time_runs_out_and_the_seat_can_be_taken_back(database: str, jump: Jump) -> None:
    async with running(database, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, pace=LIVE)
        async with api.socket(table, tokens[0]) as late, api.socket(table, tokens[1]) as other:
            for client in (late, other):
                await client.until("welcome")
            assert late.table["clocks"]["running"] == 0
            jump(61_000)
            replaced = await late.until("replaced")
            assert (replaced["seat"], replaced["level"], replaced["by"]) == (0, "greedy", "clock")
            moved = await late.until("moved")
            assert (moved["seat"], moved["by"]) == (0, "clock")
            seat = moved["table"]["seats"][0]
            assert (seat["away"], seat["stand_in"]) == (True, "greedy")
            # Others play on; the stand-in decides like a bot.
            while other.view["to_act"] != 1:
                await other.receive()
            await other.move(other.view["legal"][0])
            while (await late.until("moved"))["by"] != "bot":
                pass
            refused = await late.move({"type": "play", "seat": 0, "card": "king", "column": 0})
            assert refused["code"] in ("not_allowed", "not_your_turn")
            assert (await late.ask("return"))["type"] == "ok"
            returned = await late.until("returned")
            seat = returned["table"]["seats"][0]
            assert (seat["away"], seat["stand_in"]) == (False, None)
            assert returned["table"]["clocks"]["left"][0] >= GRACE
            assert (await late.ask("return"))["code"] == "bad_request"
            await play_all([late, other])


async def test_a_move_in_time_keeps_the_clock(sqlite: str, jump: Jump) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, pace=LIVE)
        async with api.socket(table, tokens[0]) as client:
            await client.until("welcome")
            jump(20_000)
            await client.move(client.view["legal"][0])
            moved = await client.until("moved")
            left = moved["table"]["clocks"]["left"]
            assert 44_000 <= left[0] <= 45_000
            assert left[1] == 60_000


async def test_a_clock_goes_on_over_a_restart(sqlite: str, jump: Jump) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, pace=LIVE)
    jump(61_000)
    async with (
        running(sqlite) as server,
        Api(server.address) as api,
        api.socket(table, tokens[1]) as client,
    ):
        await client.until("welcome")
        if not client.table["seats"][0]["stand_in"]:
            await client.until("replaced")


async def test_the_table_agrees_on_a_stand_in(sqlite: str, jump: Jump) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(3)
        async with api.socket(table, tokens[1]) as one, api.socket(table, tokens[2]) as two:
            for client in (one, two):
                await client.until("welcome")
            early = await one.ask("replace", seat=0, level="random")
            assert early["code"] == "not_allowed"
            jump(AWAY_AFTER + 1_000)
            assert (await one.ask("replace", seat=2, level="random"))["code"] == "not_allowed"
            assert (await one.ask("replace", seat=1, level="random"))["code"] == "bad_request"
            assert (await one.ask("replace", seat=0, level="hal"))["field"] == "level"
            assert (await two.ask("answer", yes=True))["code"] == "not_allowed"
            assert (await one.ask("replace", seat=0, level="random"))["type"] == "ok"
            asked = await two.until("replace_asked")
            assert (asked["seat"], asked["by"], asked["level"]) == (0, 1, "random")
            assert (await two.ask("answer", yes=False))["type"] == "ok"
            assert not (await one.until("replace_answered"))["yes"]
            assert (await one.ask("replace", seat=0, level="random"))["type"] == "ok"
            await two.until("replace_asked")
            assert (await two.ask("answer", yes=True))["type"] == "ok"
            assert (await one.until("replaced"))["by"] == "table"
            assert (await one.until("moved"))["by"] == "bot"
            async with api.socket(table, tokens[0]) as back:
                await back.until("welcome")
                assert (await back.ask("return"))["type"] == "ok"
                await one.until("returned")
                await play_all([back, one, two])


async def test_nobody_else_need_agree_where_nobody_else_is(sqlite: str, jump: Jump) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, "random")
        jump(AWAY_AFTER + 1_000)
        async with api.socket(table, tokens[1]) as client:
            await client.until("welcome")
            assert (await client.ask("replace", seat=0, level="random"))["type"] == "ok"
            await client.until("replaced")
            await play_all([client])
