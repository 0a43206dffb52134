"""C88: what is one step, and that the table is settled after it before anything else is asked."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hofnarr.catan.actions import Choose
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.catalogue.data import Change
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.points import move_tokens, recount
from hofnarr.catan.engine.settling import SEVEN
from hofnarr.catan.engine.steps import asked
from hofnarr.catan.events import GameEnded, TokenMoved
from hofnarr.catan.options import choose
from hofnarr.catan.running import start_game, step
from hofnarr.core.chance import RandomChance
from hofnarr.testing.catan import Scenario
from tests.catan.randomly import busy_move
from tests.catan.test_random_games import MODES

WONDERS = ("aqueduct", "aqueduct", "bath_house", "bath_house", "colossus", "town_hall")
SITES = ("-1U2", "-1L1", "-1L2", "1U2", "1L1", "1L2")


def eleven(sets: str = "base") -> Scenario:
    """Seat 0 has 11 points and two free sites for knights: -1U1 and 1U1."""
    table = Scenario(sets).city(0, "-1", "1")
    for name, at in zip(WONDERS, SITES, strict=True):
        table.lay(0, name, at)
    assert table.points(0)["victory"] == 11
    return table


# --- at any time ---------------------------------------------------------------------------------

#: What may be asked in the middle of a purchase, of a trade or of what one card does.
HALF_DONE = {
    *("pay", "pay_any", "store", "take_card", "rob", "give_units", "place_region", "find_region")
}


def is_settled(s: Board) -> bool:
    """Tokens lie where the points are, the 7 points are told, and nobody has won unnoticed."""
    fresh = s.clone()
    fresh.log = []
    recount(fresh)
    move_tokens(fresh)
    scores = [fresh.victory(seat) for seat in (0, 1)]
    won = scores[s.active] if s.cs.is_base_game else max(scores)
    return not fresh.log and (s.seven or sum(scores) < SEVEN) and won < s.cs.target


@pytest.mark.parametrize("mode", MODES)
def test_c88_nothing_is_asked_while_the_table_is_unsettled_but_in_the_middle_of_a_step(
    mode: str,
) -> None:
    unsettled: set[str] = set()
    for seed in range(4):
        chance, random = RandomChance(seed), Random(seed)
        s, _ = start_game(card_set(MODES[mode]), chance, seed % 2)
        while s.moves:
            if s.turn >= 0 and not is_settled(s):
                unsettled.add(asked(s).name)
            step(s, busy_move(s, random), chance)
    assert unsettled
    assert unsettled <= HALF_DONE


# --- Civil War ------------------------------------------------------------------------------------


def test_c88_civil_war_is_settled_before_surplus_cards_are_asked_for() -> None:
    table = Scenario("knights").lay(0, "conrad", "-1U1").lay(1, "otto", "-1U1")
    table.hand(0, "abbey", "smithy", "garrison").hand(1, "abbey", "garrison", "mint")
    assert table.ready().s.knight == 1
    table.roll("question", 6, event="civil_war")
    assert table.told(TokenMoved) == [TokenMoved("knight", None)]
    assert table.state.view("public").knight is None
    assert table.state.scores() == [2, 2]


def test_c85_after_civil_war_the_roller_puts_cards_away_first() -> None:
    table = Scenario("knights", active=1).lay(0, "conrad", "-1U1").lay(1, "otto", "-1U1")
    table.hand(0, "abbey", "smithy", "garrison").hand(1, "abbey", "garrison", "mint")
    table.roll("question", 6, event="civil_war")
    for seat, card in ((1, "abbey"), (0, "abbey")):
        assert (table.seat(), table.deciding()) == (seat, "surplus")
        table.put(card, 0)
    assert (table.hand_of(0), table.hand_of(1)) == (
        ["garrison", "smithy", "conrad"],
        ["garrison", "otto", "mint"],
    )
    assert (table.seat(), table.deciding()) == (1, "act")


def test_c88_who_wins_by_civil_war_is_told_so_before_the_loser_puts_a_card_away() -> None:
    table = eleven().lay(0, "conrad", "-1U1").lay(0, "hagen", "1U1").lay(1, "otto", "-1U1")
    table.hand(1, "abbey", "smithy", "garrison").roll("question", 6, event="civil_war")
    table.choose(0, "-1U1")  # Hagen remains, alone on the table
    assert [(end.winner, end.scores) for end in table.told(GameEnded)] == [(0, [12, 2])]
    assert len(table.hand_of(1)) == 4


# --- purchases ------------------------------------------------------------------------------------


def army(grain: int) -> Scenario:
    """The Peasant Army of seat 0 is as strong as the grain beside it."""
    return Scenario("knights").lay(0, "peasant_army", "-1U1").stock_at(0, {"-2U": grain})


def test_c88_purchase_is_one_step() -> None:
    """Nobody loses a token between paying and laying, with a choice of payment or without."""
    table = army(1).hand(0, "conrad").settlement(0, "3", "stack_fields_3", "stack_hills_1")
    table.stock(0, ore=1).stock_at(0, {"-2U": 1, "4U": 1})
    assert table.ready().s.knight == 0
    table.build("conrad", "-1L1")
    assert table.deciding() == "pay"
    table.pay("-2U")
    assert (table.told(TokenMoved), table.s.knight) == ([], 0)


def test_c88_nobody_wins_between_paying_and_laying() -> None:
    """Paid grain would leave the token to the other, who would have 13 points then."""
    table = army(3).hand(0, "roland").stock(0, grain=3, ore=2, wool=1).city(1, "-1", "1")
    table.lay(1, "conrad", "-1U1")
    for name, at in zip((*WONDERS[:5], "palace"), SITES, strict=True):
        table.lay(1, name, at)
    table.lay(1, "town_hall", "1U1")
    assert (table.points(1)["victory"], table.ready().s.knight) == (12, 0)
    table.build("roland", "1U1")
    assert (table.told(GameEnded), table.card_at(0, "1U1")) == ([], "roland")


def test_c88_a_bank_trade_is_one_step() -> None:
    """The token goes when the trade is over, not while its other half is still asked for."""
    table = army(3).settlement(0, "3", "stack_mountains_4", "stack_hills_1")
    assert table.ready().s.knight == 0
    table.trade("grain", "ore")
    assert (table.deciding(), table.s.knight) == ("store", 0)
    table.act(table.legal("store")[0])
    assert (table.deciding(), table.s.knight) == ("act", -1)


def test_c88_the_effect_of_a_built_card_belongs_to_the_purchase() -> None:
    """A Privateer Fleet that costs the army's grain: the token stays while Sigmund is asked for."""
    cards = {"privateer_fleet": Change(cost={"grain": 1})}
    options = msgspec.structs.replace(choose("knights,barbarians"), cards=cards)
    table = Scenario(options=options).lay(0, "peasant_army", "-1U1").hand(0, "privateer_fleet")
    table.hand(1, "sigmund").lay(1, "ore_fleet", "-1U1").stock_at(0, {"-2U": 1})
    assert table.ready().s.knight == 0
    table.build("privateer_fleet", "1U1")
    assert (table.seat(), table.deciding(), table.s.knight) == (1, "window", 0)
    table.skip()
    assert (table.card_at(1, "-1U1"), table.deciding(), table.s.knight) == (None, "act", -1)


def test_c88_a_search_is_settled_before_the_holy_site_is_asked_for() -> None:
    table = Scenario("knights,politics").lay(0, "peasant_army", "-1U1").lay(0, "holy_site", "1U1")
    table.city(0, "1").lay(0, "church", "1L1").stock_at(0, {"-2U": 2}).end().search(0)
    assert table.deciding() == "take_card"  # paid with the only grain, and in one step with it
    assert table.s.knight == 0
    table.act(table.legal("take")[0])
    assert (table.deciding(), table.s.knight) == ("holy_site", -1)


def test_production_is_settled_before_a_trading_branch_asks_where_to_store() -> None:
    table = Scenario("knights,barbarians").city(0, "-1").lay(0, "peasant_army", "-1U2")
    table.lay(1, "trading_branch", "-1U1").settlement(1, "3", "stack_fields_3", "stack_hills_1")
    table.roll("windmill", 1)
    assert (table.seat(), table.deciding(), table.s.knight) == (1, "store", 0)


# --- Bribery --------------------------------------------------------------------------------------


def test_bribery_is_not_misled_by_foreign_cards_of_the_victim() -> None:
    """The victim's Bordello lies in the briber's realm at the site where his Order Castle covers a
    knight at home."""
    table = Scenario("politics").city(0, "-1").city(1, "-1").lay(1, "order_castle", "-1L1")
    table.lay(1, "otto", "-1U1").lay(1, "conrad", "1U1").lay(1, "bordello", "-1U1")
    table.hand(0, "bribery").stock(0, gold=3).play("bribery")
    assert table.deciding() == "bribe_site"  # of the two only Conrad, who cost less than 3
    assert Choose(0, 0, "-1U1") not in table.state.legal()
    table.choose(0, "1U1")
    assert (table.card_at(1, "-1U1"), table.card_at(0, "1U1")) == ("otto", "conrad")


def test_bribery_of_johanna_is_refused_beside_a_foreign_card() -> None:
    table = Scenario("politics,barbarians").city(0, "-1").lay(1, "johanna", "-1U1")
    table.lay(1, "trading_branch", "-1U1").hand(0, "bribery").stock(0, gold=3)
    assert not table.can("play", card="bribery")
