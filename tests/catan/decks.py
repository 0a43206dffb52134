"""Tournament decks with theme cards, for tests."""

from __future__ import annotations

from hofnarr.catan.options import RULINGS, Options, Tournament

_DECK_OF_MERCHANTS = [
    *("abbey", "abbey", "garrison", "brick_factory", "grain_mill", "woolen_mill", "brick_fleet"),
    *("gold_fleet", "ore_fleet", "conrad", "church", "colossus", "harbor", "marketplace"),
    *("counting_house", "merchant_guild", "town_hall", "bishop", "merchant", "spy", "palace"),
    *("bank", "larger_harbor", "large_trade_fleet", "large_trade_fleet", "toll_station"),
    *("toll_station", "watchtower", "inquisition", "inquisition", "spice_caravan"),
    *("spice_caravan", "caravan_km"),
]
_DECK_OF_ATTACKERS = [
    *("abbey", "abbey", "smithy", "foundry", "karl", "otto", "siegfried", "church", "church"),
    *("library", "library", "black_knight", "arsonist", "alchemist", "herb_woman", "scout"),
    *("bodo", "roland", "walther", "peasant_army", "castle", "castle", "privateer_fleet"),
    *("privateer_fleet", "tournament_grounds", "inquisition", "inquisition", "imelda", "imelda"),
    *("border_conflict", "border_conflict", "brigands_km", "palace"),
]

#: Every card of Knights & Merchants is in one of the decks.
KNIGHTS_TOURNAMENT = Options(
    rulings=RULINGS,
    sets=["knights"],
    tournament=Tournament(
        decks=[_DECK_OF_MERCHANTS, _DECK_OF_ATTACKERS],
        events=[
            ["productive_year_km", "productive_year", "progress", "master_builder"],
            ["raid", "raid", "conflict", "productive_year_km"],
        ],
    ),
)

_DECK_OF_CLERICS = [
    *("abbey", "abbey", "garrison", "brick_factory", "foundry", "otto", "siegfried", "ore_fleet"),
    *("church", "town_hall", "library", "black_knight", "spy", "bishop", "holy_site", "mission"),
    *("order_castle", "church_domain", "metropolis", "metropolis", "archdiocese", "bordello"),
    *("theater", "church_curse", "church_curse", "wedding", "wedding", "archivist", "chancellor"),
    *("council_meeting", "doctor", "doctor", "bribery"),
]
_DECK_OF_INTRIGUERS = [
    *("abbey", "smithy", "foundry", "karl", "gold_fleet", "church", "church", "town_hall"),
    *("library", "town_hall", "arsonist", "herb_woman", "scout", "alchemist", "brewery"),
    *("secret_society", "court", "house_of_republic", "theater", "metropolis", "holy_site"),
    *("order_castle", "church_curse", "church_curse", "diplomat", "chancellor", "chancellor"),
    *("council_meeting", "council_meeting", "archivist", "bribery", "wedding", "doctor"),
]

#: Every card of Politics & Intrigue is in one of the decks.
POLITICS_TOURNAMENT = Options(
    rulings=RULINGS,
    sets=["politics"],
    tournament=Tournament(
        decks=[_DECK_OF_CLERICS, _DECK_OF_INTRIGUERS],
        events=[
            ["begging_monk", "good_neighbors", "church_festival", "conflict"],
            ["good_neighbors", "church_festival", "plague", "master_builder"],
        ],
    ),
)

_DECK_OF_TRADERS = [
    *("abbey", "abbey", "grain_mill", "sawmill", "woolen_mill", "brick_fleet", "gold_fleet"),
    *("ore_fleet", "wool_fleet", "conrad", "church", "library", "town_hall", "marketplace"),
    *("counting_house", "harbor", "harbor_bt", "trading_branch", "wine_cellar", "flavo"),
    *("treasure_fleet", "colonial_base", "coin_residence", "paper_residence", "cloth_residence"),
    *("merchant_company", "commodity_exchange", "flagship", "christopher", "gunther", "anton"),
    *("neighborly_help", "sigmund"),
]
_DECK_OF_BARBARIANS = [
    *("abbey", "abbey", "smithy", "foundry", "lumber_fleet", "karl", "otto", "siegfried"),
    *("church", "church", "library", "library", "harbor", "arsonist", "black_knight", "spy"),
    *("alchemist", "barbarian_stronghold", "baroc", "johanna", "sven", "flavo", "witch_coven"),
    *("witch_coven", "secret_brotherhood", "scriptorium", "triumphal_arch", "ancient_knowledge"),
    *("ancient_knowledge", "campaign", "dogma", "dogma", "eryn"),
]

#: Every card of Barbarians & Traders is in one of the decks.
BARBARIANS_TOURNAMENT = Options(
    rulings=RULINGS,
    sets=["barbarians"],
    tournament=Tournament(
        decks=[_DECK_OF_TRADERS, _DECK_OF_BARBARIANS],
        events=[
            ["superstition", "barbarian_invasion", "barbarian_invasion", "lucky_trade_voyage"],
            ["superstition", "barbarian_invasion", "lucky_trade_voyage", "lucky_trade_voyage"],
        ],
    ),
)
