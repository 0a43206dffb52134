"""Everything that can go wrong by what somebody else sent; each message is one clear sentence."""

from __future__ import annotations


class HofnarrError(Exception):
    """The base of all errors that are meant to be shown to a person."""


class BadInput(HofnarrError):
    """Something that cannot be read: not JSON, a wrong type, a missing or unknown field or name."""


class IllegalAction(HofnarrError):
    """An action that the rules do not allow here; `rule` names the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class BrokenRecord(HofnarrError):
    """A readable record that breaks a rule, claims a wrong result or a wrong commitment."""
