"""How a table plays: theme sets, tournament decks, a user's own card values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from hofnarr.catan.catalogue.data import THEME_SETS, Card, Change, ThemeSet, cards, check_change
from hofnarr.catan.catalogue.usual_decks import CHOSEN_EVENTS, DECK_SIZE, usual_deck, usual_events
from hofnarr.core.errors import BadInput

#: C94: the part of the event deck that every tournament game has.
FIXED_EVENTS = ("civil_war", "plague", "year_end")


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Own decks (section 12), by seat; None where a viewer may not know."""

    decks: list[list[str] | None]
    events: list[list[str] | None]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """
    >>> Options(sets=["knights"]).mode
    'extended'
    """

    sets: list[ThemeSet] = []
    #: In the combined game: forty theme cards by lot (C90), or all of them.
    theme_cards: Literal["forty", "all"] = "forty"
    tournament: Tournament | None = None
    #: Other numbers than ours, by card: a record carries them, so that it replays alone.
    cards: dict[str, Change] = {}
    #: 1: a game that was begun under the rules of `hofnarr.catan/1`, set by whoever reads such a
    #: game; left out for all others. Views carry it, so that bots think by the same rules.
    rules: Literal[1] | UnsetType = UNSET

    @property
    def mode(self) -> Literal["base", "extended", "combined", "tournament"]:
        if self.tournament is not None:
            return "tournament"
        return ("base", "extended", "combined", "combined")[len(self.sets)]


def check(options: Options) -> Options:
    """Raise BadInput where no game can be played so."""
    if len(set(options.sets)) < len(options.sets):
        raise BadInput(f"sets: {', '.join(options.sets)} names a set twice")
    if options.sets != [name for name in THEME_SETS if name in options.sets]:
        raise BadInput(f"sets: write them in the order {', '.join(THEME_SETS)}")
    for name, change in options.cards.items():
        check_change(name, change, "cards")
    if options.tournament is not None:
        _check_tournament(options.tournament, options.sets)
    return options


def _check_tournament(tournament: Tournament, sets: list[ThemeSet]) -> None:
    for field in ("decks", "events"):
        if len(getattr(tournament, field)) != 2:
            raise BadInput(f"tournament.{field}: two are needed, one for each player")
    for seat, deck in enumerate(tournament.decks):
        check_deck(deck, sets, f"tournament.decks[{seat}]")
    for seat, events in enumerate(tournament.events):
        at = f"tournament.events[{seat}]"
        if events is None or len(events) != CHOSEN_EVENTS:
            raise BadInput(f"{at}: {CHOSEN_EVENTS} events are chosen")
        _check_owned(events, owned(sets, events=True), at)


def check_deck(deck: list[str] | None, sets: Iterable[str], at: str) -> None:
    """C93: 33 cards, at most the copies of one base set and the theme sets."""
    if deck is None or len(deck) != DECK_SIZE:
        raise BadInput(f"{at}: has {len(deck or [])} cards, a deck has {DECK_SIZE}")
    _check_owned(deck, owned(sets, events=False), at)


def _check_owned(chosen: list[str], owned: dict[str, int], at: str) -> None:
    for name, count in Counter(chosen).items():
        if name not in owned:
            raise BadInput(f"{at}: {name!r} does not belong there")
        if count > owned[name]:
            raise BadInput(f"{at}: {count} x {name}, but there are {owned[name]}")


def owned(sets: Iterable[str], *, events: bool) -> dict[str, int]:
    chosen = {"base", *sets}
    return {c.id: c.count for c in cards() if c.set in chosen and is_deck_card(c, events=events)}


def is_deck_card(card: Card, *, events: bool = False) -> bool:
    """Whether a card lies in draw stacks (or, `events`, in the event deck)."""
    if events:
        return card.kind == "event"
    if card.kind == "center":
        return card.supply is None  # the Metropolis
    return card.kind not in ("region", "event")


def usual_tournament(sets: list[ThemeSet]) -> Tournament:
    """What players play with who bring nothing of their own."""
    return Tournament(
        decks=[usual_deck(seat, sets) for seat in (0, 1)],
        events=[usual_events(seat, sets) for seat in (0, 1)],
    )


VARIANTS: dict[str, Options] = {
    "base": Options(),
    **{name: Options(sets=[name]) for name in THEME_SETS},
    "all": Options(sets=list(THEME_SETS)),
    "tournament": Options(sets=list(THEME_SETS), tournament=usual_tournament(list(THEME_SETS))),
}


def choose(sets: str = "base", *, theme_cards: str = "forty") -> Options:
    """What the command line calls `--set`: base, all, one set, or several with commas.

    >>> choose("politics,knights").sets
    ['knights', 'politics']
    """
    if sets in VARIANTS:
        chosen = VARIANTS[sets]
    else:
        names = [name.strip() for name in sets.split(",")]
        for name in names:
            if name not in THEME_SETS:
                known = ", ".join([*VARIANTS, "or several sets with commas"])
                raise BadInput(f"unknown set {name!r}: choose {known}")
        chosen = Options(sets=[name for name in THEME_SETS if name in names])
    if theme_cards not in ("forty", "all"):
        raise BadInput(f"theme cards: {theme_cards!r} is neither forty nor all")
    return msgspec.structs.replace(chosen, theme_cards=theme_cards)
