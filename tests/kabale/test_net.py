"""The networks: compiled they are what the matrices say, and what ships has learned something."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from hofnarr.bots.kabale import weights
from hofnarr.bots.kabale.counsel import MODULES, Counsel, floats, random_weights
from hofnarr.bots.kabale.net import COLUMN_WORDS, OBSERVED_TABLE
from hofnarr.bots.kabale.outlook import OUTLOOK_WORDS, REST_WORDS, SHAPES_OF_PROSPECT, Prospect
from hofnarr.bots.kabale.quick import SHAPES_OF_GLANCE, Glance
from hofnarr.kabale import tensors
from hofnarr.kabale.encoding import (
    ACTION_COUNT,
    CLOAK_IDS,
    COLUMN_BITS,
    OBSERVATION_BITS,
    OBSERVATION_WORDS,
    OBSERVED_PLAYERS,
    PLAYER_BITS,
    id_of_choice,
)
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.compiled import entry, kernel_function, words

Array = np.ndarray[Any, Any]

WEIGHTS = random_weights(1)
CARDS = layout.CARD_COUNT


def positions(players: int, count: int) -> Iterator[tuple[Array, Array]]:
    """States with a decision to make, and what the seat to act sees of them."""
    play, observe = (kernel_function(name, MODULES) for name in ("random_game", "observe"))
    for number in range(count):
        state = np.zeros(layout.state_size(players), np.int32)
        play(state, players, number % 16, number % players, 9, number, 3 + 5 * number % 40)
        if state[layout.PHASE] <= layout.LAST_CHOICE:
            sight = np.zeros_like(state)
            observe(state, int(state[layout.ACTOR]), sight)
            yield state, sight


def observed(sight: Array) -> Array:
    return tensors.encoded(sight.tolist(), int(sight[layout.ACTOR])).astype(np.float64)


def relu(x: Array) -> Array:
    result: Array = np.maximum(x, 0)
    return result


def softmax(x: Array) -> Array:
    grown = np.exp(x - x.max())
    result: Array = grown / grown.sum()
    return result


class Reference:
    """The network of the Minister in a few lines of matrices, for a table turned so far."""

    def __init__(self, bits: Array, players: int, net: weights.Net, turn: int) -> None:
        columns = bits[:OBSERVED_PLAYERS].reshape(6, COLUMN_BITS)[:players]
        rest = bits[OBSERVED_PLAYERS:]
        seats = rest[:OBSERVED_TABLE].reshape(6, PLAYER_BITS)[:players]
        codes = relu(relu(columns @ net.column + net.column_bias) @ net.column_deep)
        codes = relu(
            relu(columns @ net.column + net.column_bias) @ net.column_deep + net.column_deep_bias
        )
        people = relu(seats @ net.player + net.player_bias)
        placed = np.zeros((6, codes.shape[1]))
        placed[(np.arange(players) + turn) % players] = codes
        sitting = np.zeros((6, people.shape[1]))
        sitting[:players] = people
        trunk = placed.ravel() @ net.trunk_columns + sitting.ravel() @ net.trunk_players
        trunk = relu(trunk + rest[OBSERVED_TABLE:] @ net.trunk_table + net.trunk_bias)
        trunk = trunk + relu(trunk @ net.second + net.second_bias)
        trunk = trunk + relu(trunk @ net.third + net.third_bias)
        heads = relu(trunk @ net.head_trunk + codes @ net.head_column + net.head_bias)
        self.columns = heads @ net.head_out + net.head_out_bias
        asked = relu(trunk @ net.seat_trunk + people @ net.seat_player + net.seat_bias)
        self.seats = asked @ net.seat_out + net.seat_out_bias
        self.trunk = trunk @ net.trunk_out + net.trunk_out_bias

    def logits(self) -> Array:
        by_number = np.full(ACTION_COUNT, -np.inf)
        for column, row in enumerate(self.columns):
            by_number[column : CARDS * 6 : 6] = row[:CARDS]
            by_number[CLOAK_IDS + CARDS + 1 + column] = row[weights.SWAP_OUT]
        by_number[CLOAK_IDS : CLOAK_IDS + CARDS + 1] = self.trunk[: CARDS + 1]
        return by_number


@pytest.mark.parametrize("turns", [1, 6])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_compiled_the_network_is_what_its_matrices_say(players: int, turns: int) -> None:
    counsel = Counsel(WEIGHTS)
    for _, sight in positions(players, 12):
        sides = [
            Reference(observed(sight), players, WEIGHTS.net, turn)
            for turn in range(min(turns, players))
        ]
        chances = counsel.consider(sight, temperature=0.7, turns=turns)
        logits = np.mean([side.logits() for side in sides], axis=0)
        numbers = [id_of_choice(sight.tolist(), choice) for choice in range(len(chances))]
        thoughts = counsel.thoughts
        assert np.allclose(chances, softmax(logits[numbers] / 0.7), atol=1e-4)
        columns = np.mean([side.columns for side in sides], axis=0)
        seats = np.mean([side.seats for side in sides], axis=0)
        trunk = np.mean([side.trunk for side in sides], axis=0)
        shares = softmax(trunk[weights.SHARE_OUT :][:players])
        assert np.allclose(thoughts.shares[:players], shares, atol=1e-4)
        assert np.allclose(thoughts.feet[:players], columns[:, weights.FOOT_OUT :], atol=1e-3)
        assert np.allclose(thoughts.hands[1:players], seats[1:, :CARDS], atol=1e-3)
        assert np.allclose(thoughts.cloaked[1:players], seats[1:, CARDS:], atol=1e-3)
        for column in range(players):
            winners = softmax(columns[column, weights.WINNER_OUT : weights.FOOT_OUT])
            assert np.allclose(thoughts.winners[column], winners, atol=1e-4)


def test_a_turned_table_looks_the_same_from_all_sides() -> None:
    """Columns that all move one place to the right: the same choices, one place to the right."""
    counsel = Counsel(WEIGHTS)
    for _, sight in positions(3, 30):
        if sight[layout.PHASE] != layout.PLAY or sight[layout.CLOSED]:
            continue
        here = counsel.consider(sight).reshape(-1, 3).copy()
        turned = sight.copy()
        for first, size in ((layout.COLUMNS, layout.COLUMN_SIZE), (layout.STACKS, 3 * CARDS)):
            part = sight[first : first + 3 * size].reshape(3, size)
            turned[first : first + 3 * size] = np.roll(part, 1, axis=0).ravel()
        there = counsel.consider(turned).reshape(-1, 3)
        assert np.allclose(np.roll(here, 1, axis=1), there, atol=1e-5)


def _quickly(state: Any, observation: Any, net: Any, glance: Any) -> int:
    return quick_chances(words(state), words(observation), net, glance)  # type: ignore[name-defined]  # noqa: F821


def test_the_quick_network_is_what_its_matrices_say() -> None:
    net, glance = WEIGHTS.quick, Glance(*floats(SHAPES_OF_GLANCE))
    for players in (2, 4, 6):
        for state, sight in positions(players, 12):
            bits = observed(sight)
            packed = np.packbits(bits.astype(np.uint8), bitorder="little")
            observation = np.zeros(OBSERVATION_WORDS * 4, np.uint8)
            observation[: len(packed)] = packed
            choices = entry(_quickly, MODULES)(state, observation.view(np.int32), net, glance)
            columns = bits[:OBSERVED_PLAYERS].reshape(6, COLUMN_BITS)[:players]
            context = columns.sum(axis=0) @ net.columns + bits[OBSERVED_PLAYERS:] @ net.rest
            context = relu(context + net.bias)
            codes = relu(columns @ net.column + context @ net.context + net.column_bias)
            logits = np.full(ACTION_COUNT, -np.inf)
            for column, row in enumerate(codes @ net.out + net.out_bias):
                logits[column : CARDS * 6 : 6] = row[:CARDS]
                logits[CLOAK_IDS + CARDS + 1 + column] = row[CARDS]
            logits[CLOAK_IDS : CLOAK_IDS + CARDS + 1] = context @ net.cloak + net.cloak_bias
            numbers = [id_of_choice(sight.tolist(), choice) for choice in range(choices)]
            chances = glance.chances[:choices] / glance.chances[:choices].sum()
            assert np.allclose(chances, softmax(logits[numbers]), atol=1e-4)


def _ahead(features: Any, players: int, net: Any, prospect: Any) -> None:
    look_ahead(words(features), players, net, prospect)  # type: ignore[name-defined]  # noqa: F821


def test_the_outlook_is_what_its_matrices_say() -> None:
    net, prospect = WEIGHTS.outlook, Prospect(*floats(SHAPES_OF_PROSPECT))
    random = np.random.default_rng(3)
    bits = random.integers(0, 2, weights.OUTLOOK_BITS)
    features = np.zeros((OUTLOOK_WORDS, 32), np.uint8)
    rest = REST_WORDS * 32
    features[:REST_WORDS] = np.pad(
        bits[: weights.REST_BITS], (0, rest - weights.REST_BITS)
    ).reshape(-1, 32)
    features[REST_WORDS:, :CARDS] = bits[weights.REST_BITS :].reshape(-1, CARDS)
    packed = np.packbits(features, axis=1, bitorder="little").view(np.int32).ravel()
    entry(_ahead, MODULES)(packed, 5, net, prospect)
    deep = relu(relu(bits @ net.wide + net.wide_bias) @ net.deep + net.deep_bias)
    assert np.allclose(prospect.shares[:5], softmax((deep @ net.out + net.out_bias)[:5]), atol=1e-4)


# --- what ships -----------------------------------------------------------------------------------


def test_what_ships_is_complete_finite_and_small() -> None:
    assert files("hofnarr.bots.kabale").joinpath("weights.npz").stat().st_size <= 4_000_000  # type: ignore[attr-defined]
    for part in weights.shipped():
        for name, matrix in part._asdict().items():
            assert np.isfinite(matrix).all(), name
            assert matrix.any(), name


def test_weights_survive_being_written_and_read(tmp_path: Any) -> None:
    path = tmp_path / "some.npz"
    weights.write(str(path), WEIGHTS)
    again = weights.read(str(path))
    for part, same in zip(WEIGHTS, again, strict=True):
        for matrix, read in zip(part, same, strict=True):
            assert np.array_equal(matrix.astype(np.float16), read)


def test_what_ships_knows_more_of_hidden_cards_than_counting_tells() -> None:
    """Of face-down cards of random players there is nothing to be known but what was seen: the
    network must at least not be far worse than counting, and see which cards are impossible."""
    counsel = Counsel()
    missed = []
    for state, sight in positions(2, 60):
        counsel.consider(sight)
        for column in range(2):
            head = column * layout.COLUMN_SIZE
            foot = layout.STACKS + column * 2 * CARDS + int(sight[layout.COUNT + head]) - 1
            if sight[layout.COUNT + head] and sight[foot] & layout.CARD_BITS == layout.UNKNOWN:
                chances = softmax(counsel.thoughts.feet[column].astype(np.float64))
                missed.append(-np.log(chances[state[foot] & layout.CARD_BITS]))
    assert len(missed) > 20
    assert np.mean(missed) < np.log(25)


assert COLUMN_WORDS * 32 == COLUMN_BITS
assert OBSERVATION_BITS <= OBSERVATION_WORDS * 32
