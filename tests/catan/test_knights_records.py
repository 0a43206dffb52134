"""Knights & Merchants: a record tells the order in which an Inquisition leaves the cards."""

from __future__ import annotations

from random import Random

import pytest

from hofnarr.catan.actions import Action
from hofnarr.catan.record import Record, Shuffle, make_record, verify
from hofnarr.catan.state import State
from hofnarr.core.chance import SeededChance
from hofnarr.core.errors import BrokenRecord
from tests.catan.decks import KNIGHTS_TOURNAMENT
from tests.catan.randomly import busy_move


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole tournament game with an Inquisition."""
    for number in range(20):
        chance, random = SeededChance(f"inquisition {number}"), Random(number)
        state, _ = State.new(KNIGHTS_TOURNAMENT, chance, 0)
        actions: list[Action] = []
        while state.to_act() is not None:
            actions.append(state.legal()[state.board.moves.index(busy_move(state.board, random))])
            state.apply(actions[-1], chance)
        if any(source == "inquisition" for source, _ in chance.shuffles):
            return make_record(
                state=state,
                options=KNIGHTS_TOURNAMENT,
                players=["a", "b"],
                start=0,
                chance=chance,
                actions=actions,
                salt="salt",
            )
    raise AssertionError("no Inquisition in twenty games")


def inquisition_of(record: Record) -> int:
    return next(n for n, shuffle in enumerate(record.chance) if shuffle.source == "inquisition")


def test_inquisition_is_replayed_from_the_record(record: Record) -> None:
    verify(record)


def test_inquisition_with_a_foreign_card_is_refused(record: Record) -> None:
    number = inquisition_of(record)
    chance = list(record.chance)
    chance[number] = Shuffle("inquisition", ["metropolis", *chance[number].order[1:]])
    forged = Record(
        **{name: getattr(record, name) for name in Record.__struct_fields__ if name != "chance"},
        chance=chance,
    )
    with pytest.raises(BrokenRecord, match="'metropolis' does not belong there"):
        verify(forged)
