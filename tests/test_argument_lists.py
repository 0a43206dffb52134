"""No function asks for more than eight things by their place: what belongs together goes together,
in the kernel's scratch area or in a type of its own. What is given by name, as the options of a
command are, is not counted."""

import ast
from pathlib import Path

MOST = 8
ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "training", "benchmarks", "examples", "web/generate")


def too_long(source: str) -> list[str]:
    """The functions that take more, by name."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and len(node.args.posonlyargs) + len(node.args.args) > MOST
    ]


def test_argument_lists_are_short() -> None:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 100
    found = {str(file.relative_to(ROOT)): too_long(file.read_text("utf-8")) for file in files}
    assert {file: names for file, names in found.items() if names} == {}


def test_a_long_one_would_be_found() -> None:
    short = ", ".join("abcdefgh")
    assert too_long(f"def fine({short}, *, by_name): ...") == []
    assert too_long(f"class C:\n async def long(self, {short}): ...") == ["long"]
