"""Refusals: what is answered to a request that cannot be granted, over HTTP and socket alike."""

from __future__ import annotations

import re
from math import ceil
from typing import Any, Literal, NoReturn

import msgspec

from hofnarr.core.errors import BadInput, BrokenRecord, HofnarrError, IllegalAction, Reason
from hofnarr.server.protocol.unread import GameView, SeenEntry

Code = Literal[
    "bad_json",
    "bad_request",
    "bad_origin",
    "banned",
    "unknown_token",
    "not_your_seat",
    "not_your_turn",
    "not_allowed",
    "unknown_table",
    "not_found",
    "bad_method",
    "stale",
    "full",
    "over",
    "not_open",
    "too_large",
    "too_fast",
    "enough_now",
    "used_up",
    "illegal",
    "bad_record",
    "failed",
    "unavailable",
]

STATUS: dict[Code, int] = {
    "bad_json": 400,
    "bad_request": 400,
    "bad_origin": 403,
    "banned": 403,
    "unknown_token": 401,
    "not_your_seat": 403,
    "not_your_turn": 403,
    "not_allowed": 403,
    "unknown_table": 404,
    "not_found": 404,
    "bad_method": 405,
    "stale": 409,
    "full": 409,
    "over": 409,
    "not_open": 409,
    "too_large": 413,
    "too_fast": 429,
    "enough_now": 429,
    "used_up": 409,
    "illegal": 422,
    "bad_record": 422,
    "failed": 500,
    "unavailable": 503,
}


class Error(msgspec.Struct, frozen=True, kw_only=True, tag="error", omit_defaults=False):
    """One clear sentence. `field` names what was wrong, `re` the request it answers.

    A stale move is told what was missed: `entries`, the `view` now and its `hash`. An illegal one
    may be told its `reason` as data, for whoever wants to say it in another language.
    """

    code: Code
    message: str
    field: str | None = None
    re: str | None = None
    entries: list[SeenEntry] | msgspec.UnsetType = msgspec.UNSET
    view: GameView | msgspec.UnsetType = msgspec.UNSET
    hash: str | msgspec.UnsetType = msgspec.UNSET
    reason: Reason | msgspec.UnsetType = msgspec.UNSET


class Refusal(HofnarrError):
    """Raised wherever something is asked that cannot be granted.

    `retry_after`: the seconds after which it can, where that is known.
    """

    def __init__(
        self,
        code: Code,
        message: str,
        field: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.retry_after = retry_after
        self.error = Error(code=code, message=message, field=field)

    @property
    def code(self) -> Code:
        return self.error.code

    @property
    def status(self) -> int:
        return STATUS[self.error.code]

    def answer(self, re: str | None = None) -> Error:
        return msgspec.structs.replace(self.error, re=re)


def too_fast(what: str, wait: float) -> Refusal:
    """Too many of something; the wait is never told as none.

    >>> too_fast("too many frames at once", 0.004).answer().message
    'too many frames at once: wait 0.1 seconds'
    """
    told = ceil(wait * 10) / 10
    return Refusal("too_fast", f"{what}: wait {told:.1f} seconds", retry_after=wait)


class Illegal(Refusal):
    """A move that the rules forbid."""

    def __init__(self, error: IllegalAction) -> None:
        super().__init__("illegal", f"{error} (rule: {error.rule})", "action")
        if error.reason is not None:
            self.error = msgspec.structs.replace(self.error, reason=error.reason)


class Stale(Refusal):
    """A move made before the player had seen everything."""

    def __init__(
        self, entries: list[msgspec.Raw], view: GameView | msgspec.UnsetType, view_hash: str
    ) -> None:
        super().__init__("stale", "the game went on meanwhile: look again", "expect_seq")
        self.error = msgspec.structs.replace(self.error, entries=entries, view=view, hash=view_hash)


def refuse(code: Code, message: str, field: str | None = None) -> NoReturn:
    raise Refusal(code, message, field)


def damaged() -> Refusal:
    """What is kept of a table makes no sense: others are not touched by it."""
    return Refusal("bad_record", "what was kept of this game is damaged: it cannot be opened")


def refusal_of(error: HofnarrError) -> Refusal:
    """What rules and readers complain of, as an answer."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, IllegalAction):
        return Illegal(error)
    if isinstance(error, BrokenRecord):
        return Refusal("bad_record", str(error), field_in(str(error)))
    assert isinstance(error, BadInput)
    return Refusal("bad_request", str(error), field_in(str(error)))


def field_in(message: str) -> str | None:
    """The field that a message begins with, as `decks[1]: ...` does."""
    found = re.match(r"([\w.\[\]]+): ", message)
    return found[1] if found else None


_PATH = re.compile(r" - at `\$\.?(.*?)`$")
_NAMED = re.compile(r"(?:missing required|unknown) field `([^`]*)`")


def decode(data: bytes | str, into: Any, at: str = "") -> Any:
    """Read a body or frame into a type; Refusal bad_json or bad_request, naming the field.

    `at` is the field that it was found in.

    >>> decode(b"{", dict)
    Traceback (most recent call last):
    hofnarr.server.http.errors.Refusal: not JSON: Input data was truncated
    """
    try:
        return msgspec.json.decode(data, type=into)
    except msgspec.ValidationError as error:
        raise _invalid(str(error), at) from None
    except UnicodeDecodeError:
        raise Refusal("bad_json", "not UTF-8") from None
    except RecursionError:
        raise Refusal("bad_json", "nested too deeply") from None
    except msgspec.DecodeError as error:
        raise Refusal("bad_json", f"not JSON: {error}") from None


def _invalid(message: str, at: str = "") -> Refusal:
    """msgspec's message as a sentence that begins with the field.

    >>> _invalid("Expected `int`, got `str` - at `$.seat`").answer().message
    'seat: Expected `int`, got `str`'
    """
    path = _PATH.search(message)
    field = ".".join(filter(None, [at, path[1] if path else ""]))
    plain = _PATH.sub("", message)
    named = _NAMED.search(plain)
    if named:
        field = f"{field}.{named[1]}" if field else named[1]
        plain = "is missing" if "missing" in plain else "is not known here, leave it out"
    if not field:
        return Refusal("bad_request", plain)
    return Refusal("bad_request", f"{field}: {plain}", field)
