"""Actions, events and views in words, for a game that tells them by text ids alone.

`NAME-action-TYPE` and `NAME-event-TYPE` are given every field as a variable; a field that holds a
seat, or several, also by name: `$winner` and `$winner-name`. `NAME-view-FIELD` is what a field of
the view is called; only fields with such a text are shown, with `.value` each value of it, and
`.hidden` what is said of one that this viewer may not see. The browser does the same
(web/src/shared/plain/telling.ts).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from hofnarr.texts import Texts

_Variables = dict[str, str | float]


class Teller:
    """Tells one game, with the names of its players."""

    def __init__(self, game: str, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.names = names

    def action(self, action: Any) -> str:
        """What a choice is called; without a text, by its fields."""
        fields = msgspec.to_builtins(action)
        text = f"{self.game}-action-{_id(fields['type'])}"
        if self.texts.has(text):
            return self.texts(text, **self._variables(fields))
        return " ".join(self._plain(value) for name, value in fields.items() if name != "seat")

    def event(self, event: Any) -> str | None:
        """What happened; None where the game has no words for it."""
        fields = msgspec.to_builtins(event)
        text = f"{self.game}-event-{_id(fields['type'])}"
        return self.texts(text, **self._variables(fields)) if self.texts.has(text) else None

    def view(self, view: Any) -> Iterator[tuple[str, str]]:
        """What is shown of a view: what it is called, and what it is."""
        for name, value in msgspec.to_builtins(view).items():
            text = f"{self.game}-view-{_id(name)}"
            if self.texts.has(text):
                yield self.texts(text), self._shown(text, value)

    def _shown(self, text: str, value: Any) -> str:
        if isinstance(value, list) and len(value) == len(self.names):
            each = (self._shown_one(text, part) for part in value)
            return "; ".join(f"{name}: {part}" for name, part in zip(self.names, each, strict=True))
        return self._shown_one(text, value)

    def _shown_one(self, text: str, value: Any) -> str:
        if value is None:
            return self.texts(f"{text}.hidden") if self.texts.has(f"{text}.hidden") else "–"
        if isinstance(value, list):
            return ", ".join(self._shown_one(text, part) for part in value) or "–"
        if self.texts.has(f"{text}.value"):
            return self.texts(f"{text}.value", **self._variables({"value": value}))
        return self._plain(value)

    def _variables(self, fields: dict[str, Any]) -> _Variables:
        told: _Variables = {}
        for name, value in fields.items():
            told[_id(name)] = value if _is_number(value) else self._plain(value)
            seats = value if isinstance(value, list) else [value]
            if seats and all(_is_number(seat) and seat in range(len(self.names)) for seat in seats):
                told[f"{_id(name)}-name"] = ", ".join(self.names[seat] for seat in seats)
        return told

    def _plain(self, value: Any) -> str:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case list():
                return ", ".join(map(self._plain, value))
            case dict():
                return ", ".join(f"{name} {self._plain(part)}" for name, part in value.items())
        return str(value)


def _id(name: str) -> str:
    """Text ids are written with hyphens."""
    return name.replace("_", "-")


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
