"""Barbarians & Traders: Barbarian Stronghold and Trading Branch, which lie at the opponent."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, Play
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.events import DieRolled, Gained, Lapsed
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.covering import covers
from tests.catan.decks import BARBARIANS_TOURNAMENT

# --- Barbarian Stronghold -------------------------------------------------------------------------


def besieged(*hand: str, gold: int = 2, sets: str = "barbarians") -> Scenario:
    """Seat 0 has a Stronghold of seat 1 on its road, and is active."""
    table = barbarians(sets).lay(1, "barbarian_stronghold", "0").hand(0, *hand)
    return table.stock(0, gold=gold, grain=1).stock(1, wool=3, ore=3)


def borrow(table: Scenario) -> Scenario:
    """A Merchant takes 1 wool and gives it back."""
    return table.play("merchant").rob("0U").skip().pay("0U")


def test_barbarian_stronghold_makes_every_action_card_but_the_first_cost_gold() -> None:
    table = besieged("merchant", "merchant", "spy", gold=1).hand(1, "abbey")
    assert borrow(table).have(0) == {"gold": 1, "grain": 1}
    assert borrow(table).have(0) == {"grain": 1}
    table.refuses("C78", Play(0, "spy"))


def test_barbarian_stronghold_forgets_the_count_in_the_next_turn() -> None:
    table = borrow(besieged("merchant", "merchant", gold=0))
    assert not table.can("play")
    table.chance.faces.append(1)
    table.end().draw(0).draw(0)
    assert (table.s.active, table.s.spent) == (1, ())


def test_barbarian_stronghold_does_not_concern_its_owner() -> None:
    table = barbarians().lay(0, "barbarian_stronghold", "0").hand(0, "merchant", "merchant")
    table.stock(0, gold=1).stock(1, wool=3, ore=3)
    assert borrow(borrow(table)).have(0) == {"gold": 1}


def test_barbarian_stronghold_needs_a_smithy() -> None:
    table = barbarians().hand(0, "barbarian_stronghold").stock(0, lumber=1, ore=1)
    table.refuses("C46", Build(0, "barbarian_stronghold", "0"))


@covers("barbarian_stronghold 1")
def test_barbarian_stronghold_is_paid_before_the_effect_and_not_refunded() -> None:
    table = besieged("merchant", "spy", sets="knights,barbarians", gold=1)
    table.lay(1, "watchtower", "-1U1").hand(1, "abbey")
    borrow(table).die(1).play("spy")
    assert table.told(DieRolled) == [DieRolled(1, "watchtower", 1, True)]
    assert table.have(0) == {"grain": 1}  # the spy was caught, the gold is gone


@covers("barbarian_stronghold 2")
def test_c78_reactions_scout_and_alchemist_count_in_the_own_turn() -> None:
    table = besieged("alchemist", "sigmund", gold=1).lay(0, "wool_fleet", "1U1")
    table.begin_turn("question", 2).chance.events.append(title("civil_war"))
    table.play("alchemist").number(2).play("sigmund")
    assert table.have(0) == {"ore": 1, "grain": 1}
    assert table.card_at(0, "1U1") == "wool_fleet"
    poor = besieged("alchemist", "sigmund", gold=0).lay(0, "wool_fleet", "1U1")
    poor.begin_turn("question", 2).chance.events.append(title("civil_war"))
    poor.play("alchemist").number(2)
    assert (poor.deciding(), poor.can("play")) == ("window", False)
    scout = besieged("scout", "merchant", gold=0).road(0, "2")
    scout.stock(0, grain=1, brick=1, lumber=1, wool=1)
    assert scout.can("scout")
    borrow(scout)
    assert scout.can("build", card="settlement")
    assert not scout.can("scout")


def test_c78_reactions_of_a_passive_host_are_free() -> None:
    table = barbarians("knights,barbarians").hand(0, "brigands").stock(1, grain=1)
    table.lay(0, "barbarian_stronghold", "0").hand(1, "bishop").play("brigands")
    assert table.die(5).play("bishop").have(1) == {"grain": 1}


def test_c78_the_gold_can_come_from_any_own_place() -> None:
    table = besieged("merchant", "spy").lay(0, "colonial_base", "2Lo").hand(1, "karl")
    borrow(table.stock_at(0, {"2L": 1, "2Lo": 1})).play("spy").pay("2Lo")
    assert (table.at(0, "2L"), table.at(0, "2Lo")) == (1, 0)


@covers("barbarian_stronghold 3")
def test_barbarian_stronghold_does_not_count_sales() -> None:
    table = besieged("caravan", "spy", "merchant").lay(0, "secret_brotherhood", "-1U1")
    borrow(table.discard("spy").store("2U"))
    table.discard("caravan").store("2U")
    assert table.have(0)["gold"] == 2


def test_c35_the_stronghold_leaves_when_its_host_has_six_strength() -> None:
    table = barbarians(active=1).lay(0, "barbarian_stronghold", "0").hand(1, "siegfried")
    table.lay(1, "gotz", "1U1").stock(1, ore=1)
    assert (table.points(1)["strength"], table.card_at(1, "0")) == (5, "barbarian_stronghold")
    table.build("siegfried", "1L1")
    assert table.points(1)["strength"] == 6
    assert table.discarded() == ["barbarian_stronghold"]


def test_c35_the_stronghold_cannot_be_built_against_six_strength() -> None:
    table = barbarians().lay(0, "smithy", "-1U1").lay(1, "siegfried", "1U1").lay(1, "gotz", "1L1")
    table.hand(0, "barbarian_stronghold").stock(0, lumber=1, ore=1)
    table.refuses("section 7.2", Build(0, "barbarian_stronghold", "0"))


def test_c34_any_opposing_road_without_a_road_expansion_is_free() -> None:
    table = barbarians("knights,barbarians").road(1, "2").lay(0, "smithy", "1U1")
    table.hand(0, "barbarian_stronghold").lay_copy(0, "barbarian_stronghold", "0")
    table.stock(0, lumber=1, ore=1)
    assert [build.at for build in table.legal("build")] == ["2"]  # an open end will do


# --- Trading Branch -------------------------------------------------------------------------------


def branch(at: str = "-1U1", *, active: int = 0) -> Scenario:
    """Seat 0 has a branch at seat 1: at -1U1 it borders fields 2 and pasture 4."""
    return barbarians(active=active).lay(0, "trading_branch", at)


@pytest.mark.parametrize("active", [0, 1])
def test_trading_branch_gains_what_the_hosts_region_yields(active: int) -> None:
    table = branch(active=active).roll("tournament", 4)
    assert table.have(0) == {"wool": 1, "lumber": 1}  # lumber: the forest of seat 0
    assert table.have(1) == {"wool": 1}
    assert Gained(0, "wool", 1, "0U", "trading_branch") in table.events
    assert branch(active=active).roll("tournament", 3).have(0) == {"wool": 1}  # own pasture


@covers("trading_branch 1")
@pytest.mark.parametrize("wool", [0, 3])
def test_trading_branch_costs_the_host_nothing(wool: int) -> None:
    table = branch().lay(1, "woolen_mill", "1U1").stock(1, wool=wool).roll("tournament", 4)
    assert table.have(1) == {"wool": 3 if wool else 2}
    assert table.have(0)["wool"] == 1  # neither doubled nor lost


@covers("trading_branch 2")
def test_trading_branch_fills_the_owners_regions_or_lapses() -> None:
    table = branch().settlement(0, "3", "stack_pasture_5", "stack_hills_1").roll("tournament", 4)
    assert (table.seat(), table.deciding()) == (0, "store")
    assert table.store("4U").at(0, "4U") == 1
    full = branch().stock(0, wool=3).roll("tournament", 4)
    assert Lapsed(0, "wool", 1, "trading_branch") in full.events


def test_trading_branch_needs_a_harbor_and_stands_on_any_site_of_the_host() -> None:
    table = barbarians().hand(0, "trading_branch").stock(0, brick=1, lumber=1, wool=1)
    table.refuses("C46", Build(0, "trading_branch", "1U1"))
    table = barbarians().lay(0, "harbor", "-1U1").hand(0, "trading_branch")
    table.stock(0, brick=1, lumber=1, wool=1).build("trading_branch", "1U1")
    assert table.card_at(1, "1U1") == "trading_branch"


@covers("C36")
def test_c35_the_branch_leaves_when_its_host_has_six_commerce() -> None:
    table = branch("1U1", active=1).lay(1, "merchant_guild", "-1U1").hand(1, "marketplace")
    assert not table.can("remove", at="1U1")
    table.stock(1, brick=3, grain=3, lumber=3, ore=3, wool=3, gold=3)
    before = table.points(1)["commerce"]
    assert before < 6
    table.build("marketplace", "-1L1")
    assert table.points(1)["commerce"] == 6
    assert table.discarded() == ["trading_branch"]
    table = barbarians().lay(0, "harbor", "-1U1").hand(0, "trading_branch")
    table.lay(1, "merchant_guild", "-1U1").lay(1, "marketplace", "-1L1")
    table.stock(0, brick=1, lumber=1, wool=1)
    table.refuses("section 7.2", Build(0, "trading_branch", "1U1"))


def test_c35_thrown_out_foreign_cards_go_to_the_hosts_pile_in_a_tournament() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT, active=1).city(1, "-1")
    table.lay(0, "barbarian_stronghold", "0").lay(1, "siegfried", "1U1").hand(1, "otto")
    table.lay(1, "smithy", "-1U1").stock(1, grain=3, ore=3, wool=3).build("otto", "1L1")
    assert table.discarded(1) == ["barbarian_stronghold"]


def test_c88_points_and_tokens_move_before_a_threshold_is_tested() -> None:
    table = barbarians(active=1).lay(0, "barbarian_stronghold", "0").hand(1, "siegfried")
    table.lay(1, "gotz", "1U1").lay(0, "otto", "1U1").lay(0, "conrad", "1L1")
    assert table.stock(1, ore=1).points(1)["strength"] == table.points(0)["strength"]
    table.build("siegfried", "1L1")
    kinds = [type(event).__name__ for event in table.events]
    assert kinds.index("TokenMoved") < kinds.index("Left")
