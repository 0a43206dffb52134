"""What one viewer is shown of a table: put together from the door, presence and the own part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Raw

from hofnarr.core.game import Viewer
from hofnarr.server.errors import refuse
from hofnarr.server.protocol.info import TableInfo, YourPart
from hofnarr.server.table.deciding import Who
from hofnarr.server.table.live import LiveTable, Moment
from hofnarr.server.viewers import NOTHING_YET, Position

if TYPE_CHECKING:
    from hofnarr.server.house import House


@dataclass
class Onlooker:
    """Somebody who looks at a table, over a socket or by asking."""

    house: House
    who: Who
    webhook: bool = False

    @property
    def viewer(self) -> Viewer:
        return "public" if self.who.seat is None else self.who.seat

    def info(self, moment: Moment) -> TableInfo:
        you = None
        if not self.who.is_public:
            you = YourPart(self.who.seat, self.who.host, self.webhook)
        return self.house.hub.presence.show(moment.info, you)

    def view(self, moment: Moment) -> tuple[Raw | None, str]:
        """The view and its hash."""
        return self.view_of(moment.position)

    def view_of(self, position: Position | None) -> tuple[Raw | None, str]:
        if position is None:
            return None, NOTHING_YET
        seen = position.seen_by(self.viewer)
        return seen.view, seen.hash

    def entries(self, live: LiveTable, since: int) -> list[Raw]:
        return [entry.seen_by(self.viewer) for entry in live.entries[since:]]

    def require_may_watch(self, live: LiveTable) -> None:
        """A table may keep spectators out while it plays."""
        info = live.now.info
        if self.who.is_public and not info.watch and info.status == "running":
            refuse("not_allowed", "this table does not want to be watched")


async def onlooker(house: House, table_id: str, token: str | None) -> Onlooker:
    who = await house.tables.who(table_id, token)
    webhook = False
    if who.seat is not None:
        hooks = await house.store.webhooks(table_id)
        webhook = any(hook.seat == who.seat for hook in hooks)
    return Onlooker(house, who, webhook)
