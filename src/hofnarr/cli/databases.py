"""What the commands share that work on a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from hofnarr import texts
from hofnarr.cli.output import put_json
from hofnarr.cli.saves import folder

Database = Annotated[
    str | None,
    Parameter(
        help="sqlite:///FILE or postgresql://...; without it, the file among your data.",
        env_var="HOFNARR_DATABASE",
    ),
]


#: In place of a file: standard output, or input.
PIPE = Path("-")


class Copied(msgspec.Struct, frozen=True):
    file: str
    tables: int
    entries: int


def usual_database() -> str:
    return f"sqlite:///{folder() / 'tables.sqlite'}"


def tell(text: str, copied: Copied, *, json: bool, language: texts.Language | None) -> None:
    """Say what was copied, in words or for machines."""
    if json:
        put_json(copied)
        return
    words = texts.texts_for(language or texts.guess_language())
    print(words(text, file=copied.file, tables=copied.tables, entries=copied.entries))
