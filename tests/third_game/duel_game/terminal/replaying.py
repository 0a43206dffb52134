"""One step of a recorded duel: the score stands in front of every line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from hofnarr.core.game import Viewer
from hofnarr.texts import Texts
from hofnarr.texts.telling import Teller


def starts_round(event: Any) -> bool:
    return bool(event.__struct_config__.tag == "fought")


def tell_step(
    console: Console, game: str, step: Any, names: Sequence[str], viewer: Viewer, texts: Texts
) -> None:
    points = ":".join(map(str, step.state.points))
    teller = Teller(game, texts, names)
    for event in step.events:
        console.print(Text(f"[{points}] {teller.event(event.seen_by(viewer))}"))
