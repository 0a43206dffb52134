"""Many games between bots: the same games compiled or plain, with the table's bots, in order."""

from __future__ import annotations

import msgspec
import pytest

from hofnarr.bots import make_bot
from hofnarr.bots.kabale.simulation import Setting, Simulator, simulate
from hofnarr.bots.simulation import bot_seed
from hofnarr.core.errors import BadInput
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.kernel import runners
from hofnarr.kabale.options import EDITIONS, Options
from hofnarr.kabale.record import Record

from .compiled import COMPILED

KABALE = find_game("kabale")
MIXED = ("greedy", "random", "greedy", "random", "random", "greedy")


def played(setting: Setting, number: int) -> Record:
    simulator = Simulator(setting)
    simulator.play(number)
    return simulator.record()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_records_of_a_simulation_verify(players: int, edition: str) -> None:
    setting = Setting("verify", MIXED[:players], EDITIONS[edition], "lot", plain=True)
    simulator = Simulator(setting)
    for number in range(2):
        result = simulator.play(number)
        record = simulator.record()
        KABALE.verify(KABALE.read_record(msgspec.json.encode(record)))
        assert record.result is not None
        assert record.result.scores == result.outcome.scores
        assert len(record.actions) == result.decisions


@pytest.mark.parametrize("runner", COMPILED)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_compiled_and_plain_bots_play_the_same_games(
    players: int, runner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(runners.VARIABLE, runner)
    options = Options(double_copies="current", next_starter="after_starter")
    compiled = Simulator(Setting("same", MIXED[:players], options))
    plain = Simulator(Setting("same", MIXED[:players], options, plain=True))
    for number in range(5):
        assert compiled.play(number) == plain.play(number)
        assert compiled.record() == plain.record()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_bots_at_a_table_play_as_they_do_in_a_simulation(players: int) -> None:
    names = MIXED[:players]
    record = played(Setting("table", names, plain=True), 7)
    assert record.seed is not None
    match = Match(KABALE, names, seed=record.seed, salt=record.salt)
    bots = [make_bot(name, KABALE, bot_seed(record.seed, seat)) for seat, name in enumerate(names)]
    while (seat := match.state.to_act()) is not None:
        match.act(bots[seat].act(match.state.view(seat)))
    assert match.record() == record


def test_games_come_in_their_order_whatever_the_cores() -> None:
    setting = Setting("order", ("random", "random"), plain=True)
    alone = [batch.records for batch in simulate(setting, 401, 1, with_records=True)]
    together = [batch.records for batch in simulate(setting, 401, 2, with_records=True)]
    assert b"".join(alone) == b"".join(together)
    assert b"".join(alone).count(b"\n") == 401


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadInput, match="unknown bot 'oracle'"):
        Setting("x", ("random", "oracle"))
