"""The rules page of the Catan card game."""

from __future__ import annotations

from rich.text import Text

from hofnarr.catan.rulebook import RULINGS, SECTIONS, RulesPage, as_markdown, rules_page
from hofnarr.cli.output import console, put_json
from hofnarr.cli.pages import paragraphs
from hofnarr.core.errors import BadInput
from hofnarr.texts import Texts

__all__ = ["as_markdown", "find_page", "show"]


def show(section: str | None, texts: Texts, *, json: bool) -> None:
    """The whole page, or one section or ruling."""
    chosen = (*SECTIONS, *RULINGS) if section is None else (find_page(section),)
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


def find_page(wanted: str) -> str:
    """A section or ruling by its id.

    >>> find_page("c31"), find_page("Event_die")
    ('C31', 'event-die')
    """
    name = wanted.strip()
    if name.upper() in RULINGS:
        return name.upper()
    name = name.lower().replace("_", "-")
    if name in SECTIONS:
        return name
    raise BadInput(
        f"unknown ruling or section {wanted!r}: choose one of "
        f"{RULINGS[0]} to {RULINGS[-1]}, {', '.join(SECTIONS)}"
    )


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
