"""The command line: `hofnarr --help`. `main` is the way in; a command is one module of its name.

Only what a command needs is imported: the front page and the version come without cyclopts, a
command without the other ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from hofnarr import __version__
from hofnarr.cli.output import complain, os_problem
from hofnarr.core.errors import BadInput, BrokenRecord, HofnarrError

#: Every command and what it does, in its function.
COMMANDS: dict[str, str] = {
    "serve": "Serve the table in the browser.",
    "backup": "Write all tables of a server into one file.",
    "restore": "Bring the tables of a backup into an empty database.",
    "operator": "Look after a server: tables, people, bans, erasing.",
    "site": "Write the pages as files for any host, without a server.",
    "play": "Play a game in the terminal.",
    "join": "Let a bot play at a table of a server.",
    "award": "Say who wins a column, and why.",
    "cards": "Look up the cards of a game.",
    "rules": "Read the rules and rulings of a game.",
    "replay": "Step through a recorded game.",
    "verify": "Check that records keep every rule.",
    "analyse": "Judge the moves and the luck of a game.",
    "puzzles": "Find the best move.",
    "simulate": "Let bots play many games.",
    "arena": "Measure bots against each other.",
    "bench": "Measure the speed of the rules.",
}

#: Exit codes beside 0.
BROKEN = 1  #: a readable record breaks a rule
ERROR = 2  #: something that cannot be understood or read
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code. Whatever a user can cause ends in one sentence.

    >>> main(["--version"])  # doctest: +ELLIPSIS
    hofnarr ...
    0
    """
    _prepare_output()
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _finish_output()
        return PIPE_CLOSED
    except OSError as error:
        complain(os_problem(error))
        _finish_output()
        return ERROR
    except HofnarrError as error:
        complain(str(error))
        return BROKEN if isinstance(error, BrokenRecord) else ERROR


def _run(tokens: list[str]) -> int:
    if not tokens and _is_before_a_person():
        tokens = ["serve"]
    if not tokens or tokens[0] in ("--help", "-h"):
        print(_front_page())
        return 0
    if tokens[0] == "--version":
        print(f"hofnarr {__version__}")
        return 0
    if tokens[0] not in COMMANDS:
        raise BadInput(f"unknown command {tokens[0]!r}: choose one of {', '.join(COMMANDS)}")
    from hofnarr.cli.app import run

    return run(tokens)


def _is_before_a_person() -> bool:
    """At a terminal `hofnarr` alone opens the table; a script must not wait for a server."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _front_page() -> str:
    """Written here, for cyclopts would take several times as long to set it."""
    commands = "\n".join(f"  {name:<10}{text}" for name, text in COMMANDS.items())
    return (
        "Usage: hofnarr [COMMAND]\n\n"
        "Card games of court intrigue at one digital table. Alone, in a terminal,\n"
        "hofnarr opens the table in the browser, as hofnarr serve does.\n\n"
        f"Commands:\n{commands}\n\n"
        "hofnarr COMMAND --help tells all about a command, hofnarr --version the version."
    )


def _prepare_output() -> None:
    """A terminal that lacks a sign shows a question mark; closed output is thrown away."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _finish_output() -> None:
    """Throw away what nobody takes, or the interpreter would complain of it as it ends."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
