"""What the server sends over the socket, beside `Error`."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from hofnarr.core.game import Viewer
from hofnarr.server.protocol.info import TableInfo
from hofnarr.server.protocol.unread import GameView, SeenEntry


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """Everything up to `seq`: the entries after `since`, and the view now."""

    table: TableInfo
    viewer: Viewer
    seq: int
    entries: list[SeenEntry]
    view: GameView | None
    hash: str


class Update(Struct, frozen=True, tag="table"):
    """Somebody came or went."""

    table: TableInfo


class Ok(Struct, frozen=True, tag="ok"):
    """`seq` is the entry that the command became; over HTTP, this is the answer."""

    re: str | None
    seq: int


class Pong(Struct, frozen=True, tag="pong"):
    """`hash` belongs to the view at `seq`; it is the one that came with that view."""

    now: int
    seq: int
    hash: str


class EntryExtras(Struct, frozen=True, kw_only=True, tag="entry"):
    """What comes with an entry; sent together with its stamp and fact as one object.

    `view` and its `hash` come with what changes the game, `table` where it is another now.
    """

    view: GameView | None
    hash: str | UnsetType = UNSET
    table: TableInfo | None = None
