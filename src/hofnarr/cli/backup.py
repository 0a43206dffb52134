"""`hofnarr backup`: all tables of a server in one file."""

from __future__ import annotations

import asyncio
import gzip
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofnarr.cli.databases import PIPE, Copied, Database, tell, usual_database
from hofnarr.cli.parameters import Json, Language, is_no_option
from hofnarr.cli.progress import progress_bar


def backup(
    file: Annotated[
        Path,
        Parameter(
            help="The file to write; one that exists is replaced. - for standard output.",
            allow_leading_hyphen=True,
            validator=is_no_option,
        ),
    ],
    /,
    *,
    database: Database = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Write all tables of a server into one file.

    The server may run meanwhile: what it had acknowledged when this began is
    in the file. The file fits SQLite and PostgreSQL, and holds the secrets of
    running games: keep it where only you can read it.
    """
    from hofnarr.server.storage.backup import write_backup
    from hofnarr.server.storage.opening import look_at

    piped = file == PIPE
    with progress_bar() as told, _piped() if piped else _written_whole(file) as packed:
        counts = asyncio.run(
            look_at(
                database or usual_database(),
                lambda connection: write_backup(connection, packed.write, told),
            )
        )
    if not piped:
        tell("cli-backup-done", Copied(str(file), *counts), json=json, language=language)
    return 0


@contextmanager
def _piped() -> Iterator[gzip.GzipFile]:
    with gzip.GzipFile("", "wb", 6, sys.stdout.buffer, mtime=0) as packed:
        yield packed


@contextmanager
def _written_whole(path: Path) -> Iterator[gzip.GzipFile]:
    """Nobody but us may read it, and nobody finds half a file under its name."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as file:
            with gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:
                yield packed
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
