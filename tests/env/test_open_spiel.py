"""The OpenSpiel game passes OpenSpiel's own tests; chance, knowledge and results are the rules'."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from hofnarr.core.chance import ScriptedChance
from hofnarr.core.errors import BadInput, IllegalAction
from hofnarr.kabale import encoding, tensors
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.options import EDITIONS, Options
from hofnarr.kabale.state import State

pyspiel = pytest.importorskip("pyspiel")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
kabale = pytest.importorskip("hofnarr.env.open_spiel_game")


def load(players: int, edition: str = "standard") -> Any:
    return pyspiel.load_game("python_kabale", {"players": players, "edition": edition})


def positions(players: int, seed: int, edition: str = "standard") -> Any:
    """All states of a random game, one after the other; each is changed afterwards."""
    random = Random(seed)
    state = load(players, edition).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    yield state


def decisions(players: int, seed: int) -> Any:
    return (state for state in positions(players, seed) if state.is_player_node())


@pytest.mark.parametrize("players", range(2, 7))
def test_it_passes_the_random_simulation_test(players: int) -> None:
    pyspiel.random_sim_test(load(players), num_sims=3, serialize=False, verbose=False)
    pyspiel.random_sim_test(load(players, "polish"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("players", "edition"), [(2, "french"), (4, "standard"), (6, "polish")])
def test_it_plays_by_the_rules(players: int, edition: str) -> None:
    """The same decisions and draws, told to the readable state, lead to the same positions."""
    words: list[list[int]] = []
    script: list[int] = []
    moves: list[tuple[int, int, list[int]]] = []  # seat, action, draws after it
    for state in positions(players, 3, edition):
        if state.history():
            last = state.full_history()[-1]
            if last.player >= 0:
                moves.append((last.player, last.action, []))
            else:
                (moves[-1][2] if moves else script).append(last.action)
        if not state.is_chance_node():
            words.append(state.words.tolist())
    told, _ = State.new(players, EDITIONS[edition], ScriptedChance(script), 0)
    assert told == State(words[0])
    for (seat, action, draws), after in zip(moves, words[1:], strict=True):
        assert told.to_act() == seat
        chosen = tensors.action_of(action, seat, told.words[layout.WHERE])
        told.apply(chosen, ScriptedChance(draws))
        assert told == State(after)
    assert told.to_act() is None


@pytest.mark.parametrize("players", [1, 7, -3])
def test_as_many_play_as_the_rules_allow(players: int) -> None:
    with pytest.raises(BadInput, match=f"players: {players} is not 2 to 6"):
        load(players)


def test_single_options_change_an_edition() -> None:
    game = pyspiel.load_game("python_kabale(players=3,edition=polish,double_copies=current)")
    assert game.options == Options(next_starter="after_starter", double_copies="current")
    assert State(game.new_initial_state().words.tolist()).options == game.options
    assert pyspiel.load_game(str(game)).options == game.options
    assert load(2, "french").options == EDITIONS["french"]
    with pytest.raises(BadInput, match="option ones_with_two: unknown value 'burn': choose keep"):
        pyspiel.load_game("python_kabale(ones_with_two=burn)")
    with pytest.raises(BadInput, match="unknown edition 'bavarian'"):
        pyspiel.load_game("python_kabale(edition=bavarian)")


def test_chance_gives_every_card_of_the_pile_evenly() -> None:
    state = next(iter(positions(2, 1)))
    assert state.chance_outcomes() == [(card, 1 / 25) for card in range(25)]
    state.apply_action(7)
    left = [card for card in range(25) if card != 7]
    assert state.chance_outcomes() == [(card, 1 / 24) for card in left]


def test_the_two_targets_worth_three_are_one_outcome_twice_as_likely() -> None:
    for state in positions(2, 1):
        if state.words[layout.PHASE] == layout.REVEAL:
            break
    outcomes = dict(state.chance_outcomes())
    assert len(outcomes) == 30
    assert sum(outcomes.values()) == pytest.approx(1)
    assert {round(chance * 36) for target, chance in outcomes.items() if target % 6 == 2} == {2}
    assert {round(chance * 36) for target, chance in outcomes.items() if target % 6 != 2} == {1}
    state.apply_action(2)
    assert dict(state.chance_outcomes())[2] == pytest.approx(1 / 35)
    state.apply_action(2)
    assert state.words[layout.PHASE] == layout.PLAY


def test_utilities_are_the_win_share_less_an_equal_part() -> None:
    game = load(3)
    for seed in range(20):
        *_, state = positions(3, seed)
        scores = State(state.words.tolist()).scores()
        winners = scores.count(max(scores))
        expected = [(score == max(scores)) / winners - 1 / 3 for score in scores]
        assert state.returns() == pytest.approx(expected)
        assert min(state.returns()) >= game.min_utility() - 1e-9
        assert max(state.returns()) <= game.max_utility() + 1e-9


def test_no_game_is_longer_than_said() -> None:
    for players in (2, 6):
        game = load(players)
        for seed in range(5):
            *_, state = positions(players, seed)
            made = [step.player >= 0 for step in state.full_history()]
            assert sum(made) <= game.max_game_length()
            assert len(made) - sum(made) <= game.max_chance_nodes_in_history()


def test_what_is_not_possible_is_refused_and_changes_nothing() -> None:
    """At every decision and chance node of a game, all other numbers."""
    for state in positions(2, 2):
        if state.is_terminal():
            return
        words = state.words.copy()
        for action in set(range(190)) - set(state.legal_actions()):
            with pytest.raises(IllegalAction):
                state.apply_action(action)
        assert np.array_equal(state.words, words)
        assert len(state.history()) == state.move_number()


def test_legal_actions_have_names_of_their_own() -> None:
    for state in positions(3, 2):
        legal = state.legal_actions()
        assert legal == sorted(legal)
        names = {state.action_to_string(action) for action in legal}
        assert len(names) == len(legal)


# --- knowledge ------------------------------------------------------------------------------------


def knowledge(state: Any, player: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    )


@pytest.mark.parametrize("players", [2, 4])
def test_a_resampled_state_looks_the_same_to_the_player_and_differs_to_others(players: int) -> None:
    random = Random(2)
    differs = 0
    for state in decisions(players, 5):
        player = random.randrange(players)
        other = state.resample_from_infostate(player, random.random)
        assert knowledge(other, player) == knowledge(state, player)
        assert other.current_player() == state.current_player()
        assert other.history() == []
        neighbour = (player + 1) % players
        differs += knowledge(other, neighbour) != knowledge(state, neighbour)
    assert differs > 10


def test_the_tensor_is_the_shared_observation() -> None:
    for state in decisions(3, 1):
        for player in range(3):
            view = State(state.words.tolist()).view(player)
            expected = tensors.observation(view)
            assert np.array_equal(state.information_state_tensor(player), expected)
    assert load(3).information_state_tensor_shape() == [encoding.OBSERVATION_BITS]


def test_different_stories_are_different_information_states() -> None:
    """Two placements in another order: the same table, told differently."""
    state = next(iter(decisions(2, 1)))
    hand = [action for action in state.legal_actions() if action % 6 == 0]
    stories = set()
    for first in hand[:2]:
        branch = state.clone()
        branch.apply_action(first)
        stories.add(branch.information_state_string(1))
    assert len(stories) == 1, "the other player does not see which card was placed"
    branch = state.clone()
    branch.apply_action(hand[0] + 1)
    assert branch.information_state_string(1) not in stories, "but in which column"


def test_a_clone_goes_its_own_way() -> None:
    state = next(iter(decisions(2, 1)))
    before = str(state)
    branch = state.clone()
    branch.apply_action(branch.legal_actions()[0])
    assert str(state) == before != str(branch)


# --- OpenSpiel's own search -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_ismcts_and_mcts_of_open_spiel_play_it(players: int) -> None:
    game = load(players)
    random = np.random.RandomState(1)
    evaluators = kabale.KernelRollouts(1, seed=1), mcts.RandomRolloutEvaluator(1, random)
    *_, late = (state.clone() for state in decisions(players, 3))
    for evaluator in evaluators:
        for bot in (
            ismcts.ISMCTSBot(game, evaluator, 1.0, 30, random_state=random),
            mcts.MCTSBot(game, 1.0, 30, evaluator, random_state=random, solve=False),
        ):
            assert bot.step(late) in late.legal_actions()


def test_kernel_rollouts_value_a_state_as_open_spiels_do() -> None:
    *_, late = (state.clone() for state in decisions(2, 4))
    theirs = mcts.RandomRolloutEvaluator(300, np.random.RandomState(1))
    ours = kabale.KernelRollouts(300, seed=1)
    assert ours.evaluate(late) == pytest.approx(theirs.evaluate(late), abs=0.1)
    assert sum(ours.evaluate(late)) == pytest.approx(0)
    assert ours.prior(late) == theirs.prior(late)


def test_kernel_rollouts_go_on_from_a_chance_node() -> None:
    for state in positions(2, 4):
        if state.is_chance_node():
            assert sum(kabale.KernelRollouts().evaluate(state)) == pytest.approx(0)
