"""What people type, made comparable."""

from __future__ import annotations

import unicodedata

from hofnarr.cli.output import printable
from hofnarr.texts import Texts


def fold(words: str, between: str = "") -> str:
    """Without case, accents, spaces and hyphens, so that nobody needs a foreign keyboard.

    >>> fold("Little Giant"), fold("Mały Gigant"), fold("Händler")
    ('littlegiant', 'malygigant', 'handler')
    """
    plain = unicodedata.normalize("NFKD", words.casefold().replace("ł", "l"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return between.join(letters.replace("-", " ").replace("_", " ").split())


def shown(typed: str) -> str:
    """What was typed, without signs that could steer the terminal, and not too much of it."""
    visible = printable(typed)
    return visible if len(visible) <= 40 else visible[:39] + "…"


def yes_or_no(typed: str, texts: Texts) -> bool | None:
    """None where it is neither, in this language or in English."""
    word = fold(typed)
    if word in (*fold(texts("answer-yes"), " ").split(), "y", "yes"):
        return True
    if word in (*fold(texts("answer-no"), " ").split(), "n", "no"):
        return False
    return None
