"""How a game ended: the scores, who won, and the shares and ranks that follow."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofnarr.core.game import State


class Outcome(msgspec.Struct, frozen=True):
    """Scores decide nothing by themselves: who won is for the rules of the game to say.

    >>> outcome = Outcome([9, 12, 12, 4], winners=[2])
    >>> outcome.shares
    [0.0, 0.0, 1.0, 0.0]
    >>> outcome.ranks
    [2, 1, 0, 3]
    """

    scores: list[int]
    winners: list[int]

    @classmethod
    def of(cls, state: State) -> Outcome:
        """The outcome of a game that is over."""
        return cls(list(state.scores()), list(state.winners()))

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win: all of it, equal parts of a shared one, or nothing."""
        share = 1 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.scores))]

    @property
    def ranks(self) -> list[int]:
        """How many seats finished before each: the winners first, then the others by score."""
        order = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        ranks = [sum(other > own for other in order) for own in order]
        return [0 if seat in self.winners else rank for seat, rank in enumerate(ranks)]


def highest(scores: Sequence[int]) -> list[int]:
    """The seats with the best score: who wins where a game says nothing else.

    >>> highest([9, 12, 12])
    [1, 2]
    """
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]
