"""A hint: the best two moves, how much lies between them, and one reason."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofnarr.bots.kabale.teaching.beliefs import beliefs
from hofnarr.bots.kabale.teaching.weighing import Evaluator, FlatEvaluator, Weighing
from hofnarr.kabale.actions import Action, Play, Swap
from hofnarr.kabale.cards import Target
from hofnarr.kabale.view import View

ROLLOUTS = 20_000
FIRM = 2.0  # standard errors that a difference must have to be called one
NOTEWORTHY = 0.02  # a chance that changes by less is no reason
LIKELY = 0.2  # what a covered card must be to be worth a word


ReasonKind = Literal["here", "elsewhere", "swap", "rival"]


class Option(msgspec.Struct, frozen=True):
    """A move and the share of the win after it, with its standard error."""

    action: Action
    share: float
    error: float


class Covered(msgspec.Struct, frozen=True):
    """The card that the best move uncovers: its owner, and what it is most likely to be."""

    owner: int
    card: str
    chance: float


class Reason(msgspec.Struct, frozen=True):
    """Where the difference shows: the chance that `seat` wins a column after the best move, and
    after the second one `instead`.

    `here`: the column that the best move is about. `elsewhere`: another one. `swap`: a target, for
    the traitor moves them. `rival`: a column that somebody else is to lose.
    """

    kind: ReasonKind
    column: int
    target: Target
    seat: int
    chance: float
    instead: float


class Hint(msgspec.Struct, frozen=True):
    """`second` is None where there is one move only; `reason` where the moves are much alike.

    `firm` says whether the difference is more than the rollouts' noise. `targets` and `where` (of a
    cloak or traitor) are those of the view, so that the moves can be named.
    """

    seat: int
    targets: list[Target]
    where: int | None
    best: Option
    second: Option | None
    difference: float
    firm: bool
    reason: Reason | None
    covered: Covered | None


def hint(
    view: View, *, rollouts: int = ROLLOUTS, seed: int = 0, evaluator: Evaluator | None = None
) -> Hint:
    """What to do in this view, for the seat that must decide.

    Another judge may be given as `evaluator`; otherwise ours makes so many rollouts.
    """
    weighing = (evaluator or FlatEvaluator(rollouts)).weigh(view, seed)
    return hint_from(view, weighing)


def hint_from(view: View, weighing: Weighing) -> Hint:
    """The hint of moves that have been weighed."""
    assert view.to_act is not None
    best, *others = weighing.order()
    second = others[0] if others else best
    difference, error = weighing.gap(best, second)
    return Hint(
        seat=view.to_act,
        targets=[column.target for column in view.columns],
        where=view.where,
        best=_option(weighing, best),
        second=_option(weighing, second) if others else None,
        difference=difference,
        firm=difference > FIRM * error,
        reason=reason_for(view, weighing, best, second),
        covered=uncovers(view, weighing.actions[best]),
    )


def _option(weighing: Weighing, place: int) -> Option:
    return Option(weighing.actions[place], *weighing.estimate(place))


def reason_for(view: View, weighing: Weighing, best: int, second: int) -> Reason | None:
    """Why one move is better than another: the column where they differ most, counted in points."""
    seat = view.to_act
    assert seat is not None
    after, instead = weighing.winners[best], weighing.winners[second]
    gains = {}
    for column, lying in enumerate(view.columns):
        for whose in range(len(view.seats)):
            change = after[column][whose] - instead[column][whose]
            if len(view.seats) > 2 or whose == seat:  # of two, one loses what the other wins
                # What the others lose is good as well.
                gains[column, whose] = lying.target[1] * (change if whose == seat else -change)
    column, whose = max(gains, key=lambda place: gains[place])
    if abs(after[column][whose] - instead[column][whose]) < NOTEWORTHY:
        return None
    return Reason(
        kind=_kind(view, weighing.actions[best], column) if whose == seat else "rival",
        column=column,
        target=view.columns[column].target,
        seat=whose,
        chance=after[column][whose],
        instead=instead[column][whose],
    )


def _kind(view: View, action: Action, column: int) -> ReasonKind:
    if isinstance(action, Swap):
        return "swap"
    about = action.column if isinstance(action, Play) else view.where
    return "here" if column == about else "elsewhere"


def uncovers(view: View, action: Action) -> Covered | None:
    """What a placement uncovers, if only its owner knows that, and one card is likely."""
    if not isinstance(action, Play):
        return None
    foot = len(view.columns[action.column].cards) - 1
    for belief in beliefs(view, action.column):
        if belief.place == foot and belief.lies == "down":
            likeliest = belief.cards[0]
            if likeliest.chance >= LIKELY:
                return Covered(belief.owner, likeliest.card, likeliest.chance)
    return None
