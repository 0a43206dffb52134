"""The Python client of the package: against a real server, to the end of games of each kind."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hofnarr.bots import make_bot
from hofnarr.cli import main
from hofnarr.client import Refused, Server
from hofnarr.core.errors import BadInput
from hofnarr.games import find_game
from tests.own_bots import write_bots
from tests.server.serving import Process, process


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("client")
    with process(f"sqlite:///{folder / 'tables.sqlite'}", "--bot-pause", "0") as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kabale", "catan"])
def test_a_bot_plays_its_game_to_the_end(running: Process, game: str) -> None:
    server = Server(running.address)
    seat = server.create(game, "Ada", ["greedy"], title="a client")
    moves = []
    table = seat.play(make_bot("greedy", seat.game, 1), lambda view, action: moves.append(action))
    assert table["status"] == "finished"
    assert table["title"] == "a client"
    assert len(table["scores"]) == 2
    assert server.ask(f"tables/{seat.table}/verify") is not None
    record = server.ask(f"tables/{seat.table}/record")
    mine = [action for action in record["actions"] if action["seat"] == seat.seat]
    assert len(moves) == len(mine) > 10


@pytest.mark.slow
@pytest.mark.parametrize("by", ["code", "table", "link"])
def test_two_bots_meet_at_one_table(running: Process, by: str) -> None:
    host = Server(running.address).create("kabale", "Ada", [None])
    assert host.code is not None
    where = {"code": host.code.lower(), "table": host.table, "link": host.link}[by]
    guest = Server(f"http://{running.address}/").join(where, "Bea")
    assert (host.seat, guest.seat, guest.game.name) == (0, 1, "kabale")
    game = find_game("kabale")
    with ThreadPoolExecutor(2) as threads:
        ends = list(
            threads.map(lambda seat: seat.play(make_bot("random", game, seat.seat)), (host, guest))
        )
    assert ends[0]["scores"] == ends[1]["scores"]


def test_what_the_server_refuses_is_its_own_sentence(running: Process) -> None:
    server = Server(running.address)
    with pytest.raises(Refused, match="no bot 'hal', choose one of") as refused:
        server.create("kabale", "Ada", ["hal"])
    assert (refused.value.code, refused.value.field) == ("bad_request", "seats[1].level")
    with pytest.raises(Refused) as unknown:
        server.join("aaaaaaaaaaaa", "Ada")
    assert unknown.value.code == "unknown_table"
    seat = server.create("kabale", "Ada", ["greedy"])
    news = seat.news()
    assert news.view is not None
    assert news.view.to_act == 0
    with pytest.raises(Refused) as illegal:
        seat.move(type(news.view.legal[0])(0, "king", 99))
    assert illegal.value.code == "illegal"
    assert seat.move(news.view.legal[0])
    seat.seq = 0
    assert not seat.move(news.view.legal[0]), "overtaken: look again"


def test_views_that_hide_what_bots_need_are_not_taken_for_whole(running: Process) -> None:
    seat = Server(running.address).create(
        "kabale", "Ada", ["greedy"], options={"hidden_targets": True}
    )
    with pytest.raises(BadInput, match="hidden_targets: won targets lie face down"):
        seat.news()


@pytest.mark.parametrize("address", ["", "ftp://there", "http://", "http://there:port", "a:b:c"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(BadInput, match=r"is not such as http://127\.0\.0\.1:8000"):
        Server(address)


def test_where_nobody_answers() -> None:
    with pytest.raises(BadInput, match=r"^http://127.0.0.1:9: Connection refused$"):
        Server("127.0.0.1:9").create("kabale", "Ada", ["greedy"])


class Troubled(BaseHTTPRequestHandler):
    """Fails now and then, as `answers` says; keeps what was asked."""

    answers: ClassVar[list[Any]] = []
    asked: ClassVar[list[tuple[str, bytes]]] = []

    def do_GET(self) -> None:
        self.do_POST()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.asked.append((self.path, body))
        answer = self.answers.pop(0)
        if answer is None:  # the line breaks
            self.connection.close()
            return
        status, headers, text = answer
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def troubled() -> Iterator[str]:
    Troubled.asked.clear()
    with HTTPServer(("127.0.0.1", 0), Troubled) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


FAST = b'{"type":"error","code":"too_fast","message":"wait","field":null}'
AWAY = b'{"type":"error","code":"unavailable","message":"try again","field":null}'


def test_it_asks_again_where_that_is_safe(troubled: str) -> None:
    """The same move under the same id, whatever happened to the first."""
    Troubled.answers[:] = [
        (429, {"Retry-After": "0"}, FAST),
        (503, {}, AWAY),
        None,
        (200, {}, b'{"type":"ok","re":null,"seq":3}'),
    ]
    move = {"type": "move", "move_id": "one"}
    answer = Server(troubled).ask("tables/x/commands", move, "token", again=True)
    assert answer["seq"] == 3
    assert len(set(Troubled.asked)) == 1
    assert len(Troubled.asked) == 4


def test_a_table_is_not_made_twice(troubled: str) -> None:
    Troubled.answers[:] = [None]
    with pytest.raises(BadInput, match=troubled):
        Server(troubled).create("kabale", "Ada", ["greedy"])
    assert len(Troubled.asked) == 1


def test_something_else_answers_there(troubled: str) -> None:
    Troubled.answers[:] = [(200, {}, b"<html>"), (404, {}, b'"no"'), (404, {}, b'{"a":1}')]
    for status in (200, 404, 404):
        with pytest.raises(BadInput, match=f"answers {status}, but not as Hofnarr does"):
            Server(troubled).ask("games")


# --- hofnarr join ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kabale", "catan"])
def test_own_code_sits_down_at_a_table_of_a_server(
    running: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    file = write_bots(tmp_path)
    code = main(("join", running.address, "--bot", f"{file}:Copy", "--game", game))
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert f"The bot sits here: http://{running.address}/t/" in out
    assert "The game is over: mybot.py:Copy " in out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--bot", "{file}"), "give either --table CODE or --game GAME"),
        (("--bot", "{file}", "--game", "kabale", "--table", "x"), "give either --table CODE or"),
        (("--bot", "{file}", "--table", "x", "--against", "greedy"), "are for a new table, with"),
        (("--bot", "{file}:Broken", "--game", "kabale"), "Broken': KeyError: 'king' (mybot.py,"),
        (("--bot", "{file}:Cheat", "--game", "kabale"), "'the best move' is not a legal action"),
        (("--bot", "{file}", "--game", "kabale", "--against", "hal"), "seats[1].level: no bot"),
        (("--bot", "{file}", "--table", "aaaaaaaaaaaa"), "no such table"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    running: Process,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    problem: str,
) -> None:
    file = write_bots(tmp_path)
    given = [part.format(file=file) for part in arguments]
    code = main(("join", running.address, *given))
    _, err = capsys.readouterr()
    assert code == 2
    assert problem in err
    assert err.count("\n") == 1
