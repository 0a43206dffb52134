"""The 25 influence cards, each by its name: its number at the award and what it does."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from hofnarr.kabale.award import Number
from hofnarr.kabale.cards import CARD_IDS, CARDS, DOMAINS
from hofnarr.kabale.options import Options
from hofnarr.testing.kabale import Scenario, awarded


def number(card: str, target: str = "music 3") -> Number:
    """What a card alone in its column counts."""
    return awarded(target, f"white {card}").totals["white"]


def counts(
    column: str, target: str = "music 3", options: Options | None = None
) -> dict[str, Number]:
    """The sum of every player who takes part."""
    return {str(owner): total for owner, total in awarded(target, column, options).totals.items()}


def test_every_card_has_a_test_named_after_it() -> None:
    for card in CARD_IDS:
        named = [name for name in names_of_tests() if name.startswith(f"test_card_{card}_")]
        assert named, card


@cache
def names_of_tests() -> list[str]:
    """All test functions of this folder."""
    names = []
    for path in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return names


# --- plain cards: only the number counts ----------------------------------------------------------


def test_card_king_counts_20() -> None:
    assert number("king") == 20


def test_card_queen_counts_16() -> None:
    assert number("queen") == 16


def test_card_juliet_counts_14_with_or_without_romeo() -> None:
    assert number("juliet") == 14
    assert counts("white juliet, blue romeo") == {"white": 14, "blue": 5}


# --- the six professions: 12 under their own domain, 8 elsewhere ----------------------------------


def at_home_and_away(card: str, home: str) -> bool:
    """12 under every target of the home domain, 8 under those of all others."""
    domains = {domain: number(card, f"{domain} 4") for domain in DOMAINS}
    return domains == {domain: 12 if domain == home else 8 for domain in DOMAINS}


def test_card_alchemist_counts_12_under_alchemy_8_elsewhere() -> None:
    assert at_home_and_away("alchemist", "alchemy")


def test_card_swordmaster_counts_12_under_fencing_8_elsewhere() -> None:
    assert at_home_and_away("swordmaster", "fencing")


def test_card_landowner_counts_12_under_farming_8_elsewhere() -> None:
    assert at_home_and_away("landowner", "farming")


def test_card_merchant_counts_12_under_trade_8_elsewhere() -> None:
    assert at_home_and_away("merchant", "trade")


def test_card_cardinal_counts_12_under_religion_8_elsewhere() -> None:
    assert at_home_and_away("cardinal", "religion")


def test_card_minstrel_counts_12_under_music_8_elsewhere() -> None:
    assert at_home_and_away("minstrel", "music")


@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_a_profession_is_at_home_under_every_target_of_its_domain(points: int) -> None:
    assert number("minstrel", f"music {points}") == 12


# --- now cards ------------------------------------------------------------------------------------


def test_card_explorer_counts_13_and_travels_when_uncovered() -> None:
    assert number("explorer") == 13
    table = Scenario(players=2).column(0, "blue explorer down").play("king", 0)
    table.expect_column(0, "white king down").expect_column(1, "blue explorer known")


def test_card_assassin_counts_nine_and_a_half_and_kills_when_uncovered() -> None:
    assert number("assassin") == 9.5
    assert counts("white assassin, blue storm, white witch") == {"white": 10.5}
    table = Scenario(players=2).column(0, "blue assassin down").play("king", 0)
    table.expect_column(0, "blue assassin").expect_discard("white", "king")


def test_card_storm_counts_9_and_closes_when_uncovered() -> None:
    assert number("storm") == 9
    Scenario(players=2).column(0, "blue storm down").play("king", 0).expect_closed(0)


def test_card_cloak_counts_0_and_hides_a_card_when_uncovered() -> None:
    assert number("cloak") == 0
    table = Scenario(players=2).column(0, "blue cloak down").hand("blue", "romeo", "witch")
    table.play("king", 0).slip("witch")
    table.expect_column(0, "blue cloak, blue witch hidden, white king down")


def test_card_traitor_counts_10_and_swaps_targets_when_uncovered() -> None:
    assert number("traitor") == 10
    table = Scenario(players=2).target(0, "music", 4).target(1, "trade", 5)
    table.column(0, "blue traitor down").play("king", 0).swap(1)
    table.expect_target(0, "trade", 5).expect_target(1, "music", 4)


# --- award cards ----------------------------------------------------------------------------------


def test_card_musketeers_counts_11() -> None:
    assert number("musketeers") == 11


def test_card_musketeers_leave_no_other_card_an_ability() -> None:
    """No wizard, witch, pair, hermit, giant, Romeo, dragon or beggar; a double has no number."""
    column = (
        "white musketeers, blue wizard, blue witch, blue prince, blue squire, blue hermit, "
        "blue little_giant, blue romeo, blue juliet, red dragon, red beggar, red double"
    )
    award = awarded("music 3", column)
    assert award.totals == {"white": 11, "blue": 7 + 1 + 14 + 2 + 12 + 2 + 5 + 14, "red": 15}
    assert (award.winner, award.removed) == ("blue", [])


def test_card_musketeers_leave_the_professions_their_12() -> None:
    assert counts("white musketeers, blue minstrel, blue merchant") == {"white": 11, "blue": 20}


def test_card_musketeers_of_several_players_are_no_different() -> None:
    award = awarded("music 3", "white musketeers, blue musketeers, red wizard")
    assert (award.totals, award.winner) == ({"white": 11, "blue": 11, "red": 7}, "white")


def test_card_wizard_counts_7() -> None:
    assert number("wizard") == 7


def test_card_wizard_removes_every_card_with_10_or_more() -> None:
    award = awarded("music 3", "white wizard, blue traitor, blue assassin, blue storm, white king")
    assert award.removed == [("blue", "traitor"), ("white", "king")]
    assert award.totals == {"white": 7, "blue": 18.5}


def test_card_wizard_several_cancel_each_other() -> None:
    award = awarded("music 3", "white wizard, blue wizard, red king")
    assert (award.removed, award.winner) == ([], "red")
    third = awarded("music 3", "white wizard, blue wizard, red wizard, red king")
    assert (third.removed, third.winner) == ([], "red")


def test_card_witch_counts_1() -> None:
    assert number("witch") == 1


def test_card_witch_removes_every_card_with_9_or_less_except_herself() -> None:
    award = awarded("music 3", "white cloak, white witch, blue storm, blue assassin, red traitor")
    assert award.removed == [("white", "cloak"), ("blue", "storm")]
    assert award.totals == {"white": 1, "blue": 9.5, "red": 10}


def test_card_witch_several_cancel_each_other() -> None:
    award = awarded("music 3", "white witch, blue witch, blue storm")
    assert (award.removed, award.totals) == ([], {"white": 1, "blue": 10})


def test_card_witch_comes_after_the_wizard() -> None:
    """The wizard takes the king before she takes the wizard himself."""
    award = awarded("music 3", "red witch, white wizard, blue king, blue assassin")
    assert award.removed == [("white", "wizard"), ("blue", "king")]
    assert award.winner == "blue"


def test_card_prince_counts_14() -> None:
    assert number("prince") == 14


def test_card_prince_and_squire_of_one_colour_win_whatever_else_lies_there() -> None:
    award = awarded("music 3", "blue king, blue queen, white squire, blue juliet, white prince")
    assert award.winner == "white"
    assert award.totals == {"blue": 50, "white": 16}


def test_card_prince_and_squire_win_with_a_beggar_too() -> None:
    assert awarded("music 3", "blue beggar, white squire, white prince").winner == "white"


def test_card_prince_without_the_squire_of_his_colour_is_only_a_number() -> None:
    assert awarded("music 3", "white prince, blue squire, blue king").winner == "blue"


def test_card_prince_removed_by_the_wizard_makes_no_pair() -> None:
    award = awarded("music 3", "white prince, white squire, blue wizard, blue storm")
    assert (award.winner, award.removed) == ("blue", [("white", "prince")])


def test_card_prince_nearest_pair_wins() -> None:
    """Of several pairs the one whose prince or squire lies nearest to the target."""
    column = "red king, blue squire, white prince, white squire, blue prince"
    assert awarded("music 3", column).winner == "blue"


def test_card_squire_counts_2() -> None:
    assert number("squire") == 2


def test_card_squire_removed_by_the_witch_makes_no_pair() -> None:
    award = awarded("music 3", "white prince, white squire, blue witch, blue king")
    assert (award.winner, award.removed) == ("blue", [("white", "squire")])


def test_card_hermit_counts_12_less_1_for_every_other_card() -> None:
    assert number("hermit") == 12
    assert counts("blue king, white hermit, red cloak, white double") == {
        "blue": 20,
        "white": 9,
        "red": 0,
    }


def test_card_hermit_does_not_count_removed_cards() -> None:
    assert counts("white hermit, blue witch, blue storm, blue cloak") == {"white": 11, "blue": 1}


def test_card_little_giant_counts_2_plus_3_for_every_other_card() -> None:
    assert number("little_giant") == 2
    assert counts("blue king, white little_giant, red cloak, blue double")["white"] == 11


def test_card_double_copies_the_number_of_the_next_card_below() -> None:
    assert counts("white double, blue king, red queen") == {"white": 20, "blue": 20, "red": 16}


def test_card_double_copies_the_12_of_a_profession_at_home() -> None:
    assert counts("white double, blue minstrel")["white"] == 12
    assert counts("white double, blue merchant")["white"] == 8


def test_card_double_copies_through_other_doubles() -> None:
    assert counts("white double, blue double, red queen") == {"white": 16, "blue": 16, "red": 16}


def test_card_double_with_none_below_has_no_number() -> None:
    assert counts("blue king, white double") == {"blue": 20}


def test_card_double_goes_with_the_card_it_copies() -> None:
    award = awarded("music 3", "white double, blue storm, blue king, red witch")
    assert award.removed == [("white", "double"), ("blue", "storm")]
    stays = awarded("music 3", "white double, blue assassin, blue storm, red witch")
    assert stays.totals == {"white": 9.5, "blue": 9.5, "red": 1}


def test_card_dragon_counts_11() -> None:
    assert number("dragon") == 11


def test_card_dragon_takes_2_from_every_card_of_other_players() -> None:
    column = "white dragon, white king, blue king, blue queen, red double, red storm"
    assert counts(column) == {"white": 31, "blue": 32, "red": 14}


def test_card_dragon_each_for_itself() -> None:
    """Dragons take from each other, and two of them take 4 from a third player's cards."""
    assert counts("white dragon, blue dragon, red king") == {"white": 9, "blue": 9, "red": 16}


def test_card_dragon_removed_takes_nothing() -> None:
    assert counts("white dragon, blue wizard, blue storm") == {"blue": 16}


def test_card_romeo_counts_5() -> None:
    assert number("romeo") == 5


def test_card_romeo_counts_15_with_juliet_of_the_same_colour() -> None:
    assert counts("white romeo, white juliet") == {"white": 29}
    assert counts("white juliet, blue king, white romeo") == {"white": 29, "blue": 20}


def test_card_romeo_wants_his_own_juliet_still_there() -> None:
    assert counts("white romeo, blue juliet") == {"white": 5, "blue": 14}
    assert counts("white romeo, white juliet, blue wizard") == {"white": 5, "blue": 7}


def test_card_beggar_counts_4() -> None:
    assert number("beggar") == 4


def test_card_beggar_lets_the_lowest_sum_win() -> None:
    assert awarded("music 3", "white king, blue queen, white beggar").winner == "blue"


def test_card_beggar_lets_ties_go_to_the_card_farthest_from_the_target() -> None:
    award = awarded("music 3", "white storm, blue storm, red beggar, red king")
    assert (award.totals, award.winner) == ({"white": 9, "blue": 9, "red": 24}, "blue")


def test_card_beggar_removed_is_not_in_force() -> None:
    assert awarded("music 3", "white beggar, white king, blue witch").winner == "white"


def test_card_beggar_of_several_players_is_no_different() -> None:
    assert awarded("music 3", "white beggar, blue beggar, blue king").winner == "white"


# --- the cards as they are printed ----------------------------------------------------------------


def test_the_numbers_of_all_cards_but_the_double_are_those_printed() -> None:
    alone = {
        card.id: card.number for card in CARDS if card.domain is None and card.number is not None
    }
    assert {card: number(card) for card in alone} == alone


def test_every_card_has_a_name_in_all_four_languages() -> None:
    for card in CARDS:
        assert sorted(card.names) == ["cs", "de", "en", "pl"]
        assert all(card.names.values())
