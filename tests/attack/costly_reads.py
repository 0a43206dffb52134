"""One address asks for what takes long to make, on many connections: what others notice of it."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
from collections import Counter
from itertools import cycle
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple

import httpx
import msgspec

from hofnarr.core.match import Match
from hofnarr.games import find_game
from tests.server.bystanders import bystanders, share, told, while_attacked
from tests.server.clients import Api
from tests.server.serving import process

TITLE = "costly reads"

#: Connections of the attacker, and moves of each bystander and attack.
CONNECTIONS = 12
MOVES = 120
#: By how much the attacker may lift the median of others: so many times, and so many milliseconds
#: more, since a busy machine lifts it too. Before there were bounds it was 20 to 200 times as long.
LIFTED, SLACK = 5, 50
#: Fewer moves than these are over before the burst of an address is.
ENOUGH = 40
#: Moves of the running game that is looked back at.
LONG = 250
#: The server believes that it is behind a proxy: the attacker has one address, others theirs.
_FROM = "X-Forwarded-For"

_SPAWN = multiprocessing.get_context("spawn")

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
    """What is asked, one after the other and again from the beginning."""

    name: str
    asks: list[Ask]
    headers: dict[str, str]

    @property
    def address(self) -> str:
        """Each attack has the limits of one address to itself."""
        return f"203.0.113.{len(self.name)}"


class Attacker:
    """Asks again as soon as it is answered, on every connection. It is a process of its own: what
    it does with the answers does not hold the bystanders up."""

    def __init__(self, address: str, kind: Kind) -> None:
        self.address = address
        self.kind = kind
        self.answers: Counter[int] = Counter()

    async def __call__(self, begun: asyncio.Event) -> None:
        here, there = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_attacker, args=(self.address, self.kind, there))
        process.start()
        try:
            assert await asyncio.to_thread(here.recv) == "begun"
            begun.set()
            await asyncio.Event().wait()  # until it is ended
        finally:
            here.send("enough")
            assert here.poll(60), "the attacker does not end"
            self.answers = here.recv()
            process.join(60)


def _attacker(address: str, kind: Kind, pipe: Connection) -> None:
    pipe.send(asyncio.run(_ask_until_enough(address, kind, pipe)))
    pipe.close()


async def _ask_until_enough(address: str, kind: Kind, pipe: Connection) -> Counter[int]:
    """It says that it has begun with the first answer: to connect may take as long as an attack."""
    answers: Counter[int] = Counter()
    answered = asyncio.Event()
    asks = cycle(kind.asks)

    async def ask() -> None:
        base, headers = f"http://{address}", {_FROM: kind.address, **kind.headers}
        async with httpx.AsyncClient(base_url=base, timeout=60, headers=headers) as http:
            while True:
                method, path, body = next(asks)
                async with http.stream(method, path, content=body) as answer:
                    async for _ in answer.aiter_raw():
                        pass
                answers[answer.status_code] += 1
                answered.set()
                if answer.status_code == 429:
                    await asyncio.sleep(0.02)

    asking = [asyncio.create_task(ask()) for _ in range(CONNECTIONS)]
    await answered.wait()
    pipe.send("begun")
    while not pipe.poll():
        await asyncio.sleep(0.05)
    for task in asking:
        task.cancel()
    ended = await asyncio.gather(*asking, return_exceptions=True)
    broken = [each for each in ended if not isinstance(each, asyncio.CancelledError)]
    assert not broken, broken
    return answers


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def _kinds(api: Api, moves: int) -> list[Kind]:
    table, tokens = await long_game(api, moves)
    brought = await api.post("records", long_record())
    finished = brought.json()["table"]
    teaching, seats = await api.seated(2, "random", "random", "random", "random", hints=True)
    own = seats[(await api.events(teaching, seats[0], 0))["view"]["to_act"]]

    def gets(*paths: str) -> list[Ask]:
        return [("GET", path, b"") for path in paths]

    past = [f"/api/tables/{table}/view?at={seq}" for seq in range(3, moves)]
    viewers = [f"/api/tables/{finished}/frames?viewer={who}" for who in ("open", "public", 0, 1)]
    records = [("POST", "/api/records", long_record(seed)) for seed in (2, 3)]
    return [
        Kind("one view of the past", gets(past[-37]), bearer(tokens[0])),
        Kind("all views of the past", gets(*past), bearer(tokens[1])),
        Kind("frames of a long game", gets(*viewers), {}),
        Kind("frames, unpacked", gets(*viewers), {"Accept-Encoding": "identity"}),
        Kind("a long game verified", gets(f"/api/tables/{finished}/verify"), {}),
        Kind("all entries", gets(f"/api/tables/{table}/events?since=0"), {}),
        Kind("hints", [("POST", f"/api/tables/{teaching}/hint", b"")], bearer(own)),
        Kind("records brought", records, {}),
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
            api.http.headers[_FROM] = f"198.51.100.{number}"
            async with bystanders(api) as people:
                in_peace, attacked = await while_attacked(people, moves, attacker)
        lines += [f"{kind.name}: {_shown(attacker.answers)}"]
        lines += [f"  others in peace: {told(in_peace)}", f"  meanwhile:       {told(attacked)}"]
        assert attacker.answers
        assert not [status for status in attacker.answers if status >= 500], attacker.answers
        if moves >= ENOUGH:
            most = LIFTED * share(in_peace, 0.5) + SLACK
            assert share(attacked, 0.5) < most, "\n".join(lines)
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
