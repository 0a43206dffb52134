"""Why not: every reason of the desk and of refusals, each in an example."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from hofnarr.catan import actions
from hofnarr.catan.actions import (
    Build,
    Discard,
    Draw,
    Give,
    Lift,
    Pay,
    Play,
    Remove,
    Rob,
    Scout,
    Search,
    Store,
    Trade,
    Use,
    Want,
)
from hofnarr.catan.game import GAME
from hofnarr.catan.options import Options
from hofnarr.catan.reasons.playable import Desk, DeskCard, dress
from hofnarr.catan.reasons.reason import sentence
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import IllegalAction
from hofnarr.testing.catan import Scenario
from hofnarr.texts import LANGUAGES, texts_for
from tests.catan.decks import KNIGHTS_TOURNAMENT

FULL = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
ENGLISH = texts_for("en")


def desk_of(table: Scenario, seat: int = 0) -> Desk:
    desk = dress(table.state.view(seat)).desk
    assert desk is not None
    return desk


def entry(table: Scenario, card: str, seat: int = 0) -> DeskCard:
    desk = desk_of(table, seat)
    cards = [*desk.hand, *desk.display, *desk.supply]
    return next(found for found in cards if found.card == card)


def why(table: Scenario, card: str, seat: int = 0) -> str:
    reason = entry(table, card, seat).why
    return sentence(ENGLISH, reason) if reason else "ready"


def rich(sets: str = "base", *hand: str) -> Scenario:
    return Scenario(sets).stock(0, **FULL).hand(0, *hand)


# --- building -------------------------------------------------------------------------------------


def test_a_card_that_can_be_built_is_ready() -> None:
    assert why(rich("base", "abbey"), "abbey") == "ready"


def test_cost() -> None:
    table = Scenario().hand(0, "abbey").stock(0, brick=1)
    assert why(table, "abbey") == "For Abbey you lack 1 lumber, 1 ore."
    assert entry(table, "abbey").missing == [("lumber", 1), ("ore", 1)]


def test_a_discount_makes_up_for_what_is_missing() -> None:
    table = Scenario("knights").hand(0, "otto").lay(0, "castle", "-1U1")
    cost: dict[str, int] = dict(entry(table, "otto").cost)
    one = next(iter(cost))
    table.stock(0, **(cost | {one: cost[one] - 1}))
    found = entry(table, "otto")
    assert (found.ready, found.less, found.helpers, found.missing) == (True, 1, ["castle"], [])


def test_a_residence_strikes_a_resource_out() -> None:
    table = Scenario("barbarians").hand(0, "otto").stock(0, ore=1)
    plain = dict(entry(table, "otto").cost)
    helped = entry(table.lay(0, "coin_residence", "-2Lo"), "otto")
    assert set(plain) - {resource for resource, _ in helped.cost} <= {"gold", "ore"}


def test_requires() -> None:
    table = rich("politics", "holy_site")
    assert why(table, "holy_site") == "Holy Site needs Church in your principality."
    table = rich("politics", "metropolis").city(0, "-1")
    assert why(table, "metropolis") == "Metropolis needs Church or Town Hall in your principality."


def test_forbids() -> None:
    table = rich("politics", "church_domain").city(0, "-1").lay(0, "house_of_republic", "-1U1")
    told = "Church Domain cannot be built while you have House of the Republic."
    assert why(table, "church_domain") == told


def test_limit() -> None:
    table = rich("barbarians", "triumphal_arch").city(0, "-1").lay(0, "triumphal_arch", "-1U1")
    told = "You have Triumphal Arch already, and only one is allowed."
    assert why(table, "triumphal_arch") == told


def test_of_the_display_one_of_each_title() -> None:
    table = rich("politics").city(0, "-1").lay(0, "church", "-1U1")
    assert why(table, "church") == (
        "You have Church already: from the display each player may have one of each title."
    )


def test_condition() -> None:
    table = rich("barbarians", "barbarian_stronghold").lay(0, "smithy", "-1U1")
    assert why(table, "barbarian_stronghold") == "ready"
    for name, at in (("siegfried", "-1U1"), ("otto", "-1L1"), ("walter", "1U1"), ("hagen", "1L1")):
        table.lay(1, name, at)
    told = "Barbarian Stronghold cannot be built now. Needed: The host has fewer than 6 strength"
    assert why(table, "barbarian_stronghold").startswith(told)


def test_no_place() -> None:
    table = rich("base", "abbey")
    for name, at in (("garrison", "-1U1"), ("garrison", "-1L1"), ("smithy", "1U1")):
        table.lay(0, name, at)
    assert why(table, "abbey") == "ready"
    table.lay(0, "foundry", "1L1")
    assert why(table, "abbey") == "There is no free place for Abbey."
    told = "Mint needs a free site beside one of your cities."
    assert why(rich("base", "mint"), "mint") == told
    told = "Metropolis is built on a city, and you have none."
    table = Scenario("politics", checked=False).hand(0, "metropolis").stock(0, **FULL)
    assert why(table.lay(0, "church", "-1U1"), "metropolis") == told


def test_no_region() -> None:
    table = rich("barbarians", "colonial_base").city(0, "-1").lay(0, "harbor", "-1U1")
    assert why(table, "colonial_base") == "ready"
    table.lay_copy(0, "colonial_base", "2Lo")
    told = "Colonial Base needs a free outer side of one of your regions that yields gold."
    assert why(table, "colonial_base") == told


def test_no_foreign_place() -> None:
    table = rich("barbarians", "barbarian_stronghold").lay(0, "smithy", "-1U1")
    table.lay_copy(0, "barbarian_stronghold", "0")
    told = "There is no free place for Barbarian Stronghold in your opponent’s principality."
    assert why(table, "barbarian_stronghold") == told


def test_centre_cards() -> None:
    assert why(Scenario(), "road") == "For Road you lack 2 brick, 1 lumber."
    assert why(rich(), "settlement") == "A settlement needs the open end of a road."
    assert why(rich().road(0, "2"), "settlement") == "ready"
    assert why(rich().road(0, "-2", "2"), "road") == (
        "Both ends of your principality are roads already."
    )
    assert why(rich().city(0, "-1", "1"), "city") == (
        "A city is built on a settlement, and you have none."
    )


def test_the_supply_runs_out() -> None:
    table = rich().road(0, "2")
    table.s.roads = table.s.settlements = table.s.cities = 0
    for card, name in (("road", "Road"), ("settlement", "Settlement"), ("city", "City")):
        assert why(table, card) == f"The supply has none left: {name}."


def test_a_settlement_brings_two_regions() -> None:
    table = rich().road(0, "2")
    table.s.regions = table.s.regions[:1]
    told = "There are not enough regions left for a new settlement."
    assert why(table, "settlement") == told


# --- action cards ---------------------------------------------------------------------------------


def test_the_seven_point_rule() -> None:
    table = Scenario(seven=False).hand(0, "spy").hand(1, "spy")
    told = "Only defence cards may be played until both players together have had 7 victory points."
    assert why(table, "spy") == told


def test_defence_only_as_an_answer() -> None:
    table = Scenario().hand(0, "bishop")
    assert why(table, "bishop") == "Bishop is played only in answer to Arsonist or Brigands."
    assert entry(table, "bishop").obstacle is None
    attacked = Scenario(active=1).hand(1, "brigands").hand(0, "bishop").stock(0, ore=1)
    attacked.play("brigands")
    assert why(attacked, "bishop") == "ready"


def test_before_the_dice() -> None:
    table = Scenario().hand(0, "alchemist")
    assert why(table, "alchemist") == (
        "Alchemist is played at the start of your turn, before the dice."
    )


def test_a_card_played_this_turn() -> None:
    """Two of them fetched each other back."""
    table = Scenario("barbarians").city(0, "-1").lay(0, "library", "-1U1").on_pile("spy")
    table.hand(0, "ancient_knowledge", "ancient_knowledge").hand(1, "abbey")
    table.play("ancient_knowledge").play("ancient_knowledge")
    assert why(table, "ancient_knowledge") == (
        "This Ancient Knowledge has been played this turn already."
    )


def test_the_stronghold_demands_gold() -> None:
    table = Scenario("barbarians").lay(1, "barbarian_stronghold", "0").hand(0, "spy", "spy")
    table.hand(1, "otto").play("spy").take("otto")
    assert why(table, "spy") == (
        "The Barbarian Stronghold demands gold for a further action card: 1."
    )
    assert why(table.stock(0, gold=1).hand(1, "abbey"), "spy") == "ready"


def test_a_scout_goes_with_a_settlement() -> None:
    assert why(rich("base", "scout"), "scout") == "Scout is played together with a new settlement."
    assert why(rich("base", "scout").road(0, "2"), "scout") == "ready"


def test_a_cursed_pile() -> None:
    table = rich("politics", "diplomat").city(0, "-1").lay(0, "town_hall", "-1U1").on_pile("spy")
    table.s.curses = ((0, 8),)
    assert why(table, "diplomat") == "Diplomat finds only piles that a Church Curse closes to you."


def test_no_effect() -> None:
    told = "Spy would have no effect now. Needed: The opponent holds at least 1 card."
    assert why(Scenario().hand(0, "spy"), "spy") == told
    assert why(Scenario().hand(0, "spy").hand(1, "abbey"), "spy") == "ready"
    alone = Scenario(options=KNIGHTS_TOURNAMENT).lay(0, "abbey", "-1U1").hand(0, "inquisition")
    alone.s.stacks = [()] * 8
    assert why(alone, "inquisition") == "Inquisition would have no effect now."


# --- the moment -----------------------------------------------------------------------------------


def test_before_the_game_begins() -> None:
    state, _ = GAME.new(2, Options(), RandomChance(1), 0)
    desk = dress(state.view(0)).desk
    assert desk is not None
    reason = desk.supply[0].why
    assert reason is not None
    assert sentence(ENGLISH, reason) == "The game has not begun yet."


def test_not_your_turn_but_one_sees_what_could_be_built() -> None:
    table = Scenario().stock(1, **FULL).hand(1, "abbey", "mint")
    assert why(table, "abbey", 1) == "It is not your turn."
    assert entry(table, "abbey", 1).obstacle is None
    assert entry(table, "mint", 1).obstacle is not None


def test_the_opponent_has_to_decide_first() -> None:
    table = Scenario().hand(0, "brigands", "abbey").hand(1, "bishop").stock(1, ore=1)
    table.play("brigands")
    assert why(table, "abbey") == "Your opponent has to decide first."
    assert why(table, "road", 1) == "First decide what you are asked."


def test_first_decide_what_is_asked() -> None:
    table = rich("base", "abbey").settlement(0, "3", "stack_hills_1", "stack_forest_1")
    table.stock_at(0, {"4U": 1}).build("abbey", "-1U1")
    assert table.deciding() == "pay"
    assert why(table, "road") == "First decide what you are asked."


def test_before_the_dice_are_rolled() -> None:
    table = Scenario().hand(0, "alchemist", "abbey").begin_turn()
    assert table.deciding() == "roll"
    assert why(table, "abbey") == "The dice have not been rolled yet."
    assert why(table, "alchemist") == "ready"


def test_the_action_phase_is_over() -> None:
    table = rich("base", "abbey").end()
    assert table.deciding() == "refill"
    assert why(table, "abbey") == "Your action phase is over."


def test_the_game_is_over() -> None:
    table = rich()
    table.ready()
    table.s.over, table.s.todo, table.s.moves = True, [], []
    assert why(table, "road") == "The game is over."


# --- trade ----------------------------------------------------------------------------------------


def rates_of(table: Scenario) -> dict[str, str]:
    return {rate.resource: sentence(ENGLISH, rate.why) for rate in desk_of(table).rates}


def test_the_rates_of_the_bank_and_why() -> None:
    table = Scenario().lay(0, "ore_fleet", "-1U1")
    rates = rates_of(table)
    assert rates["wool"] == "3 wool for one: the rate of the bank."
    assert rates["ore"] == "2 ore for one, thanks to Ore Fleet."


def test_christopher_is_the_reason_of_a_better_rate() -> None:
    table = Scenario("barbarians").lay(0, "ore_fleet", "-1U1").city(0, "-1")
    table.lay(0, "harbor", "-1U2").hand(0, "christopher").play("christopher")
    assert rates_of(table)["ore"] == "1 ore for one, thanks to Christopher the Merchant."


def test_a_large_trade_fleet_trades_what_lies_beside_it() -> None:
    table = Scenario("knights").city(0, "-1").lay(0, "large_trade_fleet", "-1U1").stock(0, **FULL)
    fleets = {rate.resource: rate for rate in desk_of(table).fleets}
    assert {rate.at for rate in fleets.values()} == {"-1U1"}
    assert all(rate.units == 2 and rate.lying == 3 for rate in fleets.values())


def test_trades_and_offers_that_are_left() -> None:
    table = Scenario().stock(0, wool=3).stock(1, ore=1)
    before = desk_of(table)
    table.trade("wool", "gold")
    table.give("gold").want("ore").send().skip()
    after = desk_of(table)
    assert (before.trades_left - after.trades_left, before.offers_left - after.offers_left) == (
        1,
        1,
    )


# --- refusals -------------------------------------------------------------------------------------


def refusal(table: Scenario, action: actions.Action) -> str:
    with pytest.raises(IllegalAction) as refused:
        table.state.apply(action, table.chance)
    reason = refused.value.reason
    assert reason is not None
    assert reason.rule == refused.value.rule
    assert str(refused.value) + "." == sentence(ENGLISH, reason)
    return str(refused.value)


def test_refusals_say_why() -> None:
    table = rich("base", "abbey").stock(1, ore=1)
    assert refusal(table, Build(1, "abbey", "-1U1")) == "It is seat 0 that has to decide"
    assert refusal(table, Build(0, "mint", "-1U1")) == (
        "Mint is neither in your hand nor in the display"
    )
    assert refusal(table, Build(0, "abbey", "-1U2")) == (
        "Only a city has second sites, and that is a settlement"
    )
    assert refusal(table, Build(0, "abbey", "2Uo")) == "Abbey cannot stand there"
    table.lay(0, "garrison", "-1U1")
    assert refusal(table, Build(0, "abbey", "-1U1")) == "That place is taken: Garrison"
    assert refusal(table, Play(0, "abbey")) == "Abbey is not an action card"
    assert refusal(table, Trade(0, "ore", "ore", None)) == "A resource is not traded for itself"
    assert refusal(table, Trade(0, "ore", "wool", None)) == "You have no room for wool"
    assert refusal(table, Remove(0, "2")) == "No card of yours lies there"
    assert refusal(table, Discard(0, "abbey")).startswith("Only action cards are sold")
    assert refusal(table, Pay(0, "-2U")).startswith("The answer here has to be one of: build, ")
    assert refusal(table, Give(0, "ore")) == "There is nothing you could ask for in return"


def test_refusals_of_trades() -> None:
    table = Scenario().stock(0, wool=2)
    assert refusal(table, Trade(0, "wool", "ore", None)) == (
        "The bank asks 3 wool for one resource"
    )
    table = Scenario("knights").stock(0, wool=3)
    assert refusal(table, Trade(0, "wool", "ore", "-1U1")) == (
        "No Large Trade Fleet there trades wool at a better rate, or too little lies beside it"
    )
    table = Scenario().stock(0, wool=3)
    table.s.trades, table.s.offers = 30, 3
    assert refusal(table, Trade(0, "wool", "ore", None)) == (
        "The bank trades at most 30 times per turn"
    )
    assert refusal(table, Give(0, "wool")) == "At most 3 offers may be made in a turn"


def test_refusals_of_what_is_given() -> None:
    """Something else could be given, so each says what is in the way of this."""
    table = Scenario().stock(0, wool=1, grain=1).stock(1, ore=2, grain=3)
    assert refusal(table, Give(0, "gold")) == "You have no gold left to give"
    assert refusal(table, Give(0, "grain")) == "Your opponent has no room left for grain"
    table.give("wool")
    assert refusal(table, Give(0, "wool")) == "You have no wool left to give"
    table.want("ore")
    assert refusal(table, Give(0, "ore")) == "A resource is not traded for itself"
    only = Scenario().stock(0, ore=1, wool=1).stock(1, ore=1)
    assert refusal(only, Give(0, "ore")) == "There is nothing you could ask for in return"


def test_refusals_of_what_is_wanted() -> None:
    table = Scenario().stock(0, wool=2, ore=2, gold=3).stock(1, ore=2, wool=1, gold=1).give("wool")
    assert refusal(table, Want(0, "wool")) == "A resource is not traded for itself"
    assert refusal(table, Want(0, "lumber")) == "Your opponent has no lumber left to ask for"
    assert refusal(table, Want(0, "gold")) == "You have no room left for gold"
    table.want("ore")
    assert refusal(table, Want(0, "ore")) == "You have no room left for ore"


def test_refusals_of_removing() -> None:
    table = Scenario("barbarians").lay(1, "barbarian_stronghold", "0")
    assert refusal(table, Remove(0, "0")) == "Barbarian Stronghold belongs to your opponent"
    for there in ("-1", "-2U"):  # a settlement and a region
        assert refusal(table, Remove(0, there)) == (
            "Only expansions are removed, no centre cards and no regions"
        )
    assert refusal(Scenario(), Remove(0, "0")).startswith("Only expansions")  # a road
    assert refusal(table, Remove(0, "-1U1")) == "No card of yours lies there"


def test_refusals_name_the_answers_that_are_possible() -> None:
    table = Scenario().hand(0, "brigands").hand(1, "bishop").stock(1, ore=1).play("brigands")
    assert refusal(table, Draw(1, 0)) == "The answer here has to be one of: pass, play"


def test_a_card_of_another_kind_in_hand_is_not_built() -> None:
    told = "Spy is an action card: it is played, not built"
    assert refusal(rich("base", "spy"), Build(0, "spy", "-1U1")) == told


def test_refusals_of_a_scout() -> None:
    told = "Scout is neither in your hand nor in the display"
    assert refusal(rich().road(0, "2"), Scout(0, "3")) == told
    ready = rich("base", "scout").road(0, "2")
    assert refusal(ready, Scout(0, "-3")) == "Settlement cannot stand there"
    told = "A settlement needs the open end of a road"
    assert refusal(rich("base", "scout"), Scout(0, "3")) == told
    poor = Scenario().hand(0, "scout").road(0, "2").stock(0, wool=1)
    told = "For Settlement you lack 1 brick, 1 grain, 1 lumber"
    assert refusal(poor, Scout(0, "3")) == told


def test_refusals_of_powers_and_curses() -> None:
    table = Scenario("politics,barbarians").city(0, "-1").lay(0, "brewery", "-1U1", level=1)
    table.lay(0, "abbey", "-1L1")
    told = "Brewery cannot be used now: what it needs is missing, or it has been used this turn"
    assert refusal(table, Use(0, "brewery", "-1U1")) == told
    for there in ("-1L1", "-1", "1U1"):  # the Abbey, a city, nothing
        assert refusal(table, Use(0, "brewery", there)) == "Brewery does not lie there"
    assert refusal(table, Use(0, "abbey", "-1L1")) == "Abbey has no power to use"
    table.s.dogmas = ((0, table.s.realms[0].built[0]),)
    assert refusal(table, Use(0, "brewery", "-1U1")) == "A Dogma lies on Brewery"
    assert refusal(table, Lift(0, "2")) == "No Church Curse closes this pile to you: 2"
    table.s.curses = ((0, 2),)
    told = "Lifting a Church Curse costs 3 gold, and you have 0"
    assert refusal(table, Lift(0, "2")) == told
    assert refusal(table.end(), Lift(0, "2")) == told  # in the hand phase too


def test_refusals_of_stacks() -> None:
    table = Scenario("politics").stock(0, wool=1)
    table.s.curses = ((0, 2),)
    table.s.stacks[3] = ()
    table.end()
    assert refusal(table, Search(0, 0)) == "You cannot pay for a search; it costs resources: 2"
    assert refusal(table, Draw(0, 2)) == "A Church Curse closes this stack to you: 2"
    assert refusal(table, Draw(0, 3)) == "This stack is empty: 3"
    assert refusal(table, Draw(0, 9)) == "You have no stack with this number: 9"
    rich_one = Scenario("politics").stock(0, wool=3).end()
    assert refusal(rich_one, Search(0, 9)) == "You have no stack with this number: 9"


def test_refusals_of_units() -> None:
    table = Scenario().stock(0, wool=3, gold=3).stock_at(0, {"-2U": 1}).end().search(0)
    assert refusal(table, Pay(0, "4U")) == "You have no region at 4U"
    assert refusal(table, Pay(0, "-1U1")) == "You have no region at -1U1"
    assert refusal(table, Pay(0, "-2L")).startswith("Nothing is stored at -2L: ")
    sun = Scenario().stock(0, wool=3).roll("sun", 1)
    assert refusal(sun, Store(0, "0U")) == "There is no room left at 0U"
    assert refusal(sun, Store(0, "8U")) == "You have no region at 8U"
    brigands = Scenario().hand(0, "brigands").stock(0, wool=3).stock(1, wool=1, ore=1)
    brigands.die(1).play("brigands")
    assert refusal(brigands, Rob(0, "0U")) == "You have no room for wool"
    assert refusal(brigands, Rob(0, "6L")) == "Your opponent has no region at 6L"
    anton = Scenario("barbarians").city(0, "-1").lay(0, "town_hall", "-1U1").hand(0, "anton")
    anton.stock(0, gold=2).play("anton")
    assert refusal(anton, Store(0, "2L")) == "What lies at 2L cannot be named now: gold"


def test_malformed_actions_are_named() -> None:
    table = rich("base", "abbey")
    told = "give: 'mud' does not exist"
    assert refusal(table, Trade(0, "mud", "ore", None)) == told  # type: ignore[arg-type]
    assert refusal(table, Build(0, ["abbey"], "-1U1")) == (  # type: ignore[arg-type]
        "card: ['abbey'] does not exist"
    )
    assert refusal(table, Build(True, "abbey", "-1U1")) == "seat: True does not exist"
    assert refusal(table, "build") == (  # type: ignore[arg-type]
        "str is not an action of this game"
    )


# --- texts ----------------------------------------------------------------------------------------


def test_every_text_belongs_to_a_reason_and_every_reason_has_a_text() -> None:
    code = "".join(path.read_text() for path in Path(str(files("hofnarr.catan"))).rglob("*.py"))
    used = {f"catan-why-{name}" for name in re.findall(r'because\(\s*"([\w-]+)"', code)}
    for language in LANGUAGES:
        source = files("hofnarr").joinpath("locale", language, "catan-why.ftl")
        written = set(re.findall(r"^([\w-]+) =", source.read_text(encoding="utf-8"), re.MULTILINE))
        assert written == used | {"catan-why-or"}


def test_every_text_has_its_example_here() -> None:
    """A reason that no test speaks of may be wrong without anybody noticing."""
    texts = files("hofnarr").joinpath("locale", "en", "catan-why.ftl").read_text(encoding="utf-8")
    here = re.sub(r"\s+", " ", Path(__file__).read_text(encoding="utf-8"))
    for name, pattern in re.findall(r"^catan-why-([\w-]+) = (.+)$", texts, re.MULTILINE):
        words = max((part.strip(" .:") for part in re.split(r"\{[^}]*\}", pattern)), key=len)
        assert words[:22] in here, name
