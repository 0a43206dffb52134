"""Says what a test covers, for `test_coverage.py`: a card ("mint"), one of the numbered rulings of
a card ("garrison 1"), a ruling of the rules text ("C31"). A test called `test_mint_...` covers the
card and one called `test_c31_...` the ruling without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

COVERED: set[str] = set()


def covers(*what: str) -> Callable[[F], F]:
    COVERED.update(what)
    return lambda function: function
