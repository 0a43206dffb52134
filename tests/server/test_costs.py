"""What an address may cost: work and bytes are counted, and addresses take turns."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from types import SimpleNamespace

import msgspec
import pytest

from hofnarr.server.http import limits as limits_module
from hofnarr.server.http.errors import Refusal, refuse
from hofnarr.server.http.limits import RATES, Limits, Rate
from hofnarr.server.http.turns import MOST_WAITING, Turns
from hofnarr.server.metrics import CLERK_SECONDS
from hofnarr.server.workers.process import HelperProcesses
from hofnarr.server.workers.record_worker import RecordWorker
from tests.attack.costly_reads import long_record
from tests.server.clients import Api
from tests.server.serving import running
from tests.server.sitting import assert_refused

pytestmark = pytest.mark.anyio


async def test_addresses_take_turns() -> None:
    turns = Turns()
    order: list[str] = []
    all_wait = asyncio.Event()

    async def work(address: str) -> None:
        async with turns.turn(address):
            order.append(address)
            await all_wait.wait()

    many = [asyncio.create_task(work("many")) for _ in range(4)]
    await asyncio.sleep(0)
    one = asyncio.create_task(work("one"))
    await asyncio.sleep(0)
    all_wait.set()
    await asyncio.gather(*many, one)
    assert order.index("one") == 2  # behind what was begun and one that waited longer
    assert order.count("many") == 4


async def test_an_address_waits_for_a_few_things_only() -> None:
    turns = Turns()

    async def work(address: str) -> None:
        async with turns.turn(address):
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(work("many")) for _ in range(MOST_WAITING + 1)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="wait for an answer first"):
        await work("many")
    other = asyncio.create_task(work("other"))
    for task in tasks[2:4]:
        task.cancel()  # who goes away is left out
    await asyncio.gather(*tasks, other, return_exceptions=True)
    assert turns._free == 1
    assert not turns._waiting


def test_what_something_cost_is_counted_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits_module, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setitem(RATES, "work", Rate(6, 0.2))
    limits = Limits()
    limits.require("work", "a")
    limits.charge("work", "a", 8)
    with pytest.raises(Refusal, match=r"wait 10\.0 seconds"):
        limits.require("work", "a")
    limits.require("work", "b")
    now += 11
    limits.require("work", "a")
    off = Limits(enabled=False)
    off.charge("work", "a", 100)
    off.require("work", "a")


def spin(times: int) -> bytes:
    return str(sum(range(times))).encode()


def refused() -> bytes:
    refuse("bad_record", "players: are missing", "players")


async def test_the_clerk_refuses_whoever_let_it_work_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(RATES, "work", Rate(0.001, 0.0001))
    record_worker = RecordWorker(Limits(), HelperProcesses(1, nice=10))
    try:
        assert await record_worker.do("a", partial(spin, 3_000_000), key="sum")
        assert await record_worker.do(
            "a", partial(spin, 3_000_000), key="sum"
        )  # known: costs nothing
        with pytest.raises(Refusal, match="too many of these"):
            await record_worker.do("a", partial(spin, 3), key="another")
        assert await record_worker.do("b", partial(spin, 3)) == b"3"
        with pytest.raises(Refusal) as told:
            await record_worker.do("c", refused)
        assert_refused(msgspec.to_builtins(told.value.answer()), "bad_record", "players")
    finally:
        record_worker.close()


async def test_a_finished_game_is_worked_through_once(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table = (await api.post("records", long_record())).json()["table"]
        for path in ("frames", "verify"):
            answers = await asyncio.gather(*(api.get(f"tables/{table}/{path}") for _ in range(4)))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            before = CLERK_SECONDS._value.get()
            assert (await api.get(f"tables/{table}/{path}")).content == answers[0].content
            assert CLERK_SECONDS._value.get() == before
        plain = await api.http.get(
            f"/api/tables/{table}/frames", headers={"Accept-Encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        packed = await api.get(f"tables/{table}/frames")
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.content == packed.content  # the client unpacks
        assert len(gzip.compress(plain.content)) < len(plain.content) / 10


async def test_bytes_count(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        table, _ = await api.seated(2)
        monkeypatch.setitem(RATES, "bytes", Rate(3_000, 0.001))
        server.services.limits._buckets.clear()
        codes = [(await api.get(f"tables/{table}/events")).status_code for _ in range(8)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert codes == sorted(codes)


async def test_pages_count(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "page", Rate(3, 0.001))
    monkeypatch.setitem(RATES, "request", Rate(3, 0.001))
    async with running(sqlite) as server, Api(server.address) as api:
        for path in ("/assets/none.js", "/api"):
            codes = [(await api.http.get(path)).status_code for _ in range(5)]
            assert codes[3:] == [429, 429], (path, codes)
        assert_refused((await api.http.get("/api/none")).json(), "too_fast")


async def test_a_hint_is_thought_about_once(sqlite: str) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, hints=True)
        seat = (await api.events(table, tokens[0], 0))["view"]["to_act"]
        asked = [api.post(f"tables/{table}/hint", b"", tokens[seat]) for _ in range(4)]
        answers = await asyncio.gather(*asked)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert len(server.services.hint_cache._found) == 1
