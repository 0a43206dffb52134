"""Mines `puzzles.jsonl` from self-play: python -m hofnarr.bots.kabale.teaching.make_puzzles FILE

A position is taken where the greedy bot, whatever its luck, makes one and the same move, that move
loses much, and another is clearly best to flat Monte Carlo and to tree search.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import cast

import msgspec
from msgspec.structs import replace

from hofnarr.bots.kabale.players import find_bot
from hofnarr.bots.kabale.simulation import Setting, Simulator
from hofnarr.bots.kabale.teaching.hints import reason_for, uncovers
from hofnarr.bots.kabale.teaching.puzzles import Puzzle
from hofnarr.bots.kabale.teaching.weighing import FlatEvaluator
from hofnarr.kabale.actions import Action
from hofnarr.kabale.game import GAME
from hofnarr.kabale.view import View

SEED = "puzzles"
PLAYERS = "courtier"
#: How many, by players and by what is decided: a placement, or a cloak or traitor.
WANTED = {
    (2, "play"): 24,
    (3, "play"): 11,
    (4, "play"): 7,
    (5, "play"): 2,
    (6, "play"): 2,
    (3, "choice"): 2,
    (4, "choice"): 2,
}
FEWEST_CHOICES = 4
LOSS = 0.10  # that the natural move has at least
LEAD = 0.05  # of the best move before the next
FIRM = 6.0  # standard errors that both must have
GREEDY_SEEDS = range(20)
GLANCE = 2_000  # rollouts, to pass over what is nothing
LOOK = 100_000
TREE = "ismcts:20000"


def natural_move(view: View) -> Action | None:
    """What the greedy bot does, if it does so with every seed."""
    moves = [find_bot("greedy")(seed).act(view) for seed in GREEDY_SEEDS]
    return cast(Action, moves[0]) if moves.count(moves[0]) == len(moves) else None


def examine(view: View, natural: Action, rollouts: int) -> Puzzle | None:
    """The puzzle of this view; None where the natural move is not bad enough."""
    weighing = FlatEvaluator(rollouts).weigh(view, seed=1)
    best, second, *_ = weighing.order()
    found = weighing.actions.index(natural)
    for worse, least in ((found, LOSS), (second, LEAD)):
        gap = weighing.gap(best, worse)
        if gap.share < least or gap.share < FIRM * gap.error:
            return None
    return Puzzle(
        number=0,
        view=view,
        solution=weighing.actions[best],
        natural=natural,
        shares=[round(float(share), 4) for share in weighing.shares],
        reason=reason_for(view, weighing, best, found),
        covered=uncovers(view, weighing.actions[best]),
        source="",
        decision=0,
    )


def promising(view: View) -> Action | None:
    """The natural move of a view that is worth a closer look."""
    if len(view.legal) < FEWEST_CHOICES:
        return None
    weighing = FlatEvaluator(GLANCE).weigh(view, seed=0)
    best, second, *_ = weighing.order()
    if weighing.gap(best, second).share < LEAD:
        return None
    natural = natural_move(view)
    return natural if natural and natural != weighing.actions[best] else None


def found_in(seed: str, seats: int, number: int, kind: str) -> Puzzle | None:
    """The first puzzle of a game; one from each game keeps them unlike."""
    simulator = Simulator(Setting(seed, (PLAYERS,) * seats))
    simulator.play(number)
    replaying = GAME.replay(simulator.record())
    for decision, action in enumerate(replaying.actions):
        view = cast(View, replaying.state.view(action.seat))
        wanted = (view.decision == "play") == (kind == "play")
        natural = promising(view) if wanted else None
        puzzle = examine(view, natural, LOOK) if natural else None
        if puzzle and all(find_bot(TREE)(k).act(view) == puzzle.solution for k in (1, 2)):
            return replace(puzzle, source=f"{seed}/{number}", decision=decision)
        replaying.state.apply(action, replaying.chance)
    return None


def mine() -> Iterator[Puzzle]:
    for (seats, kind), wanted in WANTED.items():
        found = 0
        for number in count():
            puzzle = found_in(f"{SEED}-{seats}-{kind}", seats, number, kind)
            if puzzle:
                print(f"{seats} players, game {number}: {puzzle.solution}", file=sys.stderr)
                yield puzzle
                found += 1
                if found == wanted:
                    break


def ease(puzzle: Puzzle) -> tuple[int, float]:
    """Fewer players first, then the larger lead."""
    return len(puzzle.view.seats), -puzzle.lead


def main(file: str) -> None:
    ordered = sorted(mine(), key=ease)
    lines = [
        msgspec.json.encode(replace(puzzle, number=number))
        for number, puzzle in enumerate(ordered, 1)
    ]
    Path(file).write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
