"""The Czech and Polish sentences of Kabale as people read them: in context, in the right case."""

import re

import pytest

from hofnarr.kabale.award import Owner, award
from hofnarr.kabale.cards import CARD_IDS, DOMAINS, Target
from hofnarr.kabale.events import Awarded, Reshuffled
from hofnarr.kabale.rulebook import SECTIONS, rules_page
from hofnarr.kabale.telling import card_name, domain_name, tell_award, tell_event
from hofnarr.texts import Language, texts_for

NAMES = ["Ada", "Bea"]
MUSIC: Target = ("music", 3)
CZECH = texts_for("cs")
POLISH = texts_for("pl")


def name(owner: Owner) -> str:
    return NAMES[int(owner)]


def story(language: Language, *cards: tuple[int, str]) -> list[str]:
    """The award of a column under Music 3, sentence by sentence."""
    result = award(MUSIC, list(cards))
    return tell_award(texts_for(language), MUSIC, result, name)


def rules(language: Language, *sections: str) -> str:
    texts = texts_for(language)
    return "\n".join(rules_page(texts, section).text for section in sections)


def test_the_czech_domains_are_those_of_the_official_book() -> None:
    assert [domain_name(CZECH, domain) for domain in DOMAINS] == [
        "Alchymie",
        "Vojenství",
        "Zemědělství",
        "Obchod",
        "Náboženství",
        "Umění",
    ]
    assert [CZECH(f"domain-{domain}.under") for domain in DOMAINS] == [
        "pod Alchymií",
        "pod Vojenstvím",
        "pod Zemědělstvím",
        "pod Obchodem",
        "pod Náboženstvím",
        "pod Uměním",
    ]


@pytest.mark.parametrize(
    ("language", "heading", "nearest"),
    [
        (
            "cs",
            "Vyhodnocení sloupce pod Uměním 3",
            "Z několika dvojic vyhrává ta nejblíž bodové kartě: Ada.",
        ),
        (
            "pl",
            "Rozstrzygnięcie kolumny pod Muzyką 3",
            "Spośród kilku par wygrywa ta najbliżej karty celu: Ada.",
        ),
    ],
)
def test_the_nearest_of_several_pairs_wins(language: Language, heading: str, nearest: str) -> None:
    pairs = [(owner, card) for card in ("prince", "squire") for owner in (0, 1)]
    told = story(language, *pairs)
    assert told[0] == heading
    assert nearest in told


def test_a_column_without_numbers_in_polish() -> None:
    lone_double = award(MUSIC, [(0, "double")])
    assert story("pl", (0, "double"))[1:] == [
        "Sobowtór (Ada): bez liczby (R8).",
        "Ada nie ma tu karty z liczbą i nie bierze udziału (R10).",
        "Nikt nie bierze udziału: karta celu opuszcza grę (R11).",
    ]
    assert tell_event(POLISH, Awarded(0, MUSIC, lone_double), NAMES) == (
        "Kolumna 1, Muzyka 3: nikt nie bierze udziału, karta celu opuszcza grę (R11)."
    )
    assert POLISH("kabale-stage-idle.award") == "Nikt nie bierze udziału."
    assert POLISH("kabale-verdict-nobody") == ("Nikt nie bierze udziału: karta celu opuszcza grę")


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_awarding_of_a_domain_is_announced_in_every_gender(domain: str) -> None:
    shown = domain_name(POLISH, domain)
    assert POLISH("kabale-award-of", domain=shown) == f"Rozstrzyganie: {shown}"


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("cs", 1, "Ada míchá z odhazovacího balíčku nový balíček: 1 karta."),
        ("cs", 3, "Ada míchá z odhazovacího balíčku nový balíček: 3 karty."),
        ("cs", 7, "Ada míchá z odhazovacího balíčku nový balíček: 7 karet."),
        ("pl", 3, "Ada tasuje stos kart odrzuconych w nowy stos: 3 karty."),
        ("pl", 12, "Ada tasuje stos kart odrzuconych w nowy stos: 12 kart."),
        ("pl", 23, "Ada tasuje stos kart odrzuconych w nowy stos: 23 karty."),
    ],
)
def test_a_new_pile_is_counted_in_a_whole_sentence(
    language: Language, count: int, told: str
) -> None:
    assert tell_event(texts_for(language), Reshuffled(0, list(CARD_IDS[:count])), NAMES) == told


@pytest.mark.parametrize(
    ("language", "section", "sentence"),
    [
        ("cs", "material", "Šest karet vlivu tvoří profese"),
        ("cs", "turn", "Má-li odkrytá karta okamžitý efekt, hned udělejte, co říká."),
        ("cs", "running-out", "všichni, počínaje prvním místem, doplní ruku na 3 karty;"),
        ("cs", "wizard", "Mág i Čarodějnice odstraňují všechny dotčené karty najednou (R6)."),
        ("cs", "award", "Bodovou kartu získá hráč s nejvyšším součtem."),
        ("cs", "award", "vyhrává naopak hráč s nejnižším součtem"),
        ("cs", "end", "Vyhrává hráč s nejvyšším výsledkem."),
        ("cs", "R5", "všichni, počínaje prvním místem, doplní ruku na 3 karty."),
        ("cs", "R6", "Mág i Čarodějnice odstraňují všechny dotčené karty najednou."),
        (
            "pl",
            "running-out",
            "wszyscy, począwszy od pierwszego miejsca, uzupełniają rękę do 3 kart",
        ),
        ("pl", "wizard", "Każde z nich usuwa wszystkie te karty jednocześnie (R6)."),
        ("pl", "award", "Kartę celu zdobywa gracz z najwyższą sumą."),
        ("pl", "award", "Sama Czapka-niewidka bierze udział z sumą 0"),
        ("pl", "award", "Jeśli nikt nie bierze udziału, karta celu opuszcza grę (R11)."),
        ("pl", "options", "Jedynki przy dwóch graczach"),
        ("pl", "options", "domową zasadą graczy z wydaniem francuskim"),
        ("pl", "R5", "uzupełniają rękę do 3 kart."),
        ("pl", "R6", "Każde z nich usuwa wszystkie te karty jednocześnie."),
        ("pl", "R11", "Jeśli nikt nie bierze udziału w rozstrzyganiu kolumny"),
    ],
)
def test_the_rules_say(language: Language, section: str, sentence: str) -> None:
    assert sentence in rules(language, section)


def test_polish_mentions_the_word_of_its_translation_once() -> None:
    assert len(re.findall(r"\brzęd|\brząd", rules("pl", *SECTIONS))) == 1
    assert "(polskie tłumaczenie instrukcji nazywa ją rzędem)" in rules("pl", "setup")


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("cs", "kind-now", "Karta s okamžitým efektem"),
        ("cs", "kind-award", "Karta s efektem při vyhodnocování"),
        ("cs", "rules-now-cards", "Pět karet s okamžitým efektem"),
        ("cs", "award-printed", "Platí natištěné hodnoty."),
        ("cs", "kabale-stage-idle.numbers", "Platí natištěné hodnoty."),
        ("cs", "kabale-play", "Přehrávat automaticky"),
        ("cs", "kabale-stage-award", "Přidělení"),
        ("cs", "kabale-options", "Volitelná pravidla"),
        ("pl", "kind-award", "Karta działająca przy rozstrzyganiu"),
        ("pl", "option-ones-with-two", "Jedynki przy dwóch graczach"),
        ("pl", "kabale-play", "Odtwarzaj automatycznie"),
        ("pl", "kabale-cloak-no", "Nie wsuwaj karty"),
        ("pl", "kabale-hint", "Podpowiedź"),
        ("pl", "kabale-hint-failed", "Podpowiedź jest teraz niedostępna."),
    ],
)
def test_a_label_says(language: Language, text: str, told: str) -> None:
    assert texts_for(language)(text) == told


def test_the_landowner_was_suddenly_not_at_home() -> None:
    told = CZECH("tutorial-removed.text")
    assert f"Můj {card_name(CZECH, 'landowner')}, který najednou nebyl doma," in told


@pytest.mark.parametrize("text", ["kabale-prompt-cloak", "kabale-prompt-swap"])
def test_one_person_who_is_addressed_politely_gets_no_plural_participle(text: str) -> None:
    """ "Odkryli jste" can only be said to several people."""
    assert CZECH(text, whose="own", player="Ada").startswith("Odkrýváte vlastní")
