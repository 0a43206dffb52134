"""Where the commands find what a game has of its own: a module for each in the package that its
plug-in names as `terminal`. What is missing there is done plainly, see `cli/plain`.

| module | what it has |
| --- | --- |
| `options` | `players_for(game)`, `bulk_players_for(game)`, `options_for(game, wishes)` |
| `sitting` | `Sitting(table, screen, path)` with `run()`, `rounds_begun(match)` |
| `replaying` | `tell_step(console, game, step, names, viewer, texts)`, `starts_round(event)` |
| `simulating` | `Run(game, seed, bots, options, first)` |
| `benching` | `Bench(game, players, sets, runner)` |
| `rules` | `show(game, section, texts, json=...)`, `as_markdown(game, texts)` |
| `cards` | `show(game, card, texts, json=..., own=...)` |
"""

from __future__ import annotations

from typing import Any

from hofnarr.games import find_plugin

_PLAIN = "hofnarr.cli.plain"


def face(game: str, part: str) -> Any:
    """The module of a game for one command; BadInput for an unknown game."""
    plugin = find_plugin(game)
    own = f"{plugin.terminal}.{part}"
    if plugin.terminal is not None and plugin.has(own):
        return plugin.load(own)
    return plugin.load(f"{_PLAIN}.{part}")
