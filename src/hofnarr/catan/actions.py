"""Every decision of the game, typed. Cards, regions and resources are named by their ids, places as
in `places.py`: regions "-2U", outer slots "-2Uo", sites "1L2", roads "0", centres "-1"."""

from __future__ import annotations

from typing import Literal

from hofnarr.catan.catalogue.data import Resource
from hofnarr.core.game import Action as CoreAction


class Pass(CoreAction, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Decline, or no more of it."""


class Arrange(CoreAction, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """Lay a region card: a start region, or one that the Scout found."""

    region: str
    at: str


class Look(CoreAction, frozen=True, tag="look", forbid_unknown_fields=True):
    """Choose a stack to look through or to draw from by a card."""

    stack: int


class Take(CoreAction, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take a card: from the stack or the hand looked at, or from a discard pile."""

    card: str


class Put(CoreAction, frozen=True, tag="put", forbid_unknown_fields=True):
    """Put a card face down under a stack."""

    card: str
    stack: int


class Number(CoreAction, frozen=True, tag="number", forbid_unknown_fields=True):
    """Name the number of the production die (Alchemist)."""

    number: int


class Roll(CoreAction, frozen=True, tag="roll", forbid_unknown_fields=True):
    """Roll the dice."""


class Build(CoreAction, frozen=True, tag="build", forbid_unknown_fields=True):
    """Build a centre card, or a card from the hand or the display."""

    card: str
    at: str


class Scout(CoreAction, frozen=True, tag="scout", forbid_unknown_fields=True):
    """Build a settlement and play a Scout with it."""

    at: str


class Play(CoreAction, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play an action card; its targets are asked for afterwards."""

    card: str


class Trade(CoreAction, frozen=True, tag="trade", forbid_unknown_fields=True):
    """Trade with the bank, once; `fleet` is the place of a Large Trade Fleet that is used."""

    give: Resource
    get: Resource
    fleet: str | None


class Give(CoreAction, frozen=True, tag="give", forbid_unknown_fields=True):
    """Begin an offer to the opponent, or add a unit to what is given."""

    resource: Resource


class Want(CoreAction, frozen=True, tag="want", forbid_unknown_fields=True):
    """Add a unit to what is wanted in return."""

    resource: Resource


class Send(CoreAction, frozen=True, tag="send", forbid_unknown_fields=True):
    """The offer is complete."""


class Accept(CoreAction, frozen=True, tag="accept", forbid_unknown_fields=True):
    """Agree to an offer; declining is `pass`."""


class Remove(CoreAction, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Remove a card of your own from your principality."""

    at: str


class Use(CoreAction, frozen=True, tag="use", forbid_unknown_fields=True):
    """Use the power of a card of your own."""

    card: str
    at: str


class Lift(CoreAction, frozen=True, tag="lift", forbid_unknown_fields=True):
    """Pay a Church Curse off a stack ("0" to "7") or a discard pile ("discard 0")."""

    pile: str


class Pile(CoreAction, frozen=True, tag="pile", forbid_unknown_fields=True):
    """Choose a stack or a discard pile (Church Curse, Diplomat)."""

    pile: str


class End(CoreAction, frozen=True, tag="end", forbid_unknown_fields=True):
    """End the action phase."""


class Store(CoreAction, frozen=True, tag="store", forbid_unknown_fields=True):
    """Gain one unit on a region of your own."""

    at: str


class Pay(CoreAction, frozen=True, tag="pay", forbid_unknown_fields=True):
    """Hand over one unit from a region of your own."""

    at: str


class Rob(CoreAction, frozen=True, tag="rob", forbid_unknown_fields=True):
    """Take one unit from a region of the opponent."""

    at: str


class Omit(CoreAction, frozen=True, tag="omit", forbid_unknown_fields=True):
    """The unit of a cost that a discount strikes out."""

    resource: Resource


class Choose(CoreAction, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Choose a place in the principality of `realm`: a card, a region or a free site."""

    realm: int
    at: str


class Draw(CoreAction, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Draw the top card of a stack."""

    stack: int


class Search(CoreAction, frozen=True, tag="search", forbid_unknown_fields=True):
    """Pay for looking through a stack and taking a card of choice."""

    stack: int


Side = Literal["upper", "lower", "commerce", "strength", "arch", "resources", "keep", "replace"]


class Decide(CoreAction, frozen=True, tag="decide", forbid_unknown_fields=True):
    """One of two ways: where a region goes, what a Brewery shows, what a victory brings."""

    side: Side


class Discard(CoreAction, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Put a hand card on the discard pile."""

    card: str


Action = (
    Pass
    | Arrange
    | Look
    | Take
    | Put
    | Number
    | Roll
    | Build
    | Scout
    | Play
    | Trade
    | Give
    | Want
    | Send
    | Accept
    | Remove
    | Use
    | Lift
    | Pile
    | End
    | Store
    | Pay
    | Rob
    | Omit
    | Choose
    | Draw
    | Search
    | Decide
    | Discard
)
