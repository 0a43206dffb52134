"""`python -m web.generate.catan.make_cards`: what the browser draws on Catan's cards.

The rules keep the facts in `cards.yaml`; the browser gets those that a face or a card page shows.
To be made anew whenever that file or a sign changes; a test compares.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from hofnarr.catan import cards as rules_of_cards
from hofnarr.catan.catalogue import data
from hofnarr.catan.catalogue.data import Card, Resource
from hofnarr.catan.catalogue.names import has_working_name
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.catalogue.usual_decks import CHOSEN_EVENTS, DECK_SIZE
from hofnarr.catan.engine.fields import Odds
from hofnarr.catan.options import FIXED_EVENTS, is_deck_card
from hofnarr.catan.rules.playing import odds_of
from hofnarr.catan.rules.resources import MOST
from hofnarr.texts import LANGUAGES
from web.generate.catan.cited import rulings_of
from web.generate.catan.signs import sign_of

CARDS = Path(__file__).parents[2] / "src/games/catan/cards/cards.json"

#: Where a card stands, in the browser's words.
PLACES = {
    "any_site": "settlement",
    "city_site": "city",
    "region_outer": "outer",
    "road": "road",
    "axis_end": "axis",
    "open_road_end": "axis",
    "on_settlement": "axis",
    "on_city": "axis",
}


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, rename={"class_": "class"}):
    """One card; a field that is missing is empty. `cards.ts` explains them."""

    id: str
    set: str
    kind: str
    class_: str
    count: int
    sign: str
    same_as: str = ""
    at: str = ""
    region: str = ""
    foreign: bool = False
    cost: list[tuple[Resource, int]] = []
    points: dict[str, int] = {}
    variable: list[str] = []
    cargo: str = ""
    requires: list[str] = []
    forbids: list[str] = []
    condition: bool = False
    rulings: int = 0
    cited: list[str] = []
    reconstructed: list[str] = []
    why: bool = False
    working_name: list[str] = []
    in_deck: bool = False
    tournament_only: bool = False
    duel: Odds | None = None


class RegionFacts(msgspec.Struct, frozen=True):
    id: str
    resource: str
    number: int
    start: str


def facts_of(card: Card) -> Facts:
    return Facts(
        id=card.id,
        set=card.set,
        kind=card.kind,
        class_=card.class_,
        count=card.count,
        sign=sign_of(card),
        same_as=card.same_as,
        at=PLACES.get(card.placement.at, ""),
        region=card.placement.region or "",
        foreign=card.placement.side == "opponent" and card.kind != "action",
        cost=[
            (resource, card.cost[resource]) for resource in data.RESOURCES if resource in card.cost
        ],
        points={name: n for name, n in msgspec.structs.asdict(card.points).items() if n},
        variable=sorted(card.variable),
        cargo=_cargo(card),
        requires=card.requires,
        forbids=card.forbids,
        condition=card.condition,
        rulings=card.notes,
        cited=rulings_of(card),
        reconstructed=_reconstructed(card),
        why=card.why,
        working_name=[language for language in LANGUAGES if has_working_name(card, language)],
        in_deck=is_deck_card(card),
        tournament_only=card.tournament_only,
        duel=odds_of(title(card.id)),
    )


def _cargo(card: Card) -> str:
    """The resource that a trade fleet carries."""
    first = card.id.partition("_")[0]
    return first if card.class_ == "unit/trade_fleet" and first in data.RESOURCES else ""


def _reconstructed(card: Card) -> list[str]:
    """The numbers that are not, or not all, known from a printed card."""
    origin = card.provenance
    groups = (("count", origin.count), ("cost", origin.cost), ("points", origin.points))
    return [name for name, source in groups if source != "printed"]


def _displays() -> dict[str, dict[str, int]]:
    return {
        name: entry.open_in_extended
        for name, entry in data.sets().items()
        if entry.open_in_extended
    }


def as_json() -> bytes:
    """One card a line, so that a change shows as a readable diff."""
    rules_of_cards.load()
    cards = [card for card in data.cards() if card.region is None]
    regions = [
        RegionFacts(card.id, card.region.resource, card.region.number, card.region.start)
        for card in data.cards()
        if card.region is not None
    ]
    deck = {"size": DECK_SIZE, "events": CHOSEN_EVENTS, "fixed_events": FIXED_EVENTS}
    encode = msgspec.json.encode
    lines = [
        b'"deck": ' + encode(deck),
        b'"store": ' + encode(MOST),
        b'"display": ' + encode(_displays()),
        b'"cards": [\n' + b",\n".join(encode(facts_of(card)) for card in cards) + b"\n]",
        b'"regions": [\n' + b",\n".join(encode(region) for region in regions) + b"\n]",
    ]
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


if __name__ == "__main__":
    CARDS.write_bytes(as_json())
    print(f"{CARDS.name}: {CARDS.stat().st_size:,} bytes")
