"""The options of Kabale und Hiebe as they are typed."""

from __future__ import annotations

from hofnarr.cli.parameters import Wishes
from hofnarr.core.errors import BadInput
from hofnarr.kabale.options import Options, choose

PLAYERS = 3  #: unless somebody says otherwise
BULK_PLAYERS = 4
_OTHERS = {"set_": "--set", "theme_cards": "--theme-cards", "decks": "--decks", "cards": "--cards"}


def options_for(wishes: Wishes) -> Options:
    for field, name in _OTHERS.items():
        if getattr(wishes, field) is not None:
            raise BadInput(f"{name}: belongs to catan, kabale has --edition and --option")
    return choose(wishes.edition or "standard", wishes.option)
