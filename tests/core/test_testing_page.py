"""The examples of docs/testing.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "testing.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
SCENARIOS = [example for example in EXAMPLES if "Scenario" in example]


def test_both_games_have_an_example() -> None:
    assert len(SCENARIOS) == 2


@pytest.mark.parametrize("example", SCENARIOS, ids=["catan", "kabale"])
def test_an_example_of_the_page_runs(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})
