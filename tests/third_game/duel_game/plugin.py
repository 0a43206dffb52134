"""The one registration; pyproject.toml names it."""

from hofnarr.core.plugin import Plugin

PLUGIN = Plugin(
    name="duel",
    title="Duel",
    game="duel_game.game",
    bots="duel_game.bots",
    server="duel_game.part",
    terminal="duel_game.terminal",
    locale="duel_game/locale",
)
