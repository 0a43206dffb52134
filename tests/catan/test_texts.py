"""The texts of the Catan card game: complete in four languages, and true to the card data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hofnarr.catan.catalogue.data import RESOURCES, by_id, cards, sets
from hofnarr.catan.catalogue.names import has_working_name, text_of
from hofnarr.catan.words.rulebook import (
    DRAWN,
    RULINGS,
    SECTIONS,
    as_markdown,
    rules_page,
    ruling_groups,
)
from hofnarr.texts import LANGUAGES, Language, TextError, texts_for

CARD_FILES = [f"catan-cards-{name}.ftl" for name in sets()]
ALL_FILES = [*CARD_FILES, "catan-words.ftl", "catan-rules.ftl", "catan-rulings.ftl"]


def source(language: Language, file: str) -> str:
    return files("hofnarr").joinpath("locale", language, file).read_text(encoding="utf-8")


def lines(language: Language) -> Iterator[tuple[str, str]]:
    """Every message and attribute of the game, with what stands in it."""
    for file in ALL_FILES:
        name = ""
        for line in source(language, file).splitlines():
            if line.startswith("#") or not line.strip():
                continue
            if message := re.match(r"([a-zA-Z][\w-]*) =(.*)", line):
                name = message[1]
                yield name, message[2]
            else:
                yield name, line


def exists(language: Language, text: str) -> bool:
    try:
        texts_for(language)(text, count=1)
    except TextError:
        return False
    return True


def raw_cards() -> list[dict[str, Any]]:
    tree = msgspec.yaml.decode(files("hofnarr.catan.catalogue").joinpath("cards.yaml").read_bytes())
    return tree["cards"]  # type: ignore[no-any-return]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return request.param  # type: ignore[no-any-return]


def test_every_card_has_its_name_its_cases_and_its_text(language: Language) -> None:
    texts = texts_for(language)
    for card in cards():
        for part in ("", ".acc", ".gen", ".text"):
            assert texts(text_of(card.id) + part).strip()


def test_a_verified_name_is_used_as_it_is(language: Language) -> None:
    given = {card.id: getattr(card.names, language, None) for card in cards()}
    used = {card: texts_for(language)(text_of(card)) for card, name in given.items() if name}
    assert used == {card: name for card, name in given.items() if name}


def test_a_card_has_a_text_for_each_of_its_notes_and_no_other(language: Language) -> None:
    for card in cards():
        count = card.notes
        notes = [f"{text_of(card.id)}-ruling-{place}" for place in range(count + 2)]
        found = [exists(language, note) for note in notes]
        assert found == [False, *[True] * count, False], card.id


def test_condition_and_reason_have_a_text_where_the_data_have_one(language: Language) -> None:
    for card in cards():
        assert exists(language, f"{text_of(card.id)}.condition") == card.condition, card.id
        assert exists(language, f"{text_of(card.id)}-why") == card.why, card.id


def test_a_reason_stands_wherever_a_number_is_not_printed() -> None:
    for card in cards():
        origin = card.provenance
        ours = {origin.count, origin.cost, origin.points} != {"printed"}
        assert ours == card.why, card.id


def test_no_card_text_is_left_over(language: Language) -> None:
    """Every message of the card files belongs to a card of the data."""
    known = {text_of(card.id) for card in cards()}
    found = {
        re.sub(r"-(ruling-\d+|why)$", "", name)
        for file in CARD_FILES
        for name in re.findall(r"^([\w-]+) =", source(language, file), re.MULTILINE)
    }
    assert found == known


def test_a_working_name_is_marked_exactly_where_no_printed_one_is_known() -> None:
    unknown = {
        (entry["id"], language)
        for entry in raw_cards()
        for language in LANGUAGES
        if entry["names"].get(language) is None
        or (language == "en" and entry["en_name"] == "working")
    }
    marked = {
        (card.id, language)
        for card in cards()
        for language in LANGUAGES
        if has_working_name(card, language)
    }
    assert marked == unknown


def test_working_names_of_some_cards() -> None:
    def marks(card: str) -> list[Language]:
        return [language for language in LANGUAGES if has_working_name(by_id()[card], language)]

    assert marks("church") == ["pl"]
    assert marks("conrad") == ["cs", "pl"]
    assert marks("metropolis") == ["de", "pl"]
    assert marks("bodo") == ["en", "de", "pl"]


def test_the_sets_have_their_verified_names(language: Language) -> None:
    for name, entry in sets().items():
        told = texts_for(language)(f"catan-set-{name}")
        assert told == entry.name.get(language, told)


def test_everything_that_the_data_name_by_an_id_has_a_text(language: Language) -> None:
    wanted = {f"catan-resource-{resource}" for resource in RESOURCES}
    wanted |= {f"catan-resource-{resource}.count" for resource in RESOURCES}
    for card in cards():
        places = {card.placement.at, card.placement.also}
        wanted |= {f"catan-set-{card.set}", f"catan-kind-{card.kind}"}
        wanted |= {f"catan-class-{card.class_}", f"catan-side-{card.placement.side}"}
        wanted |= {f"catan-place-{place}" for place in places if place}
        wanted |= {f"catan-timing-{timing}" for timing in card.timing}
        wanted |= {f"catan-region-{card.placement.region}"} if card.placement.region else set()
        wanted |= {f"catan-region-{card.region.type}"} if card.region else set()
        wanted |= {f"catan-points-{name}" for name in card.points.__struct_fields__}
        origin = card.provenance
        wanted |= {f"catan-provenance-{by}.text" for by in (origin.count, origin.cost)}
        wanted |= {f"catan-provenance-{origin.points}.text"}
    ids = {name.replace("_", "-").replace("/", "-") for name in wanted}
    assert [name for name in sorted(ids) if not exists(language, name)] == []


def test_a_number_that_is_our_own_choice_says_so(language: Language) -> None:
    told = {texts_for(language)(f"catan-provenance-{by}.text") for by in ("reconstructed", "mixed")}
    assert len(told) == 2
    assert texts_for(language)("catan-working-name")


def numbers(language: Language) -> dict[str, list[str]]:
    """Message -> the numbers and cited rulings in it, sorted."""
    found: dict[str, list[str]] = {}
    for name, text in lines(language):
        found.setdefault(name, []).extend(re.findall(r"C?\d+", text))
    return {name: sorted(told) for name, told in found.items()}


@pytest.mark.parametrize("other", LANGUAGES[1:])
def test_all_languages_give_the_same_numbers_and_cite_the_same_rulings(other: Language) -> None:
    assert numbers(other) == numbers("en")


def test_only_rulings_that_exist_are_cited() -> None:
    cited = {number for told in numbers("en").values() for number in told if number[0] == "C"}
    assert cited <= set(RULINGS)


def test_every_ruling_has_title_decision_and_reason(language: Language) -> None:
    for ruling in RULINGS:
        page = rules_page(texts_for(language), ruling)
        assert page.id == ruling
        assert all((page.title, page.text, page.why)), ruling


def test_no_two_rulings_have_the_same_title(language: Language) -> None:
    titles = [rules_page(texts_for(language), ruling).title for ruling in RULINGS]
    assert len(set(titles)) == len(titles)


def test_the_groups_of_rulings_stand_as_in_the_file() -> None:
    found = re.findall(
        r"^catan-ruling(?:s-([a-z]+)|-(C\d+)) =", source("en", "catan-rulings.ftl"), re.MULTILINE
    )
    names = [group or ruling for group, ruling in found]
    expected = [name for group, rulings in ruling_groups() for name in (group, *rulings)]
    assert names == ["title", *expected]


def test_no_section_is_forgotten_and_they_stand_in_reading_order(language: Language) -> None:
    text = source(language, "catan-rules.ftl")
    assert list(SECTIONS) == re.findall(
        r"^catan-rules-([\w-]+) =.*\n    \.body", text, re.MULTILINE
    )
    assert len(DRAWN) == text.count(".figure =")


def test_the_drawing_of_a_principality_is_aligned(language: Language) -> None:
    figure = rules_page(texts_for(language), "principality").figure.splitlines()
    outer, second, region = figure[:3]
    assert figure[:3] == [figure[6], figure[5], figure[4]]
    assert outer.count("( )") == 3
    assert len(re.findall(r"\S+ 2", second)) == 2
    assert len(re.findall(r"\S+ 1", region)) == 2


def test_the_introduction_names_the_last_ruling(language: Language) -> None:
    text = source(language, "catan-rules.ftl")
    rulings = source(language, "catan-rulings.ftl")
    last = max(
        int(number) for number in re.findall(r"^catan-ruling-C(\d+) =", rulings, re.MULTILINE)
    )
    introduction = text.partition("catan-rules-words")[2].partition("\ncatan-rules-")[0]
    assert re.findall(r"\(C(\d+)\)", introduction) == ["1", str(last)]


def test_the_written_pages_are_those_of_the_texts(language: Language) -> None:
    written = Path(__file__).parents[2] / "docs" / "catan" / f"rules.{language}.md"
    assert written.read_text(encoding="utf-8") == as_markdown(texts_for(language))


def test_the_markdown_holds_every_section_and_ruling(language: Language) -> None:
    texts = texts_for(language)
    page = as_markdown(texts)
    assert page.startswith(f"# {texts('catan-rules-title')}\n\n*")
    for section in SECTIONS:
        assert f"\n## {texts(f'catan-rules-{section}')}\n" in page
    for ruling in RULINGS:
        assert f"\n- **{ruling} {texts(f'catan-ruling-{ruling}')}.** " in page
    assert "•" not in page
