"""Whoever runs the server: what they see, whom they let talk, what they close; and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select
from websockets.exceptions import InvalidStatus

from hofnarr.server import services, wall_clock
from hofnarr.server.app import all_endpoints
from hofnarr.server.protocol.facts import AnyFact, Joined, Left, Said
from hofnarr.server.protocol.requests import CreateTable, Person, You
from hofnarr.server.storage.database import Database
from hofnarr.server.storage.schema import METADATA, WEBHOOKS
from hofnarr.server.storage.sql_store import SqlStore
from hofnarr.server.table.settings import settle
from hofnarr.server.tables.erasing import erased
from tests.server.clients import PERSON, YOU, Api, bot, closing_code, play_all
from tests.server.databases import new_database
from tests.server.serving import Running, running
from tests.server.sitting import assert_refused

pytestmark = pytest.mark.anyio

TOKEN = "nobody guesses this one"


class Operator:
    """Asks as the operator does."""

    def __init__(self, address: str, token: str | None = TOKEN) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}/api/operator", headers=headers, timeout=60
        )

    async def __aenter__(self) -> Operator:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        return (await self.http.get(path, params=query)).json()

    async def post(self, path: str, body: Any = None) -> Any:
        return (await self.http.post(path, json=body)).json()


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with running(database, operator_token=TOKEN) as started:
        yield started


@pytest.fixture
async def operator(server: Running) -> AsyncIterator[Operator]:
    async with Operator(server.address) as asking:
        yield asking


@pytest.mark.parametrize("token", [None, "", "nobody guesses this on", f"{TOKEN}!", "0" * 32])
async def test_nobody_else_comes_in(sqlite: str, token: str | None) -> None:
    async with (
        running(sqlite, operator_token=TOKEN, metrics_token="another one altogether") as server,
        Api(server.address) as api,
        Operator(server.address, token) as stranger,
        Operator(server.address, "another one altogether") as watchman,
    ):
        table, tokens = await api.seated(2)
        for endpoint in all_endpoints():
            if endpoint.token != "operator":
                continue
            path = endpoint.path.replace("{table}", table).removeprefix("/api/operator")
            for who in (stranger, watchman):
                refused = await who.http.request(endpoint.method, path, json={})
                assert_refused(refused.json(), "unknown_token")
        assert (await api.get(f"tables/{table}", tokens[0])).status_code == 200


async def test_a_server_without_a_token_has_no_operator(sqlite: str) -> None:
    async with running(sqlite) as server, Operator(server.address) as operator:
        assert_refused(await operator.get("/load"), "not_allowed")


async def test_the_load(operator: Operator, api: Api) -> None:
    before = await operator.get("/load")
    table, tokens = await api.seated(2)
    async with api.socket(table, tokens[0]) as one, api.socket(table) as watcher:
        await one.until("welcome")
        await watcher.until("welcome")
        load = await operator.get("/load")
    assert load["tables"] == {"running": 1}
    assert (load["people"], load["watchers"], load["sockets"]) == (1, 1, 2)
    assert load["database"] > 10_000
    assert load["memory"] > 10_000_000
    assert load["started"] == before["started"] <= load["now"]


async def test_tables_listed_or_not(operator: Operator, api: Api) -> None:
    first = await api.create(YOU, PERSON, listed=False)
    second = await api.create(YOU, bot(), name='Eve "the %_ Great"')
    shown = (await operator.get("/tables"))["tables"]
    assert [info["table"] for info in shown] == [second["table"], first["table"]]
    opened = (await operator.get("/tables", status="open"))["tables"]
    assert [info["table"] for info in opened] == [first["table"]]
    found = (await operator.get("/tables", person='Eve "the %_ Great"'))["tables"]
    assert [info["table"] for info in found] == [second["table"]]
    for person in ("Eve", "%", "Ada%"):
        assert (await operator.get("/tables", person=person))["tables"] == []
    assert len((await operator.get("/tables", most=1))["tables"]) == 1
    assert_refused(await operator.get("/tables", status="odd"), "bad_request", "status")


async def test_who_is_here(operator: Operator, api: Api) -> None:
    table, tokens = await api.seated(2)
    async with api.socket(table, tokens[1]) as one, api.socket(table) as watcher:
        await one.until("welcome")
        await watcher.until("welcome")
        people = (await operator.get("/people"))["people"]
    assert {(each["table"], each["seat"], each["name"]) for each in people} == {
        (table, 1, "Person 1"),
        (table, None, ""),
    }
    assert {each["address"] for each in people} == {"127.0.0.1"}
    assert all(each["came"] > 0 for each in people)


async def test_people_at_other_processes(postgres: str) -> None:
    shared = await new_database(postgres)
    async with (
        running(shared, operator_token=TOKEN) as one,
        running(shared, operator_token=TOKEN) as other,
        Api(other.address) as there,
        Operator(one.address) as operator,
    ):
        table, tokens = await there.seated(2)
        async with there.socket(table, tokens[0]) as client:
            await client.until("welcome")
            while not (people := (await operator.get("/people"))["people"]):
                pass
        assert [(each["seat"], each["address"]) for each in people] == [(0, None)]


async def test_a_table_is_closed(operator: Operator, api: Api) -> None:
    table, tokens = await api.seated(2)
    async with api.socket(table, tokens[0]) as one:
        await one.until("welcome")
        assert await operator.post(f"/tables/{table}/close") == {"table": table}
        assert await closing_code(one) == 4004
    assert (await api.get(f"tables/{table}", tokens[0])).status_code == 404
    assert_refused(await operator.post(f"/tables/{table}/close"), "unknown_table")


async def test_somebody_is_silenced_and_may_talk_again(operator: Operator, api: Api) -> None:
    table, tokens = await api.seated(2)
    path = f"/tables/{table}/silence"
    async with api.socket(table, tokens[0]) as one, api.socket(table, tokens[1]) as two:
        await two.until("welcome")
        silenced = await operator.post(path, {"seat": 0})
        told = await two.until("silenced")
        assert (told["seq"], told["seat"], told["silent"]) == (silenced["seq"], 0, True)
        assert [seat["silent"] for seat in told["table"]["seats"]] == [True, False]
        again = await operator.post(path, {"seat": 0})
        assert again == silenced  # nothing new is written
        for command in ({"text": "but"}, {"phrase": "thanks"}):
            refused = await api.command(table, tokens[0], "say", **command)
            assert_refused(refused, "not_allowed")
        renamed = await api.command(table, tokens[0], "name", name="But I")
        assert_refused(renamed, "not_allowed")
        assert (await two.ask("say", phrase="well-played"))["type"] == "ok"
        await play_all([one, two])  # playing is not talking
    await operator.post(path, {"seat": 0, "silent": False})
    assert (await api.command(table, tokens[0], "say", text="again"))["type"] == "ok"


async def test_who_comes_to_the_seat_of_somebody_silenced_may_talk(
    operator: Operator, api: Api
) -> None:
    made = await api.create(YOU, PERSON, PERSON)
    table = made["table"]
    eve = await api.join(table, "Eve")
    await operator.post(f"/tables/{table}/silence", {"seat": eve["seat"]})
    await api.command(table, eve["token"], "leave")
    bea = await api.join(table, "Bea", eve["seat"])
    assert (await api.command(table, bea["token"], "say", text="hello"))["type"] == "ok"


async def test_a_host_who_watches_is_silenced(operator: Operator, api: Api) -> None:
    made = await api.create(PERSON, bot())
    await operator.post(f"/tables/{made['table']}/silence", {"seat": None})
    refused = await api.command(made["table"], made["token"], "say", text="I only watch")
    assert_refused(refused, "not_allowed")


@pytest.mark.parametrize("seat", [1, 2, 11])
async def test_only_somebody_can_be_silenced(operator: Operator, api: Api, seat: int) -> None:
    made = await api.create(YOU, bot(), PERSON)
    refused = await operator.post(f"/tables/{made['table']}/silence", {"seat": seat})
    assert_refused(refused, "bad_request", "seat")


# Bans


def outside(api: Api, address: str) -> None:
    """The server believes a proxy on its machine about who asks."""
    api.http.headers["X-Forwarded-For"] = address


async def test_a_banned_address_may_nothing(operator: Operator, server: Running, api: Api) -> None:
    table, tokens = await api.seated(2)
    async with Api(server.address) as eve:
        outside(eve, "203.0.113.9")
        from_there: dict[str, Any] = {"additional_headers": {"X-Forwarded-For": "203.0.113.9"}}
        async with eve.socket(table, tokens[1], **from_there) as client:
            await client.until("welcome")
            banned = await operator.post("/bans", {"address": "203.0.113.0/24", "why": "spam"})
            assert [(ban["network"], ban["why"]) for ban in banned["bans"]] == [
                ("203.0.113.0/24", "spam")
            ]
            assert banned["bans"][0]["until"] is None
            assert await closing_code(client) == 4001
        for path in ("games", f"tables/{table}"):
            refused = await eve.get(path, tokens[1])
            assert refused.status_code == 403
            assert_refused(refused.json(), "banned")
        assert (await eve.http.get("/")).status_code == 403
        with pytest.raises(InvalidStatus, match="403"):
            await eve.socket(table, tokens[1], **from_there).__aenter__()
        assert (await eve.http.get("/healthz")).status_code == 200
        # Others do not notice, the seat is still theirs, and a ban can be lifted.
        assert (await api.get(f"tables/{table}", tokens[1])).status_code == 200
        lifted = await operator.post("/bans/lift", {"address": "203.0.113.0/24"})
        assert lifted["bans"] == []
        assert (await eve.get("games")).status_code == 200
        again = await operator.post("/bans/lift", {"address": "203.0.113.0/24"})
        assert_refused(again, "not_found")


async def test_a_long_poll_of_somebody_banned_is_the_last(
    operator: Operator, server: Running, api: Api
) -> None:
    table, tokens = await api.seated(2)
    async with Api(server.address) as eve:
        outside(eve, "203.0.113.9")
        head = (await eve.events(table, tokens[1], 0))["seq"]
        waiting = asyncio.create_task(
            eve.get(f"tables/{table}/events", tokens[1], since=head, wait=30)
        )
        while not server.services.hub.presence.online(table):
            await asyncio.sleep(0.01)
        await operator.post("/bans", {"address": "203.0.113.9"})
        assert (await waiting).json()["entries"] == []
        assert_refused((await eve.get("games")).json(), "banned")


async def test_a_ban_ends(
    operator: Operator, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Api(server.address) as eve:
        outside(eve, "203.0.113.9")
        await operator.post("/bans", {"address": "203.0.113.9", "hours": 1})
        assert (await eve.get("games")).status_code == 403
        now = wall_clock.now_ms()
        monkeypatch.setattr(wall_clock, "now_ms", lambda: now + 3_700_000)
        assert (await eve.get("games")).status_code == 200
        assert (await operator.get("/bans"))["bans"] == []


async def test_the_operator_gets_in_from_a_banned_address(
    operator: Operator, server: Running
) -> None:
    operator.http.headers["X-Forwarded-For"] = "203.0.113.9"
    await operator.post("/bans", {"address": "203.0.113.9"})
    assert await operator.get("/load")
    assert (await operator.post("/bans/lift", {"address": "203.0.113.9"}))["bans"] == []


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "::1", "::ffff:127.0.0.1", "0.0.0.0", "1.2.3.4.5", "nobody", "0.0.0.0/0"],
)
async def test_what_cannot_be_banned(operator: Operator, address: str) -> None:
    refused = await operator.post("/bans", {"address": address})
    assert_refused(refused, "bad_request", "address")


async def test_a_ban_is_known_after_a_restart(database: str) -> None:
    async with running(database, operator_token=TOKEN) as one, Operator(one.address) as operator:
        await operator.post("/bans", {"address": "2001:db8::9"})
    async with running(database) as two, Api(two.address) as eve:
        outside(eve, "2001:db8::1234")  # of the same house
        assert_refused((await eve.get("games")).json(), "banned")
        outside(eve, "2001:db8:0:1::9")
        assert (await eve.get("games")).status_code == 200


async def test_a_ban_is_known_to_other_processes(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "_LOOK_AT_BANS", 0.1)
    shared = await new_database(postgres)
    async with (
        running(shared, operator_token=TOKEN) as one,
        running(shared) as other,
        Operator(one.address) as operator,
        Api(other.address) as eve,
    ):
        outside(eve, "203.0.113.9")
        made = await eve.create(YOU, PERSON)
        from_there: dict[str, Any] = {"additional_headers": {"X-Forwarded-For": "203.0.113.9"}}
        async with eve.socket(made["table"], made["token"], **from_there) as client:
            await client.until("welcome")
            await operator.post("/bans", {"address": "203.0.113.9"})
            assert await closing_code(client) == 4001


# Erasing


def database_of(server: Running) -> Database:
    store = server.services.store
    assert isinstance(store, SqlStore)
    return store.database


async def dump(server: Running) -> str:
    """Everything that the database holds."""
    rows = [
        row
        for table in METADATA.sorted_tables
        for row in await database_of(server).read(select(table))
    ]
    return "\n".join(str(tuple(row)) for row in rows)


async def finished(api: Api, name: str, *people: str) -> tuple[str, list[str]]:
    """A game that `name` hosted, and the tokens of all people."""
    seats = [YOU, *[PERSON] * len(people), bot()]
    made = await api.create(*seats, name=name, title=f"The table of {name}", bot_pause=0)
    table = made["table"]
    tokens = [made["token"], *[(await api.join(table, each))["token"] for each in people]]
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(api.socket(table, each)) for each in tokens]
        await play_all(clients)
    return table, tokens


async def test_a_person_is_erased(operator: Operator, server: Running, api: Api) -> None:
    table, tokens = await finished(api, "Eve", "Bea")
    await api.command(table, tokens[0], "say", text="I am Eve of Eden")
    await api.command(table, tokens[0], "say", phrase="thanks")
    await api.command(table, tokens[0], "name", name="Eva")
    await api.command(table, tokens[1], "say", text="goodbye")
    await database_of(server).write(
        lambda connection: connection.execute(
            insert(WEBHOOKS).values(
                table_id=table,
                seat=0,
                url="https://eve.example",
                kind="ntfy",
                language="en",
                link="",
            )
        )
    )
    before = (await api.events(table, tokens[1], 0))["entries"]
    told = {"tables": [{"table": table, "seats": [0], "sayings": 2}], "playing": []}
    would = await operator.post("/erase", {"name": "Eve"})
    assert would == {"done": False, **told}
    assert "Eden" in await dump(server)

    assert await operator.post("/erase", {"name": "Eve", "really": True}) == {"done": True, **told}
    kept = await dump(server)
    for word in ("Eve", "Eva", "Eden", "eve.example"):
        assert word not in kept
    assert "Bea" in kept
    assert "goodbye" in kept
    # The game is what it was, for the others too, and her key opens nothing any more.
    events = await api.events(table, tokens[1], 0)
    assert [seat["name"] for seat in events["table"]["seats"]][:2] == ["– 1", "Bea"]
    assert (events["table"]["title"], len(events["entries"])) == ("", len(before))
    moves = [entry for entry in before if entry["kind"] in ("started", "moved", "ended")]
    assert moves == [e for e in events["entries"] if e["kind"] in ("started", "moved", "ended")]
    assert (await api.get(f"tables/{table}/verify")).json()["ok"]
    record = (await api.get(f"tables/{table}/record")).json()
    assert record["players"][:2] == ["– 1", "Bea"]
    assert (await api.get(f"tables/{table}", tokens[0])).status_code == 401
    assert (await operator.post("/erase", {"name": "Eve"}))["tables"] == []


async def test_only_at_some_tables_and_not_where_it_is_played(
    operator: Operator, server: Running, api: Api
) -> None:
    """Two people may have one name."""
    first, _ = await finished(api, "Eve")
    second, _ = await finished(api, "Eve")
    waiting = await api.create(PERSON, bot(), name="Eve")
    done = await operator.post("/erase", {"name": "Eve", "tables": [first], "really": True})
    assert [each["table"] for each in done["tables"]] == [first]
    rest = await operator.post("/erase", {"name": "Eve"})
    assert [each["table"] for each in rest["tables"]] == [second]
    assert rest["playing"] == [waiting["table"]]


async def test_a_game_brought_along_is_erased_too(
    operator: Operator, server: Running, api: Api
) -> None:
    table, _ = await finished(api, "Eve", "Bea")
    record = (await api.get(f"tables/{table}/record")).content
    brought = (await api.post("records", record)).json()["table"]
    await operator.post("/erase", {"name": "Eve", "really": True})
    assert "Eve" not in await dump(server)
    info = (await api.get(f"tables/{brought}")).json()
    assert [seat["name"] for seat in info["seats"]][:2] == ["– 1", "Bea"]
    assert (await api.get(f"tables/{brought}/verify")).json()["ok"]


async def test_a_host_who_watched_is_erased(operator: Operator, server: Running, api: Api) -> None:
    made = await api.create(bot(), bot(), name="Eve", title="Eve watches", bot_pause=0)
    async with api.socket(made["table"], made["token"]) as client:
        await client.until("ended")
        await client.ask("say", text="well, says Eve")
    await operator.post("/erase", {"name": "Eve", "really": True})
    assert "Eve" not in await dump(server)
    assert (await api.get(f"tables/{made['table']}", made["token"])).status_code == 401


def test_who_left_before_and_who_came_after_are_others() -> None:
    settings = settle(
        CreateTable(game="kabale", name="Ada", seats=[You(), Person()]), pause=0, version=""
    )
    facts: list[AnyFact] = [
        Joined(seat=0, name="Ada"),
        Joined(seat=1, name="Eve"),
        Said(seat=1, name="Eve", text="hi"),
        Left(seat=1),
        Joined(seat=1, name="Bea"),
        Said(seat=1, name="Bea", text="hi"),
    ]
    found = erased("t", settings, facts, "Eve")
    assert found is not None
    assert sorted(found.changed) == [1, 2]
    assert found.settings == settings
    assert not found.stays[0].lasts
    assert erased("t", settings, facts, "Cid") is None


async def test_other_processes_forget_too(postgres: str) -> None:
    shared = await new_database(postgres)
    async with (
        running(shared, operator_token=TOKEN) as one,
        running(shared) as other,
        Operator(one.address) as operator,
        Api(other.address) as there,
    ):
        table, tokens = await finished(there, "Eve", "Bea")
        await operator.post("/erase", {"name": "Eve", "really": True})
        for _ in range(600):
            told = (await there.get(f"tables/{table}/events", tokens[1])).text
            if "Eve" not in told:
                break
            await asyncio.sleep(0.05)
        assert "Eve" not in told
