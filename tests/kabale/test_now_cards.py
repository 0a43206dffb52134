"""Assassin, storm, cloak and traitor: they act when another card uncovers them during the round."""

from __future__ import annotations

import pytest

from hofnarr.kabale.actions import Cloak, Swap
from hofnarr.kabale.events import CloakAsked, Closed, Drew, Killed, RoundEnded, Slipped, Swapped
from hofnarr.testing.kabale import Scenario

# --- assassin -------------------------------------------------------------------------------------


def test_assassin_sends_the_card_that_uncovered_it_to_its_owners_discard_pile() -> None:
    table = Scenario(players=2).column(0, "blue king, blue assassin down")
    table.hand("white", "dragon", "storm").play("dragon", 0)
    table.expect_column(0, "blue king, blue assassin").expect_discard("white", "dragon")
    assert table.told(Killed) == [Killed(0, 1, 0, "dragon")]


def test_assassin_kills_a_card_of_its_own_owner_too() -> None:
    table = Scenario(players=2).column(0, "white assassin down").hand("white", "king", "storm")
    table.play("king", 0).expect_column(0, "white assassin").expect_discard("white", "king")


def test_later_cards_below_a_face_up_assassin_are_safe() -> None:
    table = Scenario(players=2).column(0, "blue assassin down").hand("white", "king", "storm")
    table.hand("blue", "queen", "juliet", "romeo").play("king", 0).play("queen", 0)
    table.expect_column(0, "blue assassin, blue queen down")


def test_a_placed_assassin_kills_nothing_above_it() -> None:
    table = Scenario(players=2).column(0, "blue king down").hand("white", "assassin", "storm")
    table.play("assassin", 0).expect_column(0, "blue king, white assassin down")


def test_an_assassin_uncovers_an_assassin_and_is_killed() -> None:
    table = Scenario(players=2).column(0, "blue assassin down").hand("white", "assassin", "king")
    table.play("assassin", 0).expect_column(0, "blue assassin")
    table.expect_discard("white", "assassin").expect_discard("blue")


def test_the_victim_is_in_the_pile_again_after_a_reshuffle() -> None:
    """The victim goes to the discard pile before the turn's draw."""
    table = Scenario(players=2).column(0, "blue assassin down").hand("white", "king", "storm")
    table.pile("white").draws("white", "king")
    table.play("king", 0).expect_hand("white", "storm", "king").expect_discard("white")


# --- storm ----------------------------------------------------------------------------------------


def test_storm_closes_its_column() -> None:
    table = Scenario(players=2).column(0, "blue storm down").hand("white", "king", "queen")
    table.play("king", 0).expect_closed(0).expect_fulfilled(0)
    assert table.told(Closed) == [Closed(0, 1)]
    assert {action.column for action in table.state.legal()} == {1}  # type: ignore[union-attr]


def test_the_card_that_uncovered_the_storm_stays() -> None:
    table = Scenario(players=2).column(0, "blue storm down").hand("white", "king", "queen")
    table.play("king", 0).expect_column(0, "blue storm, white king down")


def test_storms_in_all_columns_end_the_round() -> None:
    table = Scenario(players=2).column(0, "blue storm, white queen down")
    table.column(1, "white storm down").hand("white", "king")
    table.play("king", 1).expect_round(2)
    assert table.story[:4] == ["placed", "uncovered", "closed", "drew"]


def test_the_next_round_opens_all_columns_again() -> None:
    table = Scenario(players=2).column(0, "blue storm, white queen down")
    table.column(1, "white storm down").hand("white", "king")
    table.play("king", 1).expect_closed(0, False).expect_closed(1, False)


# --- cloak ----------------------------------------------------------------------------------------


def cloaked() -> Scenario:
    """Blue's cloak is about to be uncovered by white."""
    table = Scenario(players=3).column(0, "red queen, blue cloak down")
    return table.hand("white", "king", "juliet").hand("blue", "romeo", "dragon", "witch")


def test_cloak_its_owner_decides_though_it_is_not_the_owners_turn() -> None:
    table = cloaked().play("king", 0).expect_to_act("blue", "cloak")
    assert table.told(CloakAsked) == [CloakAsked(1, 0)]
    assert table.state.legal() == [
        Cloak(1, None),
        Cloak(1, "witch"),
        Cloak(1, "dragon"),
        Cloak(1, "romeo"),
    ]


def test_cloak_slip_a_card_right_after_the_cloak() -> None:
    table = cloaked().play("king", 0).slip("romeo")
    table.expect_column(0, "red queen, blue cloak, blue romeo hidden, white king down")
    table.expect_to_act("blue")
    assert table.told(Slipped) == [Slipped(1, 0, True, "romeo")]


def test_cloak_decline() -> None:
    table = cloaked().play("king", 0).decline()
    table.expect_column(0, "red queen, blue cloak, white king down")
    table.expect_hand("blue", "romeo", "dragon", "witch").expect_to_act("blue")
    assert table.story == ["slipped", "drew"]
    assert table.told(Drew)[0].seat == 0


def test_cloak_without_a_card_in_hand_there_is_no_choice() -> None:
    table = Scenario(players=2).column(0, "blue cloak down").hand("blue").pile("blue", "king")
    table.hand("white", "king", "queen")
    assert table.play("king", 0).story == ["placed", "uncovered", "drew", "skipped"]
    table.expect_column(0, "blue cloak, white king down")


def test_cloak_of_the_moving_player_itself() -> None:
    table = Scenario(players=2).column(0, "white cloak down").hand("white", "king", "romeo")
    table.draws("white", "beggar", "witch")
    table.play("king", 0).expect_to_act("white", "cloak").slip("romeo")
    table.expect_column(0, "white cloak, white romeo hidden, white king down")
    table.expect_hand("white", "beggar", "witch").expect_to_act("blue")


def test_cloak_with_the_last_hand_card_just_placed_there_is_no_choice() -> None:
    table = Scenario(players=2).column(0, "white cloak down").hand("white", "king")
    assert table.play("king", 0).story == ["placed", "uncovered", "drew"]


def test_cloak_the_hidden_card_stays_hidden_until_the_end_of_the_round() -> None:
    table = cloaked().play("king", 0).slip("romeo").play("dragon", 0).play("juliet", 0)
    table.expect_column(
        0,
        "red queen, blue cloak, blue romeo hidden, white king, blue dragon, red juliet down",
    )


def test_cloak_a_hidden_now_card_does_nothing() -> None:
    table = Scenario(players=2).hand("white", "king", "queen").hand("blue", "storm", "juliet")
    table.column(0, "blue cloak down").play("king", 0).slip("storm").play("juliet", 0)
    table.expect_closed(0, False)
    table.expect_column(0, "blue cloak, blue storm hidden, white king, blue juliet down")


def test_cloak_the_hidden_card_is_turned_up_at_the_end_of_the_round() -> None:
    table = Scenario(players=2).target(0, "music", 3).target(1, "trade", 1)
    table.column(0, "blue cloak down").column(1, "blue queen").hand("blue", "romeo", "king")
    table.play("king", 0).slip("romeo").expect_round(2)
    assert table.told(RoundEnded)[0].columns[0] == [(1, "cloak"), (1, "romeo"), (0, "king")]


def test_cloak_uncovered_by_an_explorer() -> None:
    """The explorer lies below the hidden card; the turn's draw comes last."""
    table = Scenario(players=3).column(0, "red explorer down").column(1, "blue cloak down")
    table.hand("white", "king", "queen").hand("blue", "romeo", "witch")
    table.play("king", 0).expect_to_act("blue", "cloak").slip("romeo")
    table.expect_column(1, "blue cloak, blue romeo hidden, red explorer known")
    assert [event.seat for event in table.told(Drew)] == [1, 0]


def test_cloaks_of_two_players_hide_a_card_each() -> None:
    table = Scenario(players=2).column(0, "blue cloak down").hand("blue", "witch", "king", "queen")
    table.hand("white", "cloak", "romeo", "juliet")
    table.play("cloak", 0).slip("witch").play("king", 0).expect_to_act("white", "cloak")
    table.slip("romeo").expect_column(
        0, "blue cloak, blue witch hidden, white cloak, white romeo hidden, blue king down"
    )


# --- traitor --------------------------------------------------------------------------------------


def betrayed() -> Scenario:
    """Blue's traitor in column 1 is about to be uncovered by white."""
    table = Scenario(players=3).target(0, "music", 5).target(1, "trade", 4).target(2, "music", 3)
    return table.column(1, "blue traitor down").hand("white", "king", "juliet")


def test_traitor_swaps_the_targets_of_two_columns() -> None:
    table = betrayed().play("king", 1).expect_to_act("blue", "swap").swap(2)
    table.expect_target(0, "music", 5).expect_target(1, "music", 3).expect_target(2, "trade", 4)
    table.expect_column(1, "blue traitor, white king down").expect_to_act("blue", "play")
    assert table.told(Swapped) == [Swapped(1, 1, 2)]


def test_traitor_may_decline() -> None:
    table = betrayed().play("king", 1).decline()
    table.expect_target(0, "music", 5).expect_target(1, "trade", 4).expect_target(2, "music", 3)
    assert table.told(Swapped) == [Swapped(1, 1, None)]


def test_traitor_swaps_its_own_column_with_any_other_only() -> None:
    table = betrayed().play("king", 1)
    assert table.state.legal() == [Swap(1, None), Swap(1, 0), Swap(1, 2)]


def test_traitor_swaps_with_a_closed_column() -> None:
    table = betrayed().column(2, "red storm, white queen down")
    table.play("king", 1).swap(2).expect_target(1, "music", 3).expect_target(2, "trade", 4)
    table.expect_closed(2).expect_closed(1, False)


def test_traitor_swaps_with_a_fulfilled_column() -> None:
    table = betrayed().column(2, "red king, red queen, red juliet").expect_fulfilled(2)
    table.play("king", 1).swap(2).expect_target(2, "trade", 4).expect_fulfilled(2, False)


def test_traitor_of_the_player_whose_turn_it_is() -> None:
    table = Scenario(players=2).column(0, "white traitor down").hand("white", "king", "queen")
    table.play("king", 0).expect_to_act("white", "swap").swap(1).expect_target(1, "alchemy", 5)
    table.expect_to_act("blue")


def test_traitor_the_turn_goes_on_with_the_player_who_placed() -> None:
    """The owner decides out of turn; then the moving player draws and the next one follows."""
    table = Scenario(players=3).turn("red").column(0, "blue traitor down")
    table.play("king", 0).expect_to_act("blue", "swap").swap(1).expect_to_act("white")
    assert [event.seat for event in table.told(Drew)] == [2]


def test_traitors_swap_ends_the_round() -> None:
    table = Scenario(players=2).target(0, "music", 3).target(1, "trade", 2)
    table.column(0, "blue traitor down").column(1, "blue king, blue queen, blue juliet")
    table.play("king", 0).expect_round(1).swap(1).expect_round(2)
    ended = table.told(RoundEnded)[0]
    assert (ended.ender, table.story[:3]) == (0, ["swapped", "drew", "round_ended"])
    table.expect_winner(1, "blue")
    assert table.open.seats[1].won == [("music", 3)]


def test_traitor_keeps_a_full_table_from_being_fulfilled() -> None:
    """All columns are fulfilled while the owner decides; the swap undoes that."""
    table = Scenario(players=2).target(0, "music", 2).target(1, "trade", 3)
    table.column(0, "blue traitor down").column(1, "blue king, blue queen, blue juliet")
    table.play("king", 0).expect_fulfilled(0).expect_fulfilled(1).expect_to_act("blue", "swap")
    table.swap(1).expect_round(1).expect_fulfilled(0, False).expect_to_act("blue", "play")


# --- all five -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["explorer", "assassin", "storm", "cloak", "traitor"])
def test_now_cards_turned_up_at_the_end_of_the_round_do_nothing(card: str) -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, f"blue {card} down").hand("white", "king", "queen")
    table.play("king", 1).expect_round(2).expect_to_act("blue").expect_winner(0, "blue")
    assert table.told(RoundEnded)[0].columns[0] == [(1, card)]
    assert "asked" not in " ".join(table.story)
