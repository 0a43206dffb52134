"""What the texts say of the rules."""

from __future__ import annotations

import pytest

from hofnarr.texts import LANGUAGES, Language, texts_for

#: "Both together", as each language says it.
TOGETHER = {"en": "together", "de": "zusammen", "cs": "dohromady", "pl": "razem"}
SAID_IN = (
    "catan-table-before-seven",
    "catan-why-seven",
    "catan-event-seven-reached",
    "catan-rules-action-cards.body",
    "catan-ruling-C52.text",
    "catan-tutorial-seven.text",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", SAID_IN)
def test_c52_the_seven_points_are_those_of_both_players_together(
    language: Language, text: str
) -> None:
    assert TOGETHER[language] in texts_for(language)(text).lower()
