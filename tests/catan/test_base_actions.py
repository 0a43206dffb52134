"""Base set: action cards, one test for each effect and each ruling of a card."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Play, Scout
from hofnarr.catan.events import DieRolled, HandShown, Passed, Rolled
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers

# --- Alchemist ------------------------------------------------------------------------------------


def test_alchemist_names_the_number_of_the_production_die() -> None:
    table = Scenario().hand(0, "alchemist").begin_turn("tournament", 1)
    table.play("alchemist").number(4)
    assert table.have(0) == {"lumber": 1}
    assert table.have(1) == {"wool": 1}
    assert table.discarded() == ["alchemist"]


@covers("alchemist 1")
def test_alchemist_is_played_before_the_event_die_is_known() -> None:
    table = Scenario().hand(0, "alchemist").begin_turn("sun", 1)
    assert table.deciding() == "roll"
    assert table.s.face == -1
    table.play("alchemist").number(2)
    assert table.told(Rolled)[0].face == "sun"
    assert table.told(Rolled)[0].named
    assert table.deciding() == "gain"  # the event die comes first, then production
    assert table.have(0) == {}
    late = Scenario().hand(0, "alchemist")
    late.refuses("section 8", Play(0, "alchemist"))


@covers("alchemist 2")
def test_alchemist_number_is_the_rolled_number_for_everything() -> None:
    table = Scenario().hand(0, "alchemist").begin_turn("windmill", 1).play("alchemist").number(6)
    assert table.s.die == 6
    assert table.have(0) == {"gold": 1}


def test_alchemist_waits_for_seven_points() -> None:
    table = Scenario(seven=False).hand(0, "alchemist").begin_turn("tournament", 3)
    assert table.deciding() == "act"


# --- Arsonist, Bishop -----------------------------------------------------------------------------


def arson(*dice: int) -> Scenario:
    table = Scenario().hand(0, "arsonist").lay(0, "abbey", "-1U1").lay(0, "smithy", "-1L1")
    return table.lay(1, "garrison", "-1U1").lay(1, "sawmill", "-1L1").die(*dice)


@covers("C55")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_arsonist_succeeds_on_one_to_five(die: int) -> None:
    table = arson(die).play("arsonist")
    assert table.told(DieRolled)[0].success
    table.choose(1, "-1L1")  # the winner chooses after the die
    assert table.hand_of(1) == ["sawmill"]
    assert table.card_at(1, "-1L1") is None
    assert table.discarded() == ["arsonist"]


def test_arsonist_fails_on_six_and_the_defender_chooses() -> None:
    table = arson(6).play("arsonist")
    assert table.seat() == 1
    table.choose(0, "-1U1")
    assert table.hand_of(0) == ["abbey"]


@covers("arsonist 2")
def test_arsonist_does_not_touch_own_buildings_on_success() -> None:
    table = arson(1).play("arsonist")
    assert {action.realm for action in table.legal("choose")} == {1}


@covers("arsonist 1")
def test_arsonist_burns_red_and_green_buildings_and_foreign_cards() -> None:
    table = Scenario("politics").city(0, "-1").city(1, "-1").hand(0, "arsonist")
    table.lay(1, "marketplace", "-1U1").lay(1, "abbey", "-1L1").lay(1, "bordello", "-1U1")
    table.lay(1, "conrad", "1U1").die(1).play("arsonist")
    burnable = {(action.realm, action.at) for action in table.legal("choose")}
    assert burnable == {(1, "-1U1"), (1, "-1L1"), (0, "-1U1")}
    table.choose(0, "-1U1")
    assert table.hand_of(1) == ["bordello"]


@covers("arsonist 4")
def test_arsonist_sends_a_display_card_back_to_the_display() -> None:
    table = Scenario("politics").city(1, "-1").hand(0, "arsonist").lay(1, "church", "-1U1").die(1)
    table.play("arsonist")
    assert table.hand_of(1) == []
    assert len(table.s.display) == 4


@covers("arsonist 5", "C97")
def test_arsonist_victim_may_rebuild_in_the_same_turn() -> None:
    table = arson(6).stock(0, brick=1, lumber=1, ore=1).play("arsonist")
    table.choose(0, "-1U1")
    assert table.can("build", card="abbey")
    table.build("abbey", "-1U1")
    assert table.card_at(0, "-1U1") == "abbey"


def test_arsonist_needs_a_building_to_burn() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "conrad", "-1U1")
    table.refuses("C53", Play(0, "arsonist"))


def test_c55_a_single_candidate_is_taken_without_asking() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").die(1).play("arsonist")
    assert table.hand_of(1) == ["abbey"]
    assert table.deciding() == "act"


def test_c55_a_lost_duel_without_candidates_does_nothing() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").die(6).play("arsonist")
    assert table.card_at(1, "-1U1") == "abbey"
    assert table.deciding() == "act"


@pytest.mark.parametrize(("die", "wins"), [(1, True), (2, True), (3, False), (6, False)])
def test_bishop_leaves_the_arsonist_one_and_two(die: int, wins: bool) -> None:
    table = arson(die).hand(1, "bishop").play("arsonist").play("bishop")
    assert table.told(DieRolled)[0].success == wins
    assert table.seat() == (0 if wins else 1)
    assert "bishop" in table.discarded()


def test_bishop_answers_brigands_too() -> None:
    table = Scenario().hand(0, "brigands").hand(1, "bishop").stock(1, ore=2).die(3)
    table.play("brigands").play("bishop")
    assert not table.told(DieRolled)[0].success


@covers("bishop 1")
def test_bishop_has_no_other_use() -> None:
    table = Scenario().hand(0, "bishop").lay(1, "conrad", "-1U1")
    table.refuses("section 8", Play(0, "bishop"))
    table = Scenario().hand(0, "black_knight").hand(1, "bishop").lay(1, "conrad", "-1U1")
    table.play("black_knight")
    assert not table.can("play", card="bishop")


# --- Black Knight, Herb Woman ---------------------------------------------------------------------


@pytest.mark.parametrize(("die", "loser"), [(1, 1), (5, 1), (6, 0)])
def test_black_knight_sends_a_knight_back_to_the_hand(die: int, loser: int) -> None:
    table = Scenario().hand(0, "black_knight").lay(0, "otto", "-1U1").lay(1, "karl", "-1U1")
    table.lay(1, "brick_fleet", "-1L1").die(die).play("black_knight")
    assert table.hand_of(loser) == [["otto"], ["karl"]][loser]
    assert table.hand_of(1 - loser) == []


@covers("black_knight 2")
def test_black_knight_is_not_stopped_by_a_church() -> None:
    table = Scenario().city(1, "-1").hand(0, "black_knight").lay(1, "karl", "-1U1")
    table.lay(1, "church", "-1L1").die(1).play("black_knight")
    assert table.hand_of(1) == ["karl"]


@pytest.mark.parametrize(("die", "wins"), [(2, True), (3, False), (5, False)])
def test_herb_woman_leaves_the_black_knight_one_and_two(die: int, wins: bool) -> None:
    table = Scenario().hand(0, "black_knight").hand(1, "herb_woman").lay(1, "karl", "-1U1")
    table.die(die).play("black_knight").play("herb_woman")
    assert table.told(DieRolled)[0].success == wins
    assert (table.card_at(1, "-1U1") is None) == wins


@covers("herb_woman 1")
def test_herb_woman_has_no_other_use() -> None:
    Scenario().hand(0, "herb_woman").refuses("section 8", Play(0, "herb_woman"))
    table = Scenario().hand(0, "brigands").hand(1, "herb_woman").stock(1, ore=2).play("brigands")
    assert not table.can("play", card="herb_woman")


def test_counter_cards_are_never_combined() -> None:
    table = arson(1).hand(1, "bishop", "bishop").play("arsonist").play("bishop")
    assert table.hand_of(1) == ["bishop"]
    assert table.deciding() == "burn"


# --- Brigands -------------------------------------------------------------------------------------


@covers("brigands 1")
def test_brigands_take_two_resources_one_by_one() -> None:
    table = Scenario().hand(0, "brigands").stock(1, ore=2, gold=1).die(1).play("brigands")
    table.rob("-2L", "-2L")
    assert table.have(0) == {"ore": 2}
    assert table.have(1) == {"gold": 1}


def test_brigands_lose_on_six_and_the_opponent_takes_two() -> None:
    table = Scenario().hand(0, "brigands").stock(0, wool=1, ore=1).stock(1, ore=1).die(6)
    table.play("brigands")
    assert table.seat() == 1
    table.rob("0U", "-2L")
    assert table.have(1) == {"ore": 2, "wool": 1}


def test_brigands_take_only_what_there_is_room_for() -> None:
    table = Scenario().hand(0, "brigands").stock(0, ore=2).stock(1, ore=3).die(1)
    table.play("brigands").rob("-2L")
    assert table.have(0) == {"ore": 3}
    assert table.deciding() == "act"


def test_brigands_need_something_to_take() -> None:
    table = Scenario().hand(0, "brigands").stock(0, ore=3).stock(1, ore=3)
    table.refuses("C53", Play(0, "brigands"))


# --- Caravan --------------------------------------------------------------------------------------


def test_caravan_turns_two_resources_into_two_others() -> None:
    table = Scenario().hand(0, "caravan").stock(0, ore=1, wool=2).play("caravan")
    table.pay("-2L", "0U").store("2L", "2L")
    assert table.have(0) == {"wool": 1, "gold": 2}


def test_caravan_may_turn_in_one() -> None:
    table = Scenario().hand(0, "caravan").stock(0, ore=2).play("caravan").skip()
    table.store("2U")
    assert table.have(0) == {"ore": 1, "brick": 1}


def test_caravan_gives_other_kinds_only() -> None:
    table = Scenario().hand(0, "caravan").stock(0, ore=2, wool=1).play("caravan").pay("-2L", "0U")
    assert {action.at for action in table.legal("store")} == {"-2U", "0L", "2U", "2L"}


@covers("caravan 1", "C26")
def test_caravan_is_no_bank_trade() -> None:
    table = Scenario().hand(0, "caravan").stock(0, ore=1).play("caravan").store("2L")
    assert table.s.trades == 0


def test_caravan_needs_a_resource() -> None:
    Scenario().hand(0, "caravan").refuses("C53", Play(0, "caravan"))


# --- Merchant -------------------------------------------------------------------------------------


@covers("merchant 1", "C62")
def test_merchant_takes_two_and_gives_one_back() -> None:
    table = Scenario().hand(0, "merchant").stock(1, ore=1, gold=2).play("merchant")
    assert not table.legal("pass")  # at least one
    table.rob("-2L")
    assert table.legal("pass")
    table.rob("2L").pay("2L")  # what was just taken may be given
    assert table.have(0) == {"ore": 1}
    assert table.have(1) == {"gold": 2}


def test_merchant_may_take_one_and_gives_one() -> None:
    table = Scenario().hand(0, "merchant").stock(0, wool=1).stock(1, ore=1, gold=2)
    table.play("merchant").rob("-2L").skip().pay("0U")
    assert table.have(0) == {"ore": 1}
    assert table.have(1) == {"gold": 2, "wool": 1}


def test_merchant_gives_only_what_the_opponent_has_room_for() -> None:
    table = Scenario().hand(0, "merchant").stock(0, wool=1).stock(1, wool=3, gold=1)
    table.play("merchant").rob("2L").rob("0U")
    assert {action.at for action in table.legal("pay")} == {"0U", "2L"}  # wool has room again


# --- Scout ----------------------------------------------------------------------------------------

SETTLEMENT = {"brick": 1, "grain": 1, "lumber": 1, "wool": 1}


def test_scout_chooses_both_regions_of_a_new_settlement() -> None:
    table = Scenario().road(0, "2").hand(0, "scout").stock(0, **SETTLEMENT)
    table.scout("3").arrange("stack_gold_field_3", "4U").arrange("stack_forest_6", "4L")
    view = table.state.view(0)
    regions = {region.at: region.region for region in view.seats[0].regions}
    assert regions["4U"] == "stack_gold_field_3"
    assert regions["4L"] == "stack_forest_6"
    assert "stack_forest_6" not in view.regions_left
    assert table.discarded() == ["scout"]
    assert table.have(0) == {}


@covers("scout 1")
def test_scout_is_allowed_from_the_first_turn_on() -> None:
    table = Scenario(turn=0, seven=False).road(0, "2").hand(0, "scout").stock(0, **SETTLEMENT)
    assert table.can("scout", at="3")


@covers("scout 2")
def test_scout_counts_as_an_action_card_of_this_turn() -> None:
    table = Scenario().road(0, "2").hand(0, "scout").stock(0, **SETTLEMENT).scout("3")
    assert len(table.s.spent) == 1


def test_scout_needs_a_settlement_to_build() -> None:
    table = Scenario().hand(0, "scout").stock(0, **SETTLEMENT)
    table.refuses("section 4", Scout(0, "3"))
    table.refuses("section 8", Play(0, "scout"))


# --- Spy ------------------------------------------------------------------------------------------


def test_spy_looks_at_the_hand_and_takes_a_unit_or_an_action_card() -> None:
    table = Scenario().hand(0, "spy").hand(1, "karl", "merchant", "abbey").play("spy")
    shown = table.told(HandShown)[0]
    assert shown.cards == ["abbey", "karl", "merchant"]
    assert shown.seen_by("public").cards is None  # type: ignore[attr-defined]
    table.take("merchant")
    assert table.hand_of(0) == ["merchant"]
    assert table.hand_of(1) == ["abbey", "karl"]


def test_spy_loot_may_be_used_in_the_same_turn() -> None:
    table = Scenario().hand(0, "spy").hand(1, "merchant").stock(1, ore=1).play("spy")
    table.take("merchant")
    assert table.can("play", card="merchant")


@covers("spy 1")
def test_spy_takes_no_buildings_and_no_metropolis() -> None:
    table = Scenario("politics").hand(0, "spy").hand(1, "abbey", "karl", "metropolis").play("spy")
    assert [action.card for action in table.legal("take")] == ["karl"]


@covers("spy 2", "C53")
def test_spy_may_be_spent_for_nothing() -> None:
    table = Scenario().hand(0, "spy").hand(1, "abbey").play("spy").skip()
    assert table.told(Passed)[0].what == "spy"
    assert table.discarded() == ["spy"]
    Scenario().hand(0, "spy").refuses("C53", Play(0, "spy"))  # no card at all in that hand
