"""Random games that get somewhere, and what must hold at any time of any game."""

from __future__ import annotations

from collections import Counter
from random import Random

from hofnarr.catan.catalogue.cardset import CardSet
from hofnarr.catan.catalogue.titles import METROPOLIS, title
from hofnarr.catan.engine import moves as kinds
from hofnarr.catan.engine.board import PUBLIC, Board
from hofnarr.catan.engine.points import recount
from hofnarr.catan.engine.steps import asked, held_cards
from hofnarr.catan.rules.building import refresh_places
from hofnarr.catan.rules.resources import MOST

#: How much a busy player likes a kind of move; 1 for all others.
TASTE = {
    kinds.BUILD: 30.0,
    kinds.SCOUT: 30.0,
    kinds.PLAY: 10.0,
    kinds.USE: 10.0,
    kinds.REMOVE: 0.02,
    kinds.GIVE: 0.1,
    kinds.END: 0.5,
}


def busy_move(s: Board, random: Random) -> int:
    """A random move of somebody who wants to build and play."""
    weights = [TASTE.get(move & kinds.KIND, 1.0) for move in s.moves]
    return random.choices(s.moves, weights)[0]


def all_cards(s: Board) -> Counter[int]:
    """Every card of the game, wherever it is."""
    cards: Counter[int] = Counter()
    for stack in s.stacks:
        cards.update(stack)
    for r in s.realms:
        cards.update(r.hand)
        cards.update(r.card[place] for place in r.built)
        cards[METROPOLIS] += r.centre.count(3)
    for pile in s.piles:
        cards.update(pile)
    cards.update(s.display)
    cards.update(s.removed)
    cards.update(card for _, card in held_cards(s))
    cards[title("dogma")] += len(s.dogmas)
    cards[title("church_curse")] += len(s.curses)
    return +cards


def dealt_cards(cs: CardSet) -> Counter[int]:
    return Counter(cs.pool(0)) + Counter(cs.pool(1)) + Counter(cs.display)


def assert_sound(s: Board) -> None:
    """Cards and resources are conserved; what is kept for speed is right; memories are true."""
    assert all_cards(s) == dealt_cards(s.cs)
    assert sorted((*s.events, *s.event_tail)) == sorted(s.cs.events)
    assert len(s.regions) + sum(len(r.slots) for r in s.realms) in range(11, 24)
    for r in s.realms:
        for res in range(6):
            assert r.room[res] == MOST * len(r.store[res]) - r.have[res]
        assert all(0 <= stock <= MOST for stock in r.stock)
        assert r.built == sorted(place for place, card in enumerate(r.card) if card >= 0)
        assert r.hand == sorted(r.hand)
    assert_up_to_date(s)
    _assert_true_memories(s)


#: What a realm keeps for speed: by `building.refresh_places`, then by `points.recount`.
KEPT = (
    *("free_any", "free_city", "rolled", "store", "have", "room"),
    *("count", "helpers", "rates", "local_rates", "acting"),
    *("vp", "strength", "commerce", "tourney", "limit", "yields"),
)


def assert_up_to_date(s: Board) -> None:
    """What is kept for speed is the same when it is counted anew, the legal moves included."""
    assert s.over or not s.stale
    fresh = s.clone()
    for r in fresh.realms:
        refresh_places(r)
    recount(fresh)
    for mine, its in zip(s.realms, fresh.realms, strict=True):
        for name in KEPT:
            assert getattr(mine, name) == getattr(its, name), name
    assert s.stores_count == fresh.stores_count
    if s.todo:
        fresh.kept = None
        assert s.moves == asked(s).moves(fresh)


def _assert_true_memories(s: Board) -> None:
    for viewer in range(PUBLIC + 1):
        for stack, cards in enumerate(s.stacks):
            assert _is_part(cards, s.memory[viewer][stack]), (viewer, stack)
    for place, known in enumerate(s.known):
        hand = s.realms[place % 2].hand
        assert len(known) == len(hand)
        assert not Counter(card for card in known if card >= 0) - Counter(hand)


def _is_part(cards: tuple[int, ...], memory: tuple[int, ...]) -> bool:
    """Whether the cards are among those remembered, in this order."""
    at = 0
    for entry in memory:
        if at < len(cards) and entry in (cards[at], -1, -2, -3):
            at += 1
    return at == len(cards)
