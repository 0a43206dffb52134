"""What holds for every column and every game, tried on very many of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hofnarr.core.chance import RandomChance
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.actions import Action, Cloak, Play, Swap, legal_actions
from hofnarr.kabale.award import Award
from hofnarr.kabale.award import award as explained_award
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, DOMAINS, POINTS, TARGETS, Target
from hofnarr.kabale.events import DrewNothing, Event, GameEnded
from hofnarr.kabale.kernel import layout, playout, turn
from hofnarr.kabale.kernel.award import award as kernel_award
from hofnarr.kabale.options import EDITIONS, Options
from hofnarr.kabale.state import State
from hofnarr.testing.kabale import assert_all_cards, random_column
from tests.kabale import rulebook

Column = list[tuple[int, str]]

# --- the kernel and the rules text award alike ----------------------------------------------------


class Bench:
    """The kernel on one column at a time, in a list and with an event buffer that are reused."""

    def __init__(self) -> None:
        self.words = [0] * layout.state_size(layout.MAX_PLAYERS)
        self.rows = [0] * layout.EVENT_BUFFER

    def award(
        self, players: int, at: int, target: int, column: Column, options: int
    ) -> rulebook.Verdict:
        """The verdict of the kernel on this column, lying in column `at`."""
        words = self.words
        head = at * layout.COLUMN_SIZE
        top = layout.STACKS + at * players * layout.CARD_COUNT
        words[layout.PLAYERS] = players
        words[layout.OPTIONS] = options
        words[layout.TARGET + head] = target
        words[layout.COUNT + head] = len(column)
        entries = [owner << layout.OWNER_SHIFT | CARD_INDEX[card] for owner, card in column]
        end = top + len(column)
        words[top:end] = entries
        silent = kernel_award(words, None, at)
        silently_removed = [word & layout.REMOVED for word in words[top:end]]
        words[top:end] = entries
        self.rows[0] = 1
        winner = kernel_award(words, self.rows, at)
        assert winner == silent
        removed = [word & layout.REMOVED for word in words[top:end]]
        assert removed == silently_removed
        return rulebook.Verdict(
            None if winner < 0 else str(winner),
            self.totals(),
            [
                (str(owner), card)
                for (owner, card), gone in zip(column, removed, strict=True)
                if gone
            ],
        )

    def totals(self) -> dict[str, float]:
        rows = self.rows
        starts = range(1, rows[0], layout.ROW)
        return {str(rows[at + 2]): rows[at + 3] / 2 for at in starts if rows[at] == layout.E_TOTAL}


def by_the_rules(target: Target, column: Column, options: Options) -> rulebook.Verdict:
    return rulebook.award(
        target,
        [(str(owner), card) for owner, card in column],
        lowest_number=options.lowest_number,
        double_copies=options.double_copies,
    )


ALL_OPTIONS = [Options.from_bits(bits) for bits in range(16)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_awards_100_000_columns_as_the_rules_text_does(seed: int) -> None:
    """25,000 with each seed."""
    random = Random(seed)
    bench = Bench()
    for _ in range(25_000):
        players = random.randint(2, 6)
        column = random_column(random, random.randint(1, players))
        target = random.randrange(len(TARGETS))
        options = random.choice(ALL_OPTIONS)
        at = random.randrange(players)
        told = bench.award(players, at, target, column, options.bits)
        assert told == by_the_rules(TARGETS[target], column, options), (
            f"{TARGETS[target]} {options} {column}"
        )


def test_the_random_columns_are_worth_the_while() -> None:
    """Doubles, single and several wizards and witches, pairs, long columns: all often."""
    random = Random(0)
    columns = [random_column(random, random.randint(1, 6)) for _ in range(4_000)]
    seen: Counter[str] = Counter()
    for column in columns:
        cards = Counter(card for _, card in column)
        seen["empty"] += not column
        seen["more than 40 cards"] += len(column) > 40
        seen["three doubles"] += cards["double"] >= 3
        seen["musketeers"] += cards["musketeers"] > 0
        seen["two dragons"] += cards["dragon"] >= 2
        seen["cloak"] += cards["cloak"] > 0
        seen["beggar"] += cards["beggar"] > 0
        for remover in ("wizard", "witch"):
            seen[f"one {remover}"] += cards[remover] == 1
            seen[f"several {remover}"] += cards[remover] > 1
        pairs = [
            owner for owner, card in column if card == "prince" and (owner, "squire") in column
        ]
        seen["pair"] += len(pairs) > 0
        seen["several pairs"] += len(pairs) > 1
    assert len(seen) == 13
    assert min(seen.values()) > 80, seen


targets = st.tuples(st.sampled_from(DOMAINS), st.sampled_from(POINTS))
options_of_the_award = st.builds(
    Options,
    lowest_number=st.sampled_from(["zero", "unbounded"]),
    double_copies=st.sampled_from(["printed", "current"]),
)
cards = st.tuples(st.integers(0, 5), st.sampled_from(CARD_IDS))
columns = st.lists(cards, unique=True, max_size=12)


@settings(max_examples=300)
@given(targets, columns, options_of_the_award)
def test_explained_awards_are_those_of_the_rules_text(
    target: Target, column: Column, options: Options
) -> None:
    award: Award = explained_award(target, column, options)
    verdict = by_the_rules(target, column, options)
    assert (None if award.winner is None else str(award.winner)) == verdict.winner
    assert award.totals == verdict.totals
    assert [(str(owner), card) for owner, card in award.removed] == verdict.removed


# --- games ----------------------------------------------------------------------------------------


class Table(RuleBasedStateMachine):
    """A game of any edition and number of players, with any legal moves."""

    def __init__(self) -> None:
        super().__init__()
        self.state: State | None = None
        self.events: list[Event] = []
        self.moves = 0
        self.ran_out = False

    @initialize(
        players=st.integers(2, 6),
        edition=st.sampled_from(sorted(EDITIONS)),
        seed=st.integers(0, 10_000),
        start=st.integers(0, 5),
    )
    def begin(self, players: int, edition: str, seed: int, start: int) -> None:
        self.chance = RandomChance(seed)
        options = EDITIONS[edition]
        self.state, _ = State.new(players, options, self.chance, start % players)

    @precondition(lambda self: self.state and self.state.to_act() is not None)
    @rule(choice=st.integers(0, 1_000))
    def move(self, choice: int) -> None:
        assert self.state
        legal = self.state.legal()
        self.events = self.state.apply(legal[choice % len(legal)], self.chance)
        self.moves += 1
        self.ran_out |= any(isinstance(event, DrewNothing) for event in self.events)

    @precondition(lambda self: self.state and self.state.to_act() is not None)
    @rule(choice=st.integers(0, 1_000), times=st.integers(5, 60))
    def many_moves(self, choice: int, times: int) -> None:
        assert self.state
        for time in range(times):
            if self.state.to_act() is not None:
                self.move(choice * (time + 1))

    @precondition(lambda self: self.state and self.state.to_act() is None)
    @rule()
    def the_game_is_over(self) -> None:
        assert self.state
        assert self.state.legal() == []

    @invariant()
    def cards_are_conserved(self) -> None:
        if self.state:
            assert_all_cards(self.state)

    @invariant()
    def targets_are_conserved(self) -> None:
        """Revealed, won and left ones are among the 36; none comes twice."""
        if not self.state:
            return
        view = self.state.view("open")
        known = Counter(view.targets_left)
        known.update(target for seat in view.seats for target in seat.won)
        known.update(column.target for column in view.columns)
        assert not known - Counter(TARGETS)

    @invariant()
    def only_the_foot_lies_face_down_and_a_card_under_a_cloak(self) -> None:
        if not self.state:
            return
        for column in self.state.view("open").columns:
            for place, card in enumerate(column.cards):
                if card.lies == "hidden":
                    above = column.cards[place - 1]
                    assert (above.card, above.owner, above.lies) == ("cloak", card.owner, "up")
                elif card.lies in ("down", "known"):
                    assert place == len(column.cards) - 1

    @invariant()
    def hands_hold_three_cards_except_while_a_cloak_or_traitor_is_decided(self) -> None:
        """As long as nobody has run out of cards: then the moving player has yet to draw."""
        if not self.state or self.ran_out or self.state.to_act() is None:
            return
        view = self.state.view("open")
        for number, seat in enumerate(view.seats):
            waiting = view.decision != "play" and number == view.turn
            assert seat.hand_count == (2 if waiting else 3)

    @invariant()
    def the_round_goes_on_only_while_a_column_is_not_fulfilled(self) -> None:
        if not self.state:
            return
        view = self.state.view("public")
        if view.decision == "play":
            assert not all(column.fulfilled for column in view.columns)

    def teardown(self) -> None:
        """Every game ends: nobody has 5,000 decisions to make."""
        if not self.state:
            return
        while self.state.to_act() is not None:
            self.move(self.moves * 7)
            assert self.moves < 5_000
        assert isinstance(self.events[-1], GameEnded)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=150, stateful_step_count=25, deadline=None)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_records_of_all_editions_verify_and_replay(edition: str, players: int) -> None:
    game = find_game("kabale")
    for number in range(5):
        random = Random(number)
        seed = f"{edition} {players} {number}"
        first = "lot" if number % 2 else "0"
        names = [f"player {seat}" for seat in range(players)]
        match = Match(game, names, EDITIONS[edition], seed=seed, first=first)  # type: ignore[arg-type]
        while not match.over:
            match.act(random.choice(match.state.legal()))
        record = game.read_record(msgspec.json.encode(match.record()))
        game.verify(record)
        replaying = game.replay(record)
        for action in replaying.actions:
            replaying.state.apply(action, replaying.chance)
        assert replaying.state == match.state


@pytest.mark.parametrize("players", range(2, 7))
def test_random_moves_are_all_legal_ones_in_their_order(players: int) -> None:
    """Number `word * count >> 32` of the legal actions: so bulk runs and bots agree."""
    random = Random(players)
    state, _ = State.new(players, Options(), RandomChance(players), 0)
    chance = RandomChance(1)
    while state.to_act() is not None:
        legal = legal_actions(state.words)
        word = random.getrandbits(32)
        chosen = legal[word * len(legal) >> 32]
        words = state.words.copy()
        playout.random_move(words, None, word)
        expected = state.words.copy()
        carry_out(expected, chosen)
        assert words == expected
        state.apply(chosen, chance)


def carry_out(words: list[int], action: Action) -> None:
    """The decision alone, without the draws that follow it."""
    match action:
        case Play(_, card, column):
            turn.play(words, None, CARD_INDEX[card], column)
        case Cloak(_, slipped):
            turn.cloak(words, None, -1 if slipped is None else CARD_INDEX[slipped])
        case Swap(_, other):
            turn.swap(words, None, -1 if other is None else other)
