"""Hints: the best two moves, an honest difference, one reason, in four languages."""

from __future__ import annotations

import msgspec
import pytest

from hofnarr.bots.kabale.teaching import Hint, Weighing, hint, tell_hint
from hofnarr.core.errors import BadInput
from hofnarr.kabale.actions import Cloak, Play, Swap
from hofnarr.kabale.game import GAME
from hofnarr.kabale.view import View
from hofnarr.testing.kabale import Scenario
from hofnarr.texts import LANGUAGES, texts_for

from .test_teaching_weighing import some_state, view_of

NAMES = ["Ada", "Bea", "Cid", "Dora", "Emil", "Fina"]


def decisive() -> Scenario:
    """The last turn: only the king wins music 5, and with it the game."""
    return (
        Scenario(players=2)
        .round(6)
        .target(0, "music", 5)
        .target(1, "trade", 1)
        .column(0, "blue queen, blue merchant, white romeo, white squire")
        .column(1, "blue storm")
        .hand("white", "king", "merchant", "cloak")
    )


def test_the_winning_move_is_found_and_explained() -> None:
    found = hint(decisive().state.view(0), rollouts=600)
    assert found.best.action == Play(0, "king", 0)
    assert (found.best.share, found.difference, found.firm) == (1, 1, True)
    assert found.reason is not None
    assert (found.reason.kind, found.reason.column, found.reason.seat) == ("here", 0, 0)
    assert (found.reason.chance, found.reason.instead) == (1, 0)
    assert found.covered is None
    assert tell_hint(texts_for("en"), found, NAMES) == [
        "Best: King in column 1 (Music 5). Chance of winning: 100 %.",
        "Next best: Merchant in column 1 (Music 5). Clearly worse (0 %).",
        "Your chance to win column 1 (Music 5) is 100 %, with the other move 0 %.",
    ]


def test_a_hint_is_told_in_four_languages_and_travels_as_json() -> None:
    found = hint(view_of(some_state(4, 6, 40)), rollouts=1200)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found
    told = {" ".join(tell_hint(texts_for(language), found, NAMES)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_decision_has_a_hint_that_can_be_told(seats: int) -> None:
    kinds = set()
    for seed in range(25):
        view = view_of(some_state(seats, seed, 2 + 2 * seed))
        found = hint(view, rollouts=60, seed=seed)
        assert found.best.action in view.legal
        assert found.second is None or found.second.action in view.legal
        assert found.difference >= 0
        kinds.add(type(found.best.action))
        for language in LANGUAGES:
            assert all(tell_hint(texts_for(language), found, NAMES))
    assert Play in kinds


def test_hidden_cards_dealt_anew_do_not_change_a_hint() -> None:
    for seed in range(30):
        view = view_of(some_state(2 + seed % 5, seed, 5 + seed))
        other = GAME.resample(view, seed).view(view.to_act or 0)
        assert hint(other, rollouts=100, seed=seed) == hint(view, rollouts=100, seed=seed)


def test_where_there_is_one_move_only_it_is_called_so() -> None:
    table = Scenario(players=2).hand("white", "king").column(0, "blue storm")
    found = hint(table.state.view(0), rollouts=50)
    assert found.second is None
    [told] = tell_hint(texts_for("en"), found, NAMES)
    assert told.startswith("The only move: King in column 2 (Fencing 5). Chance of winning: ")


def test_moves_that_are_alike_are_not_ranked_firmly() -> None:
    """At the very first turn of two empty columns alike, no column is better."""
    table = Scenario(players=2).target(0, "music", 3).target(1, "trade", 3).hand("white", "king")
    found = hint(table.state.view(0), rollouts=2000)
    assert not found.firm
    assert "About as good: King in column" in tell_hint(texts_for("en"), found, NAMES)[1]


def test_the_card_that_is_uncovered_is_named_where_one_is_likely() -> None:
    table = (
        Scenario(players=2)
        .hand("blue", "king")
        .pile("blue")
        .column(0, "blue witch down")
        .hand("white", "queen")
        .column(1, "blue storm")
    )
    found = hint(table.state.view(0), rollouts=50)
    assert found.covered is not None
    assert found.covered.owner == 1
    assert 0.2 <= found.covered.chance <= 1
    assert "It uncovers a card of Bea" in tell_hint(texts_for("en"), found, NAMES)[-1]


def test_a_traitor_is_explained_by_the_target_it_moves() -> None:
    table = (
        Scenario(players=2)
        .round(6)
        .target(0, "trade", 1)
        .target(1, "music", 5)
        .column(0, "blue king, blue queen, white traitor down")
        .column(1, "white king, white queen, white prince, blue storm")
        .turn("blue")
        .hand("blue", "romeo")
        .play("romeo", 0)
    )
    found = hint(table.state.view(0), rollouts=400)
    assert found.best.action == Swap(0, None)
    told = tell_hint(texts_for("en"), found, NAMES)
    assert told[0].startswith("Best: leave Trade 1 in column 1.")
    assert told[1].startswith("Next best: swap Trade 1 (column 1) with Music 5 (column 2).")
    assert found.reason is not None
    assert (found.reason.kind, found.reason.target) == ("swap", ("music", 5))
    assert told[2].startswith("Your chance to win Music 5 is ")


def test_a_cloak_is_explained_by_its_column() -> None:
    table = (
        Scenario(players=2)
        .column(0, "white cloak down")
        .hand("white", "king", "squire", "witch")
        .turn("blue")
        .hand("blue", "queen")
        .play("queen", 0)
    )
    found = hint(table.state.view(0), rollouts=800)
    assert isinstance(found.best.action, Cloak)
    assert "under the Cloak in column 1" in tell_hint(texts_for("en"), found, NAMES)[0]


def test_a_view_without_a_decision_has_no_hint() -> None:
    with pytest.raises(BadInput, match="nothing to decide"):
        hint(decisive().state.view(1))


class Backwards:
    """Another judge: the last action is best, all the others are alike."""

    def weigh(self, view: View, seed: int) -> Weighing:
        count, seats = len(view.legal), len(view.seats)
        shares = [0.0] * (count - 1) + [0.75]
        winners = [[[0.0] * seats for _ in range(seats)] for _ in range(count)]
        return Weighing(view.legal, shares, [[0.0] * count for _ in range(count)], winners)


def test_another_judge_can_be_asked() -> None:
    view = view_of(some_state(3, 1, 9))
    found = hint(view, evaluator=Backwards())
    assert (found.best.action, found.best.share) == (view.legal[-1], 0.75)
    assert found.difference == 0.75
    assert found.reason is None
