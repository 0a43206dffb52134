"""Where everything of this game is found. Names only: what lies above the rules is not imported."""

from hofnarr.core.plugin import Plugin

PLUGIN = Plugin(
    name="kabale",
    title="Kabale und Hiebe",
    game="hofnarr.kabale.game",
    bots="hofnarr.bots.kabale.players",
    server="hofnarr.server.kabale.part",
    terminal="hofnarr.cli.kabale",
    arena="hofnarr.arena.kabale",
    place=1,
)
