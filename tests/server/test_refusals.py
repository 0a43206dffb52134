"""What a player may not do: a clear error, nothing changed, and the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import PERSON, YOU, Api, bot, closing_code, play_all
from tests.server.sitting import Game, assert_refused

pytestmark = pytest.mark.anyio

NOBODY = "0" * 32


# Seats and tables


async def test_an_unknown_token_opens_nothing(game: Game) -> None:
    answer = await game.api.command(game.table, NOBODY, "leave")
    assert_refused(answer, "unknown_token")
    response = await game.api.get(f"tables/{game.table}/view", NOBODY)
    assert response.status_code == 401
    async with game.api.socket(game.table, NOBODY) as client:
        assert_refused(await client.receive(), "unknown_token")
        assert await closing_code(client) == 4001
    await game.goes_on()


async def test_a_token_of_another_table_opens_nothing_here(game: Game) -> None:
    other = await game.api.create(YOU, bot())
    answer = await game.api.command(game.table, other["token"], "leave")
    assert_refused(answer, "unknown_token")
    await game.goes_on()


async def test_an_unknown_table(api: Api) -> None:
    for table in ("aaaaaaaaaaaa", "AAAA", "..%2f..", "a" * 500):
        response = await api.get(f"tables/{table}")
        assert response.status_code == 404, table
    async with api.socket("aaaaaaaaaaaa") as client:
        assert_refused(await client.receive(), "unknown_table")
        assert await closing_code(client) == 4004


async def test_nobody_plays_for_another_seat(game: Game) -> None:
    other = game.clients.index(game.waiting)
    action = {**game.acting.view["legal"][0], "seat": other}
    assert_refused(await game.acting.move(action), "not_your_seat", "action.seat")
    await game.goes_on()


async def test_there_is_no_such_seat(game: Game) -> None:
    action = {**game.acting.view["legal"][0], "seat": 7}
    assert_refused(await game.acting.move(action), "not_your_seat", "action.seat")
    answer = await game.acting.ask("replace", seat=7, level="greedy")
    assert_refused(answer, "bad_request", "seat")
    response = await game.api.post(f"tables/{game.table}/join", {"name": "Eve", "seat": 7})
    assert_refused(response.json(), "not_open")
    await game.goes_on()


async def test_spectators_only_watch(game: Game) -> None:
    async with game.api.socket(game.table) as watcher:
        await watcher.until("welcome")
        assert watcher.view["legal"] == []
        answer = await watcher.move(game.acting.view["legal"][0])
        assert_refused(answer, "unknown_token")
        assert_refused(await watcher.ask("say", text="hello"), "unknown_token")
    await game.goes_on()


# Moves


async def test_a_stale_move_is_told_what_was_missed(game: Game) -> None:
    first, second = game.acting, game.waiting
    before = first.seq
    legal = first.view["legal"]
    assert (await first.move(legal[0]))["type"] == "ok"
    await first.until("moved")
    answer = await first.move(legal[-1], expect_seq=before)
    assert_refused(answer, "stale", "expect_seq")
    assert [entry["kind"] for entry in answer["entries"]] == ["moved"]
    assert answer["view"] == first.view
    await second.until("moved")
    ahead = await second.move(second.view["legal"][0], expect_seq=second.seq + 5)
    assert_refused(ahead, "stale", "expect_seq")
    await game.plays_on()


async def test_chat_makes_no_move_stale(game: Game) -> None:
    before = game.acting.seq
    assert (await game.waiting.ask("say", phrase="hurry"))["type"] == "ok"
    await game.acting.until("said")
    answer = await game.acting.move(game.acting.view["legal"][0], expect_seq=before)
    assert answer["type"] == "ok"
    await game.acting.until("moved")
    await game.plays_on()


async def test_a_move_sent_twice_counts_once(game: Game) -> None:
    """P2: also later, also over the other way in, also where it would not be legal any more."""
    acting = game.acting
    move = {
        "move_id": "the same",
        "expect_seq": acting.seq,
        "action": acting.view["legal"][0],
    }
    for _ in range(3):
        await acting.send({"type": "move", "id": "x", **move})
    answers = [await acting.until("ok") for _ in range(3)]
    assert len({answer["seq"] for answer in answers}) == 1
    seat = game.clients.index(acting)
    again = await game.api.command(game.table, game.tokens[seat], "move", id="y", **move)
    assert again == {"type": "ok", "re": "y", "seq": answers[0]["seq"]}
    entries = (await game.api.events(game.table, None, 0))["entries"]
    assert [entry["kind"] for entry in entries].count("moved") == 1
    await game.plays_on()


async def test_others_may_use_the_same_move_id(game: Game) -> None:
    for client in (game.acting, game.waiting):
        while not client.view["legal"]:
            await client.receive()
        assert (await client.move(client.view["legal"][0], move_id="1"))["type"] == "ok"
    await game.plays_on()


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"card": "joker"}, "illegal", "action"),
        ({"column": 9}, "illegal", "action"),
        ({"column": -1}, "illegal", "action"),
        ({"card": 5}, "bad_request", "action.card"),
        ({"extra": 1}, "bad_request", "action.extra"),
        ({"type": "fly"}, "bad_request", "action.type"),
    ],
)
async def test_an_illegal_action(game: Game, change: dict[str, Any], code: str, field: str) -> None:
    action = {**game.acting.view["legal"][0], **change}
    assert_refused(await game.acting.move(action), code, field)
    await game.goes_on()


async def test_a_card_that_is_not_in_the_hand(game: Game) -> None:
    view = game.acting.view
    seat = view["to_act"]
    elsewhere = next(
        c for c in view["seats"][seat]["unseen"] if c not in view["seats"][seat]["hand"]
    )
    answer = await game.acting.move({**view["legal"][0], "card": elsewhere})
    assert_refused(answer, "illegal", "action")
    assert "rule: turn" in answer["message"]
    await game.goes_on()


async def test_out_of_turn(game: Game) -> None:
    action = {**game.acting.view["legal"][0], "seat": game.clients.index(game.waiting)}
    assert_refused(await game.waiting.move(action), "not_your_turn")
    await game.goes_on()


async def test_after_the_end(game: Game) -> None:
    action = game.acting.view["legal"][0]
    await play_all(game.clients)
    client = game.clients[action["seat"]]
    assert_refused(await client.move(action), "over")
    assert_refused(await client.ask("replace", seat=1 - action["seat"], level="greedy"), "over")


async def test_before_the_beginning(api: Api) -> None:
    made = await api.create(YOU, PERSON)
    async with api.socket(made["table"], made["token"]) as client:
        await client.until("welcome")
        assert client.view is None
        action = {"type": "play", "seat": 0, "card": "king", "column": 0}
        assert_refused(await client.move(action), "not_allowed")
        assert_refused(await client.ask("start"), "not_allowed")
        assert_refused(await client.ask("rematch"), "not_allowed")
        assert_refused(await client.ask("return"), "not_allowed")
    await api.join(made["table"], "Bea")
