"""Where everything of this game is found. Names only: what lies above the rules is not imported."""

from hofnarr.core.plugin import Plugin

PLUGIN = Plugin(
    name="catan",
    title="Catan",
    game="hofnarr.catan.game",
    bots="hofnarr.bots.catan.players",
    server="hofnarr.server.catan.part",
    terminal="hofnarr.cli.catan",
    place=2,
)
