"""Barbarians & Traders: own buildings, one test for each effect and each ruling of a card."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, Discard, Play, Use
from hofnarr.catan.engine.places import NUMBER
from hofnarr.catan.events import Drew, Lapsed, Turned
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.covering import covers
from tests.catan.decks import BARBARIANS_TOURNAMENT

# --- Wine Cellar ----------------------------------------------------------------------------------


@covers("year_end 1")
def test_wine_cellar_pays_two_resources_on_year_end() -> None:
    table = barbarians().lay(0, "wine_cellar", "-1U1").roll("question", 1, event="year_end")
    assert (table.seat(), table.deciding()) == (0, "gain")
    table.store("2L", "2L")
    assert table.have(0) == {"gold": 2, "grain": 1}
    its = barbarians().lay(1, "wine_cellar", "-1U1").roll("question", 6, event="year_end")
    assert its.seat() == 1


@covers("good_neighbors 3")
def test_wine_cellar_pays_on_good_neighbors() -> None:
    table = barbarians("politics,barbarians").lay(0, "wine_cellar", "-1U1")
    table.roll("question", 1, event="good_neighbors").store("2L", "2U")
    assert table.have(0) == {"gold": 1, "brick": 1, "grain": 1}


def test_wine_cellar_pays_on_no_other_event() -> None:
    table = barbarians().lay(0, "wine_cellar", "-1U1").roll("question", 1, event="conflict")
    assert table.have(0) == {"grain": 1}


# --- Harbor, Commodity Exchange -------------------------------------------------------------------


@covers("harbor_bt")
def test_harbor_bt_acts_as_the_base_harbor() -> None:
    table = barbarians().lay(0, "harbor_bt", "-1U1").lay(0, "wool_fleet", "1U1")
    assert table.points(0)["commerce"] == 1 + 1 + 1
    table.hand(0, "treasure_fleet").stock(0, lumber=1, wool=2)
    assert table.can("build", card="treasure_fleet")


@covers("harbor_bt 1", "C5")
def test_harbor_bt_is_one_for_each_and_two_in_a_tournament() -> None:
    table = barbarians().city(0, "1").lay(0, "harbor_bt", "-1U1").stock(0, brick=1, ore=1, wool=1)
    table.refuses("C44", Build(0, "harbor", "-1L1"))
    own = Scenario(options=BARBARIANS_TOURNAMENT).city(0, "-1").lay(0, "harbor_bt", "-1U1")
    own.lay(0, "harbor", "-1L1").lay(0, "wool_fleet", "1U1")
    assert own.points(0)["commerce"] == 2 + 1 + 2


def test_commodity_exchange_doubles_both_regions_it_borders() -> None:
    table = barbarians().lay(0, "commodity_exchange", "-1U1").roll("tournament", 3)
    assert table.have(0) == {"wool": 2}
    table = barbarians().lay(0, "commodity_exchange", "-1U1").roll("tournament", 1)
    assert table.have(0) == {"grain": 2}
    table = barbarians().lay(0, "commodity_exchange", "-1U1").roll("tournament", 4)
    assert table.have(0) == {"lumber": 1}


@covers("commodity_exchange 1")
def test_c21_commodity_exchange_and_mill_yield_four_up_to_three() -> None:
    table = barbarians().lay(0, "commodity_exchange", "-1U1").lay(0, "woolen_mill", "1U1")
    assert table.roll("tournament", 3).at(0, "0U") == 3
    assert table.s.realms[0].yields[NUMBER["0U"]] == 4
    both = Scenario(options=BARBARIANS_TOURNAMENT).city(0, "-1", "1")
    both.lay(0, "commodity_exchange", "-1U1").lay_copy(0, "commodity_exchange", "1U1")
    assert both.roll("tournament", 3).at(0, "0U") == 2  # equal titles do not add up


# --- Secret Brotherhood ---------------------------------------------------------------------------


def test_secret_brotherhood_sells_action_cards_for_a_resource_each() -> None:
    table = barbarians().lay(0, "secret_brotherhood", "-1U1").hand(0, "spy", "abbey", "karl")
    assert [sale.card for sale in table.legal("discard")] == ["spy"]
    table.discard("spy").store("2L")
    assert table.have(0) == {"gold": 1}
    assert table.discarded() == ["spy"]
    assert table.hand_of(0) == ["abbey", "karl"]


@covers("secret_brotherhood 1")
def test_c59_any_number_is_sold_and_none_of_it_is_played() -> None:
    table = barbarians(seven=False).lay(0, "secret_brotherhood", "-1U1")
    table.hand(0, "spy", "merchant", "bishop")
    for card in ("spy", "merchant", "bishop"):
        table.discard(card).store("2L")
    assert table.have(0) == {"gold": 3}
    assert table.s.spent == ()


def test_secret_brotherhood_sells_in_the_action_phase_only() -> None:
    table = barbarians().lay(0, "secret_brotherhood", "-1U1").hand(0, "spy").end()
    assert (table.deciding(), table.can("discard")) == ("refill", False)


def test_c59_a_sale_needs_room_for_a_resource() -> None:
    table = barbarians().lay(0, "secret_brotherhood", "-1U1").hand(0, "spy")
    table.stock(0, brick=3, grain=3, lumber=3, ore=3, wool=3, gold=3)
    table.refuses("C59", Discard(0, "spy"))
    without = barbarians().hand(0, "spy")
    without.refuses("C59", Discard(0, "spy"))


@covers("archdiocese 3")
def test_secret_brotherhood_and_sven_bring_an_archdiocese_nothing() -> None:
    table = barbarians("politics,barbarians").lay(1, "archdiocese", "-1U1").hand(0, "spy")
    table.lay(0, "secret_brotherhood", "-1U1").lay(0, "sven", "1U1")
    table.stock(0, gold=1).stock(1, wool=1)
    table.discard("spy").store("2U").use("sven", "1U1").pay("2U")
    assert table.have(1) == {"brick": 1}


# --- Merchant Company -----------------------------------------------------------------------------


def test_merchant_company_gains_one_of_what_the_opponent_hands_over() -> None:
    table = barbarians().lay(1, "merchant_company", "-1U1").stock(0, ore=3).trade("ore", "gold")
    assert table.have(1) == {"ore": 1}
    own = barbarians().lay(0, "merchant_company", "-1U1").stock(0, ore=3).trade("ore", "gold")
    assert own.have(0) == {"gold": 1}  # not for own trades


def test_merchant_company_raises_the_hand_limit() -> None:
    table = barbarians().lay(0, "merchant_company", "-1U1").ready()
    assert table.s.realms[0].limit == 4


@pytest.mark.parametrize("name", ["counting_house", "harbor"])
def test_merchant_company_requires_a_counting_house_or_a_harbor(name: str) -> None:
    cost = {"brick": 2, "grain": 1, "wool": 2}
    table = barbarians().hand(0, "merchant_company").stock(0, **cost)
    table.refuses("C46", Build(0, "merchant_company", "-1L1"))
    table = barbarians().hand(0, "merchant_company").stock(0, **cost).lay(0, name, "-1U1")
    assert table.build("merchant_company", "-1L1").have(0) == {}


@covers("merchant_company 1", "C100")
def test_c25_one_for_each_trade_from_the_bank_if_there_is_room() -> None:
    table = barbarians().lay(1, "merchant_company", "-1U1").lay(0, "ore_fleet", "1U1")
    table.stock(0, ore=3).stock(1, ore=2).trade("ore", "gold")
    assert (table.have(0), table.have(1)) == ({"ore": 1, "gold": 1}, {"ore": 3})
    table.stock(0, ore=2).trade("ore", "gold")
    assert Lapsed(1, "ore", 1, "merchant_company") in table.events


@covers("merchant_company 2", "C26")
def test_merchant_company_counts_every_rate_but_no_special_exchange() -> None:
    table = barbarians().lay(1, "merchant_company", "-1U1").lay(0, "mint", "-1U1")
    table.stock(0, gold=1).trade("gold", "ore")
    assert table.have(1) == {"gold": 1}
    caravan = barbarians().lay(1, "merchant_company", "-1U1").hand(0, "caravan")
    caravan.stock(0, grain=2).play("caravan").skip().store("2U")
    assert caravan.have(1) == {}
    offer = barbarians().lay(1, "merchant_company", "-1U1").stock(0, grain=1).stock(1, ore=1)
    offer.give("grain").want("ore").send().accept()
    assert offer.have(1) == {"grain": 1}


# --- Scriptorium ----------------------------------------------------------------------------------


@covers("scriptorium 1")
def test_c68_scriptorium_draws_a_top_card_once_a_turn() -> None:
    table = (
        barbarians().lay(0, "scriptorium", "-1U1").on_stack(2, "conrad").stock(0, grain=1, ore=1)
    )
    table.use("scriptorium", "-1U1").draw(2)
    assert table.hand_of(0) == ["conrad"]
    assert table.told(Drew) == [Drew(0, "conrad", [0], 2)]
    table.refuses("section 7.7", Use(0, "scriptorium", "-1U1"))
    assert table.build("conrad", "1U1").card_at(0, "1U1") == "conrad"  # used at once


@covers("scriptorium 2")
def test_scriptorium_may_fill_the_hand_above_its_limit_until_phase_4() -> None:
    table = barbarians().lay(0, "scriptorium", "-1U1").hand(0, "abbey", "smithy", "karl")
    table.use("scriptorium", "-1U1").draw(0)
    assert (len(table.hand_of(0)), table.deciding()) == (4, "act")
    assert table.end().deciding() == "surplus"


def test_scriptorium_is_fresh_when_it_is_built_anew() -> None:
    table = barbarians().lay(0, "scriptorium", "-1U1").use("scriptorium", "-1U1").draw(0)
    table.remove("-1U1").lay(0, "secret_brotherhood", "-1U1").ready()
    assert table.s.marks == ()


# --- Triumphal Arch -------------------------------------------------------------------------------


def test_triumphal_arch_shows_its_victory_points() -> None:
    table = barbarians().lay(0, "triumphal_arch", "-1U1", level=2)
    assert table.points(0)["victory"] == 3 + 2
    assert barbarians().lay(0, "triumphal_arch", "-1U1").points(0)["victory"] == 3


def test_triumphal_arch_cannot_be_burnt() -> None:
    table = barbarians().hand(0, "arsonist").lay(1, "triumphal_arch", "-1U1", level=1)
    table.refuses("C53", Play(0, "arsonist"))


@covers("triumphal_arch 1", "C44")
def test_triumphal_arch_lies_open_one_for_each_player() -> None:
    table = barbarians().city(0, "1").stock(0, brick=3, ore=3).build("triumphal_arch", "-1U1")
    assert table.s.display.count(table.s.realms[0].card[table.s.realms[0].built[0]]) == 1
    table.stock(0, brick=3, ore=3)
    table.refuses("C51", Build(0, "triumphal_arch", "-1L1"))


@covers("triumphal_arch 2")
def test_c24_arch_points_are_lost_when_it_leaves() -> None:
    table = barbarians().lay(0, "triumphal_arch", "-1U1", level=3).stock(0, brick=2, ore=2)
    assert table.points(0)["victory"] == 6
    table.remove("-1U1")
    assert table.points(0)["victory"] == 3
    assert table.discarded() == []  # back in the display
    table.build("triumphal_arch", "-1U1")
    assert table.level_at(0, "-1U1") == 0


@covers("triumphal_arch 3")
def test_c50_at_three_a_victory_brings_only_resources() -> None:
    table = barbarians().lay(0, "triumphal_arch", "-1U1", level=2).hand(0, "campaign")
    table.lay(0, "karl", "1U1").lay(0, "otto", "1L1").lay(0, "wool_fleet", "-1L1")
    table.play("campaign").decide("arch")
    assert Turned(0, "triumphal_arch", 0, "-1U1", 3) in table.events
    full = barbarians().lay(0, "triumphal_arch", "-1U1", level=3).hand(0, "campaign")
    full.lay(0, "karl", "1U1").lay(0, "otto", "1L1").lay(0, "wool_fleet", "-1L1")
    assert full.play("campaign").deciding() == "gain"


def test_c87_an_arch_point_can_win_the_game() -> None:
    table = barbarians().lay(0, "triumphal_arch", "-1U1", level=1).hand(0, "campaign")
    table.city(0, "1").lay(0, "karl", "1U1").lay(0, "otto", "1L1").lay(0, "wool_fleet", "-1L1")
    table.settlement(0, "3").settlement(0, "5").city(0, "3", "5").lay(0, "library", "3U1")
    assert table.points(0)["victory"] == 12
    table.play("campaign").decide("arch")
    assert (table.state.to_act(), table.s.winner) == (None, 0)
