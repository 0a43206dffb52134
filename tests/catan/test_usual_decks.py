"""The usual decks of a tournament: allowed with any theme sets, every card can come into play."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from hofnarr.catan.catalogue.data import THEME_SETS, ThemeSet, by_id
from hofnarr.catan.options import VARIANTS, Options, check, usual_tournament

CHOICES = list(chain.from_iterable(combinations(THEME_SETS, size) for size in range(4)))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("sets", CHOICES, ids=lambda sets: ",".join(sets) or "base")
def test_usual_decks_hold_cards_of_all_chosen_sets(sets: tuple[ThemeSet, ...], seat: int) -> None:
    options = Options(sets=list(sets), tournament=usual_tournament(list(sets)))
    assert check(options).tournament is not None
    deck = usual_tournament(list(sets)).decks[seat] or []
    assert {by_id()[name].set for name in deck} == {"base", *sets}
    assert sum(by_id()[name].points.victory for name in deck) >= 6


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("sets", CHOICES, ids=lambda sets: ",".join(sets) or "base")
def test_usual_decks_hold_what_their_cards_require(sets: tuple[ThemeSet, ...], seat: int) -> None:
    deck = usual_tournament(list(sets)).decks[seat] or []
    for name in deck:
        card = by_id()[name]
        assert not card.requires or set(card.requires) & set(deck), name
        assert not set(card.forbids) & set(deck), name


def test_the_ready_tournament_is_played_with_all_theme_sets() -> None:
    ready = VARIANTS["tournament"]
    assert ready.sets == list(THEME_SETS)
    assert ready.tournament == usual_tournament(list(THEME_SETS))
