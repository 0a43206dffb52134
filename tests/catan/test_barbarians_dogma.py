"""Barbarians & Traders: Dogma and Sigmund, the cards that last or answer."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build, Play
from hofnarr.catan.events import Discarded, Played
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.covering import covers
from tests.catan.decks import BARBARIANS_TOURNAMENT

# --- Dogma ----------------------------------------------------------------------------------------


def dogma(*buildings: str, sets: str = "barbarians", copies: int = 1) -> Scenario:
    """Seat 0 holds Dogma and a Church; seat 1 has these buildings in its city."""
    table = barbarians(sets).lay(0, "church", "-1U1").hand(0, *["dogma"] * copies)
    for name, at in zip(buildings, ("-1U1", "-1L1", "-1U2", "-1L2"), strict=False):
        table.lay(1, name, at)
    return table


def test_dogma_suspends_victory_point_and_hand_limit_of_a_library() -> None:
    table = dogma("library")
    assert (table.points(1)["victory"], table.s.realms[1].limit) == (4, 4)
    table.play("dogma")
    assert (table.points(1)["victory"], table.s.realms[1].limit) == (3, 3)
    assert table.discarded() == []  # it lies on the Library
    assert table.state.view(1).seats[1].cards[0].blocked


def test_dogma_suspends_the_function_of_a_church_and_of_a_palace() -> None:
    table = dogma("church", "otto", sets="knights,barbarians").play("dogma")
    assert table.roll("question", 2, event="civil_war").hand_of(1) == ["otto"]
    palace = dogma("palace", sets="knights,barbarians").on_pile("spy").play("dogma")
    palace.stock(1, gold=1).roll("sun", 2).skip().skip()
    assert palace.deciding() == "act"  # the Palace is not asked


@covers("C46")
def test_dogma_suspends_the_building_as_a_prerequisite() -> None:
    table = barbarians(active=1).lay(1, "library", "-1U1").hand(1, "ancient_knowledge")
    table.on_pile("spy").s.dogmas = ((1, table.s.realms[1].built[0]),)
    table.refuses("C46", Play(1, "ancient_knowledge"))
    church = barbarians(active=1).lay(1, "church", "-1U1").hand(1, "johanna")
    church.stock(1, grain=1, ore=2, wool=1).s.dogmas = ((1, church.s.realms[1].built[0]),)
    church.refuses("C46", Build(1, "johanna", "1U1"))


def test_dogma_needs_a_church_and_a_target() -> None:
    table = barbarians().hand(0, "dogma").lay(1, "library", "-1U1")
    table.refuses("C46", Play(0, "dogma"))
    dogma("mint", "town_hall").refuses("C53", Play(0, "dogma"))


def test_dogma_chooses_among_palace_library_and_church() -> None:
    table = dogma("library", "church", "palace", "smithy", sets="knights,barbarians").play("dogma")
    assert [each.at for each in table.legal("choose")] == ["-1U1", "-1L1", "-1U2"]
    table.choose(1, "-1L1")
    assert table.points(1)["victory"] == 3 + 3 - 1


@covers("C102")
def test_c14_the_players_dogmas_are_discarded_after_the_event_of_his_question_mark() -> None:
    table = dogma("church", "otto").play("dogma").roll("question", 2, event="civil_war")
    assert table.hand_of(1) == ["otto"]  # during the event the Church was still suspended
    assert Discarded(0, "dogma", 0) in table.events
    assert (table.discarded(), table.points(1)["victory"]) == (["dogma"], 4)


def test_dogma_stays_on_other_faces_and_when_the_victim_rolls() -> None:
    table = dogma("library").play("dogma").roll("sun", 2).skip().skip()
    assert table.points(1)["victory"] == 3
    table.s.active = 1
    assert table.roll("question", 2, event="conflict").s.dogmas != ()


@covers("dogma 1")
def test_dogma_goes_to_the_pile_of_its_player_when_the_building_leaves() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT).city(0, "-1").city(1, "-1")
    table.lay(0, "church", "-1U1").lay(1, "library", "-1U1").hand(0, "dogma").play("dogma")
    table.s.active = 1
    table.roll("windmill", 2).remove("-1U1")  # the owner may still remove it
    assert (table.discarded(0), table.discarded(1)) == (["dogma"], ["library"])
    burnt = dogma("library").hand(0, "arsonist").play("dogma").die(1).play("arsonist")
    assert (burnt.hand_of(1), burnt.discarded()) == (["library"], ["dogma", "arsonist"])


@covers("dogma 2")
def test_dogma_leaves_a_secret_society_alone() -> None:
    table = barbarians("politics,barbarians").lay(0, "library", "-1U1").hand(1, "abbey")
    table.lay(0, "church", "-1L1").lay(1, "library", "-1L1").hand(0, "dogma", "dogma")
    table.lay(1, "secret_society", "-1U1", level=table.s.realms[0].built[0] + 1)
    assert table.ready().s.realms[1].limit == 5
    table.play("dogma")  # only the Library itself is a target
    assert (table.card_at(1, "-1L1"), table.s.realms[1].limit) == ("library", 4)
    assert not table.can("play", card="dogma")
    copied = barbarians("politics,barbarians", active=1).lay(0, "library", "-1U1")
    copied.lay(1, "secret_society", "-1U1", level=copied.s.realms[0].built[0] + 1)
    copied.lay(1, "church", "-1L1").hand(1, "dogma").play("dogma")
    assert (copied.s.realms[0].limit, copied.s.realms[1].limit) == (3, 4)  # the copy works on


@covers("dogma 3")
def test_c66_one_dogma_for_each_building() -> None:
    table = dogma("library", copies=2).play("dogma")
    table.refuses("C53", Play(0, "dogma"))
    two = dogma("library", "library", copies=2).play("dogma").choose(1, "-1U1").play("dogma")
    assert two.points(1)["victory"] == 3


def test_c66_a_passive_victim_discards_down_at_once() -> None:
    table = dogma("library").hand(1, "abbey", "smithy", "mint", "garrison").play("dogma")
    assert (table.seat(), table.deciding()) == (1, "surplus")
    assert table.put("abbey", 0).deciding() == "act"


# --- Sigmund --------------------------------------------------------------------------------------


@covers("C80")
def test_sigmund_saves_the_trade_fleets_in_civil_war() -> None:
    table = barbarians().lay(0, "wool_fleet", "1U1").hand(0, "sigmund")
    table.roll("question", 2, event="civil_war")
    assert (table.seat(), table.deciding()) == (0, "window")
    table.play("sigmund")
    assert table.card_at(0, "1U1") == "wool_fleet"
    assert table.told(Played) == [Played(0, "sigmund", "civil_war")]
    lost = barbarians().lay(0, "wool_fleet", "1U1").hand(0, "sigmund")
    lost.roll("question", 2, event="civil_war").skip()
    assert sorted(lost.hand_of(0)) == ["sigmund", "wool_fleet"]


def test_sigmund_of_the_passive_player_answers_civil_war_too() -> None:
    table = barbarians(active=1).lay(0, "wool_fleet", "1U1").hand(0, "sigmund")
    table.roll("question", 2, event="civil_war")
    assert (table.seat(), table.deciding()) == (0, "window")
    assert table.play("sigmund").card_at(0, "1U1") == "wool_fleet"


def test_c126_sigmund_is_not_asked_for_without_a_fleet_in_danger() -> None:
    none = barbarians().lay(0, "otto", "1U1").hand(0, "sigmund")
    assert none.roll("question", 2, event="civil_war").deciding() == "act"
    safe = barbarians().lay(0, "flagship", "-1U1").lay(0, "wool_fleet", "-1L1").hand(0, "sigmund")
    assert safe.roll("question", 2, event="civil_war").deciding() == "act"


def privateers(*fleets: str) -> Scenario:
    table = barbarians("knights,barbarians").hand(0, "privateer_fleet", "privateer_fleet")
    table.stock(0, lumber=2, ore=2, wool=2).hand(1, "sigmund")
    for name, at in zip(fleets, ("-1U1", "-1L1", "1U1"), strict=False):
        table.lay(1, name, at)
    return table


def test_sigmund_saves_the_trade_fleets_from_a_privateer() -> None:
    table = privateers("wool_fleet").build("privateer_fleet", "1U1")
    assert (table.seat(), table.deciding()) == (1, "window")
    table.play("sigmund")
    assert (table.card_at(1, "-1U1"), table.discarded()) == ("wool_fleet", ["sigmund"])
    table.build("privateer_fleet", "1L1")  # his answer held for one attack
    assert table.discarded() == ["sigmund", "wool_fleet"]


def test_sigmund_in_civil_war_does_not_hold_against_a_later_privateer() -> None:
    table = privateers("wool_fleet").roll("question", 6, event="civil_war")
    table.play("sigmund").build("privateer_fleet", "1L1")
    assert table.discarded() == ["sigmund", "wool_fleet"]


@covers("sigmund 1")
def test_c77_other_fleets_are_not_covered() -> None:
    table = privateers("wool_fleet", "treasure_fleet").build("privateer_fleet", "1U1")
    table.play("sigmund")
    assert table.discarded() == ["sigmund", "treasure_fleet"]
    war = barbarians().lay(0, "wool_fleet", "1U1").lay(0, "otto", "1L1").hand(0, "sigmund")
    war.roll("question", 2, event="civil_war").play("sigmund")
    assert war.hand_of(0) == ["otto"]


def test_c77_he_brings_a_trade_fleet_of_the_pile_to_hand() -> None:
    table = barbarians().hand(0, "sigmund").on_pile("ore_fleet", "flagship", "wool_fleet", "otto")
    table.play("sigmund")
    assert sorted(each.card for each in table.legal("take")) == ["ore_fleet", "wool_fleet"]
    table.take("ore_fleet")
    assert table.hand_of(0) == ["ore_fleet"]
    assert table.discarded() == ["flagship", "wool_fleet", "otto", "sigmund"]
    barbarians().hand(0, "sigmund").on_pile("flagship").refuses("C53", Play(0, "sigmund"))


@covers("sigmund 2")
def test_sigmund_may_be_played_from_the_start() -> None:
    table = Scenario("barbarians", seven=False).hand(0, "sigmund").on_pile("ore_fleet")
    assert table.play("sigmund").hand_of(0) == ["ore_fleet"]


@pytest.mark.parametrize(("pile", "found"), [(0, True), (1, False)])
def test_sigmund_uses_his_own_pile_in_a_tournament(pile: int, found: bool) -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT).hand(0, "sigmund")
    table.on_pile("wool_fleet", pile=pile)
    assert table.can("play", card="sigmund") is found


def test_sigmund_cannot_reach_a_pile_under_a_curse() -> None:
    table = barbarians("politics,barbarians").hand(0, "sigmund").on_pile("ore_fleet")
    table.s.curses = ((0, 8),)
    table.refuses("C65", Play(0, "sigmund"))
