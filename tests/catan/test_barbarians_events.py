"""Barbarians & Traders: event cards."""

from __future__ import annotations

import pytest

from hofnarr.catan.events import Lost, Turned
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.covering import covers

# --- Superstition ---------------------------------------------------------------------------------


def test_superstition_costs_a_resource_of_choice_for_every_abbey() -> None:
    table = barbarians().lay(0, "abbey", "1U1").lay(0, "abbey", "1L1").stock(0, grain=2, gold=1)
    table.roll("question", 2, event="superstition")
    assert (table.seat(), table.deciding()) == (0, "pay_any")
    table.pay("2L")  # at least one grain goes by itself
    assert table.have(0) == {"grain": 1, "ore": 1}


def test_superstition_takes_all_if_there_is_less_and_nothing_without_abbeys() -> None:
    table = barbarians().lay(0, "abbey", "1U1").lay(0, "abbey", "1L1").stock(0, grain=1)
    table.stock(1, ore=3).roll("question", 2, event="superstition")
    assert table.have(0) == {"ore": 1}  # produced afterwards
    assert table.have(1) == {"ore": 3, "grain": 1}


@covers("C12")
def test_superstition_asks_the_roller_first() -> None:
    table = barbarians(active=1).lay(0, "abbey", "1U1").lay(1, "abbey", "1U1")
    table.stock(0, grain=1, ore=1).stock(1, grain=1, ore=1)
    table.roll("question", 2, event="superstition")
    assert table.seat() == 1
    assert table.pay("-2U").seat() == 0


# --- Barbarian Invasion ---------------------------------------------------------------------------


def invaded(*units: str, active: int = 0) -> Scenario:
    """Seat 0 has these units and its one start road."""
    table = barbarians(active=active)
    for name, at in zip(units, ("1U1", "1L1", "-1U1", "-1L1"), strict=False):
        table.lay(0, name, at)
    return table


def invade(table: Scenario) -> Scenario:
    return table.roll("question", 2, event="barbarian_invasion")


def test_barbarian_invasion_is_beaten_by_more_units_than_roads() -> None:
    table = invade(invaded("siegfried", "flavo").stock(0, gold=1))
    assert (table.seat(), table.deciding()) == (0, "gain")  # no Arch: 2 resources
    table.store("2L", "2U")
    assert table.have(0) == {"gold": 2, "brick": 1, "ore": 1}


def test_barbarian_invasion_takes_all_gold_of_a_loser() -> None:
    table = invade(invaded("karl").stock(0, gold=3, wool=2).stock(1, gold=1))
    assert table.have(0) == {"wool": 2, "ore": 1}
    assert Lost(0, "gold", 3, "2L", "barbarian_invasion") in table.events
    assert "gold" not in table.have(1)


def test_barbarian_invasion_is_stronger_by_roads_and_abbeys() -> None:
    for change in ("road", "abbey"):
        table = invaded("siegfried", "conrad").stock(0, gold=2)
        if change == "road":
            table.road(0, "2")
        else:
            table.lay(0, "abbey", "-1U1")
        assert "gold" not in invade(table).have(0)


def test_barbarian_invasion_lets_the_winner_raise_his_arch() -> None:
    table = invade(invaded("siegfried", "conrad").lay(0, "triumphal_arch", "-1U1"))
    assert (table.seat(), table.deciding()) == (0, "triumph")
    table.decide("arch")
    assert Turned(0, "triumphal_arch", 0, "-1U1", 1) in table.events
    assert table.have(0) == {"ore": 1}
    assert table.points(0)["victory"] == 3 + 1 + 1  # with the knight token
    spoils = invade(invaded("siegfried", "conrad").lay(0, "triumphal_arch", "-1U1"))
    spoils.decide("resources").store("2L", "2L")
    assert (spoils.have(0)["gold"], spoils.level_at(0, "-1U1")) == (2, 0)


def test_barbarian_invasion_concerns_each_player_alone() -> None:
    table = invaded("siegfried", "conrad", active=1).lay(1, "otto", "1U1").lay(1, "hagen", "1L1")
    invade(table.stock(1, gold=1))
    assert table.seat() == 1  # the roller first
    assert table.skip().seat() == 0


@covers("barbarian_invasion 1")
def test_c72_units_are_counted_not_strength() -> None:
    strong = invade(invaded("karl").stock(0, gold=1))  # 7 strength, 1 unit, 1 road
    assert "gold" not in strong.have(0)
    weak = invade(invaded("flavo", "wool_fleet").stock(0, gold=1))  # no strength, 2 units
    assert weak.deciding() == "gain"
    foreign = invaded("siegfried").lay(0, "trading_branch", "1L1").stock(0, gold=1)
    assert "gold" not in invade(foreign).have(0)  # a building is no unit


@covers("barbarian_invasion 2")
def test_c72_the_start_road_counts_and_a_tie_is_a_defeat() -> None:
    assert "gold" not in invade(invaded("conrad").stock(0, gold=1)).have(0)
    assert "gold" not in invade(invaded().stock(0, gold=1)).have(0)


def test_c72_a_defeat_takes_the_gold_of_a_colonial_base_too() -> None:
    table = invaded().lay(0, "colonial_base", "2Lo").stock_at(0, {"2L": 1, "2Lo": 3})
    assert invade(table).have(0) == {"ore": 1}


# --- Lucky Trade Voyage ---------------------------------------------------------------------------


def voyage(table: Scenario) -> Scenario:
    return table.roll("question", 1, event="lucky_trade_voyage")


def test_lucky_trade_voyage_brings_three_of_what_a_fleet_deals_in() -> None:
    table = voyage(barbarians().lay(0, "wool_fleet", "1U1"))
    assert (table.seat(), table.deciding()) == (0, "voyage")
    assert [each.at for each in table.legal("store")] == ["0U"]
    table.store("0U", "0U", "0U")
    assert table.have(0) == {"wool": 3, "grain": 1}
    assert table.have(1) == {"gold": 1}


def test_lucky_trade_voyage_needs_a_trade_fleet() -> None:
    table = voyage(barbarians().lay(0, "treasure_fleet", "1U1").lay(1, "flagship", "-1U1"))
    assert table.have(0) == {"grain": 1}


@covers("lucky_trade_voyage 1")
def test_c71_one_fleet_of_each_player_pays_and_less_may_be_taken() -> None:
    table = barbarians().lay(0, "wool_fleet", "1U1").lay(0, "ore_fleet", "1L1")
    voyage(table.lay(1, "gold_fleet", "1U1"))
    assert [each.at for each in table.legal("store")] == ["-2L", "0U"]
    table.store("-2L")
    assert [each.at for each in table.legal("store")] == ["-2L"]  # the ore fleet it is
    table.skip()
    assert (table.seat(), table.have(0)) == (1, {"ore": 1})
    assert table.skip().have(1) == {"gold": 1}  # produced


@covers("lucky_trade_voyage 2", "large_trade_fleet 4")
def test_c71_a_large_trade_fleet_pays_the_type_of_one_side() -> None:
    table = barbarians("knights,barbarians").lay(0, "large_trade_fleet", "-1U1")
    voyage(table)
    assert [each.at for each in table.legal("store")] == ["-2U", "0U"]
    table.store("0U")
    assert [each.at for each in table.legal("store")] == ["0U"]
    city = Scenario("all").metropolis(0, "-1").lay(0, "large_trade_fleet", "-2Lo")
    assert [each.at for each in voyage(city).legal("store")] == ["-2L"]


@pytest.mark.parametrize("active", [0, 1])
def test_lucky_trade_voyage_asks_the_roller_first(active: int) -> None:
    table = barbarians(active=active).lay(0, "wool_fleet", "1U1").lay(1, "ore_fleet", "1U1")
    assert voyage(table).seat() == active
