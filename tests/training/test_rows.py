"""The games that training plays: the rules' own, with what is hidden told truly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hofnarr.bots.kabale.kernel.sizes import OUTLOOK_WORDS
from hofnarr.env import stepping
from hofnarr.kabale import tensors
from hofnarr.kabale.cards import CARD_IDS
from hofnarr.kabale.encoding import MASK_WORDS, OBSERVATION_WORDS
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.compiled import kernel_function
from hofnarr.kabale.state import State
from training import rows
from training.batch import MODULES

Array = np.ndarray[Any, Any]


def kernel(name: str) -> Any:
    return kernel_function(name, MODULES)


def ints(size: int) -> Array:
    return np.zeros(size, np.int32)


class Row:
    """One game of a batch, played at random."""

    def __init__(self, players: int, kind: int, number: int) -> None:
        self.players = players
        self.state, self.desk = ints(layout.state_size(players)), ints(stepping.GAME_WORDS)
        self.won, self.outlook = ints(6), ints(OUTLOOK_WORDS)
        self.random = np.random.default_rng(number)
        kernel("begin_row")(self.state, self.desk, players, kind, 5, number)

    def step(self) -> int:
        sight, mask = ints(len(self.state)), ints(MASK_WORDS)
        kernel("observe")(self.state, self.actor, sight)
        kernel("action_mask")(sight, mask)
        action = int(self.random.choice(np.flatnonzero(tensors.unpack(mask, 182))))
        self.before = self.state.copy()
        scratch = ints(OBSERVATION_WORDS)
        ended: int = kernel("step_row")(
            self.state, self.desk, sight, scratch, action, self.won, self.outlook
        )
        return ended

    @property
    def actor(self) -> int:
        return int(self.state[layout.ACTOR])

    def targets_won(self, seat: int) -> int:
        at = layout.WON + seat * layout.SEAT_SIZE
        return int(self.state[at]).bit_count() + int(self.state[at + 1]).bit_count()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_has_six_rounds_and_its_columns_go_to_their_winners(players: int) -> None:
    for number in range(3):
        row = Row(players, rows.STANDARD, number)
        total = np.zeros(6, int)
        ends = []
        while rows.GAME_OVER not in ends:
            if ended := row.step():
                ends.append(ended)
                for column in range(players):
                    if row.won[column] >= 0:
                        total[row.won[column]] += 1
        assert ends == [rows.ROUND_OVER] * 5 + [rows.GAME_OVER]
        assert [row.targets_won(seat) for seat in range(players)] == total[:players].tolist()


def test_asking_who_would_win_a_column_changes_nothing() -> None:
    row = Row(4, rows.STANDARD, 7)
    for _ in range(30):
        row.step()
        for column in range(4):
            before = row.state.copy()
            kernel("column_winner")(row.state, column)
            row.state[layout.TOTALS : layout.STACKS] = before[layout.TOTALS : layout.STACKS]
            assert np.array_equal(row.state, before)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_truth_is_what_the_open_cards_show(players: int) -> None:
    row = Row(players, rows.VARIED, 3)
    told = 0
    for _ in range(60):
        if row.step() == rows.GAME_OVER:
            break
        truth = ints(rows.TRUTH_WORDS)
        kernel("tell_truth")(row.state, row.actor, truth)
        state = State(row.state.tolist())
        open_cards, seen = state.view("open"), state.view(row.actor)
        for place in range(players):
            seat = (row.actor + place) % players
            hand = row.state[layout.HAND + seat * layout.SEAT_SIZE]
            assert truth[rows.TRUE_HANDS + place] == hand
        for column in range(players):
            cards = seen.columns[column].cards
            hidden = bool(cards) and cards[-1].lies == "down" and cards[-1].card is None
            foot = truth[rows.TRUE_FEET + column] - 1
            assert (foot >= 0) == hidden
            if hidden:
                told += 1
                assert CARD_IDS[foot] == open_cards.columns[column].cards[-1].card
    assert told > 10


def test_some_games_are_played_with_other_options() -> None:
    options = [int(Row(2, rows.VARIED, number).state[layout.OPTIONS]) for number in range(400)]
    assert 0.04 < np.mean(np.array(options) > 0) < 0.2
    assert len(set(options)) > 8
    assert not any(Row(2, rows.STANDARD, number).state[layout.OPTIONS] for number in range(50))


def test_the_learner_sits_everywhere_and_begins_as_often_as_the_others() -> None:
    seats = []
    for number in range(9):
        row = Row(3, rows.STANDARD, number)
        seats.append((kernel("learner_seat")(row.desk, 3), int(row.state[layout.STARTER])))
    assert len(set(seats)) == 9
