"""The options of any game as they are typed: a variant, and single options changed."""

from __future__ import annotations

from typing import Any

import msgspec

from hofnarr.cli.parameters import Wishes
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game

_OTHERS = {"theme_cards": "--theme-cards", "decks": "--decks", "cards": "--cards"}


def players_for(game: Game) -> int:
    return game.player_counts[0]


bulk_players_for = players_for


def options_for(game: Game, wishes: Wishes) -> Any:
    for field, name in _OTHERS.items():
        if getattr(wishes, field) is not None:
            raise BadInput(f"{name}: belongs to another game")
    if wishes.edition is not None and wishes.set_ is not None:
        raise BadInput("--edition, --set: give one of them, both name the variant")
    wished = wishes.edition or wishes.set_ or next(iter(game.variants))
    if wished not in game.variants:
        known = ", ".join(game.variants)
        raise BadInput(f"unknown variant {wished!r}: choose one of {known}")
    options = game.variants[wished]
    changes = {}
    for change in wishes.option:
        name, equals, value = change.partition("=")
        if not equals:
            raise BadInput(f"--option: {change!r} is not written NAME=VALUE")
        changes[name.replace("-", "_")] = value
    try:
        fields = msgspec.to_builtins(options) | changes
        return msgspec.convert(fields, type(options), strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"--option: {error}") from None
