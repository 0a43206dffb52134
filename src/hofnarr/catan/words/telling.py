"""The game told to people: a log line for every event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hofnarr.catan import events
from hofnarr.catan.catalogue.data import by_id
from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.catalogue.titles import NAMES
from hofnarr.catan.events import Event
from hofnarr.core.game import Viewer
from hofnarr.texts import Texts

#: Reasons for gains that the line itself makes clear.
_PLAIN_REASONS = ("", "stored", "chosen", "traded", "taken", "given", "paid")
_DECLINED = ("roll", "offer", "exchange", "hand_phase", "gain", "rob")


# --- words ----------------------------------------------------------------------------------------


def card_name(texts: Texts, card: str) -> str:
    """
    >>> card_name(Texts("en"), "town_hall")
    'Town Hall'
    """
    return texts(text_of(card))


def region_name(texts: Texts, region: str, case: str = "") -> str:
    """
    >>> region_name(Texts("en"), "start_a_forest_4")
    'Forest 4'
    """
    card = by_id()[region].region
    assert card is not None
    return f"{texts(text_of(region) + case)} {card.number}"


def goods(texts: Texts, amounts: Mapping[Any, int], case: str = "") -> str:
    """
    >>> goods(Texts("en"), {"ore": 3, "grain": 2})
    '3 ore, 2 grain'
    """
    return ", ".join(
        texts(f"catan-resource-{resource}.count{case}", count=amount)
        for resource, amount in amounts.items()
        if amount
    )


def points_words(texts: Texts, points: Mapping[str, int]) -> str:
    return ", ".join(
        texts(f"catan-points-{name}.count", count=number) for name, number in points.items()
    )


def pile_name(texts: Texts, pile: str) -> str:
    """A stack ("0") or a discard pile ("discard 0")."""
    if pile.isdecimal():
        return texts("catan-pile-stack", stack=int(pile) + 1)
    return texts("catan-pile-discard")


# --- events ---------------------------------------------------------------------------------------


def tell_event(texts: Texts, event: Event, names: Sequence[str], viewer: Viewer = "open") -> str:
    """One line in the present tense, as this viewer may read it."""
    seen = event.seen_by(viewer)
    return _TELLERS[type(event)](_Line(texts, names), seen)


class _Line:
    """The texts of a language, and the players by name."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def __call__(self, text: str, seat: int = -1, /, **variables: str | int) -> str:
        if seat >= 0:
            variables["player"] = self.names[seat]
        return self.texts(f"catan-event-{text}", **variables)

    def card(self, card: str, name: str = "card") -> dict[str, str | int]:
        text = text_of(card)
        return {name: self.texts(text), f"{name}_acc": self.texts(f"{text}.acc")}

    def goods(self, amounts: Mapping[Any, int], name: str = "goods") -> dict[str, str | int]:
        nothing = self.texts("catan-shows-nothing")
        return {
            name: goods(self.texts, amounts) or nothing,
            f"{name}_acc": goods(self.texts, amounts, "-acc") or nothing,
        }

    def region(self, region: str) -> dict[str, str | int]:
        return {
            "region": region_name(self.texts, region),
            "region_acc": region_name(self.texts, region, ".acc"),
        }

    def cards(self, cards: Iterable[str]) -> str:
        named = ", ".join(card_name(self.texts, card) for card in cards)
        return named or self.texts("catan-shows-nothing")

    def why(self, by: str) -> str:
        """In brackets, where it is not plain."""
        if by in _PLAIN_REASONS:
            return ""
        if by in by_id():
            return f" ({card_name(self.texts, by)})"
        if by == "brigand":
            return f" ({self.texts('catan-face-brigand')})"
        return f" ({self.texts(f'catan-why-{by}')})"

    def target(self, target: str) -> str:
        """What somebody chose: a place, a number, a pile, or the resources instead."""
        if target == "resources":
            return self.texts("catan-choice-resources")
        return target


Teller = Callable[[_Line, Any], str]


def _left(tell: _Line, e: events.Left) -> str:
    return tell(f"left.{e.to}", e.owner, at=e.at, **tell.card(e.card))


def _lost(tell: _Line, e: events.Lost) -> str:
    how = f".{e.by}" if e.by in ("paid", "given", "taken") else ""
    amount = tell.goods({e.resource: e.amount})
    opponent = tell.names[1 - e.seat]
    return tell(f"lost{how}", e.seat, opponent=opponent, why=tell.why(e.by), **amount)


def _played(tell: _Line, e: events.Played) -> str:
    if e.against is None:
        return tell("played", e.seat, **tell.card(e.card))
    return tell("played.against", e.seat, **tell.card(e.card), **tell.card(e.against, "against"))


def _passed(tell: _Line, e: events.Passed) -> str:
    if e.what in _DECLINED:
        return tell(f"passed.{e.what.replace('_', '-')}", e.seat)
    return tell("passed", e.seat, what=card_name(tell.texts, e.what))


def _chose(tell: _Line, e: events.Chose) -> str:
    is_pile = e.what in ("diplomat", "church_curse")
    target = pile_name(tell.texts, e.target) if is_pile else tell.target(e.target)
    return tell("chose", e.seat, target=target, **tell.card(e.what))


def _turned(tell: _Line, e: events.Turned) -> str:
    """A Secret Society names a title (C47); the others count something or show a side."""
    shows = str(e.level)
    if e.card == "secret_society":
        shows = card_name(tell.texts, NAMES[e.level]) if e.level else "-"
    return tell("turned", at=e.at, shows=shows, **tell.card(e.card))


def _took(tell: _Line, e: events.Took) -> str:
    if e.card is None:
        return tell(f"took.{e.origin}-unknown", e.seat)
    return tell(f"took.{e.origin}", e.seat, **tell.card(e.card))


def _secret(text: str) -> Teller:
    """An event with one card and a stack."""

    def told(tell: _Line, e: Any) -> str:
        if e.card is None:
            return tell(f"{text}.unknown", e.seat, stack=e.stack + 1)
        return tell(text, e.seat, stack=e.stack + 1, **tell.card(e.card))

    return told


def _looked(tell: _Line, e: events.Looked) -> str:
    if e.cards is None:
        return tell("looked.unknown", e.seat, stack=e.stack + 1)
    return tell("looked", e.seat, stack=e.stack + 1, cards=tell.cards(e.cards))


def _hand_shown(tell: _Line, e: events.HandShown) -> str:
    if e.cards is None:
        return tell("hand-shown.unknown", e.seat)
    return tell("hand-shown", e.seat, cards=tell.cards(e.cards))


def _token(tell: _Line, e: events.TokenMoved) -> str:
    word = f"catan-token-{e.token}"
    token: dict[str, str | int] = {
        "token": tell.texts(word),
        "token_acc": tell.texts(f"{word}.acc"),
    }
    if e.holder is None:
        return tell("token-moved.nobody", **token)
    return tell("token-moved", e.holder, **token)


def _ended(tell: _Line, e: events.GameEnded) -> str:
    scores = " : ".join(map(str, e.scores))
    if e.winner is None:
        return tell("game-ended.draw", scores=scores)
    return tell(f"game-ended.{e.reason}", e.winner, scores=scores)


def _built(tell: _Line, e: events.Built) -> str:
    where = "" if e.realm == e.seat else ".foreign"
    return tell(f"built{where}", e.seat, at=e.at, **tell.card(e.card))


def _rolled(tell: _Line, e: events.Rolled) -> str:
    face = tell.texts(f"catan-face-{e.face}")
    return tell("rolled.named" if e.named else "rolled", e.seat, face=face, number=e.number)


def _offer(text: str) -> Teller:
    def told(tell: _Line, e: Any) -> str:
        return tell(text, e.seat, **tell.goods(e.give, "give"), **tell.goods(e.want, "want"))

    return told


_TELLERS: dict[type[Any], Teller] = {
    events.SetUp: lambda tell, e: tell("set-up", e.start),
    events.Laid: lambda tell, e: tell("laid", e.seat, at=e.at, **tell.region(e.region)),
    events.RegionTurned: lambda tell, e: tell("region-turned", e.seat, **tell.region(e.region)),
    events.TurnStarted: lambda tell, e: tell("turn-started", e.seat, round=e.round + 1),
    events.Rolled: _rolled,
    events.EventTurned: lambda tell, e: tell("event-turned", **tell.card(e.card)),
    events.EventsShuffled: lambda tell, e: tell("events-shuffled"),
    events.RegionsShuffled: lambda tell, e: tell("regions-shuffled"),
    events.Gained: lambda tell, e: tell(
        "gained", e.seat, why=tell.why(e.by), **tell.goods({e.resource: e.amount})
    ),
    events.Lost: _lost,
    events.Lapsed: lambda tell, e: tell("lapsed", e.seat, **tell.goods({e.resource: e.amount})),
    events.Building: lambda tell, e: tell("building", e.seat, at=e.at, **tell.card(e.card)),
    events.Searching: lambda tell, e: tell("searching", e.seat, stack=e.stack + 1),
    events.Built: _built,
    events.Left: _left,
    events.Turned: _turned,
    events.Played: _played,
    events.Passed: _passed,
    events.Chose: _chose,
    events.Omitted: lambda tell, e: tell("omitted", e.seat, **tell.goods({e.resource: 1})),
    events.DieRolled: lambda tell, e: tell(
        f"die-rolled.{'success' if e.success else 'failure'}",
        e.seat,
        number=e.number,
        **tell.card(e.by),
    ),
    events.Traded: lambda tell, e: tell(
        "traded", e.seat, **tell.goods({e.give: e.amount}, "give"), **tell.goods({e.get: 1}, "get")
    ),
    events.Offering: _offer("offering"),
    events.Offered: _offer("offered"),
    events.Replied: lambda tell, e: tell(
        "replied.accepted" if e.accepted else "replied.declined", e.seat
    ),
    events.Drew: _secret("drew"),
    events.Took: _took,
    events.PutUnder: _secret("put-under"),
    events.Looked: _looked,
    events.HandShown: _hand_shown,
    events.Reordered: lambda tell, e: tell("reordered", stack=e.stack + 1),
    events.TopsTurned: lambda tell, e: tell("tops-turned", cards=tell.cards(e.cards)),
    events.Discarded: lambda tell, e: tell("discarded", e.seat, **tell.card(e.card)),
    events.TokenMoved: _token,
    events.SevenReached: lambda tell, e: tell("seven-reached"),
    events.CurseLifted: lambda tell, e: tell(
        "curse-lifted", e.seat, target=pile_name(tell.texts, e.pile)
    ),
    events.PhaseEnded: lambda tell, e: tell("phase-ended", e.seat),
    events.GameEnded: _ended,
}
