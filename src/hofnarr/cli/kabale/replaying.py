"""One step of a recorded game of Kabale und Hiebe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding

from hofnarr.cli.kabale.board import draw
from hofnarr.core.game import Viewer
from hofnarr.kabale.events import Awarded, RoundStarted
from hofnarr.kabale.telling import tell_award, tell_event
from hofnarr.texts import Texts


def starts_round(event: Any) -> bool:
    return isinstance(event, RoundStarted)


def tell_step(
    console: Console, game: str, step: Any, names: Sequence[str], viewer: Viewer, texts: Texts
) -> None:
    """What happened, and the table after it."""
    for event in step.events:
        console.print(tell_event(texts, event, names, viewer))
        if isinstance(event, Awarded):
            _explain(console, event, names, texts)
    console.print(draw(step.state.view(viewer), names, texts))


def _explain(console: Console, event: Awarded, names: Sequence[str], texts: Texts) -> None:
    told = tell_award(texts, event.target, event.award, lambda owner: names[int(owner)])
    for step in told[1:]:
        console.print(Padding(step, (0, 0, 0, 2)))
