"""The rules page of any game: the text `NAME-rules`, paragraphs parted by lines."""

from __future__ import annotations

from hofnarr.cli.output import console, put_json
from hofnarr.cli.pages import paragraphs
from hofnarr.core.errors import BadInput
from hofnarr.games import find_plugin
from hofnarr.texts import Texts


def as_markdown(game: str, texts: Texts) -> str:
    return f"# {find_plugin(game).title}\n\n{_text(game, texts)}\n"


def show(game: str, section: str | None, texts: Texts, *, json: bool) -> None:
    if section is not None:
        raise BadInput(f"{game}: its rules are one page, without sections")
    body = _text(game, texts)
    if json:
        put_json({"id": "rules", "title": find_plugin(game).title, "text": body})
        return
    for paragraph in paragraphs(body):
        console().print(paragraph)


def _text(game: str, texts: Texts) -> str:
    if not texts.has(f"{game}-rules"):
        raise BadInput(f"{game}: brings no rules to read")
    return texts(f"{game}-rules")
