"""Positions of the past, without playing a long game anew for each.

Now and then a copy of a game is kept; from the last one before a move it is a short way to it.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hofnarr.core.chance import SeededChance
from hofnarr.core.game import State
from hofnarr.core.match import Match
from hofnarr.server.http.errors import refuse
from hofnarr.server.metrics import REPLAYED
from hofnarr.server.protocol.facts import Moved, Started
from hofnarr.server.table.live import LiveTable
from hofnarr.server.tables.door import Entry, Position

#: Moves from one kept copy to the next: so many are made at most without letting others in.
STRIDE = 64
#: Copies that are kept, of all games together, and positions with their views.
MOST_COPIES = 2_000
MOST_POSITIONS = 256


class Copy(NamedTuple):
    """The game after an entry."""

    seq: int
    state: State
    chance: SeededChance


class _Game:
    """A running game and the copies of it, oldest first. The first is its beginning."""

    def __init__(self, match: Match, started: int) -> None:
        self.action_type = match.game.action_type
        chance = SeededChance(match.seed)
        state, _ = match.game.new(len(match.players), match.options, chance, match.start)
        self.copies = [Copy(started, state, chance)]
        self.lock = asyncio.Lock()

    async def state_at(self, entries: Sequence[Entry]) -> State:
        """After the last of these entries."""
        async with self.lock:
            place = bisect_right(self.copies, len(entries), key=lambda copy: copy.seq) - 1
            copy = self.copies[place]
            while True:
                copy, arrived = self._go_on(copy, entries)
                if arrived:
                    return copy.state
                if copy.seq > self.copies[-1].seq:
                    self.copies.append(copy)
                await asyncio.sleep(0)  # others come first

    def _go_on(self, copy: Copy, entries: Sequence[Entry]) -> tuple[Copy, bool]:
        """Some moves further; and whether that is all of them."""
        state, chance = copy.state.clone(), copy.chance.clone()
        made = 0
        for entry in entries[copy.seq :]:
            if isinstance(entry.fact, Moved):
                if made == STRIDE:
                    REPLAYED.inc(made)
                    return Copy(entry.seq - 1, state, chance), False
                action = msgspec.json.decode(entry.fact.action, type=self.action_type)
                state.apply(action, chance)
                made += 1
        REPLAYED.inc(made)
        return Copy(len(entries), state, chance), True


class Past:
    def __init__(self) -> None:
        self._games: OrderedDict[str, _Game] = OrderedDict()
        self._positions: OrderedDict[tuple[str, int], Position] = OrderedDict()

    async def position(self, live: LiveTable, seq: int) -> Position | None:
        """The game right after an entry, however long ago; None before it began."""
        entries = live.entries[:seq]
        changes = (e.seq for e in reversed(entries) if isinstance(e.fact, Moved | Started))
        last = next(changes, None)
        if last is None:
            return None
        key = (live.id, last)
        if key not in self._positions:
            game = self._game(live, entries)
            state = await game.state_at(entries[:last])
            settings = live.state.settings
            self._positions[key] = Position(settings.game, live.state.on, state)
            self._forget()
        self._positions.move_to_end(key)
        return self._positions[key]

    def _game(self, live: LiveTable, entries: Sequence[Entry]) -> _Game:
        game = self._games.get(live.id)
        if game is None:
            match = live.state.match
            if match is None:
                refuse("unavailable", "the table is being read: try again")
            started = next(e.seq for e in entries if isinstance(e.fact, Started))
            game = self._games[live.id] = _Game(match, started)
        self._games.move_to_end(live.id)
        return game

    def _forget(self) -> None:
        """What was not asked for longest."""
        while len(self._positions) > MOST_POSITIONS:
            self._positions.popitem(last=False)
        copies = sum(len(game.copies) for game in self._games.values())
        while copies > MOST_COPIES and len(self._games) > 1:
            copies -= len(self._games.popitem(last=False)[1].copies)
