"""A question in words, as `sight/question.py` makes it."""

from __future__ import annotations

from collections.abc import Sequence

from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.catalogue.titles import IS_ACTION, title
from hofnarr.catan.engine.fields import Goods
from hofnarr.catan.sight.question import Question
from hofnarr.catan.words.telling import goods, region_name
from hofnarr.texts import Texts

Variables = dict[str, str]
_HEADS = {"trade": "bank", "offer": "offer", "search": "search", "lift": "lift"}


def ask_in_words(texts: Texts, question: Question, names: Sequence[str]) -> str:
    """What somebody is asked: what it comes from, and a sentence.

    >>> from hofnarr.testing.catan import Scenario
    >>> from hofnarr.catan.sight.question import question_of
    >>> table = Scenario().hand(0, "merchant").stock(1, ore=2, wool=1).play("merchant")
    >>> ask_in_words(Texts("en"), question_of(table.state.view(0)), ["Ada", "Bea"])
    'Merchant. Take 2 resources of choice from Bea.'
    """
    sentence = texts(question.text, **_variables(texts, question, names))
    head = _head(texts, question, names)
    return f"{head} {sentence}" if head else sentence


def _head(texts: Texts, question: Question, names: Sequence[str]) -> str:
    """The card, the face of the die or the dealings that it comes from."""
    if isinstance(question.source, str):
        card = question.source
        if question.kind == "window" and IS_ACTION[title(card)]:
            player = names[1 - question.seat]
            return texts("catan-head-plays", player=player, **_card(texts, card))
        return texts("catan-head-of", card=texts(text_of(card)))
    if isinstance(question.face, str):
        return texts("catan-head-of", card=texts(f"catan-face-{question.face}"))
    if question.task and question.task.kind in _HEADS:
        return texts(f"catan-head-{_HEADS[question.task.kind]}")
    return ""


def _variables(texts: Texts, question: Question, names: Sequence[str]) -> Variables:
    found: Variables = {"player": names[1 - question.seat]}
    if question.goods:
        found |= _goods(texts, "goods", question.goods)
    elif isinstance(question.units, int):
        resource = question.resource or "any"
        found |= _words(texts, "goods", {resource: question.units})
    if isinstance(question.give, list) and isinstance(question.want, list):
        found |= _goods(texts, "give", question.give) | _goods(texts, "want", question.want)
    if isinstance(question.region, str):
        region = question.region
        found |= {
            "region": region_name(texts, region),
            "region_acc": region_name(texts, region, ".acc"),
        }
    if isinstance(question.card, str):
        found |= _card(texts, question.card)
    return found


def _goods(texts: Texts, name: str, amounts: Goods) -> Variables:
    return _words(texts, name, dict(amounts))


def _words(texts: Texts, name: str, amounts: dict[str, int]) -> Variables:
    nothing = texts("catan-shows-nothing")
    return {
        name: goods(texts, amounts) or nothing,
        f"{name}_acc": goods(texts, amounts, "-acc") or nothing,
    }


def _card(texts: Texts, card: str) -> Variables:
    name = text_of(card)
    return {
        "card": texts(name),
        "card_acc": texts(f"{name}.acc"),
        "card_gen": texts(f"{name}.gen"),
    }
