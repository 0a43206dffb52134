"""The Czech and Polish sentences of the Catan card game as people read them, counted right."""

import pytest

from hofnarr.catan.events import Discarded, Drew
from hofnarr.catan.words.telling import tell_event
from hofnarr.texts import Language, texts_for

NAMES = ["Ada", "Bea"]


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("cs", 1, "V jednom tahu lze podat nejvýš 1 návrh."),
        ("cs", 3, "V jednom tahu lze podat nejvýš 3 návrhy."),
        ("cs", 5, "V jednom tahu lze podat nejvýš 5 návrhů."),
        ("pl", 1, "W turze można złożyć najwyżej 1 propozycję."),
        ("pl", 3, "W turze można złożyć najwyżej 3 propozycje."),
        ("pl", 5, "W turze można złożyć najwyżej 5 propozycji."),
    ],
)
def test_offers_are_counted(language: Language, count: int, told: str) -> None:
    assert texts_for(language)("catan-why-offers", count=count) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "Medián délky v tazích obou hráčů dohromady: 22."),
        ("pl", "Mediana długości w turach obu graczy razem: 22."),
    ],
)
def test_a_median_needs_no_plural(language: Language, told: str) -> None:
    """22 are "22 tury" in Polish, 25 are "25 tur", and 21½ is neither."""
    assert texts_for(language)("catan-simulate-length", turns=22, share=50).startswith(told)


def test_drawing_and_discarding_have_one_verb_each_in_czech() -> None:
    czech = texts_for("cs")
    assert tell_event(czech, Drew(0, "spy", [0], 2), NAMES, 1) == "Ada si dobírá z 3. balíčku."
    assert tell_event(czech, Discarded(0, "town_hall", 0), NAMES) == "Ada odhazuje Radnici."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "karta NÁZEV, pravidla C31, průběh, rada, uložit, konec."),
        ("pl", "karta NAZWA, zasady C31, dziennik, podpowiedź, zapisz, koniec."),
    ],
)
def test_the_help_names_the_commands_of_the_language(language: Language, told: str) -> None:
    texts = texts_for(language)
    assert texts("catan-help").endswith(told)
    for command in ("card", "rules", "log", "hint", "save", "quit"):
        assert texts(f"command-{command}") in told


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_a_name_stands_where_it_need_not_be_inflected(language: Language) -> None:
    texts = texts_for(language)
    for text in ("catan-table-realm-of", "catan-table-hand-of", "catan-trade-offer"):
        assert texts(text, player="Ada").endswith(": Ada")
    assert texts("catan-table-card-of", card="X", player="Ada") == "X (Ada)"
