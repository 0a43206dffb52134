"""Knights & Merchants: units, one test for each effect and each ruling of a card."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Play, Trade
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.steps import mark
from hofnarr.catan.events import TokenMoved, Traded
from hofnarr.catan.rules.playing import make_safe, marked_safe
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers
from tests.catan.decks import KNIGHTS_TOURNAMENT

# --- Peasant Army ---------------------------------------------------------------------------------


@pytest.mark.parametrize("grain", [0, 1, 3])
def test_peasant_army_is_as_strong_as_the_grain_beside_it(grain: int) -> None:
    table = Scenario("knights").lay(0, "peasant_army", "-1U1").stock(0, grain=grain, wool=3)
    assert table.points(0)["strength"] == grain
    lower = Scenario("knights").lay(0, "peasant_army", "-1L1").stock(0, grain=3)
    assert lower.points(0)["strength"] == 0  # it borders no fields there


def test_peasant_army_between_two_fields_counts_up_to_six() -> None:
    table = Scenario("knights").settlement(0, "-3", "stack_fields_3", "stack_hills_1")
    table.lay(0, "peasant_army", "-3U1").stock(0, grain=6)
    assert table.points(0)["strength"] == 6


def test_peasant_army_on_a_metropolis_site_borders_one_region() -> None:
    table = Scenario("knights,politics").metropolis(0, "-1").stock(0, grain=2)
    assert table.lay(0, "peasant_army", "-2Uo").points(0)["strength"] == 2
    table = Scenario("knights,politics").metropolis(0, "-1").stock(0, grain=2)
    assert table.lay(0, "peasant_army", "0Uo").points(0)["strength"] == 0


@covers("peasant_army 1")
def test_peasant_army_is_no_knight() -> None:
    table = Scenario("knights").lay(0, "peasant_army", "-1U1").lay(0, "smithy", "-1L1")
    table.stock(0, grain=1)
    assert table.points(0) == {"victory": 3, "strength": 1, "commerce": 0, "tournament": 0}
    costly = Scenario("knights").lay(0, "castle", "-1U1").hand(0, "peasant_army").stock(0, grain=1)
    assert not costly.can("build", card="peasant_army")
    for attack in ("black_knight", "imelda"):
        safe = Scenario("knights").lay(1, "peasant_army", "-1U1").hand(0, attack)
        safe.refuses("C53", Play(0, attack))
    war = Scenario("knights").lay(1, "peasant_army", "-1U1").roll("question", 6, event="civil_war")
    assert war.card_at(1, "-1U1") == "peasant_army"


@covers("peasant_army 2", "C88")
def test_peasant_army_moves_the_knight_token_whenever_its_grain_changes() -> None:
    table = Scenario("knights").lay(0, "peasant_army", "-1U1").roll("tournament", 1)
    assert table.have(0) == {"grain": 1}
    assert TokenMoved("knight", 0) in table.events
    assert table.state.view(0).knight == 0
    table.stock(0, grain=3).trade("grain", "ore")
    assert TokenMoved("knight", None) in table.events
    assert table.points(0)["strength"] == 0


@covers("C99")
def test_c88_no_token_is_lost_between_paying_grain_and_laying_the_card() -> None:
    table = Scenario("knights").lay(0, "peasant_army", "-1U1").hand(0, "conrad")
    table.stock(0, grain=1, ore=1).build("conrad", "-1L1")
    assert table.told(TokenMoved) == []
    assert table.s.knight == 0


@covers("peasant_army 3")
def test_peasant_army_may_stand_on_both_sides_in_a_tournament() -> None:
    table = Scenario(options=KNIGHTS_TOURNAMENT).lay(0, "peasant_army", "-1U1")
    table.lay_copy(1, "peasant_army", "-1U1").stock(0, grain=2).stock(1, grain=3)
    assert (table.points(0)["strength"], table.points(1)["strength"]) == (2, 3)


# --- knights --------------------------------------------------------------------------------------


def test_walther_cannot_be_chosen_by_a_black_knight() -> None:
    table = Scenario("knights").hand(0, "black_knight").lay(1, "walther", "-1U1")
    table.refuses("C53", Play(0, "black_knight"))
    table = Scenario("knights").hand(0, "black_knight").lay(1, "karl", "-1U1")
    table.lay(1, "walther", "-1L1").die(1).play("black_knight")
    assert table.hand_of(1) == ["karl"]  # the only one to choose
    lost = Scenario("knights").hand(0, "black_knight").lay(1, "karl", "-1U1")
    lost.lay(0, "walther", "-1L1").die(6).play("black_knight")
    assert lost.card_at(0, "-1L1") == "walther"  # nor by the winner of a lost duel


def test_walther_is_not_safe_from_others() -> None:
    table = Scenario("knights").hand(0, "imelda").lay(1, "walther", "-1U1").play("imelda")
    assert table.deciding() == "banish_under"


@covers("walther 1")
def test_walther_has_no_strength_but_what_the_smithy_gives() -> None:
    assert Scenario("knights").lay(0, "walther", "-1U1").points(0)["strength"] == 0
    table = Scenario("knights").lay(0, "walther", "-1U1").lay(0, "smithy", "-1L1")
    assert table.points(0)["strength"] == 1


@covers("bodo", "roland")
@pytest.mark.parametrize(("name", "strength", "tournament"), [("bodo", 1, 4), ("roland", 4, 2)])
def test_knight_of_this_set_counts_its_points(name: str, strength: int, tournament: int) -> None:
    points = Scenario("knights").lay(0, name, "-1U1").points(0)
    assert (points["strength"], points["tournament"]) == (strength, tournament)


# --- Privateer Fleet ------------------------------------------------------------------------------

PRICE = {"lumber": 1, "ore": 1, "wool": 1}


def privateer(sets: str = "knights") -> Scenario:
    return Scenario(sets).hand(0, "privateer_fleet").stock(0, **PRICE)


def test_privateer_fleet_sinks_a_fleet_of_the_builders_choice() -> None:
    table = privateer().lay(1, "brick_fleet", "-1U1").lay(1, "ore_fleet", "-1L1")
    table.build("privateer_fleet", "-1U1")
    assert (table.seat(), table.deciding()) == (0, "sink")
    table.choose(1, "-1L1")
    assert table.discarded() == ["ore_fleet"]  # not back to the hand
    assert table.hand_of(1) == []
    assert table.card_at(0, "-1U1") == "privateer_fleet"


def test_privateer_fleet_gains_one_gold_each_on_the_sun_face() -> None:
    table = Scenario("knights", active=1).lay(0, "privateer_fleet", "-1U1")
    assert table.roll("sun", 2).skip().have(0) == {"gold": 1}
    table = Scenario("knights", active=1).lay(0, "privateer_fleet", "-1U1")
    table.lay(0, "privateer_fleet", "-1L1")
    assert table.roll("sun", 2).skip().have(0) == {"gold": 2}


@covers("privateer_fleet 2")
@pytest.mark.parametrize("name", ["large_trade_fleet", "treasure_fleet", "privateer_fleet"])
def test_privateer_fleet_hits_every_kind_of_fleet_and_no_other_unit(name: str) -> None:
    table = privateer("knights,barbarians").city(1, "-1").lay(1, name, "-1U1")
    table.lay(1, "karl", "-1L1").lay(1, "abbey", "1U1").lay(0, "wool_fleet", "1U1")
    table.build("privateer_fleet", "-1U1")
    if table.deciding() == "window":
        table.skip()
    assert table.discarded() == [name]
    assert table.card_at(0, "1U1") == "wool_fleet"  # own fleets are not hit


@covers("privateer_fleet 3")
def test_c45_privateer_fleet_may_be_built_without_a_victim() -> None:
    table = privateer().lay(1, "karl", "-1U1").build("privateer_fleet", "-1U1")
    assert table.card_at(0, "-1U1") == "privateer_fleet"
    assert (table.discarded(), table.deciding()) == ([], "act")


def test_c45_the_victim_is_chosen_after_sigmund_has_answered() -> None:
    """His answer covers trade fleets, and only against this one attack."""
    table = privateer().lay(1, "brick_fleet", "-1U1").lay(1, "privateer_fleet", "-1L1").ready()
    make_safe(table.s, title("privateer_fleet"), 1)
    table.build("privateer_fleet", "-1U1")
    assert table.discarded() == ["privateer_fleet"]
    assert table.card_at(1, "-1U1") == "brick_fleet"
    assert not marked_safe(table.s, title("privateer_fleet"), 1)


def test_c45_it_strikes_each_time_it_is_built() -> None:
    table = Scenario("knights").hand(0, "privateer_fleet", "privateer_fleet")
    table.stock(0, lumber=2, ore=2, wool=2).lay(1, "brick_fleet", "-1U1").lay(1, "otto", "1L1")
    table.lay(1, "ore_fleet", "-1L1").lay(1, "wool_fleet", "1U1")
    table.build("privateer_fleet", "-1U1").choose(1, "-1U1")
    table.build("privateer_fleet", "-1L1").choose(1, "-1L1")
    assert table.discarded() == ["brick_fleet", "ore_fleet"]


@covers("privateer_fleet 4")
def test_privateer_fleet_is_no_trade_fleet() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "harbor", "-1L1")
    before = table.points(0)["commerce"]
    table = Scenario("knights").city(0, "-1").lay(0, "harbor", "-1L1")
    table.lay(0, "privateer_fleet", "-1U1")
    assert table.points(0)["commerce"] == before
    assert table.roll("question", 6, event="civil_war").card_at(0, "-1U1") == "privateer_fleet"


# --- Large Trade Fleet ----------------------------------------------------------------------------


def trader(sets: str = "knights", at: str = "-1U1") -> Scenario:
    """At -1U1 it borders fields (-2U) and pasture (0U)."""
    return Scenario(sets).city(0, "-1").lay(0, "large_trade_fleet", at)


def test_large_trade_fleet_trades_what_lies_beside_it_at_two_to_one() -> None:
    table = trader().stock(0, grain=2, wool=3, ore=2)
    table.trade("grain", "gold", "-1U1")
    assert table.told(Traded) == [Traded(0, "grain", 2, "gold")]
    table.trade("wool", "gold", "-1U1")
    assert table.have(0) == {"wool": 1, "ore": 2, "gold": 2}
    assert table.s.trades == 2


def test_large_trade_fleet_of_the_opponent_does_not_trade() -> None:
    table = Scenario("knights").city(1, "-1").lay(1, "large_trade_fleet", "-1U1").stock(0, grain=2)
    assert not table.can("trade")


@covers("large_trade_fleet 1")
def test_c30_both_units_are_of_one_type_and_lie_on_the_bordering_regions() -> None:
    table = trader().stock(0, grain=1, wool=1, ore=2)
    assert not table.can("trade")  # one of each, and ore lies elsewhere
    table = trader().settlement(0, "-3", "stack_fields_3", "stack_hills_1")
    table.stock_at(0, {"-4U": 2, "-2U": 1})
    table.refuses("C30", Trade(0, "grain", "ore", "-1U1"))  # -4U does not border it


def test_c30_two_bordering_regions_of_one_type_may_be_mixed() -> None:
    table = Scenario("knights").settlement(0, "-3", "stack_fields_3", "stack_hills_1")
    table.city(0, "-3").lay(0, "large_trade_fleet", "-3U1").stock_at(0, {"-4U": 1, "-2U": 1})
    table.trade("grain", "ore", "-3U1")
    assert table.have(0) == {"ore": 1}
    choice = Scenario("knights").settlement(0, "-3", "stack_fields_3", "stack_hills_1")
    choice.city(0, "-3").lay(0, "large_trade_fleet", "-3U1").stock_at(0, {"-4U": 2, "-2U": 2})
    choice.trade("grain", "ore", "-3U1").pay("-4U", "-2U")  # the payer chooses
    assert (choice.at(0, "-4U"), choice.at(0, "-2U")) == (1, 1)


def test_c30_the_usual_rates_hold_besides() -> None:
    table = trader().stock(0, ore=3, grain=3)
    table.trade("ore", "gold")  # 3:1 for what lies elsewhere
    assert table.have(0) == {"grain": 3, "gold": 1}
    assert table.can("trade", give="grain", fleet=None)
    assert table.can("trade", give="grain", fleet="-1U1")
    same = trader().lay(0, "grain_fleet", "1U1").stock(0, grain=3)
    assert not same.can("trade", give="grain", fleet="-1U1")  # it would do the same


@covers("large_trade_fleet 2")
def test_large_trade_fleet_on_a_metropolis_site_serves_one_region() -> None:
    table = Scenario("knights,politics").metropolis(0, "-1").lay(0, "large_trade_fleet", "-2Uo")
    table.stock(0, grain=2, wool=2)
    assert {(t.give, t.fleet) for t in table.legal("trade")} == {("grain", "-2Uo")}
    assert {t.get for t in table.legal("trade")} == set(RESOURCES) - {"grain"}


def test_large_trade_fleet_trades_one_to_one_in_a_turn_of_christopher() -> None:
    table = trader("knights,barbarians").stock(0, grain=1, ore=1).ready()
    mark(table.s, 1000 + title("christopher"), 0)
    table.stock(0, wool=1).trade("wool", "gold", "-1U1")
    assert table.have(0) == {"grain": 1, "ore": 1, "gold": 1}
    assert not table.can("trade", give="ore")  # it lies elsewhere


@covers("large_trade_fleet 4")
def test_large_trade_fleet_is_a_trade_fleet_for_harbor_and_civil_war() -> None:
    table = trader().lay(0, "harbor", "-1L1")
    assert table.points(0)["commerce"] == 1 + 1 + 1
    assert table.roll("question", 6, event="civil_war").hand_of(0) == ["large_trade_fleet"]
