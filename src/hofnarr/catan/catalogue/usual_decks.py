"""The two decks of a tournament for players who bring none: builders and knights (section 12).

A deck is a core of base cards, and cards of the chosen theme sets, one set after the other in
turn. Whatever a theme card requires is among the first cards of the core.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hofnarr.catan.catalogue.data import ThemeSet

DECK_SIZE = 33
CHOSEN_EVENTS = 4
THEME_CARDS = 14  # of a deck, where a theme set is chosen
THEME_EVENTS = 2

#: By seat: base cards, the most needed first.
_CORES = (
    (
        *("church", "town_hall", "library", "abbey", "harbor", "foundry", "brick_factory"),
        *("colossus", "aqueduct", "bath_house", "marketplace", "counting_house", "ore_fleet"),
        *("brick_fleet", "gold_fleet", "walter", "merchant", "scout", "bishop"),
        # without theme sets all of them
        *("grain_mill", "woolen_mill", "sawmill", "abbey", "library", "town_hall", "church"),
        *("mint", "conrad", "otto", "alchemist", "caravan", "spy", "garrison"),
    ),
    (
        *("church", "town_hall", "library", "abbey", "smithy", "harbor", "foundry", "grain_mill"),
        *("conrad", "gotz", "karl", "otto", "walter", "siegfried", "colossus", "bath_house"),
        *("black_knight", "arsonist", "scout"),
        *("wool_fleet", "grain_fleet", "woolen_mill", "garrison", "garrison", "falk", "hagen"),
        *("pippin", "black_knight", "brigands", "herb_woman", "merchant", "spy", "spy"),
    ),
)
#: By seat and theme set.
_THEMES: tuple[dict[ThemeSet, tuple[str, ...]], ...] = (
    {
        "knights": (
            *("palace", "bank", "toll_station", "larger_harbor", "castle", "roland"),
            *("large_trade_fleet", "spice_caravan", "toll_station", "large_trade_fleet"),
            *("inquisition", "watchtower", "caravan_km", "spice_caravan"),
        ),
        "politics": (
            *("metropolis", "court", "archdiocese", "theater", "council_meeting", "mission"),
            *("order_castle", "holy_site", "brewery", "chancellor", "wedding", "doctor"),
            *("council_meeting", "metropolis"),
        ),
        "barbarians": (
            *("merchant_company", "commodity_exchange", "triumphal_arch", "harbor_bt"),
            *("colonial_base", "scriptorium", "anton", "treasure_fleet", "cloth_residence"),
            *("gunther", "neighborly_help", "wine_cellar", "trading_branch", "coin_residence"),
        ),
    },
    {
        "knights": (
            *("roland", "castle", "bodo", "imelda", "walther", "privateer_fleet", "palace"),
            *("border_conflict", "tournament_grounds", "castle", "inquisition", "imelda"),
            *("peasant_army", "privateer_fleet"),
        ),
        "politics": (
            *("metropolis", "court", "bordello", "theater", "bribery", "church_curse", "doctor"),
            *("secret_society", "brewery", "wedding", "archivist", "diplomat", "church_curse"),
            *("wedding",),
        ),
        "barbarians": (
            *("johanna", "triumphal_arch", "barbarian_stronghold", "sven", "baroc", "dogma"),
            *("flagship", "campaign", "eryn", "flavo", "secret_brotherhood", "sigmund"),
            *("ancient_knowledge", "dogma"),
        ),
    },
)
_EVENTS = (
    ("productive_year", "progress", "progress", "master_builder"),
    ("conflict", "productive_year", "plague", "productive_year"),
)
_THEME_EVENTS: tuple[dict[ThemeSet, tuple[str, ...]], ...] = (
    {
        "knights": ("productive_year_km",),
        "politics": ("good_neighbors", "church_festival"),
        "barbarians": ("lucky_trade_voyage", "lucky_trade_voyage"),
    },
    {
        "knights": ("raid", "raid"),
        "politics": ("begging_monk",),
        "barbarians": ("barbarian_invasion", "barbarian_invasion"),
    },
)


def usual_deck(seat: int, sets: Sequence[ThemeSet]) -> list[str]:
    """
    >>> len(usual_deck(0, [])), len(usual_deck(1, ["politics"]))
    (33, 33)
    """
    themes = _in_turn(_THEMES[seat][name] for name in sets)[:THEME_CARDS]
    return [*_CORES[seat][: DECK_SIZE - len(themes)], *themes]


def usual_events(seat: int, sets: Sequence[ThemeSet]) -> list[str]:
    themes = _in_turn(_THEME_EVENTS[seat][name] for name in sets)[:THEME_EVENTS]
    return [*_EVENTS[seat][: CHOSEN_EVENTS - len(themes)], *themes]


def _in_turn(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """The first of each row, then the second of each, and so on."""
    left = [list(row) for row in rows]
    found = []
    while any(left):
        found += [row.pop(0) for row in left if row]
    return found
