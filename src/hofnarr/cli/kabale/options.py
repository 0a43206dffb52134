"""The options of Kabale und Hiebe as they are typed."""

from __future__ import annotations

from hofnarr.cli.parameters import Wishes
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game
from hofnarr.kabale.options import Options, choose

_OTHERS = {"set_": "--set", "theme_cards": "--theme-cards", "decks": "--decks", "cards": "--cards"}


def players_for(game: Game) -> int:
    """How many play unless somebody says otherwise."""
    return 3


def bulk_players_for(game: Game) -> int:
    return 4


def options_for(game: Game, wishes: Wishes) -> Options:
    for field, name in _OTHERS.items():
        if getattr(wishes, field) is not None:
            raise BadInput(f"{name}: belongs to catan, kabale has --edition and --option")
    return choose(wishes.edition or "standard", wishes.option)
