"""A record that follows from its seed is played once; the verdict is that of the long way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from hofnarr.bots.catan.simulation import Setting, play_game
from hofnarr.catan.options import Options
from hofnarr.catan.record import (
    Record,
    follows_from_seed,
    read_record,
    verify,
    verify_step_by_step,
)
from hofnarr.core.errors import BadInput, BrokenRecord
from hofnarr.testing.mangle import leaves, other_values, replaced
from tests.catan.decks import KNIGHTS_TOURNAMENT

MODES = {
    "base": Options(),
    "knights": Options(sets=["knights"]),
    "all": Options(sets=["knights", "politics", "barbarians"]),
    "tournament": KNIGHTS_TOURNAMENT,
}


def played(mode: str, number: int = 0) -> Record:
    bots = ("page", "random")
    record = play_game(Setting(f"verify {mode}", bots, MODES[mode], "lot"), number).record()
    assert isinstance(record, Record)
    return record


def sentence(check: Callable[[Record], None], record: Record) -> str | None:
    try:
        check(record)
    except BrokenRecord as error:
        return str(error)
    return None


@pytest.mark.parametrize("mode", MODES)
def test_what_a_match_writes_is_played_once(mode: str) -> None:
    record = played(mode)
    assert follows_from_seed(record)
    verify(record)
    verify_step_by_step(record)
    untold = msgspec.structs.replace(record, commitment=None, seed=None, salt=None)
    assert not follows_from_seed(untold)
    verify(untold)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_whatever_is_changed_is_found_out_in_the_same_words(mode: str) -> None:
    random = Random(mode)
    record = played(mode)
    tree: Any = msgspec.to_builtins(record)
    places = random.sample(list(leaves(tree)), 60)
    for number in range(len(tree["chance"])):
        order = tree["chance"][number]["order"]
        if len(order) > 1 and random.random() < 0.1:
            places.append((("chance", number, "order"), [*order[1:], order[0]]))
    verdicts = []
    for path, value in places:
        choices = [value[:-1], value] if isinstance(value, list) else list(other_values(value))
        for other in choices[:3]:
            try:
                forged = read_record(msgspec.json.encode(replaced(tree, path, other)))
            except BadInput:
                continue
            said = sentence(verify, forged)
            assert said == sentence(verify_step_by_step, forged), (path, other)
            verdicts.append(said)
    assert sum(said is not None for said in verdicts) > 20
