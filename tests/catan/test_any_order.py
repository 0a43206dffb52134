"""Units and cards are named in any order, and what remains is asked (C19, C20, D8)."""

from __future__ import annotations

from itertools import permutations

import pytest

from hofnarr.testing.catan import Scenario


def mountains() -> Scenario:
    """Seat 0 has ore at -2L and 4U, lumber at 0L and 4L."""
    return Scenario().settlement(0, "3", "stack_mountains_4", "stack_forest_1")


def places(table: Scenario, tag: str) -> set[str]:
    return {action.at for action in table.legal(tag)}


# --- paying ---------------------------------------------------------------------------------------


def test_c19_a_later_region_named_first_does_not_decide_the_rest() -> None:
    """A Smithy costs 1 lumber and 2 ore."""
    table = mountains().hand(0, "smithy").stock_at(0, {"-2L": 3, "4U": 3, "0L": 1})
    table.build("smithy", "-1U1").pay("4U")
    assert table.deciding() == "pay"
    assert places(table, "pay") == {"-2L", "4U"}
    table.pay("-2L")
    assert (table.at(0, "-2L"), table.at(0, "4U"), table.card_at(0, "-1U1")) == (2, 2, "smithy")


@pytest.mark.parametrize("order", sorted(set(permutations(["-2L", "4U", "4L"]))))
def test_d8_the_resources_of_a_cost_are_paid_in_any_order(order: tuple[str, ...]) -> None:
    table = mountains().hand(0, "smithy")
    table.stock_at(0, {"-2L": 3, "4U": 3, "0L": 2, "4L": 2}).build("smithy", "-1U1")
    assert places(table, "pay") == {"-2L", "4U", "0L", "4L"}
    table.pay(*order)
    assert table.card_at(0, "-1U1") == "smithy"
    left = {at: table.at(0, at) for at in ("-2L", "4U", "0L", "4L")}
    assert left == {"-2L": 2, "4U": 2, "0L": 2, "4L": 1}


def test_d8_a_resource_that_is_paid_is_not_asked_for_again() -> None:
    table = mountains().hand(0, "smithy")
    table.stock_at(0, {"-2L": 3, "4U": 3, "0L": 2, "4L": 2}).build("smithy", "-1U1").pay("0L")
    assert places(table, "pay") == {"-2L", "4U"}


def test_c19_units_that_go_in_any_case_are_not_asked_for() -> None:
    table = mountains().stock_at(0, {"-2L": 2, "4U": 2}).trade("ore", "gold").pay("4U")
    assert (table.at(0, "-2L"), table.at(0, "4U"), table.have(0)["gold"]) == (1, 0, 1)


def test_d8_a_search_is_paid_in_any_order() -> None:
    table = Scenario().stock(0, grain=3, gold=3, wool=1).end().search(0).pay("2L")
    assert table.deciding() == "pay_any"
    assert places(table, "pay") == {"-2U", "0U", "2L"}
    table.pay("-2U")
    assert table.have(0) == {"grain": 2, "gold": 2, "wool": 1}
    assert table.deciding() == "take_card"


def test_c31_what_is_handed_over_is_named_in_any_order() -> None:
    table = Scenario().settlement(0, "3", "stack_pasture_5", "stack_hills_1")
    table.stock_at(0, {"0U": 3, "4U": 3, "2U": 3, "4L": 3}).stock(1, gold=1)
    table.give("wool").give("wool").give("brick").want("gold").send().accept()
    assert places(table, "pay") == {"0U", "4U", "2U", "4L"}
    table.pay("4L").pay("4U")
    assert places(table, "pay") == {"0U", "4U"}
    table.pay("0U")
    assert table.have(1) == {"wool": 2, "brick": 1}


# --- receiving ------------------------------------------------------------------------------------


def test_c20_units_received_are_stored_in_any_order() -> None:
    table = mountains().stock(0, gold=1).stock(1, ore=2)
    table.give("gold").want("ore").want("ore").send().accept().store("4U")
    assert table.deciding() == "store"
    assert places(table, "store") == {"-2L", "4U"}
    table.store("-2L")
    assert (table.at(0, "-2L"), table.at(0, "4U")) == (1, 1)


def test_c20_several_kinds_received_are_stored_in_any_order() -> None:
    table = mountains().stock(0, gold=1).stock(1, ore=1, lumber=1)
    table.give("gold").want("ore").want("lumber").send().accept()
    assert places(table, "store") == {"-2L", "4U", "0L", "4L"}
    table.store("4L").store("4U")
    assert table.have(0) == {"lumber": 1, "ore": 1}
    assert table.deciding() == "act"


# --- cards that name several things ---------------------------------------------------------------


def test_d27_a_caravan_gives_in_any_order() -> None:
    table = Scenario().hand(0, "caravan").stock(0, ore=2, wool=1).play("caravan").pay("0U")
    assert places(table, "pay") == {"-2L"}
    table.pay("-2L").store("2L", "2L")
    assert table.have(0) == {"ore": 1, "gold": 2}


def test_d27_a_cloth_residence_gives_in_any_order() -> None:
    table = Scenario("barbarians").settlement(0, "3", "stack_mountains_4", "stack_forest_1")
    table.city(0, "-1").lay(0, "cloth_residence", "0Uo", level=3)
    table.stock_at(0, {"-2L": 2, "4U": 2}).use("cloth_residence", "0Uo").pay("4U")
    assert places(table, "pay") == {"-2L", "4U"}
    table.pay("-2L").store("2L", "2L")
    assert (table.at(0, "-2L"), table.at(0, "4U"), table.have(0)["gold"]) == (1, 1, 2)


def test_c37_what_two_discounts_strike_out_is_named_in_any_order() -> None:
    """Two Castles strike 2 units from Roland, who costs 2 grain, 2 ore and 1 wool."""
    table = Scenario("knights").lay(0, "castle", "-1U1").lay(0, "castle", "-1L1").hand(0, "roland")
    table.stock(0, grain=2, ore=2, wool=1).build("roland", "1U1").omit("wool")
    assert {action.resource for action in table.legal("omit")} == {"grain", "ore"}
    table.omit("grain")
    assert table.have(0) == {"grain": 1, "wool": 1}


def test_c37_what_cannot_be_paid_is_struck_out_by_itself() -> None:
    table = Scenario("knights").lay(0, "castle", "-1U1").lay(0, "castle", "-1L1").hand(0, "roland")
    table.stock(0, grain=2, ore=1, wool=1).build("roland", "1U1")
    assert {action.resource for action in table.legal("omit")} == {"grain", "ore", "wool"}
    table.omit("wool")
    assert table.have(0) == {"wool": 1}


def test_d15_a_raid_names_buildings_in_any_order() -> None:
    table = Scenario("knights").lay(0, "karl", "-1L1").lay(1, "abbey", "-1U1")
    table.lay(1, "smithy", "-1L1").lay(1, "castle", "1U1").lay(1, "garrison", "1L1")
    table.roll("question", 6, event="raid").choose(1, "1L1")
    assert {action.at for action in table.legal("choose")} == {"-1U1", "-1L1", "1U1"}
    table.choose(1, "1U1").choose(1, "-1U1")
    assert sorted(table.hand_of(1)) == ["abbey", "castle", "garrison"]
    assert table.card_at(1, "-1L1") == "smithy"


# --- offers ---------------------------------------------------------------------------------------


def test_c31_an_offer_is_put_together_in_any_order() -> None:
    table = Scenario().stock(0, wool=1, brick=1, gold=1).stock(1, ore=1, lumber=1)
    table.give("wool")
    assert table.can("give", resource="brick")
    table.give("brick").want("ore")
    assert table.can("want", resource="lumber")
    assert table.can("give", resource="gold")
    table.want("lumber").give("gold").send().accept()
    assert table.have(0) == {"lumber": 1, "ore": 1}
    assert table.have(1) == {"brick": 1, "wool": 1, "gold": 1}


def test_c31_nothing_is_given_and_wanted_at_once() -> None:
    table = Scenario().stock(0, wool=1, ore=1).stock(1, ore=1, wool=1, grain=1)
    table.give("wool").want("ore")
    assert not table.can("give", resource="ore")
    assert not table.can("want", resource="wool")
