"""One step of a recorded game of the Catan card game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from hofnarr.catan.events import TurnStarted
from hofnarr.catan.words.telling import tell_event
from hofnarr.cli.catan.board import draw
from hofnarr.core.game import Viewer
from hofnarr.texts import Texts


def starts_round(event: Any) -> bool:
    return isinstance(event, TurnStarted) and event.turn % 2 == 0


def tell_step(
    console: Console, game: str, step: Any, names: Sequence[str], viewer: Viewer, texts: Texts
) -> None:
    """What happened, and the table after it."""
    for event in step.events:
        console.print(tell_event(texts, event, names, viewer))
    console.print(draw(step.state.view(viewer), names, texts))
