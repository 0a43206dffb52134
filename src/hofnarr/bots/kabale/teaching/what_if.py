"""What if: the same cards, another move, and bots that see only their views play the round on.

Draw piles keep their recorded order. Where a pile is shuffled that the record does not know, chance
decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

import msgspec

from hofnarr.bots.kabale.players import find_bot
from hofnarr.core.game import Event
from hofnarr.kabale.actions import Action
from hofnarr.kabale.cards import CARD_INDEX
from hofnarr.kabale.events import Awarded, Reshuffled, RoundEnded
from hofnarr.kabale.record import ColumnResult, Record, replay
from hofnarr.kabale.view import View

BOT = "courtier"


class WhatIf(msgspec.Struct, frozen=True):
    """The rest of a round with another move: its decisions, and who won the columns."""

    actions: list[Action]
    columns: list[ColumnResult]


class RepeatedChance:
    """Piles in their recorded order, from some place in the game on."""

    def __init__(self, orders: dict[str, list[str]], seed: int) -> None:
        self._orders = {source: order.copy() for source, order in orders.items()}
        self._random = Random(seed)

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        self._orders.pop(source, None)

    def draw(self, source: str, items: Sequence[int]) -> int:
        order = self._orders.get(source, [])
        while order:
            card = CARD_INDEX[order.pop(0)]
            if card in items:  # the others had been drawn before
                return card
        return self._random.choice(items)


def what_if(record: Record, number: int, action: Action, seed: int = 0) -> WhatIf:
    """Decision `number` of a record that keeps the rules, made otherwise."""
    replaying = replay(record)
    state = replaying.state
    orders = {str(seat): deck for seat, deck in enumerate(record.decks)}
    reshuffles = iter(record.reshuffles)
    for done in record.actions[:number]:
        for event in state.apply(done, replaying.chance):
            if isinstance(event, Reshuffled):
                orders[str(event.seat)] = next(reshuffles).order
    chance = RepeatedChance(orders, seed)
    bots = [find_bot(BOT)(seed + seat) for seat in range(state.seats)]
    actions: list[Action] = []
    while True:
        actions.append(action)
        events = state.apply(action, chance)
        if any(isinstance(event, RoundEnded) for event in events):
            return WhatIf(actions, _columns(events))
        seat = state.to_act()
        assert seat is not None
        action = cast(Action, bots[seat].act(cast(View, state.view(seat))))


def _columns(events: Sequence[Event]) -> list[ColumnResult]:
    return [
        ColumnResult(event.target, cast(int | None, event.award.winner))
        for event in events
        if isinstance(event, Awarded)
    ]
