"""Politics & Intrigue: event cards."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import NAMES
from hofnarr.catan.engine.places import NUMBER
from hofnarr.catan.events import Drew, Took, TopsTurned
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers
from tests.catan.decks import POLITICS_TOURNAMENT

# --- Begging Monk ---------------------------------------------------------------------------------


def begging(holder: int = 0) -> Scenario:
    return Scenario("politics").city(holder, "-1").lay(holder, "marketplace", "-1U1")


@covers("begging_monk 1", "C73")
def test_begging_monk_takes_two_resources_of_the_windmill_holder() -> None:
    table = begging().stock(0, grain=2, ore=2)
    table.settlement(1, "3", "stack_fields_3", "stack_hills_1")
    table.roll("question", 6, event="begging_monk")
    assert table.seat() == 0  # the giver chooses the types
    table.pay("-2U")
    assert table.seat() == 1  # the receiver where to store
    table.store("4U").pay("-2L")
    assert table.have(0) == {"gold": 1, "grain": 1, "ore": 1}
    assert table.at(1, "4U") == 1
    assert table.have(1) == {"brick": 1, "grain": 1, "ore": 1}


def test_begging_monk_asks_the_holder_in_either_turn() -> None:
    table = begging(1).stock(1, ore=2).roll("question", 5, event="begging_monk")
    assert table.have(0) == {"brick": 1, "ore": 2}


@covers("begging_monk 2")
def test_c73_as_many_as_can_be_given_and_stored() -> None:
    one = begging().stock(0, ore=1).roll("question", 6, event="begging_monk")
    assert one.have(1) == {"brick": 1, "ore": 1}
    narrow = begging().stock(0, ore=2).stock(1, ore=2).roll("question", 6, event="begging_monk")
    assert narrow.have(1)["ore"] == 3
    assert narrow.have(0)["ore"] == 1
    full = begging().stock(0, ore=2).stock(1, ore=3).roll("question", 6, event="begging_monk")
    assert full.have(0)["ore"] == 2
    nobody = Scenario("politics").stock(0, ore=2).roll("question", 6, event="begging_monk")
    assert nobody.have(0)["ore"] == 2


# --- Good Neighbors -------------------------------------------------------------------------------


def neighbors(table: Scenario | None = None) -> Scenario:
    table = table or Scenario("politics")
    table.on_stack(0, "abbey", "smithy").hand(0, "spy", "conrad").hand(1, "otto")
    return table.roll("question", 1, event="good_neighbors")


def test_good_neighbors_turns_the_top_cards_of_all_stacks() -> None:
    table = neighbors()
    turned = table.told(TopsTurned)[0]
    assert turned.stacks == [0, 1, 2, 3, 4, 5]
    assert turned.cards == [NAMES[cards[0]] for cards in table.s.stacks]
    for viewer in (0, 1, "public"):
        stack = table.state.view(viewer).stacks[0]
        assert stack.face_up
        assert stack.memory[0] == "abbey"


@covers("good_neighbors 1")
def test_good_neighbors_leaves_a_cursed_stack_alone() -> None:
    table = Scenario("politics")
    table.s.curses = ((0, 2), (1, 4))
    assert neighbors(table).told(TopsTurned)[0].stacks == [0, 1, 3, 5]


@covers("good_neighbors 2")
def test_c67_the_next_top_card_lies_face_down() -> None:
    table = neighbors().end().draw(0)
    drew = table.told(Drew)[0]
    assert (drew.card, drew.known_to) == ("abbey", [0, 1, "public"])
    view = table.state.view(1)
    assert not view.stacks[0].face_up
    assert view.stacks[0].memory[0] == "?0"
    assert view.seats[0].public.count("abbey") == 1
    assert view.stacks[1].face_up  # the others stay open


@covers("C67")
def test_good_neighbors_top_card_stays_open_while_others_are_taken() -> None:
    table = (
        neighbors(Scenario("politics").stock(0, ore=2)).end().search(0).pay("-2L").take("smithy")
    )
    assert table.told(Took)[0].seen_by(1).card is None  # type: ignore[attr-defined]
    assert table.state.view(1).stacks[0].face_up
    assert table.state.view(1).stacks[0].memory[0] == "abbey"


@covers("C67")
def test_good_neighbors_card_taken_by_a_search_is_seen_by_all() -> None:
    table = neighbors(Scenario("politics").stock(0, ore=2)).end().search(0).pay("-2L").take("abbey")
    assert table.told(Took)[0].known_to == [0, 1, "public"]
    assert not table.state.view(1).stacks[0].face_up


def test_good_neighbors_turns_all_eight_stacks_of_a_tournament() -> None:
    table = Scenario(options=POLITICS_TOURNAMENT).roll("question", 1, event="good_neighbors")
    assert table.told(TopsTurned)[0].stacks == list(range(8))


def test_c119_good_neighbors_again_leaves_open_cards_open() -> None:
    table = Scenario("politics")
    table.s.faceup = (2,)
    table.s.curses = ((0, 2),)
    neighbors(table)
    assert all(stack.face_up for stack in table.state.view(1).stacks)


# --- Church Festival ------------------------------------------------------------------------------


@covers("church_festival 1")
def test_church_festival_gives_two_resources_for_a_church() -> None:
    table = Scenario("politics").city(0, "-1").lay(0, "church", "-1U1")
    table.lay_copy(0, "church", "-1L1").roll("question", 6, event="church_festival")
    table.store("-2U").store("-2L")
    assert table.deciding() == "act"  # two, in spite of the second Church
    assert table.have(0) == {"gold": 1, "grain": 1, "ore": 1}


def test_church_festival_asks_the_roller_first_and_may_be_declined() -> None:
    table = Scenario("politics").city(0, "-1").city(1, "-1").lay(0, "church", "-1U1")
    table.lay(1, "church", "-1U1").roll("question", 6, event="church_festival")
    assert table.seat() == 0
    table.skip()
    assert table.seat() == 1
    table.store("-2U").store("-2U")
    assert table.have(1)["grain"] == 2


@covers("church_festival 1")
def test_church_festival_counts_a_copied_church_once() -> None:
    table = Scenario("politics").city(0, "-1").city(1, "-1").lay(0, "church", "-1L1")
    table.lay(1, "church", "-1U1").lay(0, "secret_society", "-1U1", level=NUMBER["-1U1"] + 1)
    table.roll("question", 6, event="church_festival").store("-2U").store("-2L")
    assert table.seat() == 1


@covers("church_festival 2")
def test_church_festival_ignores_a_church_under_dogma() -> None:
    table = Scenario("politics").city(0, "-1").lay(0, "church", "-1U1")
    table.s.dogmas = ((0, NUMBER["-1U1"]),)
    table.roll("question", 6, event="church_festival")
    assert table.deciding() == "act"
