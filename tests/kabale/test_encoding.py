"""Observations and action numbers: complete, honest, the same from every seat and every runner."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofnarr.core.chance import RandomChance
from hofnarr.kabale import encoding as e
from hofnarr.kabale import tensors
from hofnarr.kabale.cards import CARD_INDEX, DOMAINS, TARGET_INDEX, Target
from hofnarr.kabale.game import GAME
from hofnarr.kabale.kernel import layout, runners
from hofnarr.kabale.kernel.sight import observe
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State
from hofnarr.kabale.view import CardView, View
from hofnarr.testing.kabale import Scenario, every
from tests.kabale.compiled import COMPILED, needs_numba


def position(players: int, game: int, decisions: int, phase: int | None = None) -> State:
    """A random game, all option combinations, after so many decisions; or its end.

    With a phase it is played on until such a decision comes.
    """
    words = [0] * layout.state_size(players)
    kernel = runners.plain()
    kernel.random_game(words, players, game % 16, game % players, 4, game, decisions)
    while phase is not None and words[layout.PHASE] not in (phase, layout.OVER):
        decisions += 1
        kernel.playout(words, kernel.mix(decisions), kernel.mix(game) | 1, 1)
    return State(words)


# A random game has 25 to 45 decisions a player.
positions = st.integers(2, 6).flatmap(
    lambda players: st.builds(
        position,
        st.just(players),
        st.integers(0, 10_000),
        st.integers(0, 40 * players),
        st.sampled_from([None, layout.PLAY, layout.CLOAK_CHOICE, layout.SWAP_CHOICE]),
    )
)


def sight(state: State, viewer: int) -> list[int]:
    words = [0] * len(state.words)
    observe(state.words, viewer, words)
    return words


def observed(state: State, viewer: int) -> bytes:
    return tensors.encoded(sight(state, viewer), viewer).tobytes()


# --- what an observation tells --------------------------------------------------------------------


def cards(at: int, names: list[str]) -> set[int]:
    return {at + CARD_INDEX[name] for name in names}


def targets(at: int, won: list[Target]) -> Iterator[int]:
    """Of the two targets worth 3 the first stands for one of them, both for two."""
    for target in set(won):
        for copy in range(won.count(target)):
            yield at + TARGET_INDEX[target] + copy


def bits_of_card(card: CardView, place: int, owner: int) -> Iterator[int]:
    if place >= e.SLOTS:
        yield e.COLUMN_OLDER_OWNERS + owner
        yield from cards(e.COLUMN_OLDER_CARDS, [card.card] if card.card else [])
        return
    at = e.COLUMN_SLOTS + place * e.SLOT_BITS
    yield at + e.SLOT_OWNER + owner
    yield from cards(at + e.SLOT_CARD, [card.card] if card.card else [])
    if card.lies in ("down", "known"):
        yield at + e.SLOT_DOWN
    if card.lies == "hidden":
        yield at + e.SLOT_HIDDEN


def bits_of_column(view: View, number: int) -> Iterator[int]:
    assert isinstance(view.viewer, int)
    column = view.columns[number]
    domain, points = column.target
    yield e.COLUMN_THERE
    yield e.COLUMN_DOMAIN + DOMAINS.index(domain)
    yield e.COLUMN_POINTS + points - 1
    yield e.COLUMN_NEEDED + (0 if column.fulfilled else points - len(column.cards))
    if column.closed:
        yield e.COLUMN_CLOSED
    if view.where == number:
        yield e.COLUMN_DECIDED
    if column.cards and column.cards[-1].lies == "down" and column.cards[-1].cannot_be:
        yield e.COLUMN_OLD_FOOT
    for place, card in enumerate(reversed(column.cards)):
        yield from bits_of_card(card, place, (card.owner - view.viewer) % len(view.seats))


def bits_of_player(view: View, seat: int) -> Iterator[int]:
    player = view.seats[seat]
    lying = [card for column in view.columns for card in column.cards if card.owner == seat]
    yield e.PLAYER_THERE
    yield e.PLAYER_HAND + player.hand_count
    for step, count in enumerate(e.PILE_STEPS):
        if player.pile_count >= count:
            yield e.PLAYER_PILE + step
    if any(card.lies == "hidden" and card.cannot_be for card in lying):
        yield e.PLAYER_OLD_HIDDEN
    for step in range(e.SCORE_STEPS):
        if player.score > step * e.SCORE_STEP:
            yield e.PLAYER_SCORE + step
    yield from cards(e.PLAYER_UNSEEN, player.unseen)
    yield from cards(e.PLAYER_NOT_IN_PILE, [c for c in player.unseen if c not in player.fresh])
    yield from cards(e.PLAYER_DISCARD, player.discard)
    yield from targets(e.PLAYER_WON, player.won)


def bits_of(view: View) -> set[int]:
    """Every bit that must be set, read off the view."""
    assert isinstance(view.viewer, int)
    viewer, players = view.viewer, len(view.seats)
    bits = set()
    for column in range(len(view.columns)):
        bits |= {column * e.COLUMN_BITS + bit for bit in bits_of_column(view, column)}
    for seat in range(players):
        at = e.OBSERVED_PLAYERS + (seat - viewer) % players * e.PLAYER_BITS
        bits |= {at + bit for bit in bits_of_player(view, seat)}
    bits |= cards(e.OWN_HAND, view.seats[viewer].hand or [])
    bits |= cards(e.OWN_PILE, view.seats[viewer].pile or [])
    bits |= set(targets(e.TARGETS_TO_COME, view.targets_left))
    bits.add(e.WHOSE_TURN + (view.turn - viewer) % players)
    bits.add(e.WHO_BEGAN + (view.starter - viewer) % players)
    bits.add(e.HOW_MANY_PLAYERS + players - 2)
    bits |= {e.PLAYED_OPTIONS + bit for bit in range(4) if view.options.bits >> bit & 1}
    if view.to_act is not None and view.decision:
        bits.add(e.DECISION + ("play", "cloak", "swap").index(view.decision))
        bits.add(e.WHO_DECIDES + (view.to_act - viewer) % players)
        bits.add(e.WHICH_ROUND + view.round)
    return bits


def set_bits(view: View) -> set[int]:
    return {int(bit) for bit in tensors.observation(view).nonzero()[0]}


@given(positions)
def test_an_observation_tells_what_the_view_tells(state: State) -> None:
    for viewer in range(state.seats):
        view = state.view(viewer)
        assert set_bits(view) == bits_of(view)


@given(positions)
def test_the_observation_of_a_view_is_that_of_the_sight(state: State) -> None:
    for viewer in range(state.seats):
        assert tensors.observation(state.view(viewer)).tobytes() == observed(state, viewer)


def test_cards_beyond_the_newest_twelve_are_summed_up() -> None:
    table = Scenario(players=2).column(0, every("blue", but=("storm",)) + ", white king down")
    view = table.state.view(1)
    assert len(view.columns[0].cards) == 25
    assert set_bits(view) == bits_of(view)
    older = [card.card for card in view.columns[0].cards[:13]]
    shown = {bit for bit in set_bits(view) if bit < e.COLUMN_BITS}
    for card, index in CARD_INDEX.items():
        assert (e.COLUMN_OLDER_CARDS + index in shown) == (card in older)
    assert e.COLUMN_OLDER_OWNERS + 0 in shown
    assert e.COLUMN_OLDER_OWNERS + 1 not in shown


def test_cards_that_were_there_before_a_reshuffle_are_marked() -> None:
    table = Scenario(players=2).hand("white", "queen", "juliet").pile("white")
    table.column(0, "white cloak, white romeo hidden, blue king, blue queen")
    table.column(1, "white king down").draws("white", "dragon").play("queen", 0)
    view = table.state.view(1)
    assert e.COLUMN_BITS + e.COLUMN_OLD_FOOT in set_bits(view)
    assert e.OBSERVED_PLAYERS + e.PLAYER_BITS + e.PLAYER_OLD_HIDDEN in set_bits(view)
    assert set_bits(view) == bits_of(view)


def test_the_observation_has_one_size_and_no_bit_beyond_it() -> None:
    assert e.OBSERVATION_BITS == 6 * e.COLUMN_BITS + 6 * e.PLAYER_BITS + 122 == 3656
    for players in range(2, 7):
        words = [0] * e.OBSERVATION_WORDS
        e.encode(sight(position(players, 1, 30), 0), 0, words)
        assert words[-1] >> e.OBSERVATION_BITS % e.WORD_BITS == 0
        assert all(0 <= word <= e.WORD_MASK for word in words)


# --- honesty --------------------------------------------------------------------------------------


@given(positions, st.integers(0, 1_000_000))
def test_dealing_all_hidden_cards_anew_changes_no_bit(state: State, seed: int) -> None:
    for viewer in range(state.seats):
        dealt = GAME.resample(state.view(viewer), seed)
        assert observed(dealt, viewer) == observed(state, viewer)


def test_dealing_anew_does_change_what_others_see() -> None:
    """Otherwise the test above would prove nothing."""
    changed = 0
    for game in range(20):
        state = position(4, game, 40)
        dealt = GAME.resample(state.view(0), game)
        changed += observed(dealt, 1) != observed(state, 1)
    assert changed > 15


# --- relative seats -------------------------------------------------------------------------------


def moved_on(state: State, by: int) -> State:
    """The same game with everybody `by` seats further on."""
    n = state.seats
    words = state.words.copy()
    for word in (layout.ACTOR, layout.TURN, layout.STARTER):
        words[word] = (state.words[word] + by) % n
    for seat in range(n):
        there = layout.SEATS + (seat + by) % n * layout.SEAT_SIZE
        here = layout.SEATS + seat * layout.SEAT_SIZE
        words[there : there + layout.SEAT_SIZE] = state.words[here : here + layout.SEAT_SIZE]
    for column in range(n):
        top = layout.STACKS + column * n * layout.CARD_COUNT
        for at in range(top, top + words[layout.COUNT + column * layout.COLUMN_SIZE]):
            owner, card = divmod(state.words[at], 1 << layout.OWNER_SHIFT)
            words[at] = (owner + by) % n << layout.OWNER_SHIFT | card
    return State(words)


@given(positions, st.integers(1, 5))
def test_only_relative_seats_count(state: State, by: int) -> None:
    """Who sits where does not matter: each sees the same from their own seat."""
    if state.to_act() is None:  # nobody acts, and seat 0 is named only to name one
        return
    moved = moved_on(state, by)
    for viewer in range(state.seats):
        assert observed(moved, (viewer + by) % state.seats) == observed(state, viewer)


# --- action numbers -------------------------------------------------------------------------------


@given(positions)
def test_the_mask_holds_exactly_the_legal_actions(state: State) -> None:
    actor = state.to_act()
    where = state.words[layout.WHERE]
    numbers = {tensors.number_of(action, where) for action in state.legal()}
    assert len(numbers) == len(state.legal())
    words = [0] * e.MASK_WORDS
    e.action_mask(state.words, words)
    assert {n for n in range(e.MASK_WORDS * 32) if words[n // 32] >> n % 32 & 1} == numbers
    assert {n for n in range(-10, 200) if e.is_legal(state.words, n)} == numbers
    for viewer in range(state.seats):
        mask = tensors.mask(state.view(viewer))
        assert set(mask.nonzero()[0]) == (numbers if viewer == actor else set())


@given(positions)
def test_numbers_choices_and_actions_stand_for_each_other(state: State) -> None:
    where = state.words[layout.WHERE]
    for choice, action in enumerate(state.legal()):
        number = tensors.number_of(action, where)
        assert tensors.action_of(number, action.seat, where) == action
        assert e.id_of_choice(state.words, choice) == number
        assert e.choice_of_id(state.words, number) == choice


@given(positions)
def test_a_number_does_what_its_action_does(state: State) -> None:
    for action in state.legal():
        by_action, by_number = state.clone(), state.words.copy()
        by_action.apply(action, RandomChance(1))
        e.apply_id(by_number, None, tensors.number_of(action, state.words[layout.WHERE]))
        chance, kernel = RandomChance(1), runners.plain()
        while by_number[layout.PHASE] in (layout.CLOAK_DRAW, layout.TURN_DRAW):
            if not kernel.ready(by_number, None):
                kernel.draw(by_number, None, -1)
                continue
            pile = by_number[layout.PILE + by_number[layout.ACTOR] * layout.SEAT_SIZE]
            items = [card for card in range(layout.CARD_COUNT) if pile >> card & 1]
            kernel.draw(by_number, None, chance.draw("", items))
        if by_number[layout.PHASE] <= layout.LAST_CHOICE:  # else a round ended
            assert State(by_number) == by_action


def test_all_182_numbers_are_actions_and_different() -> None:
    """25 x 6 placements, 25 cards or none under a cloak, six columns for a traitor."""
    assert e.ACTION_COUNT == 25 * 6 + 25 + 1 + 6 == 182
    for where in range(6):
        actions = [tensors.action_of(number, 2, where) for number in range(e.ACTION_COUNT)]
        assert len(set(actions)) == e.ACTION_COUNT
        assert [tensors.number_of(action, where) for action in actions] == list(range(182))


# --- runners --------------------------------------------------------------------------------------


@pytest.mark.parametrize("runner", COMPILED)
@pytest.mark.parametrize("players", range(2, 7))
def test_compiled_code_encodes_as_plain_python_does(players: int, runner: str) -> None:
    run = runners.open_runner(runner, tensors.MODULES)
    words = run.ints(layout.state_size(players))
    out, mask = run.ints(e.OBSERVATION_WORDS), run.ints(e.MASK_WORDS)
    random = Random(players)
    for game in range(300):
        state = position(players, game, random.randrange(200))
        viewer = game % players
        words[:] = sight(state, viewer)
        out[:] = [7] * e.OBSERVATION_WORDS
        run.function("encode")(words, viewer, out)
        seen = np.array(out[:], np.int32)
        assert tensors.unpack(seen, e.OBSERVATION_BITS).tobytes() == observed(state, viewer)
        words[:] = state.words
        mask[:] = [7] * e.MASK_WORDS
        run.function("action_mask")(words, mask)
        legal = np.array(mask[:], np.int32)
        where = state.words[layout.WHERE]
        numbers = tensors.unpack(legal, e.ACTION_COUNT).nonzero()[0].tolist()
        assert sorted(tensors.number_of(a, where) for a in state.legal()) == numbers


@needs_numba
@pytest.mark.parametrize("players", range(2, 7))
def test_numba_numbers_choices_as_plain_python_does(players: int) -> None:
    run = runners.open_runner("numba", tensors.MODULES)
    random = Random(players)
    for game in range(300):
        state = position(players, game, random.randrange(200))
        words = run.ints(state.words)
        where = state.words[layout.WHERE]
        for number in (tensors.number_of(action, where) for action in state.legal()):
            choice = e.choice_of_id(state.words, number)
            assert run.function("choice_of_id")(words, number) == choice
            assert run.function("id_of_choice")(words, choice) == number


def test_positions_of_every_kind_are_looked_at() -> None:
    phases = {position(4, game, game % 120).words[layout.PHASE] for game in range(300)}
    assert phases == {layout.PLAY, layout.CLOAK_CHOICE, layout.SWAP_CHOICE, layout.OVER}
    assert {position(4, game, 0).options for game in range(16)} == {
        Options.from_bits(bits) for bits in range(16)
    }
