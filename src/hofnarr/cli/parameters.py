"""Parameters that several commands share."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from hofnarr import texts
from hofnarr.core.errors import BadInput


def is_no_option(_: Any, values: str | Path | tuple[str, ...]) -> None:
    """Where `-` may stand, cyclopts lets every other hyphen pass as well."""
    for value in values if isinstance(values, tuple) else [str(values)]:
        if value.startswith("-") and value != "-":
            raise BadInput(f"unknown option {value!r}")


#: A file that is read; `-` is standard input.
Source = Annotated[
    str,
    Parameter(
        name="FILE",
        help="A file, - for standard input.",
        allow_leading_hyphen=True,
        validator=is_no_option,
    ),
]

GameName = Annotated[str, Parameter(help="The game: kabale, catan, or one that you installed.")]

Language = Annotated[
    texts.Language | None,
    Parameter(help="The language of the answer; without it, that of your system."),
]

Json = Annotated[
    bool,
    Parameter(help="Answer for machines, in JSON.", negative="", show_default=False),
]

Cores = Annotated[
    int | None,
    Parameter(name=("--cores", "--jobs"), help="How many work at once; default all."),
]


def checked_cores(cores: int | None) -> int:
    """So many, or as many as this process may use."""
    if cores is not None and cores < 1:
        raise BadInput(f"--cores: {cores} is not possible, give 1 or more")
    from hofnarr.bots import usable_cores

    return cores or usable_cores()


Edition = Annotated[
    str,
    Parameter(help="A named set of options: standard, german, polish or french."),
]

CardFile = Annotated[
    Path | None,
    Parameter(name="--cards", help="Catan: a YAML file with your own costs and points of cards."),
]

OptionChanges = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        help="Change one option, NAME=VALUE; may be given several times.",
        negative="",
        show_default=False,
    ),
]


@Parameter(name="*")
@dataclass(frozen=True)
class Wishes:
    """How a table plays, as it is typed; each game takes what it knows and refuses the rest.

    The module `options` of its terminal face makes options of it.
    """

    edition: Annotated[
        str | None,
        Parameter(help="Kabale: a named set of options, standard, german, polish or french."),
    ] = None
    option: OptionChanges = ()
    set_: Annotated[
        str | None,
        Parameter(
            name="--set",
            help="Catan: base, knights, politics, barbarians, several with commas, all, "
            "or tournament.",
        ),
    ] = None
    theme_cards: Annotated[
        str | None, Parameter(help="Catan with several sets: forty theme cards by lot, or all.")
    ] = None
    decks: Annotated[
        Path | None, Parameter(help="Catan: a YAML file with the decks of a tournament game.")
    ] = None
    cards: CardFile = None
