"""How a server is set up; given to every worker process."""

from __future__ import annotations

import msgspec

from hofnarr.server.table.state import USUAL_PAUSE


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins`: further web addresses whose pages may talk to this server.

    `bot_pause`: milliseconds that bots seem to think. `lazy_bots`: begin no process for them before
    the first one has to think. `bots`: bots of the host's own, GAME.NAME=PLACE.
    """

    database: str
    origins: list[str] = []
    limits: bool = True
    allow_local_webhooks: bool = False
    bot_pause: int = USUAL_PAUSE
    bot_processes: int | None = None
    lazy_bots: bool = False
    bots: list[str] = []
    log_level: str = "info"
