"""Asking a bot that somebody else wrote: whatever goes wrong is told in one sentence."""

from __future__ import annotations

import reprlib
import traceback
from pathlib import Path
from typing import Any

from hofnarr.bots.bot import Bot
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Action


def ask(name: str, bot: Bot, view: Any) -> Action:
    """A legal action of this view, or BadInput that names the bot."""
    try:
        action = bot.act(view)
        legal = action in view.legal
    except Exception as error:
        raise BadInput(f"bot {name!r}: {describe(error)}") from None
    if not legal:
        raise BadInput(f"bot {name!r}: {reprlib.repr(action)} is not a legal action")
    return action


def describe(error: Exception) -> str:
    """What went wrong and where, on one line.

    >>> describe(KeyError("king"))
    "KeyError: 'king'"
    """
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return said
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
