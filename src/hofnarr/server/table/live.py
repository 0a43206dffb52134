"""A table in memory: only a cache. It is made from the entries, and made again when in doubt."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from hofnarr.server.protocol.facts import GAME_CHANGING, AnyFact, Left, Moved
from hofnarr.server.protocol.info import TableInfo
from hofnarr.server.storage.rows import Standing, StoredEntry, TableRow
from hofnarr.server.table.deciding import Who, ended, move_key
from hofnarr.server.table.settings import read_settings
from hofnarr.server.table.state import TableState
from hofnarr.server.tables.door import Entry, Position

#: A reader that is further behind than this has to say hello again.
MOMENTS = 32


@dataclass(frozen=True)
class Moment:
    """The table after an entry."""

    seq: int
    info: TableInfo
    position: Position | None


@dataclass
class Draft:
    """Entries that are folded in, but not yet committed."""

    entries: list[Entry]
    moments: list[Moment]
    stored: list[StoredEntry]
    standing: Standing
    duty_changed: bool


class LiveTable:
    """`state` is the working copy of whoever holds the `lock`. Readers look at `moments` and
    `entries`, which hold committed things only."""

    def __init__(self, row: TableRow, code: str | None = None) -> None:
        self.lock = asyncio.Lock()
        self.moments: deque[Moment] = deque(maxlen=MOMENTS)
        self.entries: list[Entry] = []
        self.moves: dict[str, int] = {}  #: what was moved already, and the entry it became
        self.keys: dict[str, Who] = {}  #: what the hashes of tokens open here
        self.departures = 0  #: how many people have left: their keys open nothing any more
        self.broken = False
        self.called_for: int | None = None  #: whose turn was told outside last
        self.make(row, code)

    def make(
        self, row: TableRow, code: str | None = None, stored: Sequence[StoredEntry] = ()
    ) -> None:
        """From the beginning, in one step: nobody can look in between."""
        self.state = TableState(
            row.id,
            read_settings(row.settings),
            row.created,
            row.seed,
            row.salt,
            code=code,
        )
        self.entries.clear()
        self.moves.clear()
        self.moments.clear()
        self.keys.clear()
        info = self.state.info()
        if row.status == "imported":
            self.state.status = "imported"
            info = msgspec.json.decode(row.info, type=TableInfo)
        self.moments.append(Moment(0, info, None))
        self.broken = False
        self.read(stored)

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    @property
    def head(self) -> int:
        return self.moments[-1].seq

    def moment(self, seq: int) -> Moment | None:
        """The table right after that entry; None where that is forgotten."""
        place = seq - self.moments[0].seq
        return self.moments[place] if 0 <= place < len(self.moments) else None

    def read(self, stored: Sequence[StoredEntry]) -> None:
        """Take in what was committed elsewhere or before."""
        for entry in stored:
            fact: AnyFact = msgspec.json.decode(entry.fact, type=AnyFact)
            self._accept(*self._fold(entry.seq, entry.at, fact))

    def draft(self, now: int, facts: Sequence[AnyFact]) -> Draft:
        """Fold new facts in, and the end of the game where they lead to it."""
        duty = self.state.duty()
        at = max(now, self.entries[-1].at) if self.entries else now
        folded: list[tuple[Entry, Moment]] = []
        position = self.now.position
        for fact in facts:
            folded.append(self._fold(self.state.seq + 1, at, fact, position))
            position = folded[-1][1].position
        last = ended(self.state)
        if last:
            folded.append(self._fold(self.state.seq + 1, at, last, position))
        entries = [entry for entry, _ in folded]
        return Draft(
            entries=entries,
            moments=[moment for _, moment in folded],
            stored=[_stored(entry) for entry in entries],
            standing=self._standing(folded[-1][1].info),
            duty_changed=self.state.duty() != duty,
        )

    def accept(self, draft: Draft) -> None:
        """The draft is committed."""
        for entry, moment in zip(draft.entries, draft.moments, strict=True):
            self._accept(entry, moment)

    def check(self) -> None:
        """After a failure: what was folded in but not committed has to go."""
        self.broken = self.state.seq != self.head

    def _standing(self, info: TableInfo) -> Standing:
        duty = self.state.duty()
        return Standing(
            status=info.status,
            code=info.code,
            info=msgspec.json.encode(info).decode(),
            wake=duty.wake if duty else None,
            next_table=info.next,
        )

    def _fold(
        self, seq: int, at: int, fact: AnyFact, position: Position | None = None
    ) -> tuple[Entry, Moment]:
        events = self.state.fold(seq, at, fact)
        if isinstance(fact, GAME_CHANGING):
            assert self.state.match is not None
            position = Position(
                self.state.game.name,
                self.state.on,
                self.state.match.state.clone(),
            )
        elif position is None:
            position = self.now.position
        return Entry(seq, at, fact, events), Moment(seq, self.state.info(), position)

    def _accept(self, entry: Entry, moment: Moment) -> None:
        self.entries.append(entry)
        if isinstance(entry.fact, Left):
            self.departures += 1
            self.keys.clear()
        if isinstance(entry.fact, Moved) and entry.fact.move_id is not None:
            self.moves[move_key(entry.fact.seat, entry.fact.move_id)] = entry.seq
        before = self.now.position
        if before is not moment.position and before is not None and len(self.moments) > 1:
            old = self.moments[-2].position
            if old is not None and old is not before:
                old.forget()
        self.moments.append(moment)


def _stored(entry: Entry) -> StoredEntry:
    fact = entry.fact
    key = None
    if isinstance(fact, Moved) and fact.move_id is not None:
        key = move_key(fact.seat, fact.move_id)
    return StoredEntry(entry.seq, entry.at, key, msgspec.json.encode(fact).decode())
