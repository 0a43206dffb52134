"""Production, storing, paying, trading (sections 6 and 7)."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, Give, Trade
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import REGION_DIE, REGION_RES, REGION_START
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers

# --- regions and production -----------------------------------------------------------------------


@covers("C1")
def test_c1_regions_have_the_numbers_of_the_table() -> None:
    numbers: dict[str, list[list[int]]] = {}
    for start in ("A", "B", "stack"):
        numbers[start] = [
            [
                REGION_DIE[region]
                for region in range(len(REGION_DIE))
                if REGION_RES[region] == RESOURCES.index(resource) and REGION_START[region] == start
            ]
            for resource in ("grain", "ore", "wool", "lumber", "brick", "gold")
        ]
    assert numbers["A"] == [[1], [2], [3], [4], [5], [6]]
    assert numbers["B"] == [[2], [3], [4], [5], [6], [1]]
    assert numbers["stack"] == [[3, 4], [4, 5], [5, 6], [1, 6], [1, 2], [3]]


@pytest.mark.parametrize("number", range(1, 7))
def test_region_of_each_player_produces_when_its_number_is_rolled(number: int) -> None:
    table = Scenario().roll("tournament", number)
    kinds = ("grain", "ore", "wool", "lumber", "brick", "gold")
    assert table.have(0) == {kinds[number - 1]: 1}
    assert table.have(1) == {kinds[(number - 2) % 6]: 1}


def test_region_stores_three_at_most() -> None:
    table = Scenario().stock(0, grain=3).roll("tournament", 1)
    assert table.have(0) == {"grain": 3}


# --- storing and paying ---------------------------------------------------------------------------


def two_mountains() -> Scenario:
    return Scenario().settlement(0, "3", "stack_mountains_4", "stack_hills_1")


@covers("C19")
def test_c19_who_receives_chooses_the_region() -> None:
    table = two_mountains().stock(0, gold=3).trade("gold", "ore")
    assert {action.at for action in table.legal("store")} == {"-2L", "4U"}
    table.store("4U")
    assert table.at(0, "4U") == 1


def test_c19_who_pays_chooses_the_region() -> None:
    table = two_mountains().stock_at(0, {"-2L": 2, "4U": 2}).trade("ore", "gold")
    assert table.deciding() == "pay"
    assert {action.at for action in table.legal("pay")} == {"-2L", "4U"}
    table.pay("4U")  # one from each goes in any case
    assert (table.at(0, "-2L"), table.at(0, "4U")) == (1, 0)


@covers("C20")
def test_c20_a_unit_without_room_lapses() -> None:
    table = Scenario().stock(0, wool=3, grain=3)
    table.refuses("C20", Trade(0, "wool", "grain", None))


def test_paying_all_there_is_needs_no_choice() -> None:
    table = two_mountains().stock_at(0, {"-2L": 1, "4U": 2}).trade("ore", "gold")
    assert table.have(0) == {"gold": 1}


@covers("C18")
def test_c18_gold_is_a_resource_of_choice() -> None:
    table = Scenario().roll("sun", 6)
    assert table.can("store", at="2L")


@covers("C100")
def test_c100_free_gains_may_be_declined_but_production_comes() -> None:
    table = Scenario().roll("sun", 1).skip().skip()
    assert table.have(0) == {"grain": 1}


# --- the bank -------------------------------------------------------------------------------------


def test_bank_trades_three_for_one() -> None:
    table = Scenario().stock(0, wool=3).trade("wool", "gold")
    assert table.have(0) == {"gold": 1}
    Scenario().stock(0, wool=2).refuses("section 7.4", Trade(0, "wool", "gold", None))


@covers("C27")
def test_c27_a_resource_is_not_traded_for_itself() -> None:
    Scenario().stock(0, wool=3).refuses("C27", Trade(0, "wool", "wool", None))


def test_c27_at_most_thirty_trades_in_a_turn() -> None:
    table = Scenario().city(0, "-1").lay(0, "mint", "-1U1").stock(0, gold=1)
    table.s.trades = 30
    assert not table.legal("trade")
    table.refuses("C27", Trade(0, "gold", "ore", None))


def test_trade_with_an_unknown_fleet_is_refused() -> None:
    Scenario().stock(0, wool=3).refuses("D20", Trade(0, "wool", "gold", "-12U"))


# --- the opponent ---------------------------------------------------------------------------------


def test_c31_an_offer_is_put_together_and_accepted() -> None:
    table = Scenario().stock(0, wool=2, ore=1).stock(1, gold=2)
    table.give("wool").give("wool").want("gold").send()
    assert table.seat() == 1
    table.accept()
    assert table.have(0) == {"ore": 1, "gold": 1}
    assert table.have(1) == {"wool": 2, "gold": 1}


def test_c31_an_offer_may_be_refused() -> None:
    table = Scenario().stock(0, wool=1).stock(1, gold=1).give("wool").want("gold").send().skip()
    assert table.have(0) == {"wool": 1}
    assert table.seat() == 0


def test_c31_three_offers_in_a_turn() -> None:
    table = Scenario().stock(0, wool=1).stock(1, gold=1)
    for _ in range(3):
        table.give("wool").want("gold").send().skip()
    assert not table.legal("give")
    table.refuses("C31", Give(0, "wool"))


def test_c31_an_offer_that_was_not_sent_is_none() -> None:
    table = Scenario().stock(0, wool=1).stock(1, gold=1)
    for _ in range(5):
        table.give("wool").skip()
    table.give("wool").want("gold").send().accept()
    assert (table.have(0), table.have(1)) == ({"gold": 1}, {"wool": 1})
    assert table.state.view(0).offers == 1


def test_c31_gifts_are_not_possible() -> None:
    table = Scenario().stock(0, wool=1).stock(1, gold=1).give("wool")
    assert not table.legal("send")
    Scenario().stock(0, wool=1).refuses("C31", Give(0, "wool"))  # nothing to ask for


def test_c31_offer_needs_room() -> None:
    table = Scenario().stock(0, wool=1, gold=3).stock(1, wool=3, gold=1, ore=1)
    table.refuses("C31", Give(0, "wool"))  # the opponent has no room for wool
    assert [action.resource for action in table.legal("give")] == ["gold"]
    table.give("gold")
    assert [action.resource for action in table.legal("want")] == ["ore", "wool"]


def test_c31_nothing_is_given_and_wanted_at_once() -> None:
    table = Scenario().stock(0, wool=1).stock(1, wool=1, ore=1).give("wool")
    assert [action.resource for action in table.legal("want")] == ["ore"]


@covers("C31", "C19")
def test_c31_both_choose_their_regions() -> None:
    table = two_mountains().stock_at(0, {"-2L": 1, "4U": 1}).stock(1, gold=1)
    table.give("ore").want("gold").send().accept()
    assert (table.seat(), table.deciding()) == (0, "pay")
    table.pay("4U")
    assert table.have(0) == {"ore": 1, "gold": 1}
    assert table.have(1) == {"ore": 1}


# --- costs ----------------------------------------------------------------------------------------


@covers("C99")
def test_c99_a_cost_is_paid_before_the_card_has_any_effect() -> None:
    table = two_mountains().hand(0, "foundry").stock_at(0, {"2U": 1, "-2L": 1, "4U": 1})
    table.build("foundry", "-1L1")
    assert table.deciding() == "pay"
    assert table.card_at(0, "-1L1") is None
    table.pay("4U")
    assert table.card_at(0, "-1L1") == "foundry"
    assert table.have(0) == {"ore": 1}


def test_a_card_that_cannot_be_paid_is_refused_with_its_cost() -> None:
    table = Scenario().hand(0, "abbey").stock(0, brick=1)
    table.refuses("section 7", Build(0, "abbey", "-1U1"))
