"""What whoever runs the server may ask and say; the only place where addresses are told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hofnarr.server.protocol.fields import SeatNumber, TableId


class Load(Struct, frozen=True, kw_only=True):
    """What this server has to do. `people` and `watchers` are connected to any of its processes,
    `sockets` to the one that answers; `memory` is that of its process, where the system tells it
    (bytes), without those in which bots think. `database` is its size in bytes."""

    version: str
    worker: str
    started: int
    now: int
    tables: dict[str, int]
    people: int
    watchers: int
    sockets: int
    memory: int | None
    database: int


class Present(Struct, frozen=True, kw_only=True):
    """A connection. `seat` is null for a watcher; `address` and `came` are null where another
    process has it."""

    table: str
    game: str
    status: str
    seat: int | None
    name: str
    address: str | None
    came: int | None


class People(Struct, frozen=True):
    """Those who are connected, the last one first."""

    people: list[Present]


class Removed(Struct, frozen=True):
    """A table that is no more."""

    table: str


class Silence(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there may not talk any more, nor take another name; or may again. `seat` null: a
    host who only watches."""

    seat: SeatNumber | None
    silent: bool = True


class Written(Struct, frozen=True):
    """The entry that it became."""

    seq: int


class EraseWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose names and words are to go: whoever was ever called exactly so. `tables` null: at all of
    them. Without `really` it is only said what would go."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    tables: Annotated[list[TableId], Meta(max_length=1_000)] | None = None
    really: bool = False


class ErasedAt(Struct, frozen=True):
    """Names at these seats, and so many sayings."""

    table: str
    seats: list[int]
    sayings: int


class Erased(Struct, frozen=True):
    """`playing` are tables that are open or running still: nothing of them is erased."""

    done: bool
    tables: list[ErasedAt]
    playing: list[str]


class Ban(Struct, frozen=True, kw_only=True):
    """A network whose addresses may not use the server. `until` null: until it is lifted."""

    network: str
    since: int
    until: int | None
    why: str


class BanList(Struct, frozen=True):
    """The last one first."""

    bans: list[Ban]


class BanWish(Struct, frozen=True, forbid_unknown_fields=True):
    """An address or a network, as 203.0.113.9 or 2001:db8::/48; a single address of IPv6 stands for
    its /64. `hours` null: until it is lifted."""

    address: Annotated[str, Meta(min_length=2, max_length=60)]
    hours: Annotated[int, Meta(ge=1, le=87_600)] | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


class LiftWish(Struct, frozen=True, forbid_unknown_fields=True):
    """An address or network as it was banned."""

    address: Annotated[str, Meta(min_length=2, max_length=60)]
