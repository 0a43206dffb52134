"""Games begun under `hofnarr.catan/1` keep its rules for ever: in records, saves and tables."""

from __future__ import annotations

import msgspec
import pytest

from hofnarr.bots.catan.simulation import Setting, play_game
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.record import FIRST_FORMAT, FORMAT, Record, read_record, verify
from hofnarr.cli.lines import Line
from hofnarr.cli.records import read_record as find_record
from hofnarr.core.errors import BadInput, BrokenRecord
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.server.protocol.facts import Moved, Started
from hofnarr.server.protocol.fields import NoPace
from hofnarr.server.table.deciding import started
from hofnarr.server.table.settings import SeatSetting, TableSettings
from hofnarr.server.table.state import TableState
from hofnarr.server.tables.seating import again
from tests.golden.files import HERE

GAME = find_game("catan")
LINES = (HERE / "records" / "catan-1.jsonl").read_bytes().splitlines()
OLD = [read_record(line) for line in LINES]


def test_old_records_need_the_rules_of_their_time() -> None:
    """Else these tests would show nothing."""
    with pytest.raises(BrokenRecord):
        verify(msgspec.structs.replace(OLD[0], format=FORMAT))


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_an_old_record_is_found_by_its_format(line: bytes) -> None:
    game, record = find_record(Line(1, line))
    assert game is GAME
    game.verify(record)


@pytest.mark.parametrize("record", OLD, ids=range(len(OLD)))
def test_an_old_save_goes_on_by_its_old_rules(record: Record) -> None:
    played = Match.resume(GAME, half_of(record))
    for action in record.actions[len(played.actions) :]:
        played.act(action)
    assert msgspec.json.encode(played.record()) == msgspec.json.encode(record)


@pytest.mark.parametrize("variant", ["all", "tournament"])
def test_bots_play_an_old_game_by_its_old_rules(variant: str) -> None:
    """They think on tables made of their views: what they choose must be legal by the old rules."""
    old = msgspec.structs.replace(VARIANTS[variant], rules=1)
    line = msgspec.json.encode(play_game(Setting("old", ("greedy", "greedy"), old), 0).record())
    record = read_record(line)
    verify(record)
    assert record.format == FIRST_FORMAT


def half_of(record: Record) -> Record:
    """The save of an unfinished game: its first half."""
    replaying = GAME.replay(record)
    half = len(record.actions) // 2
    for action in record.actions[:half]:
        replaying.state.apply(action, replaying.chance)
    return msgspec.structs.replace(
        record,
        actions=record.actions[:half],
        chance=record.chance[: len(record.chance) - replaying.chance.unused],  # type: ignore[attr-defined]
        result=None,
    )


def table(record: Record) -> TableState:
    settings = TableSettings(
        game="catan",
        title="",
        seats=[SeatSetting("person"), SeatSetting("person")],
        host=None,
        host_name="",
        options=msgspec.to_builtins(record.options),
        variant=None,
        first="lot" if record.start else "0",
        pace=NoPace(),
        listed=False,
        watch=True,
        hints=False,
        pause=0,
        version="0.1.0",
    )
    assert record.seed is not None
    assert record.salt is not None
    return TableState("t", settings, 0, record.seed, record.salt)


@pytest.mark.parametrize("record", OLD[:2], ids=range(2))
def test_a_table_that_was_started_long_ago_goes_on_by_its_old_rules(record: Record) -> None:
    state = table(record)
    state.fold(1, 0, msgspec.json.decode(b'{"kind":"started","commitment":"c"}', type=Started))
    for seq, action in enumerate(record.actions, 2):
        fact = Moved(seat=action.seat, by="person", action=msgspec.Raw(msgspec.json.encode(action)))
        state.fold(seq, 0, fact)
    assert state.match is not None
    assert state.match.over
    assert state.match.record().format == FIRST_FORMAT


def test_a_new_table_has_the_present_rules() -> None:
    state = table(OLD[0])
    state.fold(1, 0, Started(commitment="c", record_format=GAME.record_format))
    assert state.match is not None
    assert state.match.record().format == FORMAT


def test_a_rematch_of_an_old_table_has_the_present_rules() -> None:
    old = table(OLD[0])
    old.fold(1, 0, Started(commitment="c"))
    settings, _ = again(old)
    state = TableState("next", settings, 0, old.seed, old.salt)
    state.fold(1, 0, started(state))
    assert old.match is not None
    assert state.match is not None
    assert (old.match.record().format, state.match.record().format) == (FIRST_FORMAT, FORMAT)


def test_a_record_names_its_rules_by_its_format_alone() -> None:
    told = msgspec.json.decode(LINES[0]) | {"format": FORMAT}
    told["options"]["rules"] = 1
    with pytest.raises(BadInput, match=r"^options\.rules: .*leave it out$"):
        read_record(msgspec.json.encode(told))


@pytest.mark.parametrize("record_format", ["hofnarr.catan/3", "hofnarr.kabale/1"])
def test_records_of_other_formats_are_refused(record_format: str) -> None:
    told = msgspec.json.decode(LINES[0]) | {"format": record_format}
    with pytest.raises(BadInput, match=f"^format: '{record_format}' is unknown here"):
        read_record(msgspec.json.encode(told))
