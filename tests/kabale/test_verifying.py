"""Many records at once: right ones are followed by the kernel, to the verdict of move by move.

What is forged is compared in test_records.py, for every way in which a record can be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest

from hofnarr.bots.kabale.simulation import Setting, Simulator
from hofnarr.core.errors import BrokenRecord
from hofnarr.kabale.actions import Action, Cloak, Play, Swap, legal_actions
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX
from hofnarr.kabale.game import GAME
from hofnarr.kabale.kernel import following, layout
from hofnarr.kabale.options import VALUES, Options
from hofnarr.kabale.record import Record, checked_deal
from hofnarr.kabale.state import State
from hofnarr.kabale.verifying import Verifier


def games(players: int, options: Options, count: int) -> list[Record]:
    simulator = Simulator(Setting(f"follow {players}", ("random",) * players, options, "lot"))
    found = []
    for number in range(count):
        simulator.play(number)
        found.append(simulator.record())
    return found


@pytest.mark.parametrize("runner", ["plain", "wasm"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_right_records_of_all_options_are_followed_to_their_end(runner: str, players: int) -> None:
    verifier = Verifier(runner)
    for values in product(*VALUES.values()):
        options = msgspec.convert(dict(zip(VALUES, values, strict=True)), Options)
        for record in games(players, options, 2):
            assert verifier.is_followed(record, checked_deal(record))
            verifier(record)
            untold = msgspec.structs.replace(record, commitment=None, seed=None, salt=None)
            verifier(untold)


def test_other_rules_than_the_record_claims_are_found_out() -> None:
    """Every game with every other set of options: as `verify` judges it, word for word."""
    verifier = Verifier()
    sets = product(*VALUES.values())
    every = [msgspec.convert(dict(zip(VALUES, each, strict=True)), Options) for each in sets]
    verdicts = set()
    for record in games(4, Options(), 2):
        for options in every:
            claimed = msgspec.structs.replace(
                record,
                options=type(record.options)(**msgspec.structs.asdict(options)),
            )
            said = [sentence(check, claimed) for check in (GAME.verify, verifier)]
            assert said[0] == said[1]
            verdicts.add(said[0] is None)
    assert verdicts == {True, False}


def sentence(check: object, record: Record) -> str | None:
    assert callable(check)
    try:
        check(record)
    except BrokenRecord as error:
        return str(error)
    return None


@pytest.mark.parametrize("players", [2, 6])
def test_who_may_do_what_is_what_the_rules_list(players: int) -> None:
    """At every decision of some games, for every card and column there could be."""
    for record in games(players, Options(), 2):
        replay = GAME.replay(record)
        state = replay.state
        assert isinstance(state, State)
        phases = set()
        for action in record.actions:
            phases.add(state.words[layout.PHASE])
            allowed = {
                (card, column)
                for card in range(-1, layout.CARD_COUNT)
                for column in range(-1, 8)
                if following.may_decide(state.words, card, column)
            }
            assert allowed == {numbers(each) for each in legal_actions(state.words)}
            state.apply(action, replay.chance)
        assert layout.PLAY in phases


def numbers(action: object) -> tuple[int, int]:
    card, column = getattr(action, "card", None), getattr(action, "column", None)
    return (
        -1 if card is None else CARD_INDEX[card],
        -1 if column is None else column,
    )


def every_action(players: int) -> Iterator[Action]:
    """All that can be written down, and some that is beyond the table."""
    for seat in range(-1, players + 1):
        for column in range(-2, players + 2):
            yield Swap(seat, column)
            for card in CARD_IDS:
                yield Play(seat, card, column)
        yield Swap(seat, None)
        yield Swap(seat, 1 << 40)
        for slipped in (None, "jester", *CARD_IDS):
            yield Cloak(seat, slipped)


def test_illegal_actions_are_no_part_of_a_followed_game() -> None:
    """Each in place of a right one, at some decisions of a game."""
    verifier = Verifier()
    random = Random(3)
    every = list(every_action(3))
    for record in games(3, Options(), 3):
        replay = GAME.replay(record)
        for place, action in enumerate(replay.actions):
            legal = replay.state.legal()
            for wrong in random.sample(every, 20):
                if wrong not in legal:
                    actions = [*record.actions]
                    actions[place] = wrong
                    forged = msgspec.structs.replace(record, actions=actions)
                    assert not verifier.is_followed(forged, checked_deal(forged))
            replay.state.apply(action, replay.chance)
