"""Whole games over the wire, on both databases."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from hofnarr.games import find_game, game_names
from tests.server.clients import Api, bot, play_all
from tests.server.serving import running

pytestmark = pytest.mark.anyio


async def test_people_and_bots_play_a_game_to_its_end(database: str) -> None:
    async with running(database) as server, Api(server.address) as api, AsyncExitStack() as stack:
        table, tokens = await api.seated(2, "random", "greedy")
        clients = [await stack.enter_async_context(api.socket(table, t)) for t in tokens]
        watcher = await stack.enter_async_context(api.socket(table))
        views = await play_all(clients)
        await watcher.until("ended")
        assert all(view["to_act"] is None for view in views)
        entries = (await api.events(table, None, 0))["entries"]
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        ended = entries[-1]
        info = (await api.get(f"tables/{table}")).json()
        assert info["status"] == "finished"
        assert info["scores"] == ended["scores"]
        record = (await api.get(f"tables/{table}/record")).content
        game = find_game("kabale")
        game.verify(game.read_record(record))
        assert (await api.get(f"tables/{table}/verify")).json() == {
            "ok": True,
            "commitment": info["commitment"],
            "seed": ended["seed"],
            "salt": ended["salt"],
        }


async def test_the_same_game_with_requests_alone(database: str) -> None:
    """Long polling and POST do all that the socket does."""
    async with running(database) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, "random")

        async def play(token: str, random: Random) -> int:
            seq = 0
            while True:
                news = await api.events(table, token, seq, wait=25)
                seq = news["seq"]
                if news["table"]["status"] == "finished":
                    return int(news["seq"])
                if news["view"]["legal"]:
                    action = random.choice(news["view"]["legal"])
                    move = {"move_id": str(random.random()), "expect_seq": seq, "action": action}
                    answer = await api.command(table, token, "move", id="1", **move)
                    assert answer["type"] == "ok", answer

        heads = await asyncio.gather(*(play(token, Random(token)) for token in tokens))
        assert len(set(heads)) == 1


async def test_bots_play_among_themselves_and_the_host_watches(sqlite: str) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        made = await api.create(bot(), bot(), bot())
        assert made["seat"] is None
        async with api.socket(made["table"], made["token"]) as client:
            ended = await client.until("ended")
        assert len(ended["scores"]) == 3


async def test_a_table_goes_on_after_a_restart(database: str) -> None:
    async with running(database) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
        async with api.socket(table, tokens[0]) as client:
            await client.until("welcome")
            await client.move(client.view["legal"][0])
        before = [await api.events(table, token, 0) for token in (*tokens, None)]
    async with running(database) as server, Api(server.address) as api, AsyncExitStack() as stack:
        after = [await api.events(table, token, 0) for token in (*tokens, None)]
        for old, new in zip(before, after, strict=True):
            assert (old["entries"], old["view"]) == (new["entries"], new["view"])
        clients = [await stack.enter_async_context(api.socket(table, t)) for t in tokens]
        await play_all(clients)


async def test_everybody_talks_at_once(database: str) -> None:
    async with running(database, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(3)
        words = [f"{number}" for number in range(30)]
        answers = await asyncio.gather(
            *(api.command(table, tokens[int(word) % 3], "say", text=word) for word in words)
        )
        assert len({answer["seq"] for answer in answers}) == 30
        entries = (await api.events(table, None, 0))["entries"]
        said = {entry["seq"]: entry["text"] for entry in entries if entry["kind"] == "said"}
        assert said == {answer["seq"]: word for answer, word in zip(answers, words, strict=True)}
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
async def test_every_number_of_players(sqlite: str, players: int) -> None:
    async with running(sqlite) as server, Api(server.address) as api, AsyncExitStack() as stack:
        table, tokens = await api.seated(players, variant="polish")
        clients = [await stack.enter_async_context(api.socket(table, t)) for t in tokens]
        await play_all(clients)


@pytest.mark.parametrize("game", game_names())
async def test_every_game_of_the_house_can_be_played_here(sqlite: str, game: str) -> None:
    """Nothing in the server is made for one game: here the first decisions of each."""
    players = find_game(game).player_counts[0]
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(players, game=game)
        random = Random(game)
        for _ in range(12):
            info = (await api.get(f"tables/{table}")).json()
            acting = tokens[info["to_act"]]
            news = await api.events(table, acting, 0)
            move = {
                "move_id": str(random.random()),
                "expect_seq": news["seq"],
                "action": random.choice(news["view"]["legal"]),
            }
            answer = await api.command(table, acting, "move", **move)
            assert answer["type"] == "ok", answer


async def test_frames_show_a_finished_game_from_every_side(api: Api) -> None:
    table, tokens = await api.seated(2)
    early = (await api.get(f"tables/{table}/frames")).json()
    assert early["code"] == "not_allowed"
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(api.socket(table, t)) for t in tokens]
        await play_all(clients)
    shown = {}
    for viewer in ("open", "public", "0", "1"):
        answer = (await api.get(f"tables/{table}/frames", viewer=viewer)).json()
        shown[viewer] = answer["frames"]
    told = [
        msgspec.json.decode(frame)
        for frame in clients[0].frames
        if b'"kind":"moved"' in frame and b'"type":"entry"' in frame
    ]
    replayed = [frame for frame in shown["0"] if frame["seq"] in {one["seq"] for one in told}]
    for live, frame in zip(told, replayed, strict=True):
        assert (live["seq"], live["at"]) == (frame["seq"], frame["at"])
        assert (live["view"], live["events"]) == (frame["view"], frame["events"])
    assert shown["open"][0]["view"]["seats"][1]["hand"] is not None
    assert shown["0"][0]["view"]["seats"][1]["hand"] is None
    wrong = await api.get(f"tables/{table}/frames", viewer="2")
    assert (wrong.status_code, wrong.json()["field"]) == (400, "viewer")
