"""Beliefs about hidden cards: exact where they count, better than counting where they weigh."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from hofnarr.bots.kabale.teaching import beliefs, tell_beliefs
from hofnarr.bots.kabale.teaching.counting import count_chances, secrets
from hofnarr.bots.kabale.teaching.habits import FORMAT, Situation, habits
from hofnarr.bots.kabale.teaching.make_habits import fit, sightings, surprise
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.kabale.cards import CARD_IDS
from hofnarr.kabale.game import GAME
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State
from hofnarr.kabale.view import View
from hofnarr.testing.kabale import Scenario
from hofnarr.texts import LANGUAGES, texts_for

SAMPLES = 1500


def random_views(seats: int, seed: int) -> list[View]:
    """Some views of one long game, more and more of it seen."""
    random = Random(seed)
    state, _ = State.new(seats, Options(), RandomChance(seed), start=0)
    views = []
    number = 0
    while state.to_act() is not None:
        if number % 23 == 7:
            views.append(state.view(random.randrange(seats)))
        state.apply(random.choice(state.legal()), RandomChance(f"{seed} {number}"))
        number += 1
    return views


# --- counting -------------------------------------------------------------------------------------


def check_against_resampled(view: View) -> int:
    """Counted chances are the frequencies among resampled states; gives how many were compared."""
    found = list(secrets(view))
    seen: list[Counter[str]] = [Counter() for _ in found]
    for seed in range(SAMPLES):
        opened = GAME.resample(view, seed).view("open")
        for counter, secret in zip(seen, found, strict=True):
            counter[str(opened.columns[secret.column].cards[secret.place].card)] += 1
    for counter, secret in zip(seen, found, strict=True):
        chances = count_chances(view, secret)
        assert sum(chances.values()) == pytest.approx(1)
        assert set(counter) <= set(chances)
        for card, chance in chances.items():
            error = sqrt(chance * (1 - chance) / SAMPLES)
            assert abs(counter[card] / SAMPLES - chance) <= 5 * error
    return len(found)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_counted_chances_are_those_of_resampled_states(seats: int) -> None:
    views = [view for seed in range(4) for view in random_views(seats, seed)]
    with_secrets = [view for view in views if any(secrets(view))]
    assert sum(check_against_resampled(view) for view in with_secrets[:3]) >= 3


def test_cards_shuffled_after_a_card_was_placed_are_ruled_out() -> None:
    """The reshuffle that puts the king back cannot have put it under the storm before."""
    for seed in range(40):
        for view in random_views(3, seed):
            late = [secret for secret in secrets(view) if secret.lies.cannot_be]
            if late:
                for secret in late:
                    assert not set(count_chances(view, secret)) & set(secret.lies.cannot_be)
                check_against_resampled(view)
                return
    pytest.fail("no game with a reshuffle over a face-down card")


def test_the_only_card_nobody_has_seen_is_certain() -> None:
    seen = [card for card in CARD_IDS if card != "witch"]
    table = Scenario(players=2).hand("blue").pile("blue").column(0, "blue witch down")
    assert len(table.state.view(0).seats[1].discard) == len(seen)
    [belief] = beliefs(table.state.view(0), 0)
    assert [(card.card, card.chance, card.counted) for card in belief.cards] == [("witch", 1, 1)]


# --- beliefs --------------------------------------------------------------------------------------


def test_there_is_a_belief_for_every_card_that_lies_hidden_and_no_other() -> None:
    table = (
        Scenario(players=3)
        .column(0, "blue cloak, blue romeo hidden, red king, red storm down")
        .column(1, "white king down")
        .column(2, "blue explorer known")
    )
    view = table.state.view(0)
    found = [(belief.place, belief.owner, belief.lies) for belief in beliefs(view, 0)]
    assert found == [(1, 1, "hidden"), (3, 2, "down")]
    assert beliefs(view, 1) == []
    assert beliefs(view, 2) == []
    assert [belief.owner for belief in beliefs(table.state.view("public"), 1)] == [0]


def test_a_belief_is_a_distribution_likeliest_first() -> None:
    for seats in (2, 5):
        for view in random_views(seats, 3):
            for column in range(seats):
                for belief in beliefs(view, column):
                    chances = [card.chance for card in belief.cards]
                    assert sum(chances) == pytest.approx(1)
                    assert chances == sorted(chances, reverse=True)


def test_hidden_cards_dealt_anew_do_not_change_a_belief() -> None:
    for view in random_views(4, 8):
        assert isinstance(view.viewer, int)
        other = GAME.resample(view, 1).view(view.viewer)
        for column in range(4):
            assert beliefs(view, column) == beliefs(other, column)


def test_a_king_is_rather_found_where_it_wins_than_a_squire_where_it_loses() -> None:
    table = Scenario(players=2).column(0, "white queen, blue king down")
    [belief] = beliefs(table.state.view(0), 0)
    chances = {card.card: card for card in belief.cards}
    assert chances["king"].chance > chances["king"].counted
    assert chances["squire"].chance < chances["squire"].counted


@pytest.mark.parametrize(("column", "words"), [(-1, "give 0 to 1"), (2, "there is no column 2")])
def test_a_column_that_is_not_there_is_refused(column: int, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        beliefs(Scenario(players=2).state.view(0), column)


def test_beliefs_are_told_in_four_languages() -> None:
    table = Scenario(players=2).column(0, "white queen, blue king down")
    told = {
        " ".join(tell_beliefs(texts_for(language), beliefs(table.state.view(0), 0), ["Ada", "Bea"]))
        for language in LANGUAGES
    }
    assert len(told) == len(LANGUAGES)
    assert all("Bea" in line and "%" in line for line in told)
    english = tell_beliefs(texts_for("en"), beliefs(table.state.view(0), 0), ["Ada", "Bea"])
    assert english[0].startswith("Column 1, face down (Bea): ")
    assert "20 other cards" in english[0]
    assert tell_beliefs(texts_for("en"), [], ["Ada", "Bea"]) == [
        "Nothing there is hidden from you."
    ]


# --- the model ------------------------------------------------------------------------------------


def test_the_table_of_habits_is_complete_and_moderate() -> None:
    table = habits()
    assert table.format == FORMAT
    for place in ("later", "hidden"):
        missing = {card for card in CARD_IDS if card not in table.factors[place]}
        assert missing <= {"cloak"}  # which cannot lie under itself
    factors = [
        factor for cards in table.factors.values() for pair in cards.values() for factor in pair
    ]
    assert all(0.1 < factor < 10 for factor in factors)


def test_the_table_foretells_cards_of_new_games_better_than_counting() -> None:
    """The games are others than those it was fitted to."""
    model = habits()
    new = list(sightings(2, range(5000, 5040)))
    factors = {at: model.factor(at) for seen in new for at in seen.chances}
    assert surprise(new, factors) < surprise(new, {}) - 0.02


def test_fitting_finds_a_habit_that_is_there() -> None:
    first, second = Situation("first", "king", True), Situation("first", "queen", True)
    from hofnarr.bots.kabale.teaching.make_habits import Sighting

    even = {first: 0.5, second: 0.5}
    seen = [Sighting(even, first)] * 750 + [Sighting(even, second)] * 250
    factors = fit(seen)
    assert factors[first] / factors[second] == pytest.approx(3, rel=0.1)
    assert surprise(seen, factors) < surprise(seen, {})
