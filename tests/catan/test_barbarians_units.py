"""Barbarians & Traders: units."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, End, Pass, Play, Use
from hofnarr.catan.events import Built, Gained, Lapsed, Played
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.covering import covers
from tests.catan.decks import BARBARIANS_TOURNAMENT


def a_round_later(table: Scenario) -> Scenario:
    """Both end their turns without doing anything; nothing is produced but on mountains."""
    turn = table.s.turn
    table.chance.faces += [1, 1]
    table.chance.dice += [2, 3]
    while table.s.turn < turn + 2 or table.deciding() != "act":
        legal = table.state.legal()
        table.act(next((each for each in legal if isinstance(each, End | Pass)), legal[0]))
    return table


# --- Baroc ----------------------------------------------------------------------------------------


def test_baroc_gains_an_ore_on_each_brigand_face() -> None:
    assert barbarians().lay(0, "baroc", "1U1").roll("brigand", 1).have(0)["ore"] == 1
    its = barbarians(active=1).lay(0, "baroc", "1U1").roll("brigand", 1)
    assert its.have(0)["ore"] == 1
    assert "ore" not in barbarians().lay(0, "baroc", "1U1").roll("windmill", 1).have(0)


@covers("baroc 1")
def test_c15_baroc_is_paid_after_the_losses_of_both() -> None:
    table = barbarians().lay(0, "baroc", "1U1").stock(0, grain=3, ore=3, wool=3)
    assert table.roll("brigand", 4).have(0) == {"grain": 3, "ore": 1, "lumber": 1}


@covers("baroc 2", "C11")
def test_baroc_gains_nothing_in_the_first_two_rounds() -> None:
    quiet = Scenario("barbarians", turn=3).lay(0, "baroc", "1U1").roll("brigand", 1)
    assert quiet.have(0) == {"grain": 1}
    assert Scenario("barbarians", turn=4).lay(0, "baroc", "1U1").roll("brigand", 1).have(0) == {
        "grain": 1,
        "ore": 1,
    }


def test_c17_baroc_gains_two_ore_with_an_own_stronghold_at_the_opponent() -> None:
    table = barbarians().lay(0, "baroc", "1U1").lay(0, "barbarian_stronghold", "0")
    assert table.roll("brigand", 1).have(0)["ore"] == 2
    its = barbarians().lay(0, "baroc", "1U1").lay(1, "barbarian_stronghold", "0")
    assert its.roll("brigand", 1).have(0)["ore"] == 1


@covers("baroc", "johanna", "sven")
@pytest.mark.parametrize(
    ("name", "strength", "tournament"), [("baroc", 2, 0), ("johanna", 4, 0), ("sven", 2, 1)]
)
def test_knight_of_the_barbarians_counts_its_points(
    name: str, strength: int, tournament: int
) -> None:
    points = barbarians().lay(0, name, "1U1").points(0)
    assert (points["strength"], points["tournament"]) == (strength, tournament)


# --- Johanna --------------------------------------------------------------------------------------


@covers("imelda 1")
def test_johanna_cannot_be_chosen_by_imelda_or_bribery() -> None:
    table = barbarians("knights,barbarians").lay(1, "johanna", "1U1").hand(0, "imelda")
    table.refuses("C53", Play(0, "imelda"))
    table = barbarians("politics,barbarians").lay(1, "johanna", "1U1").hand(0, "bribery")
    table.stock(0, gold=3)
    table.refuses("C53", Play(0, "bribery"))
    table.lay(1, "otto", "1L1").play("bribery")
    assert table.deciding() == "bribe_site"  # Otto is the only one to choose


def test_johanna_is_not_safe_from_others_and_needs_a_church() -> None:
    table = barbarians().lay(1, "johanna", "1U1").hand(0, "black_knight").die(1)
    assert table.play("black_knight").hand_of(1) == ["johanna"]
    table = barbarians().hand(0, "johanna").stock(0, grain=1, ore=2, wool=1)
    table.refuses("C46", Build(0, "johanna", "1U1"))


# --- Sven -----------------------------------------------------------------------------------------


def sven(sets: str = "barbarians", *, seven: bool = True) -> Scenario:
    table = barbarians(sets, seven=seven).lay(0, "sven", "1U1").stock(0, gold=1)
    return table.stock(1, wool=2, ore=2)


def test_sven_is_discarded_with_a_gold_for_the_effect_of_a_merchant() -> None:
    table = sven().use("sven", "1U1")
    assert (table.discarded(), table.have(0)) == (["sven"], {})
    assert not table.can("pass")  # at least one
    table.rob("0U", "-2L").pay("0U")
    assert (table.have(0), table.have(1)) == ({"ore": 1}, {"wool": 2, "ore": 1})


@covers("sven 1")
def test_c62_sven_acts_only_while_a_merchant_could_be_played() -> None:
    early = Scenario("barbarians", seven=False).lay(0, "sven", "1U1").stock(0, gold=1)
    assert not early.stock(1, wool=2, ore=2).can("use")  # C52
    nothing = sven().stock(1, wool=0, ore=0)
    assert not nothing.can("use")
    poor = sven().stock(0, gold=0)
    assert not poor.can("use")
    full = sven().stock(0, gold=1, wool=3, ore=3)
    full.refuses("section 7.7", Use(0, "sven", "1U1"))


def test_c62_sven_waits_for_a_later_turn_than_the_one_he_was_built_in() -> None:
    table = barbarians().hand(0, "sven").stock(0, grain=1, ore=1, wool=1, gold=1)
    table.stock(1, wool=2).build("sven", "1U1")
    assert not table.can("use")
    assert a_round_later(table).can("use", card="sven")


def test_c62_sven_waits_also_after_a_bribery() -> None:
    table = barbarians("politics,barbarians").lay(1, "sven", "1U1").hand(0, "bribery")
    table.stock_at(0, {"2L": 3}).lay(0, "colonial_base", "2Lo").stock_at(0, {"2Lo": 1})
    table.stock(1, wool=2).play("bribery").pay("2L").choose(0, "1U1")
    assert table.card_at(0, "1U1") == "sven"
    assert (table.have(0), table.can("use")) == ({"gold": 1}, False)
    assert a_round_later(table).can("use", card="sven")


@covers("sven 2")
def test_sven_is_no_action_card() -> None:
    table = sven().lay(1, "barbarian_stronghold", "0").hand(0, "merchant")
    table.stock(0, gold=1).play("merchant").rob("0U").skip().pay("0U")
    table.use("sven", "1U1").rob("0U").skip()
    assert table.have(0) == {}  # 1 gold for Sven, none for the Stronghold
    assert table.told(Played) == []
    assert len(table.s.spent) == 1


# --- Flavo ----------------------------------------------------------------------------------------


def juggler(at: str = "-1U1", *, gold: int = 1, active: int = 0) -> Scenario:
    """Flavo lies at seat 0; at -1U1 he borders fields and pasture."""
    return barbarians(active=active).lay(0, "flavo", at).stock(1, gold=gold)


def test_flavo_fills_his_regions_and_moves_to_the_opponent() -> None:
    table = juggler().roll("tournament", 5)
    assert table.have(0) == {"grain": 1, "wool": 1}
    assert (table.seat(), table.deciding()) == (0, "lay_flavo")
    table.choose(1, "1L1")
    assert table.have(1) == {"lumber": 1}  # 5 is the number of the forest; the gold is paid
    assert (table.card_at(0, "-1U1"), table.card_at(1, "1L1")) == (None, "flavo")


@pytest.mark.parametrize("active", [0, 1])
def test_c122_flavo_acts_once_on_each_face(active: int) -> None:
    table = juggler(active=active).stock(0, gold=1).roll("tournament", 5).choose(1, "1L1")
    assert table.told(Built) == [Built(1, "flavo", 1, "1L1")]
    assert table.deciding() == "act"
    assert table.have(1) == {"lumber": 1}
    assert table.have(0) == {"grain": 1, "wool": 1, "gold": 1, "brick": 1}
    again = a_round_later(table).roll("tournament", 5)
    assert again.deciding() == "lay_flavo"  # and back


def test_what_full_regions_cannot_take_lapses() -> None:
    """Gains that are bound to one region tell what lapses, as production does."""
    table = juggler(gold=0).stock_at(0, {"-2U": 3}).roll("tournament", 5)
    assert Lapsed(0, "grain", 1, "flavo") in table.events
    year = barbarians().lay(0, "garrison", "-1U1").stock_at(0, {"-2U": 3})
    year.roll("question", 5, event="productive_year")
    assert Lapsed(0, "grain", 1, "productive_year") in year.events
    helped = barbarians().lay(0, "grain_mill", "-1U1").stock_at(0, {"-2U": 2})
    helped.hand(0, "neighborly_help").play("neighborly_help")
    assert helped.told(Lapsed) == [Lapsed(0, "grain", 1, "neighborly_help")]
    base = barbarians().lay(0, "colonial_base", "2Lo").stock_at(0, {"2Lo": 3}).roll("windmill", 6)
    assert Lapsed(0, "gold", 1, "colonial_base") in base.events


def test_flavo_is_idle_on_other_faces() -> None:
    assert juggler().roll("windmill", 2).have(0) == {"ore": 1}


@covers("flavo 1")
def test_c16_prize_then_regions_then_the_move() -> None:
    table = juggler().lay(0, "otto", "1U1").stock(0, wool=2).roll("tournament", 5)
    assert (table.seat(), table.deciding()) == (0, "gain")
    table.store("0U")  # the pasture is full now
    assert Gained(0, "grain", 1, "-2U", "flavo") in table.events
    assert table.have(0) == {"grain": 1, "wool": 3}
    assert table.deciding() == "lay_flavo"


def test_c16_the_prize_may_be_the_gold_that_pays_for_him() -> None:
    table = juggler(gold=0).lay(1, "otto", "1U1").roll("tournament", 5)
    assert (table.seat(), table.deciding()) == (1, "gain")
    assert table.store("2L").deciding() == "lay_flavo"


@covers("flavo 2")
def test_c49_whoever_had_flavo_lays_him_and_the_receiver_pays_and_owns_him() -> None:
    table = juggler().lay(1, "otto", "1U1").roll("tournament", 4).skip()
    assert (table.seat(), table.deciding()) == (0, "lay_flavo")
    sites = [(choice.realm, choice.at) for choice in table.legal("choose")]
    assert sites == [(1, at) for at in ("-1U1", "-1L1", "-1U2", "-1L2", "1L1")]
    assert not table.can("pass")  # he must
    table.choose(1, "-1L1")
    assert "gold" not in table.have(1)
    assert table.state.view(0).seats[1].cards[0].card == "flavo"


def test_c49_without_gold_or_site_he_stays() -> None:
    assert juggler(gold=0).roll("tournament", 5).card_at(0, "-1U1") == "flavo"
    full = juggler(gold=1)
    for name, at in (("abbey", "-1U1"), ("smithy", "-1L1"), ("church", "-1U2"), ("mint", "-1L2")):
        full.lay(1, name, at)
    full.lay(1, "garrison", "1U1").lay(1, "foundry", "1L1").roll("tournament", 5)
    assert (full.card_at(0, "-1U1"), full.have(1)["gold"]) == ("flavo", 1)


@covers("flavo 3")
def test_flavo_on_a_metropolis_site_serves_one_region() -> None:
    table = Scenario("politics,barbarians").metropolis(0, "-1").lay(0, "flavo", "-2Uo")
    assert table.roll("tournament", 5).have(0) == {"grain": 1, "brick": 1}


@covers("flavo 4")
def test_flavo_goes_to_the_pile_of_his_present_host() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT).lay(0, "flavo", "-1U1").stock(1, gold=1)
    table.roll("tournament", 5).choose(1, "1L1")
    table.s.active = 1
    table.roll("windmill", 5).remove("1L1")
    assert (table.discarded(0), table.discarded(1)) == ([], ["flavo"])


def test_c122_the_rollers_flavo_goes_first_of_two() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT).lay(0, "flavo", "-1U1").stock(1, gold=1)
    table.lay(1, "flavo", "1L1").stock(0, gold=1).roll("tournament", 5)
    table.choose(1, "-1U1")  # the roller's first
    assert (table.seat(), table.card_at(1, "-1U1")) == (1, "flavo")
    table.choose(0, "-1L1")
    assert (table.card_at(0, "-1L1"), table.card_at(1, "1L1")) == ("flavo", None)


# --- Treasure Fleet -------------------------------------------------------------------------------


@covers("treasure_fleet 2")
def test_c76_treasure_fleet_makes_it_three_in_all_on_the_sun_face() -> None:
    table = barbarians().lay(0, "treasure_fleet", "1U1").roll("sun", 1).store("2L", "2L", "2U")
    assert table.seat() == 1
    assert table.skip().have(0) == {"gold": 2, "brick": 1, "grain": 1}


@covers("C101")
def test_treasure_fleet_takes_less_if_its_owner_likes() -> None:
    table = barbarians().lay(0, "treasure_fleet", "1U1").roll("sun", 1).store("2L").skip()
    assert table.seat() == 1


@covers("treasure_fleet 1", "C51")
def test_treasure_fleet_does_not_add_up() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT).lay(0, "treasure_fleet", "1U1")
    table.lay_copy(0, "treasure_fleet", "1L1").roll("sun", 1).store("2L", "2L", "2U")
    assert table.seat() == 1


def test_treasure_fleet_is_no_trade_fleet_and_needs_a_harbor() -> None:
    table = barbarians().hand(0, "treasure_fleet").stock(0, lumber=1, wool=2)
    table.refuses("C46", Build(0, "treasure_fleet", "1U1"))
    table = barbarians().lay(0, "treasure_fleet", "1U1").lay(0, "harbor", "-1U1")
    assert table.points(0)["commerce"] == 1
    assert table.roll("question", 1, event="civil_war").card_at(0, "1U1") == "treasure_fleet"


# --- Flagship -------------------------------------------------------------------------------------


@covers("civil_war 2")
def test_flagship_protects_the_trade_fleets_of_its_city_in_civil_war() -> None:
    table = barbarians().lay(0, "flagship", "-1U1").lay(0, "wool_fleet", "-1L1")
    assert table.roll("question", 1, event="civil_war").card_at(0, "-1L1") == "wool_fleet"
    table = barbarians().lay(0, "flagship", "-1U1").lay(0, "wool_fleet", "1L1")
    assert table.roll("question", 1, event="civil_war").hand_of(0) == ["wool_fleet"]
    knight = barbarians().lay(0, "flagship", "-1U1").lay(0, "otto", "-1L1")
    assert knight.roll("question", 1, event="civil_war").hand_of(0) == ["otto"]  # fleets only


@covers("privateer_fleet 1")
def test_flagship_and_its_fleets_are_safe_from_privateers() -> None:
    table = barbarians("knights,barbarians").lay(1, "flagship", "-1U1").lay(1, "ore_fleet", "-1L1")
    table.hand(0, "privateer_fleet").stock(0, lumber=1, ore=1, wool=1)
    table.build("privateer_fleet", "1U1")
    assert (table.discarded(), table.deciding()) == ([], "act")
    other = barbarians("knights,barbarians").lay(1, "flagship", "-1U1").lay(1, "ore_fleet", "1L1")
    other.lay(1, "treasure_fleet", "-1L1").hand(0, "privateer_fleet")
    other.stock(0, lumber=1, ore=1, wool=1).build("privateer_fleet", "1U1")
    assert [choice.at for choice in other.legal("choose")] == ["-1L1", "1L1"]


@covers("flagship 1")
def test_flagship_of_a_metropolis_covers_its_metropolis_sites() -> None:
    table = Scenario("politics,barbarians").metropolis(0, "-1").lay(0, "flagship", "-1U1")
    table.lay(0, "wool_fleet", "-2Lo")
    assert table.roll("question", 1, event="civil_war").card_at(0, "-2Lo") == "wool_fleet"
    table = Scenario("politics,barbarians").metropolis(0, "-1").lay(0, "flagship", "-2Uo")
    table.lay(0, "wool_fleet", "-1L1").lay(0, "ore_fleet", "1L1")
    assert table.roll("question", 1, event="civil_war").hand_of(0) == ["ore_fleet"]
