"""A game told to people: a log line for every event, a sentence for every step of an award."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never, cast

import msgspec

from hofnarr.core.game import Viewer
from hofnarr.kabale.award import (
    AnyStep,
    Award,
    Beggar,
    Change,
    LeftOut,
    Lying,
    Musketeers,
    NumberStep,
    Owner,
    Pair,
    Tie,
    Total,
    Winner,
    Witch,
    Wizard,
)
from hofnarr.kabale.cards import CARD_INDEX, CARDS, Target
from hofnarr.kabale.events import (
    Awarded,
    CloakAsked,
    Closed,
    Drew,
    DrewNothing,
    Event,
    GameEnded,
    Killed,
    Placed,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Skipped,
    Slipped,
    Stayed,
    SwapAsked,
    Swapped,
    Travelled,
    Uncovered,
)
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.options import Options
from hofnarr.texts import Texts, number

Name = Callable[[Owner], str]


def card_name(texts: Texts, card: str) -> str:
    return texts(_id("card", card))


def domain_name(texts: Texts, domain: str) -> str:
    return texts(_id("domain", domain))


def target_name(texts: Texts, target: tuple[str, int]) -> str:
    """
    >>> target_name(Texts("en"), ("music", 3))
    'Music 3'
    """
    domain, points = target
    return f"{domain_name(texts, domain)} {points}"


def tell_options(texts: Texts, options: Options) -> list[str]:
    """One line an option, with its value."""
    return [
        f"{texts(_id('option', name))}: {texts(_id('value', value))}"
        for name, value in msgspec.structs.asdict(options).items()
    ]


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


# --- events ---------------------------------------------------------------------------------------


def tell_event(
    texts: Texts, event: Event, names: Sequence[str], viewer: Viewer | None = None
) -> str:
    """The log line of an event, as a viewer may read it; without viewer all that the event knows.

    >>> tell_event(Texts("en"), Placed(0, 1, "king"), ["Ada", "Bea"])
    'Ada places a card in column 2: King.'
    >>> tell_event(Texts("en"), Placed(0, 1, "king"), ["Ada", "Bea"], viewer=1)
    'Ada places a card in column 2.'
    """
    if viewer is not None:
        event = cast(Event, event.seen_by(viewer))
    match event:
        case Placed() | Uncovered() | Slipped() | Killed() | Drew() | Reshuffled():
            return _tell_cards(texts, event, names)
        case RoundStarted() | RoundEnded() | Awarded() | GameEnded():
            return _tell_round(texts, event, names)
        case Travelled(owner, origin, column):
            text = "event-travelled.home" if origin == column else "event-travelled"
            return texts(text, player=names[owner], origin=origin + 1, column=column + 1)
        case Stayed(owner, column):
            return texts("event-stayed", player=names[owner], column=column + 1)
        case Closed(column, owner):
            return texts("event-closed", player=names[owner], column=column + 1)
        case CloakAsked(seat, column):
            return texts("event-cloak-asked", player=names[seat], column=column + 1)
        case SwapAsked(seat, column):
            return texts("event-swap-asked", player=names[seat], column=column + 1)
        case Swapped(seat, column, other):
            if other is None:
                return texts("event-swapped.declined", player=names[seat], column=column + 1)
            columns = {"column": column + 1, "other": other + 1}
            return texts("event-swapped", player=names[seat], **columns)
        case DrewNothing(seat):
            return texts("event-drew-nothing", player=names[seat])
        case Skipped(seat):
            return texts("event-skipped", player=names[seat])
    assert_never(event)


def _tell_cards(
    texts: Texts,
    event: Placed | Uncovered | Slipped | Killed | Drew | Reshuffled,
    names: Sequence[str],
) -> str:
    tell = partial(_tell_card, texts)
    match event:
        case Placed(seat, column, card):
            return tell("event-placed", card, player=names[seat], column=column + 1)
        case Uncovered(column, owner, card):
            return tell("event-uncovered", card, player=names[owner], column=column + 1)
        case Slipped(seat, column, slipped, card):
            if not slipped:
                return texts("event-slipped.declined", player=names[seat], column=column + 1)
            return tell("event-slipped", card, player=names[seat], column=column + 1)
        case Killed(column, assassin, owner, card):
            whose = {"assassin": names[assassin], "player": names[owner]}
            return tell("event-killed", card, column=column + 1, **whose)
        case Drew(seat, card):
            return tell("event-drew", card, player=names[seat])
        case Reshuffled(seat, cards):
            return texts("event-reshuffled", player=names[seat], count=len(cards))
    assert_never(event)


def _tell_card(texts: Texts, text: str, card: str | None, **variables: str | int) -> str:
    """A text about a card, in the cases that languages need, or about an unknown one."""
    if card is None:
        return texts(f"{text}.unknown", **variables)
    name = _id("card", card)
    return texts(text, card=texts(name), card_acc=texts(f"{name}.acc"), **variables)


def _tell_round(
    texts: Texts, event: RoundStarted | RoundEnded | Awarded | GameEnded, names: Sequence[str]
) -> str:
    match event:
        case RoundStarted(count, starter, targets):
            row = ", ".join(target_name(texts, target) for target in targets)
            rounds = {"round": count + 1, "rounds": layout.ROUNDS}
            return texts("event-round-started", player=names[starter], targets=row, **rounds)
        case RoundEnded(count, ender):
            return texts("event-round-ended", player=names[ender], round=count + 1)
        case Awarded(column, target, award):
            return _tell_awarded(texts, column, target, award, names)
        case GameEnded(scores, winners):
            text = "event-game-ended.shared" if len(winners) > 1 else "event-game-ended"
            table = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(scores))
            return texts(text, scores=table, players=_and(texts, [names[seat] for seat in winners]))
    assert_never(event)


def _tell_awarded(
    texts: Texts, column: int, target: Target, award: Award, names: Sequence[str]
) -> str:
    where: dict[str, str | int] = {"column": column + 1, "target": target_name(texts, target)}
    if award.winner is None:
        return texts("event-awarded.nobody", **where)
    reason = next(step.because for step in award.steps if isinstance(step, Winner))
    sums = ", ".join(
        f"{names[int(owner)]} {number(texts, total)}" for owner, total in award.totals.items()
    )
    player = names[int(award.winner)]
    return texts(f"event-awarded.{reason}", player=player, sums=sums, **where)


def _and(texts: Texts, items: Sequence[str]) -> str:
    *others, last = items
    return texts("list-and", items=", ".join(others), last=last) if others else last


# --- awards ---------------------------------------------------------------------------------------


def tell_award(texts: Texts, target: Target, award: Award, name: Name) -> list[str]:
    """A heading, then one sentence for every step."""
    domain, points = target
    heading = texts("award-heading", under=texts(f"{_id('domain', domain)}.under"), points=points)
    return [heading, *(tell_step(texts, step, name) for step in award.steps)]


def tell_step(texts: Texts, step: AnyStep, name: Name) -> str:
    """
    >>> tell_step(Texts("en"), LeftOut(cards=[("blue", "double")], owner="blue", ruling="R10"), str)
    'blue has no card with a number here and does not take part (R10).'
    """
    sentence = _sentence(texts, step, name)
    return f"{sentence} ({step.ruling})." if step.ruling else f"{sentence}."


def _sentence(texts: Texts, step: AnyStep, name: Name) -> str:
    match step:
        case Musketeers():
            return texts("step-musketeers", players=_owners(step.cards, name))
        case Wizard():
            return _removal(texts, "step-wizard", step, name)
        case Witch():
            return _removal(texts, "step-witch", step, name)
        case Pair():
            message = "step-pair.nearest" if step.rivals else "step-pair"
            return texts(message, player=name(step.owner))
        case NumberStep():
            return _number(texts, step, name)
        case Beggar():
            return texts("step-beggar", players=_owners(step.cards, name))
        case Total():
            return texts("step-total", player=name(step.owner), total=number(texts, step.total))
        case LeftOut():
            return texts("step-left-out", player=name(step.owner))
        case Tie():
            tied = _and(texts, [name(owner) for owner in step.owners])
            card = _lying(texts, step.cards[0], name)
            return texts(f"step-tie.{step.rule}", players=tied, **card)
        case Winner():
            if step.owner is None:
                return texts("step-winner.nobody")
            return texts(f"step-winner.{step.because}", player=name(step.owner))
    assert_never(step)


def _owners(cards: Sequence[Lying], name: Name) -> str:
    return ", ".join(name(owner) for owner, _ in cards)


def _lying(texts: Texts, lying: Lying, name: Name) -> dict[str, str]:
    owner, card = lying
    return {"card": card_name(texts, card), "player": name(owner)}


def _removal(texts: Texts, text: str, step: Wizard | Witch, name: Name) -> str:
    players = _owners(step.cards, name)
    if step.cancelled:
        return texts(f"{text}.cancelled", players=players)
    if not step.removed:
        return texts(f"{text}.nothing", players=players)
    removed = [f"{card_name(texts, card)} ({name(owner)})" for owner, card in step.removed]
    return texts(text, players=players, removed=", ".join(removed))


def _number(texts: Texts, step: NumberStep, name: Name) -> str:
    lying = _lying(texts, step.cards[0], name)
    if step.number is None:
        return texts("step-number.none", **lying)
    parts = [] if step.printed is None else [number(texts, step.printed)]
    parts += [_change(texts, change, step.cards[0][1], name) for change in step.changes]
    if len(parts) == 1:
        return texts("step-number", sum=parts[0], **lying)
    result = number(texts, step.number)
    return texts("step-number.changed", sum=", ".join(parts), number=result, **lying)


def _change(texts: Texts, change: Change, card: str, name: Name) -> str:
    text = _id("change", change.because)
    by = number(texts, abs(change.by))
    match change.because:
        case "home":
            domain = CARDS[CARD_INDEX[card]].domain
            return texts(text, by=by, under=texts(f"{_id('domain', str(domain))}.under"))
        case "hermit" | "little_giant":
            return texts(text, by=by, count=len(change.cards))
        case "romeo":
            return texts(text, by=by)
        case "copy":
            copied = number(texts, change.by)  # a hermit's current number may be below 0
            return texts(text, by=copied, **_lying(texts, change.cards[0], name))
        case "dragon":
            count = len(change.cards)
            return texts(text, by=by, count=count, players=_owners(change.cards, name))
        case "floor":
            return texts(text)
    assert_never(change.because)
