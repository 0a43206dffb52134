"""Our own rulings on details of the theme sets, from C108 on. C114, C117, C119, C122 and C126 are
tested with their cards."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Play, Trade
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.events import Drew, GameEnded, Took, Traded
from hofnarr.catan.options import Options, Tournament
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.decks import (
    BARBARIANS_TOURNAMENT,
    KNIGHTS_TOURNAMENT,
    POLITICS_TOURNAMENT,
)

FULL = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}


# --- Knights & Merchants --------------------------------------------------------------------------


def test_c108_two_larger_harbors_double_once() -> None:
    def commerce(harbors: int) -> int:
        table = Scenario("knights").city(0, "-1").lay(0, "merchant_guild", "-1U1")
        for at in ("-1L1", "-1L2")[:harbors]:
            table.lay_copy(0, "larger_harbor", at)
        return table.points(0)["commerce"]

    assert [commerce(harbors) for harbors in (0, 1, 2)] == [4, 8 + 1, 8 + 2]  # 1 of its own each


def pirates() -> Scenario:
    """A tournament where seat 1 holds both players' Sigmund."""
    decks = KNIGHTS_TOURNAMENT.tournament, BARBARIANS_TOURNAMENT.tournament
    assert decks[0] is not None
    assert decks[1] is not None
    own = Tournament([decks[0].decks[1], decks[1].decks[0]], decks[0].events)
    table = Scenario(options=Options(sets=["knights", "barbarians"], tournament=own))
    table.hand(0, "privateer_fleet", "privateer_fleet").stock(0, lumber=2, ore=2, wool=2)
    table.hand(1, "sigmund").lay(1, "wool_fleet", "-1U1")
    table.s.realms[1].hand.append(title("sigmund"))
    return table


def test_c109_a_second_privateer_fleet_may_be_answered_anew() -> None:
    table = pirates().build("privateer_fleet", "-1U1").play("sigmund")
    table.build("privateer_fleet", "-1L1")
    assert (table.seat(), table.deciding()) == (1, "window")
    assert table.play("sigmund").card_at(1, "-1U1") == "wool_fleet"


def test_c109_an_answer_does_not_hold_for_the_second_privateer_fleet() -> None:
    table = pirates().build("privateer_fleet", "-1U1").play("sigmund")
    assert table.build("privateer_fleet", "-1L1").skip().card_at(1, "-1U1") is None


def inquisitor(*stacks: tuple[str, ...], hand: tuple[str, ...] = ()) -> Scenario:
    """The stacks of seat 1 hold these cards and no others."""
    table = Scenario(options=KNIGHTS_TOURNAMENT).lay(0, "abbey", "-1U1").hand(0, "inquisition")
    table.hand(1, *hand)
    table.s.stacks[4:] = [
        tuple(title(name) for name in (stacks[n] if n < len(stacks) else ())) for n in range(4)
    ]
    return table


def test_c110_an_inquisition_needs_a_card_in_an_open_stack_and_two_to_mix() -> None:
    inquisitor(hand=("karl", "roland")).refuses("C53", Play(0, "inquisition"))
    inquisitor(("karl",)).refuses("C53", Play(0, "inquisition"))
    assert inquisitor(("karl",), hand=("roland",)).can("play", card="inquisition")
    assert inquisitor(("karl", "roland")).can("play", card="inquisition")
    closed = inquisitor(("karl", "bodo"), hand=("roland", "otto"))
    closed.s.curses = ((1, 4),)
    closed.refuses("C65", Play(0, "inquisition"))


def test_c110_the_new_stacks_are_dealt_in_turn() -> None:
    names = ("karl", "otto", "siegfried", "bodo", "roland", "castle")
    table = inquisitor(names).play("inquisition")
    order = sorted(names, key=title)  # nothing is shuffled here
    assert [table.stack_of(4 + first) for first in range(4)] == [
        order[first::4] for first in range(4)
    ]


def test_c111_the_knight_of_imelda_goes_to_its_owners_pile_if_every_stack_is_closed() -> None:
    table = Scenario(options=KNIGHTS_TOURNAMENT, active=0).hand(0, "imelda").lay(1, "karl", "-1U1")
    table.s.curses = tuple((1, stack) for stack in range(4, 8))
    table.play("imelda")
    assert (table.discarded(0), table.discarded(1)) == (["imelda"], ["karl"])


@pytest.mark.parametrize("open_stacks", [0, 1])
def test_c111_a_failed_church_domain_is_discarded_if_every_stack_is_closed(
    open_stacks: int,
) -> None:
    table = Scenario(options=POLITICS_TOURNAMENT, active=1).lay(0, "church_domain", "1U1")
    table.s.curses = tuple((0, stack) for stack in range(4 - open_stacks))
    table.roll("question", 1, event="good_neighbors")
    assert table.card_at(0, "1U1") is None
    assert (table.discarded(0), table.discarded(1)) == (["church_domain"][open_stacks:], [])


def test_c112_a_card_of_the_palace_is_named_then_paid_for_then_taken() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "palace", "-1U1").on_pile("abbey", "spy")
    table.stock(0, wool=1, ore=1).roll("sun", 1).skip().take("spy")
    assert (table.deciding(), table.hand_of(0)) == ("pay_any", [])
    assert table.discarded() == ["abbey", "spy"]
    assert table.pay("0U").hand_of(0) == ["spy"]


def test_c112_two_palaces_act_twice() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "palace", "-1U1").on_pile("abbey", "spy")
    table.lay_copy(0, "palace", "-1L1").stock(0, wool=2).roll("sun", 1).skip()
    table.take("spy").take("abbey")
    assert table.hand_of(0) == ["abbey", "spy"]
    assert (table.have(0), table.seat()) == ({}, 1)


def test_c113_a_large_trade_fleet_is_offered_only_where_it_is_better() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "large_trade_fleet", "-1U1")
    table.lay(0, "grain_fleet", "1U1").stock(0, grain=3, wool=3)
    assert {(trade.give, trade.fleet) for trade in table.legal("trade")} == {
        ("grain", None),  # 2:1 anyway
        ("wool", None),
        ("wool", "-1U1"),
    }
    table.refuses("C30", Trade(0, "grain", "ore", "-1U1"))


# --- Politics & Intrigue --------------------------------------------------------------------------


def cursed(*stacks: int) -> Scenario:
    """These stacks are closed to seat 0, who has the gold to lift one curse."""
    table = Scenario("politics").stock(0, gold=3)
    table.s.curses = tuple((0, stack) for stack in stacks)
    for _ in stacks:
        table._fetch("church_curse")
    return table


def test_c114_the_doctor_answers_only_where_the_plague_would_take_something() -> None:
    def asked(building: str | None) -> bool:
        table = Scenario("politics").city(0, "-1").hand(0, "doctor").stock(0, ore=1)
        if building:
            table.lay(0, building, "-1U1")
        return table.roll("question", 6, event="plague").can("play", card="doctor")

    assert [asked(each) for each in (None, "bath_house", "aqueduct")] == [True, False, False]


def test_c115_a_curse_is_lifted_when_no_stack_is_accessible_and_refilling_resumes() -> None:
    table = cursed(0, 1).hand(0, "spy")
    table.s.stacks[0] += tuple(card for stack in table.s.stacks[2:] for card in stack)
    table.s.stacks[2:] = [()] * 4
    assert table.end().deciding() == "hand_end"
    table.lift("0")
    assert len(table.hand_of(0)) == 3
    assert table.told(Drew)[0].stack == 0


def test_c115_a_curse_is_lifted_at_the_end_of_the_hand_phase() -> None:
    table = cursed(3).hand(0, "spy", "otto").end().draw(0)
    assert table.deciding() == "hand_end"
    assert table.lift("3").s.curses == ()
    assert table.s.active == 1  # the hand is full


def test_c116_an_empty_stack_can_be_cursed_and_then_takes_no_cards() -> None:
    table = Scenario("politics").city(0, "-1").lay(0, "church", "-1U1").hand(0, "church_curse")
    table.only_stack(3).play("church_curse").pile("3")
    assert table.s.curses == ((1, 3),)
    victim = cursed(3).only_stack(3).hand(0, "spy", "otto", "karl", "conrad").end()
    assert {put.stack for put in victim.legal("put")} == {0, 1, 2, 4, 5}


def test_c117_the_archivist_names_from_the_top_down_and_the_last_goes_by_itself() -> None:
    table = Scenario("politics").city(0, "-1").lay(0, "town_hall", "-1U1").hand(0, "archivist")
    table.only_stack(1, "abbey", "smithy", "spy").play("archivist").look(1).take("spy")
    assert table.stack_of(1)[0] == "spy"
    table.take("smithy")
    assert (table.stack_of(1), table.deciding()) == (["spy", "smithy", "abbey"], "act")


def besieged(*hand: str, gold: int, sets: str = "politics,barbarians") -> Scenario:
    """Seat 0 has a Stronghold on its road and has played its first action card, a Merchant."""
    table = barbarians(sets).lay(1, "barbarian_stronghold", "0").hand(0, "merchant", *hand)
    table.stock(0, grain=1, gold=gold).stock(1, wool=1).play("merchant").pay("0U")
    return table.stock(0, grain=0)


def test_c118_bribery_leaves_three_gold_after_the_surcharge() -> None:
    base = "colonial_base", "2Lo"
    poor = besieged("bribery", gold=3).lay(1, "otto", "1U1")
    poor.refuses("C53", Play(0, "bribery"))
    rich = besieged("bribery", gold=3).lay(1, "otto", "1U1").lay(0, *base)
    rich.stock_at(0, {"2Lo": 1}).play("bribery")
    while rich.can("pay"):
        rich.act(rich.legal("pay")[0])
    assert (rich.have(0), rich.deciding()) == ({}, "bribe_site")


def test_c118_bribery_is_paid_first_then_knight_then_site() -> None:
    table = Scenario("politics").lay(1, "otto", "1U1").lay(1, "conrad", "1L1").hand(0, "bribery")
    table.stock(0, gold=3).play("bribery")
    assert (table.have(0), table.deciding()) == ({}, "bribe")
    assert table.choose(1, "1L1").deciding() == "bribe_site"
    assert table.choose(0, "-1U1").card_at(0, "-1U1") == "conrad"


# --- Barbarians & Traders -------------------------------------------------------------------------


def test_c120_a_card_is_tested_before_the_surcharge_is_paid() -> None:
    table = besieged("caravan", gold=1).play("caravan")  # with the gold that then goes
    assert (table.have(0), table.deciding()) == ({}, "act")
    assert "caravan" in table.discarded()
    full = besieged("wedding", gold=3).lay(0, "church", "-1U1").stock(1, gold=1)
    full.refuses("C53", Play(0, "wedding"))  # though the surcharge would make room


@pytest.mark.parametrize(("gold", "legal"), [(1, False), (2, True)])
def test_c120_what_costs_gold_must_be_affordable_with_the_surcharge(gold: int, legal: bool) -> None:
    table = besieged("anton", gold=gold).lay(0, "town_hall", "-1U1")
    assert table.can("play", card="anton") is legal


def cloth() -> Scenario:
    return barbarians().lay(0, "cloth_residence", "0Uo", level=3)


@pytest.mark.parametrize(("gold", "legal"), [(3, False), (2, False), (1, True)])
def test_c121_the_cloth_exchange_needs_room_for_both(gold: int, legal: bool) -> None:
    table = cloth().stock(0, **{**FULL, "gold": gold})
    assert table.can("use", card="cloth_residence") is legal


def test_c121_neither_unit_received_is_of_the_kind_given() -> None:
    table = cloth().stock(0, grain=2).use("cloth_residence", "0Uo")
    assert not table.can("store", at="-2U")
    table.store("2L")
    assert not table.can("store", at="-2U")
    assert table.store("2L").have(0) == {"gold": 2}


def test_c123_the_first_unit_stored_decides_which_fleet_pays() -> None:
    table = barbarians().lay(0, "wool_fleet", "1U1").lay(0, "ore_fleet", "1L1")
    table.roll("question", 1, event="lucky_trade_voyage")
    assert {store.at for store in table.legal("store")} == {"0U", "-2L"}
    table.store("0U")
    assert {store.at for store in table.legal("store")} == {"0U"}


def test_c124_an_invasion_is_over_for_both_before_victory_is_tested() -> None:
    table = barbarians().city(0, "1").lay(0, "triumphal_arch", "-1U1", level=2)
    table.lay(0, "karl", "1U1").lay(0, "otto", "1L1")
    for at in ("-1U2", "-1L1", "-1L2", "1U2", "1L2"):
        table.lay_copy(0, "library", at)
    table.lay(1, "triumphal_arch", "-1U1").lay(1, "flavo", "1U1").lay(1, "wool_fleet", "1L1")
    assert table.points(0)["victory"] == 12
    table.roll("question", 1, event="barbarian_invasion").decide("arch")
    assert (table.s.winner, table.seat(), table.deciding()) == (-1, 1, "triumph")
    table.decide("arch")
    assert (table.state.to_act(), table.s.winner) == (None, 0)
    assert table.level_at(1, "-1U1") == 1


def test_c124_a_voyage_is_over_for_both_before_victory_is_tested() -> None:
    """The grain makes a Peasant Army strong, which brings the token and the last point."""
    table = barbarians("knights,barbarians").city(0, "1").lay(0, "peasant_army", "-1U1")
    table.lay(0, "grain_fleet", "1U1").lay(0, "triumphal_arch", "-1L1", level=3)
    for at in ("-1U2", "-1L2", "1U2", "1L1", "1L2"):
        table.lay_copy(0, "library", at)
    table.lay(1, "wool_fleet", "1U1")
    assert table.points(0)["victory"] == 12
    table.roll("question", 6, event="lucky_trade_voyage").store("-2U", "-2U", "-2U")
    assert (table.s.winner, table.seat(), table.deciding()) == (-1, 1, "voyage")
    table.store("0U").skip()
    assert (table.state.to_act(), table.s.winner) == (None, 0)


def test_c125_christopher_serves_only_what_lies_beside_a_large_trade_fleet() -> None:
    table = barbarians("knights,barbarians").lay(0, "harbor", "-1L1").hand(0, "christopher")
    table.lay(0, "large_trade_fleet", "-1U1").settlement(0, "3", "stack_fields_3", "stack_hills_1")
    table.stock_at(0, {"-2U": 1, "4U": 2}).play("christopher")
    table.trade("grain", "gold", "-1U1")
    assert table.told(Traded) == [Traded(0, "grain", 1, "gold")]
    assert (table.at(0, "-2U"), table.at(0, "4U")) == (0, 2)
    table.refuses("C30", Trade(0, "grain", "gold", "-1U1"))


def test_c126_sigmund_is_asked_for_when_one_fleet_of_several_is_in_danger() -> None:
    table = barbarians().lay(0, "flagship", "-1U1").lay(0, "ore_fleet", "-1L1").hand(0, "sigmund")
    table.lay(0, "wool_fleet", "1U1").roll("question", 2, event="civil_war")
    assert (table.seat(), table.deciding()) == (0, "window")


def test_c127_the_resource_of_a_sale_may_be_declined() -> None:
    table = barbarians().lay(0, "secret_brotherhood", "-1U1").hand(0, "spy").discard("spy").skip()
    assert (table.have(0), table.hand_of(0), table.discarded()) == ({}, [], ["spy"])
    assert table.deciding() == "act"


def test_c128_ancient_knowledge_may_take_a_witch_coven() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT, active=0).city(0, "-1")
    table.lay(0, "library", "-1U1").hand(0, "ancient_knowledge")
    table.on_pile("witch_coven", "abbey", pile=1).play("ancient_knowledge")
    assert table.hand_of(0) == ["witch_coven"]
    assert table.told(Took)[0].card == "witch_coven"


def test_c129_payment_laying_and_effect_are_one_step() -> None:
    """The grain for Roland weakens the Peasant Army: the token stays, for he is stronger."""
    table = Scenario("knights", active=0).lay(0, "peasant_army", "-1U1").hand(0, "roland")
    table.stock(0, grain=3, ore=2, wool=1).city(1, "-1", "1").lay(1, "conrad", "-1U1")
    buildings = ("aqueduct", "bath_house", "church", "colossus", "library", "town_hall", "palace")
    slots = ("-1U2", "-1L1", "-1L2", "1U1", "1U2", "1L1", "1L2")
    for building, at in zip(buildings, slots, strict=True):
        table.lay(1, building, at)
    assert (table.points(0)["strength"], table.points(1)["victory"]) == (3, 12)
    table.build("roland", "1U1")
    assert not table.told(GameEnded)
    assert (table.card_at(0, "1U1"), table.s.knight, table.deciding()) == ("roland", 0, "act")
