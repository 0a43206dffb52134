"""The tables of this server: found, made, changed. A change is one transaction.

Read the head, fold in what is new, decide, write, commit; then acknowledge; then tell the others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from hofnarr.core.errors import HofnarrError
from hofnarr.core.game import Viewer
from hofnarr.server import clockwork, ids
from hofnarr.server.background import Background
from hofnarr.server.errors import Stale, refusal_of, refuse
from hofnarr.server.protocol.commands import Move
from hofnarr.server.protocol.facts import AnyFact, Moved, Replaced
from hofnarr.server.storage import Store, TableRow, Writing
from hofnarr.server.table.deciding import Around, Outcome, Who, move, move_key
from hofnarr.server.table.live import Draft, LiveTable
from hofnarr.server.table.state import Duty, TableState
from hofnarr.server.viewers import NOTHING_YET

#: Tables that nobody listens to are forgotten beyond this many; the database has them.
MOST_CACHED = 1_000

T = TypeVar("T")
OnCommit = Callable[[int], None]
Decide = Callable[[LiveTable, Around], Outcome]
AlsoWrite = Callable[[Writing], None]


class Overtaken(Exception):
    """Somebody else did something before a bot or clock could act."""


class Tables:
    """`on_written` is called, after the commit, with a table and what was new there."""

    def __init__(self, store: Store, *, pause: int) -> None:
        self.store = store
        self.pause = pause
        self.on_written: list[Callable[[LiveTable, Draft], None]] = []
        self.around: Callable[[LiveTable], Around] = lambda _: Around(clockwork.now_ms())
        self.is_busy: Callable[[str], bool] = lambda _: False
        self._cache: OrderedDict[str, LiveTable] = OrderedDict()
        self._tasks = Background("tables")

    async def stop(self) -> None:
        await self._tasks.finish()

    # Finding

    def cached(self, table_id: str) -> LiveTable | None:
        return self._cache.get(table_id)

    async def current(self, table_id: str) -> LiveTable:
        """The table with everything that is committed by now."""
        live = self._cache.get(table_id)
        if live:
            self._cache.move_to_end(table_id)
            if self.store.one_process and not live.broken:
                return live
        live = live or await self._load(table_id)
        async with live.lock:
            if live.broken:
                row = await self._row(table_id)
                live.reset(row, _open_code(row))
            live.read(await self.store.entries_after(table_id, live.state.seq))
        return live

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id)
        if row is None:
            refuse("unknown_table", "there is no such table")
        return row

    async def _load(self, table_id: str) -> LiveTable:
        row = await self._row(table_id)
        live = self._cache.get(table_id)  # somebody else may have been quicker
        if live is None:
            live = self.remember(LiveTable(row, _open_code(row)))
            live.broken = row.head > 0  # until its entries are read
        return live

    def remember(self, live: LiveTable) -> LiveTable:
        self._cache[live.id] = live
        if len(self._cache) > MOST_CACHED:
            for table_id, old in list(self._cache.items())[: len(self._cache) - MOST_CACHED]:
                if not self.is_busy(table_id) and not old.lock.locked():
                    del self._cache[table_id]
        return live

    async def who(self, table_id: str, token: str | None) -> Who:
        """Whose token this is at this table; Refusal where it opens nothing here."""
        if token is None:
            return Who()
        key = await self.store.key(ids.hash_of(token))
        if key is None or key.table_id != table_id:
            refuse("unknown_token", "this token opens no seat at this table")
        return Who(key.seat, key.host)

    # Changing

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do a change to its end; what rules and readers complain of becomes a refusal."""
        return await self._tasks.whole(_refusing(work))

    async def write(
        self,
        table_id: str,
        decision: Decide,
        also: AlsoWrite | None = None,
        on_commit: OnCommit | None = None,
    ) -> int:
        """One transaction; gives the number of its first entry."""
        live = await self.current(table_id)
        async with live.lock:
            try:
                draft = await self._transaction(live, decision, also)
            except BaseException:
                live.check()
                raise
            if draft:
                live.accept(draft)
            first = draft.entries[0].seq if draft else live.head
        if on_commit:
            on_commit(first)
        if draft:
            self.tell(live, draft)
        return first

    def tell(self, live: LiveTable, draft: Draft) -> None:
        for told in self.on_written:
            told(live, draft)

    async def _transaction(
        self, live: LiveTable, decision: Decide, also: AlsoWrite | None
    ) -> Draft | None:
        async with self.store.writing(live.id) as writing:
            await self._catch_up(live, writing)
            outcome = decision(live, self.around(live))
            draft = None
            if outcome.facts:
                draft = live.draft(clockwork.now_ms(), outcome.facts)
                _put(writing, live, draft, outcome)
            if also:
                also(writing)
        return draft

    async def _catch_up(self, live: LiveTable, writing: Writing) -> None:
        if self.store.one_process and not live.broken:
            return  # nobody else writes
        row = await writing.row()
        if row is None:
            refuse("unknown_table", "there is no such table")
        if live.broken:
            live.reset(row, _open_code(row))
        if row.head > live.state.seq:
            live.read(await writing.entries_after(live.state.seq))

    # Moves

    async def move(self, table_id: str, who: Who, command: Move, on_commit: OnCommit | None) -> int:
        known: list[int] = []

        def decision(live: LiveTable, _: Around) -> Outcome:
            seat = who.seat
            if seat is not None and move_key(seat, command.move_id) in live.moves:
                known.append(live.moves[move_key(seat, command.move_id)])
                return Outcome()
            if live.state.match and not live.state.game_seq <= command.expect_seq <= live.head:
                raise stale(live, who, command.expect_seq)
            return Outcome([move(live.state, who, command)])

        def done(seq: int) -> None:
            if on_commit:
                on_commit(known[0] if known else seq)

        seq = await self.write(table_id, decision, on_commit=done)
        return known[0] if known else seq

    async def act_for(self, table_id: str, duty: Duty, action: bytes) -> None:
        """A bot's or clock's decision; Overtaken if it is not wanted any more."""

        def decision(live: LiveTable, _: Around) -> Outcome:
            if live.state.duty() != duty:
                raise Overtaken
            facts: list[AnyFact] = []
            if duty.by == "clock":
                facts.append(Replaced(seat=duty.seat, level=duty.level, by="clock"))
            facts.append(Moved(seat=duty.seat, by=duty.by, action=msgspec.Raw(action)))
            return Outcome(facts)

        await self.write(table_id, decision)


def _put(writing: Writing, live: LiveTable, draft: Draft, outcome: Outcome) -> None:
    writing.append(draft.stored, draft.standing, decided=draft.duty_changed)
    for seat in outcome.freed:
        writing.free_seat(seat)
    if live.state.result and live.now.info.status == "running":
        writing.put_record(live.id, record_of(live.state))


def _open_code(row: TableRow) -> str | None:
    """The code of a table that still waits for people."""
    info: dict[str, Any] = msgspec.json.decode(row.info) if row.info else {}
    code: str | None = info.get("code")
    return code


def stale(live: LiveTable, who: Who, seen: int) -> Stale:
    """What somebody missed who has seen everything up to an entry."""
    viewer: Viewer = "public" if who.seat is None else who.seat
    entries = [entry.seen_by(viewer) for entry in live.entries[seen:]]
    position = live.now.position
    if position is None:
        return Stale(entries, msgspec.UNSET, NOTHING_YET)
    now = position.seen_by(viewer)
    return Stale(entries, now.view, now.hash)


def record_of(state: TableState) -> str:
    """The record of a finished game, with the names that the players have by now."""
    assert state.match is not None
    state.match.players = tuple(seat.name for seat in state.seats)
    return msgspec.json.encode(state.match.record()).decode()


async def _refusing(work: Awaitable[T]) -> T:
    """Rules and readers complain in their own words; here they become refusals."""
    try:
        return await work
    except HofnarrError as error:
        raise refusal_of(error) from None
