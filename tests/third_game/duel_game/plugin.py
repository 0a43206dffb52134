"""The one registration; pyproject.toml names it."""

from dataclasses import replace

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

#: The same with pages of its own.
WITH_PAGES = replace(PLUGIN, pages="duel_game/pages")
