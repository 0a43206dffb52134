"""Hints, beliefs, turning points and puzzles in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence

from hofnarr.bots.kabale.teaching.analysis import Analysis, Luck, TurningPoint
from hofnarr.bots.kabale.teaching.beliefs import Belief
from hofnarr.bots.kabale.teaching.hints import Covered, Hint, Reason
from hofnarr.bots.kabale.teaching.puzzles import Puzzle
from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.cards import Target
from hofnarr.kabale.record import ColumnResult
from hofnarr.kabale.telling import card_name, target_name
from hofnarr.texts import Texts

CLEARLY = 0.05  # a difference that is called clear
NAMED = 5  # cards that a belief names one by one


def percent(share: float) -> str:
    """A chance in whole percent; only what is certain is 0 or 100.

    >>> percent(0.714), percent(0.001), percent(0.999), percent(1.0)
    ('71 %', '<1 %', '>99 %', '100 %')
    """
    if 0 < share < 0.005:
        return "<1 %"
    if 0.995 < share < 1:
        return ">99 %"
    return f"{100 * share:.0f} %"


def tell_action(
    texts: Texts, action: Action, targets: Sequence[Target], where: int | None = None
) -> str:
    """A move as a label. `targets` lie above the columns; `where` lie cloak or traitor.

    >>> tell_action(Texts("en"), Play(0, "king", 1), [("trade", 1), ("music", 3)])
    'King in column 2 (Music 3)'
    """
    here = (where or 0) + 1
    lying = target_name(texts, targets[here - 1])
    match action:
        case Play(_, card, column):
            target = target_name(texts, targets[column])
            return texts(
                "teach-play", card=card_name(texts, card), column=column + 1, target=target
            )
        case Cloak(_, None):
            return texts("teach-slip.none", column=here)
        case Cloak(_, str(card)):
            return texts("teach-slip", card=card_name(texts, card), column=here)
        case Swap(_, None):
            return texts("teach-swap.none", column=here, target=lying)
        case Swap(_, int(other)):
            another = target_name(texts, targets[other])
            columns = {"column": here, "other": other + 1}
            return texts("teach-swap", target=lying, another=another, **columns)
    raise AssertionError(action)


def tell_hint(
    texts: Texts,
    hint: Hint,
    names: Sequence[str],
) -> list[str]:
    """The best move, the next one, and why: a few sentences."""

    def label(action: Action) -> str:
        return tell_action(texts, action, hint.targets, hint.where)

    best, second = hint.best, hint.second
    text = "teach-best" if second else "teach-best.only"
    told = [texts(text, move=label(best.action), share=percent(best.share))]
    if second:
        how = "same"
        if hint.firm:
            how = "clear" if hint.difference >= CLEARLY else "slight"
        move = label(second.action)
        told.append(texts(f"teach-second.{how}", move=move, share=percent(second.share)))
    return told + tell_reason(texts, hint.reason, hint.covered, names)


def tell_reason(
    texts: Texts, reason: Reason | None, covered: Covered | None, names: Sequence[str]
) -> list[str]:
    told = []
    if reason:
        told.append(
            texts(
                f"teach-reason.{reason.kind}",
                player=names[reason.seat],
                column=reason.column + 1,
                target=target_name(texts, reason.target),
                chance=percent(reason.chance),
                instead=percent(reason.instead),
            )
        )
    if covered:
        card = card_name(texts, covered.card)
        chance = percent(covered.chance)
        told.append(texts("teach-covered", player=names[covered.owner], card=card, chance=chance))
    return told


def tell_beliefs(texts: Texts, beliefs: Sequence[Belief], names: Sequence[str]) -> list[str]:
    """A line for every hidden card: the likeliest by name, the others together."""
    if not beliefs:
        return [texts("teach-belief-none")]
    return [_belief(texts, belief, names) for belief in beliefs]


def _belief(texts: Texts, belief: Belief, names: Sequence[str]) -> str:
    named, others = belief.cards[:NAMED], belief.cards[NAMED:]
    parts = [f"{card_name(texts, seen.card)} {percent(seen.chance)}" for seen in named]
    if others:
        chance = percent(sum(seen.chance for seen in others))
        parts.append(texts("teach-belief-others", count=len(others), chance=chance))
    text = "teach-belief.hidden" if belief.lies == "hidden" else "teach-belief"
    return texts(text, column=belief.column + 1, player=names[belief.owner], cards=", ".join(parts))


def tell_luck(texts: Texts, analysis: Analysis, luck: Luck, names: Sequence[str]) -> str:
    """What happened, without how much it was worth."""
    player = names[luck.seat]
    if luck.kind == "award":
        round_ = analysis.moves[luck.number].round + 1
        return texts("teach-luck-award", round=round_, player=player)
    card = card_name(texts, str(luck.card))
    if luck.kind == "draw":
        return texts("teach-luck-draw", number=luck.number + 1, player=player, card=card)
    column = (luck.column or 0) + 1
    return texts("teach-luck-flip", number=luck.number + 1, player=player, card=card, column=column)


def tell_turning_point(
    texts: Texts, analysis: Analysis, point: TurningPoint, names: Sequence[str]
) -> list[str]:
    """What was done and what was better, what hindsight says, how the round may have gone."""
    move = analysis.moves[point.move]
    best = tell_action(texts, move.best, move.targets, move.where)
    done = texts(
        "teach-turning-point",
        number=move.number + 1,
        round=move.round + 1,
        player=names[move.seat],
        move=tell_action(texts, move.action, move.targets, move.where),
        share=percent(move.share),
        best=best,
        best_share=percent(move.best_share),
    )
    return [
        done,
        texts("teach-hindsight", open=percent(point.open), open_best=percent(point.open_best)),
        texts("teach-what-if", columns=_columns(texts, point.instead.columns, names)),
        texts("teach-what-was", actual=_columns(texts, point.columns, names)),
    ]


def _columns(texts: Texts, columns: Sequence[ColumnResult], names: Sequence[str]) -> str:
    nobody = texts("teach-nobody")
    return ", ".join(
        f"{target_name(texts, at.target)}: {nobody if at.winner is None else names[at.winner]}"
        for at in columns
    )


def tell_solution(
    texts: Texts, puzzle: Puzzle, names: Sequence[str], answer: Action | None = None
) -> list[str]:
    """The solution of a puzzle, and what to think of somebody's answer."""
    view = puzzle.view
    targets = [column.target for column in view.columns]

    def told(text: str, action: Action) -> str:
        move = tell_action(texts, action, targets, view.where)
        return texts(text, move=move, share=percent(puzzle.share_of(action)))

    lines = []
    if answer == puzzle.solution:
        lines.append(told("teach-puzzle-right", answer))
    else:
        if answer is not None:
            lines.append(told("teach-puzzle-wrong", answer))
        lines.append(told("teach-best", puzzle.solution))
    if answer != puzzle.natural:
        lines.append(told("teach-puzzle-natural", puzzle.natural))
    return lines + tell_reason(texts, puzzle.reason, puzzle.covered, names)
