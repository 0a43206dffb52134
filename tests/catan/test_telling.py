"""A log line for every event, in every language, and no secret in it."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import NAMES
from hofnarr.catan.events import Event
from hofnarr.catan.game import GAME
from hofnarr.catan.words.telling import _TELLERS, card_name, tell_event
from hofnarr.core.chance import RandomChance
from hofnarr.texts import LANGUAGES, Language, texts_for

EN = texts_for("en")
PLAYERS = ("Ada", "Bea")


def told(event: Any, viewer: Any = "open", language: Language = "en") -> str:
    return tell_event(texts_for(language), event, PLAYERS, viewer)


def random_events(variant: str, decisions: int) -> list[Any]:
    chance = RandomChance(variant)
    state, opening = GAME.new(2, GAME.variants[variant], chance)
    found: list[Any] = list(opening)
    random = Random(variant)
    for _ in range(decisions):
        if state.to_act() is None:
            break
        found += state.apply(random.choice(state.legal()), chance)
    return found


@pytest.mark.parametrize("variant", GAME.variants)
def test_every_event_of_a_game_is_told_in_every_language(variant: str) -> None:
    kept: dict[str, list[Any]] = {}
    for event in random_events(variant, 1200):
        kept.setdefault(type(event).__name__, []).append(event)
    for event in [event for some in kept.values() for event in some[:: len(some) // 8 + 1]]:
        for language in LANGUAGES:
            for viewer in (0, 1, "public", "open"):
                line = told(event, viewer, language)
                assert line
                assert "{" not in line


def test_there_is_a_line_for_every_kind_of_event() -> None:
    assert set(_TELLERS) == set(get_args(Event))


def test_who_takes_from_whom_is_told_by_name() -> None:
    event = events.Lost(0, "ore", 1, "0U", "taken")
    assert told(event) == "Bea takes 1 ore from Ada."
    assert told(event, language="de") == "Bea nimmt 1 Erz von Ada."


def test_a_card_drawn_is_named_only_to_who_knows_it() -> None:
    event = events.Drew(0, "church", [0], 2)
    assert told(event, 0) == "Ada draws from stack 3: Church."
    assert told(event, 1) == "Ada draws from stack 3."
    assert told(event, "public") == "Ada draws from stack 3."


def test_a_hand_that_was_looked_at_is_named_only_to_who_looked() -> None:
    event = events.HandShown(1, ["spy"], [1], 0)
    assert told(event, 1) == "Bea looks at the opponent’s hand: Spy."
    assert told(event, 0) == "Bea looks at the opponent’s hand."


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.Built(0, "church", 0, "1U1"), "Ada builds Church at 1U1."),
        (
            events.Built(0, "toll_station", 1, "0"),
            "Ada builds Toll Station at 0 in the opponent’s principality.",
        ),
        (events.Gained(1, "ore", 2, "0U", "production"), "Bea gains 2 ore (production)."),
        (events.Lost(1, "wool", 1, "0U", "brigand"), "Bea loses 1 wool (Brigand)."),
        (events.Traded(0, "ore", 3, "gold"), "Ada trades 3 ore for 1 gold with the bank."),
        (events.Offered(0, {"ore": 1}, {"wool": 2}), "Ada offers 1 ore for 2 wool."),
        (events.Played(1, "bishop", "spy"), "Bea plays Bishop against Spy."),
        (events.Passed(1, "spy"), "Bea declines: Spy."),
        (events.Chose(0, "church_curse", "discard 0"), "Church Curse: Ada chooses the discard"),
        (events.Turned(0, "secret_society", 0, "1U1", NAMES.index("church")), "shows Church."),
        (events.GameEnded(1, [8, 12], "victory"), "Bea wins the game, 8 : 12."),
        (events.GameEnded(None, [8, 8], "rounds"), "The last round is over (C89): a draw, 8 : 8."),
    ],
)
def test_a_line_says_what_happened(event: Any, line: str) -> None:
    assert line in told(event)


def test_counts_are_inflected() -> None:
    event = events.Gained(0, "ore", 1, "0U")
    assert told(event, language="cs") == "Ada získává 1 rudu."
    assert told(events.Built(0, "town_hall", 0, "1U1"), language="cs") == (
        "Ada staví Radnici na místo 1U1."
    )


def test_every_card_has_a_name() -> None:
    assert all(card_name(texts_for(language), card) for card in NAMES for language in LANGUAGES)
