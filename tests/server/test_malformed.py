"""Requests that nobody means are refused in one form, and none of them is the server's fault."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from hofnarr.server.http.not_http import LARGEST_HEAD
from tests.attack import malformed
from tests.server.clients import Api
from tests.server.raw import ask
from tests.server.serving import running
from tests.server.sitting import Game, assert_refused

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("folder", ["/", "/assets/", "/t/", "/api/"])
@pytest.mark.parametrize("letter", ["\u00e9", "\U0001f451", "\0", "\udcff", "\n"])
async def test_a_name_that_no_file_can_have_is_not_found(
    game: Game, folder: str, letter: str
) -> None:
    name = quote(letter * 150, errors="surrogateescape")
    sent = f"GET {folder}{name}.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    answer = await ask(game.api.address, sent)
    assert answer is not None
    answer.check(sent)
    assert answer.status == 404
    await game.goes_on()


@pytest.mark.parametrize(
    ("first", "status"),
    [
        ("DELETE /api/games", 405),
        ("DELETE /api/nothing", 404),
        ("POST /api/games", 405),
        ("POST /", 405),
        ("GET /assets/nothing.js", 404),
        ("GET *", 404),
        ("GET /api/games\x80", 400),
    ],
)
async def test_whatever_refuses_does_so_in_json(game: Game, first: str, status: int) -> None:
    sent = f"{first} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode("latin-1")
    answer = await ask(game.api.address, sent)
    assert answer is not None
    answer.check(sent)
    assert answer.status == status


@pytest.mark.parametrize("origin", ["http://[", "null", "\xff", "http://x:999999"])
async def test_an_origin_that_is_no_address_is_foreign(game: Game, origin: str) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nOrigin: {origin}\r\n"
    answer = await ask(game.api.address, f"{head}Content-Length: 0\r\n\r\n".encode("latin-1"))
    assert answer is not None
    assert answer.status == 403


async def test_a_head_without_end_is_cut_off(game: Game) -> None:
    endless = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 4 * LARGEST_HEAD  # never finished
    answer = await ask(game.api.address, endless)
    assert answer is not None
    answer.check(endless)
    assert answer.status == 400
    await game.goes_on()


@pytest.mark.parametrize("text", ['"\\u0000"', '"\\ud800"', "1e400", "1" + 30 * "0"])
async def test_values_that_no_database_holds(database: str, text: str) -> None:
    async with running(database) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
        for field in ("move_id", "id", "expect_seq", "action"):
            fields = {"type": '"move"', "move_id": '"m"', "expect_seq": "3", "action": "{}"}
            body = ",".join(f'"{k}":{v}' for k, v in (fields | {field: text}).items())
            answer = await api.post(f"tables/{table}/commands", f"{{{body}}}".encode(), tokens[0])
            assert answer.status_code < 500, answer.text
        legal = (await api.events(table, tokens[0], 0))["view"]["legal"]
        seat = 0 if legal else 1
        action = (legal or (await api.events(table, tokens[1], 0))["view"]["legal"])[0]
        move = {"type": "move", "move_id": "\0", "expect_seq": 3, "action": action}
        refused = await api.post(f"tables/{table}/commands", move, tokens[seat])
        assert_refused(refused.json(), "bad_request", "move_id")


def test_none_of_many_malformed_requests_is_the_servers_fault() -> None:
    assert malformed.attack(0.05)
