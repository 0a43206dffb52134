"""Everything that can go wrong by what somebody else sent; each message is one clear sentence."""

from __future__ import annotations

from typing import Any

import msgspec


class HofnarrError(Exception):
    """The base of all errors that are meant to be shown to a person."""


class BadInput(HofnarrError):
    """Something that cannot be read: not JSON, a wrong type, a missing or unknown field or name."""


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done, as data, so that every screen can say it in its own language:
    the id of a text, what it speaks of, and the rule."""

    id: str
    args: dict[str, Any]
    rule: str


class IllegalAction(HofnarrError):
    """An action that the rules do not allow here; `rule` names the rule that forbids it, `reason`
    is the message as data, where the game has it."""

    def __init__(self, message: str, rule: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason


class BrokenRecord(HofnarrError):
    """A readable record that breaks a rule, claims a wrong result or a wrong commitment."""
