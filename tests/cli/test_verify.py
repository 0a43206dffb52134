"""`hofnarr verify`: true records pass, and whatever is forged in one is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hofnarr.cli import sharing
from hofnarr.kabale.options import EDITIONS

from .conftest import Run, play_out

Record = dict[str, Any]


def write(path: Path, *lines: bytes | Record) -> str:
    encoded = [line if isinstance(line, bytes) else msgspec.json.encode(line) for line in lines]
    path.write_bytes(b"".join(line + b"\n" for line in encoded))
    return str(path)


# --- records that are right -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_true_record_passes(run: Run, tmp_path: Path, players: int) -> None:
    file = write(tmp_path / "games.jsonl", play_out(players, f"seed {players}"))
    code, out, err = run("verify", file)
    assert (code, err) == (0, "")
    assert out == "Records checked: 1, correct: 1, broken: 0, unreadable: 0.\n"


def test_every_record_has_its_answer_in_json(run: Run, tmp_path: Path, a_game: bytes) -> None:
    file = write(tmp_path / "games.jsonl", a_game, b"", a_game)
    outcome = run("verify", "--json", file)
    assert outcome.code == 0
    assert outcome.json() == [
        {"file": file, "line": number, "ok": True, "error": None} for number in (1, 3)
    ]


def test_standard_input_and_several_files(run: Run, tmp_path: Path, a_game: bytes) -> None:
    file = write(tmp_path / "games.jsonl", a_game)
    findings = run("verify", "--json", file, "-", file, stdin=a_game).json()
    assert [finding["file"] for finding in findings] == [file, "-", file]
    assert all(finding["ok"] for finding in findings)


def test_a_record_from_a_real_table_has_no_commitment(run: Run, a_game: bytes) -> None:
    record = msgspec.json.decode(a_game)
    record.update(commitment=None, seed=None, salt=None)
    assert run("verify", "-", stdin=msgspec.json.encode(record)).code == 0


def test_the_counts_are_told_in_four_languages(run: Run, a_game: bytes) -> None:
    told = {
        run("verify", "-", "--language", language, stdin=a_game).out
        for language in ("en", "de", "cs", "pl")
    }
    assert len(told) == 4


# --- records that break a rule, the result or the commitment --------------------------------------


def forged(record: Record, change: Callable[[Record], Any]) -> bytes:
    copy = msgspec.json.decode(msgspec.json.encode(record))
    change(copy)
    return msgspec.json.encode(copy)


def swap(items: list[Any], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def swap_decks(record: Record) -> None:
    swap(record["decks"], 0, 1)
    record.update(commitment=None, seed=None, salt=None)


def other_winner(record: Record) -> None:
    column = record["result"]["rounds"][2]["columns"][1]
    column["winner"] = 0 if column["winner"] != 0 else 1


def other_target(record: Record) -> None:
    column = record["result"]["rounds"][0]["columns"][0]
    column["target"] = ["music", 1] if column["target"] != ["music", 1] else ["music", 2]


def first_swap(record: Record) -> Record:
    return next(action for action in record["actions"] if action["type"] == "swap")


def better_score(record: Record) -> None:
    record["result"]["scores"][0] += 1


BROKEN: list[tuple[str, Callable[[Record], Any]]] = [
    ("players: 1 of them", lambda record: record.update(players=["Ada"])),
    ("players: 7 of them", lambda record: record.update(players=["Ada"] * 7)),
    ("options.lowest_number: 'one'", lambda record: record["options"].update(lowest_number="one")),
    ("start: there is no seat 3", lambda record: record.update(start=3)),
    ("start: there is no seat -1", lambda record: record.update(start=-1)),
    ("actions[0]: it is seat 1", lambda record: record.update(start=1)),
    ("decks: 2 of them for 3 players", lambda record: record["decks"].pop()),
    ("decks[1][3]: unknown card 'kng'", lambda record: record["decks"][1].__setitem__(3, "kng")),
    ("decks[0]: does not hold each", lambda record: record["decks"][0].pop()),
    ("actions[", swap_decks),
    ("targets: 17 of them, 18", lambda record: record["targets"].pop()),
    ("targets[0]: music 9 is not", lambda record: record["targets"].__setitem__(0, ["music", 9])),
    ("reshuffles[0]", lambda record: record["reshuffles"].pop(0)),
    ("reshuffles[0].seat: is 9", lambda record: record["reshuffles"][0].update(seat=9)),
    ("reshuffles[0].order: is not", lambda record: record["reshuffles"][0]["order"].pop()),
    ("reshuffles: 1 more", lambda record: record["reshuffles"].append(record["reshuffles"][0])),
    ("actions[0]: it is seat 0", lambda record: record["actions"][0].update(seat=1)),
    ("actions[0]: there is no column 3", lambda record: record["actions"][0].update(column=3)),
    ("actions[0]: there is no column -1", lambda record: record["actions"][0].update(column=-1)),
    ("actions[0]: kng is not in", lambda record: record["actions"][0].update(card="kng")),
    ("there is no column 99", lambda record: first_swap(record).update(column=99)),
    ("actions: the game is not over", lambda record: record["actions"].pop()),
    ("the game is over", lambda record: record["actions"].append(record["actions"][-1])),
    ("result: is null", lambda record: record.update(result=None)),
    ("result.rounds: 5 of them, 6", lambda record: record["result"]["rounds"].pop()),
    (
        "result.rounds[1].columns: 2 of them, 3",
        lambda record: record["result"]["rounds"][1]["columns"].pop(),
    ),
    ("result.rounds[2].columns[1].winner", other_winner),
    ("result.rounds[0].columns[0].target", other_target),
    ("result.scores", better_score),
    ("result.scores", lambda record: record["result"]["scores"].pop()),
    ("commitment: is not the SHA-256", lambda record: record.update(commitment="0" * 64)),
    ("commitment: is not the SHA-256", lambda record: record.update(seed="another")),
    ("commitment: is not the SHA-256", lambda record: record.update(salt="")),
    ("salt: is null while", lambda record: record.update(salt=None)),
    ("seed: is null while", lambda record: record.update(seed=None)),
    ("commitment: is null while", lambda record: record.update(commitment=None)),
]


@pytest.mark.parametrize(("message", "change"), BROKEN)
def test_a_forged_record_is_broken(
    run: Run, tmp_path: Path, a_game: bytes, message: str, change: Callable[[Record], Any]
) -> None:
    file = write(tmp_path / "games.jsonl", a_game, forged(msgspec.json.decode(a_game), change))
    code, out, err = run("verify", file)
    assert code == 1
    assert out == "Records checked: 2, correct: 1, broken: 1, unreadable: 0.\n"
    assert err.startswith(f"hofnarr: {file}, line 2: ")
    assert message in err
    assert err.count("\n") == 1
    right, wrong = run("verify", "--json", file).json()
    assert right["ok"]
    assert (wrong["line"], wrong["ok"]) == (2, False)
    assert message in wrong["error"]


def test_a_deck_that_does_not_follow_from_the_seed_breaks_the_commitment(
    run: Run, a_game: bytes
) -> None:
    """Two cards of the opening hand may change places: the game is the same, the seed is not."""
    record = msgspec.json.decode(a_game)
    swap(record["decks"][1], 0, 2)
    outcome = run("verify", "-", stdin=msgspec.json.encode(record))
    assert outcome.code == 1
    assert "decks[1]: does not follow from the seed" in outcome.err


def test_a_reshuffle_that_does_not_follow_from_the_seed_breaks_the_commitment(
    run: Run, a_game: bytes
) -> None:
    """The last card of the last reshuffle was never drawn, so only the seed tells."""
    record = msgspec.json.decode(a_game)
    swap(record["reshuffles"][-1]["order"], -1, -2)
    outcome = run("verify", "-", stdin=msgspec.json.encode(record))
    assert outcome.code == 1
    place = len(record["reshuffles"]) - 1
    assert f"reshuffles[{place}].order: does not follow from the seed" in outcome.err


def test_other_options_than_those_played_are_found_out(run: Run) -> None:
    """The same moves under the starter rule of another edition are illegal sooner or later."""
    record = play_out(3, "editions")
    record["options"] = msgspec.to_builtins(EDITIONS["polish"])
    outcome = run("verify", "-", stdin=msgspec.json.encode(record))
    assert outcome.code == 1


@pytest.mark.slow
def test_any_number_of_processes_finds_the_same(run: Run, tmp_path: Path, a_game: bytes) -> None:
    """Also which verifier a process has by then: the first records of a file go move by move."""
    lines: list[bytes | Record] = [a_game] * 400
    lines[7] = forged(msgspec.json.decode(a_game), lambda record: record["actions"].pop())
    lines[150] = b"{}"
    lines[333] = lines[7]
    file = write(tmp_path / "games.jsonl", *lines)
    alone = run("verify", file, "--json", "--cores", "1")
    assert alone.code == 2
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sharing, "PATIENCE", 0.05)
        for cores in ("2", "3"):
            assert run("verify", file, "--json", "--cores", cores) == alone
            assert run("verify", file, "--jobs", cores).err.count("\n") == 3
    assert [each["line"] for each in alone.json() if not each["ok"]] == [8, 151, 334]


def test_how_many_processes_must_make_sense(run: Run, tmp_path: Path, a_game: bytes) -> None:
    file = write(tmp_path / "games.jsonl", a_game)
    assert run("verify", file, "--cores", "0").err.startswith("hofnarr: --cores: 0 is not possible")


# --- what cannot be read --------------------------------------------------------------------------

UNREADABLE: list[tuple[str, Callable[[Record], Any]]] = [
    ("format: missing", lambda record: record.pop("format")),
    ("format: 'hofnarr.kabale/2' is unknown", lambda r: r.update(format="hofnarr.kabale/2")),
    ("format: 1 is unknown", lambda record: record.update(format=1)),
    ("`colour`", lambda record: record.update(colour="white")),
    ("`options`", lambda record: record.pop("options")),
    ("`ones_with_two`", lambda record: record["options"].pop("ones_with_two")),
    ("`house_rule`", lambda record: record["options"].update(house_rule="yes")),
    ("$.start", lambda record: record.update(start="0")),
    ("$.start", lambda record: record.update(start=None)),
    ("$.players[0]", lambda record: record.update(players=[1, 2, 3])),
    ("$.decks[0][0]", lambda record: record["decks"][0].__setitem__(0, 5)),
    ("$.targets[0]", lambda record: record["targets"].__setitem__(0, "music:3")),
    ("$.actions[0].column", lambda record: record["actions"][0].update(column="1")),
    ("`card`", lambda record: record["actions"][0].pop("card")),
    ("`by`", lambda record: record["actions"][0].update(by="x")),
    ("$.actions[0].type", lambda record: record["actions"][0].update(type="pass")),
    ("$.seed", lambda record: record.update(seed=5)),
    ("`salt`", lambda record: record.pop("salt")),
]


@pytest.mark.parametrize(("message", "change"), UNREADABLE)
def test_a_record_with_missing_unknown_or_mistyped_fields_is_unreadable(
    run: Run, tmp_path: Path, a_game: bytes, message: str, change: Callable[[Record], Any]
) -> None:
    file = write(tmp_path / "games.jsonl", a_game, forged(msgspec.json.decode(a_game), change))
    code, out, err = run("verify", file)
    assert code == 2
    assert out == "Records checked: 2, correct: 1, broken: 0, unreadable: 1.\n"
    assert err.startswith(f"hofnarr: {file}, line 2: ")
    assert message in err


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no record in it"),
        (b"\n\n", "no record in it"),
        (b"\x00\xff\x00\xff", "line 1: not JSON"),
        (b'{"format": "\xff"}', "line 1: not UTF-8"),
        (b"[1, 2]", "line 1: no record"),
        (b"[" * 100_000, "line 1: nested too deeply"),
        (b'"' + b"x" * 10_000_000 + b'"', "line 1: longer than 1,000,000 bytes"),
    ],
)
def test_files_that_hold_no_records(run: Run, tmp_path: Path, data: bytes, message: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(data)
    code, _, err = run("verify", str(file))
    assert code == 2
    assert message in err
    finding = run("verify", "--json", str(file)).json()[0]
    assert not finding["ok"]
    assert finding["error"] in err


def test_a_record_cut_in_half_is_unreadable(run: Run, a_game: bytes) -> None:
    code, _, err = run("verify", "-", stdin=a_game[: len(a_game) // 2])
    assert code == 2
    assert "-, line 1: not JSON" in err


def test_a_missing_file_and_a_directory(run: Run, tmp_path: Path, a_game: bytes) -> None:
    good = write(tmp_path / "games.jsonl", a_game)
    none = str(tmp_path / "none")
    code, out, err = run("verify", none, good, str(tmp_path))
    assert code == 2
    assert f"hofnarr: {none}: No such file or directory\n" in err
    assert f"hofnarr: {tmp_path}: Is a directory\n" in err
    assert "correct: 1" in out
    findings = run("verify", "--json", none, good).json()
    assert findings[0] == {
        "file": none,
        "line": None,
        "ok": False,
        "error": "No such file or directory",
    }
    assert findings[1]["ok"]


def test_unreadable_outweighs_broken(run: Run, tmp_path: Path, a_game: bytes) -> None:
    broken = forged(msgspec.json.decode(a_game), better_score)
    for lines in ([broken, b"x"], [b"x", broken]):
        assert run("verify", write(tmp_path / "games.jsonl", *lines, a_game)).code == 2


def test_the_save_of_an_unfinished_game_is_no_finished_record(run: Run) -> None:
    outcome = run("verify", "-", stdin=msgspec.json.encode(play_out(2, "save", moves=5)))
    assert outcome.code == 1
    assert "actions: the game is not over after 5 of them" in outcome.err


JUNK: list[Any] = [None, True, -1, 10**30, 0.5, "", "king", "\x00", [], [[]], {}, {"a": 1}]


def test_junk_anywhere_in_a_record_is_named_and_never_a_crash(run: Run, a_game: bytes) -> None:
    random = Random(36)
    original = msgspec.json.decode(a_game)
    lines = []
    for _ in range(150):
        record = msgspec.json.decode(a_game)
        _spoil(record, random)
        if record != original:
            lines.append(msgspec.json.encode(record))
    findings = run("verify", "--json", "-", stdin=b"\n".join(lines)).json()
    assert [finding["line"] for finding in findings] == list(range(1, len(lines) + 1))
    harmless = [n for n, finding in enumerate(findings) if finding["ok"]]
    assert all(_differs_in_names_only(lines[n], original) for n in harmless)


def _spoil(node: Any, random: Random) -> None:
    """Put junk at a random place, however deep."""
    while True:
        key = random.choice(list(node) if isinstance(node, dict) else range(len(node)))
        child = node[key]
        if not isinstance(child, dict | list) or not child or random.random() < 0.2:
            node[key] = random.choice(JUNK)
            return
        node = child


def _differs_in_names_only(line: bytes, original: Record) -> bool:
    return {**msgspec.json.decode(line), "players": 0} == {**original, "players": 0}
