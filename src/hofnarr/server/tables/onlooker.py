"""What one viewer is shown of a table: from the door, presence and the viewer's part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Raw

from hofnarr.core.game import Viewer
from hofnarr.server.http.errors import refuse
from hofnarr.server.protocol.info import TableInfo, YourPart
from hofnarr.server.table.deciding import Who
from hofnarr.server.table.live import LiveTable, Moment
from hofnarr.server.tables.door import NOTHING_YET, Position

if TYPE_CHECKING:
    from hofnarr.server.services import Services


@dataclass
class Onlooker:
    """Somebody who looks at a table, over a socket or by asking. `who` they were when they came."""

    services: Services
    table_id: str
    token: str | None
    who: Who
    webhook: bool = False

    @property
    def viewer(self) -> Viewer:
        return "public" if self.who.seat is None else self.who.seat

    def info(self, moment: Moment) -> TableInfo:
        you = None
        if not self.who.is_public:
            you = YourPart(self.who.seat, self.who.host, self.webhook)
        return self.services.hub.presence.show(moment.info, you)

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

    async def look(self) -> LiveTable:
        """The table as it is now; Refusal where it is not theirs to see any more."""
        live, who = await self.services.tables.current_for(self.table_id, self.token)
        if who != self.who:
            refuse("unknown_token", "your seat at this table was freed")
        self.require_may_watch(live.now)
        return live

    def may_watch(self, moment: Moment) -> bool:
        """A table may keep spectators out while it plays."""
        info = moment.info
        return not self.who.is_public or info.watch or info.status != "running"

    def require_may_watch(self, moment: Moment) -> None:
        if not self.may_watch(moment):
            refuse("not_allowed", "this table does not want to be watched")


async def onlooker(services: Services, table_id: str, token: str | None) -> Onlooker:
    _, who = await services.tables.current_for(table_id, token)
    webhook = False
    if who.seat is not None:
        hooks = await services.store.webhooks(table_id)
        webhook = any(hook.seat == who.seat for hook in hooks)
    return Onlooker(services, table_id, token, who, webhook)
