"""`hofnarr cards`: the card reference."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from hofnarr.cli.faces import face
from hofnarr.cli.parameters import CardFile, GameName, Json, Language
from hofnarr.texts import guess_language, texts_for


def cards(
    game: GameName,
    card: Annotated[str | None, Parameter(help="One card, by its id or name: king.")] = None,
    /,
    *,
    own: CardFile = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Look up the cards of a game.

    Without CARD all of them: number, kind, what it does, and the rulings
    that concern it.
    """
    texts = texts_for(language or guess_language())
    face(game, "cards").show(game, card, texts, json=json, own=own)
