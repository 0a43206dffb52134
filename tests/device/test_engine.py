"""The engine of a device without the browser: whole games, going on, and what may go wrong."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from hofnarr.games import game_of_record
from hofnarr.server import ids
from tests.device.engines import device
from tests.device.journals import MemoryJournal
from tests.server.clients import Api
from tests.server.serving import running

pytestmark = pytest.mark.anyio

ALL_SETS = {"sets": ["knights", "politics", "barbarians"]}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def journal() -> MemoryJournal:
    return MemoryJournal()


def deal_alike(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """Tables made from now on are dealt the same games."""
    random = Random(seed)
    monkeypatch.setattr(ids, "new_token", lambda: random.randbytes(16).hex())


@pytest.mark.parametrize(
    ("game", "levels", "options"),
    [
        ("kabale", ("courtier", "minister", "page"), {}),
        pytest.param("catan", ("courtier", "courtier"), ALL_SETS, marks=pytest.mark.slow),
    ],
)
async def test_a_game_from_the_same_seed_is_the_same_on_a_server_and_on_a_device(
    game: str,
    levels: tuple[str, ...],
    options: dict[str, object],
    journal: MemoryJournal,
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_alike(monkeypatch, "a game")
    async with device(journal) as engine:
        here = await engine.played(await engine.make(game, *levels, options=options))
    assert game_of_record(msgspec.json.decode(here)).name == game
    deal_alike(monkeypatch, "a game")
    async with running(sqlite) as server, Api(server.address) as api:
        seats = [{"kind": "bot", "level": level} for level in levels]
        made = await api.create(*seats, game=game, options=options, name="Ada")
        async with api.socket(made["table"], made["token"]) as client:
            await client.until("welcome")
            await client.until("ended")
        there = (await api.get(f"tables/{made['table']}/record")).content
    assert msgspec.json.decode(there) == msgspec.json.decode(here)
    assert there.rstrip(b"\n") == here


async def test_a_game_goes_on_where_it_was_left(journal: MemoryJournal) -> None:
    async with device(journal) as engine:
        made = await engine.make("kabale", "you", "page")
        listener = engine.listen(made["table"], made["token"])
        welcome = await listener.until("welcome")
        action = welcome["view"]["legal"][0]
        move = {"type": "move", "id": "1", "move_id": "m1", "expect_seq": welcome["seq"]}
        listener.send({**move, "action": action})
        assert (await listener.until("ok"))["re"] == "1"
        # Whatever was acknowledged is in the journal by now, whoever pulls the plug.
        pulled = MemoryJournal()
        pulled.drawers = {name: dict(drawer) for name, drawer in journal.drawers.items()}
    async with device(pulled) as engine:
        seat = {"table": made["table"], "token": made["token"]}
        status, mine = await engine.ask("POST", "/api/mine", {"seats": [seat]})
        assert status == 200
        assert [table["table"] for table in mine["tables"]] == [made["table"]]
        status, told = await engine.ask(
            "GET", f"/api/tables/{made['table']}/events?since=0", token=made["token"]
        )
        assert status == 200
        assert [each["move_id"] for each in told["entries"] if "move_id" in each] == ["m1"]


async def test_a_damaged_game_is_named_and_the_others_go_on(journal: MemoryJournal) -> None:
    async with device(journal) as engine:
        whole, torn, gone, odd = [await engine.make("kabale", "you", "page") for _ in range(4)]
    entries, tables = journal.drawers["entries"], journal.drawers["tables"]
    entries[torn["table"], 1] = '{"seq":1'
    tables[gone["table"]] = "?"
    first = msgspec.json.decode(entries[odd["table"], 1])
    entries[odd["table"], 1] = msgspec.json.encode([*first[:3], '{"kind":"nobody knows"}']).decode()
    async with device(journal) as engine:
        seats = [{"table": each["table"], "token": each["token"]} for each in (whole, torn, gone)]
        status, mine = await engine.ask("POST", "/api/mine", {"seats": seats})
        assert status == 200
        assert whole["table"] in [table["table"] for table in mine["tables"]]
        for each in (torn, gone, odd):
            status, refused = await engine.ask("GET", f"/api/tables/{each['table']}")
            assert (status, refused["code"]) == (422, "bad_record")
            assert "damaged" in refused["message"]
        await engine.listen(whole["table"], whole["token"]).until("welcome")
        refused_listener = engine.listen(torn["table"], torn["token"])
        assert (await refused_listener.until("error"))["code"] == "bad_record"
        assert await asyncio.wait_for(refused_listener.closed, 10) > 4000


async def test_a_full_storage_is_said_and_nothing_is_acknowledged(journal: MemoryJournal) -> None:
    async with device(journal) as engine:
        made = await engine.make("kabale", "you", "page")
        listener = engine.listen(made["table"], made["token"])
        welcome = await listener.until("welcome")
        journal.trouble = "QuotaExceededError"
        say = {"type": "say", "id": "1", "text": "hello"}
        path = f"/api/tables/{made['table']}/commands"
        status, refused = await engine.ask("POST", path, say, made["token"])
        assert (status, refused["code"]) == (503, "unavailable")
        journal.trouble = ""
        status, _ = await engine.ask("POST", path, say, made["token"])
        assert status == 200
        # What had failed left nothing behind: the next entry has the next number.
        assert (await listener.until("said"))["seq"] == welcome["seq"] + 1


async def test_a_record_goes_from_one_device_to_another(journal: MemoryJournal) -> None:
    async with device(journal) as engine:
        record = await engine.played(await engine.make("kabale", "page", "page"))
    other = MemoryJournal()
    for _ in range(2):  # brought again, it is the same table
        async with device(other) as engine:
            brought = await engine.engine.request(1, "POST", "/api/records", {}, record.decode())
            assert brought is not None
            assert brought.status == 201, brought.body
            table = msgspec.json.decode(brought.body)["table"]
            status, again = await engine.ask("GET", f"/api/tables/{table}/record")
            assert status == 200
            assert msgspec.json.encode(again) == record
            status, frames = await engine.ask("GET", f"/api/tables/{table}/frames")
            assert status == 200
            assert frames["frames"]
    assert len(other.drawers["records"]) == 1


async def test_a_second_worker_that_dies_stops_no_game(journal: MemoryJournal) -> None:
    async with device(journal) as engine:
        engine.worker.is_lost = True
        assert await engine.played(await engine.make("kabale", "page", "page"))
        assert not engine.worker.is_lost


async def test_whoever_waits_for_news_may_stop_waiting(journal: MemoryJournal) -> None:
    async with device(journal) as engine:
        made = await engine.make("kabale", "you", "page", first="0")
        path = f"/api/tables/{made['table']}/events?since=99&wait=30"
        waiting = asyncio.create_task(engine.engine.request(7, "GET", path, {}, None))
        await asyncio.sleep(0.1)
        engine.engine.abort(7)
        assert await asyncio.wait_for(waiting, 5) is None


async def test_hands_stay_hidden_from_whoever_only_watches(journal: MemoryJournal) -> None:
    """One door, on a device as on a server: the token opens a seat, and nothing else does."""
    async with device(journal) as engine:
        made = await engine.make("kabale", "you", "page")
        path = f"/api/tables/{made['table']}/view"
        _, own = await engine.ask("GET", path, token=made["token"])
        _, public = await engine.ask("GET", path)
        assert own["view"]["seats"][0]["hand"]
        assert public["view"]["seats"][0]["hand"] is None
        assert own["view"]["seats"][1]["hand"] is None
        status, refused = await engine.ask("GET", path, token="0" * 32)
        assert (status, refused["code"]) == (401, "unknown_token")


async def test_a_device_calls_no_other_server(journal: MemoryJournal) -> None:
    async with device(journal) as engine:
        made = await engine.make("kabale", "you", "page")
        hook = {"type": "webhook", "id": "1", "url": "https://ntfy.sh/x", "kind": "ntfy"}
        path = f"/api/tables/{made['table']}/commands"
        status, refused = await engine.ask("POST", path, hook, made["token"])
        assert (status, refused["code"]) == (403, "not_allowed")
