"""The three decisions of Kabale und Hiebe."""

from __future__ import annotations

from collections.abc import Sequence

from hofnarr.core.game import Action as CoreAction
from hofnarr.kabale.cards import CARD_IDS
from hofnarr.kabale.kernel import layout


class Play(CoreAction, frozen=True, tag="play", forbid_unknown_fields=True):
    """Place a card at the foot of a column."""

    card: str
    column: int


class Cloak(CoreAction, frozen=True, tag="cloak", forbid_unknown_fields=True):
    """Slip a card under your own uncovered cloak; None declines."""

    card: str | None


class Swap(CoreAction, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Swap the target above your own uncovered traitor with another column's; None declines."""

    column: int | None


Action = Play | Cloak | Swap


def legal_actions(words: Sequence[int]) -> list[Action]:
    """What the seat to act may do, from a state or from that seat's own sight of it."""
    phase = words[layout.PHASE]
    seat = words[layout.ACTOR]
    hand = words[layout.HAND + seat * layout.SEAT_SIZE]
    cards = [card for index, card in enumerate(CARD_IDS) if hand >> index & 1]
    columns = range(words[layout.PLAYERS])
    if phase == layout.PLAY:
        closed = words[layout.CLOSED]
        open_columns = [column for column in columns if not closed >> column & 1]
        return [Play(seat, card, column) for card in cards for column in open_columns]
    if phase == layout.CLOAK_CHOICE:
        return [Cloak(seat, None), *(Cloak(seat, card) for card in cards)]
    if phase == layout.SWAP_CHOICE:
        here = words[layout.WHERE]
        return [Swap(seat, None), *(Swap(seat, column) for column in columns if column != here)]
    return []
