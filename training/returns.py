"""What came of decisions: λ-returns of all seats at once. For arrays of NumPy and PyTorch alike."""

from __future__ import annotations

from typing import Any

Array = Any


def lambda_returns(values: Array, over: Array, shares: Array, keep: Array) -> list[Array]:
    """The return of every seat after each decision, the last decision last.

    `values[t]` are the critic's shares of the win before decision t, one more than there are
    decisions; `over[t]` is 1 where decision t ended the game, with these `shares`. `keep` is λ: how
    much of the return is taken from further ahead instead of from the critic.
    """
    steps = len(over)
    ahead = values[steps]
    returns = []
    for t in reversed(range(steps)):
        going_on = (1 - keep) * values[t + 1] + keep * ahead
        ahead = over[t] * shares[t] + (1 - over[t]) * going_on
        returns.append(ahead)
    return returns[::-1]
