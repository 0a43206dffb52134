"""Politics & Intrigue: the Secret Society."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.places import NUMBER
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers


def cities(sets: str = "politics") -> Scenario:
    table = Scenario(sets).city(0, "-1").city(1, "-1", "1").hand(0, "secret_society")
    return table.stock(0, lumber=1, ore=1, wool=1)


def society(target: str, at: str = "1U1", sets: str = "politics") -> Scenario:
    """Seat 0 copies a building of seat 1."""
    table = Scenario(sets).city(0, "-1").city(1, "-1", "1").lay(1, target, at)
    return table.lay(0, "secret_society", "-1U1", level=NUMBER[at] + 1)


def copies(table: Scenario, name: str) -> int:
    return table.state.board.realms[0].count[title(name)]


def test_secret_society_copies_the_building_it_names() -> None:
    table = cities().lay(1, "library", "1U1").lay(1, "church", "1L1")
    before = table.points(0)["victory"]
    table.build("secret_society", "-1U1")
    assert table.deciding() == "name_target"
    assert {(action.realm, action.at) for action in table.legal("choose")} == {
        (1, "1U1"),
        (1, "1L1"),
    }
    table.choose(1, "1U1")
    assert table.state.view(1).seats[0].hand_limit == 4
    assert (copies(table, "library"), copies(table, "church")) == (1, 0)
    assert table.points(0)["victory"] == before  # not the victory point


def test_secret_society_copies_a_town_hall_for_searches() -> None:
    table = society("town_hall").stock(0, ore=1).hand(0, "spy", "conrad").end()
    assert table.can("search", stack=0)
    alone = Scenario("politics").city(0, "-1").stock(0, ore=1).hand(0, "spy", "conrad").end()
    assert not alone.can("search", stack=0)


@covers("progress 1")
def test_secret_society_copying_a_library_counts_in_progress() -> None:
    table = society("library").roll("question", 6, event="progress")
    assert table.seat() == 0
    table.store("-2U").store("-2U")
    assert table.have(0)["grain"] == 1
    blocked = Scenario("politics").city(0, "-1").lay(0, "library", "-1U1")
    blocked.s.dogmas = ((0, NUMBER["-1U1"]),)
    blocked.roll("question", 6, event="progress")
    assert blocked.deciding() == "act"


@covers("secret_society 1")
def test_c47_a_waiting_society_takes_the_first_building_that_comes() -> None:
    table = cities().build("secret_society", "-1U1")
    assert table.level_at(0, "-1U1") == 0
    table.stock(1, brick=1, ore=2, wool=2)
    table.s.active = 1
    table.s.todo.clear()
    table.roll("tournament", 2).build("town_hall", "1U1")
    while table.deciding() == "pay":
        table.act(table.state.legal()[0])
    assert table.level_at(0, "-1U1") == NUMBER["1U1"] + 1
    assert copies(table, "town_hall") == 1


@covers("secret_society 2")
def test_secret_society_works_on_under_dogma() -> None:
    table = society("library")
    table.s.dogmas = ((1, NUMBER["1U1"]),)
    view = table.state.view(0)
    assert view.seats[0].hand_limit == 4
    assert view.seats[1].hand_limit == 3


@covers("secret_society 3")
def test_secret_society_with_a_church_protects_its_city() -> None:
    table = society("church").lay(0, "conrad", "-1L1").lay(0, "otto", "1U1")
    table.s.active = 1
    table.s.todo.clear()
    table.roll("question", 1, event="civil_war")
    assert table.hand_of(0) == ["otto"]
    assert table.card_at(0, "-1L1") == "conrad"
    library = society("library").lay(0, "conrad", "-1L1").roll("question", 1, event="civil_war")
    assert library.hand_of(0) == ["conrad"]


@covers("secret_society 4", "metropolis 5", "C46")
def test_secret_society_satisfies_prerequisites() -> None:
    table = society("church").hand(0, "metropolis", "church_curse")
    assert table.can("build", card="metropolis")
    assert table.can("play", card="church_curse")
    assert not society("library").hand(0, "metropolis").can("build", card="metropolis")


@covers("C44")
def test_secret_society_copy_does_not_forbid_an_own_display_card() -> None:
    table = society("church").stock(0, brick=1, grain=2, ore=2)
    assert table.can("build", card="church")


@covers("secret_society 5")
def test_c47_the_choice_is_final_and_may_be_under_dogma() -> None:
    table = cities().lay(1, "library", "1U1").lay(1, "church", "1L1")
    table.s.dogmas = ((1, NUMBER["1U1"]),)
    table.build("secret_society", "-1U1").choose(1, "1U1")
    assert copies(table, "library") == 1
    assert not table.legal("choose")
    assert not table.can("use", card="secret_society")


def test_c47_a_lost_target_is_replaced_at_once() -> None:
    table = society("library").lay(1, "church", "1L1").lay(1, "town_hall", "-1U1")
    table.hand(0, "arsonist").die(1).play("arsonist").choose(1, "1U1")
    assert table.deciding() == "name_target"
    assert {action.at for action in table.legal("choose")} == {"1L1", "-1U1"}
    table.choose(1, "1L1")
    assert (copies(table, "library"), copies(table, "church")) == (0, 1)


def test_c47_without_another_building_the_society_waits_again() -> None:
    table = society("library").hand(0, "arsonist", "spy", "conrad", "abbey").die(1)
    table.play("arsonist")
    assert table.level_at(0, "-1U1") == 0
    assert copies(table, "library") == 0
    assert table.deciding() == "act"


def test_c47_the_new_target_comes_before_the_hand_limit_is_tested() -> None:
    """The passive owner keeps four cards, because he names the second Library first."""
    table = society("library").lay(1, "library", "1L1").hand(0, "spy", "otto", "conrad", "abbey")
    table.s.active = 1
    table.s.todo.clear()
    table.roll("tournament", 1).remove("1U1")
    assert copies(table, "library") == 1
    assert len(table.hand_of(0)) == 4
    assert table.deciding() == "act"
