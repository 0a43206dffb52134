"""Texts in English, German, Czech and Polish, from the Fluent files in `hofnarr/locale`.

`texts_for(language)` gives the texts of one language; called with an id, they give the text.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, cast, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
        self._bundle = _bundle(language)
        self._source_of: dict[str, str] = {}
        for file in files("hofnarr").joinpath("locale", language).iterdir():
            if not file.name.endswith(".ftl"):
                continue
            source = file.read_text(encoding="utf-8")
            self._source_of.update(dict.fromkeys(_MESSAGE_ID.findall(source), source))

    def __call__(self, text: str, /, **variables: str | float) -> str:
        """The text of this id, or of an attribute, written `id.attribute`."""
        message_id, _, attribute = text.partition(".")
        if message_id not in self._source_of:
            raise TextError(f"{self.language}: there is no text {text!r}")
        if not self._bundle.has_message(message_id):
            self._parse(self._source_of[message_id])
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"{self.language}: there is no text {text!r}")
        told, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise TextError(f"{self.language}: text {text!r}: {errors[0]}")
        return cast(str, told)

    def _parse(self, source: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(source))


def _bundle(language: Language) -> FluentBundle:
    # Importing Fluent takes longer than parsing a whole language; `--help` shall not wait for it.
    from fluent.runtime import FluentBundle, resolver

    # Fluent guards against hostile texts by refusing long variables. Our texts are our own, and
    # a player's name or the cards that a wizard removes may well be longer.
    resolver.MAX_PART_LENGTH = sys.maxsize
    return FluentBundle([language], use_isolating=False)


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
