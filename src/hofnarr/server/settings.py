"""How a server is set up; given to every worker process."""

from __future__ import annotations

import msgspec

from hofnarr.server.protocol.fields import USUAL_PAUSE
from hofnarr.server.workers.thinking import PATIENCE


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins`: further web addresses whose pages may talk to this server.

    `bot_pause`: milliseconds that bots seem to think; `bot_patience`: seconds that they may.
    `lazy_bots`: begin no process for them before the first one has to think. `bots`: bots of the
    host's own, GAME.NAME=PLACE. `metrics_token` opens the figures to whoever has it; without one
    they are for this machine. `operator_token` opens /api/operator; without one it is closed.
    `keep_days`: how long finished games stay, None for ever.
    """

    database: str
    origins: list[str] = []
    limits: bool = True
    allow_local_webhooks: bool = False
    bot_pause: int = USUAL_PAUSE
    bot_patience: float = PATIENCE
    bot_processes: int | None = None
    lazy_bots: bool = False
    bots: list[str] = []
    metrics_token: str | None = None
    operator_token: str | None = None
    keep_days: int | None = None
    log_level: str = "info"
