"""Beliefs: what a face-down or hidden card could be, to somebody with a perfect memory."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofnarr.bots.kabale.teaching.counting import Secret, count_chances, secrets
from hofnarr.bots.kabale.teaching.habits import weighted
from hofnarr.core.errors import BadInput
from hofnarr.kabale.view import View


class Candidate(msgspec.Struct, frozen=True):
    """A card that it could be. `counted`: by counting cards alone. `chance`: weighted by how often
    players place such a card so (see `habits.py`)."""

    card: str
    chance: float
    counted: float


class Belief(msgspec.Struct, frozen=True):
    """One card that the viewer does not know, and all that it could be, likeliest first."""

    column: int
    place: int  #: from the target down, from 0
    owner: int
    lies: Literal["down", "hidden"]
    cards: list[Candidate]


def beliefs(view: View, column: int) -> list[Belief]:
    """One belief for every card of the column that the viewer of this view does not know.

    >>> from hofnarr.core.chance import RandomChance
    >>> from hofnarr.kabale.actions import Play
    >>> from hofnarr.kabale.state import State
    >>> from hofnarr.kabale.options import Options
    >>> state, _ = State.new(2, Options(), RandomChance(1), start=0)
    >>> events = state.apply(Play(0, state.view(0).seats[0].hand[0], 1), RandomChance(2))
    >>> [(belief.owner, len(belief.cards)) for belief in beliefs(state.view(1), 1)]
    [(0, 25)]
    """
    if not 0 <= column < len(view.columns):
        if not view.columns:
            raise BadInput("column: the game is over, no column lies on the table")
        raise BadInput(f"column: there is no column {column}, give 0 to {len(view.columns) - 1}")
    return [believe(view, secret) for secret in secrets(view) if secret.column == column]


def believe(view: View, secret: Secret) -> Belief:
    counted = count_chances(view, secret)
    chances = weighted(view, secret, counted)
    cards = [Candidate(card, chances[card], counted[card]) for card in counted]
    cards.sort(key=lambda candidate: -candidate.chance)
    lies: Literal["down", "hidden"] = "hidden" if secret.lies.lies == "hidden" else "down"
    return Belief(secret.column, secret.place, secret.lies.owner, lies, cards)
