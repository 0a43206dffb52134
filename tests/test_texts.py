"""The four languages say the same things, completely, and nothing is missing."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hofnarr
from hofnarr.kabale.cards import CARDS, DOMAIN_NAMES, DOMAINS
from hofnarr.kabale.options import EDITIONS, VALUES
from hofnarr.texts import LANGUAGES, Language, TextError, Texts, guess_language, number, texts_for

LOCALE = Path(hofnarr.__file__).parent / "locale"
CASES = ("_acc", "_gen")
#: The plural classes that whole numbers have.
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
}
RULINGS = [f"R{ruling}" for ruling in range(1, 14)]


class Finder(Visitor):
    """What a text uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        self.selects.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


def found_in(node: ast.BaseNode) -> Finder:
    finder = Finder()
    finder.visit(node)
    return finder


def files_of(language: str) -> list[Path]:
    return sorted((LOCALE / language).glob("*.ftl"))


def parsed(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in parsed(file) if isinstance(entry, ast.Message)]


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables of a text; a language may use another case of the same noun."""
    names = found_in(pattern).variables
    return {name[:-4] if name.endswith(CASES) else name for name in names}


def outline(language: str) -> dict[str, dict[str, set[str]]]:
    """File -> text -> variables."""
    return {
        file.name: {
            text: variables(pattern)
            for message in messages(file)
            for text, pattern in patterns(message)
        }
        for file in files_of(language)
    }


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return request.param  # type: ignore[no-any-return]


def test_every_folder_of_texts_is_a_language() -> None:
    assert {folder.name for folder in LOCALE.iterdir() if folder.is_dir()} == set(LANGUAGES)


def test_every_line_of_the_files_can_be_read(language: Language) -> None:
    junk = {
        file.name: [entry.content for entry in parsed(file) if isinstance(entry, ast.Junk)]
        for file in files_of(language)
    }
    assert {name: lines for name, lines in junk.items() if lines} == {}


@pytest.mark.parametrize("other", LANGUAGES[1:])
def test_all_languages_have_the_same_texts_with_the_same_variables(other: str) -> None:
    assert outline(other) == outline("en")


def wording(language: str) -> dict[str, list[str]]:
    """Text -> the words in it, variables left out."""
    return {
        text: [
            word
            for element in pattern.elements
            if isinstance(element, ast.TextElement)
            for word in re.findall(r"\w\w+", element.value)
        ]
        for file in files_of(language)
        for message in messages(file)
        for text, pattern in patterns(message)
    }


@pytest.mark.parametrize("other", LANGUAGES[1:])
def test_no_sentence_was_left_in_english(other: str) -> None:
    english = wording("en")
    same = [text for text, words in wording(other).items() if words == english.get(text)]
    assert [text for text in same if len(english[text]) > 2] == []


#: Words that a native reader stumbles over, and second names for what has one already.
NOT_SAID = {
    "en": r"\b(shall|(the|an|each) own|meanwhile|(?<!here )is no (card|column|choice|action))\b",
    "de": r"Fluch|Basis(set|karte)|\bZiehstapel|Saat\b|Salz\b|Klärung|Berührbildschirm|in Kraft",
}


@pytest.mark.parametrize("language", NOT_SAID)
def test_texts_keep_to_plain_words_and_to_one_term_for_a_thing(language: str) -> None:
    said = [
        f"{text}: {found.group()}"
        for file in files_of(language)
        for message in messages(file)
        for text, pattern in patterns(message)
        for element in pattern.elements
        if isinstance(element, ast.TextElement)
        if (found := re.search(NOT_SAID[language], element.value))
    ]
    assert said == []


def test_no_text_is_defined_twice(language: Language) -> None:
    ids = [message.id.name for file in files_of(language) for message in messages(file)]
    assert sorted(ids) == sorted(set(ids))


def test_a_text_refers_only_to_texts_of_its_own_file(language: Language) -> None:
    """Files are parsed one by one, when they are needed."""
    for file in files_of(language):
        own = {message.id.name for message in messages(file)}
        used = {name for entry in messages(file) for name in found_in(entry).references}
        assert used <= own, file.name


def test_counts_are_inflected_in_all_plural_classes(language: Language) -> None:
    classes = set.union(*PLURALS.values())
    for file in files_of(language):
        for message in messages(file):
            for keys in found_in(message).selects:
                if keys & classes:
                    assert keys >= PLURALS[language], message.id.name


def test_texts_finds_everything_in_the_files(language: Language) -> None:
    texts = Texts(language)
    plain = {name for file in outline(language).values() for name, used in file.items() if not used}
    assert len(plain) > 200
    assert [name for name in sorted(plain) if not texts(name).strip()] == []


def test_every_card_has_its_name_its_cases_and_its_text(language: Language) -> None:
    texts = texts_for(language)
    for card in CARDS:
        name = f"card-{card.id.replace('_', '-')}"
        assert texts(name) == card.names[language]
        assert texts(f"{name}.acc")
        assert texts(f"{name}.gen")
        assert texts(f"{name}.text")


def test_every_domain_and_every_kind_of_card_has_its_text(language: Language) -> None:
    texts = texts_for(language)
    for domain in DOMAINS:
        assert texts(f"domain-{domain}") == DOMAIN_NAMES[domain][language]
        assert texts(f"domain-{domain}.under")
    for kind in {card.kind for card in CARDS}:
        assert texts(f"kind-{kind}")
        assert texts(f"kind-{kind}.text")


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_its_text(language: Language, ruling: str) -> None:
    texts = texts_for(language)
    assert texts(f"ruling-{ruling}")
    assert texts(f"ruling-{ruling}.text")


def test_every_option_value_and_edition_has_its_text(language: Language) -> None:
    texts = texts_for(language)
    for option, values in VALUES.items():
        assert texts(f"option-{option.replace('_', '-')}")
        assert texts(f"option-{option.replace('_', '-')}.text")
        for value in values:
            assert texts(f"value-{value.replace('_', '-')}")
    for edition in EDITIONS:
        assert texts(f"edition-{edition}")
        assert texts(f"edition-{edition}.text")


@pytest.mark.parametrize("text", ["card-joker", "card-king.dative", "event-awarded", ""])
def test_a_missing_text_is_an_error_that_names_it(text: str) -> None:
    with pytest.raises(KeyError) as error:
        Texts("de")(text)
    assert str(error.value) == f"de: there is no text {text!r}"


def test_a_missing_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match=r"en: text 'event-skipped': .*player"):
        Texts("en")("event-skipped")


def test_names_stand_in_a_text_as_they_are() -> None:
    name = "{ $player } \u2068" + "Ada " * 1000
    assert Texts("en")("event-skipped", player=name).startswith(f"{name} has no card")


def test_the_texts_of_a_language_are_read_once() -> None:
    assert texts_for("pl") is texts_for("pl")
    assert texts_for("pl").language == "pl"


def test_importing_texts_does_not_import_fluent() -> None:
    """Its import takes longer than the whole help text may take."""
    code = "import sys, hofnarr.texts; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("value", "printed"),
    [(0, "0"), (12, "12"), (9.5, "9½"), (0.5, "½"), (16.0, "16"), (-2, "−2"), (-2.5, "−2½")],
)
def test_numbers_look_as_printed_in_every_language(
    language: Language, value: float, printed: str
) -> None:
    assert number(texts_for(language), value) == printed


def test_other_fractions_have_the_decimal_sign_of_the_language() -> None:
    told = {language: number(texts_for(language), -3.25) for language in LANGUAGES}
    assert told == {"en": "−3.25", "de": "−3,25", "cs": "−3,25", "pl": "−3,25"}


@pytest.mark.parametrize(
    ("environment", "guessed"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "pl_PL@euro"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "csb_PL"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "pl_PL", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_is_guessed_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], guessed: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert guess_language() == guessed
