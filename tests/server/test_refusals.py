"""Bad input, one by one: a clear error that leaks nothing, nothing lost, and the game goes on."""

from __future__ import annotations

import re
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hofnarr.server import outbox
from hofnarr.server.limits import LARGEST_FRAME, SOCKET
from hofnarr.server.sockets import TableSocket
from tests.cli.conftest import play_out
from tests.server.clients import PERSON, YOU, Api, TableClient, bot, closing_code, play_all
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

NOBODY = "0" * 32


class Game:
    """A table of two people that has started, with a client for each."""

    def __init__(self, api: Api, table: str, tokens: list[str], clients: list[TableClient]) -> None:
        self.api = api
        self.table = table
        self.tokens = tokens
        self.clients = clients

    @property
    def acting(self) -> TableClient:
        return self.clients[int(self.clients[0].view["to_act"])]

    @property
    def waiting(self) -> TableClient:
        return self.clients[1 - int(self.clients[0].view["to_act"])]

    async def goes_on(self) -> None:
        """Nothing was changed by what was refused, and both players can play on."""
        entries = (await self.api.events(self.table, None, 0))["entries"]
        assert [entry["kind"] for entry in entries] == ["joined", "joined", "started"]
        await self.plays_on()

    async def plays_on(self) -> None:
        head = (await self.api.events(self.table, None, 0))["seq"]
        for client in self.clients:
            while client.seq < head:
                await client.receive()
        acting, waiting = self.acting, self.waiting
        answer = await acting.move(acting.view["legal"][0])
        while answer.get("code") == "too_fast":
            answer = await acting.move(acting.view["legal"][0])
        assert answer["type"] == "ok", answer
        for client in (acting, waiting):
            await client.until("moved", seq=answer["seq"])


@pytest.fixture
async def game(api: Api) -> AsyncIterator[Game]:
    table, tokens = await api.seated(2)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(api.socket(table, t)) for t in tokens]
        for client in clients:
            await client.until("welcome")
        yield Game(api, table, tokens, clients)


def assert_refused(answer: Any, code: str, field: str | None = None) -> None:
    assert answer["type"] == "error", answer
    assert (answer["code"], answer["field"]) == (code, field), answer
    assert re.fullmatch(r"[^\n]{5,200}", answer["message"])


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


# Frames and bodies


@pytest.mark.parametrize(
    "frame",
    ["", "{", "null", "[]", '"hello"', "{}", '{"type":1}', '{"type":"?"}', "\0", "NaN", "[" * 5000],
)
async def test_malformed_frames(game: Game, frame: str) -> None:
    await game.acting.raw.send(frame)
    answer = await game.acting.receive()
    assert answer["code"] in ("bad_json", "bad_request")
    await game.goes_on()


async def test_frames_that_are_no_text(game: Game) -> None:
    await game.acting.raw.send(b"\xff\xfe\x00")
    assert (await game.acting.receive())["code"] == "bad_json"
    await game.goes_on()


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b"\xff", b'{"type":"move"}', b"[" * 20_000]
)
async def test_malformed_bodies(game: Game, body: bytes) -> None:
    for path in (f"tables/{game.table}/commands", "tables", "mine", "kabale/award"):
        response = await game.api.post(path, body, game.tokens[0])
        assert response.status_code == 400
        assert response.json()["code"] in ("bad_json", "bad_request")
    await game.goes_on()


async def test_unknown_fields_are_named(game: Game) -> None:
    answer = await game.acting.ask("say", text="a", colour="red")
    assert_refused(answer, "bad_request", "colour")
    response = await game.api.post("tables", {"game": "kabale", "name": "Ada", "seats": [{}]})
    assert_refused(response.json(), "bad_request", "seats[0].kind")


async def test_a_frame_that_is_too_large(game: Game) -> None:
    client = game.acting
    await client.raw.send('{"type":"say","id":"1","text":"' + "x" * LARGEST_FRAME + '"}')
    assert_refused(await client.receive(), "too_large")
    assert await closing_code(client) == 4013
    place = game.clients.index(client)
    async with game.api.socket(game.table, game.tokens[place]) as back:
        await back.until("welcome")
        game.clients[place] = back
        await game.goes_on()


async def test_a_frame_beyond_all_measure(game: Game) -> None:
    client = game.acting
    await client.raw.send("x" * 200_000)
    assert await closing_code(client) == 1009
    place = game.clients.index(client)
    async with game.api.socket(game.table, game.tokens[place]) as back:
        await back.until("welcome")
        game.clients[place] = back
        await game.goes_on()


async def test_a_body_that_is_too_large(game: Game) -> None:
    response = await game.api.post("tables", b" " * 100_000)
    assert (response.status_code, response.json()["code"]) == (413, "too_large")
    response = await game.api.post("records", b" " * 1_100_000)
    assert (response.status_code, response.json()["code"]) == (413, "too_large")
    await game.goes_on()


async def test_hello_comes_first(game: Game) -> None:
    address = f"ws://{game.api.address}/api/tables/{game.table}/socket"
    async with connect(address) as raw:
        await raw.send('{"type":"ping"}')
        assert await closing_code(TableClient(raw)) == 4001
    await game.goes_on()


# Strangers


async def test_a_foreign_page_gets_no_socket(game: Game) -> None:
    address = f"ws://{game.api.address}/api/tables/{game.table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://evil.example").__aenter__()  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    assert_refused(msgspec.json.decode(refused.value.response.body or b""), "bad_origin")
    async with connect(address, origin=f"http://{game.api.address}") as raw:  # type: ignore[arg-type]
        await raw.send('{"type":"hello"}')
        assert '"welcome"' in str(await raw.recv())
    await game.goes_on()


async def test_a_foreign_page_changes_nothing(game: Game) -> None:
    response = await game.api.http.post(
        f"/api/tables/{game.table}/commands",
        content=b'{"type":"say","text":"boo"}',
        headers={"Authorization": f"Bearer {game.tokens[0]}", "Origin": "https://evil.example"},
    )
    assert (response.status_code, response.json()["code"]) == (403, "bad_origin")
    assert "access-control-allow-origin" not in response.headers
    await game.goes_on()


async def test_a_flood_is_slowed_down_and_nobody_banned(game: Game) -> None:
    flooding = game.acting
    for number in range(int(SOCKET.burst) + 20):
        await flooding.send({"type": "say", "id": str(number), "text": "flood"})
    answers = [await flooding.receive() for _ in range(2 * int(SOCKET.burst))]
    refused = [one for one in answers if one["type"] == "error"]
    while not refused:
        frame = await flooding.receive()
        refused += [frame] if frame["type"] == "error" else []
    assert_refused(refused[0], "too_fast")
    assert refused[0]["re"] is not None
    # The other player was not held up, and the flooder may go on after a while.
    pong = await game.waiting.ask("say", phrase="thinking")
    assert pong["type"] == "ok"
    while (await flooding.ask("say", phrase="sorry"))["type"] == "error":
        pass
    await game.plays_on()


async def test_code_look_ups_are_limited(api: Api) -> None:
    made = await api.create(YOU, PERSON)
    assert (await api.get(f"codes/{made['code'].lower()}")).json() == {"table": made["table"]}
    answers = [(await api.get("codes/AAAAAA")).json()["code"] for _ in range(20)]
    assert set(answers) == {"not_found", "too_fast"}
    assert answers == sorted(answers)  # first not found, then too fast


async def test_a_code_dies_when_the_game_starts(api: Api) -> None:
    made = await api.create(YOU, PERSON)
    await api.join(made["table"], "Bea")
    assert_refused((await api.get(f"codes/{made['code']}")).json(), "not_found")
    late = await api.post(f"tables/{made['table']}/join", {"name": "Eve"})
    assert_refused(late.json(), "not_open")


async def test_a_slow_reader_is_dropped_and_others_are_not_held_up(sqlite: str) -> None:
    async with (
        running(sqlite, limits=False, send_buffer=4096) as server,
        Api(server.address) as api,
        AsyncExitStack() as stack,
    ):
        table, tokens = await api.seated(2)
        other = await stack.enter_async_context(api.socket(table, tokens[1]))
        await other.until("welcome")
        small: dict[str, Any] = {
            "sock": small_socket(server.address),
            "compression": None,
            "max_queue": 1,
        }
        slow = await stack.enter_async_context(api.socket(table, None, **small))
        await slow.until("welcome")
        slow.raw.transport.pause_reading()
        while not is_dropping_somebody(server, table):
            assert (await other.ask("say", text="x" * 290))["type"] == "ok"
        slow.raw.transport.resume_reading()
        assert await closing_code(slow) == 4008
        back = await stack.enter_async_context(api.socket(table, None, since=slow.seq))
        welcome = await back.until("welcome")
        missed = [entry["seq"] for entry in welcome["entries"]]
        assert missed == list(range(slow.seq + 1, welcome["seq"] + 1))
        assert missed


async def test_who_never_reads_is_let_go(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "CLOSE_WITHIN", 0.05)
    async with (
        running(sqlite, limits=False, send_buffer=4096) as server,
        Api(server.address) as api,
        AsyncExitStack() as stack,
    ):
        table, tokens = await api.seated(2)
        other = await stack.enter_async_context(api.socket(table, tokens[1]))
        await other.until("welcome")
        deaf = api.socket(
            table,
            None,
            sock=small_socket(server.address),
            compression=None,
            max_queue=1,
            close_timeout=0.05,
        )
        slow = await stack.enter_async_context(deaf)
        await slow.until("welcome")
        slow.raw.transport.pause_reading()
        while not is_dropping_somebody(server, table):
            assert (await other.ask("say", text="x" * 290))["type"] == "ok"
        while other.table["watchers"]:
            await other.receive()


def small_socket(address: str) -> socket.socket:
    """A connection that holds little on its way."""
    host, _, port = address.partition(":")
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect((host, int(port)))
    small.setblocking(False)
    return small


def is_dropping_somebody(server: Running, table: str) -> bool:
    listening = server.house.hub._subscribers[table]
    return any(isinstance(one, TableSocket) and one.outbox.is_closing for one in listening)


# Words


async def test_script_tags_are_words_like_others(game: Game) -> None:
    text = '<script>alert(1)</script> & "quotes" <img src=x onerror=alert(2)>'
    assert (await game.acting.ask("say", text=text))["type"] == "ok"
    said = await game.waiting.until("said")
    assert said["text"] == text
    response = await game.api.get(f"tables/{game.table}/events", since=0)
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.json()["entries"][-1]["text"] == text


async def test_names_and_words_lose_what_cannot_be_shown(game: Game) -> None:
    assert (await game.acting.ask("name", name=" Zo\u202e\u0007ë "))["type"] == "ok"
    named = await game.waiting.until("named")
    assert named["name"] == "Zoë"
    assert_refused(await game.acting.ask("name", name="\u202e"), "bad_request", "name")
    assert_refused(await game.acting.ask("say", text="x" * 301), "bad_request", "text")
    assert_refused(await game.acting.ask("say"), "bad_request", "text")
    assert_refused(await game.acting.ask("say", phrase="rude"), "bad_request", "phrase")


# Records


def forged(change: Any) -> bytes:
    record = play_out(3, "a forged game")
    change(record)
    return msgspec.json.encode(record)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda record: record["result"]["scores"].__setitem__(0, 99), "result.scores"),
        (lambda record: record["actions"].pop(), "actions"),
        (lambda record: record["actions"].insert(3, record["actions"][0]), "actions[3]"),
        (lambda record: record["decks"][1].reverse(), None),
        (lambda record: record.update(seed="another"), "commitment"),
        (lambda record: record.update(format="hofnarr.chess/1"), "format"),
        (lambda record: record.update(players=["A", "B", "<b>" * 40]), "players[2]"),
        (lambda record: record.pop("decks"), None),
    ],
)
async def test_a_forged_record_is_not_taken_in(api: Api, change: Any, field: str | None) -> None:
    response = await api.post("records", forged(change))
    assert (response.status_code, response.json()["code"]) == (422, "bad_record")
    if field:
        assert response.json()["field"] == field


async def test_a_true_record_is_taken_in_once(api: Api) -> None:
    record = msgspec.json.encode(play_out(3, "a true game"))
    first = await api.post("records", record)
    again = await api.post("records", b" " + record)
    assert first.status_code == 201
    assert first.json() == again.json()
    table = first.json()["table"]
    info = (await api.get(f"tables/{table}")).json()
    assert info["status"] == "imported"
    frames = (await api.get(f"tables/{table}/frames", viewer="1")).json()["frames"]
    assert frames[-1]["view"]["to_act"] is None
    assert (await api.get(f"tables/{table}/verify")).json()["ok"]
    assert (await api.get(f"tables/{table}/record")).content.strip() == record
    assert_refused((await api.post(f"tables/{table}/join", {"name": "Eve"})).json(), "not_open")


async def test_errors_do_not_tell_what_others_hold(server: Running) -> None:
    """Whatever a player tries, the answer speaks only of what that player sent or may know."""
    async with Api(server.address) as api:
        table, tokens = await api.seated(2)
        async with api.socket(table, tokens[0]) as client, api.socket(table, tokens[1]) as other:
            await client.until("welcome")
            await other.until("welcome")
            hidden = set(other.view["seats"][1]["hand"]) - set(client.view["seats"][0]["hand"])
            for card in sorted(hidden):
                answer = await other.move({"type": "play", "seat": 1, "card": card, "column": 0})
                assert_refused(answer, "not_your_turn")
                answer = await client.move({"type": "play", "seat": 0, "card": card, "column": 0})
                assert_refused(answer, "illegal", "action")
                assert "hand of seat 0" in answer["message"]


async def test_the_same_with_limits_off(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        answers = [(await api.get("codes/AAAAAA")).json()["code"] for _ in range(20)]
        assert set(answers) == {"not_found"}
