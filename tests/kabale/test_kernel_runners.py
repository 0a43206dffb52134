"""One source, several runners: plain CPython, Numba and (with a GPU) CUDA reach the same states."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.cards import CARD_INDEX, TARGET_INDEX, TARGETS
from hofnarr.kabale.events import Drew, DrewNothing, Event, RoundEnded, RoundStarted
from hofnarr.kabale.kernel import layout, runners
from hofnarr.kabale.kernel.bits import nth, nth_without_branches
from hofnarr.kabale.kernel.playout import NO_LIMIT
from hofnarr.testing.kabale import random_column
from tests.kabale.test_running_out import HoardedRound

needs_numba = pytest.mark.skipif(
    not runners.has_numba(), reason="Numba is not installed: there is no second runner to compare"
)

GAMES = 10_000
SEED = 20_060


def compiled(name: str) -> Callable[..., int]:
    from hofnarr.kabale.kernel.compiled import kernel_function

    function: Callable[..., int] = kernel_function(name)
    return function


def zeros(size: int) -> Any:
    import numpy as np

    return np.zeros(size, dtype=np.int32)


# --- whole games ----------------------------------------------------------------------------------


def limit_of(game: int) -> int:
    """Every other game is stopped on its way, each after another number of decisions."""
    return NO_LIMIT if game % 2 else game // 2 % 331


@needs_numba
@pytest.mark.parametrize("players", range(2, 7))
def test_numba_and_plain_python_reach_the_same_states_in_10_000_games(players: int) -> None:
    """All option combinations, all starters, games to the end and states half way."""
    numba_game, plain_game = compiled("random_game"), runners.plain().random_game
    size = layout.state_size(players)
    array = zeros(size)
    for game in range(GAMES):
        keys = players, game // 2 % 16, game // 32 % players, SEED, game, limit_of(game)
        words = [0] * size
        array[:] = 0
        assert numba_game(array, *keys) == plain_game(words, *keys)
        assert array.tolist() == words, f"game {game} of {players} players"


def test_the_games_compared_are_stopped_in_every_phase_of_a_turn() -> None:
    """Play, cloak and swap decisions, and finished games."""
    seen = set()
    for game in range(400):
        words = [0] * layout.state_size(4)
        runners.plain().random_game(words, 4, 0, 0, SEED, game, limit_of(game))
        seen.add(words[layout.PHASE])
    assert seen == {layout.PLAY, layout.CLOAK_CHOICE, layout.SWAP_CHOICE, layout.OVER}


@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_game_in_the_words_of_a_finished_one_is_like_any_other(players: int) -> None:
    used = [0] * layout.state_size(players)
    for game in range(20):
        fresh = [0] * layout.state_size(players)
        for words in (used, fresh):
            runners.plain().random_game(words, players, 0, 0, SEED, game, NO_LIMIT)
        assert used == fresh


# --- the same decisions, the same events ----------------------------------------------------------

Step = tuple[str, tuple[int, ...]]


def steps_of_action(action: Action) -> Step:
    match action:
        case Play(_, card, column):
            return "play", (CARD_INDEX[card], column)
        case Cloak(_, slipped):
            return "cloak", (-1 if slipped is None else CARD_INDEX[slipped],)
        case Swap(_, other):
            return "swap", (-1 if other is None else other,)


def steps_of_chance(events: list[Event]) -> Iterator[Step]:
    """What the kernel was told between two decisions, read off the events."""
    for event in events:
        match event:
            case Drew(_, str() as card):
                yield "ready", ()
                yield "draw", (CARD_INDEX[card],)
            case DrewNothing():
                yield "ready", ()
                yield "draw", (-1,)
            case RoundEnded():
                yield "end_round", ()
            case RoundStarted():
                for target in event.targets:
                    yield "reveal", (TARGET_INDEX[target],)


@needs_numba
@pytest.mark.parametrize("players", [2, 6])
def test_a_round_of_the_longest_column_is_the_same_under_numba(players: int) -> None:
    """Step by step, states and event rows; with two players one column holds all 50 cards."""
    hoarded = HoardedRound(players)
    script: list[Step] = [("start", (players, 0, 0)), *steps_of_chance(hoarded.opening)]
    for action, events in hoarded.moves:
        script += [steps_of_action(action), *steps_of_chance(events)]
    words, rows = [0] * layout.state_size(players), [0] * layout.EVENT_BUFFER
    array, buffer = zeros(len(words)), zeros(len(rows))
    longest = 0
    for name, arguments in script:
        rows[0] = buffer[0] = 1
        getattr(runners.plain(), name)(words, rows, *arguments)
        compiled(name)(array, buffer, *arguments)
        assert array.tolist() == words, name
        assert buffer[: buffer[0]].tolist() == rows[: rows[0]], name
        longest = max(longest, words[layout.COUNT])
    assert words == hoarded.state.words
    assert longest == {2: 50, 6: 145}[players]


@needs_numba
@pytest.mark.parametrize("players", [2, 6])
def test_a_column_of_25_cards_of_every_player_is_awarded_the_same_under_numba(players: int) -> None:
    random = Random(players)
    for column in range(players):
        words = [0] * layout.state_size(players)
        words[layout.PLAYERS] = players
        entries = [
            owner << layout.OWNER_SHIFT | card
            for owner in range(players)
            for card in range(layout.CARD_COUNT)
            if card != layout.MUSKETEERS or column % 2
        ]
        random.shuffle(entries)
        assert_same_award(words, column, random.randrange(len(TARGETS)), entries)


@needs_numba
def test_numba_awards_10_000_random_columns_as_plain_python_does() -> None:
    random = Random(3)
    words = [0] * layout.state_size(layout.MAX_PLAYERS)
    for _ in range(10_000):
        words[layout.PLAYERS] = players = random.randint(2, 6)
        words[layout.OPTIONS] = random.randrange(16)
        cards = random_column(random, random.randint(1, players))
        entries = [owner << layout.OWNER_SHIFT | CARD_INDEX[card] for owner, card in cards]
        assert_same_award(words, random.randrange(players), random.randrange(36), entries)


def assert_same_award(words: list[int], column: int, target: int, entries: list[int]) -> None:
    head = column * layout.COLUMN_SIZE
    top = layout.STACKS + column * words[layout.PLAYERS] * layout.CARD_COUNT
    words[layout.TARGET + head] = target
    words[layout.COUNT + head] = len(entries)
    words[top : top + len(entries)] = entries
    rows = [0] * layout.EVENT_BUFFER
    array, buffer = zeros(len(words)), zeros(len(rows))
    array[:] = words
    rows[0] = buffer[0] = 1
    winner = runners.plain().award(words, rows, column)
    assert compiled("award")(array, buffer, column) == winner
    assert array.tolist() == words
    assert buffer[: buffer[0]].tolist() == rows[: rows[0]]


# --- pieces that each runner does in its own way --------------------------------------------------


def test_the_nth_card_is_the_same_by_either_way_of_counting() -> None:
    random = Random(1)
    for _ in range(2_000):
        mask = random.getrandbits(25) or 1
        for k in range(mask.bit_count()):
            found = nth(mask, k)
            assert nth_without_branches(mask, k) == found
            assert (mask & (1 << found) - 1).bit_count() == k
            assert mask >> found & 1


@needs_numba
def test_scores_under_numba_are_those_of_plain_python() -> None:
    numba_score, plain_score = compiled("score"), runners.plain().score
    random = Random(2)
    words = [0] * layout.state_size(2)
    array = zeros(len(words))
    for _ in range(2_000):
        for word in range(2):
            words[layout.WON + word] = random.getrandbits(18) & random.getrandbits(18)
        array[:] = words
        assert numba_score(array, 0) == plain_score(words, 0)


@needs_numba
@pytest.mark.parametrize("players", range(2, 7))
def test_sight_and_restoring_under_numba_are_those_of_plain_python(players: int) -> None:
    plain = runners.plain()
    size = layout.state_size(players)
    for game in range(300):
        words, sight = [0] * size, [0] * size
        plain.random_game(words, players, 0, 0, SEED, game, 1 + game % 120)
        array, array_sight = zeros(size), zeros(size)
        array[:] = words
        viewer = game % (players + 1) - 1
        plain.observe(words, viewer, sight)
        compiled("observe")(array, viewer, array_sight)
        assert array_sight.tolist() == sight
        scratch = 2 * plain.MOST_SECRETS
        after = plain.restore(sight, [0] * scratch, game + 1, 2 * game + 1)
        assert compiled("restore")(array_sight, zeros(scratch), game + 1, 2 * game + 1) == after
        assert array_sight.tolist() == sight


def _gpu() -> bool:
    return find_spec("numba_cuda") is not None and shutil.which("nvidia-smi") is not None


@pytest.mark.skipif(not _gpu(), reason="needs numba-cuda and an NVIDIA GPU")
@pytest.mark.parametrize("options", [0, 15])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cuda_and_plain_python_play_the_same_games(
    players: int, options: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hofnarr.kabale.kernel import on_cuda

    monkeypatch.setattr(on_cuda, "THREADS", 1024)
    games, decisions, wins = on_cuda.play_random_games(players, options, 9, 1024)
    own_wins = [0] * layout.MAX_PLAYERS
    words = [0] * layout.state_size(players)
    own = runners.plain().random_games(words, own_wins, players, options, 9, 0, games)
    assert (decisions, wins) == (own, own_wins[:players])
