"""Knights & Merchants: the event Raid."""

from __future__ import annotations

from hofnarr.catan.actions import Choose
from hofnarr.catan.engine.places import NUMBER
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers


def raid(sets: str = "knights", *, active: int = 0) -> Scenario:
    """Seat 0 holds the knight token."""
    return Scenario(sets, active=active).lay(0, "karl", "-1L1").lay(0, "abbey", "-1U1")


def test_raid_sends_three_buildings_of_choice_back_to_the_hand() -> None:
    table = raid().lay(1, "abbey", "-1U1").lay(1, "smithy", "-1L1").lay(1, "castle", "1U1")
    table.lay(1, "garrison", "1L1").roll("question", 6, event="raid")
    table.choose(1, "-1U1").choose(1, "-1L1").choose(1, "1L1")
    assert table.hand_of(1) == ["abbey", "garrison", "smithy"]
    assert table.card_at(1, "1U1") == "castle"


def test_raid_is_decided_by_the_holder_of_the_token_in_either_turn() -> None:
    table = raid(active=1).lay(1, "abbey", "-1U1").lay(1, "smithy", "-1L1").lay(1, "castle", "1U1")
    table.lay(1, "garrison", "1L1").roll("question", 2, event="raid")
    assert table.seat() == 0
    assert {action.realm for action in table.legal("choose")} == {1}


@covers("raid 1")
def test_raid_takes_all_if_there_are_fewer_and_nothing_without_a_holder() -> None:
    table = raid().lay(1, "abbey", "-1U1").lay(1, "conrad", "-1L1").lay(1, "castle", "1U1")
    table.roll("question", 6, event="raid")
    assert table.hand_of(1) == ["abbey", "castle"]  # no choice, and units are no buildings
    none = Scenario("knights").lay(1, "abbey", "-1U1").roll("question", 6, event="raid")
    assert none.card_at(1, "-1U1") == "abbey"
    empty = raid().roll("question", 6, event="raid")
    assert empty.card_at(0, "-1U1") == "abbey"


@covers("raid 2")
def test_raid_counts_buildings_by_their_owner() -> None:
    table = raid("knights,politics").city(0, "1").city(1, "1")
    table.lay(1, "bordello", "1U1").lay(1, "abbey", "-1U1").roll("question", 6, event="raid")
    assert table.hand_of(1) == ["abbey", "bordello"]  # a foreign card of the victim
    mine = raid("knights,politics").city(1, "1").lay(0, "bordello", "1U1").lay(1, "abbey", "-1U1")
    mine.roll("question", 6, event="raid")
    assert mine.card_at(1, "1U1") == "bordello"  # one's own at the victim stays
    assert mine.hand_of(1) == ["abbey"]


@covers("raid 3")
def test_raid_names_landscape_and_road_expansions_but_never_centre_cards() -> None:
    table = Scenario("knights,barbarians").lay(0, "conrad", "-1L1")
    table.city(1, "-1", "1").lay(1, "colonial_base", "2Lo")
    table.lay(1, "barbarian_stronghold", "0").roll("question", 2, event="raid")
    assert table.hand_of(1) == ["barbarian_stronghold", "colonial_base"]
    great = raid("knights,politics").metropolis(1, "-1").roll("question", 2, event="raid")
    assert great.deciding() == "act"


@covers("raid 4")
def test_raid_discards_a_dogma_on_a_named_building() -> None:
    table = raid("knights,barbarians").lay(1, "abbey", "-1U1").hand(0, "dogma").ready()
    table.s.realms[0].hand.clear()  # it lies on the abbey
    table.s.dogmas = ((1, NUMBER["-1U1"]),)
    table.roll("question", 2, event="raid")
    assert table.hand_of(1) == ["abbey"]
    assert table.discarded() == ["dogma"]
    assert list(table.s.dogmas) == []


@covers("raid 5")
def test_raid_sends_display_cards_back_to_the_display() -> None:
    table = raid("knights,politics").city(1, "-1").lay(1, "church", "-1U1").lay(1, "abbey", "-1L1")
    table.roll("question", 2, event="raid")
    assert table.hand_of(1) == ["abbey"]
    assert len(table.s.display) == 4


def test_c74_all_buildings_are_named_first_and_return_together() -> None:
    table = raid().lay(1, "abbey", "-1U1").lay(1, "smithy", "-1L1").lay(1, "castle", "1U1")
    table.lay(1, "garrison", "1L1").roll("question", 6, event="raid").choose(1, "-1U1")
    assert table.card_at(1, "-1U1") == "abbey"  # still there
    table.refuses("D15", Choose(0, 1, "-1U1"))
    table.choose(1, "-1L1")
    assert table.card_at(1, "-1L1") == "smithy"
    table.choose(1, "1U1")
    assert table.card_at(1, "-1U1") is None


def test_c74_a_passive_victim_puts_surplus_away_at_once_an_active_one_in_phase_4() -> None:
    passive = raid().lay(1, "smithy", "-1U1").lay(1, "castle", "1U1").hand(1, "spy", "bishop")
    passive.roll("question", 6, event="raid")
    assert (passive.seat(), passive.deciding()) == (1, "surplus")
    passive.put("spy", 3)
    assert sorted(passive.hand_of(1)) == ["bishop", "castle", "smithy"]
    active = raid(active=1).lay(1, "smithy", "-1U1").lay(1, "castle", "1U1")
    active.hand(1, "spy", "bishop").roll("question", 2, event="raid")
    assert (active.seat(), active.deciding()) == (1, "act")
    assert active.end().deciding() == "surplus"


def test_c74_the_limit_counts_without_the_raided_abbey() -> None:
    table = raid().lay(1, "abbey", "-1U1").hand(1, "spy", "bishop", "merchant")
    table.roll("question", 6, event="raid")  # limit 3, four cards
    assert (table.seat(), table.deciding()) == (1, "surplus")
