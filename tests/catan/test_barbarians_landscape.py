"""Barbarians & Traders: landscape expansions."""

from __future__ import annotations

import pytest

from hofnarr.catan.actions import Build
from hofnarr.catan.catalogue.data import Resource
from hofnarr.catan.events import Gained, Lapsed, Turned
from hofnarr.testing.catan import Scenario, barbarians
from tests.catan.covering import covers
from tests.catan.decks import BARBARIANS_TOURNAMENT

# --- Colonial Base --------------------------------------------------------------------------------


def base(gold: int = 0, *, field: int = 0, sets: str = "barbarians") -> Scenario:
    """On the gold field of seat 0, whose number is 6."""
    return barbarians(sets).lay(0, "colonial_base", "2Lo").stock_at(0, {"2L": field, "2Lo": gold})


def test_colonial_base_gains_gold_with_its_gold_field() -> None:
    table = base().roll("tournament", 6)
    assert (table.at(0, "2L"), table.at(0, "2Lo")) == (1, 1)
    assert Gained(0, "gold", 1, "2Lo", "colonial_base") in table.events
    other = base().roll("tournament", 5)
    assert other.have(0) == {"brick": 1}
    full = base(3, field=3).roll("tournament", 6)
    assert full.have(0) == {"gold": 6}


def test_colonial_base_needs_a_harbor_and_a_gold_field() -> None:
    table = barbarians().hand(0, "colonial_base").stock(0, brick=1, lumber=1)
    table.refuses("C46", Build(0, "colonial_base", "2Lo"))
    table = barbarians().hand(0, "colonial_base").stock(0, brick=1, lumber=1)
    table.lay(0, "harbor", "-1U1")
    assert [each.at for each in table.legal("build") if each.card == "colonial_base"] == ["2Lo"]
    assert table.build("colonial_base", "2Lo").have(0) == {}


@covers("colonial_base 1")
def test_c22_gold_on_the_base_is_ordinary_gold() -> None:
    table = base(2, field=1).trade("gold", "ore")
    assert table.have(0) == {"ore": 1}
    sun = base().roll("sun", 3).store("2Lo")
    assert sun.at(0, "2Lo") == 1  # other gold is stored there too
    loot = barbarians(active=1).lay(0, "colonial_base", "2Lo").stock_at(0, {"2Lo": 3})
    loot.hand(1, "brigands").die(1).play("brigands").rob("2Lo", "2Lo")
    assert (loot.at(0, "2Lo"), loot.have(1)) == (1, {"gold": 2})


@covers("plague 2")
def test_c22_the_plague_spares_the_gold_on_the_base() -> None:
    table = base(2, field=2).city(0, "1").roll("question", 3, event="plague")
    assert (table.at(0, "2L"), table.at(0, "2Lo")) == (1, 2)


def test_c22_brigands_count_it_with_its_region() -> None:
    table = base(3, field=3).stock(0, ore=2).roll("brigand", 1)
    assert "ore" not in table.have(0)  # 8 in all
    safe = base(3, field=3).stock(0, ore=2).lay(0, "garrison", "1L1").roll("brigand", 1)
    assert safe.have(0)["ore"] == 2  # the Garrison beside the gold field covers both


@covers("wedding 1")
def test_c22_a_wedding_takes_it_and_finds_room_there() -> None:
    table = barbarians("politics,barbarians").lay(1, "colonial_base", "2Lo").hand(0, "wedding")
    table.stock_at(1, {"2L": 1, "2Lo": 1}).lay(0, "church", "-1U1").play("wedding")
    assert (table.have(0), table.have(1)) == ({"gold": 2}, {})
    room = base(field=3, sets="politics,barbarians").hand(0, "wedding").stock(1, gold=3)
    room.lay(0, "church", "-1U1").play("wedding")
    assert (room.at(0, "2Lo"), room.have(1)) == (3, {})


@covers("colonial_base 2")
def test_colonial_base_is_never_doubled() -> None:
    table = base().city(0, "1").lay(0, "commodity_exchange", "1L1").roll("tournament", 6)
    assert (table.at(0, "2L"), table.at(0, "2Lo")) == (2, 1)


def test_c24_gold_and_goods_are_lost_with_the_expansion() -> None:
    table = base(3, field=1).lay(0, "paper_residence", "0Lo", level=3)
    table.remove("2Lo").remove("0Lo")
    assert table.have(0) == {"gold": 1}
    assert table.discarded() == ["colonial_base", "paper_residence"]
    table.lay(0, "cloth_residence", "0Uo").ready()
    assert table.level_at(0, "0Lo") == 0


# --- residences -----------------------------------------------------------------------------------

RESIDENCES: dict[str, tuple[str, Resource]] = {
    "coin_residence": ("-2Lo", "ore"),
    "paper_residence": ("0Lo", "lumber"),
    "cloth_residence": ("0Uo", "wool"),
}
every_residence = pytest.mark.parametrize("name", RESIDENCES)


def residence(name: str, goods: int = 0, sets: str = "barbarians") -> Scenario:
    return barbarians(sets).lay(0, name, RESIDENCES[name][0], level=goods)


@covers("coin_residence", "paper_residence", "cloth_residence")
@every_residence
def test_residence_gains_a_good_for_each_trade_of_its_resource(name: str) -> None:
    at, resource = RESIDENCES[name]
    table = residence(name).stock(0, **{resource: 3, "brick": 3}).trade(resource, "gold")
    assert Turned(0, name, 0, at, 1) in table.events
    assert table.trade("brick", "gold").level_at(0, at) == 1  # another resource
    assert table.state.view(1).seats[0].cards[0].level == 1


@every_residence
def test_residence_ignores_trades_of_the_opponent(name: str) -> None:
    at, resource = RESIDENCES[name]
    table = barbarians().lay(1, name, at).stock(0, **{resource: 3}).trade(resource, "gold")
    assert table.level_at(1, at) == 0


@every_residence
def test_residence_needs_a_harbor_and_its_own_landscape(name: str) -> None:
    at, _ = RESIDENCES[name]
    table = barbarians().hand(0, name).stock(0, brick=1, lumber=1, ore=1, wool=1)
    table.refuses("C46", Build(0, name, at))
    table = barbarians().hand(0, name).stock(0, brick=1, lumber=1, ore=1, wool=1)
    table.lay(0, "harbor", "-1U1")
    assert [each.at for each in table.legal("build") if each.card == name] == [at]


@covers("coin_residence 1", "paper_residence 1", "cloth_residence 1", "C26")
@every_residence
def test_c25_every_bank_rate_counts_one_good_and_nothing_else_does(name: str) -> None:
    at, resource = RESIDENCES[name]
    table = residence(name).lay(0, f"{resource}_fleet", "1U1").lay(0, "harbor", "-1U1")
    table.stock(0, **{resource: 3}).trade(resource, "gold")  # 2:1
    assert table.level_at(0, at) == 1
    table.hand(0, "christopher").play("christopher").trade(resource, "gold")  # 1:1
    assert table.level_at(0, at) == 2
    offer = residence(name).stock(0, **{resource: 1}).stock(1, brick=1)
    assert offer.give(resource).want("brick").send().accept().level_at(0, at) == 0
    caravan = residence(name).stock(0, **{resource: 2}).hand(0, "caravan").play("caravan")
    assert caravan.skip().store("2U").level_at(0, at) == 0


@covers("coin_residence 2", "paper_residence 2", "cloth_residence 2")
@every_residence
def test_c23_three_goods_stay_and_no_fourth_is_added(name: str) -> None:
    at, resource = RESIDENCES[name]
    table = residence(name, 2).stock(0, **{resource: 3}).trade(resource, "gold")
    assert table.level_at(0, at) == 3
    table.stock(0, **{resource: 3}).trade(resource, "gold")
    assert (table.level_at(0, at), table.told(Turned)) == (3, [])


def test_coin_residence_strikes_grain_and_wool_from_knights() -> None:
    table = residence("coin_residence", 3).hand(0, "otto").stock(0, ore=2).build("otto", "1U1")
    assert (table.card_at(0, "1U1"), table.have(0)) == ("otto", {})
    early = residence("coin_residence", 2).hand(0, "otto").stock(0, ore=2)
    early.refuses("section 7", Build(0, "otto", "1U1"))
    other = residence("coin_residence", 3).hand(0, "flavo", "abbey")
    assert not other.can("build")  # Flavo is no knight
    its = barbarians().lay(1, "coin_residence", "-2Lo", level=3).hand(0, "otto").stock(0, ore=2)
    assert not its.can("build")


@covers("castle 2", "C105")
def test_c37_coin_residence_strikes_first_then_the_castle_one_unit() -> None:
    table = residence("coin_residence", 3, "knights,barbarians").lay(0, "castle", "1U1")
    table.hand(0, "otto").stock(0, ore=1).build("otto", "1L1")
    assert (table.card_at(0, "1L1"), table.have(0)) == ("otto", {})  # only ore was left to pay
    free = residence("coin_residence", 3, "knights,barbarians").lay(0, "castle", "1U1")
    free.lay(0, "castle", "1L1").hand(0, "conrad").stock(0, ore=1).build("conrad", "-1L1")
    assert free.have(0) == {"ore": 1}  # never below zero


def test_paper_residence_pays_at_the_start_of_each_own_turn() -> None:
    table = residence("paper_residence", 3).begin_turn("tournament", 1)
    assert (table.seat(), table.deciding()) == (0, "gain")
    assert table.s.die == 0  # before the dice
    table.store("2L")
    assert table.have(0) == {"gold": 1, "grain": 1}
    assert residence("paper_residence", 2).begin_turn("tournament", 1).have(0) == {"grain": 1}
    its = Scenario("barbarians", active=1).lay(0, "paper_residence", "0Lo", level=3)
    assert its.begin_turn("tournament", 2).have(0) == {"ore": 1}  # not in the opponent's turn


def test_cloth_residence_exchanges_two_like_resources_once_a_turn() -> None:
    table = residence("cloth_residence", 3).stock(0, grain=3, ore=1)
    table.use("cloth_residence", "0Uo")  # grain is the only kind that lies there twice
    assert table.have(0) == {"grain": 1, "ore": 1}
    assert not table.can("store", at="-2U")  # two others
    table.store("2L", "2U")
    assert table.have(0) == {"grain": 1, "ore": 1, "gold": 1, "brick": 1}
    assert Gained(0, "brick", 1, "2U", "cloth_residence") in table.events
    table.stock(0, grain=3)
    assert not table.can("use")
    assert table.s.trades == 0  # no bank trade


def test_cloth_residence_lets_its_owner_choose_the_units() -> None:
    table = residence("cloth_residence", 3).settlement(0, "3", "stack_fields_3", "stack_hills_1")
    table.stock_at(0, {"-2U": 1, "4U": 2}).stock(0, ore=2).use("cloth_residence", "0Uo")
    assert [pay.at for pay in table.legal("pay")] == ["-2U", "-2L", "4U"]
    table.pay("-2U").store("2L", "2L")
    assert (table.at(0, "-2U"), table.at(0, "4U"), table.have(0)["gold"]) == (0, 1, 2)


def test_cloth_residence_needs_three_cloths_two_units_and_room() -> None:
    assert not residence("cloth_residence", 2).stock(0, grain=2).can("use")
    assert not residence("cloth_residence", 3).stock(0, grain=1, ore=1).can("use")
    full = residence("cloth_residence", 3)
    full.stock(0, brick=3, grain=2, lumber=3, ore=3, wool=3, gold=2)
    table = full.use("cloth_residence", "0Uo")
    assert {pay.at for pay in table.legal("pay")} == {"-2L", "0U", "0L", "2U"}


def test_cloth_residence_is_fresh_when_it_is_built_anew() -> None:
    table = residence("cloth_residence", 3).stock(0, grain=2).use("cloth_residence", "0Uo")
    table.store("2L", "2U").remove("0Uo")
    assert table.s.marks == ()


# --- Witch Coven ----------------------------------------------------------------------------------


@covers("witch_coven", "C107")
def test_c96_witch_coven_is_legal_in_a_deck_but_cannot_be_built() -> None:
    table = Scenario(options=BARBARIANS_TOURNAMENT).hand(0, "witch_coven")
    table.stock(0, brick=3, grain=3, lumber=3, ore=3, wool=3, gold=3)
    table.refuses("section 7.2", Build(0, "witch_coven", "0Uo"))


@covers("witch_coven 1")
def test_witch_coven_is_taken_out_of_the_extended_game() -> None:
    table = Scenario("barbarians")
    assert all("witch_coven" not in table.stack_of(stack) for stack in range(6))
    with pytest.raises(ValueError, match="witch_coven is not among the cards"):
        table.hand(0, "witch_coven")


def test_c20_what_finds_no_room_on_base_and_field_lapses() -> None:
    table = base(3, field=3).lay(0, "trading_branch", "1L1").roll("tournament", 1)
    assert Lapsed(0, "gold", 1, "trading_branch") in table.events
