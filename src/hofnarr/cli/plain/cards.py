"""A game without cards to look up."""

from __future__ import annotations

from pathlib import Path

from hofnarr.core.errors import BadInput
from hofnarr.texts import Texts


def show(game: str, card: str | None, texts: Texts, *, json: bool, own: Path | None) -> None:
    raise BadInput(f"{game}: brings no cards to look up")
