"""The explorer: where it goes, what it uncovers there, and where the journey ends."""

from __future__ import annotations

from hofnarr.kabale.events import Closed, Killed, Stayed, Travelled, Uncovered
from hofnarr.testing.kabale import Scenario


def journey(table: Scenario) -> list[tuple[int, int, int]]:
    """Who travelled from which column to which, in this turn."""
    return [(event.owner, event.origin, event.column) for event in table.told(Travelled)]


def test_it_moves_to_the_next_column_on_the_right_and_lies_face_down_again() -> None:
    table = Scenario(players=3).column(0, "red king, blue explorer down").column(1, "red queen")
    table.hand("white", "king", "queen").play("king", 0)
    table.expect_column(1, "red queen, blue explorer known")
    assert table.story == ["placed", "uncovered", "travelled", "drew"]


def test_nothing_else_changes_in_the_column_it_left() -> None:
    table = Scenario(players=3).hand("white", "king", "queen")
    table.column(0, "red king, blue cloak, blue romeo hidden, red queen, blue explorer down")
    table.play("king", 0)
    table.expect_column(0, "red king, blue cloak, blue romeo hidden, red queen, white king down")


def test_from_the_last_column_to_the_first() -> None:
    table = Scenario(players=3).column(2, "blue explorer down").hand("white", "king", "queen")
    table.play("king", 2).expect_column(0, "blue explorer known")
    table.expect_column(2, "white king down")


def test_it_passes_over_columns_closed_by_a_storm() -> None:
    table = Scenario(players=4).column(2, "blue explorer down").hand("white", "king", "queen")
    table.column(3, "red storm, blue king down").column(0, "blue storm, blue queen down")
    table.play("king", 2).expect_column(1, "blue explorer known")
    assert journey(table) == [(1, 2, 1)]


def test_into_an_empty_column() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").hand("white", "king", "queen")
    table.play("king", 0).expect_column(0, "white king down").expect_column(
        1, "blue explorer known"
    )
    assert table.told(Uncovered) == [Uncovered(0, 1, "explorer")]


def test_to_a_foot_that_lies_face_up() -> None:
    """An assassin that killed lies open at the foot: it is not uncovered again."""
    table = Scenario(players=2).column(0, "blue explorer down").column(1, "blue assassin")
    table.hand("white", "king", "queen").play("king", 0)
    table.expect_column(1, "blue assassin, blue explorer known")
    assert table.told(Killed) == []


def test_there_it_uncovers_the_card_above() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").column(1, "white queen down")
    table.play("king", 0).expect_column(1, "white queen, blue explorer known")
    assert table.told(Uncovered)[1:] == [Uncovered(1, 0, "queen")]


def test_into_an_assassin() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").column(1, "white assassin down")
    table.play("king", 0).expect_column(1, "white assassin").expect_column(0, "white king down")
    table.expect_discard("blue", "explorer").expect_discard("white")
    assert table.told(Killed) == [Killed(1, 0, 1, "explorer")]


def test_into_a_storm() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").column(1, "white storm down")
    table.play("king", 0).expect_column(1, "white storm, blue explorer known").expect_closed(1)
    table.expect_closed(0, False)
    assert table.told(Closed) == [Closed(1, 0)]


def test_into_a_cloak() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").column(1, "white cloak down")
    table.hand("white", "king", "romeo").play("king", 0).expect_to_act("white", "cloak")
    table.slip("romeo").expect_column(1, "white cloak, white romeo hidden, blue explorer known")
    table.expect_to_act("blue")


def test_into_a_traitor() -> None:
    """The traitor's column is the one it lies in, not the one the turn began in."""
    table = Scenario(players=3).column(0, "blue explorer down").column(1, "red traitor down")
    table.target(0, "music", 5).target(1, "music", 4).target(2, "music", 3)
    table.play("king", 0).expect_to_act("red", "swap").swap(2)
    table.expect_target(0, "music", 5).expect_target(1, "music", 3).expect_target(2, "music", 4)
    table.expect_to_act("blue", "play")


def test_into_a_card_hidden_under_a_cloak_and_one_below_it() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").hand("white", "king", "queen")
    table.column(1, "white cloak, white storm hidden, blue king down").play("king", 0)
    table.expect_column(1, "white cloak, white storm hidden, blue king, blue explorer known")
    table.expect_closed(1, False)


def test_an_explorer_uncovers_an_explorer_and_so_on() -> None:
    table = Scenario(players=4).hand("white", "king", "queen")
    table.column(0, "blue explorer down").column(1, "red king, red explorer down")
    table.column(2, "white explorer down").column(3, "red assassin down")
    table.play("king", 0)
    table.expect_column(0, "white king down").expect_column(1, "red king, blue explorer known")
    table.expect_column(2, "red explorer known").expect_column(3, "red assassin")
    table.expect_discard("white", "explorer")
    assert journey(table) == [(1, 0, 1), (2, 1, 2), (0, 2, 3)]


def test_the_placed_card_can_be_uncovered_by_the_last_explorer_of_a_chain() -> None:
    table = Scenario(players=2).hand("white", "storm", "queen")
    table.column(0, "blue explorer down").column(1, "white explorer down")
    table.play("storm", 0).expect_column(0, "white storm, white explorer known").expect_closed(0)
    table.expect_column(1, "blue explorer known")


def test_the_placed_assassin_kills_the_explorer_that_comes_round() -> None:
    table = Scenario(players=2).hand("white", "assassin", "queen")
    table.column(0, "blue explorer down").column(1, "white explorer down")
    table.play("assassin", 0).expect_column(0, "white assassin")
    table.expect_discard("white", "explorer")


def test_an_explorer_that_travelled_in_an_earlier_turn_travels_again() -> None:
    table = Scenario(players=3).column(0, "red explorer down").hand("white", "king", "queen")
    table.hand("blue", "king", "queen").play("king", 0).expect_column(1, "red explorer known")
    table.play("king", 1).expect_column(1, "blue king down").expect_column(2, "red explorer known")
    assert journey(table) == [(2, 1, 2)]


def test_all_other_columns_closed() -> None:
    """R2: it stays in its column, goes to the foot and uncovers the card that uncovered it."""
    table = Scenario(players=3).column(1, "red king, blue explorer down")
    table.column(0, "blue storm, red queen down").column(2, "red storm, blue queen down")
    table.play("queen", 1).expect_column(1, "red king, white queen, blue explorer known")
    assert journey(table) == [(1, 1, 1)]
    assert table.told(Uncovered)[1:] == [Uncovered(1, 0, "queen")]


def closed_in() -> Scenario:
    """Blue's explorer lies in the only open column."""
    table = Scenario(players=2).column(0, "blue storm, blue queen down")
    return table.column(1, "blue king, blue explorer down")


def test_all_other_columns_closed_and_the_placed_card_is_an_assassin() -> None:
    table = closed_in().hand("white", "assassin", "queen").play("assassin", 1)
    table.expect_column(1, "blue king, white assassin").expect_discard("blue", "explorer")


def test_all_other_columns_closed_and_the_placed_card_is_a_storm() -> None:
    """Then all columns are closed and the round is over."""
    table = closed_in().hand("white", "storm", "queen").play("storm", 1).expect_round(2)
    assert table.told(Closed) == [Closed(1, 0)]


def test_all_other_columns_closed_and_the_placed_card_is_a_cloak() -> None:
    table = closed_in().hand("white", "cloak", "queen", "romeo").play("cloak", 1)
    table.expect_to_act("white", "cloak").slip("romeo")
    table.expect_column(
        1, "blue king, white cloak, white romeo hidden, blue explorer known"
    ).expect_to_act("blue")


def test_all_other_columns_closed_and_the_placed_card_is_a_traitor() -> None:
    table = closed_in().hand("white", "traitor", "queen").play("traitor", 1)
    table.expect_column(1, "blue king, white traitor, blue explorer known")
    table.expect_to_act("white", "swap").swap(0).expect_target(1, "alchemy", 5)


def test_all_other_columns_closed_and_the_placed_card_is_an_explorer() -> None:
    """Each goes to the foot once; uncovered again the first one stays (R2, R3)."""
    table = closed_in().hand("white", "explorer", "queen").play("explorer", 1)
    table.expect_column(1, "blue king, blue explorer, white explorer known")
    assert journey(table) == [(1, 1, 1), (0, 1, 1)]
    assert table.told(Stayed) == [Stayed(1, 1)]


def test_k_explorers_in_k_columns_come_to_an_end_by_themselves() -> None:
    """No finite chain is changed by R3."""
    table = Scenario(players=3).hand("white", "explorer", "queen")
    table.column(0, "blue explorer down").column(1, "red explorer down")
    table.play("explorer", 0).expect_column(0, "white explorer down")
    table.expect_column(1, "blue explorer known").expect_column(2, "red explorer known")
    assert table.told(Stayed) == []


def test_k_plus_one_explorers_in_k_open_columns() -> None:
    """Three explorers in two open columns: without R3 they would wander for ever."""
    table = Scenario(players=3).hand("white", "explorer", "queen")
    table.column(0, "blue explorer down").column(1, "red explorer down")
    table.column(2, "white storm, blue king down")
    table.play("explorer", 0)
    # Blue to 1 uncovers red, red to 0 uncovers white, white to 1 uncovers blue, which stays.
    assert journey(table) == [(1, 0, 1), (2, 1, 0), (0, 0, 1)]
    assert table.told(Stayed) == [Stayed(1, 1)]
    table.expect_column(0, "red explorer known")
    table.expect_column(1, "blue explorer, white explorer known").expect_to_act("blue")


def test_six_explorers_in_five_open_columns() -> None:
    table = Scenario(players=6).hand("white", "explorer", "queen")
    for column, owner in enumerate(("blue", "red", "green", "yellow", "black")):
        table.column(column, f"{owner} explorer down")
    table.column(5, "white storm, blue king down").play("explorer", 0)
    assert [owner for owner, _, _ in journey(table)] == [1, 2, 3, 4, 5, 0]
    assert table.told(Stayed) == [Stayed(1, 1)]
    table.expect_column(0, "black explorer known")
    table.expect_column(1, "blue explorer, white explorer known")
