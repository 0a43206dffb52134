"""Barbarians & Traders: action cards except Dogma and Sigmund."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Play, Trade
from hofnarr.catan.events import Gained, Traded
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.covering import covers
from tests.catan.decks import BARBARIANS_TOURNAMENT

FULL = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}


# --- Ancient Knowledge ----------------------------------------------------------------------------


def learned(*hand: str, sets: str = "barbarians") -> Scenario:
    return barbarians(sets).lay(0, "library", "-1U1").hand(0, "ancient_knowledge", *hand)


def test_ancient_knowledge_takes_a_card_that_is_no_building() -> None:
    table = learned().on_pile("conrad", "abbey", "spy", "harbor").play("ancient_knowledge")
    assert [each.card for each in table.legal("take")] == ["conrad", "spy"]
    table.take("conrad")
    assert table.hand_of(0) == ["conrad"]
    assert table.discarded() == ["abbey", "spy", "harbor", "ancient_knowledge"]
    assert table.state.view(1).seats[0].public == ["conrad"]


def test_ancient_knowledge_may_bring_a_metropolis() -> None:
    table = learned("spy", sets="politics,barbarians").on_pile("metropolis", "mint")
    table.hand(1, "abbey").play("ancient_knowledge")
    assert sorted(table.hand_of(0)) == ["metropolis", "spy"]


def test_ancient_knowledge_needs_a_library_and_a_fitting_card() -> None:
    table = barbarians().hand(0, "ancient_knowledge").on_pile("conrad")
    table.refuses("C46", Play(0, "ancient_knowledge"))
    learned().on_pile("abbey").refuses("C53", Play(0, "ancient_knowledge"))


@covers("C65")
def test_ancient_knowledge_respects_a_curse_on_the_pile() -> None:
    table = learned(sets="politics,barbarians").on_pile("conrad")
    table.s.curses = ((0, 8),)
    table.refuses("C65", Play(0, "ancient_knowledge"))


def test_c57_the_card_may_be_used_at_once() -> None:
    table = learned().on_pile("conrad").stock(0, grain=1, ore=1).play("ancient_knowledge")
    assert table.build("conrad", "1U1").card_at(0, "1U1") == "conrad"
    spare = learned().on_pile("black_knight").lay(1, "otto", "1U1").play("ancient_knowledge")
    assert spare.can("play", card="black_knight")
    assert spare.end().deciding() == "refill"  # or kept


@covers("ancient_knowledge 1", "C95")
def test_ancient_knowledge_looks_into_the_opponents_pile_in_a_tournament() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT).city(0, "-1").lay(0, "library", "-1U1")
    table.hand(0, "ancient_knowledge").on_pile("karl", pile=1).on_pile("otto", pile=0)
    table.play("ancient_knowledge")
    assert table.hand_of(0) == ["karl"]
    assert (table.discarded(0), table.discarded(1)) == (["otto", "ancient_knowledge"], [])


@covers("ancient_knowledge 2")
def test_c56_two_of_them_cannot_fetch_each_other_for_ever() -> None:
    table = learned("ancient_knowledge").on_pile("spy").hand(1, "abbey")
    table.play("ancient_knowledge")
    assert sorted(table.hand_of(0)) == ["ancient_knowledge", "spy"]
    table.play("ancient_knowledge")
    assert sorted(table.hand_of(0)) == ["ancient_knowledge", "spy"]
    table.refuses("C56", Play(0, "ancient_knowledge"))


# --- Anton ----------------------------------------------------------------------------------------


def test_anton_gives_two_resources_for_a_gold() -> None:
    table = barbarians().lay(0, "town_hall", "-1U1").hand(0, "anton").stock(0, gold=2)
    table.play("anton").store("2U", "0U")
    assert table.have(0) == {"gold": 1, "brick": 1, "wool": 1}


@covers("anton 1", "C18")
def test_c58_the_two_resources_are_no_gold() -> None:
    table = barbarians().lay(0, "town_hall", "-1U1").hand(0, "anton").stock(0, gold=2)
    table.play("anton")
    assert "2L" not in [each.at for each in table.legal("store")]


@covers("anton 2", "C26")
def test_anton_is_no_bank_trade() -> None:
    table = barbarians().lay(0, "town_hall", "-1U1").hand(0, "anton").stock(0, gold=1)
    table.lay(1, "merchant_company", "-1U1").play("anton").store("2U", "2U")
    assert (table.have(1), table.s.trades) == ({}, 0)


def test_anton_needs_a_town_hall_a_gold_and_room() -> None:
    barbarians().hand(0, "anton").stock(0, gold=1).refuses("C46", Play(0, "anton"))
    table = barbarians().lay(0, "town_hall", "-1U1").hand(0, "anton")
    table.refuses("C53", Play(0, "anton"))
    full = barbarians().lay(0, "town_hall", "-1U1").hand(0, "anton").stock(0, **FULL)
    full.refuses("C53", Play(0, "anton"))


@covers("C54")
def test_anton_and_the_surcharge_of_a_stronghold_need_two_gold() -> None:
    table = barbarians().lay(1, "barbarian_stronghold", "0").lay(0, "town_hall", "-1U1")
    table.hand(0, "anton", "anton").stock(0, gold=2).play("anton").store("2U", "2U")
    table.refuses("C53", Play(0, "anton"))
    rich = barbarians().lay(1, "barbarian_stronghold", "0").lay(0, "town_hall", "-1U1")
    rich.hand(0, "anton", "anton").stock(0, gold=3).play("anton").store("2U", "2U")
    assert "gold" not in rich.play("anton").have(0)


# --- Campaign, Eryn, Gunther ----------------------------------------------------------------------


def army(fleet: str = "wool_fleet") -> Scenario:
    table = barbarians().lay(0, fleet, "-1L1").lay(0, "conrad", "1U1").lay(0, "otto", "1L1")
    return table.hand(0, "campaign")


def test_campaign_brings_two_resources_or_an_arch_point() -> None:
    table = army().play("campaign").store("2L", "2U")
    assert table.have(0) == {"gold": 1, "brick": 1}
    arch = army().lay(0, "triumphal_arch", "-1U1").play("campaign").decide("arch")
    assert arch.level_at(0, "-1U1") == 1
    spoils = army().lay(0, "triumphal_arch", "-1U1").play("campaign").decide("resources")
    assert spoils.store("2L", "2L").have(0) == {"gold": 2}


def test_campaign_needs_a_fleet_and_two_knights() -> None:
    no_fleet = barbarians().lay(0, "conrad", "1U1").lay(0, "otto", "1L1").hand(0, "campaign")
    no_fleet.refuses("C53", Play(0, "campaign"))
    one = barbarians().lay(0, "conrad", "1U1").lay(0, "ore_fleet", "1L1").lay(0, "flavo", "-1L1")
    one.hand(0, "campaign").refuses("C53", Play(0, "campaign"))


def test_campaign_needs_something_to_win() -> None:
    army().stock(0, **FULL).refuses("C53", Play(0, "campaign"))
    assert army().stock(0, **FULL).lay(0, "triumphal_arch", "-1U1").can("play", card="campaign")


@covers("campaign 1")
@pytest.mark.parametrize("fleet", ["ore_fleet", "treasure_fleet", "flagship"])
def test_campaign_counts_every_kind_of_fleet(fleet: str) -> None:
    assert army(fleet).can("play", card="campaign")


def test_eryn_brings_as_much_as_the_opponent_is_ahead() -> None:
    table = barbarians().lay(0, "abbey", "1U1").hand(0, "eryn").city(1, "1")
    table.lay(1, "library", "-1U1")
    assert (table.points(0)["victory"], table.points(1)["victory"]) == (3, 5)
    table.play("eryn").store("2L", "2L")
    assert (table.have(0), table.deciding()) == ({"gold": 2}, "act")


def test_eryn_brings_at_most_four() -> None:
    table = barbarians().lay(0, "abbey", "1U1").hand(0, "eryn").city(1, "1").lay(1, "karl", "1L1")
    table.lay(1, "library", "-1U1").lay(1, "library", "-1L1").lay(1, "church", "1U1")
    assert table.points(1)["victory"] - table.points(0)["victory"] == 5
    table.play("eryn").store("2L", "2L", "2U", "2U")
    assert (table.have(0), table.deciding()) == ({"gold": 2, "brick": 2}, "act")


def test_eryn_needs_an_abbey_and_a_leading_opponent() -> None:
    barbarians().hand(0, "eryn").lay(1, "library", "-1U1").refuses("C46", Play(0, "eryn"))
    table = barbarians().hand(0, "eryn").lay(0, "abbey", "1U1")
    table.refuses("C53", Play(0, "eryn"))


@covers("C52")
def test_eryn_waits_for_the_seven_points() -> None:
    table = Scenario("barbarians", seven=False).hand(0, "eryn").lay(0, "abbey", "1U1")
    table.city(1, "-1").refuses("C52", Play(0, "eryn"))


def test_gunther_brings_two_resources_with_two_trade_fleets() -> None:
    table = barbarians().lay(0, "wool_fleet", "1U1").lay(0, "ore_fleet", "1L1").hand(0, "gunther")
    assert table.play("gunther").store("2L", "2U").have(0) == {"gold": 1, "brick": 1}


def test_gunther_needs_two_trade_fleets_and_room() -> None:
    table = barbarians().lay(0, "wool_fleet", "1U1").lay(0, "flagship", "-1L1").hand(0, "gunther")
    table.refuses("C53", Play(0, "gunther"))
    full = barbarians().lay(0, "wool_fleet", "1U1").lay(0, "ore_fleet", "1L1").hand(0, "gunther")
    full.stock(0, **FULL).refuses("C53", Play(0, "gunther"))


# --- Christopher ----------------------------------------------------------------------------------


def sailor(sets: str = "barbarians") -> Scenario:
    return barbarians(sets).lay(0, "harbor", "-1U1").hand(0, "christopher")


def test_christopher_trades_one_to_one_what_a_trade_fleet_deals_in() -> None:
    table = sailor().lay(0, "wool_fleet", "1U1").stock(0, wool=2, ore=2).play("christopher")
    table.trade("wool", "gold")
    assert table.told(Traded) == [Traded(0, "wool", 1, "gold")]
    table.refuses("section 7.4", Trade(0, "ore", "gold", None))  # no ore fleet


def test_christopher_needs_a_harbor_and_a_trade_fleet() -> None:
    table = barbarians().lay(0, "wool_fleet", "1U1").hand(0, "christopher")
    table.refuses("C46", Play(0, "christopher"))
    sailor().lay(0, "flagship", "-1L1").refuses("C53", Play(0, "christopher"))


def test_c70_he_works_for_the_fleets_there_are_until_the_turn_ends() -> None:
    table = sailor().lay(0, "wool_fleet", "1U1").hand(0, "ore_fleet").play("christopher")
    table.stock(0, brick=3, lumber=3, grain=3, ore=1, wool=3).build("ore_fleet", "1L1")
    table.stock(0, wool=1, ore=2, brick=0, lumber=0, grain=0).trade("ore", "brick")
    assert table.have(0) == {"wool": 1, "ore": 1, "brick": 1}
    table.remove("1U1")
    assert not table.can("trade", give="wool")
    table.chance.faces.append(1)
    table.end()
    while table.s.active == 0:
        table.draw(0)
    assert table.s.marks == ()


@covers("christopher 1", "large_trade_fleet 3")
def test_c70_a_large_trade_fleet_trades_what_lies_beside_it_one_to_one() -> None:
    table = sailor("knights,barbarians").lay(0, "large_trade_fleet", "-1U2")
    table.stock(0, grain=1, ore=1).play("christopher")
    assert {(each.give, each.fleet) for each in table.legal("trade")} == {("grain", "-1U2")}
    table.trade("grain", "gold", "-1U2")
    assert table.have(0) == {"ore": 1, "gold": 1}


@covers("christopher 2")
def test_c25_his_trades_are_bank_trades() -> None:
    table = sailor().lay(0, "wool_fleet", "1U1").stock(0, wool=1).play("christopher")
    table.lay(1, "merchant_company", "-1U1").trade("wool", "gold")
    assert (table.have(1), table.s.trades) == ({"wool": 1}, 1)


# --- Neighborly Help ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mill", "site", "region", "resource"),
    [
        ("sawmill", "-1L1", "0L", "lumber"),
        ("woolen_mill", "-1U1", "0U", "wool"),
        ("grain_mill", "-1U1", "-2U", "grain"),
    ],
)
def test_neighborly_help_brings_two_beside_a_mill(
    mill: str, site: str, region: str, resource: str
) -> None:
    table = barbarians().lay(0, mill, site).hand(0, "neighborly_help").play("neighborly_help")
    assert table.told(Gained) == [Gained(0, resource, 2, region, "neighborly_help")]  # type: ignore[arg-type]


@pytest.mark.parametrize(("mill", "site"), [("foundry", "-1L1"), ("brick_factory", "1U1")])
def test_neighborly_help_knows_three_mills_only(mill: str, site: str) -> None:
    table = barbarians().lay(0, mill, site).hand(0, "neighborly_help")
    table.refuses("C53", Play(0, "neighborly_help"))


def test_neighborly_help_lets_choose_among_several_regions() -> None:
    table = barbarians().lay(0, "sawmill", "1L1").lay(0, "grain_mill", "-1U1")
    table.hand(0, "neighborly_help").play("neighborly_help")
    assert [each.at for each in table.legal("choose")] == ["-2U", "0L"]
    assert table.choose(0, "0L").have(0) == {"lumber": 2}
    apart = barbarians().lay(0, "woolen_mill", "-1L1").hand(0, "neighborly_help")
    apart.refuses("C53", Play(0, "neighborly_help"))  # it borders no pasture there


@covers("neighborly_help 1")
def test_neighborly_help_fills_up_to_three() -> None:
    table = barbarians().lay(0, "sawmill", "-1L1").stock(0, lumber=2).hand(0, "neighborly_help")
    assert table.play("neighborly_help").have(0) == {"lumber": 3}
    full = barbarians().lay(0, "sawmill", "-1L1").stock(0, lumber=3).hand(0, "neighborly_help")
    full.refuses("C53", Play(0, "neighborly_help"))
