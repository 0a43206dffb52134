"""Knights & Merchants: buildings, one test for each effect and each ruling of a card."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Take
from hofnarr.catan.catalogue.data import RESOURCES, by_id, cards
from hofnarr.catan.engine.places import NUMBER
from hofnarr.catan.events import DieRolled, HandShown, Lapsed
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers
from tests.catan.decks import KNIGHTS_TOURNAMENT

EXPANSIONS = [
    card.id
    for card in cards()
    if card.set == "knights" and card.kind in ("settlement_expansion", "city_expansion")
]
FULL = dict.fromkeys(RESOURCES, 3)


@pytest.mark.parametrize("name", EXPANSIONS)
def test_card_of_knights_costs_and_counts_what_is_printed(name: str) -> None:
    card = by_id()[name]
    table = Scenario("knights").city(0, "-1").hand(0, name).stock(0, **FULL)
    before = table.points(0)
    table.build(name, "-1L1")  # no fields there
    assert table.card_at(0, "-1L1") == name
    left = {res: 3 - card.cost.get(res, 0) for res in RESOURCES}
    assert table.have(0) == {res: amount for res, amount in left.items() if amount}
    after = table.points(0)
    tokens = (card.points.strength > 0) + (card.points.commerce > 0)
    assert after["victory"] - before["victory"] == card.points.victory + tokens
    assert after["strength"] == card.points.strength
    assert after["tournament"] == card.points.tournament
    assert after["commerce"] == card.points.commerce


@pytest.mark.parametrize("name", EXPANSIONS)
def test_card_of_knights_stands_on_a_settlement_or_only_on_a_city(name: str) -> None:
    table = Scenario("knights").hand(0, name).stock(0, **FULL)
    assert table.can("build", card=name) == (by_id()[name].kind == "settlement_expansion")


# --- Castle ---------------------------------------------------------------------------------------


def test_castle_strikes_one_resource_of_choice_from_a_knight() -> None:
    table = Scenario("knights").lay(0, "castle", "-1U1").hand(0, "roland")
    table.stock(0, grain=2, ore=2, wool=1).build("roland", "-1L1").omit("ore")
    assert table.have(0) == {"ore": 1}
    assert table.card_at(0, "-1L1") == "roland"


def test_castle_makes_a_knight_affordable_and_then_strikes_what_is_missing() -> None:
    table = Scenario("knights").lay(0, "castle", "-1U1").hand(0, "walther")
    table.stock(0, grain=1, wool=1).build("walther", "-1L1")
    assert table.have(0) == {}
    poor = Scenario("knights").lay(0, "castle", "-1U1").hand(0, "walther").stock(0, grain=1)
    assert not poor.can("build", card="walther")


def test_castle_helps_only_with_knights_and_only_its_owner() -> None:
    table = Scenario("knights").lay(0, "castle", "-1U1").hand(0, "peasant_army", "abbey")
    table.stock(0, lumber=1, brick=1)
    assert not table.can("build")
    other = Scenario("knights").lay(1, "castle", "-1U1").hand(0, "walther").stock(0, ore=1, wool=1)
    assert not other.can("build", card="walther")


@covers("castle 1")
def test_castle_twice_strikes_two_and_pays_nothing_back() -> None:
    table = Scenario("knights").lay(0, "castle", "-1U1").lay(0, "castle", "-1L1").hand(0, "roland")
    table.stock(0, grain=2, ore=2, wool=1).build("roland", "1U1").omit("ore").omit("ore")
    assert table.have(0) == {"ore": 2}
    free = Scenario("knights").lay(0, "castle", "-1U1").lay(0, "castle", "-1L1").hand(0, "conrad")
    assert sum(by_id()["conrad"].cost.values()) <= 2
    free.build("conrad", "1U1")
    assert free.card_at(0, "1U1") == "conrad"
    assert free.have(0) == {}


def test_c37_the_payer_chooses_what_a_discount_omits() -> None:
    table = Scenario("knights").lay(0, "castle", "-1U1").hand(0, "roland").stock(0, **FULL)
    table.build("roland", "-1L1")
    assert {action.resource for action in table.legal("omit")} == {"grain", "ore", "wool"}
    table.omit("wool")
    assert table.have(0) == {**FULL, "grain": 1, "ore": 1}


# --- Tournament Grounds, Watchtower ---------------------------------------------------------------


@covers("tournament_grounds 1")
def test_tournament_grounds_give_every_knight_one_point_more() -> None:
    table = Scenario("knights").lay(0, "roland", "-1U1").lay(0, "walther", "-1L1")
    table.lay(0, "peasant_army", "1U1")
    assert table.points(0)["tournament"] == 2 + 3
    table = Scenario("knights").lay(0, "roland", "-1U1").lay(0, "walther", "-1L1")
    table.lay(0, "peasant_army", "1U1").lay(0, "tournament_grounds", "1L1")
    assert table.points(0)["tournament"] == 3 + 4  # no knight, no more points
    zero = next(
        card.id for card in cards() if card.class_ == "unit/knight" and not card.points.tournament
    )
    other = Scenario("knights,barbarians").lay(0, zero, "-1U1").lay(0, "tournament_grounds", "1L1")
    assert other.points(0)["tournament"] == 1


@covers("spy 3", "watchtower 1", "watchtower 2", "C80")
@pytest.mark.parametrize(("die", "caught"), [(1, True), (2, True), (3, False), (6, False)])
def test_watchtower_catches_a_spy_on_one_and_two(die: int, caught: bool) -> None:
    table = Scenario("knights").lay(1, "watchtower", "-1U1").hand(0, "spy").hand(1, "merchant")
    table.die(die).play("spy")
    assert table.told(DieRolled) == [DieRolled(1, "watchtower", die, caught)]
    assert bool(table.told(HandShown)) != caught  # rolled before the hand is shown
    if not caught:
        table.take("merchant")
    assert table.hand_of(0) == ([] if caught else ["merchant"])
    assert table.discarded() == ["spy"]
    assert len(table.s.spent) == 1  # the Spy counts as played


def test_watchtower_guards_its_owner_only() -> None:
    table = Scenario("knights").lay(0, "watchtower", "-1U1").hand(0, "spy").hand(1, "merchant")
    assert not table.play("spy").told(DieRolled)


# --- Toll Station ---------------------------------------------------------------------------------


def test_toll_station_gains_two_gold_on_the_sun_face() -> None:
    table = Scenario("knights", active=1).lay(0, "toll_station", "-1U1").roll("sun", 2)
    table.skip()  # the roller's free resource
    assert table.have(0) == {"gold": 2}
    assert table.deciding() == "gain"  # the fixed gold comes before the free resource


@covers("toll_station 1")
def test_toll_station_pays_only_as_much_as_fits() -> None:
    table = Scenario("knights").lay(0, "toll_station", "-1U1").stock(0, gold=2).roll("sun", 2)
    assert table.have(0) == {"gold": 3}
    assert Lapsed(0, "gold", 1, "toll_station") in table.events


@covers("toll_station 2")
def test_toll_station_twice_gives_up_to_four() -> None:
    table = Scenario("knights").lay(0, "toll_station", "-1U1").lay(0, "toll_station", "-1L1")
    table.settlement(0, "3", "stack_gold_field_3", "stack_hills_1").roll("sun", 2)
    table.store("2L", "4U")  # the first and the last of the four have no choice
    assert (table.at(0, "2L"), table.at(0, "4U")) == (2, 2)


def test_c13_fixed_gold_then_the_free_resources_then_the_palace() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "palace", "-1U1").on_pile("abbey")
    table.lay(0, "toll_station", "-1L1").lay(0, "privateer_fleet", "1L1").roll("sun", 2)
    assert (table.have(0), table.deciding()) == ({"gold": 3}, "gain")
    table.store("0U")
    assert (table.seat(), table.deciding()) == (0, "palace")
    table.skip()
    assert (table.seat(), table.deciding()) == (1, "gain")  # then the other player


def test_c13_toll_station_and_privateers_fill_two_gold_fields_together() -> None:
    table = Scenario("knights").lay(0, "toll_station", "-1U1").lay(0, "toll_station", "-1L1")
    table.lay(0, "privateer_fleet", "1U1").lay(0, "privateer_fleet", "1L1")
    table.settlement(0, "3", "stack_gold_field_3", "stack_hills_1").stock_at(0, {"4U": 1})
    table.roll("sun", 2)  # 4 + 2 gold, room for 5
    while table.deciding() == "store":
        table.act(table.legal("store")[0])
    assert table.have(0) == {"gold": 6}
    assert sum(event.amount for event in table.told(Lapsed)) == 1


@covers("C101")
def test_c101_the_rich_year_of_these_cards_is_the_sun_and_no_event() -> None:
    table = Scenario("knights").lay(0, "toll_station", "-1U1").lay(0, "privateer_fleet", "-1L1")
    table.lay(0, "garrison", "1U1").roll("question", 1, event="productive_year_km")
    assert table.have(0) == {"grain": 1, "wool": 1, "brick": 1}


# --- Bank -----------------------------------------------------------------------------------------


def test_bank_takes_two_resources_on_the_windmill_face() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "bank", "-1U1").stock(1, ore=1, wool=2)
    table.roll("windmill", 2).rob("-2L", "0U")
    assert table.have(0) == {"ore": 2, "wool": 1}  # ore was rolled too


def test_bank_is_idle_without_the_windmill_token() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "bank", "-1U1").city(1, "-1")
    table.lay(1, "counting_house", "-1U1").stock(0, wool=2).roll("windmill", 2)
    assert table.seat() == 1
    table.rob("0U")
    assert table.deciding() == "act"  # the other has no Bank


@covers("bank 1")
def test_bank_takes_fewer_if_there_are_fewer_or_room_is_lacking() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "bank", "-1U1").stock(1, ore=1)
    table.roll("windmill", 4).rob("-2L")
    assert table.deciding() == "act"
    full = Scenario("knights").city(0, "-1").lay(0, "bank", "-1U1").stock(0, ore=2).stock(1, ore=3)
    full.roll("windmill", 4).rob("-2L")
    assert (full.have(0)["ore"], full.deciding()) == (3, "act")


# --- Larger Harbor --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points"), [("marketplace", 4), ("merchant_guild", 8), ("counting_house", 6)]
)
def test_larger_harbor_doubles_three_commercial_buildings(name: str, points: int) -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "larger_harbor", "-1U1").lay(0, name, "-1L1")
    table.lay(0, "toll_station", "-1U2")  # not doubled
    assert table.points(0)["commerce"] == 1 + points + 1


def test_larger_harbor_of_the_opponent_or_under_dogma_doubles_nothing() -> None:
    table = Scenario("knights").city(0, "-1").city(1, "-1").lay(0, "marketplace", "-1U1")
    table.lay(1, "larger_harbor", "-1U1")
    assert table.points(0)["commerce"] == 2
    table = Scenario("knights,politics").city(0, "-1").lay(0, "marketplace", "-1U1")
    table.lay(0, "larger_harbor", "-1L1")
    table.s.dogmas = ((0, NUMBER["-1L1"]),)
    assert table.points(0)["commerce"] == 2


@covers("C51")
def test_c51_two_larger_harbors_double_only_once() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "marketplace", "-1U1")
    table.lay(0, "larger_harbor", "-1L1").lay_copy(0, "larger_harbor", "-1L2")
    assert table.points(0)["commerce"] == 4 + 2


@covers("larger_harbor 1")
def test_larger_harbor_is_no_harbor() -> None:
    table = Scenario("knights,barbarians").city(0, "-1").lay(0, "larger_harbor", "-1U1")
    table.lay(0, "brick_fleet", "-1L1").hand(0, "colonial_base").stock(0, **FULL)
    assert table.points(0)["commerce"] == 1 + 1  # no bonus for the fleet
    assert not table.can("build", card="colonial_base")


# --- Palace ---------------------------------------------------------------------------------------


def palace(*pile: str, active: int = 0) -> Scenario:
    table = Scenario("knights", active=active).city(0, "-1").lay(0, "palace", "-1U1")
    return table.on_pile(*pile)


def test_palace_takes_a_card_of_the_pile_for_one_resource() -> None:
    table = palace("abbey", "spy", "karl").stock(0, wool=1, gold=1).roll("sun", 2).skip()
    table.take("spy").pay("0U")
    assert table.hand_of(0) == ["spy"]
    assert table.have(0) == {"gold": 1}
    assert table.discarded() == ["abbey", "karl"]


def test_palace_may_be_left_alone_and_needs_pile_and_resource() -> None:
    table = palace("abbey").stock(0, wool=1).roll("sun", 2).skip().skip()
    assert (table.hand_of(0), table.seat()) == ([], 1)
    assert palace().stock(0, wool=1).roll("sun", 2).skip().seat() == 1
    assert palace("abbey").roll("sun", 2).skip().seat() == 1


@covers("palace 1")
def test_c75_palace_above_the_hand_limit_is_an_exchange() -> None:
    table = palace("abbey").hand(0, "spy", "karl", "mint").stock(0, wool=1).roll("sun", 2).skip()
    table.take("abbey")
    assert table.deciding() == "palace_discard"
    assert {action.card for action in table.legal("discard")} == {"abbey", "karl", "mint", "spy"}
    table.discard("karl")
    assert table.hand_of(0) == ["abbey", "mint", "spy"]
    assert table.discarded() == ["karl"]


def test_c75_the_passive_owner_of_a_palace_discards_at_once_too() -> None:
    table = palace("abbey", active=1).hand(0, "spy", "karl", "mint").stock(0, wool=1)
    table.roll("sun", 4).skip().skip().take("abbey").discard("abbey")
    assert table.hand_of(0) == ["karl", "mint", "spy"]
    assert table.discarded() == ["abbey"]
    assert (table.seat(), table.deciding()) == (1, "act")


@covers("palace 2")
def test_palace_may_be_paid_with_what_the_sun_just_gave() -> None:
    table = palace("abbey").roll("sun", 2).store("0U").take("abbey")
    assert table.hand_of(0) == ["abbey"]
    assert table.have(0) == {}


@covers("palace 3", "C95")
def test_palace_takes_from_the_common_pile_or_in_a_tournament_from_the_own() -> None:
    table = Scenario(options=KNIGHTS_TOURNAMENT).city(0, "-1").lay(0, "palace", "-1U1")
    table.on_pile("abbey", pile=0).on_pile("spy", pile=1).stock(0, wool=1).roll("sun", 2).skip()
    assert [action.card for action in table.legal("take")] == ["abbey"]
    table.refuses("D9", Take(0, "spy"))


@covers("palace 4")
def test_palace_is_shut_while_a_curse_closes_the_pile() -> None:
    table = palace("abbey").stock(0, wool=1)
    table.s.curses = ((0, 8),)
    assert table.roll("sun", 2).skip().seat() == 1
    other = palace("abbey").stock(0, wool=1)
    other.s.curses = ((1, 8),)  # closed to the opponent only
    assert other.roll("sun", 2).skip().deciding() == "palace"
