"""The commands as a cyclopts application, each loaded when it is called."""

from __future__ import annotations

from typing import cast

from cyclopts import App, CycloptsError

from hofnarr import __version__
from hofnarr.cli import COMMANDS, ERROR
from hofnarr.cli.output import complain


def run(tokens: list[str]) -> int:
    """Run one command; gives its exit code, also where its arguments make no sense."""
    try:
        return cast(int, _app()(tokens))
    except CycloptsError as error:
        complain(str(error))
        return ERROR


def _app() -> App:
    app = App(
        name="hofnarr",
        version=__version__,
        help_format="plaintext",
        result_action="return_int_as_exit_code_else_zero",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        app.command(f"hofnarr.cli.{name}:{name}", name=name)
    return app
