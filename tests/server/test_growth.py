"""Whatever a table takes in beside its game has an end."""

from __future__ import annotations

import asyncio

import pytest

from hofnarr.server import wall_clock
from hofnarr.server.table import bounds, deciding
from hofnarr.server.table.bounds import HOUR, MOVE, NAME, SAY, Bound
from hofnarr.texts import texts_for
from tests.attack.growth import grow, moves_that_get_nowhere, until_refused
from tests.server.clients import PERSON, SOON, YOU, Api
from tests.server.serving import running

pytestmark = pytest.mark.anyio


async def test_talk_names_votes_and_seats_come_to_an_end(sqlite: str) -> None:
    await grow(sqlite, tables=1)


async def test_after_an_hour_there_is_room_again(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wall_clock, "now_ms", lambda: 1_000_000)
    made = await api.create(YOU, PERSON)
    table, token = made["table"], made["token"]
    assert await until_refused(api, table, token, "name", name=str) == NAME.hour
    refused = await api.command(table, token, "name", name="once more")
    assert (refused["code"], refused["message"]) == (
        "enough_now",
        f"there are {NAME.hour} new names in an hour: wait 60 minutes",
    )
    monkeypatch.setattr(wall_clock, "now_ms", lambda: 1_000_000 + HOUR)
    assert (await api.command(table, token, "name", name="once more"))["type"] == "ok"


async def test_a_seat_has_an_end_in_all_and_whoever_comes_next_begins_anew(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        await _talk_for_hours(api, monkeypatch)


async def _talk_for_hours(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await api.create(YOU, PERSON, PERSON)
    table = made["table"]
    guest = (await api.join(table, "Eve", 1))["token"]
    hours = 0
    said = 0
    while (spoken := await until_refused(api, table, guest, "say", phrase="haha")) > 0:
        said += spoken
        hours += 1
        monkeypatch.setattr(wall_clock, "now_ms", lambda hours=hours: 2**41 + hours * HOUR)
    assert said == SAY.place
    refused = await api.command(table, guest, "say", phrase="haha")
    assert (refused["code"], refused["field"]) == ("used_up", None)
    await api.command(table, made["token"], "kick", seat=1)
    heir = (await api.join(table, "Bea", 1))["token"]
    assert (await api.command(table, heir, "say", phrase="haha"))["type"] == "ok"


async def test_moves_that_get_nowhere_come_to_an_end(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An offer that is not sent is none (C31), so it could be begun again and again."""
    few = Bound("moves", hour=25, place=40, table=1_000)
    for module in (bounds, deciding):
        monkeypatch.setattr(module, "MOVE", few)
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        async with asyncio.timeout(SOON):
            assert (await moves_that_get_nowhere(api))["move"] == few.hour


async def test_a_move_that_is_sent_again_is_known_where_there_were_enough(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await api.seated(2)
    seen = await api.events(table, tokens[0], 0)
    fields = {"move_id": "1", "expect_seq": seen["seq"], "action": seen["view"]["legal"][0]}
    done = await api.command(table, tokens[0], "move", **fields)
    monkeypatch.setattr(deciding, "MOVE", MOVE._replace(place=1, hour=1))
    assert await api.command(table, tokens[0], "move", **fields) == done


async def test_the_end_of_growth_survives_a_restart(sqlite: str) -> None:
    """Counts follow from the entries: a table that is read anew has the same."""
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        made = await api.create(YOU, PERSON)
        table, token = made["table"], made["token"]
        assert await until_refused(api, table, token, "name", name=str) == NAME.hour
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        assert await until_refused(api, table, token, "name", name=str) == 0


async def test_agreeing_twice_is_refused(api: Api) -> None:
    pace = {"kind": "live", "bank": 20_000, "increment": 0}
    table, tokens = await api.seated(4, pace=pace)
    async with api.socket(table, tokens[3]) as silent:
        await silent.until("welcome")
        asked = await api.command(table, tokens[1], "replace", seat=0, level="random")
        assert asked["type"] == "ok", asked
        assert (await api.command(table, tokens[2], "answer", yes=True))["type"] == "ok"
        again = await api.command(table, tokens[2], "answer", yes=True)
        assert (again["code"], again["field"]) == ("bad_request", "yes")


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl"])
def test_whoever_meets_a_bound_is_told_in_their_language(language: str) -> None:
    texts = texts_for(language)
    told = {texts("error-used-up"), texts("error-enough-now")}
    assert len(told) == 2
    if language != "en":
        assert not told & {texts_for("en")("error-used-up"), texts_for("en")("error-enough-now")}
