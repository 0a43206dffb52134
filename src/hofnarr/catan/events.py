"""What happens at the table. Cards, regions, resources and places are named as in actions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.core.game import Event as CoreEvent
from hofnarr.core.game import Viewer

Knower = int | Literal["public"]
Face = Literal["brigand", "windmill", "tournament", "sun", "question"]
Token = Literal["knight", "windmill"]
Basket = Annotated[
    dict[Resource, int], Meta(extra_json_schema={"propertyNames": {"enum": list(RESOURCES)}})
]
Where = Literal["hand", "pile", "display", "stack", "realm"]


class SetUp(CoreEvent, frozen=True, tag="set_up"):
    """Who begins, and who has which start cards (`crests`, by seat)."""

    start: int
    crests: list[str]


class Laid(CoreEvent, frozen=True, tag="laid"):
    """A region came into a principality."""

    seat: int
    region: str
    at: str


class RegionTurned(CoreEvent, frozen=True, tag="region_turned"):
    """The first of two new regions is seen; its place is chosen next (C32)."""

    seat: int
    region: str


class TurnStarted(CoreEvent, frozen=True, tag="turn_started"):
    seat: int
    turn: int
    round: int


class Rolled(CoreEvent, frozen=True, tag="rolled"):
    """Both dice; `named` where an Alchemist fixed the number."""

    seat: int
    face: Face
    number: int
    named: bool = False


class EventTurned(CoreEvent, frozen=True, tag="event_turned"):
    card: str


class EventsShuffled(CoreEvent, frozen=True, tag="events_shuffled"):
    pass


class RegionsShuffled(CoreEvent, frozen=True, tag="regions_shuffled"):
    pass


class Gained(CoreEvent, frozen=True, tag="gained"):
    seat: int
    resource: Resource
    amount: int
    at: str
    by: str = ""


class Lost(CoreEvent, frozen=True, tag="lost"):
    """Paid, given, taken or lost; `by` says which."""

    seat: int
    resource: Resource
    amount: int
    at: str
    by: str = ""


class Lapsed(CoreEvent, frozen=True, tag="lapsed"):
    """Something gained that found no room."""

    seat: int
    resource: Resource
    amount: int
    by: str = ""


class Building(CoreEvent, frozen=True, tag="building"):
    """A card is going to be built, once it is paid for."""

    seat: int
    card: str
    at: str


class Searching(CoreEvent, frozen=True, tag="searching"):
    """A stack is going to be looked through, once that is paid for."""

    seat: int
    stack: int


class Built(CoreEvent, frozen=True, tag="built"):
    """A card came into the principality of `realm`."""

    seat: int
    card: str
    realm: int
    at: str


class Left(CoreEvent, frozen=True, tag="left"):
    """A card of `owner` left the principality of `realm`."""

    owner: int
    card: str
    realm: int
    at: str
    to: Where


class Turned(CoreEvent, frozen=True, tag="turned"):
    """A card shows something else now: goods, points, a side, a target."""

    seat: int
    card: str
    realm: int
    at: str
    level: int


class Played(CoreEvent, frozen=True, tag="played"):
    """An action card; `against` is what a reaction answers."""

    seat: int
    card: str
    against: str | None = None


class Passed(CoreEvent, frozen=True, tag="passed"):
    """Somebody declined, or was done with it."""

    seat: int
    what: str


class Chose(CoreEvent, frozen=True, tag="chose"):
    """A target in a principality, or a pile."""

    seat: int
    what: str
    target: str


class Omitted(CoreEvent, frozen=True, tag="omitted"):
    """A discount struck this unit out of a cost."""

    seat: int
    resource: Resource


class DieRolled(CoreEvent, frozen=True, tag="die_rolled"):
    """One die for a duel or the like; `success` for whoever rolls."""

    seat: int
    by: str
    number: int
    success: bool


class Traded(CoreEvent, frozen=True, tag="traded"):
    """With the bank: `amount` of one resource for one of another."""

    seat: int
    give: Resource
    amount: int
    get: Resource


class Offering(CoreEvent, frozen=True, tag="offering"):
    """An offer to the opponent is being put together."""

    seat: int
    give: Basket
    want: Basket


class Offered(CoreEvent, frozen=True, tag="offered"):
    seat: int
    give: Basket
    want: Basket


class Replied(CoreEvent, frozen=True, tag="replied"):
    seat: int
    accepted: bool


class _SecretCard(CoreEvent, frozen=True):
    """An event whose card only some may know; `known_to` names them. Who else knows a card is a
    secret too: it would tell what they remember."""

    seat: int
    card: str | None
    known_to: list[Knower]

    def seen_by(self, viewer: Viewer) -> CoreEvent:
        if viewer == "open" or "public" in self.known_to:
            return self
        if viewer in self.known_to:
            return replace(self, known_to=[viewer])
        return replace(self, card=None, known_to=[])


class Drew(_SecretCard, frozen=True, tag="drew"):
    """The top card of a stack."""

    stack: int


class Took(_SecretCard, frozen=True, tag="took"):
    """A card of choice into the hand: from a stack, the opponent's hand, a pile or the display."""

    origin: Where
    place: int


class PutUnder(_SecretCard, frozen=True, tag="put_under"):
    """A card went face down under a stack; `owner` held it."""

    owner: int
    stack: int


class _SecretCards(CoreEvent, frozen=True):
    seat: int
    cards: list[str] | None
    known_to: list[Knower]

    def seen_by(self, viewer: Viewer) -> CoreEvent:
        if viewer == "open" or "public" in self.known_to:
            return self
        if viewer in self.known_to:
            return replace(self, known_to=[viewer])
        return replace(self, cards=None, known_to=[])


class Looked(_SecretCards, frozen=True, tag="looked"):
    """Somebody looked through a stack, or its top part; top first."""

    stack: int


class HandShown(_SecretCards, frozen=True, tag="hand_shown"):
    """`seat` looked at the hand of `owner`."""

    owner: int


class Reordered(CoreEvent, frozen=True, tag="reordered"):
    """The top cards of a stack were put back in another order, or a stack was shuffled."""

    seat: int
    stack: int
    cards: int


class TopsTurned(CoreEvent, frozen=True, tag="tops_turned"):
    """The top cards of these stacks lie face up."""

    stacks: list[int]
    cards: list[str]


class Discarded(CoreEvent, frozen=True, tag="discarded"):
    seat: int
    card: str
    pile: int


class TokenMoved(CoreEvent, frozen=True, tag="token_moved"):
    token: Token
    holder: int | None


class SevenReached(CoreEvent, frozen=True, tag="seven_reached"):
    """Attack and neutral action cards may be played from now on (C52)."""


class CurseLifted(CoreEvent, frozen=True, tag="curse_lifted"):
    seat: int
    pile: str


class PhaseEnded(CoreEvent, frozen=True, tag="phase_ended"):
    seat: int
    phase: str


class GameEnded(CoreEvent, frozen=True, tag="game_ended"):
    """`winner` is None for a draw; `reason` is victory or rounds (C89)."""

    winner: int | None
    scores: list[int]
    reason: Literal["victory", "rounds"]


Event = (
    SetUp
    | Laid
    | RegionTurned
    | TurnStarted
    | Rolled
    | EventTurned
    | EventsShuffled
    | RegionsShuffled
    | Gained
    | Lost
    | Lapsed
    | Building
    | Searching
    | Built
    | Left
    | Turned
    | Played
    | Passed
    | Chose
    | Omitted
    | DieRolled
    | Traded
    | Offering
    | Offered
    | Replied
    | Drew
    | Took
    | PutUnder
    | Looked
    | HandShown
    | Reordered
    | TopsTurned
    | Discarded
    | TokenMoved
    | SevenReached
    | CurseLifted
    | PhaseEnded
    | GameEnded
)
