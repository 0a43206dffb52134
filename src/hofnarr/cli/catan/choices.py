"""What a player may do now, in words: one line for every legal action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.sight.view import SeatView, View
from hofnarr.catan.words.telling import card_name, pile_name, region_name
from hofnarr.texts import Texts


def label(view: View, action: Action, texts: Texts) -> str:
    """An action as a line of the list."""
    return _LABELS[type(action)](_Words(view, texts, action.seat), action)


class _Words:
    def __init__(self, view: View, texts: Texts, seat: int) -> None:
        self.view = view
        self.texts = texts
        self.seat = seat

    def __call__(self, text: str, **variables: str | int) -> str:
        return self.texts(f"catan-{text}", **variables)

    def card(self, card: str) -> dict[str, str | int]:
        text = text_of(card)
        return {"card": self.texts(text), "card_acc": self.texts(f"{text}.acc")}

    def region(self, region: str) -> dict[str, str | int]:
        return {
            "region": region_name(self.texts, region),
            "region_acc": region_name(self.texts, region, ".acc"),
        }

    def resource(self, resource: str) -> str:
        return self.texts(f"catan-resource-{resource}")

    def stored_at(self, seat: int, at: str) -> str:
        """The resource that lies at a place; outer places hold gold only."""
        regions = {region.at: region.resource for region in self.view.seats[seat].regions}
        return self.resource(regions.get(at, "gold"))

    def what_lies(self, realm: int, at: str) -> str:
        """The card or region at a place."""
        player: SeatView = self.view.seats[realm]
        for card in player.cards:
            if card.at == at:
                return card_name(self.texts, card.card)
        for region in player.regions:
            if region.at == at:
                return region_name(self.texts, region.region)
        for centre in player.centres:
            if centre.at == at:
                return card_name(self.texts, centre.card)
        return self("free-place")

    def card_at(self, at: str) -> dict[str, str | int]:
        """A card of one's own, in either principality."""
        for player in self.view.seats:
            for card in player.cards:
                if card.at == at and card.owner == self.seat:
                    return self.card(card.card)
        raise AssertionError(at)


def _trade(w: _Words, a: actions.Trade) -> str:
    parts = {"give": w.resource(a.give), "get": w.resource(a.get)}
    if a.fleet is None:
        return w("do-trade", **parts)
    return w("do-trade.fleet", at=a.fleet, **parts)


def _choose(w: _Words, a: actions.Choose) -> str:
    text = "do-choose" if a.realm == w.seat else "do-choose.other"
    return w(text, at=a.at, what=w.what_lies(a.realm, a.at))


_LABELS: dict[type[Any], Callable[[_Words, Any], str]] = {
    actions.Pass: lambda w, a: w("do-pass"),
    actions.Arrange: lambda w, a: w("do-arrange", at=a.at, **w.region(a.region)),
    actions.Look: lambda w, a: w("do-look", stack=a.stack + 1),
    actions.Take: lambda w, a: w("do-take", **w.card(a.card)),
    actions.Put: lambda w, a: w("do-put", stack=a.stack + 1, **w.card(a.card)),
    actions.Number: lambda w, a: w("do-number", number=a.number),
    actions.Roll: lambda w, a: w("do-roll"),
    actions.Build: lambda w, a: w("do-build", at=a.at, **w.card(a.card)),
    actions.Scout: lambda w, a: w("do-scout", at=a.at),
    actions.Play: lambda w, a: w("do-play", **w.card(a.card)),
    actions.Trade: _trade,
    actions.Give: lambda w, a: w("do-give", give=w.resource(a.resource)),
    actions.Want: lambda w, a: w("do-want", want=w.resource(a.resource)),
    actions.Send: lambda w, a: w("do-send"),
    actions.Accept: lambda w, a: w("do-accept"),
    actions.Remove: lambda w, a: w("do-remove", at=a.at, **w.card_at(a.at)),
    actions.Use: lambda w, a: w("do-use", at=a.at, **w.card(a.card)),
    actions.Lift: lambda w, a: w("do-lift", pile=pile_name(w.texts, a.pile)),
    actions.Pile: lambda w, a: w("do-pile", pile=pile_name(w.texts, a.pile)),
    actions.End: lambda w, a: w("do-end"),
    actions.Store: lambda w, a: w("do-store", at=a.at, goods=w.stored_at(w.seat, a.at)),
    actions.Pay: lambda w, a: w("do-pay", at=a.at, goods=w.stored_at(w.seat, a.at)),
    actions.Rob: lambda w, a: w("do-rob", at=a.at, goods=w.stored_at(1 - w.seat, a.at)),
    actions.Omit: lambda w, a: w("do-omit", goods=w.resource(a.resource)),
    actions.Choose: _choose,
    actions.Draw: lambda w, a: w("do-draw", stack=a.stack + 1),
    actions.Search: lambda w, a: w("do-search", stack=a.stack + 1),
    actions.Decide: lambda w, a: w(f"side-{a.side}"),
    actions.Discard: lambda w, a: w("do-discard", **w.card(a.card)),
}
