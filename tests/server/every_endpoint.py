"""Everything that plain requests can be asked about a running game, by one viewer.

An endpoint that is missing here fails the tests of secrecy: whoever adds one says how it is asked.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.server.clients import PERSON, YOU, Api

#: Commands that change nothing at a running table, whoever sends them.
HARMLESS: tuple[dict[str, Any], ...] = (
    {"type": "start"},
    {"type": "bring", "brought": None},
    {"type": "answer", "yes": True},
    {"type": "return"},
    {"type": "rematch"},
    {"type": "set_seat", "seat": 1, "bot": "random"},
    {"type": "replace", "seat": 1, "level": "random"},
    {"type": "webhook", "url": "https://127.0.0.1/"},
)


@dataclass
class Asking:
    """`moves` are none that would be carried out; `seqs` are entries to look back at."""

    api: Api
    table: str
    token: str | None
    moves: list[dict[str, Any]]
    seqs: Iterable[int]
    since: int = 0

    async def get(self, path: str, **query: Any) -> bytes:
        return (await self.api.get(path, self.token, **query)).content

    async def post(self, path: str, body: Any) -> bytes:
        return (await self.api.post(path, body, self.token)).content

    @property
    def here(self) -> str:
        return f"tables/{self.table}"

    def of_this_table(self, body: bytes) -> bytes:
        """The two worlds stand in the same list."""
        tables = msgspec.json.decode(body)["tables"]
        return msgspec.json.encode([info for info in tables if info["table"] == self.table])


async def _listed(asking: Asking) -> list[bytes]:
    shown = [
        asking.of_this_table(await asking.get("tables", status=status))
        for status in ("running", "open")
    ]
    assert shown[0] != b"[]"
    return shown


async def _mine(asking: Asking) -> list[bytes]:
    seats = [{"table": asking.table, "token": token} for token in (asking.token, 32 * "0") if token]
    return [asking.of_this_table(await asking.post("mine", {"seats": seats}))]


async def _commands(asking: Asking) -> list[bytes]:
    sent = [{"type": "move", "id": "?", "move_id": "?", **move} for move in asking.moves]
    return [await asking.post(f"{asking.here}/commands", body) for body in (*sent, *HARMLESS)]


async def _metrics(asking: Asking) -> list[bytes]:
    """Figures of the whole server: what is counted, not how much."""
    text = (await asking.api.http.get("/metrics")).content
    assert asking.table.encode() not in text
    names = sorted(set(re.findall(rb"^(hofnarr_\w+)", text, re.MULTILINE)))
    return [b"\n".join(names)]


async def _create(asking: Asking) -> list[bytes]:
    wish = {"game": "kabale", "name": "Eve", "seats": [YOU, PERSON], "listed": False}
    return [await asking.post("tables", wish)]


def _gets(path: str) -> Callable[[Asking], Awaitable[list[bytes]]]:
    async def ask(asking: Asking) -> list[bytes]:
        return [await asking.get(path.format(here=asking.here))]

    return ask


def _posts(path: str, body: Any) -> Callable[[Asking], Awaitable[list[bytes]]]:
    async def ask(asking: Asking) -> list[bytes]:
        return [await asking.post(path.format(here=asking.here), body)]

    return ask


async def _events(asking: Asking) -> list[bytes]:
    return [await asking.get(f"{asking.here}/events", since=asking.since)]


async def _views(asking: Asking) -> list[bytes]:
    now = await asking.get(f"{asking.here}/view")
    return [now, *[await asking.get(f"{asking.here}/view", at=seq) for seq in asking.seqs]]


async def _frames(asking: Asking) -> list[bytes]:
    return [
        await asking.get(f"{asking.here}/frames", viewer=viewer)
        for viewer in ("open", "public", "0", "1", "2")
    ]


async def _healthz(asking: Asking) -> list[bytes]:
    return [(await asking.api.http.get("/healthz")).content]


async def _claim(asking: Asking) -> list[bytes]:
    return [await asking.post(f"{asking.here}/claim", {"token": asking.token or 32 * "0"})]


_COLUMN = {"target": ["trade", 1], "column": [["Ada", "king"]]}

ASKED: dict[str, Callable[[Asking], Awaitable[list[bytes]]]] = {
    "GET /api/games": _gets("games"),
    "POST /api/tables": _create,
    "GET /api/tables": _listed,
    "GET /api/tables/{table}": _gets("{here}"),
    "GET /api/codes/{code}": _gets("codes/ABCDEF"),
    "POST /api/tables/{table}/join": _posts("{here}/join", {"name": "Eve"}),
    "POST /api/tables/{table}/claim": _claim,
    "POST /api/mine": _mine,
    "POST /api/tables/{table}/commands": _commands,
    "GET /api/tables/{table}/events": _events,
    "GET /api/tables/{table}/view": _views,
    "POST /api/tables/{table}/hint": _posts("{here}/hint", b""),
    "GET /api/tables/{table}/frames": _frames,
    "GET /api/tables/{table}/record": _gets("{here}/record"),
    "GET /api/tables/{table}/verify": _gets("{here}/verify"),
    "POST /api/records": _posts("records", {"format": "hofnarr.kabale/1"}),
    "GET /healthz": _healthz,
    "GET /metrics": _metrics,
    "GET /api/operator/load": _gets("operator/load"),
    "GET /api/operator/tables": _gets("operator/tables"),
    "GET /api/operator/people": _gets("operator/people"),
    "POST /api/operator/tables/{table}/close": _posts("operator/{here}/close", b""),
    "POST /api/operator/tables/{table}/silence": _posts("operator/{here}/silence", {"seat": 1}),
    "POST /api/operator/erase": _posts("operator/erase", {"name": "Ada", "really": True}),
    "GET /api/operator/bans": _gets("operator/bans"),
    "POST /api/operator/bans": _posts("operator/bans", {"address": "203.0.113.9"}),
    "POST /api/operator/bans/lift": _posts("operator/bans/lift", {"address": "203.0.113.9"}),
    "POST /api/kabale/award": _posts("kabale/award", _COLUMN),
    "GET /api/kabale/rules": _gets("kabale/rules"),
}


async def every_body(asking: Asking) -> list[tuple[str, bytes]]:
    """What each endpoint answers, by its name; errors included."""
    return [(name, body) for name, ask in ASKED.items() for body in await ask(asking)]
