"""The levels for people: Page, Squire and Courtier.

All judge a position alike and know only what their seat may know; a lower level looks less far. Of
the moves that seem about as good it takes any: one that seems to lose `loss` against the best has
the weight exp(-loss / temperature), and none at all above the level's largest loss. So a level errs
as people do, and never throws a game away.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import msgspec

from hofnarr.bots.catan.choosing import Valued, is_hidden, values
from hofnarr.bots.catan.following import Judge, Step
from hofnarr.bots.catan.planning import plan
from hofnarr.bots.catan.weights import WEIGHTS, Weights
from hofnarr.catan.actions import Action, Give, Remove
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.moves import action
from hofnarr.catan.engine.steps import asked
from hofnarr.catan.sight.resample import resample
from hofnarr.catan.sight.view import View


class Level(msgspec.Struct, frozen=True):
    """How far a level looks; losses in hundredths of a victory point."""

    positions: int  # judged for a plan of the action phase; 0: one deed ahead, no plan
    worlds: int  # in which a choice about unseen cards is tried
    temperature: float = 0.0
    largest_loss: float = 0.0


LEVELS = {
    "page": Level(positions=0, worlds=1, temperature=9.0, largest_loss=27.0),
    "squire": Level(positions=24, worlds=2, temperature=6.0, largest_loss=18.0),
    "courtier": Level(positions=160, worlds=4),
}


#: What no level does by itself. Where there is nothing else, the first action is the way on.
NOT_TRIED = (Give, Remove)


class Player:
    def __init__(self, level: Level, seed: int, weights: Weights = WEIGHTS) -> None:
        self.level = level
        self.weights = weights
        self._random = Random(seed)
        self._planned: list[Step] = []

    def act(self, view: View) -> Action:
        if all(isinstance(each, NOT_TRIED) for each in view.legal[1:]):
            return view.legal[0]
        seat = view.legal[0].seat
        move = self._next_of_plan(view, seat)
        if move is None:
            move = self._think(view, seat)
        return action(seat, move)

    def _next_of_plan(self, view: View, seat: int) -> int | None:
        """The next decision of the plan, if it has come as expected."""
        if not self._planned:
            return None
        moves, move = self._planned.pop(0)
        if [action(seat, each) for each in moves] == list(view.legal):
            return move
        self._planned = []
        return None

    def _think(self, view: View, seat: int) -> int:
        seed = self._random.getrandbits(31)
        world = resample(view, seed)
        step = asked(world).name
        judge = Judge(seat, self.weights)
        if step == "arrange":  # all ways are as good
            return self._random.choice(world.moves)
        if step == "act" and self.level.positions:
            return self._plan(world, judge, seed)
        worlds = [world]
        if is_hidden(world):
            worlds += [resample(view, seed + more) for more in range(1, self.level.worlds)]
        return self._dialled(values(worlds, judge, seed))

    def _plan(self, world: Board, judge: Judge, seed: int) -> int:
        lines = plan(world, judge, self.level.positions, seed)
        by_deed = {line.whole()[0][1]: line for line in lines}
        deed = self._dialled([(deed, line.value) for deed, line in by_deed.items()])
        self._planned = by_deed[deed].whole()[1:]
        return deed

    def _dialled(self, found: Sequence[Valued]) -> int:
        return dialled(found, self.level.temperature, self.level.largest_loss, self._random)


def dialled(
    found: Sequence[Valued], temperature: float, largest_loss: float, random: Random
) -> int:
    """One of the moves, better ones more often; without a temperature the first of the best."""
    best = max(value for _, value in found)
    if not temperature:
        return next(move for move, value in found if value == best)
    close = [(move, best - value) for move, value in found if best - value <= largest_loss]
    weights = [math.exp(-loss / temperature) for _, loss in close]
    return random.choices([move for move, _ in close], weights)[0]
