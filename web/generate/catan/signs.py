"""Which sign a card of the Catan card game bears: a symbol of `web/public/catan-signs.svg`.

A card that is not named here bears the sign of its own id; knights and trade fleets share one each.
A card for which nobody has drawn a sign bears the general one of its class.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from hofnarr.catan.catalogue.data import Card

#: By class, where the cards of a class look alike.
_OF_CLASS = {"unit/knight": "knight", "unit/trade_fleet": "tradefleet"}
#: By class, for want of a sign of its own.
_IN_GENERAL = {"attack": "attack", "defense": "defense", "building": "towers", "event": "bell"}
SPRITE = Path(__file__).parents[2] / "public/catan-signs.svg"
_OF_CARD = {
    "alchemist": "alchemy",
    "ancient_knowledge": "lore",
    "anton": "purse",
    "archdiocese": "cathedral",
    "archivist": "books",
    "arsonist": "arson",
    "barbarian_invasion": "barbarian",
    "barbarian_stronghold": "stronghold",
    "bath_house": "bath",
    "begging_monk": "beggar",
    "bishop": "religion",
    "black_knight": "blackknight",
    "bordello": "juliet",
    "border_conflict": "map",
    "brewery": "beer",
    "bribery": "swapbag",
    "brick_factory": "kiln",
    "brigands": "brigand",
    "campaign": "ram",
    "caravan": "camel",
    "chancellor": "quill",
    "christopher": "helm",
    "church_curse": "blackbook",
    "church_domain": "granary",
    "church_festival": "bell",
    "civil_war": "fencing",
    "cloth_residence": "cloth",
    "coin_residence": "trade",
    "colonial_base": "palm",
    "commodity_exchange": "crate",
    "conflict": "duel",
    "council_meeting": "roundtable",
    "counting_house": "gold",
    "court": "throne",
    "diplomat": "dove",
    "doctor": "caduceus",
    "dogma": "creed",
    "eryn": "oak",
    "flagship": "fleet",
    "flavo": "juggler",
    "good_neighbors": "handshake",
    "grain_mill": "watermill",
    "gunther": "knapsack",
    "herb_woman": "herbs",
    "holy_site": "grail",
    "house_of_republic": "capitol",
    "imelda": "gown",
    "inquisition": "burningbook",
    "large_trade_fleet": "galley",
    "larger_harbor": "anchor",
    "lucky_trade_voyage": "horseshoe",
    "marketplace": "basket",
    "master_builder": "trowel",
    "merchant": "barter",
    "merchant_company": "strongbox",
    "merchant_guild": "scales",
    "mission": "cross",
    "neighborly_help": "bread",
    "order_castle": "templar",
    "palace": "king",
    "paper_residence": "paper",
    "peasant_army": "pitchfork",
    "privateer_fleet": "pirates",
    "productive_year": "cornucopia",
    "progress": "book",
    "raid": "catapult",
    "sawmill": "saw",
    "scout": "spyglass",
    "secret_brotherhood": "cloak",
    "secret_society": "hooded",
    "sigmund": "trident",
    "spice_caravan": "camelhead",
    "superstition": "raven",
    "theater": "masks",
    "toll_station": "bridge",
    "tournament_grounds": "trumpet",
    "town_hall": "clocktower",
    "trading_branch": "branch",
    "treasure_fleet": "treasure",
    "triumphal_arch": "arch",
    "wedding": "rings",
    "wine_cellar": "barrels",
    "witch_coven": "witch",
    "woolen_mill": "weaving",
    "year_end": "year",
}


def sign_of(card: Card) -> str:
    """
    >>> from hofnarr.catan.catalogue.data import by_id
    >>> [sign_of(by_id()[name]) for name in ("otto", "abbey", "caravan_km", "start_a_hills_5")]
    ['knight', 'abbey', 'camel', 'brick']
    """
    if card.region is not None:
        return "farming" if card.region.resource == "grain" else card.region.resource
    acts_as = card.same_as or card.id
    own = _OF_CARD.get(acts_as) or _OF_CLASS.get(card.class_) or acts_as
    return own if own in drawn() else _IN_GENERAL.get(card.class_, "neutral")


@cache
def drawn() -> frozenset[str]:
    """All signs of the sprite."""
    return frozenset(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text(encoding="utf-8")))
