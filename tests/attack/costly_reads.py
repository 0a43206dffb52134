"""One address asks for what takes long to make, on many connections: what others notice of it."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, cycle
from random import Random
from typing import NamedTuple

import httpx
import msgspec

from hofnarr.core.match import Match
from hofnarr.games import find_game
from tests.server.bystanders import bystanders, told, while_attacked
from tests.server.clients import Api
from tests.server.serving import process

TITLE = "costly reads"

#: Connections of the attacker, and moves of each bystander and attack.
CONNECTIONS = 12
MOVES = 120
#: Moves of the running game that is looked back at.
LONG = 250
#: The server is behind a proxy, it believes: so this is one address, and the others are others.
ATTACKER = {"X-Forwarded-For": "203.0.113.66"}

Ask = tuple[str, str, bytes]  #: method, path and body


def long_record(seed: int = 1) -> bytes:
    """A finished game of Catan of some thousand decisions."""
    game = find_game("catan")
    match = Match(game, ["Ada", "Bea"], seed=f"{seed:032x}", salt=32 * "0")
    random = Random(seed)
    while not match.over:
        match.act(random.choice(match.state.legal()))
    return msgspec.json.encode(match.record())


async def long_game(api: Api, moves: int) -> tuple[str, list[str]]:
    """A game of Catan that goes on."""
    table, tokens = await api.seated(2, game="catan")
    random = Random(0)
    async with api.socket(table, tokens[0]) as one, api.socket(table, tokens[1]) as two:
        for client in (one, two):
            await client.until("welcome")
        for _ in range(moves):
            acting = one if one.view["legal"] else two
            answer = await acting.move(random.choice(acting.view["legal"]))
            assert answer["type"] == "ok", answer
            for client in (one, two):
                while client.seq < answer["seq"]:
                    await client.receive()
    return table, tokens


class Kind(NamedTuple):
    """What is asked, again and again."""

    name: str
    asks: Callable[[], Iterator[Ask]]
    headers: dict[str, str]


class Attacker:
    """Asks again as soon as it is answered, on every connection."""

    def __init__(self, address: str, kind: Kind) -> None:
        self.address = address
        self.asks = kind.asks()
        self.headers = {**ATTACKER, **kind.headers}
        self.answers: Counter[int] = Counter()

    async def __call__(self) -> None:
        await asyncio.gather(*(self._ask() for _ in range(CONNECTIONS)))

    async def _ask(self) -> None:
        base = f"http://{self.address}"
        async with httpx.AsyncClient(base_url=base, timeout=60, headers=self.headers) as http:
            while True:
                method, path, body = next(self.asks)
                answer = await http.request(method, path, content=body)
                self.answers[answer.status_code] += 1
                if answer.status_code == 429:
                    await asyncio.sleep(0.02)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def _kinds(api: Api, moves: int) -> list[Kind]:
    table, tokens = await long_game(api, moves)
    brought = await api.post("records", long_record())
    finished = brought.json()["table"]
    teaching, seats = await api.seated(2, "random", "random", "random", "random", hints=True)
    own = seats[(await api.events(teaching, seats[0], 0))["view"]["to_act"]]

    def gets(*paths: str) -> Callable[[], Iterator[Ask]]:
        return lambda: (("GET", path, b"") for path in cycle(paths))

    def posts(path: str, *bodies: bytes) -> Callable[[], Iterator[Ask]]:
        return lambda: (("POST", path, body) for body in cycle(bodies))

    def backwards() -> Iterator[Ask]:
        return (("GET", f"/api/tables/{table}/view?at={n % moves}", b"") for n in count(3))

    viewers = [f"/api/tables/{finished}/frames?viewer={who}" for who in ("open", "public", 0, 1)]
    records = [long_record(seed) for seed in (2, 3)]
    past = f"/api/tables/{table}/view?at={moves - 37}"
    return [
        Kind("one view of the past", gets(past), bearer(tokens[0])),
        Kind("all views of the past", backwards, bearer(tokens[1])),
        Kind("frames of a long game", gets(*viewers), {}),
        Kind("frames, unpacked", gets(*viewers), {"Accept-Encoding": "identity"}),
        Kind("a long game verified", gets(f"/api/tables/{finished}/verify"), {}),
        Kind("all entries", gets(f"/api/tables/{table}/events?since=0"), {}),
        Kind("hints", posts(f"/api/tables/{teaching}/hint", b""), bearer(own)),
        Kind("records brought", posts("/api/records", *records), {}),
        Kind("pages and texts", gets("/", "/api", "/api/kabale/rules", "/metrics"), {}),
    ]


async def _prepare(address: str, scale: float) -> list[Kind]:
    async with Api(address) as api:
        return await _kinds(api, max(60, int(LONG * min(1, 4 * scale))))


async def _attack(address: str, scale: float, kinds: list[Kind]) -> list[str]:
    lines = []
    moves = max(6, int(MOVES * scale))
    for number, kind in enumerate(kinds):
        attacker = Attacker(address, kind)
        async with Api(address) as api:
            api.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
            async with bystanders(api) as people:
                in_peace, attacked = await while_attacked(people, moves, attacker)
        lines += [f"{kind.name}: {_shown(attacker.answers)}"]
        lines += [f"  others in peace: {told(in_peace)}", f"  meanwhile:       {told(attacked)}"]
        assert not [status for status in attacker.answers if status >= 500], attacker.answers
    return lines


def _shown(answers: Counter[int]) -> str:
    return ", ".join(f"{number} x {status}" for status, number in sorted(answers.items()))


def attack(scale: float) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        with process(database, "--no-limits") as server:
            kinds = asyncio.run(_prepare(server.address, scale))
            server.end()
        # Limits as they are: the attacker keeps to those of one address.
        with process(database) as server:
            lines = asyncio.run(_attack(server.address, scale, kinds))
            assert server.is_alive
            assert '"exception"' not in server.logged(), server.logged()
    return lines
