"""`hofnarr backup` beside a server at work, and `hofnarr restore` elsewhere."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from alembic import command

from hofnarr.core.errors import BadInput
from hofnarr.server.storage import StoredEntry, migrating
from hofnarr.server.storage.backup import Counts, read_backup, whole_lines, write_backup
from hofnarr.server.storage.migrating import configured
from hofnarr.server.storage.opening import look_at, open_store
from hofnarr.server.storage.rows import NewTable, Standing
from tests.server.clients import Api
from tests.server.databases import new_database
from tests.server.serving import running

pytestmark = pytest.mark.anyio

TABLE = "aaaaaaaaaaaa"
MAIN = "from hofnarr.cli import main; raise SystemExit(main())"


async def hofnarr(*arguments: str | Path) -> tuple[int, str, str]:
    command = [sys.executable, "-c", MAIN, *map(str, arguments)]
    done = await asyncio.to_thread(
        subprocess.run,
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C"},
    )
    return done.returncode, done.stdout, done.stderr


async def talk(api: Api, table: str, token: str, said: list[int], enough: asyncio.Event) -> None:
    """Say one thing after another; `said` holds what was acknowledged."""
    while not enough.is_set() and len(said) < 100:
        answer = await api.command(table, token, "say", text=f"word {len(said)}")
        if answer["type"] == "ok":
            said.append(answer["seq"])
        else:
            await asyncio.sleep(0.05)


@pytest.fixture
async def elsewhere(database: str, postgres: str, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if database.startswith("sqlite"):
        return await new_database(postgres)
    return f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"


async def test_a_backup_under_load_holds_everything_acknowledged(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy.gz"
    said: list[int] = []
    async with running(database) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
        waiting = await api.create({"kind": "person"}, {"kind": "you"}, listed=True)
        enough = asyncio.Event()
        talking = asyncio.create_task(talk(api, table, tokens[0], said, enough))
        while len(said) < 3:
            await asyncio.sleep(0.01)
        before = said[-1]
        code, out, err = await hofnarr("backup", file, "--database", database, "--json")
        enough.set()
        await talking
        assert (code, err) == (0, "")
        assert json.loads(out)["tables"] == 2
        known = (await api.events(table, tokens[0], 0))["entries"]
    assert file.stat().st_mode & 0o077 == 0  # it holds the seeds of running games

    code, out, err = await hofnarr("restore", file, "--database", elsewhere)
    assert (code, err) == (0, "")
    assert out.startswith("Tables: 2, entries: ")
    async with running(elsewhere) as server, Api(server.address) as api:
        found = (await api.events(table, tokens[0], 0))["entries"]
        assert found[-1]["seq"] >= before
        assert found == known[: len(found)]
        # The game goes on where it was, for those who were seated and for those who come.
        assert (await api.command(table, tokens[1], "say", text="here we are"))["type"] == "ok"
        assert (await api.join(waiting["table"], "Bea"))["seat"] == 0


async def small_backup(address: str) -> list[bytes]:
    """The lines of a backup of one table."""
    store = await open_store(address)
    async with store.writing(TABLE) as writing:
        new = NewTable(TABLE, "kabale", 1, True, "{}", "seed", "salt")
        writing.create(new, [StoredEntry(1, 2, None, "{}")], Standing("open", None, "{}", None))
    await store.close()
    lines: list[bytes] = []
    await look_at(address, lambda connection: write_backup(connection, lines.append, silent))
    return lines


def silent(done: int, total: int) -> None:
    pass


async def restored(address: str, lines: Iterable[bytes]) -> Counts:
    store = await open_store(address)
    try:
        return await store.database.write(lambda c: read_backup(c, whole_lines(lines), silent))
    finally:
        await store.close()


def without_end(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def newer(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"schema":"0', b'"schema":"9'), *lines[1:]]


def another(lines: list[bytes]) -> list[bytes]:
    return [b'{"format":"hofnarr.save/1","schema":"0001","tables":0}\n']


def miscounted(lines: list[bytes]) -> list[bytes]:
    return [*lines[:-1], b'{"end":[1,9]}\n']


def nonsense(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b"[]\n", *lines[2:]]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (without_end, "backup: it ends before line 3"),
        (newer, "backup: a newer Hofnarr made it"),
        (another, "backup: its format is 'hofnarr.save/1'"),
        (miscounted, "backup: the counts at its end do not fit"),
        (nonsense, "backup: line 2 is none of a backup"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
async def test_a_spoilt_backup_is_refused_and_changes_nothing(
    spoil: Any, told: str, sqlite: str, tmp_path: Path
) -> None:
    lines = await small_backup(sqlite)
    target = f"sqlite:///{tmp_path / 'target.sqlite'}"
    with pytest.raises(BadInput, match=told):
        await restored(target, spoil(lines))
    assert await restored(target, lines) == (1, 1)  # nothing was in it


async def test_half_a_file_is_refused(sqlite: str, tmp_path: Path) -> None:
    packed = gzip.compress(b"".join(await small_backup(sqlite)))
    target = f"sqlite:///{tmp_path / 'target.sqlite'}"
    with pytest.raises(BadInput, match="backup: it cannot be unpacked"):
        await restored(target, gzip.GzipFile(fileobj=BytesIO(packed[:-40])))


async def test_a_database_with_tables_is_left_alone(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.gz"
    async with running(sqlite) as server, Api(server.address) as api:
        await api.seated(2)
        assert (await hofnarr("backup", file, "--database", sqlite))[0] == 0
        code, _, err = await hofnarr("restore", file, "--database", sqlite)
        assert (code, "is in use by another hofnarr serve" in err) == (2, True)
    code, _, err = await hofnarr("restore", file, "--database", sqlite)
    assert (code, "restore into an empty one" in err) == (2, True)


async def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.sqlite"
    code, _, err = await hofnarr(
        "backup", tmp_path / "copy.gz", "--database", f"sqlite:///{nowhere}"
    )
    assert (code, err) == (2, f"hofnarr: database: {nowhere}: there is no such file\n")
    assert not nowhere.exists()
    code, _, err = await hofnarr(
        "restore", tmp_path / "copy.gz", "--database", f"sqlite:///{nowhere}"
    )
    assert (code, "there is no such file" in err) == (2, True)
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_goes_through_a_pipe(sqlite: str, tmp_path: Path) -> None:
    await small_backup(sqlite)
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"
    command = [sys.executable, "-c", MAIN]
    taken = subprocess.run(
        [*command, "backup", "-", "--database", sqlite], capture_output=True, check=False
    )
    assert (taken.returncode, taken.stderr) == (0, b"")
    lines = gzip.decompress(taken.stdout).splitlines()
    assert json.loads(lines[-1]) == {"end": [1, 1]}
    back = subprocess.run(
        [*command, "restore", "-", "--database", elsewhere, "--json"],
        check=False,
        input=taken.stdout,
        capture_output=True,
    )
    assert (back.returncode, back.stderr) == (0, b"")
    assert json.loads(back.stdout) == {"file": "-", "tables": 1, "entries": 1}
    wrong = await hofnarr("backup", "--nothing", "--database", sqlite)
    assert wrong[0] == 2
    assert "unknown option '--nothing'" in wrong[2].lower()


async def test_a_database_of_the_version_before_is_upgraded_and_so_is_its_backup(
    database: str, elsewhere: str
) -> None:
    """Back at the first schema, as an older version would have left it; then started, restored."""
    async with running(database) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
    store = await open_store(database)
    await store.database.write(lambda connection: command.downgrade(configured(connection), "0001"))
    nothing: list[bytes] = []
    await store.close()
    with pytest.raises(BadInput, match="of another version"):
        await look_at(database, lambda connection: write_backup(connection, nothing.append, silent))
    async with running(database) as server, Api(server.address) as api:
        assert (await api.command(table, tokens[0], "say", text="after"))["type"] == "ok"

    lines: list[bytes] = []
    await look_at(database, lambda connection: write_backup(connection, lines.append, silent))
    newest = f'"schema":"{migrating.newest()}"'.encode()
    assert newest in lines[0]
    lines[0] = lines[0].replace(newest, b'"schema":"0001"')
    assert (await restored(elsewhere, lines)).tables == 1
    async with running(elsewhere) as server, Api(server.address) as api:
        assert (await api.command(table, tokens[1], "say", text="here too"))["type"] == "ok"
