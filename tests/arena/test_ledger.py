"""Results on disk: a run goes on where the last one ended."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hofnarr.arena.ledger import Ledger
from hofnarr.arena.setting import Setting
from hofnarr.arena.table import Deal, Played
from hofnarr.bots.own import Code
from hofnarr.core.errors import BadInput
from hofnarr.core.outcome import Outcome

SETTING = Setting("kabale", ("a", "b"))
DEALS = [Deal(2, number, [Played(("a", "b"), Outcome([number, 5], [1]))]) for number in range(3)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A run that was ended after two deals."""
    path = tmp_path / "run.jsonl"
    with Ledger(SETTING, path) as ledger:
        ledger.add(DEALS[0])
        ledger.add(DEALS[1])
    return path


def test_a_later_run_has_the_deals_of_an_earlier_one(file: Path) -> None:
    with Ledger(SETTING, file) as ledger:
        assert (2, 1) in ledger
        assert (2, 2) not in ledger
        ledger.add(DEALS[2])
    with Ledger(SETTING, file) as ledger:
        assert ledger.deals([(2, 2), (2, 0), (2, 1)]) == [DEALS[2], DEALS[0], DEALS[1]]


def test_results_are_written_at_once(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(SETTING, path) as ledger:
        ledger.add(DEALS[0])
        assert path.read_bytes().count(b"\n") == 2


@pytest.mark.parametrize("cut", [1, 10, 30])
def test_half_a_line_at_the_end_is_played_again(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with Ledger(SETTING, file) as ledger:
        assert (2, 0) in ledger
        assert (2, 1) not in ledger
        ledger.add(DEALS[1])
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        (Setting("kabale", ("a", "b"), seed="1"), "seed '0'; this one has '1'"),
        (Setting("kabale", ("a", "c")), r"bots \['a', 'b'\]"),
        (Setting("kabale", ("a", "b"), duel=True), "duel False"),
        (Setting("kabale", ("a", "b"), edition="german"), "edition 'standard'"),
        (Setting("kabale", ("a", "b"), code=(Code("a.py", "x = 1"),)), "code"),
    ],
)
def test_results_of_another_setting_are_refused_and_kept(
    file: Path, setting: Setting, said: str
) -> None:
    before = file.read_bytes()
    with pytest.raises(BadInput, match=f"another setting, {said}"), Ledger(setting, file):
        pass
    assert file.read_bytes() == before


@pytest.mark.parametrize("line", [b"x", b"{}", b'{"players":2}', b"\xff"])
def test_a_file_of_something_else_is_refused(file: Path, line: bytes) -> None:
    file.write_bytes(file.read_bytes() + line + b"\n")
    with pytest.raises(BadInput, match="line 4 is not a result"), Ledger(SETTING, file):
        pass
    file.write_bytes(line + b"\n")
    with pytest.raises(BadInput, match="line 1 is not a result"), Ledger(SETTING, file):
        pass


def test_the_file_can_be_read_by_anybody(file: Path) -> None:
    heading, *deals = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    assert heading["bots"] == ["a", "b"]
    assert deals[1] == {
        "players": 2,
        "deal": 1,
        "games": [{"seats": ["a", "b"], "outcome": {"scores": [1, 5], "winners": [1]}}],
    }
