"""The search: which sequence of own deeds in the action phase leads to the best position.

Best first: of all positions found so far the most promising one is played on, until as many
positions were judged as the budget allows. So "trade three wool for the ore that is missing, then
build" is found as one plan. The budget counts positions, never time: the same view gives the same
plan on every machine.
"""

from __future__ import annotations

from heapq import heappop, heappush

from hofnarr.bots.catan.following import Judge, Luck, Step
from hofnarr.catan import engine
from hofnarr.catan.board import Board
from hofnarr.catan.moves import END, GIVE, KIND, REMOVE

ENOUGH = 0.5  # less than this is no reason to do something
LONGER = 0.2  # what a further deed must bring at least
SAMPLES = 3  # how often a deed that depends on luck is tried
MOST_DEEDS = 12


class Line:
    """A way to go: the decisions so far, the position they lead to, and what it is worth."""

    __slots__ = ("board", "deeds", "steps", "value")

    def __init__(self, board: Board, value: float, steps: list[Step], deeds: int) -> None:
        self.board = board
        self.value = value
        self.steps = steps
        self.deeds = deeds


def plan(s: Board, judge: Judge, budget: int, seed: int) -> list[Line]:
    """For each first deed the best line that was found; the first of all is to end the phase."""
    start = Line(s, judge.standing(s) + ENOUGH, [], 0)
    best = {END: start}
    heap = [(-start.value, 0, start)]
    seen = {_fingerprint(s, judge.seat)}
    while heap and judge.judged < budget:
        line = heappop(heap)[2]
        for move in promising(s if line is start else line.board):
            if judge.judged >= budget:
                break
            found, certain = _after(line, judge, move, seed)
            first = found.steps[0][1]
            if first not in best or found.value > best[first].value:
                best[first] = found
            if not certain or found.deeds >= MOST_DEEDS or not _goes_on(found.board, judge.seat):
                continue
            key = _fingerprint(found.board, judge.seat)
            if key not in seen:
                seen.add(key)
                heappush(heap, (-found.value, judge.judged, found))
    return list(best.values())


def promising(s: Board) -> list[int]:
    """Without ending, offers, and removing own cards."""
    return [move for move in s.moves if move & KIND not in (END, GIVE, REMOVE)]


def _goes_on(s: Board, seat: int) -> bool:
    return bool(s.todo) and s.todo[-1][0].name == "act" and s.todo[-1][1] == seat


def _after(line: Line, judge: Judge, move: int, seed: int) -> tuple[Line, bool]:
    """The position after one more deed, and whether it surely comes to that."""
    board, more, certain = _carried_out(line.board, judge, move, seed)
    value = judge.standing(board)
    if not certain:
        for again in range(1, SAMPLES):
            value += judge.standing(_carried_out(line.board, judge, move, seed + again)[0])
        value /= SAMPLES
        more = more[:1]  # what comes then is decided when the dice lie
    deeds = line.deeds + 1
    return Line(board, value - LONGER * deeds, [*line.steps, *more], deeds), certain


def _carried_out(s: Board, judge: Judge, move: int, seed: int) -> tuple[Board, list[Step], bool]:
    trial = s.clone()
    luck = Luck(seed)
    engine.step(trial, move, luck)
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
