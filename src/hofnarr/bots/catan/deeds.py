"""Which deeds of the action phase are worth trying: one of several that come to the same."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import IS_FOREIGN, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import DOUBLES, LOCAL_RATES, UNCOUNTED, YIELD_MORE
from hofnarr.catan.engine.moves import BUILD, END, GIVE, KIND, REMOVE, TRADE, high, low
from hofnarr.catan.engine.places import ROADS, SITES

#: What no level does by itself: nothing within the turn tells whether it is good.
NOT_TRIED = frozenset((END, GIVE, REMOVE))
#: Cards that work on the regions beside them, besides those that say so themselves.
_BESIDE = frozenset(titles("peasant_army", "trading_branch", "flavo", "bath_house"))


def promising(s: Board, last: int = 0) -> list[int]:
    """The deeds to try after `last`.

    Trades can be made in any order, so they are tried in one. Where the place of a card does not
    matter, one settlement site and one city site stand for all.
    """
    found = []
    seen: set[tuple[int, int]] = set()
    for move in s.moves:
        kind = move & KIND
        if kind in NOT_TRIED or (kind == TRADE == last & KIND and move < last):
            continue
        if kind == BUILD and not _is_beside(high(move)):
            key = (high(move), _kind_of_place(s, low(move)))
            if key in seen:
                continue
            seen.add(key)
        if not is_twin(s, move):
            found.append(move)
    return found


def is_twin(s: Board, move: int) -> bool:
    """Whether a card would be built on the second of two free equivalent sites: the first will do.

    A twin of a foreign card lies in the other principality.
    """
    place = low(move)
    if move & KIND != BUILD or not SITES <= place < ROADS or (place - SITES) % 4 < 2:
        return False
    realm = 1 - s.active if IS_FOREIGN[high(move)] else s.active
    return s.realms[realm].card[place - 2] < 0


def _is_beside(card: int) -> bool:
    return (
        card in DOUBLES
        or card in YIELD_MORE
        or card in LOCAL_RATES
        or card in UNCOUNTED
        or card in _BESIDE
    )


def _kind_of_place(s: Board, place: int) -> int:
    """0 beside a settlement, 1 in a city, 2 anywhere else."""
    if SITES <= place < ROADS:
        return int(s.realms[s.active].centre[(place - SITES) // 4] > 1)
    return 2
