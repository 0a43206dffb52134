"""Reasons as this game gives them, and how they become sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.words.telling import goods
from hofnarr.core.errors import Reason
from hofnarr.texts import Texts

#: What a reason speaks of; the name of an argument tells its kind. `card` and `condition`: the id
#: of a card; `cards`: ids, one of them; `resource`: a resource; `goods`: resources with amounts;
#: anything else stands for itself.
Argument = str | int | Sequence[str] | Sequence[tuple[str, int]]


def because(what: str, rule: str, /, **args: Argument) -> Reason:
    """
    >>> from hofnarr.texts import Texts
    >>> sentence(Texts("en"), because("requires", "C46", card="holy_site", cards=["church"]))
    'Holy Site needs Church in your principality.'
    """
    return Reason(f"catan-why-{what}", args, rule)


def sentence(texts: Texts, reason: Reason) -> str:
    """The reason in words."""
    return texts(reason.id, **words(texts, reason.args))


def words(texts: Texts, args: Mapping[str, Argument]) -> dict[str, str | int]:
    """Arguments as the variables of a text: names come with their cases, as `card_acc`."""
    found: dict[str, str | int] = {}
    for name, value in args.items():
        found |= _WORDS.get(name, _plain)(texts, name, value)
    return found


Words = dict[str, str | int]


def _plain(texts: Texts, name: str, value: Any) -> Words:
    return {name: value}


def _declined(texts: Texts, name: str, text: str) -> Words:
    """A name with its cases."""
    found: Words = {name: texts(text)}
    for case in ("acc", "gen"):
        found[f"{name}_{case}"] = texts(f"{text}.{case}")
    return found


def _card(texts: Texts, name: str, value: str) -> Words:
    return _declined(texts, name, text_of(value))


def _resource(texts: Texts, name: str, value: str) -> Words:
    return _declined(texts, name, f"catan-resource-{value}")


def _cards(texts: Texts, name: str, value: Sequence[str]) -> Words:
    return {
        name: _one_of(texts, [texts(text_of(card)) for card in value]),
        f"{name}_acc": _one_of(texts, [texts(f"{text_of(card)}.acc") for card in value]),
    }


def _one_of(texts: Texts, names: list[str]) -> str:
    *others, last = names
    return texts("catan-why-or", first=", ".join(others), last=last) if others else last


def _condition(texts: Texts, name: str, value: str) -> Words:
    return {name: texts(f"{text_of(value)}.condition")}


def _goods(texts: Texts, name: str, value: Sequence[tuple[str, int]]) -> Words:
    return {name: goods(texts, dict(value)), f"{name}_acc": goods(texts, dict(value), "-acc")}


_WORDS: dict[str, Callable[[Texts, str, Any], Words]] = {
    "card": _card,
    "cards": _cards,
    "condition": _condition,
    "resource": _resource,
    "goods": _goods,
}
