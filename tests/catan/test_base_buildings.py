"""Base set: settlement and city expansions, one test for each effect and each ruling of a card."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, Search
from hofnarr.catan.catalogue.data import RESOURCES, by_id, cards
from hofnarr.catan.events import Looked
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers

NUMBERED = [
    card.id
    for card in cards()
    if card.set == "base" and card.kind in ("settlement_expansion", "city_expansion")
]


@pytest.mark.parametrize("name", NUMBERED)
def test_card_costs_and_counts_what_is_printed(name: str) -> None:
    card = by_id()[name]
    table = Scenario().city(0, "-1").hand(0, name).stock(0, **dict.fromkeys(RESOURCES, 3))
    before = table.points(0)
    table.build(name, "-1U1")
    assert table.card_at(0, "-1U1") == name
    assert table.hand_of(0) == []
    left = {res: 3 - card.cost.get(res, 0) for res in RESOURCES}
    assert table.have(0) == {res: amount for res, amount in left.items() if amount}
    after = table.points(0)
    tokens = (card.points.strength > 0) + (card.points.commerce > 0)
    assert after["victory"] - before["victory"] == card.points.victory + tokens
    assert after["strength"] == card.points.strength
    assert after["tournament"] == card.points.tournament
    assert after["commerce"] == card.points.commerce


@pytest.mark.parametrize("name", NUMBERED)
def test_card_stands_on_a_settlement_or_only_on_a_city(name: str) -> None:
    table = Scenario().hand(0, name).stock(0, **dict.fromkeys(RESOURCES, 3))
    is_green = by_id()[name].kind == "settlement_expansion"
    assert table.can("build", card=name, at="-1U1") == is_green
    assert not table.can("build", card=name, at="-1U2")


# --- hand limit -----------------------------------------------------------------------------------


@covers("abbey 1", "library", "library 1", "C51")
def test_abbey_and_library_raise_the_hand_limit_each() -> None:
    table = Scenario().city(0, "-1", "1")
    assert table.state.view(0).seats[0].hand_limit == 3
    table = Scenario().city(0, "-1", "1").lay(0, "abbey", "-1U1").lay(0, "abbey", "-1L1")
    table.lay(0, "library", "1U1").lay(0, "library", "1L1")
    assert table.state.view(0).seats[0].hand_limit == 7


# --- garrison -------------------------------------------------------------------------------------


@covers("garrison 1")
def test_garrison_protects_from_the_count_but_not_from_the_loss() -> None:
    stocks = {"-2U": 3, "-2L": 3, "0U": 3, "0L": 1}
    table = Scenario().stock_at(0, stocks).roll("brigand", 6)
    assert table.have(0) == {"grain": 3, "lumber": 1, "gold": 1}  # 10 counted: ore and wool gone
    table = Scenario().lay(0, "garrison", "-1U1").stock_at(0, stocks).roll("brigand", 6)
    assert table.have(0)["ore"] == 3  # only -2L and 0L are counted
    lost = {"-2U": 3, "-2L": 3, "0U": 3, "0L": 3, "2U": 3}
    table = Scenario().lay(0, "garrison", "-1U1").stock_at(0, lost).roll("brigand", 6)
    assert table.at(0, "0U") == 0  # wool beside the Garrison is lost all the same


@covers("garrison 2", "C28")
def test_garrison_has_a_commerce_point() -> None:
    assert Scenario().lay(0, "garrison", "-1U1").points(0)["commerce"] == 1


# --- smithy ---------------------------------------------------------------------------------------


@covers("smithy 1")
def test_smithy_gives_every_own_knight_one_strength() -> None:
    table = Scenario().city(0, "-1").lay(0, "smithy", "-1U1").lay(0, "conrad", "-1L1")
    table.lay(0, "otto", "1U1")
    assert table.points(0)["strength"] == (2 + 1) + (3 + 1)
    weak = Scenario("knights").lay(0, "smithy", "-1U1").lay(0, "walther", "-1L1")
    assert weak.points(0)["strength"] == 1  # printed 0


@covers("smithy 2")
def test_smithy_helps_knights_only() -> None:
    table = Scenario().lay(0, "smithy", "-1U1").lay(0, "brick_fleet", "-1L1")
    assert table.points(0)["strength"] == 0


# --- mills ----------------------------------------------------------------------------------------

MILLS = {
    "brick_factory": ("1U1", "2U", 5, "-1U1"),
    "foundry": ("-1L1", "-2L", 2, "1L1"),
    "grain_mill": ("-1U1", "-2U", 1, "-1L1"),
    "sawmill": ("-1L1", "0L", 4, "-1U1"),
    "woolen_mill": ("-1U1", "0U", 3, "1L1"),
}


@covers("brick_factory", "foundry", "grain_mill", "sawmill", "woolen_mill")
@pytest.mark.parametrize("mill", MILLS)
def test_mill_doubles_a_bordering_region_of_its_type(mill: str) -> None:
    site, region, number, elsewhere = MILLS[mill]
    table = Scenario().lay(0, mill, site).roll("tournament", number)
    assert table.at(0, region) == 2
    table = Scenario().lay(0, mill, elsewhere).roll("tournament", number)
    assert table.at(0, region) == 1


@covers("brick_factory 1", "foundry 1", "grain_mill 1", "sawmill 1", "woolen_mill 1")
@pytest.mark.parametrize("mill", MILLS)
def test_mill_does_not_raise_the_storage_of_three(mill: str) -> None:
    site, region, number, _ = MILLS[mill]
    table = Scenario().lay(0, mill, site).stock_at(0, {region: 2}).roll("tournament", number)
    assert table.at(0, region) == 3


@covers("brick_factory 2", "foundry 2", "grain_mill 2", "sawmill 2", "woolen_mill 2", "C21")
@pytest.mark.parametrize("mill", MILLS)
def test_mill_and_its_second_copy_do_not_add_up(mill: str) -> None:
    """Two of one title exist only in a tournament: laid by hand here."""
    site, region, number, _ = MILLS[mill]
    table = Scenario().city(0, "-1", "1").lay(0, mill, site)
    table.lay_copy(0, mill, site[:-1] + "2")
    assert table.roll("tournament", number).at(0, region) == 2


# --- trade ----------------------------------------------------------------------------------------

FLEETS = {f"{name}_fleet": name for name in RESOURCES}


@covers(*FLEETS, *(f"{fleet} 1" for fleet in FLEETS))
@pytest.mark.parametrize(("fleet", "resource"), FLEETS.items())
def test_fleet_trades_its_resource_two_to_one(fleet: str, resource: str) -> None:
    get = "gold" if resource != "gold" else "ore"
    table = Scenario().stock(0, **{resource: 2})
    assert not table.can("trade", give=resource, get=get)
    table = Scenario().lay(0, fleet, "-1U1").stock(0, **{resource: 2})
    table.trade(resource, get)  # type: ignore[arg-type]
    assert table.have(0) == {get: 1}


def test_fleet_units_may_come_from_any_own_regions() -> None:
    table = (
        Scenario()
        .settlement(0, "3", "stack_hills_1", "stack_forest_6")
        .lay(0, "brick_fleet", "-1U1")
    )
    table.stock_at(0, {"2U": 2, "4U": 2}).trade("brick", "ore").pay("2U", "4U")
    assert table.have(0) == {"brick": 2, "ore": 1}
    assert table.at(0, "2U") == table.at(0, "4U") == 1


@covers(*(f"{fleet} 2" for fleet in FLEETS))
@pytest.mark.parametrize(("fleet", "resource"), FLEETS.items())
def test_fleet_of_the_same_kind_adds_only_its_commerce_point(fleet: str, resource: str) -> None:
    table = Scenario().lay(0, fleet, "-1U1")
    table.lay_copy(0, fleet, "-1L1")
    table.stock(0, **{resource: 1})
    assert not table.legal("trade")
    assert table.points(0)["commerce"] == 2


@covers("mint 1")
def test_mint_trades_gold_one_to_one() -> None:
    table = Scenario().city(0, "-1").lay(0, "mint", "-1U1").stock(0, gold=1)
    table.trade("gold", "ore")
    assert table.have(0) == {"ore": 1}
    assert table.s.trades == 1  # a bank trade like any other


# --- harbor ---------------------------------------------------------------------------------------


@covers("harbor 1", "harbor 2", "C29")
def test_harbor_adds_one_commerce_point_for_each_trade_fleet() -> None:
    table = Scenario().city(0, "-1").lay(0, "harbor", "-1U1").lay(0, "ore_fleet", "-1L1")
    table.lay(0, "wool_fleet", "1U1")
    assert table.points(0)["commerce"] == 1 + (1 + 1) + (1 + 1)


def test_harbor_helps_large_trade_fleets_but_no_other_fleets() -> None:
    table = Scenario("knights").city(0, "-1", "1").lay(0, "harbor", "-1U1")
    table.lay(0, "large_trade_fleet", "-1L1").lay(0, "privateer_fleet", "1U1")
    assert table.points(0)["commerce"] == 1 + (1 + 1) + 0


@covers("harbor 3", "harbor_bt 1")
def test_harbor_twice_gives_two_points_for_each_fleet() -> None:
    """Two Harbors of one player exist only in a tournament: laid by hand here."""
    table = Scenario("barbarians").city(0, "-1").lay(0, "harbor", "-1U1")
    table.lay(0, "harbor_bt", "-1L1").lay(0, "ore_fleet", "1U1")
    assert table.points(0)["commerce"] == 1 + 1 + (1 + 2)


@covers("harbor 4", "harbor_bt", "C5", "C44")
def test_harbor_lies_open_with_the_barbarians_one_for_each_player() -> None:
    table = Scenario("barbarians").city(0, "-1", "1").stock(0, brick=2, ore=2, wool=2)
    table.build("harbor", "-1U1")
    assert table.card_at(0, "-1U1") == "harbor"
    assert not table.can("build", card="harbor_bt")
    table.refuses("C44", Build(0, "harbor_bt", "1U1"))


# --- church, town hall ----------------------------------------------------------------------------


def test_church_protects_the_units_of_its_city_in_civil_war() -> None:
    table = Scenario(active=1).city(0, "-1").lay(0, "church", "-1U1").lay(0, "karl", "-1L1")
    table.lay(0, "siegfried", "1U1").lay(0, "brick_fleet", "-1U2")
    table.roll("question", 6, event="civil_war")
    assert table.hand_of(0) == ["siegfried"]  # the only one that can be chosen


@covers("church 1")
def test_church_of_a_metropolis_protects_its_outer_units_too() -> None:
    table = Scenario("politics", active=1).metropolis(0, "-1").lay(0, "church", "-1U1")
    table.lay(0, "karl", "-2Uo").lay(0, "siegfried", "1U1")
    table.roll("question", 6, event="civil_war")
    assert table.hand_of(0) == ["siegfried"]


@covers("church 2")
def test_church_does_not_protect_from_a_black_knight() -> None:
    table = Scenario(active=1).city(0, "-1").lay(0, "church", "-1U1").lay(0, "karl", "-1L1")
    table.hand(1, "black_knight").die(1).play("black_knight")
    assert table.hand_of(0) == ["karl"]


@covers("church 4", "town_hall 2", "C44")
@pytest.mark.parametrize("name", ["church", "town_hall"])
def test_church_and_town_hall_lie_open_with_politics(name: str) -> None:
    table = Scenario("politics").city(0, "-1", "1").stock(0, **dict.fromkeys(RESOURCES, 3))
    assert table.s.display.count(table.s.display[0]) == 2
    table.build(name, "-1U1")
    assert not table.can("build", card=name)
    table.remove("-1U1")
    assert len(table.s.display) == 4
    assert table.discarded() == []
    table = Scenario("politics").city(0, "-1").lay(0, name, "-1U1")
    table.stock(0, **dict.fromkeys(RESOURCES, 3)).remove("-1U1")
    assert table.can("build", card=name)  # it may be bought again


def test_town_hall_halves_the_price_of_a_search() -> None:
    table = Scenario().city(0, "-1").lay(0, "town_hall", "-1U1").stock(0, ore=1).end()
    table.search(0)
    assert table.have(0) == {}
    assert table.told(Looked)[0].cards == table.stack_of(0)
    dear = Scenario().stock(0, ore=1).end()
    dear.refuses("section 9", Search(0, 0))


@covers("town_hall 1")
def test_town_hall_twice_does_not_make_it_cheaper() -> None:
    table = Scenario().city(0, "-1").lay(0, "town_hall", "-1U1").lay(0, "town_hall", "-1L1").end()
    assert not table.legal("search")


# --- victory and commerce points only -------------------------------------------------------------


def test_colossus_counts_two_victory_points() -> None:
    assert Scenario().city(0, "-1").lay(0, "colossus", "-1U1").points(0)["victory"] == 3 + 2


@covers("counting_house", "marketplace", "merchant_guild")
@pytest.mark.parametrize(
    ("name", "points"), [("counting_house", 3), ("marketplace", 2), ("merchant_guild", 4)]
)
def test_commercial_building_counts_its_points(name: str, points: int) -> None:
    assert Scenario().city(0, "-1").lay(0, name, "-1U1").points(0)["commerce"] == points


# --- plague ---------------------------------------------------------------------------------------

EVERYWHERE = {"-2U": 1, "-2L": 1, "0U": 1, "0L": 1, "2U": 1, "2L": 1}


def test_aqueduct_spares_all_own_regions_from_plague() -> None:
    table = Scenario().city(0, "-1", "1").lay(0, "aqueduct", "-1U1").stock_at(0, EVERYWHERE)
    table.roll("question", 6, event="plague")
    assert table.have(0) == {**dict.fromkeys(RESOURCES, 1), "gold": 2}


@covers("bath_house 1")
def test_bath_house_spares_the_regions_of_its_city_even_beside_another_city() -> None:
    table = Scenario().city(0, "-1", "1").lay(0, "bath_house", "-1U1").stock_at(0, EVERYWHERE)
    table.roll("question", 3, event="plague")
    assert [table.at(0, place) for place in EVERYWHERE] == [1, 1, 2, 1, 0, 0]
