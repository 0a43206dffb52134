"""`hofnarr rules`: our rules and rulings."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from hofnarr.cli.faces import face
from hofnarr.cli.parameters import GameName, Json, Language
from hofnarr.texts import guess_language, texts_for


def rules(
    game: GameName,
    section: Annotated[
        str | None, Parameter(help="One ruling or section only: R3, explorer, options.")
    ] = None,
    /,
    *,
    markdown: Annotated[
        bool, Parameter(help="The whole page as Markdown.", negative="", show_default=False)
    ] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Read the rules and rulings of a game.

    Where the published rulebooks disagree or are silent, a numbered ruling
    says how we play.
    """
    pages = face(game, "rules")
    texts = texts_for(language or guess_language())
    if markdown:
        print(pages.as_markdown(game, texts), end="")
    else:
        pages.show(game, section, texts, json=json)
