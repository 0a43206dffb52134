"""One form of address and one word for each thing, in every Czech and Polish text."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hofnarr
from hofnarr.texts import texts_for

LOCALE = Path(hofnarr.__file__).parent / "locale"


class Words(Visitor):
    """What stands in a message, names of variables and comments left out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Message -> all its words."""
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                words = Words()
                words.visit(entry)
                yield entry.id.name, " ".join(words.found)


def found(language: str, pattern: str) -> dict[str, list[str]]:
    """Message -> what in it the pattern matches."""
    matches = {name: re.findall(pattern, text) for name, text in sentences(language)}
    return {name: each for name, each in matches.items() if each}


# --- address --------------------------------------------------------------------------------------

#: The Czech words that end like the familiar form of a verb (máš, smíš, bereš) and are none.
NOT_FAMILIAR = {"náš", "váš", "spíš", "nejspíš"}
#: Words that mean nothing else; "ty" and "ti" are also "those", "stav" is
#: also a state, "postav" also "of figures".
FAMILIAR = """
    jsi nejsi bys abys kdybys ses sis tě tebe tobě tebou
    tvůj tvoje tvoji tvojí tvá tvé tví tvou tvého tvému tvém tvým tvých tvými
    vyber vezmi vem hoď polož přilož ťukni klepni zkus podívej dívej vítej počkej hraj zahraj
    zaplať odevzdej lízni napiš rozhodni rozlož potvrď dej odlož odhoď zruš ukonči prohoď
    naplň prohledej pošli začni zvol otevři doplň dober odvaž pamatuj obchoduj promiň
    najdi načti zadej stiskni předej
"""


def test_czech_texts_say_vy_and_never_ty() -> None:
    verbs = found("cs", r"(?i)\b\w+(?:áš|íš|eš)\b")
    familiar = {
        name: told
        for name, words in verbs.items()
        if (told := [word for word in words if word.lower() not in NOT_FAMILIAR])
    }
    assert familiar == {}
    assert found("cs", rf"(?i)\b(?:{'|'.join(FAMILIAR.split())})\b") == {}


@pytest.mark.parametrize("text", ["board-you", "kabale-seat-you", "you", "catan-table-you"])
def test_the_reader_is_vy_in_czech(text: str) -> None:
    assert texts_for("cs")(text) == "vy"


def test_czech_never_says_a_plural_participle_to_one_person() -> None:
    """ "Odkryli jste" speaks to several; only what a whole table agreed on is said so."""
    assert set(found("cs", r"\b\w+li jste\b|\bjste (?:\w+ )?\w+li\b")) <= {
        "rules-wizard",
        "ruling-R6",
    }


def test_polish_texts_say_ty_to_one_reader() -> None:
    plural = r"\b(?:wasz\w*|wam|wami|macie|możecie|jesteście|wybierzcie|zagrajcie|chcecie)\b"
    assert found("pl", rf"(?i){plural}") == {}
    assert found("pl", r"\bPaństw\w+|\bproszę \w+ć\b") == {}


# --- terms ----------------------------------------------------------------------------------------

#: A word that was used beside the one that the rules have.
STRANGERS = {
    "cs": {
        r"\bŠerm\b|Šermem|Rolnictv|\bHudb": "the official book has Vojenství, Zemědělství, Umění",
        r"(?i)okamžit\w+ kart": "karta s okamžitým efektem",
        r"Udělení": "Přidělení",
        r"(?i)\bosad": "vesnice",
        r"\bZvěd": "Vyzvědač",
        r"(?i)\blíz(?:n|a)\w*|\blíže z\b": "dobrat",
        r"\bna ruce\b(?! nezávisí)": "v ruce",
        r"(?i)fáze ruky": "dobírací fáze",
        r"(?i)\b(?:seed|salt)\b": "semínko, sůl",
        r"(?i)prostř\w+ st": "připravit stůl",
        r"(?i)hádank": "úloha",
    },
    "pl": {
        r"(?i)\bwalcz": "brać udział",
        r"we dwoje": "przy dwóch graczach",
        r"(?i)\bwystaw": "oferta",
        r"(?i)rozbójni": "zbójcy",
        r"\bKości\b": "Kostki",
        r"(?i)faz\w+ ręki": "faza dobierania",
        r"(?i)odtworzon": "zrekonstruowana",
        r"(?i)\b(?:seed|salt)\b": "ziarno, sól",
        r"(?i)nakry\w+ st": "przygotować stół",
        r"(?i)zagadk": "zadanie",
        r"\d %": "no space before the sign",
    },
}


@pytest.mark.parametrize(
    ("language", "stranger", "instead"),
    [(language, *pair) for language, words in STRANGERS.items() for pair in words.items()],
)
def test_every_thing_has_one_word(language: str, stranger: str, instead: str) -> None:
    assert found(language, stranger) == {}, f"say: {instead}"


@pytest.mark.parametrize(
    ("language", "display", "offer"),
    [
        ("cs", "nabíd(?:k|c)", "návrh"),
        ("pl", "ofer(?:t|c)", "propozycj"),
    ],
)
def test_an_offer_is_not_called_like_the_display(language: str, display: str, offer: str) -> None:
    """Open cards for sale and an offer to trade are two things of the Catan card game."""
    texts = dict(sentences(language))
    about_offers = [
        "catan-event-offering",
        "catan-event-replied",
        "catan-do-send",
        "catan-why-offers",
        "catan-q-offer",
        "catan-wait",
        "catan-turn-mine",
        "catan-act-send",
        "catan-trade-offer",
        "catan-trade-no-offer",
    ]
    for name in about_offers:
        assert not re.search(display, texts[name], re.IGNORECASE), name
        assert re.search(offer, texts[name], re.IGNORECASE), name
    assert re.search(display, texts["catan-board-display"], re.IGNORECASE)
    assert re.search(display, texts["catan-table-display"], re.IGNORECASE)


def test_the_discard_pile_has_one_name_in_czech() -> None:
    assert found("cs", r"(?i)odkládací hromád\w+") == {}


# --- marks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "marks"), [("cs", "„“"), ("pl", "„”")])
def test_quotation_marks_are_those_of_the_language(language: str, marks: str) -> None:
    """They open below and close above, and none is left alone."""
    foreign = "".join(set('„“”"«»‚') - set(marks))
    pairs = re.compile(f"{marks[0]}[^{marks}]*{marks[1]}")
    alone = {
        name: text
        for name, text in sentences(language)
        if name != "sign-known"
        and (re.search(f"[{foreign}]", text) or set(pairs.sub("", text)) & set(marks))
    }
    assert alone == {}
