"""A turn: place, uncover, act, draw, and when the round is over."""

from __future__ import annotations

import pytest

from hofnarr.kabale.actions import Play
from hofnarr.kabale.events import Drew, Placed, RoundEnded, RoundStarted, Uncovered
from hofnarr.testing.kabale import Scenario

# --- 1. place -------------------------------------------------------------------------------------


def test_place_one_card_face_down_at_the_foot_of_a_column() -> None:
    table = Scenario(players=3).column(1, "red king, blue queen").hand("white", "king", "storm")
    table.play("king", 1).expect_column(1, "red king, blue queen, white king down")


def test_place_in_any_column_that_is_not_closed() -> None:
    table = Scenario(players=3).hand("white", "king", "storm")
    table.column(0, "red storm, blue queen down").target(1, "trade", 1).column(1, "red king")
    assert table.state.legal() == [
        Play(0, "king", 1),
        Play(0, "king", 2),
        Play(0, "storm", 1),
        Play(0, "storm", 2),
    ]


def test_placing_is_not_optional() -> None:
    table = Scenario(players=2).hand("white", "king")
    assert all(isinstance(action, Play) for action in table.state.legal())


def test_cards_may_go_on_being_added_to_a_fulfilled_column() -> None:
    table = Scenario(players=2).target(0, "music", 1).column(0, "blue king").expect_fulfilled(0)
    table.play("queen", 0).expect_column(0, "blue king, white queen down")


# --- 2. uncover -----------------------------------------------------------------------------------


def test_uncover_the_card_right_above_whoever_owns_it() -> None:
    table = Scenario(players=2).column(0, "blue queen down").hand("white", "king", "juliet")
    table.play("king", 0).expect_column(0, "blue queen, white king down")
    assert table.told(Uncovered) == [Uncovered(0, 1, "queen")]
    own = Scenario(players=2).column(0, "white queen down").hand("white", "king", "juliet")
    own.play("king", 0).expect_column(0, "white queen, white king down")


def test_the_first_card_of_a_column_uncovers_nothing() -> None:
    table = Scenario(players=2).hand("white", "king").play("king", 0)
    assert table.told(Uncovered) == []


def test_a_card_that_lies_face_up_is_not_uncovered_again() -> None:
    """A storm would close the column once more, an assassin kill once more."""
    table = Scenario(players=2).column(0, "blue assassin").hand("white", "king", "juliet")
    table.play("king", 0).expect_column(0, "blue assassin, white king down")
    assert table.told(Uncovered) == []


def test_a_card_hidden_under_a_cloak_stays_hidden() -> None:
    table = Scenario(players=2).hand("white", "king", "juliet")
    table.column(0, "blue cloak, blue romeo hidden, white queen down")
    table.play("king", 0)
    table.expect_column(0, "blue cloak, blue romeo hidden, white queen, white king down")


# --- 3. act ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    ["king", "queen", "musketeers", "wizard", "witch", "prince", "double", "dragon", "beggar"],
)
def test_only_now_cards_act_when_they_are_uncovered(card: str) -> None:
    table = Scenario(players=2).column(0, f"blue {card} down").hand("white", "juliet", "merchant")
    assert table.play("juliet", 0).story == ["placed", "uncovered", "drew"]


def test_placing_a_now_card_does_nothing() -> None:
    table = Scenario(players=2).column(0, "blue king").hand("white", "assassin", "storm")
    assert table.play("storm", 0).expect_closed(0, False).story == ["placed", "drew"]


# --- 4. draw --------------------------------------------------------------------------------------


def test_draw_one_card() -> None:
    table = Scenario(players=2).hand("white", "king", "storm", "dragon").draws("white", "beggar")
    table.play("king", 0).expect_hand("white", "storm", "dragon", "beggar")
    assert table.events == [Placed(0, 0, "king"), Drew(0, "beggar")]


def test_with_an_empty_draw_pile_the_own_discard_pile_is_shuffled_first() -> None:
    table = Scenario(players=2).hand("white", "king", "storm", "dragon").pile("white")
    table.column(1, "white queen, white juliet").draws("white", "witch")
    table.play("king", 0).expect_hand("white", "storm", "dragon", "witch")
    assert table.story == ["placed", "reshuffled", "drew"]
    table.expect_discard("white")
    assert table.open.seats[0].pile_count == 25 - 3 - 3


def test_a_full_draw_pile_is_not_reshuffled() -> None:
    table = Scenario(players=2).hand("white", "king").pile("white", "witch")
    assert table.play("king", 0).story == ["placed", "drew"]
    table.expect_pile("white")


# --- 5. the next player, or the end of the round --------------------------------------------------


def test_the_next_player_clockwise() -> None:
    table = Scenario(players=3).turn("blue")
    table.play("king", 0).expect_to_act("red").play("king", 0).expect_to_act("white")


def test_the_round_is_over_when_every_column_is_fulfilled() -> None:
    table = Scenario(players=2).target(0, "music", 2).target(1, "trade", 1)
    table.column(0, "blue queen, blue king").hand("white", "king", "queen")
    table.play("king", 1).expect_round(2)
    assert [len(cards) for cards in table.told(RoundEnded)[0].columns] == [2, 1]


def test_the_round_goes_on_while_one_column_is_not_fulfilled() -> None:
    table = Scenario(players=2).target(0, "music", 3).target(1, "trade", 1)
    table.column(0, "blue queen, blue king")
    table.play("king", 1).expect_round(1).expect_fulfilled(0, False).expect_to_act("blue")


def test_won_targets_and_cards_leave_the_table_at_the_end_of_a_round() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "blue witch, blue king, white squire").hand("white", "king", "dragon")
    table.draws("white", "beggar").play("king", 1).expect_column(0, "").expect_column(1, "")
    table.expect_discard("white", "squire", "king").expect_discard("blue", "witch", "king")
    seats = table.open.seats
    assert (seats[0].won, seats[1].won) == ([("trade", 1)], [("music", 1)])


def test_the_next_round_is_begun_left_of_the_player_who_ended_it() -> None:
    table = Scenario(players=3).starter("red").turn("blue").target(2, "music", 1)
    table.target(0, "trade", 1).target(1, "trade", 2)
    table.column(0, "white king").column(1, "white queen, red queen")
    table.play("king", 2).expect_round(2).expect_to_act("red")
    assert table.told(RoundEnded)[0].ender == 1
    assert table.told(RoundStarted)[0].starter == 2


def test_left_of_the_last_seat_sits_the_first() -> None:
    table = Scenario(players=2).turn("blue").target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "white king").play("king", 1).expect_round(2).expect_to_act("white")


# --- fulfilled is a live count --------------------------------------------------------------------


def test_fulfilled_from_as_many_cards_as_points_on() -> None:
    table = Scenario(players=2).target(0, "music", 3).column(0, "blue king")
    table.expect_fulfilled(0, False).play("king", 0).expect_fulfilled(0, False)
    table.play("queen", 0).expect_fulfilled(0).play("queen", 0).expect_fulfilled(0)


def test_fulfilled_while_closed_by_a_storm() -> None:
    table = Scenario(players=2).column(0, "blue storm, white king down")
    table.expect_closed(0).expect_fulfilled(0)


def test_the_assassin_takes_fulfilment_away_again() -> None:
    """The last placement uncovers an assassin: the placed card is gone, the round goes on."""
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 3)
    table.column(0, "blue king").column(1, "blue queen, blue assassin down")
    table.play("king", 1).expect_column(1, "blue queen, blue assassin").expect_fulfilled(1, False)
    table.expect_round(1).expect_to_act("blue").expect_discard("white", "king")


def test_an_explorer_that_leaves_takes_fulfilment_away_again() -> None:
    """The second card fulfils the column for a moment, but it uncovers an explorer."""
    table = Scenario(players=2).target(0, "music", 2).target(1, "trade", 1)
    table.column(0, "blue explorer down").column(1, "blue king")
    table.play("king", 0).expect_column(0, "white king down").expect_fulfilled(0, False)
    table.expect_round(1).expect_to_act("blue")


def test_a_swap_takes_fulfilment_away() -> None:
    table = Scenario(players=2).target(0, "music", 2).target(1, "trade", 5)
    table.column(0, "blue traitor down").column(1, "blue king, blue queen")
    table.play("king", 0).expect_fulfilled(0).expect_fulfilled(1, False)
    table.swap(1).expect_fulfilled(0, False).expect_fulfilled(1).expect_round(1)
