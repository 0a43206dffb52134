"""Politics & Intrigue: Bribery, Diplomat, Wedding, Doctor."""

from __future__ import annotations

from hofnarr.catan.actions import Play
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.moves import DISCARDS
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers
from tests.catan.decks import POLITICS_TOURNAMENT


def politics(sets: str = "politics") -> Scenario:
    return Scenario(sets).city(0, "-1").city(1, "-1")


# --- Bribery --------------------------------------------------------------------------------------


def test_bribery_moves_a_knight_to_a_free_site() -> None:
    table = politics().lay(1, "otto", "1U1").lay(1, "conrad", "1L1").hand(0, "bribery")
    table.stock(0, gold=3).play("bribery").choose(1, "1U1").choose(0, "1L1")
    assert table.card_at(1, "1U1") is None
    assert table.card_at(0, "1L1") == "otto"
    assert table.have(0) == {}
    assert table.points(0)["strength"] == 3
    assert table.discarded() == ["bribery"]


def test_bribery_needs_three_gold_a_site_and_a_knight() -> None:
    poor = politics().lay(1, "otto", "1U1").hand(0, "bribery").stock(0, gold=2)
    poor.refuses("C53", Play(0, "bribery"))
    alone = politics().hand(0, "bribery").stock(0, gold=3)
    alone.refuses("C53", Play(0, "bribery"))
    full = Scenario("politics").lay(1, "otto", "1U1").hand(0, "bribery").stock(0, gold=3)
    full.lay(0, "abbey", "-1U1").lay(0, "smithy", "-1L1").lay(0, "mission", "1U1")
    full.lay(0, "garrison", "1L1").refuses("C53", Play(0, "bribery"))


def test_bribery_may_fill_a_metropolis_site() -> None:
    table = politics().metropolis(0, "-1").lay(1, "otto", "1U1").hand(0, "bribery")
    table.stock(0, gold=3).play("bribery").choose(0, "-2Uo")
    assert table.card_at(0, "-2Uo") == "otto"


@covers("bribery 2")
def test_c61_nothing_else_is_paid_or_tested() -> None:
    table = politics("politics,barbarians").lay(1, "sven", "1U1").hand(0, "bribery")
    table.stock(0, gold=3, ore=1).play("bribery").choose(0, "1U1")
    assert table.card_at(0, "1U1") == "sven"
    assert table.have(0) == {"ore": 1}


# --- Diplomat -------------------------------------------------------------------------------------


def test_diplomat_takes_a_card_of_the_discard_pile() -> None:
    table = politics().lay(0, "town_hall", "-1U1").hand(0, "diplomat")
    table.on_pile("abbey", "spy", "otto").play("diplomat").take("spy")
    assert table.hand_of(0) == ["spy"]
    assert table.state.view(1).seats[0].public == ["spy"]


@covers("diplomat 1")
def test_diplomat_leaves_the_order_of_the_pile() -> None:
    table = politics().lay(0, "town_hall", "-1U1").hand(0, "diplomat")
    table.on_pile("otto", "spy", "abbey").play("diplomat").take("spy")
    assert table.discarded() == ["otto", "abbey", "diplomat"]


def test_diplomat_needs_an_open_pile_with_cards_and_a_town_hall() -> None:
    empty = politics().lay(0, "town_hall", "-1U1").hand(0, "diplomat")
    empty.refuses("C53", Play(0, "diplomat"))
    politics().hand(0, "diplomat").on_pile("spy").refuses("C46", Play(0, "diplomat"))
    closed = politics().lay(0, "town_hall", "-1U1").hand(0, "diplomat").on_pile("spy")
    closed.s.curses = ((0, DISCARDS),)
    closed.refuses("C65", Play(0, "diplomat"))


@covers("C56")
def test_diplomat_does_not_make_a_played_card_playable_again() -> None:
    table = politics().lay(0, "town_hall", "-1U1").lay(0, "church", "-1L1")
    table.hand(0, "diplomat", "wedding").stock(1, gold=1).play("wedding").play("diplomat")
    assert table.hand_of(0) == ["wedding"]
    table.stock(1, gold=1).refuses("C56", Play(0, "wedding"))


@covers("diplomat 2")
def test_diplomat_takes_from_either_pile_in_a_tournament() -> None:
    table = Scenario(options=POLITICS_TOURNAMENT).city(0, "-1").lay(0, "town_hall", "-1U1")
    table.hand(0, "diplomat").on_pile("abbey", pile=0).on_pile("arsonist", pile=1)
    table.play("diplomat").pile("discard 1")
    assert table.hand_of(0) == ["arsonist"]
    assert table.discarded(0) == ["abbey", "diplomat"]


# --- Wedding --------------------------------------------------------------------------------------


def test_wedding_brings_as_much_gold_as_there_is_room_for() -> None:
    table = politics().lay(0, "church", "-1U1").hand(0, "wedding").stock(0, gold=1)
    table.stock(1, gold=3).play("wedding")
    assert table.have(0) == {"gold": 3}
    assert table.have(1) == {"gold": 1}


def test_wedding_lets_the_giver_choose_the_regions() -> None:
    table = politics().lay(0, "church", "-1U1").hand(0, "wedding").stock(0, gold=2)
    table.settlement(1, "3", "stack_gold_field_3", "stack_hills_1").stock(1, gold=4)
    table.play("wedding")
    assert table.seat() == 1
    table.pay("4U")
    assert (table.at(1, "2L"), table.at(1, "4U")) == (3, 0)
    assert table.have(0) == {"gold": 3}


def test_wedding_lets_the_receiver_choose_where_to_store() -> None:
    table = politics().lay(0, "church", "-1U1").hand(0, "wedding").stock(1, gold=1)
    table.settlement(0, "3", "stack_gold_field_3", "stack_hills_1").play("wedding").store("4U")
    assert table.at(0, "4U") == 1


def test_wedding_needs_gold_and_room() -> None:
    none = politics().lay(0, "church", "-1U1").hand(0, "wedding")
    none.refuses("C53", Play(0, "wedding"))
    full = politics().lay(0, "church", "-1U1").hand(0, "wedding").stock(0, gold=3)
    full.stock(1, gold=1).refuses("C53", Play(0, "wedding"))


# --- Doctor ---------------------------------------------------------------------------------------


def sick(*doctors: int) -> Scenario:
    table = politics().stock(0, grain=1, ore=2).stock(1, grain=1, ore=2)
    for seat in (0, 1):
        table.hand(seat, "doctor" if seat in doctors else "bribery" if seat else "archivist")
    return table.roll("question", 6, event="plague")


def test_doctor_saves_all_regions_in_the_own_turn() -> None:
    table = sick(0).play("doctor").skip()
    assert table.have(0) == {"gold": 1, "grain": 1, "ore": 2}
    assert table.have(1) == {"brick": 1, "ore": 1}
    assert table.discarded() == ["doctor"]


def test_doctor_helps_in_the_turn_of_the_opponent_too() -> None:
    table = sick(1).skip().play("doctor")
    assert table.have(0) == {"gold": 1, "ore": 1}
    assert table.have(1) == {"brick": 1, "grain": 1, "ore": 2}


def test_doctor_is_asked_of_both_whatever_they_hold() -> None:
    table = sick()
    assert (table.deciding(), table.seat()) == ("window", 0)
    assert [action.__struct_config__.tag for action in table.state.legal()] == ["pass"]
    table.skip()
    assert (table.deciding(), table.seat()) == ("window", 1)


@covers("C53")
def test_c114_the_doctor_is_not_asked_of_who_loses_nothing() -> None:
    table = Scenario("politics").hand(0, "doctor").stock(0, ore=1)
    assert table.roll("question", 6, event="plague").deciding() == "act"


def test_doctor_is_played_before_seven_points_and_never_without_a_plague() -> None:
    table = Scenario("politics", seven=False).city(0, "-1").stock(0, ore=1).hand(0, "doctor")
    table.roll("question", 6, event="plague").play("doctor")
    assert table.have(0) == {"gold": 1, "ore": 1}
    politics().hand(0, "doctor").refuses("section 8", Play(0, "doctor"))


def test_doctor_of_the_second_copy_stays_in_the_hand() -> None:
    table = politics().stock(0, ore=1).hand(0, "doctor", "doctor")
    table.roll("question", 6, event="plague").play("doctor")
    assert table.hand_of(0) == ["doctor"]
    assert title("doctor") in table.s.spent
