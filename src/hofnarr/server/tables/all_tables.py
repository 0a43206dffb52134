"""The tables of this server: found, made, changed. A change is one transaction.

Read the head, fold in what is new, look up who asks, decide, write, commit; then acknowledge; then
tell the others. Nobody is handed a table before it is whole.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from hofnarr.core.errors import HofnarrError
from hofnarr.core.game import Viewer
from hofnarr.server import ids, wall_clock
from hofnarr.server.background import Background
from hofnarr.server.http.errors import Stale, damaged, refusal_of, refuse
from hofnarr.server.protocol.commands import Move
from hofnarr.server.protocol.facts import AnyFact, Moved, Replaced
from hofnarr.server.storage import Key, Store, TableRow, Writing
from hofnarr.server.table.deciding import PUBLIC, Around, Outcome, Who, move, move_key
from hofnarr.server.table.live import Draft, LiveTable
from hofnarr.server.table.state import Duty, TableState
from hofnarr.server.tables.door import NOTHING_YET

log = logging.getLogger(__name__)

#: Tables that nobody listens to are forgotten beyond this many; the database has them.
MOST_CACHED = 1_000

T = TypeVar("T")
OnCommit = Callable[[int], None]
Decide = Callable[[LiveTable, Who, Around], Outcome]
AlsoWrite = Callable[[Writing], None]


class Overtaken(Exception):
    """Somebody else did something before a bot or clock could act."""


class Tables:
    """`on_written` is called, after the commit, with a table and what was new there; `on_removed`
    with the name of one that is no more, `on_renewed` with that of one that is to be read again."""

    def __init__(self, store: Store, *, pause: int) -> None:
        self.store = store
        self.pause = pause
        self.on_written: list[Callable[[LiveTable, Draft], None]] = []
        self.on_removed: list[Callable[[str], None]] = []
        self.on_renewed: list[Callable[[str], None]] = []
        self.around: Callable[[LiveTable], Around] = lambda _: Around(wall_clock.now_ms())
        self.is_busy: Callable[[str], bool] = lambda _: False
        self._cache: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._damaged: set[str] = set()  #: nobody reads them again and again
        self._tasks = Background("tables")

    async def stop(self) -> None:
        await self._tasks.finish()
        if self._loading:
            await asyncio.wait(self._loading.values())

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
                stored = await self.store.entries_after(table_id, 0)
                live.make(row, _open_code(row), stored)
            elif not self.store.one_process:
                live.read(await self.store.entries_after(table_id, live.state.seq))
        return live

    async def current_for(self, table_id: str, token: str | None) -> tuple[LiveTable, Who]:
        """The table, and whose token this is there: both of the same moment."""
        live = await self.current(table_id)
        if token is None:
            return live, PUBLIC
        key_hash = ids.hash_of(token)
        while key_hash not in live.keys:
            departures = live.departures
            key = await self.store.key(key_hash)
            if live.departures == departures:  # else somebody has left since it was read
                _open(live, key_hash, key)
        return live, live.keys[key_hash]

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id)
        if row is None:
            refuse("unknown_table", "there is no such table")
        return row

    async def _load(self, table_id: str) -> LiveTable:
        """Everybody who asks meanwhile waits for the same reading."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._read_whole(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _read_whole(self, table_id: str) -> LiveTable:
        if table_id in self._damaged:
            raise damaged()
        row = await self._row(table_id)
        stored = await self.store.entries_after(table_id, 0)
        try:
            live = LiveTable(row, _open_code(row))
            live.read(stored)
        except Exception:
            log.exception("a table is damaged", extra={"table": table_id})
            self._damaged.add(table_id)
            raise damaged() from None
        return self.remember(live)

    def remember(self, live: LiveTable) -> LiveTable:
        """A table is remembered once it is whole; gives the one that everybody has."""
        live = self._cache.setdefault(live.id, live)
        if len(self._cache) > MOST_CACHED:
            for table_id, old in list(self._cache.items())[: len(self._cache) - MOST_CACHED]:
                if not self.is_busy(table_id) and not old.lock.locked():
                    del self._cache[table_id]
        return live

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
        *,
        token: str | None = None,
    ) -> int:
        """One transaction; gives the number of its first entry. Whose token it is, and thus what
        they may do, is looked up in that transaction."""
        async with self.held(table_id) as live:
            try:
                draft = await self._transaction(live, decision, also, token)
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

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table, for nobody else; never one that was forgotten while we waited for it."""
        while True:
            live = await self.current(table_id)
            async with live.lock:
                if self._cache.get(table_id) is live:
                    yield live
                    return

    def tell(self, live: LiveTable, draft: Draft) -> None:
        for told in self.on_written:
            told(live, draft)

    async def _transaction(
        self, live: LiveTable, decision: Decide, also: AlsoWrite | None, token: str | None
    ) -> Draft | None:
        async with self.store.writing(live.id) as writing:
            await self._catch_up(live, writing)
            who = await _who(live, writing, token)
            outcome = decision(live, who, self.around(live))
            draft = None
            if outcome.facts:
                draft = live.draft(wall_clock.now_ms(), outcome.facts)
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
            live.make(row, _open_code(row), await writing.entries_after(0))
        elif row.head > live.state.seq:
            live.read(await writing.entries_after(live.state.seq))

    async def remove(
        self, table_id: str, still: Callable[[LiveTable], bool] = lambda _: True
    ) -> bool:
        """Take a table away with all that belongs to it, if it is to be `still`, which is asked in
        the same transaction; gives whether it was."""
        async with self.held(table_id) as live:
            async with self.store.writing(table_id) as writing:
                await self._catch_up(live, writing)
                if not still(live):
                    return False
                writing.remove()
            self.forget(table_id)
        for told in self.on_removed:
            told(table_id)
        return True

    def renew(self, table_id: str) -> None:
        """Its entries were written anew, which nobody does but `erasing`."""
        self.forget(table_id)
        for told in self.on_renewed:
            told(table_id)

    def forget(self, table_id: str) -> None:
        """Whoever asks for it is given what the database has, if it has anything."""
        self._cache.pop(table_id, None)

    # Moves

    async def move(
        self, table_id: str, token: str, command: Move, on_commit: OnCommit | None
    ) -> int:
        known: list[int] = []

        def decision(live: LiveTable, who: Who, around: Around) -> Outcome:
            seat = who.seat
            if seat is not None and move_key(seat, command.move_id) in live.moves:
                known.append(live.moves[move_key(seat, command.move_id)])
                return Outcome()
            if live.state.match and not live.state.game_seq <= command.expect_seq <= live.head:
                raise stale(live, who, command.expect_seq)
            return Outcome([move(live.state, who, command, around.now)])

        def done(seq: int) -> None:
            if on_commit:
                on_commit(known[0] if known else seq)

        seq = await self.write(table_id, decision, on_commit=done, token=token)
        return known[0] if known else seq

    async def act_for(self, table_id: str, duty: Duty, action: bytes, by: str) -> None:
        """A bot's or clock's decision, by the bot of this name; Overtaken if it is not wanted any
        more."""

        def decision(live: LiveTable, _: Who, __: Around) -> Outcome:
            if live.state.duty() != duty:
                raise Overtaken
            facts: list[AnyFact] = []
            if duty.by == "clock":
                facts.append(Replaced(seat=duty.seat, level=duty.level, by="clock"))
            instead = UNSET if by == duty.level else by
            facts.append(
                Moved(seat=duty.seat, by=duty.by, action=msgspec.Raw(action), instead=instead)
            )
            return Outcome(facts)

        await self.write(table_id, decision)


async def _who(live: LiveTable, writing: Writing, token: str | None) -> Who:
    """Who asks, as of this transaction: seats are freed only by others like it."""
    if token is None:
        return PUBLIC
    key_hash = ids.hash_of(token)
    if key_hash not in live.keys:
        _open(live, key_hash, await writing.key(key_hash))
    return live.keys[key_hash]


def _open(live: LiveTable, key_hash: str, key: Key | None) -> None:
    """Remember what a key opens at a table; Refusal where it opens nothing there."""
    if key is None or key.table_id != live.id:
        refuse("unknown_token", "this token opens no seat at this table")
    live.keys[key_hash] = Who(key.seat, key.host)


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
