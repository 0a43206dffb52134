"""What a player knows about single cards, beyond the points printed on them: hundredths of a
victory point, as they are early in the game. Cards that are not named bring nothing else."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import COUNT, SAME, title

#: Cards in play: what they do besides points, yields, rates and the hand limit.
IN_PLAY = {
    "garrison": 7,
    "smithy": 10,
    "harbor": 8,
    "town_hall": 10,
    "church": 8,
    "bath_house": 3,
    "aqueduct": 4,
    "abbey": 6,
    "library": 6,
    "castle": 8,
    "tournament_grounds": 6,
    "larger_harbor": 6,
    "privateer_fleet": 9,
    "watchtower": 2,
    "toll_station": 14,
    "bank": 6,
    "large_trade_fleet": 10,
    "palace": 8,
    "peasant_army": 6,
    "holy_site": 3,
    "mission": 3,
    "order_castle": 4,
    "church_domain": 12,
    "archdiocese": 8,
    "secret_society": 12,
    "court": 6,
    "bordello": 6,
    "barbarian_stronghold": 5,
    "trading_branch": 18,
    "wine_cellar": 4,
    "baroc": 5,
    "sven": 4,
    "flavo": 4,
    "treasure_fleet": 14,
    "colonial_base": 8,
    "coin_residence": 5,
    "paper_residence": 10,
    "cloth_residence": 7,
    "secret_brotherhood": 5,
    "merchant_company": 10,
    "scriptorium": 16,
    "triumphal_arch": 30,
    "flagship": 3,
}

#: Action cards in the hand, where they can be played.
IN_HAND = {
    "alchemist": 14,
    "arsonist": 26,
    "bishop": 6,
    "black_knight": 16,
    "brigands": 16,
    "brigands_km": 16,
    "caravan": 11,
    "caravan_km": 11,
    "herb_woman": 5,
    "merchant": 15,
    "scout": 14,
    "spy": 14,
    "imelda": 20,
    "spice_caravan": 18,
    "border_conflict": 10,
    "inquisition": 4,
    "archivist": 4,
    "bribery": 20,
    "diplomat": 16,
    "wedding": 12,
    "chancellor": 26,
    "church_curse": 5,
    "doctor": 4,
    "council_meeting": 12,
    "ancient_knowledge": 14,
    "anton": 12,
    "campaign": 16,
    "dogma": 18,
    "eryn": 16,
    "christopher": 14,
    "gunther": 18,
    "neighborly_help": 14,
    "sigmund": 6,
}


def _by_title(table: dict[str, int]) -> tuple[int, ...]:
    known = {title(name): worth for name, worth in table.items()}
    return tuple(known.get(card, known.get(SAME[card], 0)) for card in range(COUNT))


EFFECT = _by_title(IN_PLAY)
PLAYABLE = _by_title(IN_HAND)
