"""P3: no byte that a viewer receives depends on what that viewer may not know.

Two tables whose deals differ only in the cards of one seat, the same public moves: every frame and
every body that another seat or a spectator gets must be the same, byte by byte. What has nothing
to do with the cards is made equal first: names of tables, tokens, times, the commitment.
"""

from __future__ import annotations

import copy
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from hofnarr.core import stream
from hofnarr.server.app import all_endpoints
from hofnarr.server.cache import Cache
from hofnarr.server.table.state import TableState
from tests.server.clients import Api, TableClient
from tests.server.every_endpoint import ASKED, Asking, every_body
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

SECRET = 1  #: the seat whose cards differ
WATCHING = (0, 2, "public")

Shuffle = Callable[[str, str, Sequence[int]], list[int]]
_TIMES = re.compile(rb'"(at|now|created|started|ended)":\d+')
_RANDOM = re.compile(rb'"(table|commitment|next|token|code)":"[0-9a-zA-Z]+"')


def equalised(data: bytes) -> bytes:
    return _RANDOM.sub(rb'"\1":"x"', _TIMES.sub(rb'"\1":0', data))


def all_other_cards(real: Shuffle) -> Shuffle:
    """Every table has the same deal, but for the secret seat, whose deck is its own."""

    def shuffled(seed: str, name: str, items: Sequence[int]) -> list[int]:
        own = name.startswith(f"{SECRET}/")
        return real(seed if own else "the same everywhere", name, items)

    return shuffled


def two_cards_exchanged(real: Shuffle) -> Shuffle:
    """The second table differs in a card of the first hand and one that is drawn late."""
    seeds: list[str] = []

    def shuffled(seed: str, name: str, items: Sequence[int]) -> list[int]:
        if seed not in seeds:
            seeds.append(seed)
        order = real("the same everywhere", name, items)
        if name == f"{SECRET}/0" and seeds.index(seed) == 1:
            order[0], order[22] = order[22], order[0]
        return order

    return shuffled


class Twin:
    """One of the two tables, with everybody connected."""

    def __init__(self, server: Running, api: Api, table: str, tokens: list[str]) -> None:
        self.server = server
        self.api = api
        self.table = table
        self.tokens = tokens
        self.clients: dict[int | str, TableClient] = {}

    @property
    def state(self) -> TableState:
        live = self.server.services.tables.cached(self.table)
        assert live is not None
        return live.state

    def actions(self) -> list[Any]:
        assert self.state.match is not None
        return list(self.state.match.state.legal())

    def outcome(self, number: int) -> Any:
        """What would come out if this action were taken, apart from the secret seat's cards."""
        match = self.state.match
        assert match is not None
        state, chance = match.state.clone(), copy.deepcopy(match.chance)
        events = msgspec.to_builtins(state.apply(self.actions()[number], chance))
        for event in events:
            if event.get("seat") == SECRET and event["type"] in ("placed", "drew", "slipped"):
                event["card"] = None
        return events, state.to_act()

    def kinds(self) -> list[Any]:
        """The actions as others would see them."""
        shown = []
        for action in msgspec.to_builtins(self.actions()):
            if action["seat"] == SECRET and action["type"] != "swap":
                action["card"] = action["card"] and "hidden"
            shown.append(action)
        return shown

    async def take(self, number: int, move_id: str) -> None:
        action = self.actions()[number]
        answer = await self.clients[action.seat].move(action, move_id=move_id)
        assert answer["type"] == "ok", answer
        for client in self.clients.values():
            while client.seq < answer["seq"]:
                await client.receive()

    async def settle(self) -> None:
        """Until everybody has seen everybody come."""
        for client in self.clients.values():
            while not (
                all(seat["online"] for seat in client.table["seats"])
                and client.table["watchers"] == 1
            ):
                await client.receive()

    async def hint(self) -> bytes:
        """For whoever has to decide, thought out for this table alone."""
        seat = self.state.to_act
        assert seat is not None
        assert seat in WATCHING
        self.server.services.hint_cache = Cache(1)
        answer = await self.api.post(f"tables/{self.table}/hint", b"", self.tokens[seat])
        assert answer.status_code == 200, answer.text
        return answer.content

    async def bodies(self) -> list[tuple[str, bytes]]:
        """Everything that plain requests tell those who watch, errors included."""
        found = []
        self.server.services.hint_cache = Cache(
            1
        )  # what is told to one twin is thought out for the other
        for viewer in WATCHING:
            token = None if isinstance(viewer, str) else self.tokens[viewer]
            wrong = {"type": "play", "seat": SECRET, "card": "king", "column": 0}
            moves = [
                {"expect_seq": seq, "action": {**wrong, "seat": seat}}
                for seat in (viewer, SECRET)
                for seq in (0, self.state.seq)
            ]
            seqs = range(self.state.seq + 2)
            found += await every_body(Asking(self.api, self.table, token, moves, seqs))
        return found


@asynccontextmanager
async def twins(database: str, **fields: Any) -> AsyncIterator[tuple[Twin, Twin]]:
    async with (
        running(database, limits=False) as server,
        Api(server.address) as api,
        AsyncExitStack() as stack,
    ):
        both = []
        for _ in range(2):
            twin = Twin(server, api, *await api.seated(3, **fields))
            for viewer in (0, 1, 2, "public"):
                token = None if isinstance(viewer, str) else twin.tokens[viewer]
                client = await stack.enter_async_context(api.socket(twin.table, token))
                await client.until("welcome")  # one after the other
                twin.clients[viewer] = client
            await twin.settle()
            both.append(twin)
        yield both[0], both[1]


async def play_alike(left: Twin, right: Twin, random: Random) -> int:
    """The same public moves on both, for as long as no secret has to come out; gives how many."""
    moves = 0
    while True:
        possible = [
            (one, other)
            for one, shown in enumerate(left.kinds())
            for other, too in enumerate(right.kinds())
            if shown == too and left.outcome(one) == right.outcome(other)
            if left.outcome(one)[1] is not None  # the end tells everything
        ]
        if not possible:
            return moves
        # Cards that both hold are played first: so much more can happen before a secret is out.
        actions = left.actions(), right.actions()
        quiet = [(one, other) for one, other in possible if actions[0][one] == actions[1][other]]
        one, other = random.choice(quiet or possible)
        moves += 1
        await left.take(one, f"move {moves}")
        await right.take(other, f"move {moves}")
        for twin in (left, right):
            for viewer in WATCHING:
                await twin.clients[viewer].send({"type": "ping"})
                await twin.clients[viewer].until("pong")


@pytest.mark.parametrize("fields", [{"hints": True}, {"options": {"hidden_targets": True}}])
@pytest.mark.parametrize(
    ("deals", "least"), [(all_other_cards, 3), (two_cards_exchanged, 12)], ids=["all", "two"]
)
async def test_frames_and_bodies_do_not_depend_on_hidden_cards(
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
    deals: Callable[[Shuffle], Shuffle],
    least: int,
    fields: dict[str, Any],
) -> None:
    monkeypatch.setattr(stream, "shuffled", deals(stream.shuffled))
    async with twins(sqlite, **fields) as (left, right):
        own = [twin.clients[SECRET].view["seats"][SECRET]["hand"] for twin in (left, right)]
        assert own[0] != own[1]
        if "hints" in fields:
            hints = [await twin.hint() for twin in (left, right)]
            assert hints[0] == hints[1]
        assert await play_alike(left, right, Random("secrecy")) >= least
        for viewer in WATCHING:
            frames = [
                [equalised(frame) for frame in twin.clients[viewer].frames if not is_update(frame)]
                for twin in (left, right)
            ]
            assert len(frames[0]) > least
            assert frames[0] == frames[1]
        bodies = [await twin.bodies() for twin in (left, right)]
        compare_bodies(*bodies)
        # Whoever may know the cards does see a difference: the comparison is not blind.
        seen = [equalised(twin.clients[SECRET].frames[0]) for twin in (left, right)]
        assert seen[0] != seen[1]


def compare_bodies(left: list[tuple[str, bytes]], right: list[tuple[str, bytes]]) -> None:
    """Each endpoint tells the same in both worlds."""
    assert [name for name, _ in left] == [name for name, _ in right]
    for (name, one), (_, other) in zip(left, right, strict=True):
        assert (name, equalised(one)) == (name, equalised(other))


def test_every_endpoint_is_asked() -> None:
    """A new one cannot be forgotten."""
    assert set(ASKED) == {f"{each.method} {each.path}" for each in all_endpoints()}


def is_update(frame: bytes) -> bool:
    """Comings and goings are gathered by the clock, so their number differs."""
    return frame.startswith(b'{"type":"table"')


async def test_updates_tell_no_more_than_the_table(sqlite: str) -> None:
    async with twins(sqlite) as (left, _):
        for client in left.clients.values():
            for frame in map(msgspec.json.decode, filter(is_update, client.frames)):
                assert frame.keys() == {"type", "table"}
                shown = (await left.api.get(f"tables/{left.table}")).json()
                assert frame["table"].keys() - {"you"} == shown.keys()


async def test_spectators_never_receive_a_hidden_card(sqlite: str) -> None:
    """Every card that is told to the public lies open, or its player cannot be told from it."""
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
        async with (
            api.socket(table, tokens[0]) as one,
            api.socket(table, tokens[1]) as two,
            api.socket(table) as watcher,
        ):
            for client in (one, two, watcher):
                await client.until("welcome")
            random = Random(5)
            while one.table["status"] == "running":
                acting = one if one.view["legal"] else two
                answer = await acting.move(random.choice(acting.view["legal"]))
                for client in (one, two, watcher):
                    while client.seq < answer["seq"]:
                        await client.receive()
                    if client.view["to_act"] is None:
                        await client.until("ended")
            for frame in map(msgspec.json.decode, watcher.frames):
                for event in frame.get("events", ()):
                    if event["type"] in ("placed", "drew", "slipped"):
                        assert event["card"] is None
                    assert "move_id" not in frame
                if frame.get("view"):
                    assert frame["view"]["legal"] == []
                    assert all(seat["hand"] is None for seat in frame["view"]["seats"])
                    assert all(seat["pile"] is None for seat in frame["view"]["seats"])


async def test_targets_won_face_down_are_known_to_their_owner_alone(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await api.seated(2, options={"hidden_targets": True})
        async with api.socket(table, tokens[0]) as one, api.socket(table, tokens[1]) as two:
            for client in (one, two):
                await client.until("welcome")
            random = Random(7)
            won = 0
            while one.table["status"] == "running":
                acting = one if one.view["legal"] else two
                answer = await acting.move(random.choice(acting.view["legal"]))
                for seat, client in enumerate((one, two)):
                    while client.seq < answer["seq"]:
                        await client.receive()
                    own, other = client.view["seats"][seat], client.view["seats"][1 - seat]
                    if client.view["to_act"] is None:
                        await client.until("ended")
                        assert other["won"] is not None
                        continue
                    assert own["won_count"] == len(own["won"])
                    assert (other["won"], other["score"]) == (None, None)
                    won = max(won, other["won_count"])
            assert won > 0


async def test_hidden_tables_are_found_by_link_only(sqlite: str) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        shown, _ = await api.seated(2)
        hidden, tokens = await api.seated(2, listed=False, watch=False)
        found = (await api.get("tables", status="running")).json()["tables"]
        assert [info["table"] for info in found] == [shown]
        for path in ("view", "events"):
            answer = (await api.get(f"tables/{hidden}/{path}")).json()
            assert answer["code"] == "not_allowed"
            assert (await api.get(f"tables/{hidden}/{path}", tokens[1])).status_code == 200
        async with api.socket(hidden) as watcher:
            assert (await watcher.receive())["code"] == "not_allowed"
