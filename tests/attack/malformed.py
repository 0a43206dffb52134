"""Paths, queries, headers and bodies that no client means: all are answered, none by a 5xx."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from random import Random
from urllib.parse import quote

import msgspec

from hofnarr.server.app import all_endpoints
from tests.server.clients import Api
from tests.server.raw import ask
from tests.server.serving import process

TITLE = "malformed requests"

REQUESTS = 20_000
_AT_ONCE = 8

_NUMBERS = (
    *("1e400", "-1e400", "1" + 30 * "0", "-1", "NaN", "Infinity", "0x10", "1_000", "+1", " 1"),
    *("%31", "%d9%a1", "%c2%b2", "1.5", "", "null", "%00", "99999999999999999999", "2147483649"),
    *("9007199254740993", "0" * 400, "[]", "%ff"),
)
_PIECES = (
    *("%", "%zz", "%0", "%00", "%ff%fe", "%c0%af", "%ed%a0%80", "%f4%90%80%80", "..", "%2e%2e"),
    *("..%2f..%2f", "//", "/./", "\\", ";", "%0d%0a", "%20", "~", "{table}", "%25%30%30", "."),
    *("index.html", "assets/", "a.b", "a" * 300, "%u0041", "*", "'", '"', "<script>", "|", "^"),
)
_HEADERS: dict[str, tuple[bytes, ...]] = {
    "Range": (
        b"bytes=",
        b"bytes=9-1",
        b"bytes=-0",
        b"bytes=0-,0-,0-",
        b"bytes=a-b",
        b"lines=1-2",
        b"bytes=99999999999999999999-",
        b"bytes=" + b"0-1," * 500,
        b"bytes=0-0",
        b"=",
        b"\xff",
    ),
    "If-Range": (b'"x"', b"\xff", b"yesterday"),
    "If-None-Match": (b"*", b'"', b'W/"', b"\xff\xfe", b'"' + b"x" * 5000 + b'"', b""),
    "If-Modified-Since": (b"yesterday", b"Thu, 99 Foo 9999 99:99:99 GMT", b"0", b"\xff"),
    "Accept-Encoding": (
        b"gzip;q=2",
        b"br;;;",
        b"*;q=",
        b"\xff",
        b"," * 3000,
        b"identity;q=0",
        b"br",
    ),
    "Accept": (b"\xff", b"text/html;q=x", b"*"),
    "Cookie": (b"=", b"a=\xff", b";;;;", b"x" * 8000, b'a="', b"\x01"),
    "Authorization": (
        b"Bearer",
        b"Bearer " + b"f" * 32,
        b"Bearer \xff",
        b"Basic eA==",
        b"",
        b"bearer " + b"f" * 33,
        b"Bearer " + b"F" * 32,
    ),
    "Origin": (
        b"null",
        b"http://[",
        b"http://[::1",
        b"//",
        b"\xff",
        b"http://x:99999999",
        b"http://]",
    ),
    "Host": (b"", b"[", b"[::1", b"a:b:c", b"\xff", b"x" * 4000, b"x:99999999", b"]:1"),
    "Content-Type": (b"\xff", b"text/html; charset=\xff", b"multipart/form-data; boundary="),
    "Content-Encoding": (b"gzip", b"\xff"),
    "Expect": (b"100-continue", b"200-ok"),
    "X-Forwarded-For": (
        b"",
        b",",
        b"\xff",
        b"[",
        b"x" * 3000,
        b"::1, 127.0.0.1",
        b"127.0.0.1:99999999",
    ),
    "X-Forwarded-Proto": (b"\xff", b"gopher", b"https,http", b"["),
    "Forwarded": (b"for=[;proto=", b"\xff"),
    "Upgrade": (b"websocket", b"h2c", b"\xff"),
    "Sec-WebSocket-Key": (b"", b"x", b"\xff"),
    "Sec-WebSocket-Version": (b"13", b"0", b"x"),
    "Sec-WebSocket-Extensions": (b"permessage-deflate; server_max_window_bits=99", b";;", b"\xff"),
    "Connection": (b"Upgrade", b"\xff", b"close, Upgrade"),
    "Transfer-Encoding": (b"chunked", b"gzip", b"\xff", b"chunked, chunked"),
    "Content-Length": (b"-1", b"1e400", b"99999999999999999999999", b"0x10", b"\xff", b"0, 1"),
    "Huge": (b"x" * 60_000, b"x" * 200_000),
    "\xff\xfe": (b"x",),
    "": (b"x",),
    "a b": (b"x",),
}
_VALUES = (
    *(
        b"1e400",
        b"-1e400",
        b"1" + 30 * b"0",
        b"-1" + 30 * b"0",
        b"null",
        b"true",
        b"[]",
        b"{}",
        b'""',
    ),
    *(
        b'"\\u0000"',
        b'"\\ud800"',
        b'"\\udfff\\ud800"',
        b'"\xff"',
        b'"' + b"x" * 400 + b'"',
        b"0.5",
        b"-1",
    ),
    *(
        b"9223372036854775808",
        b"18446744073709551616",
        b"[" * 60 + b"]" * 60,
        b'{"a":' * 40 + b"1" + b"}" * 40,
    ),
    *(
        b'"kabale"',
        b'"catan"',
        b'"open"',
        b'"0"',
        b"2",
        b"[null]",
        b"[[]]",
        b"[1e400]",
        b'{"":""}',
        b"NaN",
    ),
)
_NAMES = (
    *("type", "id", "move_id", "expect_seq", "action", "text", "phrase", "seat", "bot", "brought"),
    *("name", "url", "kind", "language", "level", "yes", "game", "seats", "options", "variant"),
    *("token", "host", "first", "pace", "listed", "watch", "hints", "title", "target", "column"),
    *(
        "format",
        "version",
        "players",
        "seed",
        "salt",
        "actions",
        "deal",
        "start",
        "result",
        "cards",
    ),
)
_TYPES = (
    *("move", "say", "set_seat", "kick", "leave", "bring", "name", "webhook", "replace", "answer"),
    *("return", "rematch", "start", "hello", "?"),
)
_HANDSHAKE = [
    (b"Host", b"table.example"),
    (b"Connection", b"Upgrade"),
    (b"Upgrade", b"websocket"),
    (b"Sec-WebSocket-Version", b"13"),
    (b"Sec-WebSocket-Key", b"dGhlIHNhbXBsZSBub25jZQ=="),
]
_METHODS = (
    ("GET",) * 8 + ("POST",) * 6 + ("HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "FOO")
)


class Writer:
    """Makes requests by lot; the same ones for the same seed."""

    def __init__(self, random: Random, table: str, tokens: list[str]) -> None:
        self.random = random
        self.tokens = tokens
        self.paths = [
            endpoint.path.replace("{table}", table).replace("{code}", "ABCDEF")
            for endpoint in all_endpoints()
        ]
        self.queries = sorted({each.name for point in all_endpoints() for each in point.query})
        self.table = table

    def request(self) -> bytes:
        random = self.random
        method = random.choice(_METHODS)
        head = [f"{method} {self._path()}{self._query()} HTTP/1.1".encode("latin-1")]
        headers = [(b"Host", b"table.example"), (b"Connection", b"close")]
        if random.random() < 0.7:
            headers.append((b"Authorization", b"Bearer " + random.choice(self.tokens).encode()))
        body = self._body() if method in ("POST", "PUT", "PATCH") else b""
        if body:
            headers.append((b"Content-Length", str(len(body)).encode()))
        if random.random() < 0.02:
            head = [f"GET {self._socket()}{self._query()} HTTP/1.1".encode("latin-1")]
            headers = _HANDSHAKE[:]
        for _ in range(random.choice((0, 0, 0, 1, 1, 2, 4))):
            name = random.choice(list(_HEADERS))
            key = name.encode("latin-1")
            headers = [each for each in headers if each[0] != key or key == b"Connection"]
            headers.append((key, random.choice(_HEADERS[name])))
        head += [name + b": " + value for name, value in headers]
        return b"\r\n".join(head) + b"\r\n\r\n" + body

    def _socket(self) -> str:
        """Where a socket may be opened, or may not."""
        here = f"/api/tables/{self.table}/socket"
        return self.random.choice((here, here, f"{here}/x", self._path(), "/api/tables/?/socket"))

    def _path(self) -> str:
        random = self.random
        if random.random() < 0.35:
            return random.choice(self.paths)
        start = random.choice(
            ("/", "/assets/", "/api/", "/t/", "/api/tables/", "/r/", "*", "", *self.paths)
        )
        return start + "".join(self._piece() for _ in range(random.randint(1, 3)))

    def _piece(self) -> str:
        random = self.random
        if random.random() < 0.4:
            letter = random.choice(("\u00e9", "\u0159", "\u20ac", "\U0001f451", "\u202e", "a"))
            return quote(letter * random.choice((1, 30, 90, 150, 199, 300, 2000)))
        if random.random() < 0.1:
            return "".join(chr(random.randrange(128, 256)) for _ in range(20))
        return random.choice(_PIECES)

    def _query(self) -> str:
        random = self.random
        if random.random() < 0.5:
            return ""
        names = random.choices((*self.queries, "x", "%00", "%ff", "at"), k=random.randint(1, 3))
        return "?" + "&".join(
            f"{name}={random.choice((*_NUMBERS, self._piece()))}" for name in names
        )

    def _body(self) -> bytes:
        random = self.random
        if random.random() < 0.2:
            return random.choice(
                (b"", b"{", b"\xff", b"[" * 5000, b"\0", b"{}" * 9, b'"', *_VALUES)
            )
        fields = {
            name: random.choice(_VALUES) for name in random.sample(_NAMES, random.randint(0, 6))
        }
        if random.random() < 0.8:
            fields["type"] = msgspec.json.encode(random.choice(_TYPES))
        if random.random() < 0.15:
            kind = random.choice(("hofnarr.kabale/1", "hofnarr.catan/1", "hofnarr.catan/99"))
            fields["format"] = msgspec.json.encode(kind)
        return b"{" + b",".join(b'"' + k.encode() + b'":' + v for k, v in fields.items()) + b"}"


async def _flood(address: str, requests: int, seed: int) -> Counter[str]:
    async with Api(address) as api:
        table, tokens = await api.seated(2)
        writer = Writer(Random(seed), table, tokens)
        found: Counter[str] = Counter()
        wrong: list[str] = []
        waiting = iter([writer.request() for _ in range(requests)])

        async def send_some() -> None:
            for sent in waiting:
                answer = await ask(address, sent, patience=1.0)
                if answer is None:
                    found["no answer"] += 1
                    continue
                try:
                    answer.check(sent)
                except AssertionError as error:
                    wrong.append(str(error))
                found[str(answer.status)] += 1

        async with asyncio.TaskGroup() as group:
            for _ in range(_AT_ONCE):
                group.create_task(send_some())
        assert not wrong, f"{len(wrong)} times, such as:\n" + "\n".join(wrong[:20])
        assert (await api.get("games")).status_code == 200
    return found


def attack(scale: float) -> list[str]:
    requests = max(50, int(REQUESTS * scale))
    with tempfile.TemporaryDirectory() as folder:
        started = process(
            f"sqlite:///{folder}/tables.sqlite", "--no-limits", "--log-level", "error"
        )
        with started as server:
            found = asyncio.run(_flood(server.address, requests, seed=17))
            assert server.is_alive
            assert '"exception"' not in server.logged(), server.logged()
    shown = ", ".join(f"{number} x {status}" for status, number in sorted(found.items()))
    return [f"{requests} malformed requests: {shown}; none by the server's fault"]
