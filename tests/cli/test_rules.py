"""`hofnarr rules`: the whole of our rules, or one ruling or section of them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from hofnarr.kabale.options import EDITIONS, VALUES
from hofnarr.kabale.rulebook import RULINGS, SECTIONS
from hofnarr.texts import LANGUAGES, texts_for

from .conftest import Run

SOURCE = files("hofnarr").joinpath("locale", "en", "kabale-rules.ftl").read_text(encoding="utf-8")


def test_no_section_and_no_ruling_is_forgotten() -> None:
    sections = re.findall(r"^rules-([\w-]+) =.*\n    \.body", SOURCE, re.MULTILINE)
    assert list(SECTIONS) == sections
    assert list(RULINGS) == re.findall(r"^ruling-(R\d+) =", SOURCE, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_introduction_names_the_last_ruling(language: str) -> None:
    introduction = texts_for(language)("rules-material.body")
    assert re.findall(r"\((R\d+)\)", introduction) == [RULINGS[0], RULINGS[-1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_printed(run: Run, language: str) -> None:
    code, out, err = run("rules", "kabale", "--language", language)
    assert (code, err) == (0, "")
    texts = texts_for(language)
    assert out.startswith(texts("rules-title"))
    for section in SECTIONS:
        assert f"\n{texts(f'rules-{section}')}\n" in out
    for ruling in RULINGS:
        assert f"\n{ruling}  {texts(f'ruling-{ruling}')}\n" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_looked_up_by_its_number(run: Run, ruling: str, language: str) -> None:
    code, out, _ = run("rules", "kabale", ruling, "--language", language)
    assert code == 0
    title, text = out.split("\n", 1)
    texts = texts_for(language)
    assert title == f"{ruling}  {texts(f'ruling-{ruling}')}"
    assert " ".join(text.split()) == texts(f"ruling-{ruling}.text")


@pytest.mark.parametrize(
    ("wanted", "found"), [("r3", "R3"), ("Turn", "turn"), ("now_cards", "now-cards")]
)
def test_upper_and_lower_case_do_not_matter(run: Run, wanted: str, found: str) -> None:
    assert run("rules", "kabale", wanted, "--json").json()[0]["id"] == found


def test_json_gives_one_object_for_each_section_and_ruling(run: Run) -> None:
    found = run("rules", "kabale", "--json").json()
    assert [page["id"] for page in found] == [*SECTIONS, *RULINGS]
    assert all(list(page) == ["id", "title", "text"] for page in found)
    texts = texts_for("en")
    assert run("rules", "kabale", "R3", "--json").json() == [
        {"id": "R3", "title": texts("ruling-R3"), "text": texts("ruling-R3.text")}
    ]


def test_options_and_editions_are_shown_as_they_are_typed(run: Run) -> None:
    options = run("rules", "kabale", "options").out
    for name, values in VALUES.items():
        for value in values:
            assert f"--option {name}={value} " in options
    assert f"--edition {' | '.join(EDITIONS)}" in run("rules", "kabale", "editions").out


@pytest.mark.parametrize("wanted", ["R0", "R14", "R", "chapter 3", ""])
def test_an_unknown_ruling_or_section_is_an_error_with_the_list(run: Run, wanted: str) -> None:
    code, out, err = run("rules", "kabale", wanted)
    assert (code, out) == (2, "")
    assert err.startswith(f"hofnarr: unknown ruling or section {wanted!r}: choose one of R1 to R13")
    assert all(section in err for section in SECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_in_the_documentation_are_these_rules(run: Run, language: str) -> None:
    """`make rules` writes them anew."""
    code, out, _ = run("rules", "kabale", "--markdown", "--language", language)
    assert code == 0
    written = Path(__file__).parents[2] / "docs" / "kabale" / f"rules.{language}.md"
    assert out == written.read_text(encoding="utf-8")
