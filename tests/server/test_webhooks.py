"""Webhooks: what they say, whom they call, and whom they never call."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address

import msgspec
import pytest

from hofnarr.server.http.errors import Refusal
from hofnarr.server.outside import calling
from hofnarr.server.outside.addresses import NotPublic, Resolver, target_of
from hofnarr.server.outside.calling import Caller, Message, NotCalled
from hofnarr.server.outside.webhooks import message
from hofnarr.server.storage import WebhookRow
from tests.attack import stalled_webhooks
from tests.server.clients import SOON, Api
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
        target_of(url, allow_local=False)


LOCAL = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "::1",
    "fd00::1",
    "fec0::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::10.0.0.1",
    "2002:7f00:1::",
]
NEVER = [
    "0.0.0.0",
    "169.254.169.254",
    "168.63.129.16",
    "100.100.100.200",
    "192.0.0.192",
    "fd00:ec2::254",
    "224.0.0.1",
    "239.255.255.250",
    "::",
    "ff02::1",
    "fe80::1%lo",
    "::ffff:169.254.169.254",
    "::ffff:0.0.0.0",
    "64:ff9b::169.254.169.254",
]


def answering(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
    """A name server that says these one after the other, the last for ever."""
    left = list(answers)

    def found(*_: object, **__: object) -> list[object]:
        now = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in now]

    monkeypatch.setattr(socket, "getaddrinfo", found)


@pytest.mark.parametrize("address", [*LOCAL, *NEVER])
async def test_no_address_of_this_network_is_called(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, ["1.1.1.1", address])
    target = target_of("https://rebinding.example/", allow_local=False)
    resolver = Resolver()
    with pytest.raises(NotPublic):
        await resolver.resolve(target, allow_local=False)
    if address in NEVER:
        with pytest.raises(NotPublic):
            await resolver.resolve(target, allow_local=True)
    else:
        assert str(await resolver.resolve(target, allow_local=True)) == "1.1.1.1"
    resolver.close()


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::1.1.1.1"])
async def test_public_addresses_are_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, [address])
    resolver = Resolver()
    target = target_of("https://ntfy.example/", allow_local=False)
    assert str(await resolver.resolve(target, allow_local=False)) == str(ip_address(address))
    resolver.close()


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


HELLO = Message(b"hello", {"Content-Type": "text/plain"})


@asynccontextmanager
async def calls(*, allow_local: bool = True) -> AsyncIterator[Caller]:
    caller = Caller(allow_local=allow_local)
    yield caller
    caller.close()


async def test_redirects_are_not_followed() -> None:
    async with receiver() as taking, calls() as caller:
        target = target_of(taking.url, allow_local=True)
        assert await caller.post(target, HELLO, "table") == 302
        assert b"\r\nHost: 127.0.0.1:" in await taking.messages.get()


async def test_a_name_that_changes_its_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Public when it is looked at, local when it is called."""
    async with receiver() as taking, calls(allow_local=False) as caller:
        port = int(taking.url.split(":")[2].partition("/")[0])
        answering(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])
        target = target_of("https://rebinding.example/", allow_local=False)
        assert str(await caller.resolver.resolve(target, allow_local=False)) == "1.1.1.1"
        with pytest.raises(NotPublic):
            await caller.post(target._replace(port=port, secure=False), HELLO, "table")
        assert taking.messages.empty()


async def test_what_was_looked_at_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """One look-up a call: there is no second one that could say something else."""
    async with receiver() as taking, calls() as caller:
        port = int(taking.url.split(":")[2].partition("/")[0])
        answering(monkeypatch, ["127.0.0.1"], ["192.0.2.1"])
        target = target_of(f"http://rebinding.example:{port}/topic", allow_local=True)
        assert await caller.post(target, HELLO, "table") == 302
        assert f"Host: rebinding.example:{port}".encode() in await taking.messages.get()


@asynccontextmanager
async def dribbling() -> AsyncIterator[str]:
    """A receiver that accepts and then answers a letter now and then, for ever."""
    server = await asyncio.start_server(stalled_webhooks.dribble, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/topic"


async def test_a_call_ends_however_slowly_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "DEADLINE", 0.3)
    async with dribbling() as url, calls() as caller:
        target = target_of(url, allow_local=True)
        async with asyncio.timeout(SOON):
            for _ in range(calling.PATIENCE):
                with pytest.raises(TimeoutError):
                    await caller.post(target, HELLO, "table")
            with pytest.raises(NotCalled, match="failed too often"):
                await caller.post(target, HELLO, "another table")


async def test_a_receiver_that_came_back_is_called_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "REST", 0.0)
    async with receiver() as taking, calls() as caller:
        nobody = target_of("http://127.0.0.1:1/", allow_local=True)
        for _ in range(calling.PATIENCE + 1):
            with pytest.raises(ConnectionError):
                await caller.post(nobody, HELLO, "table")
        assert await caller.post(target_of(taking.url, allow_local=True), HELLO, "table") == 302
        assert not caller._failures


@pytest.mark.parametrize("answer", [b"SSH-2.0-OpenSSH\r\n", b"\0" * 10_000, b"", b"HTTP/1.1 x\r\n"])
async def test_what_is_no_answer_counts_as_failure(answer: bytes) -> None:
    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server, calls() as caller:
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        with pytest.raises(OSError, match=r".*"):
            await caller.post(target_of(url, allow_local=True), HELLO, "table")


async def test_calls_are_bounded_by_address_and_table() -> None:
    async with dribbling() as url, calls() as caller:
        target = target_of(url, allow_local=True)
        begun = [
            asyncio.create_task(caller.post(target, HELLO, f"table {number // 2}"))
            for number in range(calling.MOST_OF_ADDRESS)
        ]
        await until(lambda: caller._under_way.get("address 127.0.0.1") == calling.MOST_OF_ADDRESS)
        with pytest.raises(NotCalled, match="address"):
            await caller.post(target, HELLO, "one more")
        for task in begun:
            task.cancel()
        await asyncio.wait(begun)
        assert not caller._under_way
        caller._failures.clear()
        begun = [
            asyncio.create_task(caller.post(target, HELLO, "table"))
            for _ in range(calling.MOST_OF_TABLE)
        ]
        await until(lambda: caller._under_way.get("table table") == calling.MOST_OF_TABLE)
        with pytest.raises(NotCalled, match="table"):
            await caller.post(target, HELLO, "table")
        for task in begun:
            task.cancel()
        await asyncio.wait(begun)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not holds():
            await asyncio.sleep(0.01)


def test_stalled_receivers_hold_nobody_up() -> None:
    assert stalled_webhooks.attack(0.02)


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
        for url in (
            "http://127.0.0.1/",
            "https://127.0.0.1:8000/x",
            "gopher://x",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://169.254.169.254/latest/meta-data/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0177.0.0.1/",
            "https://127.1/",
            "https://0/",
            "https://localhost/",
            "https://user@1.1.1.1/",
            "https://1.1.1.1/\r\nX: y",
        ):
            answer = await api.command(table, tokens[0], "webhook", url=url)
            assert (answer["code"], answer["field"]) == ("bad_request", "url")
        nothing = await api.command(table, tokens[0], "webhook", url=None)
        assert nothing["type"] == "ok"
