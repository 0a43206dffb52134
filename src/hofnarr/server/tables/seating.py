"""Making tables and sitting down at them. A token is given out once; only its hash is kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from hofnarr import __version__
from hofnarr.games import find_game
from hofnarr.server import ids, wall_clock
from hofnarr.server.http.errors import refuse
from hofnarr.server.protocol.facts import AnyFact, Brought, Joined, Named, Rematch
from hofnarr.server.protocol.requests import CreateTable, Join
from hofnarr.server.storage import AlreadyThere, Key, TableRow, Writing
from hofnarr.server.storage.rows import NewTable
from hofnarr.server.table.deciding import Around, Outcome, Who, join, started
from hofnarr.server.table.live import LiveTable
from hofnarr.server.table.settings import SeatSetting, TableSettings, checked_brought, settle
from hofnarr.server.table.state import TableState
from hofnarr.server.tables.all_tables import OnCommit, Tables

#: How often a code that nobody has yet is looked for.
_TRIES = 5


@dataclass(frozen=True)
class NewSeat:
    """What whoever made or joined a table is told."""

    table: str
    seat: int | None
    token: str
    code: str | None = None


class MadeTable:
    """A table that is about to be stored. It starts at once if nobody is awaited."""

    def __init__(self, settings: TableSettings, facts: list[AnyFact]) -> None:
        now = wall_clock.now_ms()
        self.new = NewTable(
            id=ids.new_table_id(),
            game=settings.game,
            created=now,
            listed=settings.listed,
            settings=msgspec.json.encode(settings).decode(),
            seed=ids.new_token(),
            salt=ids.new_token(),
        )
        row = TableRow(
            id=self.new.id,
            game=settings.game,
            created=now,
            status="open",
            settings=self.new.settings,
            seed=self.new.seed,
            salt=self.new.salt,
            head=0,
            info="",
            next_table=None,
        )
        self.live = LiveTable(row, ids.new_code())
        taken = {fact.seat for fact in facts if isinstance(fact, Joined)}
        if set(self.live.state.free_seats()) <= taken:
            facts = [*facts, started(self.live.state)]
        # A table has a first entry, though its host only watches and others are awaited.
        facts = facts or [Named(seat=None, name=settings.host_name)]
        self.draft = self.live.draft(now, facts)

    def store(self, writing: Writing) -> None:
        writing.create(self.new, self.draft.stored, self.draft.standing)

    def open(self, tables: Tables) -> None:
        """It is committed."""
        self.live.accept(self.draft)
        tables.tell(tables.remember(self.live), self.draft)


async def make(tables: Tables, wish: CreateTable) -> NewSeat:
    # A file that comes along takes a while to read: others must not wait for it.
    settings = await asyncio.to_thread(settle, wish, pause=tables.pause, version=__version__)
    facts = _host(settings, wish)
    token = ids.new_token()
    made = await tables.whole(_stored(tables, settings, facts, token))
    return NewSeat(made.live.id, settings.host, token, made.live.state.code)


def _host(settings: TableSettings, wish: CreateTable) -> list[AnyFact]:
    """Whoever makes the table sits down at it, or only watches."""
    seat = settings.host
    if seat is None:
        if wish.brought is not None:
            refuse("bad_request", "brought: you have no seat at this table", "brought")
        return []
    facts: list[AnyFact] = [Joined(seat=seat, name=settings.host_name)]
    if wish.brought is not None:
        game = find_game(settings.game)
        brought = checked_brought(game, settings.options, seat, wish.brought)
        facts.append(Brought(seat=seat, brought=brought))
    return facts


async def _stored(
    tables: Tables, settings: TableSettings, facts: list[AnyFact], token: str
) -> MadeTable:
    tries = _TRIES
    while True:
        made = MadeTable(settings, facts)
        tries -= 1
        try:
            async with tables.store.writing(made.live.id) as writing:
                made.store(writing)
                key = Key(made.live.id, settings.host, host=True)
                writing.add_key(ids.hash_of(token), key)
        except AlreadyThere:  # the code is taken
            if not tries:
                raise
            continue
        made.open(tables)
        return made


async def sit_down(tables: Tables, table_id: str, wish: Join) -> NewSeat:
    token = ids.new_token()
    taken: list[int] = []

    def decision(live: LiveTable, _: Who, around: Around) -> Outcome:
        outcome = join(live.state, wish.name, wish.seat, wish.brought, around)
        taken.extend(fact.seat for fact in outcome.facts if isinstance(fact, Joined))
        return outcome

    def also(writing: Writing) -> None:
        writing.add_key(ids.hash_of(token), Key(table_id, taken[0], host=False))

    await tables.whole(tables.write(table_id, decision, also))
    return NewSeat(table_id, taken[0], token)


async def rematch(tables: Tables, table_id: str, token: str, on_commit: OnCommit | None) -> int:
    """The same people at a new table; asked twice, it is the same one."""
    made: list[MadeTable] = []
    known: list[int] = []

    def decision(live: LiveTable, who: Who, _: Around) -> Outcome:
        if who.is_public:
            refuse("not_allowed", "only players and the host may ask for this")
        if live.state.status != "finished":
            refuse("not_allowed", "the game is not over yet")
        if live.state.next:
            known.extend(entry.seq for entry in live.entries if isinstance(entry.fact, Rematch))
            return Outcome()
        made.append(MadeTable(*again(live.state)))
        return Outcome([Rematch(next=made[0].live.id)])

    def also(writing: Writing) -> None:
        if made:
            made[0].store(writing)

    def done(seq: int) -> None:
        if made:
            made[0].open(tables)
        if on_commit:
            on_commit(known[0] if known else seq)

    seq = await tables.write(table_id, decision, also, done, token=token)
    return known[0] if known else seq


def again(state: TableState) -> tuple[TableSettings, list[AnyFact]]:
    """The settings and people of a game, for another one."""
    settings = msgspec.structs.replace(
        state.settings,
        seats=[SeatSetting(seat.kind, seat.level) for seat in state.seats],
        host=state.host,
        host_name=state.host_name,
    )
    people: list[AnyFact] = [
        Joined(seat=number, name=seat.name)
        for number, seat in enumerate(state.seats)
        if seat.kind == "person"
    ]
    decks: list[AnyFact] = [
        Brought(seat=number, brought=seat.brought)
        for number, seat in enumerate(state.seats)
        if seat.brought is not None
    ]
    return settings, [*people, *decks]


async def claim(tables: Tables, table_id: str, old_token: str) -> NewSeat:
    """The seat in a rematch that belongs to a seat in the game before."""
    key = await tables.store.key(ids.hash_of(old_token))
    before = await tables.store.table(key.table_id) if key else None
    if key is None or before is None or before.next_table != table_id:
        refuse("unknown_token", "this token opens no seat in the game before this one")
    token = ids.token_for(old_token, table_id)
    new_hash = ids.hash_of(token)
    if await tables.store.key(new_hash) is None:
        with suppress(AlreadyThere):  # claimed twice at the same moment
            async with tables.store.writing(table_id) as writing:
                writing.add_key(new_hash, Key(table_id, key.seat, key.host))
    return NewSeat(table_id, key.seat, token)
