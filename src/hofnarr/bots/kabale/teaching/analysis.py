"""After the game: how the chances went, what each move lost, what luck gave, where it turned.

Moves are judged by what their player could know. Flips and draws are judged the same way, against
what the player had to expect. Only the curve, and the look at a turning point with hindsight, know
all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

import msgspec

from hofnarr.bots.kabale.kernel.leaf import win_share
from hofnarr.bots.kabale.teaching.story import Moment, moments, sight
from hofnarr.bots.kabale.teaching.weighing import (
    Estimate,
    Evaluator,
    FlatEvaluator,
    check_precision,
    check_rollouts,
    weigh_action,
    weigh_actions,
    weigh_draw,
    weigh_seats,
)
from hofnarr.bots.kabale.teaching.what_if import WhatIf, what_if
from hofnarr.kabale.actions import Action
from hofnarr.kabale.cards import CARD_INDEX, Target
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.record import ColumnResult, Record, verify
from hofnarr.kabale.view import make_view

FORMAT = "hofnarr.kabale.analysis/1"
#: Rollouts for a judgement, at most; and the standard error at which fewer are enough.
ROLLOUTS = 6_000
PRECISION = 0.005
TURNING_POINTS = 3

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = get_args(Grade)
#: What a move may lose at most to have a grade, in shares of the win; above all it is a blunder.
LIMITS = (0.005, 0.02, 0.05, 0.10)


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, judged by what its player knew. `error` is the standard error of `loss`.

    `targets` lay above the columns then; `where` lay the cloak or traitor being decided.
    """

    number: int
    round: int
    seat: int
    targets: list[Target]
    where: int | None
    action: Action
    choices: int
    share: float
    best: Action
    best_share: float
    loss: float
    error: float
    grade: Grade


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """What chance gave a seat, or took, after decision `number`.

    `draw`: the card drawn against any card of the pile. `flip`: what was uncovered against what
    could have been. `award`: the face-down cards of others, turned up at the end of a round.
    """

    number: int
    seat: int
    kind: Literal["draw", "flip", "award"]
    card: str | None = None
    column: int | None = None
    share: float


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A move that lost much, and the better one. `open` and `open_best` are what both were worth
    with all cards open; `instead` how the round may have gone on; `columns` how it went."""

    move: int
    loss: float
    open: float
    open_best: float
    instead: WhatIf
    columns: list[ColumnResult]


class Player(msgspec.Struct, frozen=True):
    """One seat summed up."""

    seat: int
    moves: int
    loss: float
    luck: float
    grades: dict[Grade, int]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """`curve[k][seat]`: the share of the win after k decisions, with all cards open."""

    format: str = FORMAT
    players: list[str]
    scores: list[int]
    rollouts: int
    precision: float = 0.0
    curve: list[list[float]]
    moves: list[Move]
    luck: list[Luck]
    turning_points: list[TurningPoint]
    summary: list[Player]


def analyse(
    record: Record,
    *,
    rollouts: int = ROLLOUTS,
    precision: float = PRECISION,
    seed: int = 0,
    evaluator: Evaluator | None = None,
    progress: Callable[[int, int], None] | None = None,
    cores: int = 1,
) -> Analysis:
    """Analyse a finished game; raises BrokenRecord as `verify` does.

    At most `rollouts` are made for every single judgement, and no more than `precision`, its
    standard error, asks for; 0 makes them all. Another judge of moves may be given as `evaluator`.
    `progress` is told after every decision how many of all are done. So many `cores` make it
    sooner, and the same.
    """
    check_rollouts(rollouts)
    check_precision(precision)
    verify(record)
    how = _How(rollouts, precision, seed, evaluator or FlatEvaluator(rollouts, precision))
    judged: list[_Judged] = []
    with ThreadPoolExecutor(cores) as threads:
        for each in threads.map(how.judge, moments(record)):
            judged.append(each)
            if progress:
                progress(len(judged), len(record.actions))
    moves = [each.move for each in judged]
    luck = [piece for each in judged for piece in each.luck]
    assert record.result is not None
    return Analysis(
        players=record.players,
        scores=record.result.scores,
        rollouts=rollouts,
        precision=precision,
        curve=[judged[0].before, *(each.after for each in judged)],
        moves=moves,
        luck=luck,
        turning_points=_turning_points(record, moves, rollouts, seed),
        summary=[_sum_up(seat, moves, luck) for seat in range(len(record.players))],
    )


class _Judged(NamedTuple):
    """What there is to say of one decision: with all cards open before (of the first one only) and
    after it, of the move, and of the luck that came with it."""

    before: list[float]
    after: list[float]
    move: Move
    luck: list[Luck]


@dataclass(frozen=True)
class _How:
    """How decisions are judged; each by itself, with a seed of its own. Kernel code runs without
    Python's lock, so that several threads work at once."""

    rollouts: int
    precision: float
    seed: int
    judge_of_moves: Evaluator

    def judge(self, moment: Moment) -> _Judged:
        seed = self.seed + moment.number
        before = [] if moment.number else self._open_shares(moment.before, seed)
        move = _judge(moment, self.judge_of_moves, seed)
        luck = self._luck(moment, seed)
        return _Judged(before, self._open_shares(moment.after, seed), move, luck)

    def _open_shares(self, words: list[int], seed: int) -> list[float]:
        if words[layout.PHASE] == layout.OVER:
            return [win_share(words, seat) for seat in range(words[layout.PLAYERS])]
        return [estimate.share for estimate in self._seats(words, seed)]

    def _seats(self, words: list[int], seed: int) -> list[Estimate]:
        return weigh_seats(words, self.rollouts, seed, self.precision)

    def _luck(self, moment: Moment, seed: int) -> list[Luck]:
        found = []
        number, seat = moment.number, moment.action.seat
        how = self.rollouts, seed, self.precision
        if moment.flips:
            expected = weigh_action(sight(moment.before, seat), moment.choice, *how)
            came = self._seats(sight(moment.acted, seat), seed)[seat]
            first = moment.flips[0]
            share = came.share - expected.share
            flip = Luck(
                number=number,
                seat=seat,
                kind="flip",
                card=first.card,
                column=first.column,
                share=share,
            )
            found.append(flip)
        for drawing in moment.drawings:
            seen = sight(drawing.before, drawing.seat)
            share = weigh_draw(seen, CARD_INDEX[drawing.card], *how).share
            found.append(
                Luck(number=number, seat=drawing.seat, kind="draw", card=drawing.card, share=share)
            )
        if moment.round_end and moment.awarded:
            for player in range(moment.before[layout.PLAYERS]):
                hoped = self._seats(sight(moment.round_end, player), seed)[player].share
                share = win_share(moment.awarded, player) - hoped
                found.append(Luck(number=number, seat=player, kind="award", share=share))
        return found


def grade(loss: float, error: float) -> Grade:
    """What to call a loss; doubt speaks for the player.

    >>> grade(0.03, 0.002), grade(0.03, 0.02)
    ('inaccuracy', 'good')
    """
    for name, limit in zip(GRADES, LIMITS, strict=False):
        if loss - error <= limit:
            return name
    return GRADES[-1]


def _judge(moment: Moment, judge: Evaluator, seed: int) -> Move:
    seat = moment.action.seat
    view = make_view(sight(moment.before, seat), seat)
    weighing = judge.weigh(view, seed)
    best = weighing.order()[0]
    loss, error = weighing.gap(best, moment.choice)
    if loss == 0:
        best = moment.choice  # others may be as good
    return Move(
        number=moment.number,
        round=view.round,
        seat=seat,
        targets=[column.target for column in view.columns],
        where=view.where,
        action=moment.action,
        choices=len(weighing.actions),
        share=float(weighing.shares[moment.choice]),
        best=weighing.actions[best],
        best_share=float(weighing.shares[best]),
        loss=loss,
        error=error,
        grade=grade(loss, error),
    )


def _turning_points(
    record: Record, moves: Sequence[Move], rollouts: int, seed: int
) -> list[TurningPoint]:
    """The moves that surely lost most, in the order of the game."""
    assert record.result is not None
    worst = sorted(moves, key=lambda move: move.error - move.loss)[:TURNING_POINTS]
    wanted = {move.number for move in worst if move.loss > move.error}
    points = []
    for moment in moments(record):
        if moment.number not in wanted:
            continue
        move = moves[moment.number]
        opened = weigh_actions(moment.before, rollouts, seed + moment.number)
        points.append(
            TurningPoint(
                move=move.number,
                loss=move.loss,
                open=float(opened.shares[moment.choice]),
                open_best=float(opened.shares[opened.actions.index(move.best)]),
                instead=what_if(record, move.number, move.best, seed),
                columns=record.result.rounds[move.round].columns,
            )
        )
    return points


def _sum_up(seat: int, moves: Sequence[Move], luck: Sequence[Luck]) -> Player:
    own = [move for move in moves if move.seat == seat]
    grades = {name: sum(move.grade == name for move in own) for name in GRADES}
    loss = sum(move.loss for move in own)
    return Player(
        seat, len(own), loss, sum(piece.share for piece in luck if piece.seat == seat), grades
    )
