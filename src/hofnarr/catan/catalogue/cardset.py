"""Options compiled into tables: what everything costs and counts, which cards are in the game."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from hofnarr.catan.catalogue import data
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import CARDS, COUNT, title
from hofnarr.catan.options import FIXED_EVENTS, Options, check, is_deck_card

FORTY = 40  # C90


class CardSet:
    """Tables by title; a deck is a sorted tuple of titles."""

    __slots__ = (
        "base",
        "commerce",
        "copies",
        "cost",
        "decks",
        "display",
        "events",
        "first_rules",
        "groups",
        "is_base_game",
        "lot",
        "options",
        "price",
        "stack_groups",
        "stacks_of",
        "strength",
        "target",
        "theme",
        "tournament",
        "tourney",
        "vp",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        changes = options.cards
        points = [_points(card, changes) for card in CARDS]
        costs = [_cost(card, changes) for card in CARDS]
        #: Pairs of resource and amount; and the number of resources in all (C38).
        self.cost = tuple(tuple((res, n) for res, n in enumerate(cost) if n) for cost in costs)
        self.price = tuple(sum(cost) for cost in costs)
        self.vp = tuple(point.victory for point in points)
        self.strength = tuple(point.strength for point in points)
        self.tourney = tuple(point.tournament for point in points)
        self.commerce = tuple(point.commerce for point in points)
        self.tournament = options.tournament is not None
        #: The game is played by the rules of `hofnarr.catan/1`.
        self.first_rules = options.rules == 1
        self.is_base_game = options.mode == "base"
        self.target = 12 if self.is_base_game else 13
        self._choose_cards(options)

    def _choose_cards(self, options: Options) -> None:
        sets = data.sets()
        self.decks: tuple[tuple[int, ...], ...] = ()
        self.display: tuple[int, ...] = ()
        self.base: tuple[int, ...] = ()
        self.theme: tuple[int, ...] = ()
        self.lot = 0  # how many theme cards are drawn by lot; 0: all of them
        if options.tournament is not None:
            chosen = options.tournament
            self.decks = tuple(_sorted(deck or []) for deck in chosen.decks)
            self.events = _sorted([*FIXED_EVENTS, *(e for es in chosen.events for e in es or [])])
            self.stack_groups: tuple[int, ...] = (0, 0, 0, 0, 1, 1, 1, 1)
        else:
            self.display = _sorted(
                [card for name in options.sets for card, n in sets[name].open_in_extended.items()
                 for _ in range(n)]
            )  # fmt: skip
            self.base = _without(_deck(["base"]), self.display)
            self.theme = _without(_deck(options.sets), self.display)
            self.events = _deck(["base", *options.sets], events=True)
            if len(options.sets) > 1 and options.theme_cards == "forty":
                self.lot = FORTY
            theme_stacks = (0, 2, 3, 4)[len(options.sets)]
            self.stack_groups = (0,) * (4 if theme_stacks else 5) + (1,) * theme_stacks
        #: By seat: the stacks that a player may use (section 12).
        self.stacks_of = (
            (range(4), range(4, 8)) if self.tournament else (range(len(self.stack_groups)),) * 2
        )
        #: By title: how many of it were in the stacks at first.
        self.copies = tuple(
            sum(self.pool(group).count(card) for group in (0, 1)) for card in range(COUNT)
        )
        #: By title: in which deck a card began that is not in a tournament deck.
        self.groups = tuple(0 if card.set == "base" else 1 for card in CARDS)

    def pool(self, group: int) -> tuple[int, ...]:
        """The cards that the stacks of a group were made of."""
        if self.tournament:
            return self.decks[group]
        return (self.base, self.theme)[group]


def _points(card: data.Card, changes: dict[str, data.Change]) -> data.Points:
    change = changes.get(card.id)
    return card.points if change is None or change.points is None else change.points


def _cost(card: data.Card, changes: dict[str, data.Change]) -> list[int]:
    change = changes.get(card.id)
    cost = card.cost if change is None or change.cost is None else change.cost
    return [cost.get(resource, 0) for resource in RESOURCES]


def _sorted(names: list[str]) -> tuple[int, ...]:
    return tuple(sorted(title(name) for name in names))


def _deck(sets: list[data.ThemeSet] | list[str], *, events: bool = False) -> tuple[int, ...]:
    return tuple(
        number
        for number, card in enumerate(CARDS)
        if card.set in sets and is_deck_card(card, events=events) and not card.tournament_only
        for _ in range(card.count)
    )


def _without(deck: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    left = list(deck)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


@lru_cache(maxsize=64)
def _compiled(key: bytes) -> CardSet:
    return CardSet(check(msgspec.json.decode(key, type=Options)))


def card_set(options: Options) -> CardSet:
    """
    >>> len(card_set(Options()).base), card_set(Options(sets=["politics"])).target
    (62, 13)
    """
    return _compiled(msgspec.json.encode(options, order="deterministic"))


NOTHING = (0,) * COUNT
