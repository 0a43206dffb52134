"""The scenario helper refuses tables that cannot be, so that a slip in a test does not pass."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hofnarr.core.chance import RandomChance
from hofnarr.kabale.actions import Play
from hofnarr.testing.kabale import Scenario, every

SLIPS: dict[str, Callable[[], object]] = {
    "no seat is called 'pink'": lambda: Scenario(2).hand("pink", "king"),
    "no card is called 'bishop'": lambda: Scenario(2).column(0, "white bishop"),
    "'white king sideways': a card lies up, down, hidden, known": lambda: Scenario(2).column(
        0, "white king sideways"
    ),
    "there is no target music 6": lambda: Scenario(2).target(0, "music", 6),
    "the target alchemy 5 is named too often": lambda: Scenario(2).target(1, "alchemy", 5).state,
    "red does not play: 2 players": lambda: Scenario(2).column(0, "red king").state,
    "only the foot lies face down, not king": lambda: (
        Scenario(2).column(0, "white king down, blue king").state
    ),
    "the king is not under its owner's cloak": lambda: (
        Scenario(2).column(0, "blue cloak, white king hidden, blue king").state
    ),
    "white has each card once, but king is named twice": lambda: (
        Scenario(2).column(0, "white king").hand("white", "king").state
    ),
    "white has more than three cards in hand": lambda: (
        Scenario(2).hand("white", "king", "queen", "juliet", "romeo").state
    ),
    "white has nowhere to put ": lambda: Scenario(2).pile("white").discard("white").state,
    "the table can be changed between two turns, not in the middle of one": lambda: (
        Scenario(2)
        .hand("white", "cloak", "king", "queen")
        .play("cloak", 0)
        .hand("blue", "king")
        .play("king", 0)
        .hand("white", "juliet")
    ),
    "0: storm should come next, but there are only king": lambda: (
        Scenario(2)
        .hand("white", "queen", "juliet")
        .column(1, "white storm, blue king")
        .draws("white", "storm")
        .play("queen", 0)
    ),
}


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_slip_is_named(slip: Callable[[], object], request: pytest.FixtureRequest) -> None:
    with pytest.raises(ValueError) as refused:
        slip()
    assert request.node.callspec.id in str(refused.value)


def test_cards_not_named_are_in_the_draw_pile_and_a_hand_holds_plain_cards() -> None:
    table = Scenario(2).column(0, "white king, white queen").expect_discard("white")
    table.expect_hand("white", "juliet", "alchemist", "swordmaster")
    assert table.open.seats[0].pile_count == 25 - 2 - 3


def test_with_a_named_draw_pile_the_rest_is_discarded() -> None:
    table = Scenario(2).pile("white", "witch").hand("white", "king").expect_pile("white", "witch")
    assert len(table.open.seats[0].discard) == 23


def test_a_hand_left_open_holds_no_card_that_will_be_drawn() -> None:
    Scenario(2).draws("white", "king").expect_hand("white", "queen", "juliet", "alchemist")


def test_a_storm_face_up_closes_its_column_and_a_hidden_one_does_not() -> None:
    table = (
        Scenario(2).column(0, "white storm, blue king down").column(1, every("blue", but=["king"]))
    )
    table.expect_closed(0).expect_closed(1, False)


# --- in the middle of a game ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_change_in_mid_game_leaves_everything_else_as_it_lies(seed: int) -> None:
    """Whole random games; before every turn the table is set up anew as it lies."""
    table, random, chance = Scenario(2 + seed % 5), Random(seed), RandomChance(seed)
    while table.state.to_act() is not None:
        if table.open.decision == "play":
            before = table.state.words
            assert table.turn(table.open.turn).state.words == before
        table.state.apply(random.choice(table.state.legal()), chance)


def test_a_card_named_in_mid_game_leaves_the_place_where_it_was() -> None:
    table = Scenario(2).hand("white", "king", "queen", "romeo").play("king", 0)
    table.hand("white", "juliet", "storm").column(1, "white queen, blue wizard down")
    table.expect_hand("white", "juliet", "storm").expect_to_act("blue")
    table.expect_column(0, "white king down").expect_column(1, "white queen, blue wizard down")
    assert "romeo" in (table.open.seats[0].pile or [])


def test_a_card_of_a_column_cannot_be_in_the_hand_as_well_in_mid_game() -> None:
    table = Scenario(2).hand("white", "king").play("king", 0)
    with pytest.raises(ValueError, match="white has each card once, but king is named twice"):
        table.hand("white", "king").state  # noqa: B018


# --- expectations ---------------------------------------------------------------------------------


def test_an_expectation_that_fails_says_what_is_there() -> None:
    table = Scenario(2).hand("white", "king").play("king", 0)
    with pytest.raises(AssertionError, match="column 0: white queen was expected, but it is white"):
        table.expect_column(0, "white queen")
    with pytest.raises(AssertionError, match=r"Play\(.*\) is legal here"):
        table.refuse(Play(1, (table.open.seats[1].hand or [""])[0], 0), "R2")
