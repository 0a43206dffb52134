"""Making tables, finding them, sitting down, hosting, rematches."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from hofnarr.bots import offered_bots
from hofnarr.games import find_game
from hofnarr.server.game_parts import part_of
from hofnarr.server.protocol.fields import USUAL_PAUSE
from hofnarr.server.storage.schema import ENTRIES
from hofnarr.server.storage.sql_store import SqlStore
from tests.server.clients import PERSON, YOU, Api, bot, closing_code, play_all
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio


async def test_the_games_on_offer(api: Api) -> None:
    games = {game["game"]: game for game in (await api.get("games")).json()}
    kabale = games["kabale"]
    assert kabale["players"] == [2, 3, 4, 5, 6]
    assert {"greedy", "random"} <= set(kabale["levels"])
    assert kabale["options"]["lowest_number"] == ["zero", "unbounded"]
    assert kabale["variants"]["german"] == kabale["variants"]["standard"]
    assert kabale["variants"]["polish"]["lowest_number"] == "zero"


async def test_one_request_plays_against_bots(api: Api) -> None:
    made = await api.create(YOU, bot("greedy"), bot("random"))
    assert made["code"] is None
    info = (await api.get(f"tables/{made['table']}", made["token"])).json()
    assert info["status"] == "running"
    assert info["you"] == {"seat": 0, "host": True, "webhook": False}
    assert [seat["level"] for seat in info["seats"]] == [None, "greedy", "random"]
    assert info["hints"]


async def test_settings_are_kept(api: Api) -> None:
    wishes = {
        "title": "Friday",
        "variant": "polish",
        "options": {"double_copies": "current", "hidden_targets": True},
        "pace": {"kind": "live", "bank": 600000, "increment": 15000},
        "first": "lot",
    }
    made = await api.create(PERSON, YOU, **wishes)
    info = (await api.get(f"tables/{made['table']}")).json()
    for name in ("title", "variant", "pace"):
        assert info[name] == wishes[name]
    assert info["options"] == {
        "next_starter": "after_starter",
        "lowest_number": "zero",
        "double_copies": "current",
        "ones_with_two": "keep",
        "hidden_targets": True,
    }
    assert info["host"] == 1
    assert info["status"] == "open"
    assert not info["hints"]
    assert info["clocks"]["left"] == [600000, 600000]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"name": ""}, "name"),
        ({"name": "\t"}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"title": "x" * 81}, "title"),
        ({"seats": [YOU]}, "seats"),
        ({"seats": [YOU] * 2}, "seats"),
        ({"seats": [YOU, *[PERSON] * 6]}, "seats"),
        ({"seats": [YOU, bot("hal")]}, "seats[1].level"),
        ({"seats": [YOU, bot("flat:1000000")]}, "seats[1].level"),
        ({"seats": [YOU, {"kind": "dog"}]}, "seats[1].kind"),
        ({"variant": "martian"}, "variant"),
        ({"options": {"colour": "red"}}, "options"),
        ({"options": {"lowest_number": "one"}}, "options"),
        ({"pace": {"kind": "live", "bank": 5, "increment": 1}}, "pace.bank"),
        ({"pace": {"kind": "days", "days": 99}}, "pace.days"),
        ({"bot_pause": 60_001}, "bot_pause"),
        ({"pace": {"kind": "blitz"}}, "pace.kind"),
        ({"first": "me"}, "first"),
        ({"watch": "yes"}, "watch"),
        ({"password": "x"}, "password"),
    ],
)
async def test_a_wish_that_cannot_be_granted_names_the_field(
    api: Api, fields: dict[str, Any], field: str
) -> None:
    wish = {"game": "kabale", "name": "Ada", "seats": [YOU, PERSON], **fields}
    response = await api.post("tables", wish)
    assert (response.status_code, response.json()["field"]) == (400, field), response.text


async def test_a_host_who_only_watches_waits_for_others(server: Running, api: Api) -> None:
    made = await api.create(PERSON, bot("greedy"), name="Ada")
    assert made["seat"] is None
    info = (await api.get(f"tables/{made['table']}", made["token"])).json()
    assert (info["status"], info["you"]) == ("open", {"seat": None, "host": True, "webhook": False})
    seated = await api.join(made["table"], "Bea")
    assert seated["seat"] == 0
    told = (await api.get(f"tables/{made['table']}/events?since=0&wait=0", seated["token"])).json()
    assert [entry["kind"] for entry in told["entries"][:3]] == ["named", "joined", "started"]
    assert told["entries"][0]["name"] == "Ada"


async def test_a_table_has_its_own_pause_of_bots(sqlite: str) -> None:
    async with running(sqlite, bot_pause=60_000) as server, Api(server.address) as api:
        usual = await api.create(bot(), YOU, first="0")
        assert (await api.get(f"tables/{usual['table']}")).json()["bot_pause"] == 60_000
        made = await api.create(bot(), bot(), bot_pause=0)
        async with api.socket(made["table"], made["token"]) as client:
            await client.until("ended")  # within a minute
            assert client.table["bot_pause"] == 0
            await client.ask("rematch")
        after = (await api.get(f"tables/{made['table']}")).json()["next"]
        async with api.socket(after) as watcher:
            await watcher.until("ended")
        events = await api.events(usual["table"], usual["token"], 0)
        assert [entry["kind"] for entry in events["entries"]] == ["joined", "started"]


async def test_bots_that_dawdle_do_not_prolong_the_theatre(sqlite: str) -> None:
    """People look at an award for as long as ever; bots in a hurry shorten it."""
    shares = {0: 0, USUAL_PAUSE // 2: 0.5, USUAL_PAUSE: 1, 10 * USUAL_PAUSE: 1}
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        for pause, share in shares.items():
            table, tokens = await api.seated(2, bot_pause=pause)
            live = await server.services.tables.current(table)
            theatre = 0
            while not theatre:
                seat = live.state.to_act
                assert seat is not None
                seen = await api.events(table, tokens[seat], live.head)
                action = {"action": seen["view"]["legal"][0], "expect_seq": live.head}
                await api.command(table, tokens[seat], "move", move_id=str(live.head), **action)
                theatre = part_of("kabale").theatre(live.entries[-1]._events)
            assert live.state.quiet_until - live.entries[-1].at == int(theatre * share)


async def test_the_last_one_to_sit_down_starts_the_game(api: Api) -> None:
    made = await api.create(YOU, PERSON, PERSON, bot())
    async with api.socket(made["table"], made["token"]) as host:
        await host.until("welcome")
        assert (await api.join(made["table"], "Bea", 2))["seat"] == 2
        assert (await host.until("joined"))["name"] == "Bea"
        assert host.table["status"] == "open"
        taken = await api.post(f"tables/{made['table']}/join", {"name": "Cid", "seat": 2})
        assert (taken.status_code, taken.json()["code"]) == (409, "full")
        assert (await api.join(made["table"], "Cid"))["seat"] == 1
        started = await host.until("started")
        assert started["commitment"] == started["table"]["commitment"]
        assert started["table"]["code"] is None
        assert host.view["to_act"] == 0


async def test_the_host_arranges_the_seats(api: Api) -> None:
    made = await api.create(YOU, PERSON, PERSON)
    table = made["table"]
    guest = await api.join(table, "Eve")
    async with api.socket(table, made["token"]) as host, api.socket(table, guest["token"]) as eve:
        await host.until("welcome")
        await eve.until("welcome")
        answer = await eve.ask("kick", seat=0)
        assert answer["code"] == "not_allowed"
        assert (await host.ask("set_seat", seat=1, bot="random"))["code"] == "full"
        assert (await host.ask("kick", seat=0))["code"] == "bad_request"
        assert (await host.ask("kick", seat=2))["code"] == "bad_request"
        assert (await host.ask("kick", seat=1))["type"] == "ok"
        assert await closing_code(eve) == 1012
        assert (await host.ask("set_seat", seat=1, bot="hal"))["field"] == "bot"
        assert (await host.ask("set_seat", seat=1, bot="random"))["type"] == "ok"
        assert (await host.ask("start"))["code"] == "not_allowed"
        assert (await host.ask("set_seat", seat=2, bot="greedy"))["type"] == "ok"
        assert (await host.ask("set_seat", seat=2, bot=None))["type"] == "ok"
        assert (await host.ask("set_seat", seat=2, bot="greedy"))["type"] == "ok"
        assert (await host.ask("start"))["type"] == "ok"
        await host.until("started")
        assert (await host.ask("set_seat", seat=2, bot=None))["code"] == "not_open"
    gone = await api.get(f"tables/{table}", guest["token"])
    assert gone.status_code == 401


async def test_a_guest_leaves_and_another_comes(api: Api) -> None:
    made = await api.create(YOU, PERSON)
    table = made["table"]
    full = await api.create(YOU, PERSON, PERSON)
    one = await api.join(full["table"], "Bea")
    assert (await api.command(full["table"], one["token"], "leave"))["type"] == "ok"
    assert (await api.join(full["table"], "Cid"))["seat"] == one["seat"]
    # A host who leaves stays the host, without a seat.
    assert (await api.command(table, made["token"], "leave"))["type"] == "ok"
    info = (await api.get(f"tables/{table}", made["token"])).json()
    assert info["you"] == {"seat": None, "host": True, "webhook": False}
    assert info["host"] is None


async def test_listed_tables_newest_first(api: Api) -> None:
    first = await api.create(YOU, PERSON)
    second = await api.create(YOU, PERSON)
    await api.create(YOU, PERSON, listed=False)
    running_table = await api.create(YOU, bot())
    open_tables = (await api.get("tables")).json()["tables"]
    assert {info["table"] for info in open_tables} == {first["table"], second["table"]}
    assert open_tables == sorted(open_tables, key=lambda info: -info["created"])
    live = (await api.get("tables", status="running", game="kabale")).json()["tables"]
    assert [info["table"] for info in live] == [running_table["table"]]
    assert (await api.get("tables", status="odd")).status_code == 400
    assert (await api.get("tables", game="chess")).status_code == 400


async def test_my_games_with_my_turn_first(api: Api) -> None:
    waits, tokens = await api.seated(2)
    seats = [{"table": waits, "token": tokens[1]}]
    turn = await api.create(YOU, bot())
    seats.append({"table": turn["table"], "token": turn["token"]})
    still_open = await api.create(YOU, PERSON)
    seats.append({"table": still_open["table"], "token": still_open["token"]})
    seats.append({"table": turn["table"], "token": "0" * 32})  # unknown: left out
    seats.append({"table": turn["table"], "token": tokens[0]})  # of another table: left out
    mine = (await api.post("mine", {"seats": seats})).json()["tables"]
    expected = [turn["table"], waits, still_open["table"]]
    assert [info["table"] for info in mine] == expected
    assert [info["you"]["seat"] for info in mine] == [0, 1, 0]
    too_many = await api.post("mine", {"seats": [seats[0]] * 201})
    assert too_many.status_code == 400


async def test_a_rematch_brings_everybody_along(server: Running, api: Api) -> None:
    table, tokens = await api.seated(2, "random", variant="german")
    async with (
        api.socket(table, tokens[0]) as one,
        api.socket(table, tokens[1]) as two,
        api.socket(table) as watcher,
    ):
        await play_all([one, two])
        assert (await two.ask("rematch"))["type"] == "ok"
        new = (await watcher.until("rematch"))["next"]
        assert (await one.ask("rematch"))["type"] == "ok"
    info = (await api.get(f"tables/{table}")).json()
    assert info["next"] == new
    claimed = [(await api.post(f"tables/{new}/claim", {"token": t})).json() for t in tokens]
    again = (await api.post(f"tables/{new}/claim", {"token": tokens[0]})).json()
    assert claimed[0] == again
    assert [seat["seat"] for seat in claimed] == [0, 1]
    stranger = await api.post(f"tables/{new}/claim", {"token": "0" * 32})
    assert stranger.status_code == 401
    backwards = await api.post(f"tables/{table}/claim", {"token": claimed[0]["token"]})
    assert backwards.status_code == 401
    after = (await api.get(f"tables/{new}", claimed[0]["token"])).json()
    assert (after["status"], after["variant"], after["you"]["host"]) == ("running", "german", True)
    assert after["commitment"] != info["commitment"]
    async with (
        api.socket(new, claimed[0]["token"]) as one,
        api.socket(new, claimed[1]["token"]) as two,
    ):
        await play_all([one, two])


async def test_levels_are_those_that_exist() -> None:
    levels = offered_bots(find_game("kabale"))
    assert levels[:5] == ["page", "squire", "courtier", "minister", "king"]
    assert levels.index("greedy") < levels.index("random")
    assert len(levels) == len(set(levels))


async def test_open_tables_that_nobody_comes_to_are_removed(database: str) -> None:
    async with running(database) as server, Api(server.address) as api:
        waiting = await api.create(YOU, PERSON)
        playing = await api.create(YOU, bot())
        over = await api.create(bot(), bot())
        async with api.socket(over["table"]) as watcher:
            await watcher.until("ended")
        async with api.socket(waiting["table"], waiting["token"]) as host:
            await host.until("welcome")
            await server.services.tidy(2**50)
            assert await closing_code(host) == 4004
        for table in (waiting, playing, over):
            there = table is not waiting
            assert (await server.services.store.table(table["table"]) is not None) is there
            answer = await api.get(f"tables/{table['table']}")
            assert answer.status_code == (200 if there else 404)


async def test_finished_games_go_where_the_server_keeps_them_for_some_days_only(
    database: str,
) -> None:
    day = 86_400_000
    async with running(database, keep_days=30) as server, Api(server.address) as api:
        playing = await api.create(YOU, bot())
        over = await api.create(bot(), bot())
        async with api.socket(over["table"]) as watcher:
            await watcher.until("ended")
        ended = (await api.get(f"tables/{over['table']}")).json()["ended"]
        for days, status in ((29, 200), (31, 404)):
            await server.services.tidy(ended + days * day)
            for path in ("", "/record", "/verify", "/events"):
                assert (await api.get(f"tables/{over['table']}{path}")).status_code == status
        assert (await api.get(f"tables/{playing['table']}")).status_code == 200
        store = server.services.store
        assert isinstance(store, SqlStore)
        rows = await store.database.read(select(ENTRIES.c.table_id).distinct())
        assert [table for (table,) in rows] == [playing["table"]]


async def test_who_waits_at_a_table_that_is_removed_is_told(sqlite: str) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, bot_pause=0)
        head = (await api.events(table, tokens[0], 0))["seq"]
        path = f"tables/{table}/events"
        waiting = asyncio.create_task(api.get(path, tokens[0], since=head, wait=30))
        while not server.services.hub.presence.online(table):
            await asyncio.sleep(0.01)
        assert await server.services.tables.remove(table)
        assert (await waiting).json()["code"] == "unknown_table"
        assert (await api.command(table, tokens[0], "say", text="?"))["code"] == "unknown_table"
