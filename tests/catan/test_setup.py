"""Set-up and the four modes of the game (sections 1, 3, 11, 12)."""

from __future__ import annotations

from collections import Counter

import pytest

from hofnarr.catan.actions import Arrange, Look, Take
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.catalogue.data import by_id, cards, sets
from hofnarr.catan.catalogue.titles import NAMES, title
from hofnarr.catan.events import PutUnder, SetUp
from hofnarr.catan.game import GAME
from hofnarr.catan.options import VARIANTS, Options, Tournament, check, choose, usual_tournament
from hofnarr.catan.state import State
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.testing.catan import Scenario
from tests.catan.covering import covers


def new(options: Options | None = None, seed: int = 1, start: int = 0) -> State:
    state, _ = GAME.new(2, options or Options(), RandomChance(seed), start)
    return state


def arranged(options: Options | None = None, seed: int = 1, start: int = 0) -> State:
    state = new(options, seed, start)
    while isinstance(state.legal()[0], Arrange):
        state.apply(state.legal()[0], RandomChance(1))
    return state


# --- start ----------------------------------------------------------------------------------------


@covers("C2")
def test_c2_start_regions_are_arranged_freely_before_any_stack_is_looked_at() -> None:
    state = new()
    assert len(state.legal()) == 6
    decided = Counter[int]()
    while isinstance(state.legal()[0], Arrange):
        decided[state.legal()[0].seat] += 1
        state.apply(state.legal()[-1], RandomChance(1))
    assert decided == {0: 5, 1: 5}  # the sixth place is no choice
    for seat in state.view("open").seats:
        assert len(seat.regions) == 6
        assert all(region.stock == 1 for region in seat.regions)
        assert seat.victory == 2
    assert isinstance(state.legal()[0], Look)


@covers("C3")
def test_c3_crests_are_given_by_lot() -> None:
    crests = set()
    for seed in range(8):
        _, opening = GAME.new(2, Options(), RandomChance(seed), 0)
        crests.add(tuple(event.crests[0] for event in opening if isinstance(event, SetUp)))
    assert crests == {("A",), ("B",)}


@covers("C4")
def test_c4_three_cards_of_one_stack_then_the_other_player_of_another() -> None:
    state = arranged(start=1)
    assert state.to_act() == 1
    state.apply(Look(1, 2), RandomChance(1))
    for _ in range(3):
        action = state.legal()[0]
        assert isinstance(action, Take)
        state.apply(action, RandomChance(1))
    assert len(state.view(1).seats[1].hand or []) == 3
    assert state.to_act() == 0
    assert {action.stack for action in state.legal()} == {0, 1, 3, 4}  # type: ignore[union-attr]
    assert state.view(0).seats[1].hand is None
    assert "?0" not in state.view(1).stacks[2].memory


def test_c4_theme_stacks_may_be_chosen_too() -> None:
    state = arranged(VARIANTS["knights"])
    assert {action.stack for action in state.legal()} == set(range(6))  # type: ignore[union-attr]


@covers("C7")
@pytest.mark.parametrize("mode", VARIANTS)
def test_c7_stacks_differ_by_one_card_at_most(mode: str) -> None:
    view = new(VARIANTS[mode]).view("open")
    for group in (0, 1):
        sizes = {stack.count for stack in view.stacks if stack.group == group}
        assert not sizes or max(sizes) - min(sizes) <= 1


# --- modes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["knights", "politics", "barbarians"])
def test_extended_game_has_the_stacks_and_events_of_the_table(name: str) -> None:
    entry = sets()[name]  # type: ignore[index]
    cs = card_set(VARIANTS[name])
    assert len(cs.base) == entry.base_cards_left_for_four_stacks
    assert len(cs.theme) == entry.theme_cards_for_two_stacks
    assert len(cs.events) == entry.event_deck
    assert cs.target == 13
    assert len(new(VARIANTS[name]).view("open").stacks) == 6


@covers("C5")
def test_c5_no_open_card_is_in_a_stack() -> None:
    for name in ("politics", "barbarians", "all"):
        cs = card_set(VARIANTS[name])
        assert not set(cs.display) & set(cs.base + cs.theme)
    assert [NAMES[card] for card in card_set(VARIANTS["politics"]).display] == [
        *("church", "church", "town_hall", "town_hall")
    ]


@covers("C6")
def test_c6_sets_have_the_listed_number_of_cards() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[card.set] += card.count
    assert counts == {"base": 120, "knights": 30, "politics": 29, "barbarians": 40}
    for name in ("productive_year_km", "caravan_km", "brigands_km"):
        assert by_id()[name].count == 1


@covers("C90", "C92")
def test_c90_combined_game_has_forty_theme_cards_by_lot() -> None:
    for name, stacks in (("knights,politics", 3), ("all", 4)):
        view = new(choose(name)).view("open")
        themed = [stack.count for stack in view.stacks if stack.group == 1]
        assert len(themed) == stacks
        assert sum(themed) == 40
        assert view.removed_count == len(card_set(choose(name)).theme) - 40
        assert not any(by_id()[card].kind == "event" for card in view.removed or [])
    assert len(new(choose("all")).view("open").events_unseen) == 10 + 3 + 3 + 5
    everything = new(choose("all", theme_cards="all")).view("open")
    assert everything.removed_count == 0


@covers("C91")
def test_c91_no_theme_card_needs_another_theme_card() -> None:
    for card in cards():
        for name in card.requires:
            assert by_id()[name].set == "base"


@covers("C93")
def test_c93_tournament_has_decks_of_33_in_four_private_stacks() -> None:
    state = new(VARIANTS["tournament"])
    view = state.view("open")
    assert [stack.count for stack in view.stacks] == [9, 8, 8, 8] * 2
    assert len(view.piles) == 2
    for seat in (0, 1):
        deck = view.options.tournament.decks[seat]  # type: ignore[union-attr]
        in_stacks = [
            card for stack in view.stacks[4 * seat : 4 * seat + 4] for card in stack.cards or []
        ]
        assert sorted(in_stacks) == sorted(deck or [])
    own = state.view(0).options.tournament
    assert own is not None
    assert own.decks[1] is None
    assert own.decks[0] is not None


@covers("C94")
def test_c94_tournament_events_are_three_fixed_and_four_of_each_player() -> None:
    events = new(VARIANTS["tournament"]).view("open").events_unseen
    assert len(events) == 11
    assert {"civil_war", "plague", "year_end"} <= set(events)


def tournament(**changes: object) -> Options:
    return Options(tournament=usual_tournament([]), **changes)  # type: ignore[arg-type]


@covers("C95")
def test_c95_tournament_players_use_their_own_stacks_and_piles() -> None:
    table = Scenario(options=tournament()).hand(0, "abbey").lay(0, "smithy", "-1U1")
    table.remove("-1U1")
    assert table.discarded(0) == ["smithy"]
    table.end()
    assert {action.stack for action in table.legal("draw")} == {0, 1, 2, 3}


def test_c95_conflict_puts_cards_under_the_victims_stacks() -> None:
    table = Scenario(options=tournament()).lay(0, "karl", "-1U1").hand(1, "spy", "scout")
    table.roll("question", 6, event="conflict")
    assert {action.stack for action in table.legal("put")} == {4, 5, 6, 7}
    table.put("spy", 5)
    assert table.told(PutUnder)[0].stack == 5


def test_c95_master_builder_looks_through_an_own_stack() -> None:
    table = Scenario(options=tournament()).hand(1, "spy")
    table.roll("question", 6, event="master_builder")
    assert {action.stack for action in table.legal("look")} == {0, 1, 2, 3}
    table.look(0).skip()
    assert {action.stack for action in table.legal("look")} == {4, 5, 6, 7}


def test_tournament_discards_go_to_the_pile_of_who_played() -> None:
    table = Scenario(options=tournament(), active=1).hand(1, "spy").hand(0, "karl").play("spy")
    table.take("karl")
    assert table.discarded(1) == ["spy"]
    assert table.discarded(0) == []


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (Options(sets=["knights", "knights"]), "sets: knights, knights names a set twice"),
        (Options(sets=["politics", "knights"]), "sets: write them in the order"),
        (
            Options(tournament=Tournament([["abbey"] * 33] * 2, [["plague"] * 4] * 2)),
            r"tournament.decks\[0\]: 33 x abbey, but there are 2",
        ),
        (
            Options(tournament=Tournament([["abbey"], []], [[], []])),
            r"tournament.decks\[0\]: has 1 cards, a deck has 33",
        ),
    ],
)
def test_impossible_options_are_refused_with_the_place(options: Options, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        check(options)


def test_unknown_sets_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown set 'dragons'"):
        choose("dragons")


def test_a_deck_may_only_have_cards_of_its_sets() -> None:
    options = tournament()
    assert options.tournament is not None
    deck = options.tournament.decks[0]
    assert deck is not None
    deck[0] = "castle"
    with pytest.raises(BadInput, match="'castle' does not belong there"):
        check(options)
    check(Options(sets=["knights"], tournament=options.tournament))
    assert title("castle") >= 0


def test_the_game_is_for_two() -> None:
    with pytest.raises(BadInput, match="the game is for 2"):
        GAME.new(3, Options(), RandomChance(1), 0)
