"""The search: which sequence of own deeds in the action phase leads to the best position.

Best first: of all positions found so far the most promising one is played on, until as many
positions were judged as the budget allows. So "trade three wool for the ore that is missing, then
build" is found as one plan. The budget counts positions, never time: the same view gives the same
plan on every machine.
"""

from __future__ import annotations

from heapq import heappop, heappush

from hofnarr.bots.catan.deeds import promising
from hofnarr.bots.catan.following import Judge, Luck, Step
from hofnarr.catan import running
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.moves import END
from hofnarr.catan.engine.steps import asked

ENOUGH = 0.5  # less than this is no reason to do something
LONGER = 0.2  # what a further deed must bring at least
SAMPLES = 3  # how often a deed that depends on luck is tried
MOST_DEEDS = 12


class Line:
    """A way to go: the decisions so far, the position they lead to, and what it is worth."""

    __slots__ = ("board", "certain", "deeds", "last", "steps", "value")

    def __init__(
        self, board: Board, value: float, steps: list[Step], last: int, deeds: int, certain: bool
    ) -> None:
        self.board = board
        self.value = value
        self.steps = steps
        self.last = last  # the last deed
        self.deeds = deeds
        self.certain = certain  # luck has no part in it

    def whole(self) -> list[Step]:
        """All decisions, with the end of the phase where the line surely leads there."""
        if self.certain and END in self.board.moves:
            return [*self.steps, (self.board.moves, END)]
        return self.steps


def plan(s: Board, judge: Judge, budget: int, seed: int) -> list[Line]:
    """For each first deed the best line that was found; the first of all is to end the phase."""
    start = Line(s, judge.standing(s) + ENOUGH, [], END, 0, True)
    best = {END: start}
    heap = [(-start.value, 0, start)]
    seen = {_fingerprint(s, judge.seat)}
    while heap and judge.judged < budget:
        line = heappop(heap)[2]
        for move in promising(line.board, line.last):
            if judge.judged >= budget:
                break
            found = _after(line, judge, move, seed)
            first = found.steps[0][1]
            if first not in best or found.value > best[first].value:
                best[first] = found
            if not _goes_on(found, judge.seat):
                continue
            key = _fingerprint(found.board, judge.seat)
            if key not in seen:
                seen.add(key)
                heappush(heap, (-found.value, judge.judged, found))
    return list(best.values())


def _goes_on(line: Line, seat: int) -> bool:
    """Whether there is more to do that can be foreseen."""
    todo = line.board.todo
    calm = bool(todo) and asked(line.board).name == "act" and asked(line.board).seat == seat
    return calm and line.certain and line.deeds < MOST_DEEDS


def _after(line: Line, judge: Judge, move: int, seed: int) -> Line:
    """The position after one more deed."""
    board, more, certain = _carried_out(line.board, judge, move, seed)
    value = judge.standing(board)
    if not certain:
        for again in range(1, SAMPLES):
            value += judge.standing(_carried_out(line.board, judge, move, seed + again)[0])
        value /= SAMPLES
        more = more[:1]  # what comes then is decided when the dice lie
    deeds = line.deeds + 1
    steps = [*line.steps, *more]
    return Line(board, value - LONGER * deeds, steps, move, deeds, certain)


def _carried_out(s: Board, judge: Judge, move: int, seed: int) -> tuple[Board, list[Step], bool]:
    trial = s.clone()
    luck = Luck(seed)
    running.step(trial, move, luck)
    small = judge.follow(trial, luck)
    return trial, [(s.moves, move), *small], not luck.asked


def _fingerprint(s: Board, seat: int) -> tuple[object, ...]:
    """What own deeds change: lines that come to the same are followed once."""
    r, other = s.realms[seat], s.realms[1 - seat]
    return (
        tuple(r.stock),
        tuple(r.card),
        tuple(r.centre),
        tuple(r.road),
        tuple(r.hand),
        tuple(other.stock),
        tuple(other.card),
        s.marks,
        s.spent,
        s.dogmas,
        s.curses,
    )
