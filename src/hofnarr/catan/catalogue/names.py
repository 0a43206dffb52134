"""Where the texts of a card stand, and whether its name is a printed one or our own.

The names themselves are texts, the same set of ids in every language. That a name is only a working
one follows from the card data, which have no printed name then; so the mark has no second home.
"""

from __future__ import annotations

from hofnarr.catan.catalogue.data import Card
from hofnarr.texts import Language


def text_of(card_id: str) -> str:
    """The id of the card's name; its notes are `<id>-ruling-1` and so on, its reason `<id>-why`.

    >>> text_of("town_hall")
    'catan-card-town-hall'
    """
    return f"catan-card-{card_id.replace('_', '-')}"


def has_working_name(card: Card, language: Language) -> bool:
    """Whether our own name stands in for a printed one that nobody has verified.

    >>> from hofnarr.catan.catalogue.data import by_id
    >>> [has_working_name(by_id()["castle"], language) for language in ("en", "de", "cs", "pl")]
    [True, True, False, True]
    """
    if language == "en":
        return card.en_name == "working"
    # No Polish name is known, so the data have no field for it.
    return getattr(card.names, language, None) is None
