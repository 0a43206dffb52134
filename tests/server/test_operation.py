"""What whoever runs a server sees: health, figures, logs, pages, headers, a clean end."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import select
from starlette.applications import Starlette
from starlette.routing import Route

from hofnarr.cli import main
from hofnarr.core.errors import BadInput
from hofnarr.server.http.static import Pages
from hofnarr.server.logs import JsonLines, short
from hofnarr.server.run import listen
from hofnarr.server.storage.opening import open_store
from hofnarr.server.storage.schema import TABLES
from tests.server.clients import PERSON, YOU, Api, bot, closing_code, play_all
from tests.server.serving import Process, Running, process

pytestmark = pytest.mark.anyio


async def test_health_and_figures(api: Api) -> None:
    await api.create(YOU, bot())
    assert (await api.http.get("/healthz")).json()["ok"]
    figures = (await api.http.get("/metrics")).text
    assert 'hofnarr_tables{status="running"} 1.0' in figures
    assert 'hofnarr_entries_total{kind="started"}' in figures


async def test_every_answer_has_headers_that_protect(api: Api) -> None:
    for path in ("/api/games", "/api/nothing", "/", "/t/abc", "/healthz"):
        headers = (await api.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    created = await api.post("tables", {"game": "kabale", "name": "Ada", "seats": [YOU, PERSON]})
    assert created.headers["cache-control"] == "no-store"


async def test_what_is_not_there(api: Api) -> None:
    assert (await api.http.get("/api/nothing")).json()["code"] == "not_found"
    assert (await api.http.delete("/api/games")).status_code == 405


async def test_large_answers_are_compressed(api: Api) -> None:
    response = await api.http.get("/api")
    assert response.headers["content-encoding"] == "gzip"
    assert response.json()["openapi"] == "3.1.0"


# Pages


def pages(folder: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[Route("/{path:path}", Pages(folder).answer)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><script>let a = 1</script>")
    (folder / "signs.svg").write_text("<svg/>")
    (folder / "assets" / "index-C04XNzry.js").write_text("console.log(1)")
    (folder / "assets" / "index-C04XNzry.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_pages_of_the_app_share_one_index(built: Path) -> None:
    async with pages(built) as client:
        for path in ("/", "/new", "/t/abcdefghijkl", "/learn/kabale/rules"):
            response = await client.get(path)
            assert response.text.startswith("<html>")
            assert response.headers["cache-control"] == "no-cache"
            policy = response.headers["content-security-policy"]
            assert "script-src 'self' 'sha256-" in policy
            assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(built: Path) -> None:
    async with pages(built) as client:
        script = await client.get("/assets/index-C04XNzry.js", headers={"Accept-Encoding": ""})
        assert "immutable" in script.headers["cache-control"]
        assert script.text == "console.log(1)"
        smaller = client.build_request("GET", "/assets/index-C04XNzry.js")
        smaller.headers["Accept-Encoding"] = "gzip, br"
        answer = await client.send(smaller, stream=True)
        assert answer.headers["content-encoding"] == "br"
        assert "javascript" in answer.headers["content-type"]
        await answer.aclose()
        assert (await client.get("/signs.svg")).headers["cache-control"] == "no-cache"


async def test_what_is_packed_already_is_not_packed_again(built: Path) -> None:
    (built / "engine").mkdir()
    (built / "engine/python-0ce2febea5da.xz").write_bytes(bytes(5_000))
    async with pages(built) as client:
        pack = await client.get("/engine/python-0ce2febea5da.xz")
        assert "immutable" in pack.headers["cache-control"]
        assert pack.headers["content-type"] == "application/x-xz"
        assert pack.headers["content-encoding"] == "identity"
        assert pack.content == bytes(5_000)


async def test_nothing_outside_the_folder_is_served(built: Path) -> None:
    async with pages(built) as client:
        for path in ("/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%2fsecret.txt"):
            response = await client.get(path)
            assert "secret" not in response.text
        assert (await client.get("/assets/missing-C04XNzry.js")).status_code == 404


async def test_pages_built_anew_while_the_server_runs(built: Path) -> None:
    old, new = "/assets/index-C04XNzry.js", "/assets/index-D15YOasz.js"
    async with pages(built) as client:
        assert (await client.get(old, headers={"Accept-Encoding": ""})).status_code == 200
        assert (await client.get(new)).status_code == 404
        (built / "assets" / "index-C04XNzry.js.br").unlink()
        (built / "assets" / "index-C04XNzry.js").rename(built / new[1:])
        assert (await client.get(old)).status_code == 404
        assert (await client.get(new)).text == "console.log(1)"


async def test_without_pages_a_page_says_what_to_do(tmp_path: Path) -> None:
    async with pages(tmp_path) as client:
        response = await client.get("/")
        assert response.status_code == 503
        assert "make install" in response.text


# Logs


def test_a_log_line_is_json() -> None:
    given = {"msg": "told %s", "args": ("you",), "levelname": "INFO", "level": "?", "table": 5}
    record = logging.makeLogRecord(given)
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "told you"
    assert line["table"] == 5
    assert line["level"] == "info"  # nothing given beside it takes its place


def test_paths_are_shortened_in_logs() -> None:
    assert short("/t/abcdefghijkl") == "/t/abcd…"
    assert short("/api/codes/ABCDEF") == "/api/codes/ABCD…"
    assert short("/api/games") == "/api/games"


async def test_logs_hold_no_secrets(sqlite: str) -> None:
    with process(sqlite, "--log-level", "debug", "--no-limits") as server:
        async with Api(server.address) as api:
            table, tokens = await api.seated(2)
            async with api.socket(table, tokens[0]) as one, api.socket(table, tokens[1]) as two:
                await one.until("welcome")
                await one.move({"type": "play", "seat": 0, "card": "joker", "column": 0})
                await api.command(table, "f" * 32, "leave")
                await play_all([one, two])
        code, logged = server.end()
    assert code == 0
    lines = [json.loads(line) for line in logged.splitlines()]
    assert any(line["message"] == "request" for line in lines)
    for secret in (*tokens, "f" * 32, table, "king", "joker"):
        assert secret not in logged


# The command


async def test_a_clean_end_says_goodbye_and_gives_leases_back(sqlite: str) -> None:
    with process(sqlite) as server:
        async with Api(server.address) as api:
            made = await api.create(YOU, bot())
            async with api.socket(made["table"], made["token"]) as client:
                await client.until("welcome")
                code, _ = server.end()
                assert code == 0
                assert await closing_code(client) == 1012
    store = await open_store(sqlite)
    leases = await store.database.read(select(TABLES.c.lease_by))
    assert [lease for (lease,) in leases] == [None]
    await store.close()


async def test_who_waits_for_news_does_not_hold_up_the_end(sqlite: str) -> None:
    with process(sqlite) as server:
        async with Api(server.address) as api:
            table, _ = await api.seated(2)
            head = (await api.events(table, None, 0))["seq"]
            async with api.socket(table) as watcher:
                await watcher.until("welcome")
                async with httpx.AsyncClient(timeout=60) as http:
                    url = f"http://{server.address}/api/tables/{table}/events"
                    request = http.build_request("GET", url, params={"since": head, "wait": 30})
                    waiting = asyncio.create_task(http.send(request))
                    while watcher.table["watchers"] < 2:
                        await watcher.receive()
                    ending = asyncio.to_thread(server.end)
                    (code, logged), answer = await asyncio.gather(ending, waiting)
            assert answer.json()["entries"] == []
            assert code == 0
            assert "Cancel" not in logged


async def test_small_answers_are_sent_at_once() -> None:
    """Otherwise an answer in two parts waits 40 ms for the client to confirm the first."""
    accepted: asyncio.Queue[int] = asyncio.Queue()

    def look(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ours = writer.get_extra_info("socket")
        accepted.put_nowait(ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = listen("127.0.0.1", 0)
    async with await asyncio.start_server(look, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await accepted.get()
        writer.close()


def test_a_port_that_is_taken_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=rf"port {port}: .*--port"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "--workers: 0"),
        (["--port", "70000"], "--port: 70000"),
        (["--bot-pause", "-1"], "--bot-pause: -1"),
        (["--database", "mysql://x/y"], "database: 'mysql' is unknown"),
        (["--database", "sqlite:////proc/nowhere/x.sqlite", "--port", "0"], "database: "),
        (["--language", "xx"], "xx"),
    ],
)
def test_what_serve_cannot_do_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], told: str
) -> None:
    if "--database" not in arguments:
        arguments += ["--database", f"sqlite:///{tmp_path / 'x.sqlite'}"]
    assert main(["serve", "--no-browser", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert told in complaint
    assert complaint.count("\n") == 1


def test_two_servers_on_one_file(sqlite: str) -> None:
    with process(sqlite), pytest.raises(AssertionError, match="in use by another hofnarr serve"):
        Process(sqlite)


async def test_openapi_names_every_type(server: Running, api: Api) -> None:
    document = (await api.http.get("/api")).json()
    text = msgspec.json.encode(document).decode()
    names = set(document["components"]["schemas"])
    used = set(re.findall(r"#/components/schemas/([\w.]+)", text))
    assert used <= names
    assert {"ClientFrame", "ServerFrame", "Entry", "KabaleView", "KabaleAction"} <= names
    ids = [one["operationId"] for path in document["paths"].values() for one in path.values()]
    assert len(ids) == len(set(ids))
