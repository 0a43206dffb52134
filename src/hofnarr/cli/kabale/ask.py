"""What people type, understood: a decision of theirs, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hofnarr.cli.typed import fold, shown, yes_or_no
from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, CARDS
from hofnarr.kabale.telling import card_name, target_name
from hofnarr.kabale.view import View
from hofnarr.texts import Texts

COMMANDS = (
    "help",
    "card",
    "column",
    "discards",
    "seen",
    "log",
    "rules",
    "hint",
    "guess",
    "save",
    "quit",
)
SHORT = {"?": "help", "q": "quit", "exit": "quit"}


class Unclear(Exception):
    """What was typed makes no sense here; the message says why, in one sentence."""


class Command(NamedTuple):
    """Something to look up or to do beside the game; `table` shows the table again."""

    name: str
    about: str


def understand(typed: str, view: View, texts: Texts) -> Action | Command:
    """The command or the legal action that is meant; raises Unclear."""
    words = typed.split()
    if not words:
        return Command("table", "")
    if command := _command(words, texts):
        return Command(command, " ".join(words[1:]))
    match view.decision:
        case "cloak":
            return _slip(typed, view, texts)
        case "swap":
            return _swap(typed, view, texts)
        case _:
            return _placement(words, view, texts)


def question(view: View, texts: Texts) -> str:
    """What the seat to act is asked."""
    no = texts("answer-no").split()[0]
    match view.decision, view.where:
        case "cloak", int(where):
            return texts("ask-cloak", column=where + 1, no=no)
        case "swap", int(where):
            target = target_name(texts, view.columns[where].target)
            return texts("ask-swap", column=where + 1, target=target, no=no)
    hand = view.seats[_seat(view)].hand or []
    column = next(place for place, at in enumerate(view.columns, 1) if not at.closed)
    return texts("ask-play", column=column, card=card_name(texts, hand[-1]).lower())


def find_card(typed: str, among: Sequence[str]) -> list[str]:
    """The cards that are meant by an id, a name in any of our languages, or the start of one.

    >>> find_card("könig", CARD_IDS), find_card("little", CARD_IDS), find_card("w", CARD_IDS)
    (['king'], ['little_giant'], ['wizard', 'witch'])
    """
    wanted = fold(typed)
    names = {card: _names(card) for card in among}
    exact = [card for card in among if wanted in names[card]]
    if exact or not wanted:
        return exact
    return [card for card in among if any(name.startswith(wanted) for name in names[card])]


def _names(card: str) -> list[str]:
    return [fold(name) for name in (card, *CARDS[CARD_INDEX[card]].names.values())]


def _command(words: Sequence[str], texts: Texts) -> str | None:
    first = fold(words[0])
    if first in SHORT and len(words) == 1:
        return SHORT[first]
    for name in COMMANDS:
        if first in (name, fold(texts(f"command-{name}"))):
            return name
    return None


def _placement(words: Sequence[str], view: View, texts: Texts) -> Play:
    """`1 3`, `13` or `king 3`: a card and a column."""
    if len(words) == 1 and len(words[0]) == 2 and _is_number(words[0]):
        words = list(words[0])
    if len(words) == 1:
        card = _card(words[0], view, texts)
        raise Unclear(texts("ask-where", card=card_name(texts, card)))
    card = _card(" ".join(words[:-1]), view, texts)
    column = column_number(words[-1], view, texts)
    if view.columns[column].closed:
        raise Unclear(texts("ask-closed", column=column + 1))
    return Play(_seat(view), card, column)


def _slip(typed: str, view: View, texts: Texts) -> Cloak:
    if yes_or_no(typed, texts) is False:
        return Cloak(_seat(view), None)
    return Cloak(_seat(view), _card(typed, view, texts))


def _swap(typed: str, view: View, texts: Texts) -> Swap:
    if yes_or_no(typed, texts) is False:
        return Swap(_seat(view), None)
    column = column_number(typed, view, texts)
    if column == view.where:
        raise Unclear(texts("ask-other-column", column=column + 1))
    return Swap(_seat(view), column)


def _seat(view: View) -> int:
    assert view.to_act is not None
    return view.to_act


def _card(typed: str, view: View, texts: Texts) -> str:
    """A card of the hand, by its place or name."""
    hand = view.seats[_seat(view)].hand or []
    if _is_number(typed):
        if not 1 <= int(typed) <= len(hand):
            raise Unclear(texts("ask-hand", count=len(hand)))
        return hand[int(typed) - 1]
    found = find_card(typed, hand)
    if len(found) == 1:
        return found[0]
    if found:
        raise Unclear(texts("ask-which", cards=", ".join(card_name(texts, card) for card in found)))
    if elsewhere := find_card(typed, CARD_IDS):
        raise Unclear(texts("ask-not-in-hand", card=card_name(texts, elsewhere[0])))
    raise Unclear(texts("ask-unknown", typed=shown(typed)))


def column_number(typed: str, view: View, texts: Texts) -> int:
    """A column, counted from 0."""
    if not _is_number(typed) or not 1 <= int(typed) <= len(view.columns):
        raise Unclear(texts("ask-column", typed=shown(typed), count=len(view.columns)))
    return int(typed) - 1


def _is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdecimal() and len(typed) <= 3
