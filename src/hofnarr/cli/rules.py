"""`hofnarr rules`: our rules and rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hofnarr.cli.output import console, put_json
from hofnarr.cli.parameters import GameName, Json, Language
from hofnarr.core.errors import BadInput
from hofnarr.games import find_game
from hofnarr.kabale.options import EDITIONS, VALUES
from hofnarr.kabale.rulebook import RULINGS, SECTIONS, RulesPage, as_markdown, rules_page
from hofnarr.texts import Texts, guess_language, texts_for


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
    find_game(game)
    texts = texts_for(language or guess_language())
    if markdown:
        print(as_markdown(texts), end="")
        return
    chosen = (*SECTIONS, *RULINGS) if section is None else (_find(section),)
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
        for renderable in (*_paragraphs(page.text), *_as_written(texts, name)):
            out.print(renderable)
        out.print()
    if section is None:
        out.print(Text(texts("rules-unofficial"), style="italic"))


def _find(wanted: str) -> str:
    """A section or ruling by its id.

    >>> _find("r3"), _find("Explorer"), _find("after_round")
    ('R3', 'explorer', 'after-round')
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


def _title(page: RulesPage) -> Text:
    title = f"{page.id}  {page.title}" if page.id in RULINGS else page.title
    return Text(title, style="bold")


def _paragraphs(body: str) -> Iterator[RenderableType]:
    """The lines of a text; those of a list stand beside their bullet or number."""
    for line in body.splitlines():
        item = re.match(r"(•|\d+\.) (.*)", line)
        yield _beside([(item[1], item[2])]) if item else Text(line)


def _as_written(texts: Texts, section: str) -> Iterator[RenderableType]:
    """How the command line wants options and editions."""
    if section == "options":
        yield Text()
        yield _beside(
            [
                (f"--option {name}={value}", texts(f"value-{value.replace('_', '-')}"))
                for name, values in VALUES.items()
                for value in values
            ]
        )
    if section == "editions":
        yield Text(f"\n--edition {' | '.join(EDITIONS)}")


def _beside(rows: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(Text(left), Text(right))
    return table
