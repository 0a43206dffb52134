"""What the table waits for, in names."""

from __future__ import annotations

from typing import Any

import msgspec

from hofnarr.catan.engine.steps import STEPS
from hofnarr.catan.sight.asked import _FIELDS, _NO_TASK, _TASKS, _THEIR_REALM, read_asked
from hofnarr.testing.catan import Scenario

FULL = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}


def asked(table: Scenario) -> Any:
    """Without what is the same everywhere: who decides, and the rule."""
    found = msgspec.to_builtins(read_asked(table.state.view("public")))
    assert (found.pop("seat"), found.pop("what")) == (table.seat(), table.deciding())
    assert found.pop("rule") == STEPS[table.deciding() or ""].rule
    return found


def test_the_action_phase_asks_for_nothing_in_particular() -> None:
    assert asked(Scenario()) == {}


def test_paying_for_a_building() -> None:
    table = Scenario().stock(0, **FULL).settlement(0, "3", "stack_hills_1", "stack_forest_1")
    table.hand(0, "abbey").stock_at(0, {"4U": 1}).build("abbey", "-1U1")
    assert asked(table) == {
        "task": {"kind": "build", "card": "abbey"},
        "resource": "brick",
        "units": 1,
    }


def test_paying_for_a_road() -> None:
    table = Scenario().stock(0, **FULL).settlement(0, "3", "stack_hills_1", "stack_forest_1")
    table.stock_at(0, {"4U": 1}).build("road", "-2")
    assert asked(table)["task"] == {"kind": "build", "card": "road"}


def test_a_discount_strikes_out_a_unit() -> None:
    table = Scenario("knights").stock(0, **FULL).lay(0, "castle", "-1U1").hand(0, "otto")
    table.build("otto", "-1L1")
    found = asked(table)
    assert found["units"] == 1
    assert found["task"] == {"kind": "build", "card": "otto"}
    assert dict(found["cost"]).keys() <= FULL.keys()


def test_robbing_with_a_merchant() -> None:
    table = Scenario().hand(0, "merchant").stock(1, ore=2, wool=1).play("merchant")
    assert asked(table) == {
        "task": {"kind": "play", "card": "merchant"},
        "units": 2,
        "at_least": 1,
    }


def test_a_reaction_window_names_the_card_that_can_be_answered() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "bishop")
    table.play("arsonist")
    assert asked(table) == {"task": {"kind": "play", "card": "arsonist"}, "card": "arsonist"}


def test_an_offer_and_its_reply() -> None:
    table = Scenario().stock(0, wool=2).stock(1, ore=1).give("wool").give("wool")
    assert asked(table) == {"give": [("wool", 2)], "want": []}
    table.want("ore").send()
    assert asked(table) == {"give": [("wool", 2)], "want": [("ore", 1)]}


def test_a_payment_of_several_kinds_tells_all_that_is_due() -> None:
    table = Scenario().settlement(0, "3", "stack_mountains_4", "stack_forest_1").hand(0, "smithy")
    table.stock_at(0, {"-2L": 3, "4U": 3, "0L": 2, "4L": 2}).build("smithy", "-1U1")
    assert asked(table)["goods"] == [("ore", 2), ("lumber", 1)]
    table.pay("4U")
    assert asked(table)["goods"] == [("ore", 1), ("lumber", 1)]
    found = asked(table.pay("4L"))
    assert ("goods" in found, found["resource"], found["units"]) == (False, "ore", 1)


def test_a_search_and_its_price() -> None:
    table = Scenario().stock(0, ore=2, wool=2).end().search(2)
    assert asked(table) == {"task": {"kind": "search"}, "units": 2}
    table.pay("-2L", "0U")
    assert asked(table) == {"stack": 2}


def test_the_first_region_of_a_new_settlement() -> None:
    table = (
        Scenario()
        .stock(0, **FULL)
        .road(0, "2")
        .new_regions("stack_hills_1")
        .build("settlement", "3")
    )
    assert asked(table) == {"region": "stack_hills_1"}


def test_a_place_at_the_opponent() -> None:
    table = Scenario("politics").stock(0, gold=3).hand(0, "bribery").lay(1, "otto", "-1U1")
    table.play("bribery")
    found = asked(table)
    assert (found["realm"], found["at"]) == (1, "-1U1")


def test_every_name_is_that_of_a_step() -> None:
    names = {*_FIELDS, *_TASKS, *_NO_TASK, *_THEIR_REALM}
    assert names <= set(STEPS)
