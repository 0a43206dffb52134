"""What the table waits for: one question, made by the rules from what everybody knows.

Whoever asks it in words, on a table or in a program needs nothing else: no name of a step and no
rule of the game. Texts come as ids of the Fluent files, so that all front ends say the same.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

import msgspec
from msgspec import UNSET, UnsetType

from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.catalogue.titles import NAMES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import (
    Facts,
    Goods,
    Kind,
    Limits,
    Looks,
    Odds,
    Part,
    Phase,
    Stake,
    facts_of,
)
from hofnarr.catan.engine.moves import KINDS
from hofnarr.catan.engine.steps import Decision, Step, asked, together
from hofnarr.catan.rules.event_die import FACES
from hofnarr.catan.sight.view import View
from hofnarr.catan.sight.visible import visible_board
from hofnarr.core.game import Viewer
from hofnarr.texts import texts_for


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the decision is part of: a card that is being built or played, a trade, a search."""

    kind: Part
    card: str | None = None


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision. `seat` must make it, `rule` says so.

    `text` is the sentence that asks, `passing` what declining says here; `labels` say what other
    actions are called here, by type, where it is not the usual `catan-act-<type>`.

    `source`: the card that asks; `face`: the face of the event die, where no card does. `task`:
    what the decision is part of. `looks`: what is looked through for it.

    `card`, `region`: what it is about. `units`: how many resources, or cards, are still to be
    named, `at_least` so many of them; of this `resource` or of these `kinds`. `goods`: all that is
    still to be paid or stored, where it is of several kinds; any of it can be named next. `cost`:
    what a unit is struck out of. `give`, `want`: an offer, as its maker sees it; `limits`: how far
    one can go. `at`: a place in the principality of `realm`.

    `stakes`: what the attack that can be answered may really take. `duel`: the odds of the duel
    that can be answered. `least_ms`: an answer leaves no sooner, so that the time tells nothing
    (C80). `on_table`: the card that is put away lies on the table, nobody has to name it.
    """

    seat: int
    rule: str
    kind: Kind
    phase: Phase
    round: int
    text: str
    passing: str
    labels: dict[str, str] | UnsetType = UNSET
    source: str | UnsetType = UNSET
    face: str | UnsetType = UNSET
    task: Task | UnsetType = UNSET
    looks: Looks | UnsetType = UNSET
    card: str | UnsetType = UNSET
    region: str | UnsetType = UNSET
    resource: Resource | UnsetType = UNSET
    units: int | UnsetType = UNSET
    at_least: int | UnsetType = UNSET
    kinds: list[Resource] | UnsetType = UNSET
    goods: Goods | UnsetType = UNSET
    cost: Goods | UnsetType = UNSET
    give: Goods | UnsetType = UNSET
    want: Goods | UnsetType = UNSET
    limits: Limits | UnsetType = UNSET
    realm: int | UnsetType = UNSET
    at: str | UnsetType = UNSET
    stakes: list[Stake] | UnsetType = UNSET
    duel: Odds | UnsetType = UNSET
    least_ms: int | UnsetType = UNSET
    on_table: bool = False


def question_of(view: View) -> Question | None:
    """The question for whoever has only the view."""
    return make_question(visible_board(view), view.viewer, kinds_of(view))


def kinds_of(view: View) -> set[int]:
    """The kinds of the moves that the viewer can make."""
    return {KINDS[type(action)] for action in view.legal}


def make_question(s: Board, viewer: Viewer, kinds: Collection[int]) -> Question | None:
    """What a viewer may know of the decision; `kinds` are those of his own legal moves, if it is
    his. None when the game is over."""
    if s.over or not s.todo:
        return None
    step = asked(s)
    facts = _facts(s, step)
    if viewer in (step.seat, "open"):
        facts |= step.private(s)
    task = _task(s.todo)
    if task is not None:
        facts["task"] = task
    source = _source(s, step, task)
    if source is not None:
        facts["source"] = source
    elif task is None and _phase(s) == "dice" and FACES[s.face] != "question":
        facts["face"] = FACES[s.face]
    if step.labels:
        facts["labels"] = step.labels
    return Question(
        seat=step.seat,
        rule=step.rule,
        kind=step.kind,
        phase=_phase(s),
        round=max(0, s.turn // 2),
        text=_text(step, source, kinds, is_several="goods" in facts),
        passing=step.passing,
        **facts,
    )


def _facts(s: Board, step: Decision) -> Facts:
    """What its fields tell, and what it adds to them."""
    facts: Facts = {}
    for name, fact in facts_of(type(step)):
        facts[fact.field] = fact.read(getattr(step, name))
        if fact.realm is not None:
            facts["realm"] = step.seat if fact.realm == 0 else 1 - step.seat
    if step.several and len(due := _due(s, step)) > 1:
        facts["goods"] = due
    return facts | step.more(s)


def _due(s: Board, step: Decision) -> Goods:
    """What this decision and those that can be made with it ask for."""
    goods: Goods = []
    for each in (step, *together(s, step)):
        facts = {fact.field: getattr(each, name) for name, fact in facts_of(type(each))}
        goods.append((RESOURCES[facts["resource"]], facts["units"]))
    return goods


def _text(step: Decision, source: str | None, kinds: Collection[int], *, is_several: bool) -> str:
    if is_several:
        return step.several
    text = step.text or _sentence(step.name)
    if text is None:  # the card itself says what is to be done
        return "catan-head-decide" if source is None else f"{text_of(source)}.text"
    variant = step.variant(kinds) if kinds else ""
    return f"{text}.{variant}" if variant else text


@cache
def _sentence(name: str) -> str | None:
    """The sentence for a decision of this name, if there is one."""
    text = f"catan-q-{name.replace('_', '-')}"
    return text if text in texts_for("en") else None


def _phase(s: Board) -> Phase:
    if s.turn < 0:
        return "setup"
    return next((step.until for step in reversed(s.todo) if step.until), "hand")


def _source(s: Board, step: Decision, task: Task | None) -> str | None:
    """The card that a decision comes from: built, played, turned, or in play."""
    source = step.source(s)
    if source is not None:
        return source
    if task is not None:
        return task.card
    if s.event_tail and any(each.turned for each in s.todo):
        return NAMES[s.event_tail[-1]]
    return None


def _task(todo: Sequence[Step]) -> Task | None:
    """The nearest step below that a decision can be part of."""
    for step in reversed(todo[:-1]):
        if step.part:
            card: int | None = getattr(step, "card", None)
            return Task(step.part, None if card is None else NAMES[card])
        if step.apart:
            return None
    return None
