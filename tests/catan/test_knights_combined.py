"""Knights & Merchants with cards of Barbarians & Traders: the notes that speak of both."""

from __future__ import annotations

from hofnarr.catan.actions import Play
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers

BOTH = "knights,barbarians"


@covers("castle 2")
def test_c37_the_coin_residence_strikes_first_then_the_castle() -> None:
    table = Scenario(BOTH).lay(0, "castle", "-1U1").lay(0, "coin_residence", "-2Lo", level=3)
    table.hand(0, "roland").stock(0, ore=2).build("roland", "-1L1")  # 2 grain, 2 ore, 1 wool
    assert table.have(0) == {"ore": 1}
    assert table.card_at(0, "-1L1") == "roland"
    dear = Scenario(BOTH).lay(0, "castle", "-1U1").lay(0, "coin_residence", "-2Lo", level=2)
    assert not dear.hand(0, "roland").stock(0, ore=2).can("build", card="roland")


@covers("imelda 1")
def test_imelda_cannot_choose_johanna() -> None:
    table = Scenario(BOTH).hand(0, "imelda").lay(1, "johanna", "-1U1")
    table.refuses("C53", Play(0, "imelda"))
    other = Scenario(BOTH).hand(0, "imelda").lay(1, "johanna", "-1U1").lay(1, "karl", "-1L1")
    other.play("imelda").put("karl", 0)
    assert other.card_at(1, "-1U1") == "johanna"


@covers("large_trade_fleet 3")
def test_large_trade_fleet_trades_one_to_one_with_christopher() -> None:
    table = Scenario(BOTH).city(0, "-1").lay(0, "large_trade_fleet", "-1U1")
    table.lay(0, "harbor", "-1L1").hand(0, "christopher").stock(0, grain=1, ore=1)
    table.play("christopher").trade("grain", "gold", "-1U1")
    assert table.have(0) == {"ore": 1, "gold": 1}
    assert not table.can("trade", give="ore")


def privateer() -> Scenario:
    table = Scenario(BOTH).hand(0, "privateer_fleet").stock(0, lumber=1, ore=1, wool=1)
    return table.city(1, "-1").lay(1, "brick_fleet", "-1U1")


@covers("privateer_fleet 1")
def test_privateer_fleet_spares_the_flagship_and_the_trade_fleets_of_its_city() -> None:
    table = privateer().lay(1, "flagship", "-1L1").lay(1, "ore_fleet", "1U1")
    table.build("privateer_fleet", "-1U1")
    if table.deciding() == "window":
        table.skip()
    assert table.discarded() == ["ore_fleet"]  # the only one to choose


def test_privateer_fleet_spares_all_trade_fleets_if_sigmund_is_played() -> None:
    table = privateer().lay(1, "treasure_fleet", "1U1").hand(1, "sigmund")
    table.build("privateer_fleet", "-1U1").play("sigmund")
    assert table.discarded() == ["sigmund", "treasure_fleet"]
    assert table.card_at(1, "-1U1") == "brick_fleet"
