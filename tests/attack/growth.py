"""Somebody makes a table grow: talk, names, votes, seats, what is brought along, moves that get
nowhere; before, in and after the game. Everything comes to an end, and the game itself goes on."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections import Counter
from typing import Any

from hofnarr.server.table.bounds import BRING, JOIN, MOVE, NAME, SAY, SET_SEAT, VOTE
from tests.attack.scaling import times
from tests.server.clients import PERSON, YOU, Api, bot
from tests.server.serving import process

TITLE = "tables that are made to grow without end"

#: Refused so often in a row, something has come to its end.
ENOUGH = 20
#: Bytes that an idle table may come to, whatever is tried within an hour.
LARGEST = 400_000


async def until_refused(api: Api, table: str, token: str, kind: str, **fields: Any) -> int:
    """Send a command until it is refused for good; gives how often it was granted."""
    granted = refused = 0
    while refused < ENOUGH:
        number = granted + refused
        filled = {key: value(number) if callable(value) else value for key, value in fields.items()}
        answer = await api.command(table, token, kind, **filled)
        if answer["type"] == "ok":
            granted += 1
        else:
            assert answer["code"] in ("used_up", "enough_now"), answer
            refused += 1
    return granted


async def before_the_game(api: Api) -> Counter[str]:
    """A host and whoever comes and goes."""
    grown: Counter[str] = Counter()
    made = await api.create(YOU, PERSON, PERSON, game="kabale")
    table, host = made["table"], made["token"]
    levels = itertools.cycle(["random", None])
    grown["set_seat"] = await until_refused(
        api, table, host, "set_seat", seat=2, bot=lambda _: next(levels)
    )
    assert grown["set_seat"] == SET_SEAT.hour
    for _ in range(2 * JOIN.hour):
        path = f"tables/{table}/join"
        answer = (await api.post(path, {"name": "Eve", "seat": 1})).json()
        if "token" not in answer:
            assert answer["code"] == "enough_now", answer
            break
        grown["join"] += 1
        assert (await api.command(table, answer["token"], "leave"))["type"] == "ok"
    assert 0 < grown["join"] < JOIN.hour + 1
    grown["name"] = await until_refused(api, table, host, "name", name=str)
    grown["say"] = await until_refused(api, table, host, "say", text="x" * 300)
    assert (grown["name"], grown["say"]) == (NAME.hour, SAY.hour)
    return grown + await _bring(api)


async def _bring(api: Api) -> Counter[str]:
    made = await api.create(YOU, PERSON, game="catan", variant="tournament")
    brought = await until_refused(api, made["table"], made["token"], "bring", brought=None)
    assert brought == BRING.hour
    return Counter(bring=brought)


async def in_the_game(api: Api) -> Counter[str]:
    """A short clock counts as away, so somebody can be asked about again and again."""
    pace = {"kind": "live", "bank": 20_000, "increment": 0}
    table, tokens = await api.seated(3, pace=pace)
    seen = await api.events(table, tokens[0], 0)
    first = seen["table"]["to_act"]
    asking, other = (number for number in range(3) if number != first)
    grown: Counter[str] = Counter()
    async with api.socket(table, tokens[other]) as there:
        await there.until("welcome")  # whoever is there must agree
        while True:
            answer = await api.command(table, tokens[asking], "replace", seat=first, level="random")
            if answer["type"] == "error":
                assert answer["code"] == "enough_now", answer
                break
            grown["replace"] += 1
            no = await api.command(table, tokens[other], "answer", yes=False)
            assert no["type"] == "ok", no
    assert grown["replace"] == VOTE.hour
    seen = await api.events(table, tokens[first], 0)
    moved = await api.command(
        table,
        tokens[first],
        "move",
        move_id="it goes on",
        expect_seq=seen["seq"],
        action=seen["view"]["legal"][0],
    )
    assert moved["type"] == "ok", moved
    return grown


async def moves_that_get_nowhere(api: Api) -> Counter[str]:
    """Offers that are begun and never sent, as long as they are granted (C31)."""
    table, tokens = await api.seated(2, game="catan")
    async with api.socket(table, tokens[0]) as one, api.socket(table, tokens[1]) as other:
        for client in (one, other):
            await client.until("welcome")
        moved: Counter[int] = Counter()
        while True:
            seat = one.view["to_act"]
            acting = (one, other)[seat]
            answer = await acting.move(_aimless(acting.view["legal"]))
            if answer["type"] == "error":
                assert answer["code"] in ("enough_now", "used_up"), answer
                break
            moved[seat] += 1
            for client in (one, other):
                while client.seq < answer["seq"]:
                    await client.receive()
        assert (await acting.ask("say", phrase="haha"))["type"] == "ok"
    return Counter({"move": max(moved.values())})


def _aimless(legal: list[Any]) -> Any:
    """Begin an offer where that is possible, and take it back."""
    kinds = {action["type"]: action for action in reversed(legal)}
    return kinds["pass"] if "want" in kinds else kinds.get("give", legal[0])


async def after_the_game(api: Api) -> Counter[str]:
    made = await api.create(bot(), bot(), name="Host")
    table, host = made["table"], made["token"]
    seq = 0
    while True:
        seen = await api.events(table, host, seq, wait=20)
        seq = seen["seq"]
        if seen["table"]["status"] == "finished":
            break
    grown = Counter(
        {
            "say after the end": await until_refused(api, table, host, "say", text="x" * 300),
            "name after the end": await until_refused(api, table, host, "name", name=str),
        }
    )
    assert grown["say after the end"] == SAY.after
    assert grown["name after the end"] == NAME.after
    assert (await api.command(table, host, "rematch"))["type"] == "ok"
    again = await api.command(table, host, "rematch")
    grown_to = (await api.events(table, host, 0))["seq"]
    assert again["seq"] == grown_to == seq + SAY.after + NAME.after + 1
    return grown


async def grow(database: str, *, tables: int, moves: bool = False) -> list[str]:
    grown: Counter[str] = Counter()
    largest = 0
    with process(database, "--no-limits", "--bot-pause", "0") as server:
        async with Api(server.address) as api:
            for _ in range(tables):
                for phase in (before_the_game, in_the_game, after_the_game):
                    grown += await phase(api)
            if moves:
                assert (await moves_that_get_nowhere(api))["move"] == MOVE.hour
            listed = (await api.get("tables", status="open")).json()["tables"]
            for table in listed:
                answer = await api.get(f"tables/{table['table']}/events", since=0)
                largest = max(largest, len(answer.content))
    assert largest < LARGEST, largest
    told = ", ".join(f"{what} {number // tables}" for what, number in grown.items())
    told += f", moves that get nowhere {MOVE.hour}" if moves else ""
    return [f"{tables} times, then refused: {told}; the longest story has {largest:,} bytes"]


def attack(scale: float) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="hofnarr-attack-") as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        return asyncio.run(grow(database, tables=times(scale, 20), moves=True))
