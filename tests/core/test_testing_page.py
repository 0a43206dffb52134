"""The examples of docs/testing.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "testing.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
KIT = [example for example in EXAMPLES if "MODEL" in example]
SCENARIOS = [example for example in EXAMPLES if "Scenario" in example]


def test_both_games_have_an_example() -> None:
    assert len(SCENARIOS) == 2


def test_the_model_has_an_example_of_each_way_to_run_the_kit() -> None:
    assert len(KIT) == 2
    for example in KIT:
        space: dict[str, Any] = {}
        exec(compile(example, str(PAGE), "exec"), space)
        if run := space.get("test_my_game_keeps_the_contract"):
            for check in space["CHECKS"]:
                run(check, space["tables"](space["MODEL"])[0])


@pytest.mark.parametrize("example", SCENARIOS, ids=["catan", "kabale"])
def test_an_example_of_the_page_runs(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})
