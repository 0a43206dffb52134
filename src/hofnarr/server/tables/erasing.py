"""What a person asks to be forgotten: their names and words are taken out of what is kept.

The one exception from the rule that entries never change. Moves stay, for the games of the others
are made of them; nothing of a game follows from a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from hofnarr.server.protocol.facts import AnyFact, Joined, Left, Named, Said
from hofnarr.server.protocol.info import TableInfo
from hofnarr.server.protocol.operator import ErasedAt
from hofnarr.server.storage import StoredEntry, TableRow, Writing
from hofnarr.server.table.live import LiveTable
from hofnarr.server.table.settings import TableSettings
from hofnarr.server.tables.all_tables import Tables

#: In place of words.
NOTHING = "…"
#: Those who play there could not go on.
AT_WORK = ("open", "running")


def nobody(seat: int | None) -> str:
    """In place of a name; the seats of a table stay distinct.

    >>> nobody(0), nobody(None)
    ('– 1', '–')
    """
    return "–" if seat is None else f"– {seat + 1}"


@dataclass
class Stay:
    """Somebody at a seat, or (None) a host who only watches; the entries that tell of them."""

    seat: int | None
    names: set[str]
    entries: list[int] = field(default_factory=list)
    is_first: bool = False  #: nobody sat there before
    lasts: bool = True  #: until the end


@dataclass
class Erasure:
    """A table without a person."""

    at: ErasedAt
    settings: TableSettings
    changed: dict[int, AnyFact]  #: by the place of the entry
    stays: list[Stay]


def erased(
    table_id: str, settings: TableSettings, facts: Sequence[AnyFact], name: str
) -> Erasure | None:
    """None where nobody of this name was ever at the table."""
    stays = [stay for stay in _stays(settings, facts) if name in stay.names]
    if not stays:
        return None
    changed = {at: _without(facts[at], stay) for stay in stays for at in stay.entries}
    if any(stay.seat == settings.host and stay.is_first for stay in stays):
        settings = msgspec.structs.replace(settings, host_name=nobody(settings.host), title="")
    sayings = sum(isinstance(fact, Said) for fact in changed.values())
    seats = sorted({stay.seat for stay in stays if stay.seat is not None})
    return Erasure(ErasedAt(table_id, seats, sayings), settings, changed, stays)


def _stays(settings: TableSettings, facts: Sequence[AnyFact]) -> list[Stay]:
    watching = Stay(None, {settings.host_name} if settings.host is None else set(), is_first=True)
    found = [watching]
    here: dict[int | None, Stay] = {None: watching}
    for at, fact in enumerate(facts):
        if isinstance(fact, Joined):
            is_first = all(stay.seat != fact.seat for stay in found)
            here[fact.seat] = Stay(fact.seat, set(), is_first=is_first)
            found.append(here[fact.seat])
        if isinstance(fact, Left) and fact.seat in here:
            here.pop(fact.seat).lasts = False
        if isinstance(fact, Joined | Named | Said) and fact.seat in here:
            here[fact.seat].names.add(fact.name)
            here[fact.seat].entries.append(at)
    return found


def _without(fact: AnyFact, stay: Stay) -> AnyFact:
    if isinstance(fact, Said):
        text = msgspec.UNSET if fact.text is msgspec.UNSET else NOTHING
        return msgspec.structs.replace(fact, name=nobody(stay.seat), text=text)
    return msgspec.structs.replace(fact, name=nobody(stay.seat))


async def erase(tables: Tables, table_id: str, name: str, *, really: bool) -> ErasedAt | None:
    """Take a person out of one table; None where there is nothing of them, or where it is still
    played. Without `really` it is only said what would go."""
    async with tables.held(table_id):
        async with tables.store.writing(table_id) as writing:
            row = await writing.row()
            if row is None or row.status in AT_WORK:
                return None
            write = _erase_record if row.status == "imported" else _erase_entries
            gone = await write(writing, row, name, really=really)
        if gone is not None and really:
            tables.renew(table_id)
    return gone


async def _erase_entries(
    writing: Writing, row: TableRow, name: str, *, really: bool
) -> ErasedAt | None:
    stored = await writing.entries_after(0)
    facts = [msgspec.json.decode(entry.fact, type=AnyFact) for entry in stored]
    settings = msgspec.json.decode(row.settings, type=TableSettings)
    erasure = erased(row.id, settings, facts, name)
    if erasure is None or not really:
        return erasure.at if erasure else None
    entries = [
        entry._replace(fact=_encoded(erasure.changed[at])) if at in erasure.changed else entry
        for at, entry in enumerate(stored)
    ]
    row = row._replace(settings=_encoded(erasure.settings))
    writing.rewrite(row.settings, _info(row, entries), [entries[at] for at in erasure.changed])
    for stay in erasure.stays:
        if stay.lasts:
            writing.forget_seat(stay.seat)
    record = await writing.record()
    if record is not None:
        writing.replace_record(_renamed(record, erasure.stays))
    return erasure.at


def _info(row: TableRow, entries: Sequence[StoredEntry]) -> str:
    """As it follows from these entries."""
    live = LiveTable(row)
    live.read(entries)
    return _encoded(live.now.info)


def _renamed(record: str, stays: Sequence[Stay]) -> str:
    """Records name the players as they were called in the end."""
    told: dict[str, Any] = msgspec.json.decode(record)
    for stay in stays:
        if stay.seat is not None and stay.lasts:
            told["players"][stay.seat] = nobody(stay.seat)
    return _encoded(told)


async def _erase_record(
    writing: Writing, row: TableRow, name: str, *, really: bool
) -> ErasedAt | None:
    """A game brought along is its record; it has no entries."""
    record = await writing.record()
    told: dict[str, Any] = msgspec.json.decode(record or "{}")
    seats = [seat for seat, player in enumerate(told.get("players", [])) if player == name]
    if not seats:
        return None
    if really:
        info = msgspec.json.decode(row.info, type=TableInfo)
        shown = list(info.seats)
        for seat in seats:
            told["players"][seat] = nobody(seat)
            shown[seat] = msgspec.structs.replace(shown[seat], name=nobody(seat))
        info = msgspec.structs.replace(info, seats=shown)
        writing.rewrite(row.settings, _encoded(info), [])
        writing.replace_record(_encoded(told))
    return ErasedAt(row.id, seats, 0)


def _encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()
