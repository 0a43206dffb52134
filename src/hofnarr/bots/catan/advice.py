"""What the Courtier would do here, and what it goes by: its plan for the phase, what that brings at
once, and how much less the next best move is worth in its count."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofnarr.bots.catan.choosing import Valued, is_hidden, values
from hofnarr.bots.catan.following import Judge
from hofnarr.bots.catan.levels import LEVELS, NOT_TRIED
from hofnarr.bots.catan.planning import Line, plan
from hofnarr.bots.catan.weights import WEIGHTS
from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.moves import action
from hofnarr.catan.engine.steps import asked
from hofnarr.catan.sight.resample import resample
from hofnarr.catan.sight.view import View

COURTIER = LEVELS["courtier"]
SEED = 0  # the same view gives the same advice
POINT = 100.0  # the count of the bots: hundredths of a victory point
#: What a plan is told by; the small decisions in between are left out.
DEEDS = (
    actions.Build,
    actions.End,
    actions.Lift,
    actions.Play,
    actions.Scout,
    actions.Trade,
    actions.Use,
)


class Advice(msgspec.Struct, frozen=True):
    """`brings`: points of each kind that the plan surely changes. `second` is null where nothing
    else was tried; `difference` in victory points, as the Courtier counts what a position promises.
    """

    best: Action
    then: list[Action] = []
    brings: dict[str, int] = {}
    luck: bool = False  #: dice or unseen cards have a part in it
    second: Action | None = None
    difference: float = 0.0


def advise(view: View) -> Advice | None:
    """For the seat that must decide; None where the Courtier takes anything."""
    if all(isinstance(each, NOT_TRIED) for each in view.legal[1:]):
        return Advice(view.legal[0])
    seat = view.legal[0].seat
    world = resample(view, SEED)
    judge = Judge(seat, WEIGHTS)
    if asked(world).name == "arrange":
        return None
    if asked(world).name == "act":
        return _planned(world, judge, seat)
    worlds = [world]
    if is_hidden(world):
        worlds += [resample(view, SEED + more) for more in range(1, COURTIER.worlds)]
    best, second, difference = _ranked(values(worlds, judge, SEED))
    other = None if second is None else action(seat, second)
    return Advice(action(seat, best), second=other, difference=difference)


def _planned(world: Board, judge: Judge, seat: int) -> Advice:
    lines = plan(world, judge, COURTIER.positions, SEED)
    by_deed = {line.whole()[0][1]: line for line in lines}
    best, second, difference = _ranked([(deed, line.value) for deed, line in by_deed.items()])
    line = by_deed[best]
    later = [action(seat, move) for _, move in line.whole()[1:]]
    return Advice(
        best=action(seat, best),
        then=[each for each in later if isinstance(each, DEEDS)],
        brings=_brought(world, line, seat),
        luck=not line.certain,
        second=None if second is None else action(seat, second),
        difference=difference,
    )


def _ranked(found: Sequence[Valued]) -> tuple[int, int | None, float]:
    """The best move, the second one and the difference; of equals the first, as the bot has it."""
    ranked = sorted(found, key=lambda each: -each[1])
    if len(ranked) == 1:
        return ranked[0][0], None, 0.0
    (best, value), (second, other) = ranked[:2]
    return best, second, (value - other) / POINT


def _brought(before: Board, line: Line, seat: int) -> dict[str, int]:
    if not line.certain:
        return {}
    points = [_points(s, seat) for s in (before, line.board)]
    changed = {name: points[1][name] - was for name, was in points[0].items()}
    return {name: change for name, change in changed.items() if change}


def _points(s: Board, seat: int) -> dict[str, int]:
    realm = s.realms[seat]
    return {
        "victory": s.victory(seat),
        "strength": realm.strength,
        "tournament": realm.tourney,
        "commerce": realm.commerce,
    }
