"""`hofnarr restore`: the tables of a backup in an empty database."""

from __future__ import annotations

import asyncio
import gzip
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofnarr.cli.databases import PIPE, Copied, Database, tell, usual_database
from hofnarr.cli.parameters import Json, Language, is_no_option
from hofnarr.cli.progress import progress_bar
from hofnarr.core.errors import BadInput


def restore(
    file: Annotated[
        Path,
        Parameter(
            help="What `hofnarr backup` wrote, - for standard input.",
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
    """Bring the tables of a backup into an empty database.

    Either all of it is there afterwards or nothing. Running games, clocks and
    bots go on as soon as a server serves it.
    """
    from hofnarr.server.storage.backup import Counts, read_backup, whole_lines
    from hofnarr.server.storage.opening import open_store

    async def restored() -> Counts:
        source = sys.stdin.buffer if file == PIPE else file
        with progress_bar() as told, gzip.open(source) as packed:
            store = await open_store(database or usual_database())
            try:
                return await store.database.write(
                    lambda connection: read_backup(connection, whole_lines(packed), told)
                )
            finally:
                await store.close()

    if file != PIPE and not file.is_file():
        raise BadInput(f"{file}: there is no such file")
    tell(
        "cli-restore-done",
        Copied(str(file), *asyncio.run(restored())),
        json=json,
        language=language,
    )
    return 0
