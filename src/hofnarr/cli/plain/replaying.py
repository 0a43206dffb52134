"""One step of a recorded game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from hofnarr.core.game import Viewer
from hofnarr.texts import Texts
from hofnarr.texts.telling import Teller


def starts_round(event: Any) -> bool:
    """Without rounds every step is one."""
    return True


def tell_step(
    console: Console, game: str, step: Any, names: Sequence[str], viewer: Viewer, texts: Texts
) -> None:
    """What happened, and the table after it."""
    teller = Teller(game, texts, names)
    for event in step.events:
        told = teller.event(event.seen_by(viewer))
        if told is not None:
            console.print(Text(told))
    for label, value in teller.view(step.state.view(viewer)):
        console.print(Text(f"  {label}: {value}"))
