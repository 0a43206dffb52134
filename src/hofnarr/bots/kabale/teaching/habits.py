"""How players place their cards: the model behind beliefs about face-down cards.

`habits.json` says, for every card and situation, how much more often the card was found in such a
place than counting alone expects. A situation is: the first card of its column, a later one, or one
slipped under a cloak; and whether the column, as it lies with this card, falls to its owner. The
table is fitted by `make_habits.py` to games of the levels; it knows the cards, not the player.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

from hofnarr.bots.kabale.teaching.counting import Secret
from hofnarr.kabale.cards import CARD_INDEX, CARDS, TARGET_INDEX
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.award import award
from hofnarr.kabale.view import View

FORMAT = "hofnarr.kabale.habits/1"
AT_HOME = "at_home"  # a profession under its own domain

Place = Literal["first", "later", "hidden"]


class Situation(NamedTuple):
    """What the model knows of a card in a place."""

    place: Place
    card: str
    wins: bool


class Habits(msgspec.Struct, frozen=True):
    """`factors[place][card]`: the factor where the column goes to others, and to the owner."""

    format: str
    about: str
    factors: dict[Place, dict[str, tuple[float, float]]]

    def factor(self, situation: Situation) -> float:
        found = self.factors.get(situation.place, {}).get(situation.card)
        return 1.0 if found is None else found[situation.wins]


@cache
def habits() -> Habits:
    data = files(__package__).joinpath("habits.json").read_bytes()
    return msgspec.json.decode(data, type=Habits)


def situation(view: View, secret: Secret, card: str) -> Situation:
    """The situation if the secret is this card."""
    target = view.columns[secret.column].target
    place: Place = "hidden" if secret.lies.lies == "hidden" else "later"
    if place == "later" and secret.place == 0:
        place = "first"
    name = AT_HOME if CARDS[CARD_INDEX[card]].domain == target[0] else card
    return Situation(place, name, _winner_with(view, secret, card) == secret.lies.owner)


def weighted(view: View, secret: Secret, counted: Mapping[str, float]) -> dict[str, float]:
    """Counted chances, each times the factor of its situation."""
    model = habits()
    weights = {
        card: chance * model.factor(situation(view, secret, card))
        for card, chance in counted.items()
    }
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def _winner_with(view: View, secret: Secret, card: str) -> int:
    """Whose the column is if the secret is this card; other unknown cards are left out."""
    players = len(view.seats)
    words = [0] * layout.state_size(players)
    words[layout.PLAYERS] = players
    words[layout.OPTIONS] = view.options.bits
    column = view.columns[secret.column]
    words[layout.TARGET] = TARGET_INDEX[column.target]
    count = 0
    for place, lying in enumerate(column.cards):
        shown = card if place == secret.place else lying.card
        if shown is not None:
            entry = lying.owner << layout.OWNER_SHIFT | CARD_INDEX[shown]
            words[layout.STACKS + count] = entry
            count += 1
    words[layout.COUNT] = count
    return award(words, None, 0)
