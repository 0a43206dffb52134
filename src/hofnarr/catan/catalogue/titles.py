"""Every card as a small number, and what never changes about it. Names live at the edge.

A further copy that a theme set brings (`same_as`) has a number of its own and acts as the card it
copies: `SAME[harbor_bt] == harbor`.
"""

from __future__ import annotations

from hofnarr.catan.catalogue import data
from hofnarr.catan.catalogue.data import RESOURCES

#: Cards that lie in hands, stacks and principalities, with centre cards; then events. File order.
CARDS = tuple(card for card in data.cards() if card.kind != "region")
NAMES = tuple(card.id for card in CARDS)
COUNT = len(CARDS)
_NUMBER = {name: number for number, name in enumerate(NAMES)}

REGIONS = tuple(card for card in data.cards() if card.kind == "region")
REGION_NAMES = tuple(card.id for card in REGIONS)
REGION_NUMBER = {name: number for number, name in enumerate(REGION_NAMES)}
#: By region: the resource, the number of the die, where it starts.
REGION_RES = tuple(RESOURCES.index(card.region.resource) for card in REGIONS if card.region)
REGION_DIE = tuple(card.region.number for card in REGIONS if card.region)
REGION_START = tuple(card.region.start for card in REGIONS if card.region)
RESOURCE_OF_TYPE = {card.region.type: card.region.resource for card in REGIONS if card.region}
STACK_REGIONS = tuple(n for n, start in enumerate(REGION_START) if start == "stack")

BRICK, GRAIN, LUMBER, ORE, WOOL, GOLD = range(6)


def title(name: str) -> int:
    """
    >>> NAMES[title("church")]
    'church'
    """
    return _NUMBER[name]


def find_title(name: str) -> int:
    """The number of a card that somebody named; -1 if there is none."""
    return _NUMBER.get(name, -1)


def titles(*names: str) -> tuple[int, ...]:
    return tuple(_NUMBER[name] for name in names)


#: By title: the card it counts as.
SAME = tuple(_NUMBER[card.same_as or card.id] for card in CARDS)
KIND = tuple(card.kind for card in CARDS)
CLASS = tuple(card.class_ for card in CARDS)
IS_BUILDING = tuple(name == "building" for name in CLASS)
IS_UNIT = tuple(name.startswith("unit/") for name in CLASS)
IS_KNIGHT = tuple(name == "unit/knight" for name in CLASS)
IS_TRADE_FLEET = tuple(name == "unit/trade_fleet" for name in CLASS)
IS_FLEET = tuple(name in ("unit/trade_fleet", "unit/fleet") for name in CLASS)
IS_ACTION = tuple(kind == "action" for kind in KIND)
IS_DEFENSE = tuple(name == "defense" for name in CLASS)
IS_FOREIGN = tuple(card.placement.side == "opponent" and card.kind != "action" for card in CARDS)
#: By title: what must stand in one's own principality (one of them), what must not.
REQUIRES = tuple(tuple(_NUMBER[name] for name in card.requires) for card in CARDS)
FORBIDS = tuple(tuple(_NUMBER[name] for name in card.forbids) for card in CARDS)

ROAD, SETTLEMENT, CITY, METROPOLIS = titles("road", "settlement", "city", "metropolis")

#: How a card is built: on which places.
NOT_BUILT, ON_ANY_SITE, ON_CITY_SITE, ON_OUTER, ON_ROAD, ON_CITY = range(6)
_AT = {
    "any_site": ON_ANY_SITE,
    "city_site": ON_CITY_SITE,
    "region_outer": ON_OUTER,
    "road": ON_ROAD,
    "on_city": ON_CITY,
}
AT = tuple(_AT.get(card.placement.at, NOT_BUILT) for card in CARDS)
ALSO_METROPOLIS = tuple(card.placement.also == "metropolis_site" for card in CARDS)


def _outer_resource(name: str | None) -> int:
    """The resource of the region that a landscape expansion needs; -1 for any."""
    return RESOURCES.index(RESOURCE_OF_TYPE[name]) if name in RESOURCE_OF_TYPE else -1


OUTER_RES = tuple(_outer_resource(card.placement.region) for card in CARDS)
MOST_PER_REALM = tuple(card.limit.per_principality or card.limit.per_player or 0 for card in CARDS)
