"""Fifty puzzles: each can be read, its solution holds when searched anew, and it can be told."""

from __future__ import annotations

import pytest

from hofnarr.bots import make_bot
from hofnarr.bots.kabale.teaching import FlatEvaluator, Puzzle, find_puzzle, puzzles, tell_solution
from hofnarr.bots.kabale.teaching.make_puzzles import LEAD, LOSS, examine, natural_move
from hofnarr.bots.kabale.teaching.puzzles import FORMAT
from hofnarr.core.errors import BadInput
from hofnarr.games import find_game
from hofnarr.kabale.actions import legal_actions
from hofnarr.kabale.view import make_view, sight_of
from hofnarr.texts import LANGUAGES, Language, texts_for

NAMES = ["Ada", "Bea", "Cid", "Dora", "Emil", "Fina"]
ALL = [pytest.param(puzzle, id=str(puzzle.number)) for puzzle in puzzles()]


def test_there_are_fifty_with_all_numbers_of_players() -> None:
    found = puzzles()
    assert [puzzle.number for puzzle in found] == list(range(1, 51))
    assert {puzzle.format for puzzle in found} == {FORMAT}
    assert {len(puzzle.view.seats) for puzzle in found} == {2, 3, 4, 5, 6}
    assert len({puzzle.source for puzzle in found}) == 50
    choices = [puzzle for puzzle in found if puzzle.view.decision != "play"]
    assert len(choices) == 4


@pytest.mark.parametrize("puzzle", ALL)
def test_a_puzzle_is_a_view_of_the_seat_that_must_decide(puzzle: Puzzle) -> None:
    view = puzzle.view
    assert view.viewer == view.to_act
    assert make_view(sight_of(view), view.viewer) == view
    assert list(view.legal) == legal_actions(sight_of(view))
    assert {puzzle.solution, puzzle.natural} <= set(view.legal)
    assert puzzle.share_of(puzzle.solution) == max(puzzle.shares)
    assert len(puzzle.shares) == len(view.legal)
    assert puzzle.share_of(puzzle.solution) - puzzle.share_of(puzzle.natural) >= LOSS - 1e-3
    assert puzzle.lead >= LEAD - 1e-3


@pytest.mark.parametrize("puzzle", ALL)
def test_search_finds_the_solution_again(puzzle: Puzzle) -> None:
    """With other worlds than those it was found in."""
    weighing = FlatEvaluator(12_000).weigh(puzzle.view, seed=77)
    best = weighing.order()[0]
    assert weighing.actions[best] == puzzle.solution
    natural = weighing.gap(best, weighing.actions.index(puzzle.natural))
    assert natural.share > LOSS - 0.04
    assert natural.share > 3 * natural.error


@pytest.mark.parametrize("puzzle", ALL)
def test_the_natural_move_is_that_of_the_greedy_bot(puzzle: Puzzle) -> None:
    moves = [make_bot("greedy", find_game("kabale"), 100 + k).act(puzzle.view) for k in range(10)]
    assert moves.count(puzzle.natural) >= 7


def test_what_is_no_puzzle_is_passed_over() -> None:
    puzzle = find_puzzle(1)
    assert examine(puzzle.view, puzzle.solution, 2000) is None  # which loses nothing
    assert natural_move(puzzle.view) == puzzle.natural


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_solutions_can_be_told(language: Language) -> None:
    texts = texts_for(language)
    for puzzle in puzzles():
        for answer in (None, puzzle.solution, puzzle.natural):
            assert all(tell_solution(texts, puzzle, NAMES, answer))


def test_an_answer_is_called_right_or_wrong() -> None:
    texts, puzzle = texts_for("en"), find_puzzle(1)
    right, wrong = (
        tell_solution(texts, puzzle, NAMES, answer) for answer in (puzzle.solution, puzzle.natural)
    )
    assert right[0].startswith("Right! ")
    assert right[1].startswith("What comes to mind: ")
    assert wrong[0].startswith("Not quite: ")
    assert wrong[1].startswith("Best: ")
    assert not any(line.startswith("What comes to mind") for line in wrong)


@pytest.mark.parametrize("number", [0, 51, -1])
def test_a_puzzle_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(BadInput, match=f"there is no number {number}, choose 1 to 50"):
        find_puzzle(number)
