"""Frames, bodies, pages and floods that a server has to bear: a clear error, and it goes on."""

from __future__ import annotations

import re
import time
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hofnarr.server.http import limits
from hofnarr.server.http.limits import LARGEST_FRAME, SOCKET
from hofnarr.server.live import outbox
from tests.server.clients import PERSON, YOU, Api, TableClient, closing_code, small_socket
from tests.server.serving import running
from tests.server.sitting import Game, assert_refused

pytestmark = pytest.mark.anyio


# Frames and bodies


@pytest.mark.parametrize(
    "frame",
    ["", "{", "null", "[]", '"hello"', "{}", '{"type":1}', '{"type":"?"}', "\0", "NaN", "[" * 5000],
)
async def test_malformed_frames(game: Game, frame: str) -> None:
    await game.acting.raw.send(frame)
    while "code" not in (answer := await game.acting.receive()):
        pass  # somebody's presence may be told first
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
    response = await game.api.post("tables", b" " * 300_000)
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


async def test_a_flood_is_slowed_down_and_nobody_banned(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = time.monotonic()  # it stands still: on the slowest machine this is a flood
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: moment))
    flooding = game.acting
    for number in range(int(SOCKET.burst) + 20):
        await flooding.send({"type": "say", "id": str(number), "text": "flood"})
    refused = await flooding.until("error")
    assert_refused(refused, "too_fast")
    assert refused["re"] is not None
    # The other player was not held up, and the flooder may go on after a while.
    pong = await game.waiting.ask("say", phrase="thinking")
    assert pong["type"] == "ok"
    monkeypatch.undo()
    while (await flooding.ask("say", phrase="sorry"))["type"] == "error":
        pass
    await game.plays_on()


async def test_code_look_ups_are_limited(api: Api) -> None:
    made = await api.create(YOU, PERSON)
    assert (await api.get(f"codes/{made['code'].lower()}")).json() == {"table": made["table"]}
    responses = [await api.get("codes/AAAAAA") for _ in range(20)]
    answers = [response.json()["code"] for response in responses]
    assert set(answers) == {"not_found", "too_fast"}
    assert answers == sorted(answers)  # first not found, then too fast
    last = responses[-1]
    assert 1 <= int(last.headers["Retry-After"]) <= 6
    assert "Retry-After" not in responses[0].headers
    assert not re.search(r"wait 0\.0 ", last.json()["message"])


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
        while not other.table["watchers"]:
            await other.receive()
        while other.table["watchers"]:
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
        while not other.table["watchers"]:
            await other.receive()
        while other.table["watchers"]:
            assert (await other.ask("say", text="x" * 290))["type"] == "ok"


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
