"""The networks: compiled they are what the matrices say, and what ships has learned something."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import numpy as np
import pytest
from hofnarr.bots.kabale.counsel import MODULES, Counsel, floats, random_weights
from hofnarr.bots.kabale.minister import Minister

from hofnarr.bots.kabale import weights
from hofnarr.bots.kabale.net import COLUMN_WORDS, OBSERVED_TABLE
from hofnarr.bots.kabale.outlook import OUTLOOK_WORDS, REST_WORDS, SHAPES_OF_PROSPECT, Prospect
from hofnarr.bots.kabale.quick import SHAPES_OF_GLANCE, Glance
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale import tensors
from hofnarr.kabale.cards import CARD_INDEX
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
    """The network of the Minister in a few lines of matrices."""

    def __init__(self, bits: Array, players: int, net: weights.Net) -> None:
        columns = bits[:OBSERVED_PLAYERS].reshape(6, COLUMN_BITS)[:players]
        rest = bits[OBSERVED_PLAYERS:]
        seats = rest[:OBSERVED_TABLE].reshape(6, PLAYER_BITS)[:players]
        codes = relu(columns @ net.column + net.column_bias)
        codes = relu(codes @ net.column_deep + net.column_deep_bias)
        people = relu(seats @ net.player + net.player_bias)
        placed = np.zeros((6, codes.shape[1]))
        placed[:players] = codes
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


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_compiled_the_network_is_what_its_matrices_say(players: int) -> None:
    counsel = Counsel(WEIGHTS)
    for _, sight in positions(players, 12):
        reference = Reference(observed(sight), players, WEIGHTS.net)
        chances = counsel.consider(sight, temperature=0.7)
        logits = reference.logits()
        numbers = [id_of_choice(sight.tolist(), choice) for choice in range(len(chances))]
        assert np.allclose(chances, softmax(logits[numbers] / 0.7), atol=1e-4)
        thoughts, columns = counsel.thoughts, reference.columns
        seats, trunk = reference.seats, reference.trunk
        shares = softmax(trunk[weights.SHARE_OUT :][:players])
        assert np.allclose(thoughts.shares[:players], shares, atol=1e-4)
        assert np.allclose(thoughts.feet[:players], columns[:, weights.FOOT_OUT :], atol=1e-3)
        assert np.allclose(thoughts.hands[1:players], seats[1:, :CARDS], atol=1e-3)
        assert np.allclose(thoughts.cloaked[1:players], seats[1:, CARDS:], atol=1e-3)
        for column in range(players):
            winners = softmax(columns[column, weights.WINNER_OUT : weights.FOOT_OUT])
            assert np.allclose(thoughts.winners[column], winners, atol=1e-4)


def compiled(function: Any) -> Any:
    return entry(function, MODULES)


def _quickly(state: Any, observation: Any, net: Any, glance: Any) -> int:
    return quick_chances(  # type: ignore[name-defined,no-any-return]  # noqa: F821
        words(state), words(observation), net, glance
    )


def test_the_quick_network_is_what_its_matrices_say() -> None:
    net, glance = WEIGHTS.quick, Glance(*floats(SHAPES_OF_GLANCE))
    for players in (2, 4, 6):
        for state, sight in positions(players, 12):
            bits = observed(sight)
            packed = np.packbits(bits.astype(np.uint8), bitorder="little")
            observation = np.zeros(OBSERVATION_WORDS * 4, np.uint8)
            observation[: len(packed)] = packed
            choices = compiled(_quickly)(state, observation.view(np.int32), net, glance)
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
    compiled(_ahead)(packed, 5, net, prospect)
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


def test_what_ships_knows_more_of_face_down_cards_than_counting_tells() -> None:
    """In games of its own kind. Measured: 2.1 nats missed, where counting alone misses 2.4."""
    by_net, by_counting = [], []
    game = find_game("kabale")
    for number in range(6):
        match = Match(game, ["Ada", "Bea"], seed=f"beliefs {number}")
        bots = [Minister(seed) for seed in (number, number + 100)]
        while (seat := match.state.to_act()) is not None:
            view: Any = match.state.view(seat)
            as_it_is: Any = match.state.view("open")
            action = bots[seat].act(view)
            for column, cards in enumerate(view.columns):
                if cards.cards and cards.cards[-1].card is None:
                    foot = as_it_is.columns[column].cards[-1]
                    assert foot.card is not None
                    others = set(view.seats[1 - seat].unseen) - set(cards.cards[-1].cannot_be)
                    possible = [CARD_INDEX[card] for card in sorted(others)]
                    logits = bots[seat].counsel.thoughts.feet[column, possible]
                    chance = softmax(logits.astype(float))[possible.index(CARD_INDEX[foot.card])]
                    by_net.append(-np.log(chance))
                    by_counting.append(np.log(len(possible)))
            match.act(action)
    assert len(by_net) > 100
    assert np.mean(by_net) < np.mean(by_counting) - 0.1


assert COLUMN_WORDS * 32 == COLUMN_BITS
assert OBSERVATION_BITS <= OBSERVATION_WORDS * 32
