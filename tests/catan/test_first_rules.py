"""Games that began by the first rules (`hofnarr.catan/1`) go on by them: their options say so."""

from __future__ import annotations

import msgspec
import pytest

from hofnarr.catan.actions import Build
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.events import GameEnded
from hofnarr.catan.options import VARIANTS, Options, choose
from hofnarr.catan.sight.resample import resample
from hofnarr.catan.sight.view import View
from hofnarr.core.chance import RandomChance
from hofnarr.core.game import Viewer
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.testing.catan import Scenario

GAME = find_game("catan")
FULL = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}


def first(sets: str = "base", *, active: int = 0) -> Scenario:
    options = msgspec.structs.replace(choose(sets), rules=1)
    return Scenario(options=options, active=active)


# --- which rules a game has -----------------------------------------------------------------------


def test_every_new_game_is_by_the_rules_of_today() -> None:
    for options in (*VARIANTS.values(), choose("knights,politics"), Options()):
        assert not card_set(options).first_rules


def test_the_options_of_new_games_name_no_rules() -> None:
    written = b'{"sets":["politics"],"theme_cards":"forty","tournament":null,"cards":{}}'
    assert msgspec.json.encode(choose("politics")) == written


def test_a_record_has_the_format_of_its_rules_and_names_them_nowhere_else() -> None:
    old = msgspec.structs.replace(VARIANTS["base"], rules=1)
    records = [
        Match(GAME, ["a", "b"], options, seed="1", salt="1").record()
        for options in (old, VARIANTS["base"])
    ]
    assert [record.format for record in records] == ["hofnarr.catan/1", "hofnarr.catan/2"]
    assert [record.options for record in records] == [VARIANTS["base"]] * 2


@pytest.mark.parametrize("variant", ["politics", "tournament"])
@pytest.mark.parametrize("viewer", [0, 1, "public", "open"])
def test_views_carry_the_first_rules_to_whoever_thinks_about_them(
    variant: str, viewer: Viewer
) -> None:
    """Bots get a view, often as text from another process, and think on a table made of it."""
    old = msgspec.structs.replace(VARIANTS[variant], rules=1)
    state, _ = GAME.new(2, old, RandomChance(1), 0)
    sent = msgspec.json.encode(state.view(viewer))
    view = msgspec.json.decode(sent, type=View)
    assert view.options.rules == 1
    assert resample(view, 1).cs.first_rules


# --- what was different ---------------------------------------------------------------------------


def test_at_first_a_payment_was_a_step() -> None:
    """C88, C129: the grain for Roland weakens the Peasant Army, and the other wins."""
    table = first("knights").lay(0, "peasant_army", "-1U1").hand(0, "roland")
    table.stock(0, grain=3, ore=2, wool=1).city(1, "-1", "1").lay(1, "conrad", "-1U1")
    buildings = ("aqueduct", "bath_house", "church", "colossus", "library", "town_hall", "palace")
    slots = ("-1U2", "-1L1", "-1L2", "1U1", "1U2", "1L1", "1L2")
    for building, at in zip(buildings, slots, strict=True):
        table.lay(1, building, at)
    table.build("roland", "1U1")
    assert table.told(GameEnded)[0].winner == 1
    assert table.discarded() == ["roland"]


def test_at_first_civil_war_was_settled_after_surplus_cards() -> None:
    table = first("knights").lay(0, "conrad", "-1U1").lay(1, "otto", "-1U1")
    table.hand(1, "abbey", "garrison", "mint").roll("question", 6, event="civil_war")
    assert (table.seat(), table.deciding(), table.s.knight) == (1, "surplus", 1)


def test_at_first_the_receiver_of_flavo_chose_his_site() -> None:
    table = first("barbarians").lay(0, "flavo", "-1U1").stock(1, gold=1).roll("tournament", 5)
    assert (table.seat(), table.deciding()) == (1, "host_flavo")
    assert table.choose(1, "1L1").card_at(1, "1L1") == "flavo"


def test_at_first_the_holy_site_had_no_discount() -> None:
    table = first("politics").lay(0, "mission", "1L1").city(0, "-1").lay(0, "church", "-1U1")
    table.hand(0, "holy_site").stock(0, brick=1)
    table.refuses("section 7", Build(0, "holy_site", "1U1"))


def test_at_first_one_of_two_equivalent_sites_stood_for_both() -> None:
    table = first().city(0, "-1").hand(0, "smithy").stock(0, **FULL)
    places = {action.at for action in table.legal("build") if action.card == "smithy"}
    assert places == {"-1U1", "-1L1", "1U1", "1L1"}


def test_at_first_bribery_misread_the_places_of_foreign_cards() -> None:
    table = first("politics,barbarians").city(0, "-1").lay(1, "johanna", "-1U1")
    table.lay(1, "trading_branch", "-1U1").hand(0, "bribery").stock(0, gold=3)
    assert table.can("play", card="bribery")
