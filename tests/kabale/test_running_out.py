"""Running out of cards (R5), and columns that grow as far as the rules let them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, DOMAINS, TARGET_INDEX, TARGETS
from hofnarr.kabale.events import Awarded, DrewNothing, Event, RoundEnded, RoundStarted, Skipped
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import TARGET_SOURCE, State
from hofnarr.testing.kabale import COLOURS, NamedChance, Scenario, assert_all_cards, every
from tests.kabale.rulebook import award as rulebook_award

# --- nothing to draw, nobody to play --------------------------------------------------------------


def exhausted(*blue_hand: str) -> Scenario:
    """All of white's cards and all but a few of blue's lie in column 0; column 1 is empty."""
    table = Scenario(players=2).turn("blue").hand("blue", *blue_hand)
    return table.column(0, every("white") + ", " + every("blue", but=blue_hand))


def test_r5_with_both_piles_empty_nothing_is_drawn() -> None:
    table = exhausted("king", "queen").play("king", 1).expect_hand("blue", "queen")
    assert table.told(DrewNothing) == [DrewNothing(1)]


def test_r5_a_player_without_cards_in_hand_is_skipped() -> None:
    table = exhausted("king", "queen").play("king", 1).expect_to_act("blue")
    assert table.told(Skipped) == [Skipped(0)]


def test_r5_several_players_in_a_row_are_skipped() -> None:
    table = Scenario(players=4).hand("white", "king", "queen").hand("green", "king", "queen")
    table.column(0, every("blue") + ", " + every("red"))
    table.play("king", 1).expect_to_act("green").play("king", 1).expect_to_act("white")
    assert table.told(Skipped) == []
    table.play("queen", 1).expect_to_act("green")
    assert table.told(Skipped) == [Skipped(1), Skipped(2)]


def test_r5_a_player_with_an_empty_hand_is_skipped_even_with_a_discard_pile() -> None:
    """Blue's explorer is killed out of turn: blue has a discard pile, but no card in hand."""
    table = Scenario(players=2).hand("white", "king", "queen", "juliet").hand("blue")
    table.column(0, every("blue", but=("explorer",)) + ", white assassin down")
    table.column(1, "blue explorer down").play("king", 1).expect_discard("blue", "explorer")
    assert table.expect_to_act("white").told(Skipped) == [Skipped(1)]


def test_r5_the_killed_card_is_the_discard_pile_that_is_drawn_from() -> None:
    table = Scenario(players=2).turn("blue").hand("blue", "king")
    table.column(0, every("blue", but=("king",))).column(1, "white assassin down")
    table.play("king", 1).expect_hand("blue", "king").expect_to_act("white")
    assert table.story == ["placed", "uncovered", "killed", "reshuffled", "drew"]


def test_r5_if_nobody_has_a_card_the_round_ends_and_columns_are_awarded_as_they_lie() -> None:
    table = exhausted("king", "queen").play("king", 1).play("queen", 1).expect_round(2)
    ended = table.told(RoundEnded)[0]
    assert [len(cards) for cards in ended.columns] == [48, 2]
    assert table.told(Skipped) == [Skipped(0), Skipped(1)]
    table.expect_winner(1, "blue")
    assert table.totals_of(1) == {"blue": 36}


def test_r5_such_a_round_counts_as_ended_by_the_last_player_who_placed_a_card() -> None:
    """Red places the last card; the next round is begun by green, on red's left."""
    table = Scenario(players=4).turn("red").starter("white").hand("red", "king")
    table.column(0, every("white") + ", " + every("blue") + ", " + every("green"))
    table.column(1, every("red", but=("king",))).play("king", 2)
    assert table.told(RoundEnded)[0].ender == 2
    table.expect_round(2).expect_to_act("green")


def test_r5_an_empty_column_leaves_its_target_out_of_the_game() -> None:
    """R11: nobody takes part in a column without cards."""
    table = exhausted("king").target(1, "music", 5).play("king", 0).expect_round(2)
    table.expect_winner(1, None)
    assert table.told(Awarded)[1].target == ("music", 5)
    assert ("music", 5) not in table.open.targets_left
    assert all(("music", 5) not in seat.won for seat in table.open.seats)


def test_r5_before_the_next_round_all_draw_up_to_three_seat_0_first() -> None:
    table = exhausted("king").draws("white", "witch", "wizard", "double").play("king", 0)
    refill = ["reshuffled", "drew", "drew", "drew"]
    assert table.story[-9:] == [*refill, *refill, "round_started"]
    table.expect_hand("white", "witch", "wizard", "double")
    assert [(seat.hand_count, seat.pile_count) for seat in table.open.seats] == [(3, 22), (3, 22)]


def test_r5_a_short_pile_is_used_up_before_the_reshuffle() -> None:
    """The moving player has two cards left when the round ends, and no more to draw."""
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, every("white", but=("king", "queen", "dragon")))
    table.hand("white", "king", "queen", "dragon").draws("white", "beggar")
    table.play("king", 1).expect_round(2).expect_hand("white", "queen", "dragon", "beggar")
    assert table.story[-3:] == ["reshuffled", "drew", "round_started"]


def test_in_ordinary_play_all_hands_are_full_before_a_round() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "blue king").play("king", 1).expect_round(2)
    assert table.story[-2:] == ["awarded", "round_started"]


def test_r5_the_cloak_draws_nothing_either() -> None:
    table = Scenario(players=2).turn("blue").hand("blue", "king").hand("white", "storm")
    others = every("white", but=("cloak", "storm")), every("blue", but=("king",))
    table.column(0, ", ".join(others)).column(1, "white cloak down")
    table.play("king", 1).expect_to_act("white", "cloak").slip("storm").expect_round(2)
    assert table.told(DrewNothing) == [DrewNothing(0), DrewNothing(1)]


# --- a column that takes all cards ----------------------------------------------------------------


def hoarding_decks(players: int) -> list[list[str]]:
    """First cloak, storm and explorer; the others differ from seat to seat in their order, so that
    no two assassins meet."""
    first = ["cloak", "storm", "explorer"]
    rest = [card for card in CARD_IDS if card not in first]
    return [[*first, *rest[3 * seat :], *rest[: 3 * seat]] for seat in range(players)]


def hoarding_move(state: State, decks: Sequence[Sequence[str]]) -> Action:
    """Bring as many cards as possible into column 0.

    Storms would close it and explorers leave it. Two players slip the explorers under their cloaks
    and place the storms last of all. More players slip the storms, and give each other column one
    explorer, so that only that of the last seat is left: it is the last card of the round.
    """
    view = state.view("open")
    seat, players = view.to_act, len(view.seats)
    assert seat is not None
    hand = sorted(view.seats[seat].hand or (), key=decks[seat].index)
    slipped, kept = ("explorer", "storm") if players == 2 else ("storm", "explorer")
    if view.decision == "cloak":
        assert slipped in hand
        return Cloak(seat, slipped)
    if view.decision == "swap":
        return Swap(seat, None)
    at_once = [card for card in hand if card not in (slipped, kept)]
    if players > 2 and kept in hand and seat < players - 1:
        return Play(seat, kept, seat + 1)
    return Play(seat, at_once[0] if at_once else kept, 0)


class HoardedRound:
    """The first round of a game where everybody places nearly all cards in column 0."""

    def __init__(self, players: int) -> None:
        decks = hoarding_decks(players)
        self.targets = [(domain, 5) for domain in DOMAINS[:players]]
        chance = NamedChance()
        for seat, deck in enumerate(decks):
            chance.name(str(seat), [CARD_INDEX[card] for card in deck])
        chance.name(TARGET_SOURCE, [TARGET_INDEX[target] for target in self.targets])
        self.state, self.opening = State.new(players, Options(), chance, 0)
        self.moves: list[tuple[Action, list[Event]]] = []
        while self.state.view("public").round == 0:
            action = hoarding_move(self.state, decks)
            self.moves.append((action, self.state.apply(action, chance)))
            assert_all_cards(self.state)

    @property
    def last(self) -> list[Event]:
        return self.moves[-1][1]


@pytest.mark.parametrize(("players", "most"), [(2, 50), (3, 73), (6, 145)])
def test_a_column_grows_as_far_as_play_can_bring_it(players: int, most: int) -> None:
    """With two players all 50 cards of the game end in one column. With more, storms and explorers
    make one card for each further column the least that lies elsewhere."""
    hoarded = HoardedRound(players)
    ended = next(event for event in hoarded.last if isinstance(event, RoundEnded))
    assert [len(cards) for cards in ended.columns] == (
        [50, 0] if players == 2 else [most, *[1] * (players - 1)]
    )
    assert isinstance(hoarded.last[-1], RoundStarted)
    assert sum(isinstance(event, Skipped) for event in hoarded.last) == players


@pytest.mark.parametrize("players", [2, 6])
def test_the_award_of_such_a_column_is_that_of_the_rules(players: int) -> None:
    hoarded = HoardedRound(players)
    ended = next(event for event in hoarded.last if isinstance(event, RoundEnded))
    awards = [event.award for event in hoarded.last if isinstance(event, Awarded)]
    for target, cards, award in zip(hoarded.targets, ended.columns, awards, strict=True):
        verdict = rulebook_award(target, [(str(owner), card) for owner, card in cards])
        assert str(award.winner) == str(verdict.winner)
        assert {str(owner): total for owner, total in award.totals.items()} == verdict.totals


@pytest.mark.parametrize("players", range(2, 7))
def test_a_column_holds_25_cards_of_every_player(players: int) -> None:
    """The last card of the game that is not there yet comes to column 0: nothing is cut short."""
    table = Scenario(players).turn(players - 1).hand(players - 1, "king")
    owners = [every(colour) for colour in COLOURS[: players - 1]]
    last = every(players - 1, but=("king",))
    table.column(0, ", ".join([*owners, last])).play("king", 0).expect_round(2)
    cards = table.told(RoundEnded)[0].columns[0]
    assert len(cards) == len(set(cards)) == 25 * players
    assert cards[-1] == (players - 1, "king")
    assert len(table.award_of(0).totals) == players
    assert [len(award.award.totals) for award in table.told(Awarded)[1:]] == [0] * (players - 1)
    assert len(table.open.targets_left) == len(TARGETS) - 2 * players
