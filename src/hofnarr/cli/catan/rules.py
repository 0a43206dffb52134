"""The rules page of the Catan card game."""

from __future__ import annotations

from rich.text import Text

from hofnarr.catan.words import rulebook
from hofnarr.catan.words.rulebook import RULINGS, SECTIONS, RulesPage, rules_page
from hofnarr.cli.output import console, put_json
from hofnarr.cli.pages import find_page, paragraphs
from hofnarr.texts import Texts


def as_markdown(game: str, texts: Texts) -> str:
    return rulebook.as_markdown(texts)


def show(game: str, section: str | None, texts: Texts, *, json: bool) -> None:
    """The whole page, or one section or ruling."""
    chosen = (*SECTIONS, *RULINGS) if section is None else (find_page(section, RULINGS, SECTIONS),)
    if json:
        for name in chosen:
            put_json(rules_page(texts, name))
        return
    out = console()
    if section is None:
        out.print(Text(texts("catan-rules-title"), style="bold"), end="\n\n")
    for name in chosen:
        _show_page(rules_page(texts, name), texts)
        out.print()
    if section is None:
        out.print(Text(texts("catan-rules-unofficial"), style="italic"))


def _show_page(page: RulesPage, texts: Texts) -> None:
    out = console()
    title = f"{page.id}  {page.title}" if page.id in RULINGS else page.title
    out.print(Text(title, style="bold"))
    for renderable in paragraphs(page.text):
        out.print(renderable)
    if page.figure:
        out.print(Text(page.figure), soft_wrap=True)
    if page.why:
        out.print(Text(f"{texts('catan-rulings-title.why')} {page.why}", style="dim"))
