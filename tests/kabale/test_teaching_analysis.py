"""After the game: the curve, losses and grades, luck, turning points and what if."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import cast

import msgspec
import pytest

from hofnarr.bots.kabale.simulation import Setting, Simulator
from hofnarr.bots.kabale.teaching import Analysis, analyse, tell_turning_point, what_if
from hofnarr.bots.kabale.teaching.analysis import FORMAT, GRADES, LIMITS, grade
from hofnarr.bots.kabale.teaching.story import moments, sight
from hofnarr.bots.kabale.teaching.telling import tell_luck
from hofnarr.core.errors import BadInput, BrokenRecord
from hofnarr.kabale.events import Drew, RoundEnded, Uncovered
from hofnarr.kabale.record import Record, replay
from hofnarr.kabale.state import State
from hofnarr.kabale.view import sight_of
from hofnarr.texts import LANGUAGES, texts_for

NAMES = ["Ada", "Bea", "Cid", "Dora", "Emil", "Fina"]
TABLES = [("courtier", "random"), ("page", "random", "courtier"), ("random",) * 5]


@cache
def game(names: tuple[str, ...], number: int = 0) -> Record:
    simulator = Simulator(Setting("analysis", names))
    simulator.play(number)
    return simulator.record()


@cache
def analysed(names: tuple[str, ...], number: int = 0) -> Analysis:
    return analyse(game(names, number), rollouts=300)


# --- the story ------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", TABLES)
def test_the_moments_of_a_record_are_the_states_of_its_replay(names: tuple[str, ...]) -> None:
    record = game(names)
    replaying = replay(record)
    state = cast(State, replaying.state)
    for moment in moments(record):
        assert State(moment.before) == state
        seat = moment.action.seat
        assert sight(moment.before, seat) == sight_of(state.view(seat))
        events = state.apply(moment.action, replaying.chance)
        assert State(moment.after) == state
        assert (moment.round_end is not None) == any(isinstance(e, RoundEnded) for e in events)


@pytest.mark.parametrize("names", TABLES)
def test_flips_are_the_cards_that_the_player_sees_for_the_first_time(
    names: tuple[str, ...],
) -> None:
    record = game(names)
    replaying = replay(record)
    state = cast(State, replaying.state)
    flips = 0
    for moment in moments(record):
        view = state.view(moment.action.seat)
        unknown = {
            (column, card.owner)
            for column, lying in enumerate(view.columns)
            for card in lying.cards[-1:]
            if card.card is None and card.lies == "down"
        }
        events = state.apply(moment.action, replaying.chance)
        turned = [event for event in events if isinstance(event, Uncovered)]
        new = [event for event in turned if (event.column, event.owner) in unknown]
        assert moment.flips == new
        flips += len(new)
    assert flips > 10


# --- the analysis ---------------------------------------------------------------------------------


@pytest.mark.parametrize("names", TABLES)
def test_an_analysis_is_complete(names: tuple[str, ...]) -> None:
    record, found = game(names), analysed(names)
    assert found.format == FORMAT
    assert [move.action for move in found.moves] == record.actions
    assert [move.number for move in found.moves] == list(range(len(record.actions)))
    assert len(found.curve) == len(record.actions) + 1
    for shares in found.curve:
        assert sum(shares) == pytest.approx(1, abs=2e-3)
    scores = found.scores
    winners = [score == max(scores) for score in scores]
    assert found.curve[-1] == [won / sum(winners) for won in winners]
    assert [player.moves for player in found.summary] == [
        sum(action.seat == seat for action in record.actions) for seat in range(len(names))
    ]
    for player in found.summary:
        assert sum(player.grades.values()) == player.moves
        losses = [move.loss for move in found.moves if move.seat == player.seat]
        assert player.loss == pytest.approx(sum(losses))


@pytest.mark.parametrize("names", TABLES)
def test_every_draw_every_flip_and_every_award_has_its_luck(names: tuple[str, ...]) -> None:
    record, found = game(names), analysed(names)
    kinds = Counter(luck.kind for luck in found.luck)
    replaying = replay(record)
    draws = 0
    for action in record.actions:
        for event in replaying.state.apply(action, replaying.chance):
            if isinstance(event, RoundEnded):
                break  # hands are filled before a round, which is not a draw of a turn
            draws += isinstance(event, Drew)
    assert kinds["draw"] == draws
    assert kinds["award"] == 6 * len(names)
    assert kinds["flip"] == sum(bool(moment.flips) for moment in moments(record))
    assert all(-1 <= luck.share <= 1 for luck in found.luck)


def test_a_random_player_loses_more_by_his_moves_than_a_courtier() -> None:
    games = [analysed(("courtier", "random"), number).summary for number in range(4)]
    courtier, random = (sum(player.loss for player in seat) for seat in zip(*games, strict=True))
    assert random > 2 * courtier
    blunders = [
        sum(player.grades["blunder"] for player in seat) for seat in zip(*games, strict=True)
    ]
    assert blunders[1] > blunders[0]


def test_luck_evens_out() -> None:
    """Draws and flips are judged against what was to be expected, so none can be lucky for long."""
    games = [analysed(("courtier", "random"), number) for number in range(4)]
    for kind in ("draw", "flip"):
        shares = [luck.share for found in games for luck in found.luck if luck.kind == kind]
        assert len(shares) > 80
        mean = sum(shares) / len(shares)
        spread = (sum((share - mean) ** 2 for share in shares) / len(shares)) ** 0.5
        assert abs(mean) < 4 * spread / len(shares) ** 0.5


def test_the_same_seed_gives_the_same_analysis_and_another_one_nearly_the_same() -> None:
    record = game(("courtier", "random"))
    one = analyse(record, rollouts=100, seed=3)
    assert analyse(record, rollouts=100, seed=3) == one
    other = analyse(record, rollouts=100, seed=4)
    assert other != one
    assert other.curve[20][0] == pytest.approx(one.curve[20][0], abs=0.2)


def test_an_analysis_travels_as_json() -> None:
    found = analysed(TABLES[1])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_progress_is_told_after_every_decision() -> None:
    record = game(("courtier", "random"))
    told: list[tuple[int, int]] = []
    analyse(record, rollouts=10, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, len(record.actions)) for done in range(1, len(record.actions) + 1)]


def test_a_broken_or_unfinished_record_is_refused_as_verify_does() -> None:
    record = game(("courtier", "random"))
    result = record.result
    assert result is not None
    wrong = msgspec.structs.replace(result, scores=[99, 0])
    with pytest.raises(BrokenRecord, match=r"result\.scores"):
        analyse(msgspec.structs.replace(record, result=wrong))
    with pytest.raises(BrokenRecord, match="the game is not over"):
        analyse(msgspec.structs.replace(record, actions=record.actions[:9]))
    with pytest.raises(BadInput, match="rollouts"):
        analyse(record, rollouts=0)


def test_doubt_speaks_for_the_player() -> None:
    assert [grade(limit, 0) for limit in LIMITS] == list(GRADES[:-1])
    assert grade(0.5, 0) == "blunder"
    assert grade(0.12, 0.03) == "mistake"
    assert grade(0.0, 0.0) == "best"


# --- turning points and what if -------------------------------------------------------------------


@pytest.mark.parametrize("names", TABLES)
def test_turning_points_are_the_surest_losses_in_the_order_of_the_game(
    names: tuple[str, ...],
) -> None:
    found = analysed(names)
    sure = sorted((move.loss - move.error for move in found.moves), reverse=True)[:3]
    points = [found.moves[point.move] for point in found.turning_points]
    assert sorted((move.loss - move.error for move in points), reverse=True) == sure
    assert [move.number for move in points] == sorted(move.number for move in points)
    for point, move in zip(found.turning_points, points, strict=True):
        assert point.loss == move.loss > 0
        assert move.best != move.action
        assert point.instead.actions[0] == move.best
        assert len(point.instead.columns) == len(point.columns) == len(names)
        assert 0 <= point.open <= 1
        assert 0 <= point.open_best <= 1


def test_what_if_begins_with_the_other_move_and_ends_with_the_round() -> None:
    record = game(TABLES[1])
    move = analysed(TABLES[1]).moves[10]
    one = what_if(record, 10, move.best, seed=1)
    assert what_if(record, 10, move.best, seed=1) == one
    assert sorted(column.target for column in one.columns) == sorted(
        column.target
        for column in record.result.rounds[move.round].columns  # type: ignore[union-attr]
    )


def test_what_if_keeps_the_order_of_the_piles() -> None:
    """The seat that moves draws the very card that it drew in the game."""
    record = game(("courtier", "random"))
    drew = [moment.drawings[0] for moment in moments(record) if moment.drawings]
    first = drew[0]
    state = cast(State, replay(record).state)
    instead = next(action for action in state.legal() if action != record.actions[0])
    chosen = what_if(record, 0, instead)
    later = [action for action in chosen.actions[1:] if action.seat == first.seat]
    hand = set(state.view(first.seat).seats[first.seat].hand or ()) | {first.card}
    hand.discard(getattr(instead, "card", ""))
    assert getattr(later[0], "card", None) in hand


def test_turning_points_and_luck_are_told_in_four_languages() -> None:
    for names in TABLES:
        found = analysed(names)
        for point in found.turning_points:
            told = {
                " ".join(tell_turning_point(texts_for(language), found, point, NAMES))
                for language in LANGUAGES
            }
            assert len(told) == len(LANGUAGES)
        for luck in found.luck:
            assert NAMES[luck.seat] in tell_luck(texts_for("en"), found, luck, NAMES)
    english = tell_turning_point(texts_for("en"), found, found.turning_points[0], NAMES)
    assert english[0].startswith("Decision ")
    assert english[2].startswith(
        "With the better move and the same cards, bots ended the round like this: "
    )


@pytest.mark.parametrize("cores", [2, 3])
def test_several_cores_find_the_same(cores: int) -> None:
    record = game(TABLES[1])
    told: list[tuple[int, int]] = []
    found = analyse(record, rollouts=200, cores=cores, progress=lambda *done: told.append(done))
    assert found == analyse(record, rollouts=200)
    count = len(record.actions)
    assert told == [(number + 1, count) for number in range(count)]
