"""Page, Squire and Courtier: they play every set to the end, the same way for the same seed, each
above the one below, and within their budget."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from hofnarr.bots import make_bot
from hofnarr.bots.catan import choosing
from hofnarr.bots.catan.deeds import promising
from hofnarr.bots.catan.following import Judge
from hofnarr.bots.catan.greedy import Greedy
from hofnarr.bots.catan.levels import LEVELS, Level, Player, dialled
from hofnarr.bots.catan.planning import MOST_DEEDS, SAMPLES, plan
from hofnarr.bots.catan.players import NAMES
from hofnarr.bots.catan.simulation import Setting, play_game, result_of
from hofnarr.bots.catan.tuning import compare
from hofnarr.bots.catan.weights import WEIGHTS
from hofnarr.catan.actions import Action, Build, End, Trade
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.moves import BUILD, GIVE, KIND, REMOVE, low
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.state import State
from hofnarr.core.chance import RandomChance
from hofnarr.games import find_game
from hofnarr.testing import Table, tables
from hofnarr.testing.bots import check_bot_at
from hofnarr.testing.catan import Scenario

GAME = find_game("catan")
QUICK = Level(positions=12, worlds=1)
#: Positions that a deed judges on its way at most, besides the one it leads to.
ON_THE_WAY = 40


# --- the dial -------------------------------------------------------------------------------------


def chosen(values: list[float], temperature: float, largest: float) -> Counter[int]:
    random = Random(1)
    found = list(enumerate(values))
    return Counter(dialled(found, temperature, largest, random) for _ in range(20_000))


def test_a_move_is_taken_in_proportion_to_the_exponential_of_its_loss() -> None:
    counts = chosen([10, 0, 10, -10], temperature=10.0, largest=100.0)
    assert counts[0] == pytest.approx(counts[2], rel=0.05)
    assert counts[1] / counts[0] == pytest.approx(math.exp(-1), rel=0.08)
    assert counts[3] / counts[0] == pytest.approx(math.exp(-2), rel=0.12)


def test_no_move_above_the_largest_loss_is_ever_taken() -> None:
    assert set(chosen([10, 4.9, 5, -500], temperature=1e9, largest=5.0)) == {0, 2}


def test_without_a_temperature_the_first_of_the_best_is_taken() -> None:
    assert set(chosen([3, 7, 7], temperature=0.0, largest=100.0)) == {1}


def test_the_higher_level_looks_farther_and_is_pickier() -> None:
    page, squire, courtier = LEVELS.values()
    assert page.positions < squire.positions < courtier.positions
    assert page.temperature > squire.temperature > courtier.temperature
    assert page.largest_loss > squire.largest_loss >= courtier.largest_loss


# --- plans ----------------------------------------------------------------------------------------


def test_a_plan_trades_for_what_is_missing_and_then_builds() -> None:
    """Three lumber and a city that lacks one ore: one deed alone would not bring it."""
    table = Scenario("base").stock(0, grain=2, ore=2, lumber=3)
    played: list[Action] = []
    bot = Player(LEVELS["courtier"], 1)
    state = table.state
    chance = RandomChance(1)
    for _ in range(8):
        action = bot.act(state.view(0))
        if isinstance(action, End):
            break
        played.append(action)
        state.apply(action, chance)
    assert isinstance(played[0], Trade)
    assert isinstance(played[1], Build)
    assert played[1].card == "city"


def test_nobody_offers_or_removes_own_cards_by_itself() -> None:
    """What cannot be judged within the turn is left alone: so no turn goes on for ever."""
    positions = acting_positions("all", 10)
    assert any(move & KIND == GIVE for world in positions for move in world.moves)
    for world in positions:
        lines = plan(world, Judge(world.active, WEIGHTS), 60, 1)
        deeds = {move & KIND for line in lines for _, move in line.steps}
        assert not deeds & {GIVE, REMOVE}


def acting_positions(variant: str, count: int) -> list[Board]:
    """Boards at an action phase, from a game of greedy bots."""
    chance = RandomChance(variant)
    state, _ = State.new(VARIANTS[variant], chance, start=0)
    bots = [Greedy(seat) for seat in (0, 1)]
    found: list[Board] = []
    while len(found) < count and (seat := state.to_act()) is not None:
        if state.board.todo[-1].name == "act" and len(state.board.moves) > 3:
            found.append(state.board.clone())
        state.apply(bots[seat].act(state.view(seat)), chance)
    assert len(found) == count
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_plan_keeps_to_its_budget(variant: str) -> None:
    for world in acting_positions(variant, 12):
        judge = Judge(world.active, WEIGHTS)
        lines = plan(world, judge, 50, 1)
        assert judge.judged <= 50 + SAMPLES * ON_THE_WAY
        assert all(line.deeds <= MOST_DEEDS for line in lines)


def test_any_other_choice_judges_few_positions() -> None:
    chance = RandomChance("few")
    state, _ = State.new(VARIANTS["all"], chance, start=0)
    bots = [Greedy(seat) for seat in (0, 1)]
    most = 0
    for _ in range(250):
        seat = state.to_act()
        if seat is None:
            break
        if state.board.todo[-1].name != "act":
            judge = Judge(seat, WEIGHTS)
            choosing.values([state.board.clone()], judge, 1)
            most = max(most, judge.judged)
        state.apply(bots[seat].act(state.view(seat)), chance)
    assert 1 < most < 200


# --- at the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", tables(GAME), ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_every_set_the_same_way_for_the_same_seed(
    level: str, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hofnarr.catan.rules.turn.MOST_ROUNDS", 8)
    check_bot_at(lambda seed: make_bot(level, GAME, seed), GAME, table)


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_between_levels_end_with_a_victory(variant: str) -> None:
    result = result_of(play_game(Setting("ends", ("squire", "page"), VARIANTS[variant]), 0))
    assert result.reason == "victory"
    assert result.decisions < 1500


def test_a_plan_is_dropped_when_something_else_comes() -> None:
    """The second player of the same seed forgets its plans: it still answers legally."""
    chance = RandomChance("dropped")
    state, _ = State.new(VARIANTS["base"], chance, start=0)
    bots = [Player(QUICK, seat) for seat in (0, 1)]
    random = Random(2)
    for _ in range(150):
        seat = state.to_act()
        if seat is None:
            break
        view = state.view(seat)
        action = bots[seat].act(view)
        assert action in view.legal
        state.apply(random.choice(view.legal) if random.random() < 0.3 else action, chance)


def won(level: str, below: str, variant: str, games: int) -> int:
    """Games that the higher level wins, with every deal in both seats."""
    wins = 0
    for seats in ((level, below), (below, level)):
        setting = Setting("order", seats, VARIANTS[variant])
        for number in range(games // 2):
            winners = result_of(play_game(setting, number)).outcome.winners
            wins += [seats[seat] for seat in winners] == [level]
    return wins


def test_even_the_page_is_no_random_player() -> None:
    assert won("page", "random", "base", 4) == 4


def test_the_courtier_beats_the_page() -> None:
    assert won("courtier", "page", "base", 8) >= 6


def test_levels_can_be_had_by_name() -> None:
    assert NAMES == ("random", "greedy", "page", "squire", "courtier")
    assert isinstance(make_bot("courtier", GAME, 1), Player)


def test_tuning_finds_no_difference_where_there_is_none() -> None:
    """Every deal is played in both seats: the same weights share the wins exactly."""
    found = compare(WEIGHTS, WEIGHTS, 2, "same")
    assert (found.win_share, found.is_clear) == (0.5, False)


def test_of_two_equivalent_sites_one_is_tried() -> None:
    table = Scenario().city(0, "-1").hand(0, "grain_mill").stock(0, brick=1, grain=1)
    built = [move for move in table.ready().s.moves if move & KIND == BUILD]
    assert len(built) == 6
    tried = [move for move in promising(table.s) if move & KIND == BUILD]
    assert [PLACE_NAMES[low(move)] for move in tried] == ["-1U1", "-1L1", "1U1", "1L1"]
