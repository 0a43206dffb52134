"""Webhooks: what they say, whom they call, and whom they never call."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from hofnarr.server.errors import Refusal
from hofnarr.server.storage import WebhookRow
from hofnarr.server.webhooks import Message, check_url, message, public_address, send
from tests.server.clients import Api
from tests.server.serving import running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "url",
    [
        "http://ntfy.sh/topic",
        "ftp://ntfy.sh/topic",
        "https://",
        "https://user:pass@ntfy.sh/",
        "https://ntfy.sh:8080/x",
        "https://ntfy.sh/a b",
        "https://ntfy.sh/\u00e4",
        "https://[::1",
        "file:///etc/passwd",
        "ntfy.sh/topic",
        "",
    ],
)
def test_only_plain_https_is_called(url: str) -> None:
    with pytest.raises(Refusal, match="url: "):
        check_url(url, allow_local=False)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "::1",
        "fe80::1%lo",
        "fd00::1",
        "::ffff:127.0.0.1",
    ],
)
def test_no_address_of_this_network_is_called(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: object, **__: object) -> list[object]:
        public = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("1.1.1.1", 443))
        return [public, (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(OSError, match="not a public address"):
        public_address("rebinding.example", 443, allow_local=False)
    assert public_address("rebinding.example", 443, allow_local=True) == "1.1.1.1"


def test_a_message_is_in_the_language_of_its_reader() -> None:
    hook = WebhookRow(0, "https://ntfy.sh/x", "ntfy", "cs", "https://table.example/t/abc")
    told = message(hook, "Pátek")
    assert "Jste na tahu u stolu „Pátek“" in told.body.decode()
    assert told.headers["Click"] == hook.link
    discord = msgspec.json.decode(message(hook._replace(kind="discord"), "@everyone").body)
    assert discord["allowed_mentions"] == {"parse": []}
    assert discord["content"].endswith(hook.link)


class Receiver:
    """A web server that takes messages."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        self.messages.put_nowait(head + await reader.readexactly(length))
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n")
        writer.write(b"Content-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    taking = Receiver()
    server = await asyncio.start_server(taking.take, "127.0.0.1", 0)
    taking.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/topic"
    async with server:
        yield taking


async def test_redirects_are_not_followed() -> None:
    async with receiver() as taking:
        sent = Message(b"hello", {"Content-Type": "text/plain"})
        assert await asyncio.to_thread(send, taking.url, sent, allow_local=True) == 302


async def test_who_is_not_there_is_told_of_their_turn(sqlite: str) -> None:
    async with (
        receiver() as taking,
        running(sqlite, allow_local_webhooks=True) as server,
        Api(server.address) as api,
    ):
        table, tokens = await api.seated(2, title="Friday")
        answer = await api.command(
            table, tokens[1], "webhook", url=taking.url, kind="ntfy", language="de"
        )
        assert answer["type"] == "ok"
        info = (await api.get(f"tables/{table}", tokens[1])).json()
        assert info["you"]["webhook"]
        async with api.socket(table, tokens[0]) as client:
            await client.until("welcome")
            while client.view["to_act"] == 0:
                await client.move(client.view["legal"][0])
                await client.until("moved")
        told = (await taking.messages.get()).decode()
        assert "Du bist am Zug am Tisch „Friday“" in told
        assert f"http://{server.address}/t/{table}" in told
        assert not any(token in told for token in tokens)


async def test_a_webhook_into_this_network_is_refused(sqlite: str) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
        for url in ("http://127.0.0.1/", "https://127.0.0.1:8000/x", "gopher://x"):
            answer = await api.command(table, tokens[0], "webhook", url=url)
            assert (answer["code"], answer["field"]) == ("bad_request", "url")
        nothing = await api.command(table, tokens[0], "webhook", url=None)
        assert nothing["type"] == "ok"
