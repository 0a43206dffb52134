"""Puzzles: positions where the move that comes to mind loses much, and one other is clearly best.

They lie in `puzzles.jsonl`, one a line, found in games of the levels by `make_puzzles.py`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from hofnarr.bots.kabale.teaching.hints import Covered, Reason
from hofnarr.core.errors import BadInput
from hofnarr.kabale.actions import Action
from hofnarr.kabale.view import View

FORMAT = "hofnarr.kabale.puzzle/1"


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A view to decide in. `natural` is what the greedy bot does.

    `shares` are those of the win after each legal action of the view. `reason` compares solution
    and natural move, `covered` is what the solution uncovers. `source` is the seed of the game,
    `decision` the place in it.
    """

    format: str = FORMAT
    number: int
    view: View
    solution: Action
    natural: Action
    shares: list[float]
    reason: Reason | None
    covered: Covered | None
    source: str
    decision: int

    def share_of(self, action: Action) -> float:
        return self.shares[self.view.legal.index(action)]

    @property
    def lead(self) -> float:
        """How much the solution is better than the next best move."""
        best, second, *_ = sorted(self.shares, reverse=True)
        return best - second


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, from number 1 on, the easier ones first.

    >>> puzzles()[0].number
    1
    """
    lines = files(__package__).joinpath("puzzles.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def find_puzzle(number: int) -> Puzzle:
    found = puzzles()
    if not 1 <= number <= len(found):
        raise BadInput(f"puzzle: there is no number {number}, choose 1 to {len(found)}")
    return found[number - 1]
