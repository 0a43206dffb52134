"""`hofnarr puzzles`: a position, an answer, the solution and why."""

from __future__ import annotations

import msgspec
import pytest

from hofnarr.bots.kabale.teaching import Puzzle, find_puzzle, puzzles
from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.texts import LANGUAGES, Language

from .conftest import Run


def typed(action: Action) -> str:
    """A move as people type it."""
    match action:
        case Play(_, card, column):
            return f"{card} {column + 1}"
        case Cloak(_, card):
            return card or "n"
        case Swap(_, column):
            return "n" if column is None else str(column + 1)
    raise AssertionError(action)


def test_the_right_answer_is_praised_and_explained(run: Run) -> None:
    answer = typed(find_puzzle(3).solution).encode()
    code, out, err = run("puzzles", "--number", "3", "--language", "en", stdin=answer)
    assert (code, err) == (0, "")
    assert "Puzzle 3 of 50: Find the best move for " in out
    assert "Right! " in out
    assert "What comes to mind: " in out


def test_a_wrong_answer_is_told_the_best_move(run: Run) -> None:
    answer = typed(find_puzzle(3).natural).encode()
    out = run("puzzles", "--number", "3", "--language", "en", stdin=answer).out
    assert "Not quite: " in out
    assert "Best: " in out


@pytest.mark.parametrize("number", range(1, 51))
def test_every_puzzle_can_be_solved_by_typing(run: Run, number: int) -> None:
    answer = typed(find_puzzle(number).solution).encode()
    out = run("puzzles", "--number", str(number), "--language", "en", stdin=answer).out
    assert "Right! " in out


def test_without_a_number_they_come_in_order_until_nobody_answers(run: Run) -> None:
    answers = "\n".join(typed(puzzle.solution) for puzzle in puzzles()[:2]).encode()
    out = run("puzzles", "--language", "en", stdin=answers).out
    assert out.count("Right! ") == 2
    assert "Puzzle 3 of 50" in out
    assert "Puzzle 4 of 50" not in out


def test_things_can_be_looked_up_before_answering(run: Run) -> None:
    lines = b"?\ncard king\ncolumn 1\ndiscards\nseen\nguess 1\nnonsense 9\n\nquit\n"
    out = run("puzzles", "--number", "2", "--language", "en", stdin=lines).out
    assert "Commands" in out
    assert "Counts 20" in out
    assert "Discard piles" in out
    assert "Not seen yet" in out
    assert "“nonsense” is neither a card nor a command" in out
    assert out.count("Puzzle 2 of 50") == 2
    assert "Right!" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_poses_puzzles(run: Run, language: Language) -> None:
    code, out, err = run("puzzles", "--number", "1", "--language", language, stdin=b"")
    assert (code, err) == (0, "")
    assert "50" in out


def test_json_gives_them_all_or_one(run: Run) -> None:
    lines = run("puzzles", "--json").out.splitlines()
    assert [msgspec.json.decode(line, type=Puzzle) for line in lines] == list(puzzles())
    [one] = run("puzzles", "--number", "7", "--json").json()
    assert one["number"] == 7


@pytest.mark.parametrize("number", ["0", "51"])
def test_a_puzzle_that_is_not_there_is_refused(run: Run, number: str) -> None:
    code, _, err = run("puzzles", "--number", number)
    assert code == 2
    assert err == f"hofnarr: puzzle: there is no number {number}, choose 1 to 50\n"
