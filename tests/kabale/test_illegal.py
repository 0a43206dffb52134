"""Illegal actions: each names the rule that forbids it and changes nothing."""

from __future__ import annotations

import pytest

from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.testing.kabale import Scenario


def table() -> Scenario:
    """White to play; column 1 is closed."""
    return (
        Scenario(players=3)
        .hand("white", "king", "romeo", "witch")
        .column(1, "red storm, blue queen down")
    )


def asked_for_the_cloak() -> Scenario:
    """Blue must decide about its cloak in column 0."""
    scenario = table().hand("blue", "romeo", "beggar", "dragon").column(0, "blue cloak down")
    return scenario.play("king", 0).expect_to_act("blue", "cloak")


def asked_for_the_swap() -> Scenario:
    """Blue must decide about its traitor in column 0."""
    return table().column(0, "blue traitor down").play("king", 0).expect_to_act("blue", "swap")


def test_only_the_player_whose_turn_it_is_places_a_card() -> None:
    message = table().refuse(Play(1, "king", 0), rule="turn")
    assert message == "it is seat 0 that must decide, not 1"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    table().refuse(Play(seat, "king", 0), rule="turn")


def test_a_card_must_be_in_the_hand() -> None:
    message = table().refuse(Play(0, "queen", 0), rule="turn")
    assert message == "queen is not in the hand of seat 0"


@pytest.mark.parametrize("card", ["bishop", "", "KING"])
def test_there_is_no_such_card(card: str) -> None:
    table().refuse(Play(0, card, 0), rule="turn")


@pytest.mark.parametrize("column", [-1, 3, 99, 1 << 70])
def test_there_is_no_such_column(column: int) -> None:
    message = table().refuse(Play(0, "king", column), rule="turn")
    assert message == f"there is no column {column}: they are 0 to 2"


@pytest.mark.parametrize("column", [True, 0.0, "0", None])
def test_a_column_is_a_whole_number(column: object) -> None:
    table().refuse(Play(0, "king", column), rule="turn")  # type: ignore[arg-type]


def test_no_card_can_be_placed_in_a_column_closed_by_a_storm() -> None:
    message = table().refuse(Play(0, "king", 1), rule="storm")
    assert message == "column 1 is closed by a storm"


@pytest.mark.parametrize("action", [Cloak(0, None), Cloak(0, "king"), Swap(0, None), Swap(0, 1)])
def test_nothing_was_uncovered_that_could_be_decided(action: Action) -> None:
    table().refuse(action, rule="turn")


@pytest.mark.parametrize("action", [Play(1, "romeo", 0), Swap(1, None), Swap(1, 2)])
def test_the_owner_of_the_cloak_must_decide_first(action: Action) -> None:
    assert "must answer with cloak" in asked_for_the_cloak().refuse(action, rule="cloak")


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_else_decides_about_the_cloak(seat: int) -> None:
    asked_for_the_cloak().refuse(Cloak(seat, None), rule="turn")


@pytest.mark.parametrize("card", ["king", "cloak", "bishop", ""])
def test_only_a_hand_card_is_slipped_under_the_cloak(card: str) -> None:
    message = asked_for_the_cloak().refuse(Cloak(1, card), rule="cloak")
    assert message == f"{card} is not in the hand of seat 1"


@pytest.mark.parametrize("action", [Play(1, "king", 0), Cloak(1, None), Cloak(1, "king")])
def test_the_owner_of_the_traitor_must_decide_first(action: Action) -> None:
    assert "must answer with swap" in asked_for_the_swap().refuse(action, rule="traitor")


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_else_decides_about_the_traitor(seat: int) -> None:
    asked_for_the_swap().refuse(Swap(seat, None), rule="turn")


def test_the_traitor_swaps_with_another_column_not_its_own() -> None:
    message = asked_for_the_swap().refuse(Swap(1, 0), rule="traitor")
    assert message == "the traitor lies in column 0 itself: name another one"


@pytest.mark.parametrize("column", [-1, 3, True])
def test_the_traitor_swaps_with_a_column_that_is_there(column: int) -> None:
    asked_for_the_swap().refuse(Swap(1, column), rule="traitor")


@pytest.mark.parametrize("action", [Play(0, "king", 0), Cloak(0, None), Swap(1, None)])
def test_after_the_end_of_the_game_nothing_is_legal(action: Action) -> None:
    over = Scenario(players=2).round(6).target(0, "music", 1).target(1, "trade", 1)
    over.column(0, "blue king").play("king", 1)
    assert over.refuse(action, rule="end") == "the game is over"


def test_messages_tell_nothing_that_the_table_may_not_know() -> None:
    """Asking for a card that blue does not hold sounds the same wherever that card is."""
    for card in ("queen", "witch"):
        message = table().refuse(Play(1, card, 0), rule="turn")
        assert message == "it is seat 0 that must decide, not 1"
