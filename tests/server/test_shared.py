"""What the server has for all games names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hofnarr.server
from hofnarr.games import GAMES
from hofnarr.server.game_parts import PARTS, ServerPart, part_of

SERVER = Path(hofnarr.server.__file__).parent
SHARED = [path for path in SERVER.rglob("*.py") if path.relative_to(SERVER).parts[0] not in GAMES]


def test_every_game_has_its_server_part() -> None:
    assert set(PARTS) <= set(GAMES)
    for game in GAMES:
        assert isinstance(part_of(game), ServerPart)
        assert (SERVER / game / "part.py").is_file()
    assert type(part_of("a game to come")) is ServerPart


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SERVER)))
def test_no_shared_file_names_a_game(path: Path) -> None:
    """But for the registry, one line a game."""
    text = path.read_text(encoding="utf-8")
    if path.name == "game_parts.py":
        for game in GAMES:
            text = text.replace(f'    "{game}": "hofnarr.server.{game}.part",\n', "")
    assert not re.search("|".join(GAMES), text, re.IGNORECASE)
