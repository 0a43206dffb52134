"""`hofnarr cards`: every card with its number, kind, text and rulings."""

from __future__ import annotations

from typing import Any

import pytest

from hofnarr.kabale.cards import CARDS
from hofnarr.texts import LANGUAGES

from .conftest import Run


def pages(run: Run, *arguments: str) -> dict[str, Any]:
    outcome = run("cards", "kabale", "--json", *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    return {page["id"]: page for page in outcome.json()}


def test_the_reference_holds_all_25_cards_as_they_are_printed(run: Run) -> None:
    found = pages(run)
    assert list(found) == [card.id for card in CARDS]
    for card in CARDS:
        page = found[card.id]
        assert (page["number"], page["kind"]) == (card.number, card.kind)
        assert (page["number_at_home"], page["domain"]) == (card.number_at_home, card.domain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_are_those_of_the_language(run: Run, language: str) -> None:
    found = pages(run, "--language", language)
    for card in CARDS:
        assert found[card.id]["name"] == card.names[language]
        assert found[card.id]["text"]


def test_the_rulings_of_a_card_are_the_same_in_every_language(run: Run) -> None:
    rulings = [
        {name: page["rulings"] for name, page in pages(run, "--language", language).items()}
        for language in LANGUAGES
    ]
    assert all(of_one == rulings[0] for of_one in rulings)
    assert rulings[0]["explorer"] == ["R2", "R3"]
    assert rulings[0]["witch"] == ["R6", "R7"]
    assert rulings[0]["king"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_every_name_and_ruling(run: Run, language: str) -> None:
    code, out, err = run("cards", "kabale", "--language", language)
    assert (code, err) == (0, "")
    for card in CARDS:
        assert card.names[language] in out
    for sign in ("9½", "8/12", "X", "R13"):
        assert sign in out


def test_one_card_comes_with_its_rulings_in_full(run: Run) -> None:
    code, out, _ = run("cards", "kabale", "explorer")
    assert code == 0
    assert out.startswith("Explorer  13\nNow card  explorer\n")
    assert "R2" in out
    assert "all other columns are closed" in " ".join(out.split())


@pytest.mark.parametrize(
    "wanted", ["little_giant", "little-giant", "Little Giant", "LITTLE GIANT", " little_giant "]
)
def test_a_card_is_found_by_id_and_by_name(run: Run, wanted: str) -> None:
    assert list(pages(run, wanted)) == ["little_giant"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_found_by_its_name_in_any_language(run: Run, language: str) -> None:
    for card in CARDS:
        assert list(pages(run, card.names[language])) == [card.id]


def test_an_unknown_card_is_an_error_with_a_remedy(run: Run) -> None:
    assert run("cards", "kabale", "kng") == (
        2,
        "",
        "hofnarr: unknown card 'kng': did you mean 'king'?\n",
    )
    code, out, err = run("cards", "kabale", "17")
    assert (code, out) == (2, "")
    assert "choose one of king, queen," in err
