"""The engine in Node: Python and the kernel as WebAssembly, both games to their end."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.device import packing
from tests.device.engines import device
from tests.device.journals import MemoryJournal
from tests.device.test_engine import ALL_SETS, deal_alike

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Game = tuple[str, tuple[str, ...], dict[str, Any]]

#: The King thinks by the clock: what he plays is not the same twice.
GAMES: tuple[Game, ...] = (
    ("kabale", ("courtier", "minister", "page"), {}),
    ("catan", ("courtier", "courtier"), ALL_SETS),
    ("kabale", ("courtier", "minister", "king", "squire"), {}),
)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def test_games_in_node_are_those_of_a_server(
    packs: Path, node: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packing.unpacked(packs, tmp_path / "engine")
    wishes = [
        {
            "game": game,
            "name": "Ada",
            "seats": [{"kind": "bot", "level": level} for level in levels],
            "options": options,
        }
        for game, levels, options in GAMES
    ]
    (tmp_path / "wishes.json").write_text(json.dumps(wishes))
    script = Path(__file__).with_name("in_node.mjs")
    command = [node, str(script), str(tmp_path / "engine"), str(tmp_path / "wishes.json")]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr[-3_000:]
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"record')]
    assert len(lines) == len(GAMES), done.stdout[-3_000:]
    for number, line in enumerate(lines):
        assert line["verified"]["ok"]
        game, levels, options = GAMES[number]
        if "king" in levels:
            continue
        deal_alike(monkeypatch, f"game {number}")
        async with device(MemoryJournal()) as engine:
            here = await engine.played(await engine.make(game, *levels, options=options))
        assert line["record"].strip().encode() == here


def test_all_that_is_fetched_is_small(packs: Path) -> None:
    """Compressed by ourselves: any file host will do."""
    listed = json.loads((packs / "engine.json").read_text())["packs"]
    assert [pack["size"] for pack in listed] == [
        (packs / pack["file"]).stat().st_size for pack in listed
    ]
    assert sum(pack["size"] for pack in listed) <= 8_000_000


def test_the_same_sources_make_the_same_engine(packs: Path, tmp_path: Path) -> None:
    packing.maker().make(tmp_path)
    assert (tmp_path / "engine.json").read_text() == (packs / "engine.json").read_text()
