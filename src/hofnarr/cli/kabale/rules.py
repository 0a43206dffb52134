"""The rules page of Kabale und Hiebe."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from hofnarr.cli.output import console, put_json
from hofnarr.cli.pages import beside, find_page, paragraphs
from hofnarr.kabale import rulebook
from hofnarr.kabale.options import EDITIONS, VALUES
from hofnarr.kabale.rulebook import RULINGS, SECTIONS, RulesPage, rules_page
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
        out.print(Text(texts("rules-title"), style="bold"), end="\n\n")
    for name in chosen:
        page = rules_page(texts, name)
        out.print(_title(page))
        for renderable in (*paragraphs(page.text), *_as_written(texts, name)):
            out.print(renderable)
        out.print()
    if section is None:
        out.print(Text(texts("rules-unofficial"), style="italic"))


def _title(page: RulesPage) -> Text:
    title = f"{page.id}  {page.title}" if page.id in RULINGS else page.title
    return Text(title, style="bold")


def _as_written(texts: Texts, section: str) -> Iterator[RenderableType]:
    """How the command line wants options and editions."""
    if section == "options":
        yield Text()
        yield beside(
            [
                (f"--option {name}={value}", texts(f"value-{value.replace('_', '-')}"))
                for name, values in VALUES.items()
                for value in values
            ]
        )
    if section == "editions":
        yield Text(f"\n--edition {' | '.join(EDITIONS)}")
