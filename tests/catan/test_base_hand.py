"""Phase 4 and hands: refilling, searching, exchange, surplus (section 9); who knows what."""

from __future__ import annotations

from hofnarr.catan.actions import Draw, Pass, Put, Search
from hofnarr.catan.events import Drew, Looked, PutUnder
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers

# --- refilling ------------------------------------------------------------------------------------


@covers("C81")
def test_c81_refilling_is_compulsory() -> None:
    table = Scenario().end()
    assert table.deciding() == "refill"
    assert not table.legal("pass")
    table.draw(0).draw(1).draw(0)
    assert len(table.hand_of(0)) == 3
    assert table.s.active == 1


def test_a_drawn_card_is_the_top_one_and_secret() -> None:
    table = Scenario().hand(0, "abbey", "spy").on_stack(2, "karl").end().draw(2)
    assert "karl" in table.hand_of(0)
    drew = table.told(Drew)[0]
    assert drew.seen_by(0).card == "karl"  # type: ignore[attr-defined]
    assert drew.seen_by(1).card is None  # type: ignore[attr-defined]


def test_a_search_costs_two_resources_and_gives_a_card_of_choice() -> None:
    table = Scenario().hand(0, "abbey", "spy").stock(0, ore=1, gold=2).end()
    table.search(3).pay("-2L")
    before = table.stack_of(3)
    assert table.told(Looked)[0].cards == before
    table.take(before[4])
    assert table.stack_of(3) == before[:4] + before[5:]
    assert table.have(0)["gold"] == 1


def test_a_searched_stack_must_give_a_card() -> None:
    table = Scenario().hand(0, "abbey", "spy").stock(0, gold=2).end().search(3)
    assert table.deciding() == "take_card"
    assert not table.legal("pass")


def test_each_missing_card_may_be_searched_for_anew() -> None:
    table = Scenario().hand(0, "abbey").stock(0, gold=3, ore=1).end().search(0).pay("2L")
    table.take(table.stack_of(0)[0])
    assert table.legal("search")


@covers("C86")
def test_c86_empty_stacks_give_nothing_and_drawing_stops() -> None:
    table = Scenario().hand(0, "abbey")
    table.s.stacks = [(), (), (), (), table.s.stacks[0][:1]]
    table.end()  # the only card comes by itself
    assert len(table.hand_of(0)) == 2
    assert table.s.active == 1


def test_c86_empty_stacks_may_receive_cards() -> None:
    table = Scenario().hand(0, "abbey", "spy", "karl", "otto")
    table.s.stacks[0] = ()
    table.end().put("spy", 0)
    assert table.stack_of(0) == ["spy"]


# --- surplus and exchange -------------------------------------------------------------------------


def test_surplus_cards_go_under_stacks() -> None:
    table = Scenario().hand(0, "abbey", "spy", "karl", "otto", "bishop").end()
    assert table.deciding() == "surplus"
    table.put("otto", 1).put("spy", 2)
    assert table.stack_of(1)[-1] == "otto"
    assert table.deciding() == "exchange"  # at or above the limit at the beginning


@covers("C82")
def test_c82_exchange_takes_the_new_card_from_the_same_stack() -> None:
    table = Scenario().hand(0, "abbey", "spy", "karl").on_stack(2, "otto").end().put("spy", 2)
    assert table.hand_of(0) == ["abbey", "karl", "otto"]
    assert table.stack_of(2)[-1] == "spy"


def test_c82_exchange_with_a_search_costs_its_price() -> None:
    table = Scenario().hand(0, "abbey", "spy", "karl").stock(0, gold=2).end().put("spy", 2)
    assert table.state.legal() == [Draw(0, 2), Search(0, 2)]
    table.search(2)
    assert table.can("take", card="spy")  # it went under first
    table.take("spy")
    assert table.have(0).get("gold") is None


def test_c82_no_exchange_after_drawing() -> None:
    table = Scenario().hand(0, "abbey", "spy").end().draw(0)
    assert table.s.active == 1


def test_c82_the_stack_of_an_exchange_must_hold_a_card() -> None:
    table = Scenario().hand(0, "abbey", "spy", "karl")
    table.s.stacks[1] = ()
    assert all(action.stack != 1 for action in table.end().legal("put"))


def test_c85_the_passive_player_puts_surplus_away_at_once() -> None:
    table = Scenario().lay(1, "karl", "-1U1").hand(1, "abbey", "merchant", "otto")
    table.hand(0, "black_knight").die(1).play("black_knight").skip()
    assert (table.seat(), table.deciding()) == (1, "surplus")
    table.put("karl", 0)
    assert (table.seat(), table.deciding()) == (0, "act")


def test_c85_the_active_player_may_exceed_the_limit_until_phase_4() -> None:
    table = Scenario().hand(0, "spy", "abbey", "mint", "harbor").hand(1, "karl").play("spy")
    table.take("karl")
    assert len(table.hand_of(0)) == 4
    assert table.deciding() == "act"


def test_c98_conflict_uses_only_stacks_open_to_the_holder() -> None:
    table = Scenario().lay(0, "karl", "-1U1").hand(1, "abbey", "spy")
    table.s.curses = ((0, 3),)
    table.roll("question", 6, event="conflict")
    assert {action.stack for action in table.legal("put")} == {0, 1, 2, 4}


# --- memory (section 15) --------------------------------------------------------------------------


@covers("C8")
def test_c8_the_discard_pile_is_open() -> None:
    table = Scenario().lay(0, "abbey", "-1U1").remove("-1U1")
    assert table.state.view(1).piles == [["abbey"]]
    assert table.state.view("public").piles == [["abbey"]]


def test_who_searched_a_stack_knows_its_order() -> None:
    table = Scenario().hand(0, "abbey", "spy").stock(0, gold=2).end().search(3)
    cards = table.stack_of(3)
    table.take(cards[2])
    assert table.state.view(0).stacks[3].memory == cards[:2] + cards[3:]
    assert set(table.state.view(1).stacks[3].memory) == {"?0"}


def test_who_searched_a_stack_knows_what_the_opponent_draws_from_it() -> None:
    table = Scenario().hand(0, "abbey", "spy").hand(1, "otto", "bishop").stock(0, gold=2)
    table.end().search(3)
    cards = table.stack_of(3)
    table.take(cards[2])
    while table.deciding() != "refill":
        table.act(table.state.legal()[0])
    table.draw(3)
    assert cards[0] in (table.state.view(0).seats[1].known or [])
    assert cards[0] not in table.state.view("public").seats[1].public


def test_a_card_taken_unseen_is_missing_in_a_longer_memory() -> None:
    table = Scenario().hand(0, "abbey", "spy").hand(1, "otto", "bishop").stock(0, gold=2)
    table.stock(1, gold=3).end().search(3)
    table.take(table.stack_of(3)[2])
    known = table.stack_of(3)
    while table.deciding() != "refill":
        table.act(table.state.legal()[0])
    table.search(3)
    if table.deciding() == "pay_any":
        table.pay("2L", "2L")
    table.take(known[5])
    stack = table.state.view(0).stacks[3]
    assert stack.memory == known  # one of these is gone
    assert stack.count == len(known) - 1


def test_a_card_put_under_a_stack_is_known_to_who_put_it() -> None:
    table = Scenario().hand(0, "abbey", "spy", "karl", "otto").end().put("spy", 0)
    assert table.state.view(0).stacks[0].memory[-1] == "spy"
    assert table.state.view(1).stacks[0].memory[-1] == "?0"
    put = table.told(PutUnder)[0]
    assert put.seen_by(1).card is None  # type: ignore[attr-defined]


def test_a_card_that_came_back_openly_is_known_until_it_could_have_left_unseen() -> None:
    table = Scenario(active=1).lay(0, "karl", "-1U1").hand(1, "black_knight").die(1)
    table.hand(0, "abbey", "spy", "mint").play("black_knight").act(Pass(0))
    assert "karl" in table.state.view(1).seats[0].public
    table.act(Put(0, "abbey", 0))
    assert set(table.state.view(1).seats[0].public) == {"?0"}


def test_a_spy_knows_the_hand_he_saw() -> None:
    table = Scenario().hand(0, "spy").hand(1, "abbey", "merchant", "otto").play("spy")
    table.take("otto")
    assert table.state.view(0).seats[1].known == ["abbey", "merchant"]
    assert table.state.view(1).seats[0].known == ["otto"]
    assert table.state.view("public").seats[0].public == ["?0"]
