"""A whole game through nginx and Caddy, set up by what stands in deploy/."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.deploy.proxies import NAME, SNI, Proxy, has_ipv6, programs, proxying, trusting
from tests.server.clients import Api, TableClient, play_all
from tests.server.serving import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


PROGRAMS: list[Path | None] = [*programs()] or [None]


@pytest.fixture(params=PROGRAMS, ids=str)
def program(request: pytest.FixtureRequest) -> Path:
    if request.param is None:
        pytest.skip("neither nginx nor Caddy is on this machine")
    found: Path = request.param
    return found


class Outside(Api):
    """The requests of somebody outside, who knows the name of the site."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.http = httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{proxy.https}",
            headers={"Host": f"{NAME}:{proxy.https}"},
            event_hooks={"request": [_say_whom]},
            verify=trusting(),
            timeout=60,
        )

    @asynccontextmanager
    async def socket(
        self, table: str, token: str | None = None, since: int | None = 0, **options: Any
    ) -> AsyncIterator[TableClient]:
        where = f"wss://{NAME}:{self.proxy.https}/api/tables/{table}/socket"
        door: dict[str, Any] = {"host": "127.0.0.1", "port": self.proxy.https, "ssl": trusting()}
        chosen = {"ping_interval": None, "origin": self.proxy.origin, **door, **options}
        async with connect(where, **chosen) as raw:
            client = TableClient(raw)
            await client.send({"type": "hello", "token": token, "since": since})
            yield client


async def _say_whom(request: httpx.Request) -> None:
    request.extensions = {**request.extensions, **SNI}


async def test_a_whole_game_through_a_proxy(program: Path, sqlite: str, tmp_path: Path) -> None:
    async with (
        running(sqlite) as server,
        proxying(program, tmp_path, server.address) as proxy,
        Outside(proxy) as api,
    ):
        start = await api.http.get("/")
        assert start.status_code == 200
        assert "Content-Security-Policy" in start.headers
        table, tokens = await api.seated(2, "random")
        async with api.socket(table, tokens[0]) as one, api.socket(table, tokens[1]) as two:
            await play_all([one, two])
        assert (await api.get(f"tables/{table}/verify")).json()["ok"]
        events = await api.events(table, tokens[0], 0, wait=5)
        assert events["table"]["status"] == "finished"
        # Pages of others are told apart although the proxy stands between.
        evil = {"Origin": "https://evil.example"}
        refused = await api.http.post("/api/tables", content=b"{}", headers=evil)
        assert refused.json()["code"] == "bad_origin"
        # Figures are for inside, and whose limits count nobody outside can choose.
        assert (await api.http.get("/metrics")).status_code == 404
        await api.http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
        addresses = {address for _, address in server.services.limits._buckets}
        assert "203.0.113.9" not in addresses
        assert "127.0.0.1" in addresses


async def test_from_http_to_https(program: Path, sqlite: str, tmp_path: Path) -> None:
    async with (
        running(sqlite) as server,
        proxying(program, tmp_path, server.address) as proxy,
        httpx.AsyncClient(headers={"Host": NAME}) as client,
    ):
        doors = ["127.0.0.1", *(["[::1]"] if has_ipv6() else [])]
        for door in doors:
            answer = await client.get(f"http://{door}:{proxy.http}/t/abcdefghijkl")
            assert answer.status_code in (301, 308)
            assert answer.headers["Location"].startswith(f"https://{NAME}")
            assert answer.headers["Location"].endswith("/t/abcdefghijkl")
        if "nginx" in program.name:
            proof = tmp_path / "www/.well-known/acme-challenge/proof"
            proof.parent.mkdir(parents=True)
            proof.write_text("it is me")
            where = f"http://127.0.0.1:{proxy.http}/.well-known/acme-challenge/proof"
            assert (await client.get(where)).text == "it is me"
