"""Centre cards, places, action phase, 7-point rule, reactions, tokens and victory."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, Pass, Play, Remove
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.memory import could_hold
from hofnarr.catan.events import (
    Gained,
    GameEnded,
    Laid,
    Lapsed,
    Played,
    RegionTurned,
    SevenReached,
    TokenMoved,
    TurnStarted,
)
from hofnarr.catan.rules.playing import is_fresh
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers

FULL = dict.fromkeys(RESOURCES, 3)
SETTLEMENT = {"brick": 1, "grain": 1, "lumber": 1, "wool": 1}

# --- centre cards ---------------------------------------------------------------------------------


@covers("road")
def test_road_costs_two_brick_and_a_lumber_and_lies_at_an_end() -> None:
    table = Scenario().stock(0, brick=2, lumber=1)
    assert {action.at for action in table.legal("build")} == {"-2", "2"}
    table.build("road", "-2")
    assert table.have(0) == {}
    assert table.s.roads == 6


@covers("road 1")
def test_road_is_never_removed() -> None:
    table = Scenario().road(0, "2")
    assert not table.legal("remove")
    table.refuses("section 7.6", Remove(0, "2"))


@covers("road 2")
def test_road_carries_one_road_expansion() -> None:
    table = Scenario("barbarians").lay(0, "smithy", "-1U1").hand(0, "barbarian_stronghold")
    table.stock(0, lumber=2, ore=2)
    assert {action.at for action in table.legal("build")} == {"0"}
    table.build("barbarian_stronghold", "0")
    assert table.card_at(1, "0") == "barbarian_stronghold"
    full = Scenario("barbarians").lay(0, "smithy", "-1U1").lay(0, "barbarian_stronghold", "0")
    full.s.realms[0].hand.append(title("barbarian_stronghold"))
    assert not full.stock(0, lumber=2, ore=2).can("build", card="barbarian_stronghold")


def test_two_roads_never_touch() -> None:
    table = Scenario().road(0, "2", "-2").stock(0, brick=2, lumber=1)
    assert not table.legal("build")
    table.refuses("section 4", Build(0, "road", "4"))


@covers("settlement", "settlement 1", "C32")
def test_settlement_brings_two_empty_regions() -> None:
    table = Scenario().road(0, "2").stock(0, **SETTLEMENT)
    table.new_regions("stack_hills_1", "stack_pasture_6").build("settlement", "3")
    assert table.told(RegionTurned)[0].region == "stack_hills_1"  # the first is seen
    table.decide("lower")  # and placed; the second takes the other place
    assert [(laid.region, laid.at) for laid in table.told(Laid)] == [
        ("stack_hills_1", "4L"),
        ("stack_pasture_6", "4U"),
    ]
    assert table.at(0, "4L") == table.at(0, "4U") == 0
    assert table.points(0)["victory"] == 3


@covers("settlement 2", "city 1")
def test_settlement_stays_under_a_city_and_so_do_its_cards() -> None:
    table = Scenario().lay(0, "abbey", "-1U1").stock(0, grain=2, ore=3).build("city", "-1")
    assert table.s.settlements == 5
    assert table.s.cities == 6
    assert table.card_at(0, "-1U1") == "abbey"
    assert table.points(0)["victory"] == 3


@covers("city")
def test_city_covers_a_settlement_and_opens_red_sites() -> None:
    table = Scenario().hand(0, "marketplace").stock(0, **FULL)
    assert not table.can("build", card="marketplace")
    table.build("city", "1")
    assert {action.at for action in table.legal("build") if action.card == "marketplace"} == {
        *("1U1", "1L1", "1U2", "1L2"),
    }


@covers("city 2")
def test_city_is_needed_for_the_windmill_token() -> None:
    table = Scenario().lay(0, "garrison", "-1U1")
    assert table.state.view(0).windmill is None
    table = Scenario().lay(0, "garrison", "-1U1").city(0, "1")
    assert table.state.view(0).windmill == 0


def test_a_city_has_two_sites_above_and_two_below() -> None:
    table = Scenario().city(0, "-1").lay(0, "abbey", "-1U1").hand(0, "smithy").stock(0, **FULL)
    places = {action.at for action in table.legal("build") if action.card == "smithy"}
    assert places == {"-1U2", "-1L1", "-1L2", "1U1", "1L1"}


def test_section_4_1_both_second_sites_of_a_city_can_be_named_from_the_start() -> None:
    table = Scenario().city(0, "-1").hand(0, "smithy", "abbey").stock(0, **FULL)
    table.build("smithy", "-1L2").build("abbey", "-1U2")
    assert (table.card_at(0, "-1L2"), table.card_at(0, "-1U2")) == ("smithy", "abbey")
    table.refuses("section 4", Build(0, "road", "-1U1"))


def test_production_that_overflows_tells_what_lapsed() -> None:
    table = Scenario().lay(0, "grain_mill", "-1U1").stock_at(0, {"-2U": 2}).roll("windmill", 1)
    assert table.told(Gained)[0] == Gained(0, "grain", 1, "-2U", "production")
    assert table.told(Lapsed) == [Lapsed(0, "grain", 1, "production")]
    full = Scenario().stock_at(0, {"-2U": 3}).roll("windmill", 1)
    assert full.told(Lapsed) == [Lapsed(0, "grain", 1, "production")]


def test_an_empty_supply_ends_that_kind_of_building() -> None:
    table = Scenario().stock(0, **FULL)
    table.s.roads = table.s.cities = 0
    assert not table.legal("build")


def test_an_own_card_may_be_removed_without_refund() -> None:
    table = Scenario().lay(0, "abbey", "-1U1").remove("-1U1")
    assert table.discarded() == ["abbey"]
    assert table.hand_of(0) == []
    assert table.have(0) == {}


@covers("C97")
def test_c97_the_place_of_a_removed_card_may_be_built_on_at_once() -> None:
    table = Scenario().lay(0, "abbey", "-1U1").lay(0, "smithy", "-1L1").lay(0, "conrad", "1U1")
    table.lay(0, "otto", "1L1").hand(0, "garrison").stock(0, brick=1, lumber=1)
    assert not table.can("build", card="garrison")
    table.remove("-1U1").build("garrison", "-1U1")
    assert table.card_at(0, "-1U1") == "garrison"


def test_a_card_is_not_built_by_who_does_not_hold_it() -> None:
    Scenario().stock(0, **FULL).refuses("section 7.2", Build(0, "abbey", "-1U1"))
    table = Scenario().hand(0, "abbey").stock(0, **FULL)
    table.refuses("section 4.1", Build(0, "abbey", "-1U2"))


# --- action cards ---------------------------------------------------------------------------------


def test_c52_attack_and_neutral_cards_wait_for_seven_points() -> None:
    table = Scenario(seven=False).hand(0, "spy").hand(1, "karl")
    table.refuses("C52", Play(0, "spy"))


def test_c52_seven_points_are_common_and_count_tokens() -> None:
    table = Scenario(seven=False).city(0, "-1").city(1, "-1").hand(0, "conrad", "spy")
    table.hand(1, "karl").stock(0, grain=1, ore=1)
    assert not table.can("play", card="spy")  # 3 + 3
    table.build("conrad", "1U1")  # the knight token makes it 7
    assert SevenReached() in table.events
    assert table.can("play", card="spy")


def test_c52_it_stays_lifted_when_the_sum_falls() -> None:
    table = Scenario(seven=False).city(0, "-1").city(1, "-1").hand(0, "conrad", "spy")
    table.hand(1, "karl").stock(0, grain=1, ore=1)
    assert table.state.board.seven is False
    table.build("conrad", "1U1")
    assert table.s.seven
    table.remove("1U1")
    assert sum(table.state.scores()) == 6
    assert table.can("play", card="spy")


@covers("C54")
def test_c54_a_card_is_announced_before_the_window_and_discarded_after_its_effect() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "bishop")
    table.play("arsonist")
    assert [event.card for event in table.told(Played)] == ["arsonist"]
    assert table.deciding() == "window"
    assert table.discarded() == []
    table.die(1).skip()
    assert table.discarded() == ["arsonist"]


@covers("C56")
def test_c56_a_played_copy_is_not_played_again() -> None:
    table = Scenario().hand(0, "spy", "spy").hand(1, "karl", "otto", "abbey").play("spy")
    table.take("karl")
    assert table.can("play", card="spy")  # another copy
    s = table.s
    s.piles[0] = tuple(card for card in s.piles[0] if card != title("spy"))
    s.realms[0].hand.append(title("spy"))  # as if a card had fetched the played one
    s.realms[0].hand.sort()
    assert is_fresh(s, 0, title("spy"))  # one of the two is fresh
    s.realms[0].hand.remove(title("spy"))
    assert not is_fresh(s, 0, title("spy"))


# --- windows --------------------------------------------------------------------------------------


def test_c80_a_window_opens_by_public_knowledge_alone() -> None:
    with_bishop = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "bishop")
    without = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "karl")
    for table in (with_bishop, without):
        table.play("arsonist")
        assert (table.seat(), table.deciding()) == (1, "window")
    assert without.state.legal() == [Pass(1)]
    seen = [table.state.view(0) for table in (with_bishop, without)]
    assert seen[0].pending == seen[1].pending
    assert seen[0].seats[1] == seen[1].seats[1]


def test_c80_no_window_when_no_such_card_can_be_in_the_hand() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "karl")
    table.on_pile("bishop", "bishop").die(1).play("arsonist")
    assert table.deciding() == "act"
    empty = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").die(1).play("arsonist")
    assert empty.deciding() == "act"


def test_c80_what_everybody_knows_of_a_hand_counts() -> None:
    table = Scenario(active=1).lay(0, "karl", "-1U1").lay(0, "otto", "-1L1").hand(1, "black_knight")
    table.die(1).play("black_knight").choose(0, "-1U1")
    assert not could_hold(table.s, 0, title("herb_woman"))  # the one card is Karl, for all to see
    assert could_hold(table.s, 0, title("karl"))


# --- tokens and victory ---------------------------------------------------------------------------


def test_knight_token_needs_strictly_more_strength() -> None:
    table = Scenario().lay(0, "conrad", "-1U1").hand(0, "hagen").stock(0, grain=1, ore=1)
    table.lay(1, "otto", "-1U1")
    assert table.state.view(0).knight == 1
    table.build("hagen", "-1L1")
    assert table.state.view(0).knight is None  # a tie
    assert TokenMoved("knight", None) in table.events


def test_windmill_token_stays_in_the_middle_if_the_leader_has_no_city() -> None:
    table = Scenario().lay(0, "garrison", "-1U1").lay(0, "garrison", "-1L1").city(1, "-1")
    table.lay(1, "garrison", "-1U1")
    assert table.state.view(0).windmill is None


def almost(sets: str = "base", *, active: int = 0, victory: int) -> Scenario:
    """Seat 0 with so many points, in cities, a Colossus and the rest."""
    table = Scenario(sets, active=active).settlement(0, "3").settlement(0, "-3")
    table.city(0, "-1", "1", "3", "-3").lay(0, "colossus", "-1U1").lay(0, "library", "-1U2")
    table.lay(0, "library", "-1L1")
    extra = ["aqueduct", "aqueduct", "bath_house", "bath_house"]
    places = ("1U1", "1U2", "1L1", "1L2")
    for name, at in zip(extra[: victory - 12], places, strict=False):
        table.lay(0, name, at)
    return table


def test_c87_the_active_player_wins_with_twelve() -> None:
    table = Scenario().settlement(0, "3").settlement(0, "-3").city(0, "-1", "1", "3")
    table.lay(0, "colossus", "-1U1").lay(0, "library", "-1U2").lay(0, "library", "-1L1")
    assert table.points(0)["victory"] == 11
    table.stock(0, grain=2, ore=3).build("city", "-3")
    assert table.state.to_act() is None
    assert table.told(GameEnded)[0] == GameEnded(0, [12, 2], "victory")


def test_c87_base_game_is_not_won_in_the_opponents_turn() -> None:
    table = almost(active=1, victory=12).roll("tournament", 6)
    assert table.points(0)["victory"] >= 12
    assert table.seat() == 1
    table.s.realms[1].hand[:] = [table.s.stacks[0][0]] * 3
    table.end().skip()
    assert table.state.to_act() is None  # at the beginning of his own turn he has won
    assert table.told(GameEnded)[0].winner == 0


def test_c87_extended_game_is_won_by_either_player_at_once() -> None:
    table = almost("knights", active=1, victory=13).roll("tournament", 6)
    assert table.points(0)["victory"] == 13
    assert table.state.to_act() is None
    assert table.s.winner == 0


@pytest.mark.parametrize("active", [0, 1])
def test_c87_on_equal_points_the_active_player_wins(active: int) -> None:
    from hofnarr.catan.engine.settling import _winner

    table = Scenario("knights", active=active)
    assert _winner(table.s, (13, 13)) == active
    assert _winner(table.s, (13, 14)) == 1
    assert _winner(table.s, (14, 13)) == 0
    assert _winner(table.s, (12, 12)) == -1


@pytest.mark.parametrize("active", [0, 1])
def test_c87_a_win_on_equal_points_is_not_shared(
    active: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Scenario("knights", active=active)
    monkeypatch.setattr(type(table.s), "victory", lambda self, seat: 13)
    table.roll("tournament", 6)
    assert table.state.scores() == [13, 13]
    assert table.state.winners() == [active]


@covers("C88")
def test_c88_tokens_come_before_the_seven_point_rule_and_victory() -> None:
    table = Scenario(seven=False).city(0, "-1").city(1, "-1").hand(0, "conrad")
    table.stock(0, grain=1, ore=1).build("conrad", "1U1")
    kinds = [type(event).__name__ for event in table.events]
    assert kinds.index("TokenMoved") < kinds.index("SevenReached")


@covers("C89")
@pytest.mark.parametrize(("city", "winner"), [(True, 0), (False, None)])
def test_c89_after_150_rounds_more_points_win(city: bool, winner: int | None) -> None:
    table = Scenario(turn=299, active=1).hand(1, "abbey", "spy", "bishop")
    if city:
        table.city(0, "-1")
    table.end().skip()
    assert table.state.to_act() is None
    assert table.told(GameEnded)[0].winner == winner
    assert table.told(GameEnded)[0].reason == "rounds"
    assert table.state.winners() == ([0, 1] if winner is None else [winner])


def test_the_dice_pass_to_the_other_player() -> None:
    table = Scenario().hand(0, "abbey", "spy", "bishop").end().skip()
    assert table.told(TurnStarted)[0].seat == 1
    assert table.s.spent == ()
