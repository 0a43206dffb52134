"""P3 for Catan: hands, stacks, searches, reaction windows and own decks.

Two tables stand in the same position as far as one viewer knows; everything else is dealt anew.
The same public moves are made on both: every frame and every body that this viewer gets must be
the same, byte by byte. What has nothing to do with the cards is made equal first.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.running import start_game, step
from hofnarr.catan.state import State
from hofnarr.core import match
from hofnarr.core.chance import RandomChance, SeededChance
from hofnarr.core.game import Viewer
from hofnarr.games import find_game
from hofnarr.server.table.live import MOMENTS
from hofnarr.testing.play import KeyedChance
from tests.catan.randomly import busy_move
from tests.server.clients import Api, TableClient
from tests.server.every_endpoint import Asking, every_body
from tests.server.serving import Running, running
from tests.server.test_secrecy import compare_bodies, equalised, is_update

pytestmark = pytest.mark.anyio

GAME = find_game("catan")
VIEWERS: tuple[Viewer, ...] = (0, 1, "public")
#: Decisions with something to hide.
SECRETIVE = (
    *("take_card", "window", "spy_take", "builder_take", "conflict_put", "refill", "redraw"),
    *("exchange", "arrange_top", "council_put", "new_hand", "palace_discard", "holy_site", "roll"),
)
POSITIONS = 4  #: for each viewer
MOVES = 6  #: from each position


def positions(variant: str) -> list[State]:
    """Of busy games: half of them in the middle of something secret."""
    random = Random(variant)
    plain: list[State] = []
    secretive: dict[str, State] = {}
    for seed in range(2):
        chance = RandomChance(seed)
        s, _ = start_game(card_set(VARIANTS[variant]), chance, 0)
        while s.moves:
            name = s.todo[-1].name
            if name in SECRETIVE and random.random() < 0.2:
                secretive[name] = State(s.clone())
            elif random.random() < 0.02:
                plain.append(State(s.clone()))
            step(s, busy_move(s, random), chance)
    chosen = list(secretive.values())
    random.shuffle(chosen)
    random.shuffle(plain)
    return [*chosen, *plain]


class Table:
    """One of the two tables, with everybody connected."""

    def __init__(self, server: Running, api: Api, table: str, tokens: list[str]) -> None:
        self.server = server
        self.api = api
        self.table = table
        self.tokens: dict[Viewer, str | None] = {0: tokens[0], 1: tokens[1], "public": None}
        self.clients: dict[Viewer, TableClient] = {}

    async def connect(self, stack: AsyncExitStack) -> None:
        for viewer, token in self.tokens.items():
            client = await stack.enter_async_context(self.api.socket(self.table, token))
            await client.until("welcome")
            self.clients[viewer] = client
        for client in self.clients.values():
            while not (
                all(seat["online"] for seat in client.table["seats"])
                and client.table["watchers"] == 1
            ):
                await client.receive()

    @property
    def match(self) -> Any:
        live = self.server.services.tables.cached(self.table)
        assert live is not None
        assert live.state.match is not None
        return live.state.match

    def outcomes(self, viewer: Viewer, key: str) -> list[tuple[bytes, Any]]:
        """For every action, what the viewer would see of it."""
        found = []
        for action in self.match.state.legal():
            state = self.match.state.clone()
            events = [each.seen_by(viewer) for each in state.apply(action, KeyedChance(key))]
            told = msgspec.json.encode((events, state.view(viewer)))
            if state.to_act() is not None:  # the end tells everything
                own = msgspec.json.encode(action) if action.seat == viewer else b""
                found.append((own + told, action))
        return found

    async def take(self, action: Any, key: str) -> None:
        self.match.chance = KeyedChance(key)
        answer = await self.clients[action.seat].move(action, move_id=key)
        assert answer["type"] == "ok", answer
        for client in self.clients.values():
            while client.seq < answer["seq"]:
                await client.receive()

    async def bodies(self, viewer: Viewer, since: int) -> list[tuple[str, bytes]]:
        """What plain requests tell the viewer, errors included."""
        seq = self.clients[viewer].seq
        moves = []
        for seat in (0, 1):
            for wrong in (
                {"type": "play", "seat": seat, "card": "bishop"},
                {"type": "take", "seat": seat, "card": "spy"},
                {"type": "build", "seat": seat, "card": "abbey", "at": "-1U1"},
            ):
                # Not what one's own hand allows: that is the same on both, but would be done.
                if seat == self.match.state.to_act() == viewer and wrong in msgspec.to_builtins(
                    self.match.state.legal()
                ):
                    continue
                moves.append({"expect_seq": seq, "action": wrong})
        token = self.tokens[viewer]
        seqs = range(max(since + 1, seq - MOMENTS + 2), seq + 2)
        return await every_body(Asking(self.api, self.table, token, moves, seqs, since))


async def follow(left: Table, right: Table, viewer: Viewer, key: str, most: int = MOVES) -> int:
    """The same public moves on both; gives how many were possible before a secret came out."""
    random = Random(key)
    for number in range(most):
        step_key = f"{key}:{number}"
        here, there = left.outcomes(viewer, step_key), dict(right.outcomes(viewer, step_key))
        common = [(each, there[told]) for told, each in here if told in there]
        if not common:
            return number
        one, other = random.choice(common)
        await left.take(one, step_key)
        await right.take(other, step_key)
    return most


def frames_of(both: tuple[Table, Table], viewer: Viewer) -> list[list[bytes]]:
    return [
        [equalised(frame) for frame in table.clients[viewer].frames if not is_update(frame)]
        for table in both
    ]


async def compare(both: tuple[Table, Table], viewer: Viewer, state: State, key: str) -> int:
    """Deal anew what the viewer does not know, play alike, compare; gives how many moves."""
    left, right = both
    for table in both:
        for client in table.clients.values():
            client.frames.clear()
    left.match.state = state.clone()
    right.match.state = GAME.resample(state.view(viewer), 1)
    since = left.clients[viewer].seq
    moves = await follow(left, right, viewer, key)
    frames = frames_of(both, viewer)
    assert frames[0] == frames[1]
    if moves:
        bodies = [await table.bodies(viewer, since) for table in both]
        compare_bodies(*bodies)
    return moves


@pytest.mark.parametrize("variant", VARIANTS)
async def test_frames_and_bodies_do_not_depend_on_hidden_cards(sqlite: str, variant: str) -> None:
    async with (
        running(sqlite, limits=False) as server,
        Api(server.address) as api,
        AsyncExitStack() as stack,
    ):
        tables = []
        for _ in range(2):
            seated = await api.seated(2, game="catan", variant=variant)
            tables.append(Table(server, api, *seated))
            await tables[-1].connect(stack)
        both = (tables[0], tables[1])
        states = positions(variant)[:POSITIONS]
        moves = differing = 0
        for viewer in VIEWERS:
            for number, state in enumerate(states):
                moves += await compare(both, viewer, state, f"{variant}:{viewer}:{number}")
                # Those who may know the cards do see a difference: the comparison is not blind.
                frames = [frames_of(both, other) for other in VIEWERS]
                differing += any(left != right for left, right in frames)
        assert moves > 30
        assert differing > POSITIONS


@pytest.mark.parametrize("viewer", [1, "public"])
async def test_nobody_learns_what_deck_another_player_brought(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, viewer: Viewer
) -> None:
    """From before the game on: two tables whose host brought other cards and other events."""
    monkeypatch.setattr(match, "SeededChance", lambda _: SeededChance("the same everywhere"))
    usual = VARIANTS["tournament"].tournament
    assert usual is not None
    async with (
        running(sqlite, limits=False) as server,
        Api(server.address) as api,
        AsyncExitStack() as stack,
    ):
        tables = []
        for deck, events in zip(usual.decks, usual.events, strict=True):
            brought = {"deck": deck, "events": events}
            seated = await api.seated(2, game="catan", variant="tournament", brought=brought)
            tables.append(Table(server, api, *seated))
            await tables[-1].connect(stack)
        both = (tables[0], tables[1])
        assert await follow(*both, viewer, "decks", 24) > 12
        frames = frames_of(both, viewer)
        assert len(frames[0]) > 12
        assert frames[0] == frames[1]
        bodies = [await table.bodies(viewer, 0) for table in both]
        compare_bodies(*bodies)
        hosts = frames_of(both, 0)
        assert hosts[0] != hosts[1]
