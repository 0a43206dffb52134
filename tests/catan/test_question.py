"""What the table waits for: the one question that every front end asks."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from hofnarr.catan.actions import Take
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.catalogue.titles import IS_ACTION, title
from hofnarr.catan.engine.steps import all_steps, asked
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.reasons.playable import TableView, dress
from hofnarr.catan.running import start_game, step
from hofnarr.catan.sight.question import Question
from hofnarr.catan.state import State
from hofnarr.catan.words.asking import ask_in_words
from hofnarr.core.chance import RandomChance
from hofnarr.testing.catan import Scenario
from hofnarr.texts import LANGUAGES, texts_for
from tests.catan.decks import KNIGHTS_TOURNAMENT
from tests.catan.randomly import busy_move

FULL = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
SPEECH = ("text", "passing", "kind", "phase", "round", "seat", "rule")


def question(table: Scenario, viewer: Any = "public") -> Question:
    found = dress(table.state.view(viewer)).question
    assert found is not None
    return found


def about(table: Scenario) -> Any:
    """Without what every question has."""
    told = question(table)
    assert (told.seat, told.rule) == (table.seat(), asked(table.s).rule)
    return {
        name: value
        for name, value in msgspec.to_builtins(told).items()
        if name not in SPEECH and name != "labels"
    }


def paying(**stock: int) -> Scenario:
    return (
        Scenario().stock(0, **(stock or FULL)).settlement(0, "3", "stack_hills_1", "stack_forest_1")
    )


# --- what it is about -----------------------------------------------------------------------------


def test_the_action_phase_asks_for_nothing_in_particular() -> None:
    table = Scenario()
    asked = question(table)
    assert (asked.kind, asked.text, asked.phase) == ("turn", "catan-q-act", "actions")
    assert about(table).keys() == {"limits"}


def test_paying_for_a_building() -> None:
    table = paying().hand(0, "abbey").stock_at(0, {"4U": 1}).build("abbey", "-1U1")
    assert about(table) == {
        "source": "abbey",
        "task": {"kind": "build", "card": "abbey"},
        "resource": "brick",
        "units": 1,
    }


def test_paying_for_a_road() -> None:
    table = paying().stock_at(0, {"4U": 1}).build("road", "-2")
    assert about(table)["task"] == {"kind": "build", "card": "road"}


def test_a_discount_strikes_out_a_unit() -> None:
    table = Scenario("knights").stock(0, **FULL).lay(0, "castle", "-1U1").hand(0, "otto")
    found = about(table.build("otto", "-1L1"))
    assert (found["units"], found["source"]) == (1, "otto")
    assert dict(found["cost"]).keys() <= FULL.keys()


def test_robbing_with_a_merchant() -> None:
    table = Scenario().hand(0, "merchant").stock(1, ore=2, wool=1).play("merchant")
    assert about(table) == {
        "source": "merchant",
        "task": {"kind": "play", "card": "merchant"},
        "units": 2,
        "at_least": 1,
    }
    assert question(table).passing == "catan-act-pass.enough"


def test_an_offer_and_its_reply() -> None:
    table = Scenario().stock(0, wool=2).stock(1, ore=1).give("wool").give("wool")
    found = about(table)
    assert (found["give"], found["want"]) == ([("wool", 2)], [])
    assert question(table).kind == "offer"
    table.want("ore").send()
    assert about(table) == {"give": [("wool", 2)], "want": [("ore", 1)]}
    assert (question(table).kind, question(table).passing) == ("reply", "catan-act-pass.reply")


def test_a_payment_of_several_kinds_tells_all_that_is_due() -> None:
    table = Scenario().settlement(0, "3", "stack_mountains_4", "stack_forest_1").hand(0, "smithy")
    table.stock_at(0, {"-2L": 3, "4U": 3, "0L": 2, "4L": 2}).build("smithy", "-1U1")
    assert about(table)["goods"] == [("ore", 2), ("lumber", 1)]
    assert question(table).text == "catan-q-pay-any"
    table.pay("4U")
    assert about(table)["goods"] == [("ore", 1), ("lumber", 1)]
    found = about(table.pay("4L"))
    assert ("goods" in found, found["resource"], found["units"]) == (False, "ore", 1)
    assert question(table).text == "catan-q-pay"


def test_a_search_and_its_price() -> None:
    table = Scenario().stock(0, ore=2, wool=2).end().search(2)
    assert about(table) == {"task": {"kind": "search"}, "units": 2}
    assert question(table).phase == "hand"
    table.pay("-2L", "0U")
    assert about(table) == {"looks": {"stack": 2}}
    assert question(table).kind == "hand"


def test_the_first_region_of_a_new_settlement() -> None:
    table = Scenario().stock(0, **FULL).road(0, "2").new_regions("stack_hills_1")
    assert about(table.build("settlement", "3")) == {"region": "stack_hills_1"}


def test_a_place_at_the_opponent() -> None:
    table = Scenario("politics").stock(0, gold=3).hand(0, "bribery").lay(1, "otto", "-1U1")
    found = about(table.play("bribery"))
    assert (found["realm"], found["at"], found["source"]) == (1, "-1U1", "bribery")


def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = Scenario()
    table.s.over, table.s.todo, table.s.moves = True, [], []
    assert dress(table.state.view(0)).question is None


# --- what is looked through -----------------------------------------------------------------------


def test_a_spy_looks_at_the_hand_of_the_opponent() -> None:
    table = Scenario().hand(0, "spy").hand(1, "abbey", "otto").play("spy")
    assert about(table)["looks"] == {"hand": 1}
    assert question(table, 0).text == "catan-q-spy-take"


def test_an_archivist_looks_at_the_top_cards() -> None:
    table = (
        Scenario("politics")
        .lay(0, "town_hall", "-1U1")
        .city(0, "-1")
        .hand(0, "archivist")
        .play("archivist")
        .look(1)
    )
    assert about(table)["looks"] == {"stack": 1, "top": 6}
    assert question(table).labels == {"take": "catan-act-take.top"}


def test_a_conflict_is_asked_of_the_cards_of_the_opponent() -> None:
    table = Scenario().hand(1, "abbey", "otto").lay(0, "hagen", "-1U1")
    table.roll("question", event="conflict")
    assert about(table)["looks"] == {"hand": 1}


# --- attacks, while they can be answered ----------------------------------------------------------


def test_a_window_names_the_card_and_leaves_its_time() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "bishop")
    asked = question(table.play("arsonist"), 1)
    assert (asked.kind, asked.text, asked.source) == ("window", "catan-q-window", "arsonist")
    assert asked.least_ms == 2000
    assert msgspec.to_builtins(asked.stakes) == [{"realm": 1, "at": "-1U1"}]


def test_a_window_says_that_there_is_no_answer_only_to_whoever_must_answer() -> None:
    table = Scenario().hand(0, "arsonist").lay(1, "abbey", "-1U1").hand(1, "otto")
    table.play("arsonist")
    texts = [question(table, viewer).text for viewer in (1, 0, "public")]
    assert texts == ["catan-q-window.none", "catan-q-window", "catan-q-window"]


def test_a_duel_tells_its_odds() -> None:
    table = Scenario().hand(0, "black_knight").lay(1, "otto", "-1U1").hand(1, "herb_woman")
    asked = question(table.play("black_knight"))
    assert msgspec.to_builtins(asked.duel) == {
        "wins": [1, 2, 3, 4, 5],
        "answer": "herb_woman",
        "wins_answered": [1, 2],
    }


def test_c48_walther_is_not_at_stake() -> None:
    table = Scenario("knights").hand(0, "black_knight").hand(1, "herb_woman")
    table.lay(1, "walther", "-1U1").lay(1, "otto", "1U1")
    asked = question(table.play("black_knight"))
    assert msgspec.to_builtins(asked.stakes) == [{"realm": 1, "at": "1U1"}]


def test_a_plague_threatens_the_regions_beside_a_city() -> None:
    table = Scenario("politics").city(0, "-1").stock(0, ore=1, wool=0).hand(0, "doctor")
    table.roll("question", event="plague")
    asked = question(table, 0)
    assert asked.source == "plague"
    assert asked.duel is msgspec.UNSET
    assert asked.stakes


# --- offers ---------------------------------------------------------------------------------------


def test_c31_an_offer_is_limited_by_what_is_there_and_by_room() -> None:
    table = Scenario().stock(0, wool=2, ore=0).stock(1, ore=3, wool=2)
    limits = question(table).limits
    assert isinstance(limits, msgspec.Struct)
    assert limits.give.get("wool") == 1
    assert limits.want.get("ore") == 3
    assert "ore" not in limits.give


def test_a_colonial_base_has_room_for_gold() -> None:
    table = Scenario("barbarians").stock(0, gold=3).stock(1, gold=3)
    limits = question(table).limits
    assert isinstance(limits, msgspec.Struct)
    assert "gold" not in limits.give
    gold = next(each.at for each in table.state.view(0).seats[1].regions if each.resource == "gold")
    base = Scenario("barbarians").lay(1, "colonial_base", f"{gold}o")
    limits = question(base.stock(0, gold=3).stock_at(1, {gold: 3})).limits
    assert isinstance(limits, msgspec.Struct)
    assert limits.give["gold"] == 3


# --- every question there is ----------------------------------------------------------------------


@cache
def busy_questions() -> dict[str, list[TableView]]:
    """Views of busy games, by decision."""
    found: dict[str, list[TableView]] = {}
    for seed, options in enumerate([*VARIANTS.values(), KNIGHTS_TOURNAMENT]):
        chance, random = RandomChance(seed), Random(seed)
        s, _ = start_game(card_set(options), chance, 0)
        while s.moves:
            views = found.setdefault(s.todo[-1].name, [])
            if len(views) < 4:
                views.append(dress(State(s).view(asked(s).seat)))
            step(s, busy_move(s, random), chance)
    return found


def test_most_decisions_come_up() -> None:
    decisions = {each.__struct_config__.tag for each in all_steps() if each.asks}
    assert len(busy_questions().keys() & decisions) > 45


def test_every_question_is_said_in_four_languages() -> None:
    for decision, views in busy_questions().items():
        for view in views:
            assert view.question
            told = view.question
            labels = told.labels.values() if told.labels else ()
            for texts in map(texts_for, LANGUAGES):
                words = ask_in_words(texts, told, ["Ada", "Bea"])
                assert len(words) > 4, decision
                assert "{" not in words, decision
                assert all(texts(label) for label in (told.passing, *labels))


def test_a_card_without_a_sentence_of_its_own_asks_with_its_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hofnarr.catan.sight.question._sentence", lambda name: None)
    told = question(Scenario().hand(0, "merchant").stock(1, ore=2, wool=1).play("merchant"))
    assert told.text == "catan-card-merchant.text"
    assert ask_in_words(texts_for("en"), told, ["Ada", "Bea"]).startswith("Merchant. ")
    assert question(Scenario()).text == "catan-head-decide"


def test_a_question_names_no_step() -> None:
    """But in the ids of its texts."""
    for decision, views in busy_questions().items():
        for view in views:
            plain = msgspec.to_builtins(view.question)
            for name in ("text", "passing", "labels", "kind", "task", "source", "card", "phase"):
                plain.pop(name, None)
            assert not re.search(rf'"{decision}"', msgspec.json.encode(plain).decode()), decision


def test_cards_that_are_taken_lie_in_what_is_looked_through() -> None:
    taking = 0
    for decision, views in busy_questions().items():
        for view in views:
            cards = [each.card for each in view.legal if isinstance(each, Take)]
            if not cards:
                continue
            taking += 1
            assert set(cards) <= looked_through(view), decision
    assert taking > 12


def looked_through(view: TableView) -> set[str]:
    assert view.question
    looks = view.question.looks
    assert isinstance(looks, msgspec.Struct)
    if isinstance(looks.hand, int):
        return set(view.seats[looks.hand].known or ())
    if isinstance(looks.pile, int):
        return set(view.piles[looks.pile])
    assert isinstance(looks.stack, int)
    top = looks.top if isinstance(looks.top, int) else None
    return set(view.stacks[looks.stack].memory[:top])


def test_the_source_is_a_card() -> None:
    sources = {
        view.question.source
        for views in busy_questions().values()
        for view in views
        if view.question
    }
    cards = {source for source in sources if isinstance(source, str)}
    assert len(cards) > 15
    assert any(IS_ACTION[title(card)] for card in cards)
