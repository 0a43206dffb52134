"""What the texts say of the rules: true in every option, and in plain words."""

from __future__ import annotations

import pytest

from hofnarr.kabale.cards import CARD_IDS
from hofnarr.kabale.options import EDITIONS, Options
from hofnarr.testing.kabale import awarded
from hofnarr.texts import LANGUAGES, Language, texts_for

UNBOUNDED = Options(lowest_number="unbounded")
#: How each language says that a table may play without the limit at 0, or what then happens.
WITHOUT_LIMIT = {
    "en": ("plays without that limit", "or with less where numbers may fall below 0 (R9)"),
    "de": ("spielt ohne diese Grenze", "oder mit weniger, wo Zahlen unter 0 sinken dürfen (R9)"),
    "cs": ("nehraje bez této meze", "nebo s méně, kde smějí hodnoty klesnout pod 0 (R9)"),
    "pl": ("gra się bez tego ograniczenia", "albo niższą, gdzie liczby mogą spadać poniżej 0 (R9)"),
}
BELOW_ZERO = {"en": "below 0", "de": "unter 0", "cs": "pod 0", "pl": "poniżej 0"}


def body(language: Language, section: str) -> str:
    return texts_for(language)(f"rules-{section}.body")


@pytest.mark.parametrize("language", LANGUAGES)
def test_r9_hermit_and_dragon_say_when_a_number_falls_below_0(language: Language) -> None:
    """In a long column a Hermit counts −1 where the table has agreed so, and a Dragon makes −2."""
    long = ", ".join(["white hermit", *(f"blue {card}" for card in CARD_IDS[:13])])
    assert awarded("music 3", long).totals["white"] == 0
    assert awarded("music 3", long, UNBOUNDED).totals["white"] == -1
    texts = texts_for(language)
    told = (texts("card-hermit.text"), texts("card-dragon.text"), body(language, "numbers"))
    assert [WITHOUT_LIMIT[language][0] in text for text in told] == [True, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_r10_says_that_a_lone_cloak_may_take_part_with_less_than_0(language: Language) -> None:
    column = "white cloak, blue dragon"
    assert awarded("music 3", column).totals["white"] == 0
    assert awarded("music 3", column, UNBOUNDED).totals["white"] == -2
    told = (texts_for(language)("ruling-R10.text"), body(language, "award"))
    assert [WITHOUT_LIMIT[language][1] in text for text in told] == [True, True]


@pytest.mark.parametrize(
    ("language", "option"),
    [("en", "current"), ("de", "aktuelle"), ("cs", "aktuální"), ("pl", "bieżącą")],
)
def test_r8_the_double_says_that_a_table_may_agree_on_the_current_number(
    language: Language, option: str
) -> None:
    assert option in texts_for(language)("card-double.text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_edition_is_said_to_lower_numbers_below_0(language: Language) -> None:
    assert {options.lowest_number for options in EDITIONS.values()} == {"zero"}
    texts = texts_for(language)
    told = [texts(f"edition-{edition}.text") for edition in EDITIONS]
    told.append(body(language, "editions"))
    assert [text for text in told if BELOW_ZERO[language] in text] == []


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("en", "ruling-R6.text", "Each removes all the cards concerned at the same time."),
        ("en", "rules-wizard.body", "Each of the two removes all the cards concerned at the same"),
        ("en", "ruling-R5.text", "all players, from the first seat on, draw until they hold 3"),
        ("en", "ruling-R12.text", "Players with equal highest scores share the win."),
        ("en", "rules-end.body", "Players with equal highest scores share the win (R12)."),
        ("de", "card-king.text", "schon ein einzelner Zauberer entfernt ihn."),
        ("de", "rules-end.body", "Liegen mehrere gleichauf, teilen sie sich den Sieg (R12)."),
        ("de", "rules-award.body", "Wirkt ein Bettler, gewinnt"),
    ],
)
def test_the_rules_in_plain_words(language: Language, text: str, words: str) -> None:
    assert words in texts_for(language)(text)


def test_a_step_in_german_names_the_nearest_pair() -> None:
    told = texts_for("de")("step-pair.nearest", player="Ada")
    assert told == "Von mehreren Paaren gewinnt das der Zielkarte nächste: Ada"


def test_the_traitor_asks_in_german_for_the_target_of_its_column() -> None:
    asked = texts_for("de")("ask-swap", column=2, target="Musik 4", no="n")
    assert "Die Zielkarte dieser Spalte (Musik 4) mit einer anderen tauschen?" in asked


def test_a_tie_in_german_is_won_by_the_card_nearer_to_the_target() -> None:
    told = texts_for("de")("kabale-verdict-nearest", sums="16 zu 16")
    assert told == "16 zu 16, die Karte näher am Ziel gewinnt"
