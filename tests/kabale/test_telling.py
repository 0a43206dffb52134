"""Every event and every step of an award is told, in four languages."""

from collections.abc import Sequence
from random import Random
from typing import get_args, get_type_hints

import pytest

from hofnarr.core.chance import RandomChance
from hofnarr.kabale.award import AnyStep, Award, NumberStep, Owner, Reason, Winner, award
from hofnarr.kabale.cards import CARD_IDS, Target
from hofnarr.kabale.events import (
    Awarded,
    CloakAsked,
    Closed,
    Drew,
    DrewNothing,
    Event,
    GameEnded,
    Killed,
    Placed,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Skipped,
    Slipped,
    Stayed,
    SwapAsked,
    Swapped,
    Travelled,
    Uncovered,
)
from hofnarr.kabale.options import EDITIONS, Options
from hofnarr.kabale.state import State
from hofnarr.kabale.telling import (
    card_name,
    domain_name,
    target_name,
    tell_award,
    tell_event,
    tell_options,
    tell_step,
)
from hofnarr.texts import LANGUAGES, Language, Texts, texts_for

NAMES = ["Ada", "Bea", "Cid"]
ENGLISH = texts_for("en")
MUSIC: Target = ("music", 3)
CURRENT = Options(double_copies="current", lowest_number="unbounded")
UNBOUNDED = Options(lowest_number="unbounded")


def column(text: str) -> list[tuple[Owner, str]]:
    """Read "a king, b queen" as [(0, "king"), (1, "queen")]."""
    pairs = [part.split() for part in text.split(",") if part.strip()]
    return [("abc".index(owner), card) for owner, card in pairs]


def awarded(cards: str, options: Options | None = None) -> Award:
    return award(MUSIC, column(cards), options)


def name(owner: Owner) -> str:
    return NAMES[int(owner)]


def told(cards: str, options: Options | None = None, texts: Texts = ENGLISH) -> list[str]:
    """The award of a column under Music 3, without its heading."""
    return tell_award(texts, MUSIC, awarded(cards, options), name)[1:]


#: One column for each way to win, for each event line about it.
REASONS = {
    "highest": "a king, b assassin",
    "lowest": "a king, b beggar",
    "tie": "a queen, b merchant, b cardinal",
    "pair": "a prince, b king, a squire",
    "nobody": "a double",
}

#: Every event, in every form that has a text of its own, with its English line.
EVENTS: list[tuple[Event, str]] = [
    (RoundStarted(1, 2, [MUSIC, ("trade", 1)]), "Round 2 of 6: Music 3, Trade 1. Cid begins."),
    (Placed(0, 1, "king"), "Ada places a card in column 2: King."),
    (Placed(0, 1, None), "Ada places a card in column 2."),
    (Uncovered(0, 1, "musketeers"), "Uncovered in column 1: Bea’s Musketeers."),
    (Travelled(1, 2, 0), "Bea’s Explorer moves from column 3 to column 1."),
    (
        Travelled(1, 2, 2),
        "Bea’s Explorer goes to the foot of its own column 3, as all others are closed (R2).",
    ),
    (
        Stayed(1, 0),
        "Bea’s Explorer has travelled this turn already and stays in column 1, face up (R3).",
    ),
    (
        Killed(2, 0, 1, "little_giant"),
        "Ada’s Assassin sends Bea’s Little Giant from column 3 to the discard pile.",
    ),
    (Closed(0, 1), "Bea’s Storm closes column 1."),
    (CloakAsked(0, 1), "Ada may slip a card under the Cloak in column 2."),
    (
        Slipped(0, 1, True, "romeo"),
        "Ada slips a card under the Cloak in column 2: Romeo. "
        "The draw for it follows at once (R13).",
    ),
    (
        Slipped(0, 1, True, None),
        "Ada slips a card under the Cloak in column 2. The draw for it follows at once (R13).",
    ),
    (Slipped(0, 1, False, None), "Ada slips no card under the Cloak in column 2."),
    (SwapAsked(2, 0), "Cid may swap the target of column 1 with another."),
    (Swapped(2, 0, 1), "Cid swaps the targets of columns 1 and 2."),
    (Swapped(2, 0, None), "Cid leaves the target of column 1 where it is."),
    (
        Reshuffled(1, ["king"]),
        "Bea shuffles the discard pile into a new draw pile of 1 card.",
    ),
    (Drew(0, "storm"), "Ada draws a card: Storm."),
    (Drew(0, None), "Ada draws a card."),
    (DrewNothing(1), "Bea cannot draw: draw pile and discard pile are empty (R5)."),
    (Skipped(1), "Bea has no card in hand and is skipped (R5)."),
    (
        RoundEnded(5, 2, [column("a king"), [], []]),
        "Cid ends round 6. All cards still face down are turned up.",
    ),
    (
        Awarded(1, MUSIC, awarded(REASONS["highest"])),
        "Column 2, Music 3: Ada wins with the highest sum (Ada 20, Bea 9½).",
    ),
    (
        Awarded(1, MUSIC, awarded(REASONS["lowest"])),
        "Column 2, Music 3: Bea wins with the lowest sum (Ada 20, Bea 4).",
    ),
    (
        Awarded(1, MUSIC, awarded(REASONS["tie"])),
        "Column 2, Music 3: Ada wins the tie (Ada 16, Bea 16).",
    ),
    (
        Awarded(1, MUSIC, awarded(REASONS["pair"])),
        "Column 2, Music 3: Ada wins with Prince & Squire (Ada 16, Bea 20).",
    ),
    (
        Awarded(1, MUSIC, awarded(REASONS["nobody"])),
        "Column 2, Music 3: nobody takes part, and the target leaves the game (R11).",
    ),
    (GameEnded([20, 26, 9], [1]), "The game is over: Ada 20, Bea 26, Cid 9. Bea wins."),
    (
        GameEnded([26, 26, 26], [0, 1, 2]),
        "The game is over: Ada 26, Bea 26, Cid 26. Ada, Bea and Cid share the win (R12).",
    ),
]

#: Columns that together show every step in every form, with all their English sentences.
COLUMNS: list[tuple[str, Options | None, list[str]]] = [
    (
        "a musketeers, b minstrel, b double, c hermit",
        None,
        [
            "Musketeers (Ada): no other card has an ability, and numbers are as printed.",
            "Musketeers (Ada): 11.",
            "Minstrel (Bea): 8, plus 4 under Music = 12.",
            "Double (Bea): no number.",
            "Hermit (Cid): 12.",
            "Ada: sum 11.",
            "Bea: sum 12.",
            "Cid: sum 12.",
            "Tie between Bea and Cid; nearest to the target: Minstrel (Bea).",
            "Bea wins the tie, and with it the target.",
        ],
    ),
    (
        "a wizard, b king, c double",
        None,
        [
            "Wizard (Ada) removes every card with a number of 10 or more: King (Bea) (R6).",
            "Wizard (Ada): 7.",
            "Double (Cid): no number (R8).",
            "Ada: sum 7.",
            "Cid has no card with a number here and does not take part (R10).",
            "Ada has the highest sum and wins the target.",
        ],
    ),
    (
        "a wizard, b wizard, a witch, c double, c squire, b assassin",
        None,
        [
            "Wizards (Ada, Bea) cancel each other and remove nothing.",
            "Witch (Ada) removes every other card with a number of 9 or less: "
            "Wizard (Ada), Wizard (Bea), Double (Cid), Squire (Cid) (R6).",
            "Witch (Ada): 1.",
            "Assassin (Bea): 9½.",
            "Ada: sum 1.",
            "Bea: sum 9½.",
            "Bea has the highest sum and wins the target.",
        ],
    ),
    (
        "a wizard, b double, b witch",
        None,
        [
            "Wizard (Ada) removes nothing: no card has a number of 10 or more (R6).",
            "Witch (Bea) removes every other card with a number of 9 or less: "
            "Wizard (Ada), Double (Bea) (R7).",
            "Witch (Bea): 1.",
            "Bea: sum 1.",
            "Bea has the highest sum and wins the target.",
        ],
    ),
    (
        "a witch, b witch, c prince, a king, c squire",
        None,
        [
            "Witches (Ada, Bea) cancel each other and remove nothing.",
            "Prince & Squire (Cid) are both still there and win the target.",
            "Witch (Ada): 1.",
            "Witch (Bea): 1.",
            "Prince (Cid): 14.",
            "King (Ada): 20.",
            "Squire (Cid): 2.",
            "Ada: sum 21.",
            "Bea: sum 1.",
            "Cid: sum 16.",
            "Cid wins the target with Prince & Squire.",
        ],
    ),
    (
        "a witch, b king",
        None,
        [
            "Witch (Ada) removes nothing: no other card has a number of 9 or less.",
            "Witch (Ada): 1.",
            "King (Bea): 20.",
            "Ada: sum 1.",
            "Bea: sum 20.",
            "Bea has the highest sum and wins the target.",
        ],
    ),
    (
        "a double, b romeo, b juliet, c dragon, a dragon, b little_giant, c cloak, c beggar",
        None,
        [
            "Double (Ada): 5 copied from Romeo (Bea), less 2 for 1 Dragon (Cid) = 3 (R8).",
            "Romeo (Bea): 5, plus 10 with Juliet, less 4 for 2 Dragons (Cid, Ada) = 11.",
            "Juliet (Bea): 14, less 4 for 2 Dragons (Cid, Ada) = 10.",
            "Dragon (Cid): 11, less 2 for 1 Dragon (Ada) = 9.",
            "Dragon (Ada): 11, less 2 for 1 Dragon (Cid) = 9.",
            "Little Giant (Bea): 2, plus 21 for 7 other cards, "
            "less 4 for 2 Dragons (Cid, Ada) = 19.",
            "Cloak (Cid): 0, less 2 for 1 Dragon (Ada), but never below 0 = 0 (R9).",
            "Beggar (Cid): 4, less 2 for 1 Dragon (Ada) = 2.",
            "Beggar (Cid): the lowest sum wins.",
            "Ada: sum 12.",
            "Bea: sum 40.",
            "Cid: sum 11.",
            "Cid has the lowest sum and wins the target.",
        ],
    ),
    (
        "a beggar, b beggar",
        None,
        [
            "Beggar (Ada): 4.",
            "Beggar (Bea): 4.",
            "Beggar (Ada, Bea): the lowest sum wins.",
            "Ada: sum 4.",
            "Bea: sum 4.",
            "Tie between Ada and Bea; farthest from the target: Beggar (Bea).",
            "Bea wins the tie, and with it the target.",
        ],
    ),
    (
        "a squire, b dragon, c dragon",
        UNBOUNDED,
        [
            "Squire (Ada): 2, less 4 for 2 Dragons (Bea, Cid) = −2.",
            "Dragon (Bea): 11, less 2 for 1 Dragon (Cid) = 9.",
            "Dragon (Cid): 11, less 2 for 1 Dragon (Bea) = 9.",
            "Ada: sum −2.",
            "Bea: sum 9.",
            "Cid: sum 9.",
            "Tie between Bea and Cid; nearest to the target: Dragon (Bea).",
            "Bea wins the tie, and with it the target.",
        ],
    ),
    (
        "a double, b hermit",
        CURRENT,
        [
            "Double (Ada): 11 copied from Hermit (Bea) (R8).",
            "Hermit (Bea): 12, less 1 for 1 other card = 11.",
            "Ada: sum 11.",
            "Bea: sum 11.",
            "Tie between Ada and Bea; nearest to the target: Double (Ada).",
            "Ada wins the tie, and with it the target.",
        ],
    ),
    ("", None, ["Nobody takes part: the target leaves the game (R11)."]),
]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return texts_for(request.param)


def all_steps() -> list[AnyStep]:
    return [step for cards, options, _ in COLUMNS for step in awarded(cards, options).steps]


def is_sentence(line: str) -> bool:
    return line.endswith(".") and not any(sign in line for sign in ("{", "None", "_", "??"))


# --- events ---------------------------------------------------------------------------------------


def test_the_examples_hold_every_event() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize(("event", "line"), EVENTS)
def test_an_event_is_told_in_english(event: Event, line: str) -> None:
    assert tell_event(ENGLISH, event, NAMES) == line


@pytest.mark.parametrize("event", [event for event, _ in EVENTS])
def test_an_event_is_told_in_every_language(texts: Texts, event: Event) -> None:
    assert is_sentence(tell_event(texts, event, NAMES))


@pytest.mark.parametrize(
    ("language", "placed", "killed", "uncovered"),
    [
        (
            "de",
            "Ada legt eine Karte in Spalte 2: Prinz.",
            "Der Meuchler (Ada) schickt eine Karte aus Spalte 3 auf den Ablagestapel: Hexe (Bea).",
            "In Spalte 1 aufgedeckt: Musketiere (Bea).",
        ),
        (
            "cs",
            "Ada přikládá Prince do sloupce 2.",
            "Mordýř (Ada) posílá Čarodějnici (Bea) ze sloupce 3 na odhazovací balíček.",
            "Ve sloupci 1 se odkrývá karta Mušketýři (Bea).",
        ),
        (
            "pl",
            "Ada kładzie Królewicza w kolumnie 2.",
            "Skrytobójca (Ada) odsyła Wiedźmę (Bea) z kolumny 3 na stos kart odrzuconych.",
            "W kolumnie 1 zostaje odkryta karta Muszkieterowie (Bea).",
        ),
    ],
)
def test_cards_are_inflected_and_players_are_not(
    language: Language, placed: str, killed: str, uncovered: str
) -> None:
    texts = texts_for(language)
    assert tell_event(texts, Placed(0, 1, "prince"), NAMES) == placed
    assert tell_event(texts, Killed(2, 0, 1, "witch"), NAMES) == killed
    assert tell_event(texts, Uncovered(0, 1, "musketeers"), NAMES) == uncovered


@pytest.mark.parametrize(
    "event", [Placed(0, 1, "king"), Drew(0, "king"), Slipped(0, 1, True, "king")]
)
def test_a_secret_card_is_told_only_to_its_player(texts: Texts, event: Event) -> None:
    king = texts("card-king.acc")
    assert king in tell_event(texts, event, NAMES, viewer=0)
    assert king in tell_event(texts, event, NAMES, viewer="open")
    assert king not in tell_event(texts, event, NAMES, viewer=1)
    assert king not in tell_event(texts, event, NAMES, viewer="public")


@pytest.mark.parametrize(
    ("language", "piles"),
    [
        ("en", ["1 card.", "2 cards.", "5 cards.", "22 cards."]),
        ("de", ["1 Karte.", "2 Karten.", "5 Karten.", "22 Karten."]),
        ("cs", ["1 karta.", "2 karty.", "5 karet.", "22 karet."]),
        ("pl", ["1 karta.", "2 karty.", "5 kart.", "22 karty."]),
    ],
)
def test_the_cards_of_a_new_pile_are_counted(language: Language, piles: list[str]) -> None:
    lines = [
        tell_event(texts_for(language), Reshuffled(0, list(CARD_IDS[:count])), NAMES)
        for count in (1, 2, 5, 22)
    ]
    assert [line[-len(pile) - 1 :] for line, pile in zip(lines, piles, strict=True)] == [
        f" {pile}" for pile in piles
    ]


# --- awards ---------------------------------------------------------------------------------------


def test_the_examples_hold_every_step_every_reason_and_every_change() -> None:
    steps = all_steps()
    changes = [step.changes for step in steps if isinstance(step, NumberStep)]
    reasons = {step.because for step in steps if isinstance(step, Winner)}
    assert {type(step) for step in steps} == set(get_args(AnyStep))
    assert {change.because for each in changes for change in each} == set(get_args(Reason))
    assert reasons == set(REASONS) == set(get_args(get_type_hints(Winner)["because"]))


@pytest.mark.parametrize(("cards", "options", "sentences"), COLUMNS)
def test_an_award_is_explained_in_english(
    cards: str, options: Options | None, sentences: list[str]
) -> None:
    assert told(cards, options) == sentences


@pytest.mark.parametrize("step", all_steps())
def test_a_step_is_told_in_every_language(texts: Texts, step: AnyStep) -> None:
    assert is_sentence(tell_step(texts, step, name))


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Awarding the column under Music 3"),
        ("de", "Abrechnung der Spalte unter Musik 3"),
        ("cs", "Vyhodnocení sloupce pod Uměním 3"),
        ("pl", "Rozstrzygnięcie kolumny pod Muzyką 3"),
    ],
)
def test_an_award_has_a_heading(language: Language, heading: str) -> None:
    assert tell_award(texts_for(language), MUSIC, awarded("a king"), name)[0] == heading


def hermit_beside(others: int, language: Language) -> str:
    cards: list[tuple[Owner, str]] = [(1, card) for card in CARD_IDS if card != "double"]
    cards = [
        lying for lying in cards if lying[1] not in ("musketeers", "wizard", "witch", "dragon")
    ]
    cards += [(2, card) for _, card in cards[:10]]
    result = award(MUSIC, [(0, "hermit"), *cards[:others]], UNBOUNDED)
    step = next(step for step in result.steps if isinstance(step, NumberStep))
    return tell_step(texts_for(language), step, name)


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "many"),
    [
        ("de", "1 andere Karte", "2 andere Karten", "5 andere Karten", "22 andere Karten"),
        ("cs", "1 další kartu", "2 další karty", "5 dalších karet", "22 dalších karet"),
        ("pl", "1 inną kartę", "2 inne karty", "5 innych kart", "22 inne karty"),
    ],
)
def test_the_other_cards_of_a_hermit_are_counted(
    language: Language, one: str, two: str, five: str, many: str
) -> None:
    for count, words in {1: one, 2: two, 5: five, 22: many}.items():
        assert f" {words} = " in hermit_beside(count, language)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("de", "minus 2 für 1 Drachen (Bea) = 18.", "minus 4 für 2 Drachen (Bea, Cid) = 16."),
        ("cs", "minus 2 za 1 Draka (Bea) = 18.", "minus 4 za 2 Draky (Bea, Cid) = 16."),
        ("pl", "minus 2 za 1 Smoka (Bea) = 18.", "minus 4 za 2 Smoki (Bea, Cid) = 16."),
    ],
)
def test_dragons_are_counted(language: Language, one: str, two: str) -> None:
    texts = texts_for(language)
    assert told("a king, b dragon", texts=texts)[0].endswith(one)
    assert told("a king, b dragon, c dragon", texts=texts)[0].endswith(two)


def test_a_double_may_copy_a_number_below_zero() -> None:
    long_column = [(1, card) for card in CARD_IDS[:14]]
    result = award(MUSIC, [(0, "double"), (0, "hermit"), *long_column], CURRENT)
    assert tell_award(ENGLISH, MUSIC, result, name)[1] == (
        "Double (Ada): −3 copied from Hermit (Ada) (R8)."
    )


def test_a_column_of_all_cards_of_six_players_is_told_in_full(texts: Texts) -> None:
    """The list of what a wizard removes grows longer than Fluent takes by itself."""
    cards: list[tuple[Owner, str]] = [
        (f"the player on seat {seat}, who has a very long name", card)
        for seat in range(6)
        for card in CARD_IDS
        if card != "musketeers" and (seat == 0 or card not in ("wizard", "witch"))
    ]
    result = award(MUSIC, cards)
    lines = tell_award(texts, MUSIC, result, str)
    assert len(lines) == 1 + len(result.steps)
    removed = lines[1].count("the player on seat") - 1
    assert removed + lines[2].count("the player on seat") - 1 == len(result.removed) > 100


# --- names, options, a whole game -----------------------------------------------------------------


def test_cards_domains_and_targets_have_names() -> None:
    german = texts_for("de")
    assert card_name(german, "little_giant") == "Kleiner Riese"
    assert domain_name(german, "farming") == "Ackerbau"
    assert target_name(german, ("trade", 5)) == "Handel 5"


def test_options_are_told_with_their_values() -> None:
    assert tell_options(ENGLISH, EDITIONS["polish"]) == [
        "Who begins the next round: Left of whoever began the round",
        "Lowest number: Never below 0",
        "What the Double copies: The printed number",
        "Ones with two players: Keep them",
    ]


def random_game(seed: int) -> list[Event]:
    chance = RandomChance(seed)
    choose = Random(seed)
    state, events = State.new(len(NAMES), Options(), chance, 0)
    story = list(events)
    while state.to_act() is not None:
        story += state.apply(choose.choice(state.legal()), chance)
    return story


def tell_all(texts: Texts, events: Sequence[Event]) -> list[str]:
    lines = []
    for event in events:
        lines.append(tell_event(texts, event, NAMES))
        lines.append(tell_event(texts, event, NAMES, viewer="public"))
        if isinstance(event, Awarded):
            lines += tell_award(texts, event.target, event.award, name)[1:]
    return lines


def test_a_whole_game_is_told_in_every_language(texts: Texts) -> None:
    lines = tell_all(texts, random_game(7))
    assert len(lines) > 500
    assert [line for line in lines if not is_sentence(line)] == []
