"""Teaching: hints, beliefs about hidden cards, analyses of finished games, puzzles.

All are pure functions of a view or a record; the words for people come from `tell_...`. They run
compiled with Python's lock released, so a server calls them from a worker thread.
"""

from hofnarr.bots.kabale.teaching.analysis import Analysis, analyse
from hofnarr.bots.kabale.teaching.beliefs import Belief, beliefs
from hofnarr.bots.kabale.teaching.hints import Hint, hint
from hofnarr.bots.kabale.teaching.puzzles import Puzzle, find_puzzle, puzzles
from hofnarr.bots.kabale.teaching.telling import (
    tell_action,
    tell_beliefs,
    tell_hint,
    tell_luck,
    tell_solution,
    tell_turning_point,
)
from hofnarr.bots.kabale.teaching.weighing import Evaluator, FlatEvaluator, Weighing
from hofnarr.bots.kabale.teaching.what_if import WhatIf, what_if

__all__ = [
    "Analysis",
    "Belief",
    "Evaluator",
    "FlatEvaluator",
    "Hint",
    "Puzzle",
    "Weighing",
    "WhatIf",
    "analyse",
    "beliefs",
    "find_puzzle",
    "hint",
    "puzzles",
    "tell_action",
    "tell_beliefs",
    "tell_hint",
    "tell_luck",
    "tell_solution",
    "tell_turning_point",
    "what_if",
]
