"""The four options and the named editions."""

from __future__ import annotations

import pytest

from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.kabale.options import EDITIONS, VALUES, Options, choose
from hofnarr.kabale.state import State
from hofnarr.testing.kabale import Scenario, awarded

UNBOUNDED = Options(lowest_number="unbounded")
CURRENT = Options(double_copies="current")
REMOVE = Options(ones_with_two="remove")


# --- next_starter ---------------------------------------------------------------------------------


def ended_by_blue(options: Options) -> Scenario:
    """Red began the round of four, blue ends it."""
    table = Scenario(4, options).starter("red").turn("blue")
    table.target(0, "music", 1).target(1, "music", 2).target(2, "trade", 1).target(3, "trade", 2)
    table.column(0, "white king").column(1, "white queen, green queen").column(2, "green king")
    return table.column(3, "white juliet").play("king", 3).expect_round(2)


def test_after_ender_the_player_left_of_the_one_who_ended_the_round_begins() -> None:
    ended_by_blue(Options()).expect_to_act("red")


def test_after_starter_the_player_left_of_the_one_who_began_the_round_begins() -> None:
    ended_by_blue(Options(next_starter="after_starter")).expect_to_act("green")


def test_after_starter_with_two_players_who_take_turns_to_begin() -> None:
    """Blue began and white ends the round: white begins the next one, though blue sits left."""
    table = Scenario(2, Options(next_starter="after_starter")).starter("blue").turn("white")
    table.target(0, "music", 1).target(1, "trade", 1).column(0, "blue king")
    table.play("king", 1).expect_round(2).expect_to_act("white")


# --- lowest_number --------------------------------------------------------------------------------

BELOW_ZERO = "blue dragon, white cloak, white witch, red dragon, green witch"


def test_zero_no_number_falls_below_0() -> None:
    totals = awarded("music 3", BELOW_ZERO).totals
    assert totals == {"blue": 9, "white": 0, "red": 9, "green": 0}


def test_unbounded_numbers_fall_below_0() -> None:
    totals = awarded("music 3", BELOW_ZERO, UNBOUNDED).totals
    assert totals == {"blue": 9, "white": -7, "red": 9, "green": -3}


def test_unbounded_changes_the_winner_with_a_beggar() -> None:
    column = "blue beggar, white cloak, red squire, blue dragon"
    assert awarded("music 3", column).winner == "red"
    assert awarded("music 3", column, UNBOUNDED).winner == "white"


# --- double_copies --------------------------------------------------------------------------------


def test_printed_double_copies_the_printed_number() -> None:
    assert awarded("music 3", "white double, blue hermit, blue cloak").totals["white"] == 12


def test_current_double_copies_the_number_after_the_hermits_own_change() -> None:
    column = "white double, blue hermit, blue cloak"
    assert awarded("music 3", column, CURRENT).totals == {"white": 10, "blue": 10}


def test_current_double_copies_the_little_giant_as_it_grew() -> None:
    column = "white double, blue little_giant, blue cloak"
    assert awarded("music 3", column, CURRENT).totals == {"white": 8, "blue": 8}


def test_current_double_copies_romeo_with_juliet() -> None:
    column = "white double, blue romeo, blue juliet"
    assert awarded("music 3", column, CURRENT).totals == {"white": 15, "blue": 29}


def test_current_double_copies_before_the_dragons() -> None:
    """Blue's dragon takes 2 from the giant's 8 and 2 from the double, not 4."""
    column = "white double, red little_giant, blue dragon"
    assert awarded("music 3", column, CURRENT).totals == {"white": 6, "red": 6, "blue": 11}


def test_current_double_copies_below_zero_only_when_unbounded() -> None:
    """Twelve others besides the hermit and one more: 12 - 13 = -1."""
    plain = "king, queen, juliet, alchemist, swordmaster, landowner, merchant, cardinal, minstrel"
    others = ", ".join(f"red {card}" for card in plain.split(", "))
    column = f"white double, blue hermit, {others}, green king, green queen, green juliet"
    assert awarded("music 3", column, CURRENT).totals["white"] == 0
    both = Options(double_copies="current", lowest_number="unbounded")
    assert awarded("music 3", column, both).totals["white"] == -1


def test_under_musketeers_a_double_has_no_number_either_way() -> None:
    column = "white double, blue king, red musketeers"
    assert awarded("music 3", column, CURRENT).totals == {"blue": 20, "red": 11}


# --- ones_with_two --------------------------------------------------------------------------------


def points_left(players: int, options: Options) -> set[int]:
    """The points of all targets that a game can show."""
    state, _ = State.new(players, options, RandomChance(7), 0)
    view = state.view("public")
    targets = [*view.targets_left, *(column.target for column in view.columns)]
    assert len(targets) == (30 if players == 2 and options == REMOVE else 36)
    return {points for _, points in targets}


def test_keep_the_targets_worth_1_are_played_for() -> None:
    assert points_left(2, Options()) == {1, 2, 3, 4, 5}


def test_remove_with_two_players_the_targets_worth_1_stay_in_the_box() -> None:
    assert points_left(2, REMOVE) == {2, 3, 4, 5}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_remove_changes_nothing_for_three_and_more(players: int) -> None:
    assert points_left(players, REMOVE) == {1, 2, 3, 4, 5}
    kept, _ = State.new(players, Options(), RandomChance(3), 0)
    removed, _ = State.new(players, REMOVE, RandomChance(3), 0)
    assert kept.view("open").columns == removed.view("open").columns


# --- editions -------------------------------------------------------------------------------------


def test_the_first_value_of_every_option_is_the_default() -> None:
    assert {name: values[0] for name, values in VALUES.items()} == {
        "next_starter": "after_ender",
        "lowest_number": "zero",
        "double_copies": "printed",
        "ones_with_two": "keep",
    }
    assert Options() == Options(**{name: values[0] for name, values in VALUES.items()})  # type: ignore[arg-type]


def test_the_four_editions() -> None:
    assert {
        "standard": Options(),
        "german": Options(),
        "polish": Options(next_starter="after_starter"),
        "french": Options(ones_with_two="remove"),
    } == EDITIONS


@pytest.mark.parametrize("edition", EDITIONS)
def test_r9_in_no_edition_a_number_falls_below_0(edition: str) -> None:
    """The books name 0 as the lowest number, or call a lone Cloak the lowest sum."""
    assert min(awarded("music 3", BELOW_ZERO, EDITIONS[edition]).totals.values()) == 0


@pytest.mark.parametrize("bits", range(16))
def test_a_state_keeps_its_options(bits: int) -> None:
    options = Options.from_bits(bits)
    state, _ = State.new(2, options, RandomChance(1), 0)
    assert (state.options, options.bits) == (options, bits)


def test_choose_an_edition_and_change_single_options() -> None:
    chosen = choose("polish", ["lowest_number=unbounded", "ones_with_two=remove"])
    assert chosen == Options(
        next_starter="after_starter", lowest_number="unbounded", ones_with_two="remove"
    )


@pytest.mark.parametrize(
    ("edition", "change", "message"),
    [
        ("swiss", "lowest_number=zero", "unknown edition 'swiss'"),
        ("german", "lowest=zero", "unknown option 'lowest'"),
        ("german", "lowest_number=one", "option lowest_number: unknown value 'one'"),
        ("german", "lowest_number", "option lowest_number: unknown value ''"),
    ],
)
def test_unknown_editions_options_and_values_are_named(
    edition: str, change: str, message: str
) -> None:
    with pytest.raises(BadInput, match=f"^{message}: choose"):
        choose(edition, [change])
