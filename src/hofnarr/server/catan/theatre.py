"""How long people look at what happens before a bot goes on, in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hofnarr.catan import events
from hofnarr.catan.engine.steps import Decision
from hofnarr.core.game import Event

LONGEST = 7_000
#: By event; those that are missing need no time. Kinds of events are public, cards may not be.
TIMES: dict[type[Any], int] = {
    events.Rolled: 1_800,
    events.EventTurned: 2_500,
    events.DieRolled: 1_800,
    events.Played: 1_500,
    events.Built: 700,
    events.Left: 700,
    events.TokenMoved: 600,
    events.TopsTurned: 1_200,
    events.SevenReached: 1_200,
    events.Offered: 500,
}


def theatre(told: Sequence[Event]) -> int:
    return min(LONGEST, sum(TIMES.get(type(event), 0) for event in told))


def pause(step: Decision, usual: int) -> int:
    """Whoever could answer a card is asked whether he can or not (C80): everybody sees the same
    pause, long enough for a bot's thinking to be over. Nobody dwells on small steps."""
    if step.kind in ("window", "dice"):
        return 2 * usual
    return usual // 4 if step.quick else usual
