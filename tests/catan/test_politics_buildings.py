"""Politics & Intrigue: expansions of settlements and cities."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.events import Lapsed, PutUnder
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers


def politics(sets: str = "politics") -> Scenario:
    return Scenario(sets).city(0, "-1").city(1, "-1")


# --- Holy Site ------------------------------------------------------------------------------------


def holy(*hand: str) -> Scenario:
    table = politics().lay(0, "holy_site", "1U1").hand(0, *hand)
    return table.on_stack(0, "abbey", "smithy", "garrison")


def test_holy_site_replaces_the_card_just_drawn() -> None:
    table = holy("spy", "conrad").end().draw(0).decide("replace")
    assert table.hand_of(0) == ["smithy", "conrad", "spy"]
    assert table.stack_of(0)[0] == "garrison"
    assert table.stack_of(0)[-1] == "abbey"


def test_holy_site_needs_a_church() -> None:
    table = politics().hand(0, "holy_site").stock(0, brick=1, ore=1)
    table.refuses("C46", Build(0, "holy_site", "1U1"))
    table = politics().lay(0, "church", "-1U1").hand(0, "holy_site").stock(0, brick=1, ore=1)
    table.build("holy_site", "1U1")
    assert table.card_at(0, "1U1") == "holy_site"


@covers("holy_site 1")
def test_c83_the_decision_comes_before_the_next_card() -> None:
    table = holy("spy").end().draw(0)
    assert table.deciding() == "holy_site"
    table.decide("keep")
    assert table.deciding() == "refill"
    table.draw(1)  # kept: it is still unused, and now another card was drawn
    assert table.deciding() == "holy_site"
    table.refuses("C83", Build(0, "abbey", "-1U1"))


@covers("C83")
def test_holy_site_works_once_in_each_hand_phase() -> None:
    table = holy("spy").end().draw(0).decide("replace")
    assert table.deciding() == "refill"
    table.draw(0)
    assert table.s.active == 1


@covers("C83")
def test_holy_site_replaces_by_a_paid_search_too() -> None:
    table = holy("spy", "conrad").stock(0, ore=2).end().draw(0).decide("replace")
    assert [action.stack for action in table.legal("search")] == [0]
    table.search(0).take("garrison")
    assert "garrison" in table.hand_of(0)
    assert "ore" not in table.have(0)


@covers("C83")
def test_holy_site_replaces_a_searched_and_an_exchanged_card() -> None:
    table = holy("spy", "conrad").stock(0, ore=2).end().search(0).take("smithy")
    table.decide("replace")
    assert table.hand_of(0) == ["abbey", "conrad", "spy"]  # nothing to pay: the top card
    table = holy("spy", "conrad", "otto").end().put("otto", 0).decide("replace")
    assert table.hand_of(0) == ["smithy", "conrad", "spy"]


def test_holy_site_hides_the_card_but_not_that_it_is_the_drawn_one() -> None:
    table = holy("spy", "conrad")
    table.ready()
    table.s.known[0] = tuple(sorted((title("spy"), table.s.known[0][0])))  # seen by a Spy
    table.end().draw(0).decide("replace")
    event = table.told(PutUnder)[0]
    assert event.seen_by(1).card is None  # type: ignore[attr-defined]
    assert title("spy") in table.s.known[0]  # no other card can have left the hand


def test_holy_site_puts_an_open_card_under_its_stack_openly() -> None:
    table = holy("spy", "conrad")
    table.ready()
    top = table.s.stacks[0][0]
    for memory in table.s.memory:
        memory[0] = (top, *memory[0][1:])
    table.s.faceup = (0,)
    table.end().draw(0).decide("replace")
    assert table.told(PutUnder)[0].known_to == [0, 1, "public"]
    assert table.s.memory[1][0][-1] == top


@covers("holy_site 2")
def test_c41_with_a_mission_the_holy_site_costs_nothing() -> None:
    table = politics().lay(0, "mission", "1L1").lay(0, "church", "-1U1").hand(0, "holy_site")
    table.stock(0, brick=1).build("holy_site", "1U1")
    assert (table.card_at(0, "1U1"), table.have(0)) == ("holy_site", {"brick": 1})
    without = politics().lay(0, "church", "-1U1").hand(0, "holy_site").stock(0, brick=1)
    without.refuses("section 7", Build(0, "holy_site", "1U1"))
    theirs = politics().lay(1, "mission", "1L1").lay(0, "church", "-1U1").hand(0, "holy_site")
    theirs.refuses("section 7", Build(0, "holy_site", "1U1"))


# --- Mission --------------------------------------------------------------------------------------


@covers("abbey 2", "mission 1", "order_castle 3")
@pytest.mark.parametrize(
    ("card", "at", "stock"),
    [
        ("abbey", "1U1", {"brick": 1, "lumber": 1}),
        ("order_castle", "1U1", {"brick": 1, "ore": 1}),
        ("order_castle", "1U1", {"ore": 2}),
    ],
)
def test_mission_saves_one_resource_of_a_sacred_building(
    card: str, at: str, stock: dict[str, int]
) -> None:
    table = politics().lay(0, "mission", "1L1").hand(0, card).stock(0, **stock).build(card, at)
    assert table.card_at(0, at) == card
    assert table.have(0) == {}


def test_mission_lets_the_owner_choose_what_is_saved() -> None:
    table = politics().lay(0, "mission", "1L1").hand(0, "abbey").stock(0, brick=1, lumber=1, ore=1)
    table.build("abbey", "1U1").omit("ore")
    assert table.have(0) == {"ore": 1}


@covers("mission 2", "church 3")
def test_mission_counts_for_a_church_of_the_display() -> None:
    table = politics().lay(0, "mission", "1L1").stock(0, brick=1, grain=2, ore=1)
    table.build("church", "-1U1")
    assert table.have(0) == {}
    assert table.points(0)["victory"] == 4


@covers("archdiocese 4")
def test_mission_counts_for_an_archdiocese() -> None:
    table = politics().lay(0, "mission", "1L1").lay(0, "abbey", "1U1").hand(0, "archdiocese")
    table.stock(0, brick=2, ore=2).build("archdiocese", "-1U1")
    assert table.card_at(0, "-1U1") == "archdiocese"


def test_mission_does_not_help_with_other_buildings() -> None:
    table = politics().lay(0, "mission", "1L1").hand(0, "smithy").stock(0, brick=1, lumber=1)
    table.refuses("section 7", Build(0, "smithy", "1U1"))


# --- Order Castle ---------------------------------------------------------------------------------


def ordered(sets: str = "politics") -> Scenario:
    """Seat 1 has an Order Castle, Otto (4 resources) and Conrad (2)."""
    table = politics(sets).lay(1, "order_castle", "1U1")
    return table.lay(1, "otto", "1L1").lay(1, "conrad", "-1L1")


def test_order_castle_covers_costly_knights_in_a_civil_war() -> None:
    table = ordered().lay(1, "falk", "-1U1").roll("question", 1, event="civil_war")
    assert table.hand_of(1) == ["conrad"]  # nobody else could be chosen


@covers("C39", "order_castle 2", "black_knight 1")
def test_order_castle_covers_them_from_the_black_knight() -> None:
    table = ordered().hand(0, "black_knight").die(1).play("black_knight")
    assert table.hand_of(1) == ["conrad"]
    lost = Scenario("politics").lay(0, "order_castle", "1U1").lay(0, "otto", "1L1")
    lost.lay(1, "conrad", "1U1").hand(0, "black_knight").die(6).play("black_knight")
    assert lost.card_at(0, "1L1") == "otto"  # also on a lost duel


@covers("imelda 1")
def test_order_castle_covers_them_from_imelda() -> None:
    table = ordered("knights,politics").hand(0, "imelda").play("imelda").put("conrad", 0)
    assert table.card_at(1, "-1L1") is None  # the only one to choose
    assert table.card_at(1, "1L1") == "otto"


@covers("bribery 1")
def test_order_castle_covers_them_from_bribery() -> None:
    table = ordered().hand(0, "bribery").stock(0, gold=3).play("bribery").choose(0, "1U1")
    assert table.card_at(0, "1U1") == "conrad"


@covers("order_castle 1")
def test_c38_the_printed_cost_counts() -> None:
    table = politics("knights,politics").lay(1, "castle", "-1U1").lay(1, "order_castle", "1U1")
    table.lay(1, "roland", "1L1").hand(0, "black_knight")
    assert table.s.cs.price[title("roland")] >= 3
    assert not table.can("play", card="black_knight")


def test_order_castle_does_not_cover_knights_of_the_opponent_or_fleets() -> None:
    table = politics().lay(0, "order_castle", "1U1").lay(1, "otto", "1L1").hand(0, "black_knight")
    table.die(1).play("black_knight")
    assert table.hand_of(1) == ["otto"]
    table = politics().lay(1, "order_castle", "1U1").lay(1, "gold_fleet", "1L1")
    table.roll("question", 1, event="civil_war")
    assert table.hand_of(1) == ["gold_fleet"]


# --- Church Domain --------------------------------------------------------------------------------


def test_church_domain_gives_a_resource_after_the_own_production() -> None:
    table = politics().lay(0, "church_domain", "1U1").roll("tournament", 4)
    assert table.have(0) == {"lumber": 1}  # production came first
    table.store("-2U")
    assert table.have(0) == {"grain": 1, "lumber": 1}
    its = politics().lay(1, "church_domain", "1U1").roll("tournament", 5)
    assert its.deciding() == "act"
    assert its.have(1) == {"lumber": 1}


def failing(event: str = "year_end") -> Scenario:
    table = politics("knights,politics").lay(1, "church_domain", "1U1")
    table.stock(1, ore=2, wool=3, gold=1)
    return table.roll("question", 6, event=event)


def test_church_domain_fails_when_the_opponent_rolls_a_question_mark() -> None:
    table = failing()
    assert table.seat() == 1
    assert table.have(1) == {"gold": 1}
    table.put("church_domain", 2)
    assert table.stack_of(2)[-1] == "church_domain"
    assert table.card_at(1, "1U1") is None
    assert table.told(PutUnder)[0].known_to == [0, 1, "public"]


@covers("church_domain 1")
def test_church_domain_does_not_mind_an_own_question_mark() -> None:
    table = politics().lay(0, "church_domain", "1U1").stock(0, ore=1)
    table.roll("question", 4, event="year_end").skip()
    assert table.card_at(0, "1U1") == "church_domain"
    assert table.have(0) == {"lumber": 1, "ore": 1}


@covers("church_domain 2")
def test_c14_the_event_comes_before_the_church_domain_fails() -> None:
    table = politics("knights,politics").lay(1, "church_domain", "1U1").lay(0, "otto", "1U1")
    table.stock(1, ore=2).roll("question", 6, event="raid")
    assert table.hand_of(1) == ["church_domain"]
    assert table.have(1) == {"ore": 2, "brick": 1}  # gone before, so nothing is lost


def test_c14_the_church_domain_fails_before_production() -> None:
    table = politics().lay(1, "church_domain", "1U1").stock(1, ore=2)
    table.roll("question", 3, event="year_end").put("church_domain", 0)
    assert table.have(1) == {"ore": 1}  # mountains 3 produce afterwards


@covers("church_domain 3")
def test_c40_church_domain_and_house_of_the_republic_exclude_each_other() -> None:
    table = politics().lay(0, "house_of_republic", "-1U1").hand(0, "church_domain")
    table.stock(0, brick=1).refuses("C46", Build(0, "church_domain", "1U1"))
    table = politics().lay(0, "church_domain", "1U1").lay(0, "town_hall", "-1U1")
    table.hand(0, "house_of_republic").stock(0, brick=2, lumber=2, ore=2)
    table.refuses("C46", Build(0, "house_of_republic", "-1L1"))
    free = politics().lay(1, "church_domain", "1U1").lay(0, "town_hall", "-1U1")
    free.hand(0, "house_of_republic").stock(0, brick=2, lumber=2, ore=2)
    assert free.can("build", card="house_of_republic")


def test_church_domain_goes_to_the_pile_where_all_stacks_are_closed() -> None:
    table = politics().lay(1, "church_domain", "1U1")
    table.s.curses = tuple((1, stack) for stack in range(6))
    table.roll("question", 6, event="year_end")
    assert table.discarded() == ["church_domain"]


# --- Archdiocese ----------------------------------------------------------------------------------


def see(owner: int, sets: str = "politics") -> Scenario:
    return politics(sets).lay(owner, "archdiocese", "-1U1")


def test_archdiocese_gets_gold_before_the_card_takes_effect() -> None:
    table = see(1).lay(0, "church", "-1L1").hand(0, "wedding").stock(1, gold=1).play("wedding")
    assert table.have(0) == {"gold": 2}  # the bride's father had just got the second
    assert table.have(1) == {}


def test_archdiocese_needs_an_abbey_or_a_church() -> None:
    table = politics().hand(0, "archdiocese").stock(0, brick=2, ore=2, wool=1)
    table.refuses("C46", Build(0, "archdiocese", "-1U1"))


@covers("archdiocese 1")
def test_c79_defense_cards_and_both_turns_count() -> None:
    table = see(0).lay(1, "garrison", "1U1").hand(0, "arsonist").hand(1, "bishop").die(1)
    table.play("arsonist").play("bishop")
    assert table.have(0) == {"gold": 1}  # his reaction, in the owner's turn
    table = see(1).stock(1, ore=1).hand(0, "merchant").play("merchant")
    assert table.have(1)["gold"] == 1


@covers("C79")
def test_archdiocese_gets_nothing_for_own_cards() -> None:
    table = see(0).stock(1, ore=1).hand(0, "merchant").play("merchant")
    assert "gold" not in table.have(0)


@covers("archdiocese 2")
def test_archdiocese_without_room_gets_nothing() -> None:
    table = see(1).stock(1, gold=3, ore=1).hand(0, "merchant").play("merchant")
    assert [event.seat for event in table.told(Lapsed)] == [1]


@covers("arsonist 3")
def test_archdiocese_is_not_burnt() -> None:
    table = see(1).hand(0, "arsonist")
    assert not table.can("play", card="arsonist")
    lost = see(0).lay(1, "abbey", "1U1").hand(0, "arsonist").die(6).play("arsonist")
    assert lost.card_at(0, "-1U1") == "archdiocese"
