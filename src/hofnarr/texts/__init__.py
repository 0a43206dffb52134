"""Texts in English, German, Czech and Polish, from the Fluent files in `hofnarr/locale`.

`texts_for(language)` gives the texts of one language; called with an id, they give the text.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal, get_args

from hofnarr.core.errors import BadInput
from hofnarr.core.plugin import plugins

if TYPE_CHECKING:
    from fluent.syntax import ast

Language = Literal["en", "de", "cs", "pl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

_MESSAGE_ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class TextError(KeyError):
    """A text that is missing, or that misses a variable: always a bug."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The texts of one language. A file is parsed when one of its texts is first asked for.

    >>> texts = Texts("de")
    >>> texts("card-prince"), texts("card-prince.acc")
    ('Prinz', 'Prinzen')
    >>> texts("event-skipped", player="Ada")
    'Ada hat keine Handkarte und wird übersprungen (R5).'
    >>> texts("card-joker")
    Traceback (most recent call last):
    hofnarr.texts.TextError: de: there is no text 'card-joker'
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._messages: dict[str, ast.Message] = {}
        self._source_of: dict[str, str] = {}
        self._has_others = False
        self._read(files("hofnarr").joinpath("locale", language))

    def has(self, text: str) -> bool:
        """Whether there is this text, for ids that are put together."""
        try:
            self._pattern(text)
        except TextError:
            return False
        return True

    def __call__(self, text: str, /, **variables: str | float) -> str:
        """The text of this id, or of an attribute, written `id.attribute`."""
        # Importing Fluent takes longer than parsing a language: `--help` need not wait for it.
        from hofnarr.texts.formatting import FormatError, Formatter

        try:
            return Formatter(self.language, self._pattern).format(self._pattern(text), variables)
        except FormatError as error:
            raise TextError(f"{self.language}: text {text!r}: {error}") from None

    def __contains__(self, text: str) -> bool:
        """Whether there is a text of this id, whatever its attributes."""
        return text.partition(".")[0] in self._source_of

    def _pattern(self, text: str) -> ast.Pattern:
        message_id, _, attribute = text.partition(".")
        if message_id not in self._source_of and not self._has_others:
            self._read_others()
        if message_id in self._source_of:
            message = self._message(message_id)
            for each in message.attributes if attribute else ():
                if each.id.name == attribute:
                    return each.value
            if message.value is not None and not attribute:
                return message.value
        raise TextError(f"{self.language}: there is no text {text!r}")

    def _read_others(self) -> None:
        """Texts of games from other packages, when one of them is first asked for. English is what
        they must have; ours are never replaced."""
        self._has_others = True
        for plugin in plugins().values():
            with suppress(BadInput, OSError):  # a game without its texts is told by its fields
                folder = plugin.folder(plugin.locale)
                if folder is not None:
                    own = folder.joinpath(self.language)
                    self._read(own if own.is_dir() else folder.joinpath("en"))

    def _read(self, folder: Traversable) -> None:
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                source = file.read_text(encoding="utf-8")
                for message_id in _MESSAGE_ID.findall(source):
                    self._source_of.setdefault(message_id, source)

    def _message(self, message_id: str) -> ast.Message:
        if message_id not in self._messages:
            from hofnarr.texts.formatting import parse

            self._messages.update(parse(self._source_of[message_id]))
        return self._messages[message_id]


@cache
def texts_for(language: Language) -> Texts:
    return Texts(language)


def number(texts: Texts, value: float) -> str:
    """A number as it is printed on cards, with a true minus sign.

    >>> [number(Texts("cs"), value) for value in (12, 9.5, -2, -0.5, 3.25)]
    ['12', '9½', '−2', '−½', '3,25']
    """
    sign = "−" if value < 0 else ""
    whole, rest = divmod(abs(value), 1)
    if rest == 0:
        return f"{sign}{int(whole)}"
    if rest == 0.5:
        return f"{sign}{int(whole) or ''}½"
    decimal_sign = "." if texts.language == "en" else ","
    return sign + str(abs(value)).replace(".", decimal_sign)


def guess_language() -> Language:
    """The language of the environment; English where it names none of ours."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")
    spoken = re.split(r"[_.@-]", locale)[0].lower()
    return next((language for language in LANGUAGES if language == spoken), "en")
