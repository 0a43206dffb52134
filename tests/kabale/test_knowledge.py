"""What everybody may know, and states that agree with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from hofnarr.core.chance import RandomChance
from hofnarr.core.game import Viewer
from hofnarr.kabale.cards import CARD_IDS
from hofnarr.kabale.events import Drew, Placed, Slipped
from hofnarr.kabale.game import GAME
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State
from hofnarr.kabale.view import CardView, View, sight_of
from hofnarr.testing.kabale import Scenario, assert_all_cards, every

# --- secret and public ----------------------------------------------------------------------------


def seen(table: Scenario, viewer: Viewer, column: int) -> list[CardView]:
    return table.state.view(viewer).columns[column].cards


def test_a_face_down_card_is_known_to_its_owner_only() -> None:
    table = Scenario(players=3).column(0, "red queen, blue storm down")
    assert seen(table, 1, 0)[1] == CardView(1, "storm", "down")
    for viewer in (0, 2, "public"):
        assert seen(table, viewer, 0)[1] == CardView(1, None, "down")
        assert seen(table, viewer, 0)[0] == CardView(2, "queen", "up")


def test_a_card_hidden_under_a_cloak_is_known_to_its_owner_only() -> None:
    table = Scenario(players=3).column(0, "blue cloak, blue romeo hidden, red king")
    assert seen(table, 1, 0)[1] == CardView(1, "romeo", "hidden")
    for viewer in (0, 2, "public"):
        assert seen(table, viewer, 0)[1] == CardView(1, None, "hidden")


def test_an_explorer_that_travelled_lies_face_down_but_stays_known() -> None:
    table = Scenario(players=3).column(0, "blue explorer down").play("king", 0)
    for viewer in (0, 1, 2, "public"):
        assert seen(table, viewer, 1) == [CardView(1, "explorer", "known")]
        assert "explorer" not in table.state.view(viewer).seats[1].unseen


def test_hands_and_the_draw_piles_are_secret() -> None:
    table = Scenario(players=2).hand("white", "king", "storm")
    for viewer in (1, "public"):
        white = table.state.view(viewer).seats[0]
        assert (white.hand, white.pile) == (None, None)
        assert (white.hand_count, white.pile_count) == (2, 23)
    own = table.state.view(0).seats[0]
    assert own.hand == ["king", "storm"]
    assert len(own.pile or ()) == 23


def test_the_set_not_yet_seen_is_draw_pile_hand_and_secret_cards_together() -> None:
    table = Scenario(players=2).hand("white", "king", "storm").discard("white")
    table.column(0, "white cloak, white witch hidden, blue king, white romeo down")
    table.column(1, "white queen, white dragon, blue storm down")
    for viewer in (1, "public"):
        assert set(table.state.view(viewer).seats[0].unseen) == set(CARD_IDS) - {
            "cloak",
            "queen",
            "dragon",
        }


def test_the_set_not_yet_seen_is_never_split_up() -> None:
    """Whichever of the cards is in hand, in the pile, face down or hidden: others see the same."""
    cards = ("king", "storm", "witch", "romeo")
    views = set()
    for hand, pile, hidden, foot in permutations(cards):
        table = Scenario(players=2).hand("white", hand).pile("white", pile)
        table.column(0, f"white cloak, white {hidden} hidden, blue king, white {foot} down")
        views |= {repr(table.state.view(1)), repr(table.state.view("public")).encode()}
    assert len(views) == 2


def test_the_assassins_victim_is_known() -> None:
    table = Scenario(players=2).column(0, "blue assassin down").play("king", 0)
    white = table.state.view("public").seats[0]
    assert "king" in white.discard
    assert "king" not in white.unseen


def test_after_the_end_of_a_round_all_its_cards_are_known() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "blue storm down").hand("white", "king", "queen").play("king", 1)
    assert table.state.view("public").seats[1].discard == ["storm"]
    assert table.state.view("public").seats[0].discard == ["king"]


def test_the_targets_each_player_won_are_public_knowledge() -> None:
    table = Scenario(players=2).won("white", ("music", 3), ("music", 3)).won("blue", ("trade", 1))
    view = table.state.view("public")
    assert [seat.won for seat in view.seats] == [[("music", 3), ("music", 3)], [("trade", 1)]]
    assert [seat.score for seat in view.seats] == [6, 1]


def test_only_the_seat_that_must_decide_sees_its_legal_actions() -> None:
    table = Scenario(players=2).column(0, "blue cloak down").play("king", 0)
    assert len(table.state.view(1).legal) == 4
    assert table.state.view(0).legal == table.state.view("public").legal == ()


def test_events_name_a_card_to_its_own_seat_only() -> None:
    for event in (Placed(1, 0, "king"), Drew(1, "king"), Slipped(1, 0, True, "king")):
        assert event.seen_by(1) == event == event.seen_by("open")
        for viewer in (0, "public"):
            assert "king" not in repr(event.seen_by(viewer))


# --- reshuffles -----------------------------------------------------------------------------------


def reshuffling() -> Scenario:
    """White has a card face down and one under the cloak, places one more, and reshuffles."""
    table = Scenario(players=2).hand("white", "queen", "juliet").pile("white")
    table.column(0, "white cloak, white romeo hidden, blue king, blue queen")
    return table.column(1, "white king down").draws("white", "dragon").play("queen", 0)


def new_pile() -> list[str]:
    return [card for card in CARD_IDS if card not in ("king", "queen", "juliet", "cloak", "romeo")]


def test_after_a_reshuffle_everybody_knows_which_cards_went_into_the_new_pile() -> None:
    table = reshuffling()
    for viewer in (0, 1, "public"):
        white = table.state.view(viewer).seats[0]
        assert white.fresh == new_pile()
        assert white.discard == []
    assert table.state.view(1).seats[0].pile_count == len(new_pile()) - 1


def test_what_lay_face_down_cannot_be_a_card_of_a_later_reshuffle() -> None:
    table = reshuffling()
    for viewer in (1, "public"):
        assert seen(table, viewer, 1) == [CardView(0, None, "down", new_pile())]
        assert seen(table, viewer, 0)[1] == CardView(0, None, "hidden", new_pile())
        assert seen(table, viewer, 0)[-1] == CardView(0, None, "down", new_pile())


def test_what_is_placed_after_the_reshuffle_can_be_any_card_not_yet_seen() -> None:
    table = reshuffling().play("juliet", 0).play("dragon", 0)
    assert seen(table, "public", 0)[-1] == CardView(0, None, "down", [])


def test_a_reshuffle_of_one_player_says_nothing_about_cards_of_another() -> None:
    table = Scenario(players=2).hand("white", "queen").pile("white")
    table.column(1, "blue king down").play("queen", 0)
    assert seen(table, "public", 1) == [CardView(1, None, "down", [])]


def test_a_card_slipped_under_the_cloak_just_before_the_reshuffle_of_its_own_draw() -> None:
    table = Scenario(players=2).hand("blue", "romeo", "witch").pile("blue")
    table.column(0, "blue cloak down").play("king", 0).slip("witch")
    hidden = seen(table, "public", 0)[1]
    assert hidden.lies == "hidden"
    assert set(hidden.cannot_be) == set(CARD_IDS) - {"romeo", "witch", "cloak"}


# --- states that agree with a view ----------------------------------------------------------------


def stopped_games(players: int, games: int) -> Iterator[State]:
    """States on the way through random games, at every stage."""
    for game in range(games):
        random = Random(game)
        chance = RandomChance(game)
        state, _ = State.new(players, Options.from_bits(game % 16), chance, game % players)
        for _ in range(random.randrange(30 * players)):
            if state.to_act() is not None:
                state.apply(random.choice(state.legal()), chance)
        yield state


def viewers(players: int) -> Sequence[Viewer]:
    return (*range(players), "public")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_resampled_state_keeps_all_that_the_viewer_knows(players: int) -> None:
    for number, state in enumerate(stopped_games(players, 40)):
        for viewer in viewers(players):
            view = state.view(viewer)
            other = GAME.resample(view, seed=number)
            assert other.view(viewer) == view
            assert_all_cards(other)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_sight_is_the_same_again_after_being_a_view(players: int) -> None:
    for state in stopped_games(players, 20):
        for viewer in viewers(players):
            view = state.view(viewer)
            assert sight_of(state.view(viewer)) == sight_of(GAME.resample(view, 1).view(viewer))


def test_a_resampled_state_can_be_played_to_its_end() -> None:
    for number, state in enumerate(stopped_games(3, 40)):
        other = GAME.resample(state.view(number % 3), seed=number)
        chance = RandomChance(number)
        while other.to_act() is not None:
            other.apply(other.legal()[0], chance)
        assert_all_cards(other)


def test_a_seat_keeps_its_own_cards_in_every_resampled_state() -> None:
    for number, state in enumerate(stopped_games(4, 40)):
        seat = number % 4
        other = GAME.resample(state.view(seat), seed=number)
        assert other.view("open").seats[seat] == state.view("open").seats[seat]


def test_resampling_varies_what_is_hidden() -> None:
    state, _ = State.new(3, Options(), RandomChance(1), 0)
    view = state.view(0)
    hands = {repr(GAME.resample(view, seed).view("open").seats[1].hand) for seed in range(50)}
    assert len(hands) > 40


def test_the_same_seed_resamples_the_same_state() -> None:
    state, _ = State.new(3, Options(), RandomChance(1), 0)
    assert GAME.resample(state.view(0), 5) == GAME.resample(state.view(0), 5)


def test_resampled_cards_are_never_those_ruled_out_by_a_reshuffle() -> None:
    view = reshuffling().state.view("public")
    feet = set()
    for seed in range(300):
        columns = GAME.resample(view, seed).view("open").columns
        secret = (columns[1].cards[0], columns[0].cards[1], columns[0].cards[-1])
        assert not {str(card.card) for card in secret} & set(new_pile())
        feet.add(secret[0].card)
    assert feet == {"king", "queen", "juliet", "romeo"}


# --- each of them equally likely ------------------------------------------------------------------

Deal = tuple[frozenset[str], tuple[str, ...]]


def deal_of(view: View) -> Deal:
    """White's hand and white's secret cards, column by column."""
    secret = [
        str(card.card)
        for column in view.columns
        for card in column.cards
        if card.owner == 0 and card.lies in ("down", "hidden")
    ]
    return frozenset(view.seats[0].hand or ()), tuple(secret)


def all_deals(view: View) -> set[Deal]:
    """Every way to deal white's unseen cards that agrees with the view, by trying all."""
    white = view.seats[0]
    places = [
        card
        for column in view.columns
        for card in column.cards
        if card.owner == 0 and card.lies in ("down", "hidden")
    ]
    deals: set[Deal] = set()
    for secret in permutations(white.unseen, len(places)):
        if any(card in place.cannot_be for card, place in zip(secret, places, strict=True)):
            continue
        rest = [card for card in white.unseen if card not in secret]
        for hand in combinations(rest, white.hand_count):
            pile = set(rest) - set(hand)
            if pile <= set(white.fresh):
                deals.add((frozenset(hand), secret))
    return deals


def assert_all_equally_likely(view: View, times: int = 200) -> None:
    """Resample `times` states for every possible one; chi-square far from the tails."""
    deals = all_deals(view)
    found = Counter(
        deal_of(GAME.resample(view, seed).view("open")) for seed in range(times * len(deals))
    )
    assert set(found) == deals
    chi_square = sum((count - times) ** 2 / times for count in found.values())
    freedom = len(deals) - 1
    # Mean `freedom`, standard deviation sqrt(2 * freedom): five of them either way.
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5, (chi_square, freedom)


def seen_of_white(*, but: Sequence[str]) -> str:
    """All other cards of white face up, the storm too."""
    return every("white", but=(*but, "storm")) + ", white storm"


def test_all_deals_of_hand_pile_and_a_face_down_card_are_equally_likely() -> None:
    table = Scenario(players=2).hand("white", "king", "queen").pile("white", "juliet", "romeo")
    table.column(0, seen_of_white(but=("king", "queen", "juliet", "romeo", "witch")))
    view = table.column(1, "white witch down").state.view(1)
    assert len(all_deals(view)) == 5 * 6
    assert_all_equally_likely(view)


def test_all_deals_after_a_reshuffle_are_equally_likely() -> None:
    """Two cards lie face down since before it: none of the four reshuffled ones, three of which are
    in the pile. So the third old card is in hand, with one of the four."""
    reshuffled = ("romeo", "witch", "wizard", "dragon")
    table = Scenario(players=3).hand("white", "queen", "juliet").pile("white")
    table.discard("white", *reshuffled).column(1, "white king down")
    table.column(0, seen_of_white(but=("king", "queen", "juliet", *reshuffled)))
    table.draws("white", "romeo").play("queen", 2)
    view = table.state.view("public")
    assert set(view.seats[0].fresh) == set(reshuffled)
    assert len(all_deals(view)) == 6 * 4
    assert_all_equally_likely(view)


def test_all_deals_with_a_card_placed_after_the_reshuffle_are_equally_likely() -> None:
    """If that card is an old one, more hands are possible than if it is a reshuffled one."""
    reshuffled = ("romeo", "witch", "wizard", "dragon")
    table = Scenario(players=3).hand("white", "king", "queen", "juliet").pile("white")
    table.discard("white", *reshuffled).draws("white", "romeo", "witch")
    own = ("king", "queen", "juliet", *reshuffled)
    table.column(0, ", ".join([every("blue"), every("red"), seen_of_white(but=own)]))
    view = table.play("king", 1).play("queen", 2).state.view("public")
    assert len(all_deals(view)) == 3 * (2 * 6 + 4 * 3)
    assert_all_equally_likely(view)


def test_all_deals_after_two_reshuffles_are_equally_likely() -> None:
    """King and queen lie there before both reshuffles, Juliet between them."""
    own = ("king", "queen", "juliet", "romeo", "witch", "wizard", "cloak")
    table = Scenario(players=4).hand("white", "queen", "juliet", "romeo").pile("white")
    table.discard("white", "witch", "wizard").draws("white", "witch", "wizard")
    table.column(1, "white cloak, white king hidden, red assassin down")
    others = every("blue"), every("green"), every("red", but=("assassin",))
    table.column(0, ", ".join([*others, seen_of_white(but=own)]))
    # Only white has cards: the reshuffle of witch and wizard, then that of the assassin's victim.
    table.play("queen", 2).play("juliet", 3).play("romeo", 1)
    table.expect_hand("white", "romeo", "witch", "wizard")
    view = table.state.view("public")
    hidden, queen, juliet = (view.columns[column].cards for column in (1, 2, 3))
    assert set(hidden[1].cannot_be) == set(queen[0].cannot_be) == {"romeo", "witch", "wizard"}
    assert juliet[0].cannot_be == ["romeo"]
    assert len(all_deals(view)) == 6 * 3
    assert_all_equally_likely(view)


def test_all_deals_in_the_middle_of_real_games_are_equally_likely() -> None:
    """Ten times, where white has few cards that were not seen."""
    tried = 0
    for game in range(400):
        view = half_way(game).view("public")
        few = view.to_act is not None and len(view.seats[0].unseen) <= 7
        if few and 10 <= len(all_deals(view)) <= 60:
            assert_all_equally_likely(view, times=100)
            tried += 1
        if tried == 10:
            return
    raise AssertionError("too few states with few possibilities")


def half_way(game: int) -> State:
    """Of a game of two who rather play their best numbers."""
    random = Random(game)
    chance = RandomChance(game)
    state, _ = State.new(2, Options(), chance, 0)
    for _ in range(random.randrange(25, 60)):
        legal = state.legal()
        if legal:
            state.apply(random.choice(legal[: (len(legal) + 1) // 2]), chance)
    return state
