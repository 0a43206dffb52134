"""Base set: event cards, and the six faces of the event die."""

from __future__ import annotations

import pytest

from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import NAMES
from hofnarr.catan.events import EventsShuffled, EventTurned, PutUnder, TokenMoved
from hofnarr.catan.rules.event_die import FACES
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers

EVERYWHERE = {"-2U": 1, "-2L": 1, "0U": 1, "0L": 1, "2U": 1, "2L": 1}

# --- Civil War ------------------------------------------------------------------------------------


def war(**options: int) -> Scenario:
    table = Scenario(**options).lay(0, "karl", "-1U1").lay(0, "brick_fleet", "-1L1")  # type: ignore[arg-type]
    return table.lay(1, "otto", "-1U1").lay(1, "wool_fleet", "-1L1")


def test_civil_war_takes_a_unit_of_each_player_chosen_by_the_other() -> None:
    table = war().roll("question", 6, event="civil_war")
    assert table.seat() == 0  # the roller picks first
    table.choose(1, "-1L1")
    assert table.card_at(1, "-1L1") == "wool_fleet"  # C12: they leave together
    table.choose(0, "-1U1")
    assert table.hand_of(0) == ["karl"]
    assert table.hand_of(1) == ["wool_fleet"]


@covers("C12")
def test_civil_war_cards_leave_together() -> None:
    table = war(active=1).roll("question", 6, event="civil_war")
    assert table.seat() == 1
    table.choose(0, "-1U1")
    assert table.card_at(0, "-1U1") == "karl"
    assert table.seat() == 0
    table.choose(1, "-1U1")
    assert table.card_at(0, "-1U1") is None
    assert table.card_at(1, "-1U1") is None


@covers("civil_war 1")
def test_civil_war_touches_knights_and_trade_fleets_only() -> None:
    table = Scenario("knights").lay(1, "peasant_army", "-1U1").lay(1, "privateer_fleet", "-1L1")
    table.lay(1, "abbey", "1U1").lay(1, "conrad", "1L1").roll("question", 6, event="civil_war")
    assert table.hand_of(1) == ["conrad"]


@covers("civil_war 2")
def test_civil_war_spares_the_units_of_a_city_with_a_church() -> None:
    table = Scenario().city(1, "-1").lay(1, "church", "-1U1").lay(1, "karl", "-1L1")
    table.roll("question", 6, event="civil_war")
    assert table.card_at(1, "-1L1") == "karl"


@covers("civil_war 3")
def test_civil_war_without_eligible_units_costs_nothing() -> None:
    table = Scenario().lay(0, "karl", "-1U1").roll("question", 6, event="civil_war")
    assert table.hand_of(0) == ["karl"]  # the passive player picks: only one
    assert table.hand_of(1) == []
    assert Scenario().roll("question", 6, event="civil_war").deciding() == "act"


@covers("C85")
def test_civil_war_reduces_both_hands_at_once_the_roller_first() -> None:
    table = war().hand(0, "abbey", "spy", "spy").hand(1, "abbey", "bishop", "bishop")
    table.roll("question", 6, event="civil_war").choose(1, "-1U1").choose(0, "-1U1")
    assert (table.seat(), table.deciding()) == (0, "surplus")
    table.put("karl", 0)
    assert (table.seat(), table.deciding()) == (1, "surplus")
    table.put("otto", 1)
    assert (table.seat(), table.deciding()) == (0, "act")
    assert table.stack_of(0)[-1] == "karl"
    assert len(table.hand_of(0)) == len(table.hand_of(1)) == 3


# --- Conflict -------------------------------------------------------------------------------------


def test_conflict_puts_two_cards_of_the_victim_under_one_stack() -> None:
    table = Scenario(active=1).lay(0, "karl", "-1U1").hand(1, "abbey", "spy", "merchant")
    table.roll("question", 6, event="conflict")
    assert table.seat() == 0  # who holds the knight token, not the roller
    table.put("spy", 2)
    assert {action.stack for action in table.legal("put")} == {2}
    table.put("abbey", 2)
    assert table.stack_of(2)[-2:] == ["spy", "abbey"]
    assert table.hand_of(1) == ["merchant"]
    assert table.told(PutUnder)[0].known_to == [0, 1]


@covers("conflict 1")
def test_conflict_takes_fewer_from_a_small_hand_and_nothing_without_a_holder() -> None:
    table = Scenario().lay(0, "karl", "-1U1").hand(1, "abbey").roll("question", 6, event="conflict")
    table.put("abbey", 0)
    assert table.deciding() == "act"
    nobody = Scenario().hand(1, "abbey").roll("question", 6, event="conflict")
    assert nobody.hand_of(1) == ["abbey"]


@covers("conflict 2")
def test_conflict_victim_refills_only_in_his_own_hand_phase() -> None:
    table = Scenario().lay(0, "karl", "-1U1").hand(1, "abbey", "spy", "bishop")
    table.roll("question", 6, event="conflict").put("abbey", 0).put("spy", 0)
    assert table.hand_of(1) == ["bishop"]
    assert table.seat() == 0


# --- Master Builder -------------------------------------------------------------------------------


def test_master_builder_lets_each_look_through_a_stack() -> None:
    table = Scenario().hand(0, "abbey").hand(1, "spy").on_stack(1, "karl").on_stack(2, "mint")
    table.roll("question", 6, event="master_builder")
    table.look(1).take("karl").put("abbey", 4)
    assert table.hand_of(0) == ["karl"]
    assert table.stack_of(4)[-1] == "abbey"
    assert table.seat() == 1
    assert {action.stack for action in table.legal("look")} == {0, 2, 3, 4}  # a different one
    table.look(2).skip()
    assert table.hand_of(1) == ["spy"]
    assert table.deciding() == "act"


@covers("master_builder 1", "master_builder 2")
def test_master_builder_keeps_the_hand_size_and_may_put_back_what_was_taken() -> None:
    table = Scenario().hand(0, "abbey").on_stack(1, "karl")
    table.roll("question", 6, event="master_builder").look(1).take("karl").put("karl", 0)
    assert table.hand_of(0) == ["abbey"]


@covers("master_builder 3", "C86")
def test_master_builder_skips_who_has_no_stack() -> None:
    table = Scenario()
    table.s.stacks = [(), (), table.s.stacks[2], (), ()]
    table.roll("question", 6, event="master_builder")
    table.skip()  # the one stack was looked through by the roller
    assert table.deciding() == "act"


# --- Plague, Productive Year, Progress, Year End --------------------------------------------------


def test_plague_takes_one_from_every_region_beside_a_city() -> None:
    table = Scenario().city(0, "-1").stock_at(0, EVERYWHERE).stock_at(1, EVERYWHERE)
    table.roll("question", 6, event="plague")
    assert [table.at(0, place) for place in EVERYWHERE] == [0, 0, 0, 0, 1, 2]
    assert table.have(1) == {**dict.fromkeys(RESOURCES, 1), "brick": 2}  # no city


def test_plague_hits_a_region_between_two_cities_once() -> None:
    table = Scenario().city(0, "-1", "1").stock_at(0, {"0U": 2, "0L": 3})
    table.roll("question", 6, event="plague")
    assert (table.at(0, "0U"), table.at(0, "0L")) == (1, 2)


@covers("plague 1")
def test_plague_spares_the_neighbours_of_a_bath_house() -> None:
    table = Scenario().city(0, "-1").lay(0, "bath_house", "-1U1").stock_at(0, EVERYWHERE)
    table.roll("question", 6, event="plague")
    assert sum(table.have(0).values()) == 7


@covers("productive_year 1")
def test_productive_year_pays_for_every_garrison_a_region_borders() -> None:
    table = Scenario().lay(0, "garrison", "-1U1").lay(0, "garrison", "1U1").stock_at(0, {"2U": 3})
    table.roll("question", 4, event="productive_year")
    assert [table.at(0, place) for place in EVERYWHERE] == [1, 0, 2, 1, 3, 0]
    sun = Scenario().lay(0, "garrison", "-1U1").roll("sun", 4)  # another thing altogether
    assert sun.have(0) == {}


def test_progress_pays_for_every_abbey_and_library() -> None:
    table = Scenario(active=1).city(0, "-1").lay(0, "abbey", "-1U1").lay(0, "library", "-1L1")
    table.lay(1, "abbey", "-1U1").roll("question", 2, event="progress")
    assert table.seat() == 1  # the roller first
    table.store("2L").store("0U", "0U")
    assert table.have(1) == {"gold": 1, "grain": 1}
    assert table.have(0) == {"wool": 2, "ore": 1}


def test_year_end_shuffles_the_whole_event_deck() -> None:
    table = Scenario().roll("question", 6, event="plague")
    assert [NAMES[card] for card in table.s.event_tail] == ["plague"]
    table.roll("question", 6, event="year_end")
    assert table.told(EventsShuffled)
    assert len(table.told(EventTurned)) == 1  # no further card is turned
    assert table.s.event_tail == ()
    assert len(table.s.events) == 10


def test_an_event_goes_under_the_deck_and_comes_again_in_order() -> None:
    table = Scenario()
    table.s.events, table.s.event_tail = (), tuple(table.s.events)
    first = table.s.event_tail[0]
    table.roll("question", 6)
    assert table.told(EventTurned)[0].card == NAMES[first]
    assert table.s.event_tail[-1] == first


# --- the faces ------------------------------------------------------------------------------------


@covers("C9")
def test_c9_two_faces_have_a_question_mark() -> None:
    assert sorted(FACES) == ["brigand", "question", "question", "sun", "tournament", "windmill"]


@covers("C11")
@pytest.mark.parametrize(("turn", "hits"), [(0, False), (3, False), (4, True)])
def test_c11_brigands_are_silent_in_the_first_two_rounds(turn: int, hits: bool) -> None:
    table = Scenario(turn=turn).stock(0, ore=3, wool=3, gold=3).roll("brigand", 1)
    assert ("ore" not in table.have(0)) == hits


def test_brigand_takes_ore_and_wool_above_seven_resources() -> None:
    table = Scenario().stock(0, ore=3, wool=3, gold=1).stock(1, ore=3, wool=3, gold=2)
    table.roll("brigand", 5)
    assert table.have(0) == {"ore": 3, "wool": 3, "gold": 1, "brick": 1}  # 7 are not too many
    assert table.have(1) == {"gold": 2, "lumber": 1}


def test_windmill_lets_the_holder_of_the_token_take_a_resource() -> None:
    table = Scenario().city(1, "-1").lay(1, "marketplace", "-1U1").stock(0, ore=1, wool=1)
    table.roll("windmill", 6)
    assert table.seat() == 1
    table.rob("0U")
    assert table.have(1) == {"wool": 1, "brick": 1}
    assert Scenario().stock(0, ore=1).roll("windmill", 6).deciding() == "act"


def test_windmill_takes_nothing_without_room() -> None:
    table = Scenario().city(1, "-1").lay(1, "marketplace", "-1U1").stock(0, ore=1).stock(1, ore=3)
    assert table.roll("windmill", 6).have(0) == {"ore": 1, "gold": 1}


def test_tournament_pays_strictly_more_tournament_points() -> None:
    table = Scenario().lay(1, "falk", "-1U1").lay(0, "conrad", "-1U1").roll("tournament", 6)
    assert table.seat() == 1
    table.store("2L")
    assert table.have(1) == {"gold": 1, "brick": 1}
    tie = Scenario().lay(1, "hagen", "-1U1").lay(0, "otto", "-1U1").roll("tournament", 6)
    assert tie.deciding() == "act"


def test_sun_pays_both_players_the_roller_first() -> None:
    table = Scenario(active=1).roll("sun", 3)
    assert table.seat() == 1
    table.store("2L")
    assert table.seat() == 0
    table.skip()  # C100: a gain of choice may be declined
    assert table.have(0) == {"wool": 1}
    assert table.have(1) == {"gold": 1, "ore": 1}


@covers("C10")
def test_c10_the_production_number_is_known_while_the_event_is_resolved() -> None:
    table = Scenario().roll("sun", 3)
    view = table.state.view(0)
    assert (view.decision, view.face, view.die) == ("gain", "sun", 3)


def test_tokens_follow_an_event_without_delay() -> None:
    table = Scenario().lay(0, "karl", "-1U1").lay(1, "otto", "-1U1")
    assert table.state.view(0).knight == 0
    table.roll("question", 6, event="civil_war")
    assert table.state.view(0).knight is None
    assert TokenMoved("knight", None) in table.events
