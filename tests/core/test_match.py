"""A running game under one authority: it can be stopped, written down and gone on with."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hofnarr.core import stream
from hofnarr.core.errors import BrokenRecord, IllegalAction
from hofnarr.core.match import Match
from tests.third_game.duel_game.rules import DUEL, Options, Record, Strike


def new_match(seed: str = "seed", **kwargs: object) -> Match:
    return Match(DUEL, ["Ada", "Bea"], seed=seed, salt="salt", **kwargs)  # type: ignore[arg-type]


def play(match: Match, decisions: int = 1000) -> Match:
    choices = Random(1)
    while not match.over and decisions > 0:
        match.act(choices.choice(match.state.legal()))
        decisions -= 1
    return match


def test_the_first_variant_is_the_default() -> None:
    assert new_match().options == Options(16)
    assert new_match(options=DUEL.variants["short"]).options == Options(7)


def test_seat_0_begins_unless_the_lot_decides() -> None:
    lots = {str(seed): stream.pick(str(seed), "starter", 2) for seed in range(8)}
    assert set(lots.values()) == {0, 1}
    for seed, seat in lots.items():
        assert new_match(seed, first="lot").state.to_act() == seat
        assert new_match(seed).state.to_act() == 0


def test_the_commitment_is_fixed_before_the_first_move() -> None:
    match = new_match()
    assert match.commitment == stream.commitment("seed", "salt")
    assert play(match).record().commitment == match.commitment  # type: ignore[attr-defined]


def test_without_a_seed_every_match_is_another() -> None:
    first, second = Match(DUEL, ["Ada", "Bea"]), Match(DUEL, ["Ada", "Bea"])
    assert first.seed != second.seed
    assert first.salt != second.salt


def test_an_illegal_action_leaves_all_as_it_was() -> None:
    match = play(new_match(), 3)
    before = match.record()
    with pytest.raises(IllegalAction):
        match.act(Strike(0, 99))
    assert match.record() == before


def test_a_finished_match_gives_a_record_that_verifies() -> None:
    match = play(new_match(first="lot"))
    assert match.over
    DUEL.verify(DUEL.read_record(msgspec.json.encode(match.record())))


@pytest.mark.parametrize("decisions", [0, 1, 7, 1000])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_match_goes_on_from_its_record(decisions: int, seed: str) -> None:
    match = play(new_match(seed, first="lot", options=DUEL.variants["short"]), decisions)
    saved = DUEL.read_record(msgspec.json.encode(match.record()))
    resumed = Match.resume(DUEL, saved)
    assert resumed.state == match.state
    assert resumed.record() == match.record()
    assert play(resumed).record() == play(match).record()


def saved_match() -> Record:
    record = play(new_match(), 6).record()
    assert isinstance(record, Record)
    return record


def test_a_game_without_its_seed_cannot_be_gone_on_with() -> None:
    with pytest.raises(BrokenRecord, match="seed: is null"):
        Match.resume(DUEL, msgspec.structs.replace(saved_match(), seed=None))


def test_a_save_with_another_seed_is_refused() -> None:
    with pytest.raises(BrokenRecord):
        Match.resume(DUEL, msgspec.structs.replace(saved_match(), seed="other"))


def test_a_save_with_an_illegal_action_is_refused_by_its_place() -> None:
    saved = saved_match()
    actions = [*saved.actions[:4], Strike(0, 99), *saved.actions[5:]]
    with pytest.raises(BrokenRecord, match=r"actions\[4\]: .* \(rule: "):
        Match.resume(DUEL, msgspec.structs.replace(saved, actions=actions))


def test_a_save_with_an_edited_deal_is_refused() -> None:
    saved = saved_match()
    name, order = saved.shuffles[0]
    edited = [(name, [order[-1], *order[1:-1], order[0]]), *saved.shuffles[1:]]
    with pytest.raises(BrokenRecord, match="does not follow from its seed"):
        Match.resume(DUEL, msgspec.structs.replace(saved, shuffles=edited))
