"""One source, several runners, the same states: plain CPython, WebAssembly, Numba and, with a GPU,
CUDA."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from random import Random

import pytest

from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.cards import CARD_INDEX, TARGET_INDEX, TARGETS
from hofnarr.kabale.events import Drew, DrewNothing, Event, RoundEnded, RoundStarted
from hofnarr.kabale.kernel import layout, runners
from hofnarr.kabale.kernel.bits import nth, nth_without_branches
from hofnarr.kabale.kernel.playout import NO_LIMIT
from hofnarr.testing.kabale import random_column
from tests.kabale.compiled import COMPILED, THERE
from tests.kabale.test_running_out import HoardedRound

SEED = 20_060


# --- whole games ----------------------------------------------------------------------------------

EVERY_OPTION = layout.AFTER_STARTER | layout.UNBOUNDED | layout.CURRENT | layout.REMOVE_ONES
Keys = tuple[int, int, int]  #: options, starter, after how many decisions the game stops


def same_states(players: int, games: Iterable[Keys]) -> None:
    """Under all runners, from the first to the last word."""
    plain_game = runners.plain().random_game
    size = layout.state_size(players)
    nothing = [0] * size
    others = [
        (name, runner.function("random_game"), runner.ints(size))
        for name, runner in ((name, runners.open_runner(name)) for name in THERE)
    ]
    for game, (options, starter, limit) in enumerate(games):
        keys = players, options, starter, SEED, game, limit
        words = nothing.copy()
        decisions = plain_game(words, *keys)
        for name, other_game, numbers in others:
            numbers[:] = nothing
            assert other_game(numbers, *keys) == decisions, f"game {game} under {name}"
            assert numbers.tolist() == words, f"game {game} under {name}"


@pytest.mark.slow
@pytest.mark.parametrize("options", [0, EVERY_OPTION])
@pytest.mark.parametrize("players", range(2, 7))
def test_all_runners_reach_the_same_states_in_10_000_games(players: int, options: int) -> None:
    same_states(players, ((options, game % players, NO_LIMIT) for game in range(10_000)))


def stopped(players: int, game: int) -> Keys:
    """All combinations of options; each game stops after another number of decisions."""
    return game % 16, game // 16 % players, game % 331


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_all_runners_reach_the_same_states_half_way(players: int) -> None:
    same_states(players, (stopped(players, game) for game in range(2_000)))


def test_the_games_compared_are_stopped_in_every_phase_of_a_turn() -> None:
    """Play, cloak and swap decisions, and finished games."""
    seen, combinations = set(), set()
    for game in range(400):
        words = [0] * layout.state_size(4)
        options, starter, limit = stopped(4, game)
        runners.plain().random_game(words, 4, options, starter, SEED, game, limit)
        seen.add(words[layout.PHASE])
        combinations.add(words[layout.OPTIONS])
    assert combinations == set(range(16))
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


@pytest.mark.slow
@pytest.mark.parametrize("runner", COMPILED)
@pytest.mark.parametrize("players", [2, 6])
def test_a_round_of_the_longest_column_is_the_same_compiled(players: int, runner: str) -> None:
    """Step by step, states and event rows; with two players one column holds all 50 cards."""
    hoarded = HoardedRound(players)
    script: list[Step] = [("start", (players, 0, 0)), *steps_of_chance(hoarded.opening)]
    for action, events in hoarded.moves:
        script += [steps_of_action(action), *steps_of_chance(events)]
    words, rows = [0] * layout.state_size(players), [0] * layout.EVENT_BUFFER
    run = runners.open_runner(runner)
    numbers, buffer = run.ints(len(words)), run.ints(len(rows))
    longest = 0
    for name, arguments in script:
        rows[0] = buffer[0] = 1
        getattr(runners.plain(), name)(words, rows, *arguments)
        run.function(name)(numbers, buffer, *arguments)
        assert numbers.tolist() == words, name
        assert list(buffer[: buffer[0]]) == rows[: rows[0]], name
        longest = max(longest, words[layout.COUNT])
    assert words == hoarded.state.words
    assert longest == {2: 50, 6: 145}[players]


@pytest.mark.parametrize("runner", COMPILED)
@pytest.mark.parametrize("players", [2, 6])
def test_a_column_of_25_cards_of_every_player_is_awarded_the_same_compiled(
    players: int, runner: str
) -> None:
    random = Random(players)
    awarding = Awarding(runner)
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
        awarding.check(words, column, random.randrange(len(TARGETS)), entries)


@pytest.mark.parametrize("runner", COMPILED)
def test_10_000_random_columns_are_awarded_as_in_plain_python(runner: str) -> None:
    random = Random(3)
    awarding = Awarding(runner)
    words = [0] * layout.state_size(layout.MAX_PLAYERS)
    for _ in range(10_000):
        words[layout.PLAYERS] = players = random.randint(2, 6)
        words[layout.OPTIONS] = random.randrange(16)
        cards = random_column(random, random.randint(1, players))
        entries = [owner << layout.OWNER_SHIFT | CARD_INDEX[card] for owner, card in cards]
        awarding.check(words, random.randrange(players), random.randrange(36), entries)


class Awarding:
    """Columns laid out for a runner and for plain Python."""

    def __init__(self, runner: str) -> None:
        run = runners.open_runner(runner)
        self._award = run.function("award")
        self._numbers = run.ints(layout.state_size(layout.MAX_PLAYERS))
        self._buffer = run.ints(layout.EVENT_BUFFER)

    def check(self, words: list[int], column: int, target: int, entries: list[int]) -> None:
        head = column * layout.COLUMN_SIZE
        top = layout.STACKS + column * words[layout.PLAYERS] * layout.CARD_COUNT
        words[layout.TARGET + head] = target
        words[layout.COUNT + head] = len(entries)
        words[top : top + len(entries)] = entries
        numbers, buffer, rows = self._numbers, self._buffer, [0] * layout.EVENT_BUFFER
        numbers[: len(words)] = words
        rows[0] = buffer[0] = 1
        winner = runners.plain().award(words, rows, column)
        assert self._award(numbers, buffer, column) == winner
        assert list(numbers[: len(words)]) == words
        assert list(buffer[: buffer[0]]) == rows[: rows[0]]


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


@pytest.mark.parametrize("runner", COMPILED)
def test_scores_are_those_of_plain_python(runner: str) -> None:
    run = runners.open_runner(runner)
    random = Random(2)
    words = [0] * layout.state_size(2)
    numbers = run.ints(len(words))
    for _ in range(2_000):
        for word in range(2):
            words[layout.WON + word] = random.getrandbits(18) & random.getrandbits(18)
        numbers[:] = words
        assert run.function("score")(numbers, 0) == runners.plain().score(words, 0)


@pytest.mark.parametrize("runner", COMPILED)
@pytest.mark.parametrize("players", range(2, 7))
def test_sight_and_restoring_are_those_of_plain_python(players: int, runner: str) -> None:
    plain, run = runners.plain(), runners.open_runner(runner)
    size = layout.state_size(players)
    numbers, seen = run.ints(size), run.ints(size)
    places = run.ints(2 * plain.MOST_SECRETS)
    for game in range(300):
        words, sight = [0] * size, [0] * size
        plain.random_game(words, players, 0, 0, SEED, game, 1 + game % 120)
        numbers[:] = words
        viewer = game % (players + 1) - 1
        plain.observe(words, viewer, sight)
        run.function("observe")(numbers, viewer, seen)
        assert seen.tolist() == sight
        key, stream = game + 1, 2 * game + 1
        after = plain.restore(sight, [0] * (2 * plain.MOST_SECRETS), key, stream)
        assert run.function("restore")(seen, places, key, stream) == after
        assert seen.tolist() == sight


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
