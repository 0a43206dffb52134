"""Politics & Intrigue: Metropolis, Bordello, Brewery, Court, House of the Republic, Theater."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, Play, Remove, Use
from hofnarr.catan.events import HandShown
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers
from tests.catan.decks import POLITICS_TOURNAMENT


def politics(sets: str = "politics") -> Scenario:
    return Scenario(sets).city(0, "-1").city(1, "-1")


# --- Metropolis -----------------------------------------------------------------------------------


def test_metropolis_is_played_free_on_a_city() -> None:
    table = politics().lay(0, "church", "-1U1").hand(0, "metropolis", "conrad")
    table.stock(0, grain=1, ore=1).build("metropolis", "-1")
    assert table.have(0) == {"grain": 1, "ore": 1}
    sites = {action.at for action in table.legal("build") if action.card == "conrad"}
    assert {"-2Uo", "-2Lo", "0Uo", "0Lo"} < sites
    table.build("conrad", "0Uo")
    assert table.points(0)["strength"] == 2


@covers("metropolis")
def test_metropolis_needs_a_church_or_a_town_hall() -> None:
    table = politics().hand(0, "metropolis")
    table.refuses("C46", Build(0, "metropolis", "-1"))
    assert (
        politics().hand(0, "metropolis").lay(0, "town_hall", "-1U1").can("build", card="metropolis")
    )


@covers("metropolis 1")
def test_metropolis_covers_a_city_and_stays() -> None:
    table = politics().lay(0, "church", "-1U1").hand(0, "metropolis")
    assert [action.at for action in table.legal("build") if action.card == "metropolis"] == ["-1"]
    table.build("metropolis", "-1")
    table.refuses("section 7.6", Remove(0, "-1"))
    assert table.s.cities == 5  # the covered city does not return


@covers("metropolis")
def test_metropolis_is_built_once_by_each_player() -> None:
    table = politics().city(0, "1").metropolis(0, "-1").lay(0, "church", "1U1")
    table.hand(0, "metropolis").refuses("C51", Build(0, "metropolis", "1"))
    two = Scenario(options=POLITICS_TOURNAMENT).city(0, "1").metropolis(0, "-1")
    two.lay(0, "church", "1U1").hand(0, "metropolis").refuses("C51", Build(0, "metropolis", "1"))


@covers("metropolis 2")
def test_metropolis_lies_in_the_theme_stacks_and_no_spy_takes_it() -> None:
    table = politics()
    assert "metropolis" in table.stack_of(4) + table.stack_of(5)
    assert all("metropolis" not in table.stack_of(stack) for stack in range(4))
    table.hand(0, "spy").hand(1, "metropolis").play("spy")
    assert table.told(HandShown)[0].cards == ["metropolis"]
    assert not table.legal("take")


@covers("metropolis 3", "C33")
def test_metropolis_sites_belong_to_it_and_border_one_region() -> None:
    table = politics("knights,politics").metropolis(0, "-1").stock(0, wool=2, ore=2)
    table.lay(0, "large_trade_fleet", "-2Lo")  # next to mountains only
    assert table.can("trade", give="ore", fleet="-2Lo")
    assert not table.can("trade", give="wool", fleet="-2Lo")
    table = politics().metropolis(0, "-1").lay(0, "church", "1U1").city(0, "1")
    table.lay(0, "conrad", "0Uo").roll("question", 1, event="civil_war")
    assert table.hand_of(0) == ["conrad"]  # the Church of the other city does not cover it
    table = politics().metropolis(0, "-1").lay(0, "church", "-1U1").lay(0, "conrad", "0Uo")
    table.roll("question", 1, event="civil_war")
    assert table.card_at(0, "0Uo") == "conrad"


def test_c33_an_outer_slot_takes_one_card() -> None:
    table = politics("politics,barbarians").metropolis(0, "1").hand(0, "conrad")
    table.lay(0, "colonial_base", "2Lo").stock(0, grain=1, ore=1)
    sites = {action.at for action in table.legal("build") if action.card == "conrad"}
    assert "2Lo" not in sites
    assert "0Uo" in sites
    table = politics("politics,barbarians").metropolis(0, "1").hand(0, "colonial_base")
    table.lay(0, "harbor", "1U1").stock(0, brick=3, lumber=3, ore=3, wool=3, grain=3, gold=3)
    assert table.can("build", card="colonial_base", at="2Lo")
    table.lay(0, "conrad", "2Lo")
    assert not table.can("build", card="colonial_base", at="2Lo")


@covers("metropolis 4")
def test_c43_a_metropolis_counts_two_points_in_place_of_the_city() -> None:
    table = politics().lay(0, "church", "-1U1").hand(0, "metropolis")
    assert table.points(0)["victory"] == 4
    table.build("metropolis", "-1")
    assert table.points(0)["victory"] == 4


def test_metropolis_is_a_city_for_everything() -> None:
    table = Scenario("politics").metropolis(0, "-1").hand(0, "marketplace")
    table.stock(0, brick=1, grain=2, lumber=2, ore=2, wool=1)
    assert table.can("build", card="marketplace")
    table = Scenario("politics").metropolis(0, "-1").lay(0, "gold_fleet", "1U1")
    assert table.state.board.mill == 0  # enough for the windmill token
    plague = Scenario("politics").metropolis(0, "-1").stock(0, grain=1)
    plague.roll("question", 5, event="plague")
    assert plague.have(0) == {"brick": 1}


# --- Bordello -------------------------------------------------------------------------------------


def test_bordello_weakens_every_knight_of_the_host() -> None:
    table = politics().lay(1, "otto", "1U1").lay(1, "conrad", "1L1").lay(0, "karl", "1U1")
    table.hand(0, "bordello").stock(0, brick=1, lumber=1, wool=1)
    assert table.points(1)["strength"] == 5
    table.build("bordello", "-1U1")
    assert table.card_at(1, "-1U1") == "bordello"
    assert table.points(1)["strength"] == 3
    assert table.points(0)["strength"] == 7  # not his own


@covers("bordello 1")
def test_c48_no_knight_is_weaker_than_nothing() -> None:
    table = politics().lay(1, "falk", "1U1").lay(1, "conrad", "1L1").lay(0, "bordello", "-1U1")
    assert table.points(1)["strength"] == 1  # Falk 1 and Conrad 2, one less each
    table.lay(1, "smithy", "-1L1")
    assert table.points(1)["strength"] == 3


@covers("C36", "bordello 2")
def test_bordello_is_removed_by_neither_but_burns() -> None:
    table = politics().lay(1, "bordello", "-1U1").hand(0, "arsonist").die(1)
    table.refuses("section 4.5", Remove(0, "-1U1"))
    table.play("arsonist")
    assert table.hand_of(1) == ["bordello"]
    own = politics().lay(0, "bordello", "-1U1")
    own.refuses("section 7.6", Remove(0, "-1U1"))


def test_bordello_needs_a_free_city_site_of_the_opponent() -> None:
    table = Scenario("politics").city(0, "-1").hand(0, "bordello")
    table.stock(0, brick=1, lumber=1, wool=1).refuses("section 4", Build(0, "bordello", "-1U1"))


# --- Brewery --------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["commerce", "strength"])
def test_brewery_shows_what_its_builder_chooses(side: str) -> None:
    table = politics().hand(0, "brewery").stock(0, grain=2, lumber=1).build("brewery", "-1U1")
    assert table.deciding() == "brewery_side"
    table.decide(side)  # type: ignore[arg-type]
    points = table.points(0)
    assert (points["commerce"], points["strength"]) == ((2, 0) if side == "commerce" else (0, 2))
    assert table.s.mill == (0 if side == "commerce" else -1)
    assert table.s.knight == (-1 if side == "commerce" else 0)


@covers("brewery 1")
def test_c42_the_first_side_is_free_and_each_turning_costs_gold() -> None:
    table = politics().hand(0, "brewery").stock(0, grain=2, lumber=1, gold=3)
    table.build("brewery", "-1U1").decide("commerce")
    assert table.have(0) == {"gold": 3}
    table.use("brewery", "-1U1")  # also in the turn of building
    assert table.have(0) == {"gold": 2}
    assert table.points(0)["strength"] == 2
    assert not table.can("use", card="brewery")  # once in a turn


@covers("C42")
def test_brewery_is_turned_in_the_next_turn_again() -> None:
    table = politics().lay(0, "brewery", "-1U1", level=1).stock(0, gold=2)
    table.use("brewery", "-1U1")
    table.refuses("section 7.7", Use(0, "brewery", "-1U1"))
    turn = table.s.turn
    while table.s.turn < turn + 2 or table.deciding() != "act":
        table.act(table.state.legal()[0])  # passes, draws and ends
    table.use("brewery", "-1U1")
    assert table.points(0)["commerce"] == 2
    assert "gold" not in table.have(0)


def test_brewery_rebuilt_in_the_same_turn_is_fresh() -> None:
    table = politics().lay(0, "brewery", "-1U1", level=1).stock(0, gold=2, grain=2, lumber=1)
    table.lay(1, "abbey", "1U1").hand(0, "arsonist").die(6).use("brewery", "-1U1")
    table.play("arsonist").build("brewery", "-1U1").decide("commerce")
    table.use("brewery", "-1U1")
    assert table.points(0)["strength"] == 2


@covers("brewery 2")
def test_brewery_strength_needs_no_knight_and_does_not_change() -> None:
    table = politics().lay(0, "brewery", "-1U1", level=2).lay(0, "smithy", "1U1")
    table.lay(1, "bordello", "-1L1")
    assert table.points(0)["strength"] == 2
    assert table.points(0)["tournament"] == 0


# --- Court, House of the Republic, Theater --------------------------------------------------------


@pytest.mark.parametrize(("stored", "left"), [(10, True), (11, False)])
def test_court_keeps_brigands_away_up_to_ten_resources(stored: int, left: bool) -> None:
    table = politics().lay(0, "court", "-1U1")
    table.stock(0, ore=2, grain=3, lumber=3, wool=stored - 8).roll("brigand", 5)
    assert ("ore" in table.have(0)) == left
    assert ("wool" in table.have(0)) == left


@covers("court 1")
def test_court_and_garrison_work_together() -> None:
    table = politics().lay(0, "court", "-1U1").lay(0, "garrison", "1U1")
    table.stock(0, ore=2, grain=3, lumber=3, brick=3).roll("brigand", 6)  # hills are not counted
    assert table.have(0)["ore"] == 2


@covers("house_of_republic 1")
def test_house_of_republic_fills_a_bordering_region() -> None:
    table = politics().lay(0, "house_of_republic", "-1U1").roll("tournament", 3)
    assert table.have(0) == {"wool": 3}
    lower = politics().lay(0, "house_of_republic", "-1U1").roll("tournament", 4)
    assert lower.have(0) == {"lumber": 1}  # not bordering


def test_c106_the_house_of_republic_adds_three() -> None:
    table = politics().lay(0, "house_of_republic", "-1U1").state.board.realms[0]
    assert max(table.yields) == 4


def test_house_of_republic_needs_a_town_hall() -> None:
    table = politics().hand(0, "house_of_republic").stock(0, brick=2, lumber=2, ore=2)
    table.refuses("C46", Build(0, "house_of_republic", "-1U1"))


def test_theater_raises_the_hand_limit_by_two() -> None:
    table = politics().lay(0, "theater", "-1U1")
    assert table.state.view(0).seats[0].hand_limit == 5


@covers("theater 1")
def test_c84_abbey_library_and_theater_make_seven() -> None:
    table = politics().lay(0, "theater", "-1U1").lay(0, "library", "-1L1").lay(0, "abbey", "1U1")
    assert table.state.view(0).seats[0].hand_limit == 7


@covers("C46")
def test_theater_needs_a_library_when_it_is_built_only() -> None:
    table = politics().hand(0, "theater").stock(0, brick=2, lumber=2, wool=1)
    table.refuses("C46", Build(0, "theater", "-1L1"))
    table = politics().lay(0, "library", "-1U1").hand(0, "theater")
    table.stock(0, brick=2, lumber=2, wool=1).build("theater", "-1L1").remove("-1U1")
    assert table.points(0)["victory"] == 4
    assert table.state.view(0).seats[0].hand_limit == 5


def test_c46_an_action_card_needs_its_building_when_it_is_played() -> None:
    table = politics().lay(0, "town_hall", "-1U1").hand(0, "chancellor").remove("-1U1")
    table.refuses("C46", Play(0, "chancellor"))
    table = politics().lay(0, "town_hall", "-1U1").hand(0, "chancellor")
    table.s.dogmas = ((0, table.s.realms[0].built[0]),)
    table.refuses("C46", Play(0, "chancellor"))
