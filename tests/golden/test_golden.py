"""The rules play as they did when the golden files were made, and old records still replay."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import msgspec
import pytest

from hofnarr.core.playthrough import playthrough
from hofnarr.games import find_game, game_names
from tests.golden.files import HERE, Golden, all_games, playthroughs, records_path
from tests.third_game.duel_game.rules import DUEL

GOLDEN = [golden for game in all_games() for golden in playthroughs(game)]
MOST_LINES = 60


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_every_player_count_and_variant_plays_as_in_its_golden_file(golden: Golden) -> None:
    assert golden.path.exists(), f"{golden.path.name} is missing: run `make golden`"
    kept = golden.path.read_text(encoding="utf-8").splitlines()
    now = golden.text().splitlines()
    diff = list(unified_diff(kept, now, f"{golden.path.name} as kept", "as played now", n=2))
    shown = "\n".join(line.rstrip("\n") for line in diff[:MOST_LINES])
    assert not diff, (
        f"the rules play differently; if that is meant, run `make golden` and commit the diff:\n"
        f"{shown}\n({len(diff)} lines in all)"
    )


def test_a_game_without_its_golden_file_is_noticed() -> None:
    with pytest.raises(AssertionError, match="is missing: run `make golden`"):
        test_every_player_count_and_variant_plays_as_in_its_golden_file(Golden(DUEL, 2, "long"))


def test_there_is_no_golden_file_too_many() -> None:
    expected = {golden.path for golden in GOLDEN}
    found = set(HERE.rglob("*.txt"))
    assert found <= expected, f"nothing makes {sorted(path.name for path in found - expected)}"


def test_golden_files_can_be_reviewed() -> None:
    assert max(golden.path.stat().st_size for golden in GOLDEN) < 170_000


def test_a_playthrough_follows_from_its_seed() -> None:
    options = DUEL.variants["short"]
    once, again, other = (playthrough(DUEL, 2, options, seed) for seed in ("a", "a", "b"))
    assert once == again
    assert once != other


def test_a_playthrough_tells_decisions_events_and_what_is_secret() -> None:
    lines = playthrough(DUEL, 2, DUEL.variants["short"], "a").splitlines()
    assert lines[:5] == [
        "game: duel",
        "record format: test.duel/1",
        "players: 2",
        "options: {turns: 7}",
        "seed: a",
    ]
    secret = next(place for place, line in enumerate(lines) if line.startswith("  drew: "))
    assert lines[secret + 1] == "    public: {card: null}"
    assert lines[-1].startswith("scores: [")


# --- stored records -------------------------------------------------------------------------------


def stored() -> list[tuple[Path, int, bytes]]:
    return [
        (path, number, line)
        for path in sorted((HERE / "records").glob("*.jsonl"))
        for number, line in enumerate(path.read_bytes().splitlines(), 1)
    ]


@pytest.mark.parametrize(
    ("path", "line"),
    [pytest.param(path, line, id=f"{path.stem} line {number}") for path, number, line in stored()],
)
def test_a_stored_record_verifies_and_keeps_its_bytes(path: Path, line: bytes) -> None:
    game = find_game(path.stem.rpartition("-")[0])
    record = game.read_record(line)
    game.verify(record)
    assert msgspec.json.encode(record) == line


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_stored_records_of_all_player_counts(name: str) -> None:
    game = find_game(name)
    path = records_path(game)
    assert path.exists(), f"{path.name} is missing: run `make golden`"
    records = [game.read_record(line) for line in path.read_bytes().splitlines()]
    assert {len(record.players) for record in records} >= set(game.player_counts)
