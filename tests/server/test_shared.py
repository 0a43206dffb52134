"""What the server has for all games names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hofnarr.server
from hofnarr.games import game_names
from hofnarr.server.game_parts import ServerPart, part_of

SERVER = Path(hofnarr.server.__file__).parent
OURS = ("kabale", "catan")
SHARED = [path for path in SERVER.rglob("*.py") if path.relative_to(SERVER).parts[0] not in OURS]


def test_every_game_of_ours_has_its_server_part() -> None:
    assert set(OURS) <= set(game_names())
    for game in OURS:
        assert isinstance(part_of(game), ServerPart)
        assert (SERVER / game / "part.py").is_file()


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SERVER)))
def test_no_shared_file_names_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search("|".join(OURS), text, re.IGNORECASE)
