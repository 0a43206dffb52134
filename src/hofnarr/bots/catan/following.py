"""How a half-done choice goes on, until the table is calm and a position can be judged."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hofnarr.bots.catan.prospects import Keeping, standing
from hofnarr.bots.catan.weights import Weights
from hofnarr.catan import running
from hofnarr.catan.catalogue.titles import REGION_DIE
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.moves import (
    ARRANGE,
    CHOOSE,
    DISCARD,
    KIND,
    NUMBER,
    PASS,
    PAY,
    PUT,
    ROB,
    ROLL,
    STORE,
    TAKE,
    high,
    low,
)
from hofnarr.catan.engine.steps import asked
from hofnarr.catan.rules.resources import MOST, resource_at

#: Decisions between two deeds: a position is judged there, all others are played on.
CALM = frozenset(("act", "roll", "refill", "exchange", "hand_end"))
MOST_STEPS = 24  # no choice takes longer
MOST_COMPARED = 8  # options of a choice in between that are carried out
TOURNAMENT = 2  # the face of the event die that changes least

Step = tuple[list[int], int]  #: the moves there are, and the one that is chosen


class Luck:
    """Chance from a generator of its own; it remembers whether it was asked.

    The event die stands still: what the next turn brings says nothing about this one.
    """

    __slots__ = ("asked", "random", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random: Random | None = None  # costs more than most choices need
        self.asked = False

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        pass

    def draw(self, source: str, items: Sequence[int]) -> int:
        self.asked = True
        if source == "event die":
            return TOURNAMENT
        if self.random is None:
            self.random = Random(self.seed)
        return items[int(self.random.random() * len(items))]


class Judge:
    """Judges positions for one seat, and counts them: the measure of how long somebody thinks."""

    __slots__ = ("judged", "seat", "w")

    def __init__(self, seat: int, w: Weights) -> None:
        self.seat = seat
        self.w = w
        self.judged = 0

    def standing(self, s: Board) -> float:
        self.judged += 1
        return standing(s, self.seat, self.w)

    def follow(self, s: Board, luck: Luck) -> list[Step]:
        """Play on until the table is calm; gives this player's decisions on the way."""
        taken = []
        for _ in range(MOST_STEPS):
            if not s.todo or asked(s).name in CALM:
                break
            actor = asked(s).seat
            move = self.likely(s)
            if actor == self.seat:
                taken.append((s.moves, move))
            running.step(s, move, luck)
        return taken

    def likely(self, s: Board) -> int:
        """The obvious answer to a small decision, whoever takes it."""
        moves = s.moves
        actor = asked(s).seat
        if len(moves) == 1:
            return moves[0]
        if actor != self.seat and (PASS in moves or ROLL in moves):
            return PASS if PASS in moves else ROLL
        kind = moves[-1] & KIND
        chosen = [move for move in moves if move & KIND == kind]
        if kind in (TAKE, PUT, DISCARD):
            return _card_choice(s, actor, chosen, kind, self.w)
        if kind in (PAY, STORE, ROB):
            return _unit_choice(s, actor, chosen, kind)
        if kind == NUMBER:
            return max(chosen, key=lambda move: _brought(s, actor, low(move)))
        if kind in (CHOOSE, ARRANGE) and actor == self.seat:
            return self._compared(s, chosen[:MOST_COMPARED])
        return chosen[0]

    def _compared(self, s: Board, moves: list[int]) -> int:
        values = []
        for move in moves:
            trial = s.clone()
            running.step(trial, move, Luck(0))
            values.append(self.standing(trial))
        return moves[values.index(max(values))]


def _card_choice(s: Board, seat: int, moves: list[int], kind: int, w: Weights) -> int:
    """The best card comes, the least one goes."""
    keeping = Keeping(s, seat, w)
    if kind == TAKE:
        return max(moves, key=lambda move: keeping(low(move)))
    return min(moves, key=lambda move: keeping(high(move) if kind == PUT else low(move)))


def _unit_choice(s: Board, seat: int, moves: list[int], kind: int) -> int:
    """Pay what there is most of, gain what there is least of."""
    r = s.realms[seat]
    lies_in = s.realms[1 - seat] if kind == ROB else r

    def amount(move: int) -> tuple[int, int]:
        place = low(move)
        return r.have[resource_at(lies_in, place)], 0 if kind == ROB else r.stock[place]

    return max(moves, key=amount) if kind == PAY else min(moves, key=amount)


def _brought(s: Board, seat: int, number: int) -> int:
    """What a number of the die brings one player more than the other."""
    brought = 0
    for owner, sign in ((seat, 1), (1 - seat, -1)):
        r = s.realms[owner]
        for slot in r.slots:
            if REGION_DIE[r.land[slot]] == number:
                brought += sign * min(r.yields[slot], MOST - r.stock[slot])
    return brought
