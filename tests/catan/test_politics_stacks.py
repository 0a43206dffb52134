"""Politics & Intrigue: Archivist, Chancellor, Council Meeting, Church Curse."""

from __future__ import annotations

from hofnarr.catan.actions import Lift, Play
from hofnarr.catan.engine.moves import DISCARDS
from hofnarr.catan.events import CurseLifted, Looked, Reordered
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers
from tests.catan.decks import POLITICS_TOURNAMENT

SIX = ["abbey", "smithy", "garrison", "otto", "conrad", "spy"]


def hall(sets: str = "politics") -> Scenario:
    return Scenario(sets).city(0, "-1").city(1, "-1").lay(0, "town_hall", "-1U1")


# --- Archivist ------------------------------------------------------------------------------------


def test_archivist_orders_the_top_six_cards() -> None:
    table = hall().hand(0, "archivist").on_stack(1, *SIX, "karl").play("archivist").look(1)
    assert table.told(Looked)[0].cards == SIX
    assert table.told(Looked)[0].seen_by(1).cards is None  # type: ignore[attr-defined]
    for card in ("spy", "garrison", "abbey", "conrad", "otto"):
        table.take(card)
    wanted = ["spy", "garrison", "abbey", "conrad", "otto", "smithy", "karl"]
    assert table.stack_of(1)[:7] == wanted
    assert table.state.view(0).stacks[1].memory[:6] == wanted[:6]
    assert table.state.view(1).stacks[1].memory[:6] == ["?0"] * 6
    assert table.told(Reordered)[0].stack == 1
    assert table.discarded() == ["archivist"]


@covers("archivist 1")
def test_c69_a_small_stack_is_sorted_completely() -> None:
    table = hall().hand(0, "archivist").only_stack(1, "abbey", "smithy", "spy")
    table.play("archivist").look(1).take("spy").take("smithy")
    assert table.stack_of(1) == ["spy", "smithy", "abbey"]
    assert table.deciding() == "act"
    one = hall().hand(0, "archivist").only_stack(1, "abbey").play("archivist").look(1)
    assert one.state.view(0).stacks[1].memory == ["abbey"]


@covers("C67")
def test_archivist_turns_an_open_top_card_down() -> None:
    table = hall().hand(0, "archivist").on_stack(1, *SIX)
    table.roll("question", 1, event="good_neighbors").play("archivist").look(1)
    assert not table.state.view(1).stacks[1].face_up
    assert table.state.view(1).stacks[1].memory[0] == "?0"


def test_c117_the_archivist_asks_as_often_for_cards_that_are_alike() -> None:
    """How many questions there are tells nothing about the cards."""
    table = hall().hand(0, "archivist").only_stack(1, "abbey", "abbey", "spy")
    table.play("archivist").look(1).take("spy")
    assert table.deciding() == "arrange_top"
    assert len(table.state.legal()) == 1


@covers("C53")
def test_archivist_needs_an_open_stack_with_cards_and_a_town_hall() -> None:
    Scenario("politics").hand(0, "archivist").refuses("C46", Play(0, "archivist"))
    table = hall().hand(0, "archivist")
    table.s.curses = tuple((0, stack) for stack in range(6))
    table.refuses("C65", Play(0, "archivist"))


# --- Chancellor -----------------------------------------------------------------------------------


def test_chancellor_takes_three_cards_of_one_stack() -> None:
    table = hall().hand(0, "chancellor").only_stack(1, *SIX).stock(0, brick=1, lumber=1, ore=1)
    table.play("chancellor").look(1).take("otto").take("abbey").take("spy")
    assert table.hand_of(0) == ["abbey", "otto", "spy"]
    assert table.state.view(1).seats[0].known == ["?0"] * 3
    assert table.can("build", card="abbey")  # in the same turn


@covers("chancellor 1")
def test_chancellor_takes_fewer_of_a_small_stack_and_keeps_the_order() -> None:
    table = hall().hand(0, "chancellor").only_stack(1, "abbey", "spy")
    table.play("chancellor").look(1).take("spy").take("abbey")
    assert table.deciding() == "act"
    assert table.stack_of(1) == []
    rest = hall().hand(0, "chancellor").only_stack(1, *SIX).play("chancellor").look(1)
    rest.take("otto").take("abbey").take("spy")
    assert rest.stack_of(1) == ["smithy", "garrison", "conrad"]


@covers("chancellor 2", "C82")
def test_chancellor_surplus_goes_away_in_the_hand_phase_with_an_exchange() -> None:
    table = hall().hand(0, "chancellor", "karl", "walter").on_stack(1, *SIX)
    table.play("chancellor").look(1).take("otto").take("abbey").take("spy")
    assert len(table.hand_of(0)) == 5
    table.end().put("karl", 2).put("walter", 2)
    assert table.deciding() == "exchange"


# --- Council Meeting ------------------------------------------------------------------------------


@covers("council_meeting 1")
def test_council_meeting_puts_one_card_and_draws_two() -> None:
    table = hall().hand(0, "council_meeting", "karl").on_stack(1, "abbey", "spy", "otto")
    table.play("council_meeting").put("karl", 3).draw(1)
    assert table.hand_of(0) == ["abbey", "spy"]
    assert table.stack_of(3)[-1] == "karl"
    assert table.stack_of(1)[0] == "otto"


def test_council_meeting_may_draw_what_it_put() -> None:
    table = hall().hand(0, "council_meeting", "karl").only_stack(1, "abbey")
    table.play("council_meeting").put("karl", 1).draw(1)
    assert table.hand_of(0) == ["abbey", "karl"]


def test_council_meeting_needs_another_card() -> None:
    hall().hand(0, "council_meeting").refuses("C53", Play(0, "council_meeting"))
    two = hall().hand(0, "council_meeting", "council_meeting")
    assert two.can("play", card="council_meeting")


# --- Church Curse ---------------------------------------------------------------------------------


def cursed(*piles: int, active: int = 0) -> Scenario:
    """These piles are closed to seat 0."""
    table = Scenario("politics", active=active).city(0, "-1").city(1, "-1")
    table.s.curses = tuple((0, pile) for pile in piles)
    for _ in piles:
        table._fetch("church_curse")
    return table


def test_church_curse_closes_a_stack_to_the_opponent() -> None:
    table = Scenario("politics", active=1).city(1, "-1").lay(1, "church", "-1U1")
    table.hand(1, "church_curse").play("church_curse")
    assert {action.pile for action in table.legal("pile")} == {*"012345", "discard 0"}
    table.pile("3")
    assert table.state.view("public").curses == [(0, "3")]
    assert table.discarded() == []
    table = cursed(3).hand(0, "spy", "otto").end()
    assert {action.stack for action in table.legal("draw")} == {0, 1, 2, 4, 5}


@covers("church_curse 1")
def test_church_curse_leaves_its_player_access() -> None:
    table = cursed(3, active=1).hand(1, "spy", "otto").end()
    assert table.can("draw", stack=3)


@covers("C65")
def test_church_curse_forbids_to_put_cards_under_the_stack() -> None:
    table = cursed(3).hand(0, "spy", "otto", "karl", "conrad").end()
    assert {action.stack for action in table.legal("put")} == {0, 1, 2, 4, 5}
    passive = cursed(3, active=1).hand(0, "spy", "otto", "karl").lay(0, "abbey", "1U1")
    passive.hand(1, "arsonist").die(1).play("arsonist").skip()  # one card too many now
    assert passive.seat() == 0
    assert {action.stack for action in passive.legal("put")} == {0, 1, 2, 4, 5}


@covers("church_curse 2")
def test_c65_it_is_lifted_for_three_gold_in_action_and_hand_phase() -> None:
    table = cursed(3).stock(0, gold=3).lift("3")
    assert table.s.curses == ()
    assert table.have(0) == {}
    table = cursed(3).stock(0, gold=3).hand(0, "spy", "otto").end().lift("3")
    assert table.told(CurseLifted)[0].pile == "3"
    table.draw(3)
    assert "gold" not in table.have(0)
    cursed(3).stock(0, gold=2).refuses("C65", Lift(0, "3"))
    assert not cursed(3, active=1).stock(1, gold=3).legal("lift")  # the victim's affair


def test_c65_it_is_lifted_in_the_exchange_and_when_nothing_is_open() -> None:
    table = cursed(3).stock(0, gold=3).hand(0, "spy", "otto", "karl").end()
    assert table.deciding() == "exchange"
    assert not table.can("put", stack=3)
    table.lift("3")
    assert table.can("put", stack=3)
    table = cursed(3, 4).stock(0, gold=3)
    for stack in (0, 1, 2, 5):
        table.s.stacks[3] += table.s.stacks[stack]
        table.s.stacks[stack] = ()
    table.end()
    assert table.deciding() == "hand_end"
    table.lift("3")
    assert len(table.hand_of(0)) == 3  # drawn at once, the one stack being open now (C81)


def test_c65_the_end_of_the_hand_phase_is_the_last_chance() -> None:
    table = cursed(3).stock(0, gold=3).hand(0, "spy", "otto").end().draw(0)
    assert table.deciding() == "hand_end"
    table.skip()
    assert table.s.active == 1
    assert table.s.curses == ((0, 3),)


def test_c65_one_pile_may_carry_several() -> None:
    table = cursed(3, 3).stock(0, gold=3).lift("3")
    assert table.s.curses == ((0, 3),)
    table.stock(0, gold=3).end()
    assert not table.can("draw", stack=3)


@covers("church_curse 3")
def test_c65_on_the_discard_pile_only_taking_is_forbidden() -> None:
    table = cursed(DISCARDS).lay(0, "town_hall", "-1U1").hand(0, "diplomat", "merchant")
    table.on_pile("spy").stock(1, ore=1).refuses("C65", Play(0, "diplomat"))
    table.play("merchant")
    assert table.discarded() == ["spy", "merchant"]  # cards still go there


@covers("church_curse 4")
def test_church_curse_lifted_goes_to_the_discard_pile() -> None:
    table = cursed(3).stock(0, gold=3).lift("3")
    assert table.discarded() == ["church_curse"]
    duel = Scenario(options=POLITICS_TOURNAMENT, active=1)
    duel.s.curses = ((1, 5),)
    duel.stock(1, gold=3).lift("5")
    assert duel.discarded(1) == ["church_curse"]  # of the victim
    assert duel.discarded(0) == []


@covers("C95")
def test_church_curse_in_a_tournament_lies_on_a_pile_of_the_opponent() -> None:
    table = Scenario(options=POLITICS_TOURNAMENT).city(0, "-1").lay(0, "church", "-1U1")
    table.hand(0, "church_curse").play("church_curse")
    assert {action.pile for action in table.legal("pile")} == {*"4567", "discard 1"}


@covers("C65")
def test_church_curse_closes_stacks_to_cards_too() -> None:
    table = cursed(3).lay(0, "town_hall", "-1U1").hand(0, "chancellor").play("chancellor")
    assert {action.stack for action in table.legal("look")} == {0, 1, 2, 4, 5}


def test_c98_conflict_and_master_builder_use_only_open_stacks() -> None:
    table = cursed(3).lay(0, "otto", "1U1").hand(1, "spy", "karl", "conrad")
    table.roll("question", 1, event="conflict")
    assert {action.stack for action in table.legal("put")} == {0, 1, 2, 4, 5}
    builder = cursed(3).roll("question", 1, event="master_builder")
    assert {action.stack for action in builder.legal("look")} == {0, 1, 2, 4, 5}


def test_church_curse_needs_a_church_and_seven_points() -> None:
    Scenario("politics").hand(0, "church_curse").refuses("C46", Play(0, "church_curse"))
    early = Scenario("politics", seven=False).city(0, "-1").lay(0, "church", "-1U1")
    early.hand(0, "church_curse").refuses("C52", Play(0, "church_curse"))


def test_church_curse_second_copy_may_follow_in_the_same_turn() -> None:
    table = Scenario("politics").city(0, "-1").lay(0, "church", "-1U1")
    table.hand(0, "church_curse", "church_curse").play("church_curse").pile("3")
    table.play("church_curse").pile("3")
    assert table.s.curses == ((1, 3), (1, 3))
