"""Answers to plain HTTP requests."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hofnarr.core.game import Viewer
from hofnarr.server.protocol.info import TableInfo
from hofnarr.server.protocol.unread import GameEvent, GameView, SeenEntry


class GameInfo(Struct, frozen=True):
    """`options`: the values of each, the default first; those in `several` hold a list of them.
    `switches`: further options, which a table may set to true. `brings`: variants to which every
    player may bring something of their own. `levels`: the bots on offer."""

    game: str
    players: list[int]
    variants: dict[str, dict[str, Any]]
    options: dict[str, list[str]]
    several: list[str]
    switches: list[str]
    brings: list[str]
    levels: list[str]


class Created(Struct, frozen=True):
    """`seat` is null for a host who only watches; `code` where somebody is awaited."""

    table: str
    seat: int | None
    token: str
    code: str | None


class Seated(Struct, frozen=True):
    seat: int | None
    token: str


class Found(Struct, frozen=True):
    table: str


class TableList(Struct, frozen=True):
    tables: list[TableInfo]


class Events(Struct, frozen=True):
    table: TableInfo
    entries: list[SeenEntry]
    seq: int
    view: GameView | None
    hash: str


class ViewNow(Struct, frozen=True):
    seq: int
    view: GameView | None
    hash: str


class ReplayFrame(Struct, frozen=True):
    seq: int
    at: int
    events: list[GameEvent]
    view: GameView


class Frames(Struct, frozen=True):
    """A whole game as this viewer saw it; frame 0 is the set-up."""

    table: TableInfo
    viewer: Viewer
    frames: list[ReplayFrame]


class Verified(Struct, frozen=True, omit_defaults=True):
    """Whether record, result and commitment hold."""

    ok: bool
    commitment: str | None = None
    seed: str | None = None
    salt: str | None = None
    message: str | None = None


class Health(Struct, frozen=True):
    ok: bool
    version: str
