"""Whole games of Catan over the wire, one for each set, and their replays."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from hofnarr.bots import Bot, make_bot
from hofnarr.catan.reasons.playable import TableView
from hofnarr.games import find_game
from tests.server.clients import Api, TableClient, bot
from tests.server.serving import running
from tests.server.sitting import assert_refused

pytestmark = pytest.mark.anyio

GAME = find_game("catan")


async def play_on(client: TableClient, player: Bot) -> None:
    """Until the game is over, deciding as the bot does: from what came over the wire."""
    await client.until("welcome")
    while client.table["status"] != "finished":
        if not client.view["legal"]:
            await client.receive()
            continue
        view = msgspec.convert(client.view, GAME.view_type)
        answer = await client.move(msgspec.to_builtins(player.act(view)))
        assert answer["type"] == "ok", answer
        while client.seq < answer["seq"]:
            await client.receive()
        if client.view["to_act"] is None:
            await client.until("ended")


def check_story(client: TableClient, viewer: Any) -> None:
    """Every view has what the table shows, and nothing of what its viewer may not see."""
    frames = [msgspec.json.decode(frame) for frame in client.frames]
    views = [frame["view"] for frame in frames if frame.get("view")]
    for shown in views:
        view = msgspec.convert(shown, TableView)
        assert view.viewer == viewer
        assert (view.desk is None) == (viewer == "public")
        assert (view.question is None) == (view.to_act is None)
        if view.question:
            assert view.question.seat == view.to_act
        for seat, player in enumerate(view.seats):
            assert (player.hand is None) == (seat != viewer)
        if view.to_act != viewer:
            assert not view.legal


@pytest.mark.parametrize("variant", GAME.variants)
async def test_a_whole_game_of_every_set(sqlite: str, variant: str) -> None:
    async with (
        running(sqlite, limits=False) as server,
        Api(server.address) as api,
        AsyncExitStack() as stack,
    ):
        table, tokens = await api.seated(2, game="catan", variant=variant)
        clients = [await stack.enter_async_context(api.socket(table, t)) for t in tokens]
        watcher = await stack.enter_async_context(api.socket(table))
        players = [make_bot("greedy", GAME, seat) for seat in (0, 1)]
        watching = asyncio.create_task(watcher.until("ended"))
        await asyncio.gather(*map(play_on, clients, players))
        ended = await watching
        for client, viewer in zip([*clients, watcher], (0, 1, "public"), strict=True):
            check_story(client, viewer)
        assert ended["winners"] == [clients[0].view["winner"]]
        assert ended["scores"][clients[0].view["winner"]] >= clients[0].view["target"]
        assert (await api.get(f"tables/{table}/verify")).json()["ok"]
        await check_replay(api, table, clients)


async def check_replay(api: Api, table: str, clients: list[TableClient]) -> None:
    """From every side; and the record brought along to another table gives the same story."""
    record = (await api.get(f"tables/{table}/record")).content
    game = msgspec.json.decode(record)
    assert game["format"] == "hofnarr.catan/2"
    brought = (await api.post("records", record)).json()["table"]
    assert brought != table
    for viewer in ("open", "public", "0", "1"):
        frames = (await api.get(f"tables/{table}/frames", viewer=viewer)).json()["frames"]
        if viewer in ("open", "1"):
            again = (await api.get(f"tables/{brought}/frames", viewer=viewer)).json()["frames"]
            assert [frame["view"] for frame in frames] == [frame["view"] for frame in again]
        assert all(frame["view"]["desk"] is None for frame in frames)
        hands = [seat["hand"] is not None for seat in frames[-1]["view"]["seats"]]
        assert hands == {"open": [True, True], "public": [False, False]}.get(
            viewer, [viewer == "0", viewer == "1"]
        )
        if viewer in "01":
            check_told(clients[int(viewer)], frames)
    info = (await api.get(f"tables/{brought}")).json()
    live = (await api.get(f"tables/{table}")).json()
    assert (info["scores"], info["winners"]) == (live["scores"], live["winners"])
    assert (await api.get(f"tables/{brought}/verify")).json()["ok"]


def check_told(client: TableClient, frames: list[Any]) -> None:
    """A replay from a seat is what was told and shown there, but for the desk."""
    told = {
        frame["seq"]: frame
        for frame in map(msgspec.json.decode, client.frames)
        if frame.get("kind") == "moved" and frame["type"] == "entry"
    }
    seen = [frame for frame in frames if frame["seq"] in told]
    assert len(seen) > 100
    for frame in seen:
        live = told[frame["seq"]]
        assert live["events"] == frame["events"]
        assert live["view"] | {"desk": None} == frame["view"]


async def test_a_person_against_a_bot_of_the_server(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        made = await api.create({"kind": "you"}, bot("greedy"), game="catan")
        async with api.socket(made["table"], made["token"]) as client:
            await play_on(client, make_bot("random", GAME, 4))
            assert client.table["winners"]


async def test_a_refused_move_says_why_in_words_and_as_data(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, game="catan")
        async with api.socket(table, tokens[0]) as client:
            await client.until("welcome")
            answer = await client.move({"type": "roll", "seat": 0})
        assert (answer["code"], answer["field"]) == ("illegal", "action")
        assert answer["message"] == "The answer here has to be one of: arrange (rule: C2)"
        assert answer["reason"] == {
            "id": "catan-why-actions",
            "args": {"actions": "arrange"},
            "rule": "C2",
        }
        nonsense = await api.command(
            table,
            tokens[0],
            "move",
            move_id="1",
            expect_seq=client.seq,
            action={"type": "arrange", "seat": 0, "region": "mordor", "at": "99U"},
        )
        assert nonsense["code"] == "illegal"
        assert nonsense["reason"]["id"] == "catan-why-unknown"


@pytest.mark.parametrize(
    ("action", "code", "field"),
    [
        ({"type": "conquer", "seat": 0}, "bad_request", "action.type"),
        ({"type": "build", "seat": 0, "card": "abbey"}, "bad_request", "action.at"),
        ({"type": "build", "seat": 0, "card": 3, "at": "0"}, "bad_request", "action.card"),
        ({"type": "draw", "seat": 0, "stack": "first"}, "bad_request", "action.stack"),
        ({"type": "trade", "seat": 0, "give": "ore", "get": "mud"}, "bad_request", "action.get"),
        ({"type": "end", "seat": 0, "please": True}, "bad_request", "action.please"),
        ({"type": "end", "seat": 1}, "not_your_seat", "action.seat"),
        ({"type": "draw", "seat": 0, "stack": -5}, "illegal", "action"),
        ({"type": "take", "seat": 0, "card": "x" * 300}, "illegal", "action"),
        ([], "bad_request", "action"),
    ],
)
async def test_actions_that_are_none(
    two_at_a_table: tuple[Api, str, str], action: Any, code: str, field: str
) -> None:
    api, table, token = two_at_a_table
    seq = (await api.get(f"tables/{table}")).json()["seq"]
    answer = await api.command(table, token, "move", move_id="1", expect_seq=seq, action=action)
    assert_refused(answer, code, field)
    assert (await api.get(f"tables/{table}")).json()["seq"] == seq


@pytest.fixture
async def two_at_a_table(api: Api) -> tuple[Api, str, str]:
    table, tokens = await api.seated(2, game="catan")
    return api, table, tokens[0]
