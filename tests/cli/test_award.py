"""`hofnarr award`: the JSON contract, the readable answer, and every kind of bad input."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hofnarr.cli.lines import LONGEST
from hofnarr.kabale.cards import CARD_IDS, DOMAINS
from tests.kabale import rulebook

from .conftest import Run

HOFNARR = str(Path(sys.executable).parent / "hofnarr")
KING: dict[str, Any] = {"target": ["music", 3], "column": [["white", "king"]]}
WIZARD_AND_KING: dict[str, Any] = {
    "target": ["music", 3],
    "column": [["white", "wizard"], ["blue", "king"]],
    "options": {},
}


def line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def changed(**fields: Any) -> bytes:
    return line({**KING, **fields})


# --- answers --------------------------------------------------------------------------------------


def test_a_line_is_answered_with_winner_totals_removed_and_steps(run: Run) -> None:
    code, out, err = run("award", "--json", stdin=line(WIZARD_AND_KING))
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    answer = msgspec.json.decode(out)
    assert list(answer) == ["winner", "totals", "removed", "steps"]
    assert answer["winner"] == "white"
    assert answer["totals"] == {"white": 7}
    assert answer["removed"] == [["blue", "king"]]
    assert [step["step"] for step in answer["steps"]] == ["wizard", "number", "total", "winner"]


def test_a_column_on_the_command_line_is_the_same_as_in_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "columns.jsonl"
    file.write_bytes(line(WIZARD_AND_KING))
    named = run("award", "--target", "music:3", "white:wizard", "blue:king", "--json")
    assert named.code == 0
    assert run("award", str(file), "--json") == named
    assert run("award", "--json", "-", stdin=file.read_bytes()) == named
    assert run("award", "-", "--json", stdin=file.read_bytes()) == named
    assert run("award", "--json", stdin=file.read_bytes()) == named


def test_nine_and_a_half_is_a_number_of_the_answer(run: Run) -> None:
    answer = run("award", "--target", "music:3", "white:assassin", "--json").json()[0]
    assert answer["totals"] == {"white": 9.5}


def test_nobody_wins_where_nobody_takes_part_R11(run: Run) -> None:
    answer = run("award", "--target", "music:3", "white:double", "--json").json()[0]
    assert answer["winner"] is None
    assert answer["totals"] == {}


def test_totals_are_worked_out_beside_a_prince_and_squire(run: Run) -> None:
    column = ["white:prince", "blue:king", "white:squire"]
    answer = run("award", "--target", "music:3", *column, "--json").json()[0]
    assert answer["winner"] == "white"
    assert answer["totals"] == {"white": 16, "blue": 20}


@pytest.mark.parametrize("owner", ["", "1", "a:b", "čert 🃏", "null", "x" * 1000, "a\nb"])
def test_owners_are_any_strings(run: Run, owner: str) -> None:
    answer = run("award", "--json", stdin=changed(column=[[owner, "king"]])).json()[0]
    assert (answer["winner"], answer["totals"]) == (owner, {owner: 20})


def test_an_owner_on_the_command_line_may_hold_a_colon(run: Run) -> None:
    answer = run("award", "--target", "music:3", "a:b:king", "--json").json()[0]
    assert answer["winner"] == "a:b"


def test_missing_options_take_their_defaults(run: Run) -> None:
    column = [["white", "hermit"], *(["blue", card] for card in CARD_IDS[:13])]
    given: list[dict[str, Any]] = [{}, {"options": {}}, {"options": {"lowest_number": "unbounded"}}]
    lowest = [
        run("award", "--json", stdin=changed(column=column, **fields)).json()[0]["totals"]["white"]
        for fields in given
    ]
    assert lowest == [0, 0, -1]


def test_options_that_concern_other_things_are_accepted(run: Run) -> None:
    for options in ({"next_starter": "after_starter"}, {"ones_with_two": "remove"}):
        assert run("award", "--json", stdin=changed(options=options)).code == 0


def test_editions_and_options_of_the_command_line_hold_unless_a_line_says_otherwise(
    run: Run,
) -> None:
    column = [["white", "hermit"], *(["blue", card] for card in CARD_IDS[:13])]
    words = [f"{owner}:{card}" for owner, card in column]

    def lowest(*arguments: str, stdin: bytes = b"") -> Any:
        return run("award", "--json", *arguments, stdin=stdin).json()[0]["totals"]["white"]

    assert lowest("--target", "music:3", *words) == 0
    unbounded = ("--option", "lowest_number=unbounded")
    assert lowest("--target", "music:3", *words, "--edition", "german") == 0
    assert lowest("--target", "music:3", *words, "--edition", "german", *unbounded) == -1
    assert lowest(*unbounded, stdin=changed(column=column)) == -1
    zero = changed(column=column, options={"lowest_number": "zero"})
    assert lowest(*unbounded, stdin=zero) == 0


def test_the_last_of_two_equal_options_counts(run: Run) -> None:
    words = ["--target", "music:3", "white:double", "blue:hermit"]
    first, last = "double_copies=printed", "double_copies=current"
    answer = run("award", *words, "--json", "--option", first, "--option", last).json()[0]
    assert answer["totals"]["white"] == 11


def test_blank_lines_are_passed_over_and_counted(run: Run) -> None:
    answers = run("award", "--json", stdin=b"\n  \n" + line(KING) + b"\r\n" + b"x\n").json()
    assert answers[0]["winner"] == "white"
    assert answers[1]["error"].startswith("line 5: ")


def test_a_last_line_without_its_end_and_a_byte_order_mark_are_read(run: Run) -> None:
    outcome = run("award", "--json", stdin=b"\xef\xbb\xbf" + line(KING).strip())
    assert (outcome.code, len(outcome.json())) == (0, 1)


def test_no_line_no_answer(run: Run) -> None:
    assert run("award", "--json") == (0, "", "")


def test_each_line_is_answered_as_soon_as_it_is_read() -> None:
    with subprocess.Popen(
        [HOFNARR, "award", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(line(KING))
            process.stdin.flush()
            assert b'"winner":"white"' in process.stdout.readline()
        process.stdin.close()
    assert process.returncode == 0


def test_the_answers_agree_with_the_rulebook(run: Run) -> None:
    """Some hundred columns, against the slow evaluator written from the rules text."""
    random = Random(2006)
    questions = [_random_question(random) for _ in range(400)]
    answers = run("award", "--json", stdin=b"".join(map(line, questions))).json()
    for question, answer in zip(questions, answers, strict=True):
        verdict = rulebook.award(
            tuple(question["target"]),
            [tuple(card) for card in question["column"]],
            **question["options"],
        )
        assert answer["winner"] == verdict.winner, question
        assert answer["totals"] == verdict.totals, question
        assert answer["removed"] == [list(card) for card in verdict.removed], question


def test_four_thousand_lines_take_less_than_five_seconds_in_all() -> None:
    random = Random(4000)
    lines = b"".join(line(_random_question(random)) for _ in range(4000))
    assert any(_seconds_for(lines) < 5 for _ in range(3))  # a busy machine may need another try


def _seconds_for(lines: bytes) -> float:
    begun = time.perf_counter()
    done = subprocess.run(
        [HOFNARR, "award", "--json"], input=lines, capture_output=True, check=True
    )
    taken = time.perf_counter() - begun
    assert done.stdout.count(b"\n") == lines.count(b"\n") == 4000
    return taken


def _random_question(random: Random) -> dict[str, Any]:
    owners = ["white", "blue", "red", "green", "black", "gold"][: random.randint(1, 6)]
    cards = [[owner, card] for owner in owners for card in CARD_IDS]
    often = ["double", "wizard", "witch", "dragon", "cloak", "beggar", "hermit", "prince", "squire"]
    weights = [4 if card in often else 1 for _, card in cards]
    column = random.choices(cards, weights, k=random.randint(1, 9))
    return {
        "target": [random.choice(DOMAINS), random.randint(1, 5)],
        "column": [list(card) for card in dict.fromkeys(map(tuple, column))],
        "options": {
            "lowest_number": random.choice(["zero", "unbounded"]),
            "double_copies": random.choice(["printed", "current"]),
        },
    }


# --- for people -----------------------------------------------------------------------------------


def test_without_json_the_answer_is_told(run: Run) -> None:
    code, out, err = run("award", "--target", "music:3", "white:wizard", "blue:king")
    assert (code, err) == (0, "")
    assert "King (blue)" in out
    assert out.splitlines()[-1].startswith("white ")


@pytest.mark.parametrize(
    ("language", "king"), [("en", "King"), ("de", "König"), ("cs", "Král"), ("pl", "Król")]
)
def test_the_answer_is_told_in_four_languages(run: Run, language: str, king: str) -> None:
    words = ["--target", "music:3", "white:wizard", "blue:king", "--language", language]
    assert f"{king} (blue)" in run("award", *words).out


def test_the_language_of_the_system_is_the_default(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "König (blue)" in run("award", "--target", "music:3", "blue:king").out


def test_answers_to_a_file_name_its_lines_and_errors_go_elsewhere(run: Run) -> None:
    code, out, err = run("award", stdin=line(KING) + b"x\n" + line(KING))
    assert code == 2
    assert [told for told in out.splitlines() if told.startswith("Line")] == ["Line 1", "Line 3"]
    assert err.startswith("hofnarr: line 2: not JSON")
    assert err.count("\n") == 1


def test_a_person_at_a_terminal_is_told_what_is_awaited(run: Run) -> None:
    code, out, err = run("award", "--json", stdin=line(KING), tty=True)
    assert code == 0
    assert '"winner":"white"' in out
    assert err.startswith("Waiting for columns")
    assert run("award", "--json", stdin=line(KING)).err == ""


def test_an_owner_cannot_steer_the_terminal(run: Run) -> None:
    assert "\x1b" not in run("award", stdin=changed(column=[["\x1b[31m", "king"]])).out


# --- bad input ------------------------------------------------------------------------------------

SEVEN_OWNERS = [[str(owner), "king"] for owner in range(7)]
BAD_FIELDS: list[tuple[dict[str, Any], str]] = [
    ({"column": [["white", "queen"], ["white", "kng"]]}, "column[1]: unknown card 'kng'"),
    ({"column": [["white", "King"]]}, "column[0]: unknown card 'King', did you mean 'king'?"),
    ({"column": [["white", "xyzzy"]]}, "column[0]: unknown card 'xyzzy', `hofnarr cards kabale`"),
    ({"column": [["white", None]]}, "column[0]: unknown card null"),
    ({"column": [["white", ["king"]]]}, "column[0]: unknown card ['king']"),
    ({"column": []}, "column: empty"),
    ({"column": {}}, "column: {} is not a list of cards"),
    ({"column": None}, "column: null is not a list of cards"),
    ({"column": ["white:king"]}, "column[0]: 'white:king' is not an owner and a card"),
    ({"column": [["white"]]}, "column[0]: ['white'] is not an owner and a card"),
    ({"column": [["white", "king", "up"]]}, "column[0]: ['white', 'king', 'up'] is not an owner"),
    ({"column": [[0, "king"]]}, "column[0]: the owner 0 is not a string"),
    ({"column": [[None, "king"]]}, "column[0]: the owner null is not a string"),
    ({"column": [["white", "king"]] * 2}, "column[1]: 'white' has the card king"),
    ({"column": SEVEN_OWNERS}, "column: 7 different owners"),
    ({"target": ["magic", 3]}, "target[0]: unknown domain 'magic', choose one of alchemy"),
    ({"target": [3, "music"]}, "target[0]: unknown domain 3"),
    ({"target": [["music"], 3]}, "target[0]: unknown domain ['music']"),
    ({"target": ["music", 0]}, "target[1]: 0 points"),
    ({"target": ["music", 6]}, "target[1]: 6 points"),
    ({"target": ["music", -1]}, "target[1]: -1 points"),
    ({"target": ["music", 10**30]}, "target[1]: 1000"),
    ({"target": ["music", 3.0]}, "target[1]: 3.0 points"),
    ({"target": ["music", 2.5]}, "target[1]: 2.5 points"),
    ({"target": ["music", True]}, "target[1]: true points"),
    ({"target": ["music", "3"]}, "target[1]: '3' points"),
    ({"target": ["music", None]}, "target[1]: null points"),
    ({"target": ["music"]}, "target: ['music'] is not a domain and its points"),
    ({"target": "music:3"}, "target: 'music:3' is not a domain and its points"),
    ({"target": None}, "target: null is not a domain and its points"),
    ({"options": {"lowest": "zero"}}, "options: unknown option 'lowest', choose one of"),
    ({"options": {"lowest_number": "one"}}, "options.lowest_number: unknown value 'one'"),
    ({"options": {"lowest_number": 0}}, "options.lowest_number: unknown value 0"),
    ({"options": {"ones_with_two": []}}, "options.ones_with_two: unknown value []"),
    ({"options": None}, "options: null is not an object"),
    ({"options": []}, "options: [] is not an object"),
    ({"colour": "white"}, "'colour': unknown field, choose one of target, column, options"),
]


@pytest.mark.parametrize(("fields", "message"), BAD_FIELDS)
def test_a_wrong_field_is_named(run: Run, fields: dict[str, Any], message: str) -> None:
    code, out, err = run("award", "--json", stdin=line(KING) + changed(**fields) + line(KING))
    assert (code, err) == (2, "")
    first, second, third = (msgspec.json.decode(answer) for answer in out.splitlines())
    assert list(second) == ["error"]
    assert second["error"].startswith(f"line 2: {message}")
    assert first == third


BAD_LINES: list[tuple[bytes, str]] = [
    (b"music 3: white king", "not JSON"),
    (line(KING)[:30], "not JSON"),
    (b"{} {}", "not JSON"),
    (b'{"target": NaN}', "not JSON"),
    (b'{"target": 1e999}', "not JSON"),
    (b'{"target": "\\ud800"}', "not JSON"),
    (b"\xff\xfe{\x00}\x00", "not JSON"),
    (b'{"target": "\xff"}', "not UTF-8"),
    (b"\x00\x01\x02", "not JSON"),
    (b"[" * 100_000, "nested too deeply"),
    (b'{"a":' * 100_000, "nested too deeply"),
    (b"[]", "[] is not an object: write a line like {"),
    (b'"king"', "'king' is not an object"),
    (b"null", "null is not an object"),
    (b"{}", 'target: missing, write it as ["music", 3]'),
    (b'{"target": ["music", 3]}', "column: missing"),
    (b'{"column": [["white", "king"]]}', "target: missing"),
]


@pytest.mark.parametrize(("bad", "message"), BAD_LINES)
def test_a_line_that_is_no_column_is_answered_and_passed(
    run: Run, bad: bytes, message: str
) -> None:
    code, out, err = run("award", "--json", stdin=line(KING) + bad + b"\n" + line(KING))
    assert (code, err) == (2, "")
    first, second, third = (msgspec.json.decode(answer) for answer in out.splitlines())
    assert second["error"].startswith(f"line 2: {message}")
    assert first == third


@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_of_ten_megabytes_is_too_long(run: Run, end: bytes) -> None:
    long = changed(column=[["x" * 10_000_000, "king"]]).strip()
    code, out, _ = run(
        "award", "--json", stdin=line(KING) + long + end + end + line(KING) * len(end)
    )
    assert code == 2
    answers = [msgspec.json.decode(answer) for answer in out.splitlines()]
    assert answers[1] == {"error": "line 2: longer than 1,000,000 bytes: put one object on a line"}
    assert len(answers) == 2 + len(end)


def test_a_line_may_be_as_long_as_the_limit(run: Run) -> None:
    rest = len(changed(column=[["", "king"]]))
    for extra, code in ((0, 0), (1, 2)):
        owner = "x" * (LONGEST - rest + extra)
        assert run("award", "--json", stdin=changed(column=[[owner, "king"]])).code == code


def test_a_long_value_is_cut_in_the_message(run: Run) -> None:
    answer = run("award", "--json", stdin=changed(target=["x" * 100_000, 3])).json()[0]
    assert len(answer["error"]) < 200


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--target", "music", "white:king"], "target: 'music' is not a domain with its points"),
        (["--target", "music:", "white:king"], "target[1]: '' points"),
        (["--target", "music:three", "white:king"], "target[1]: 'three' points"),
        (["--target", "music:³", "white:king"], "target[1]: '³' points"),
        (["--target", "music:7", "white:king"], "target[1]: 7 points"),
        (["--target", "magic:3", "white:king"], "target[0]: unknown domain 'magic'"),
        (["--target", "music:3"], "column: empty"),
        (["--target", "music:3", "king"], "column[0]: 'king' is not an owner and a card"),
        (["--target", "music:3", ":king"], "column[0]: ':king' is not an owner and a card"),
        (
            ["--target", "music:3", "white:kng"],
            "column[0]: unknown card 'kng', did you mean 'king'?",
        ),
        (["--target", "music:3", "w:king", "w:king"], "column[1]: 'w' has the card king"),
    ],
)
def test_bad_words_on_the_command_line(run: Run, words: list[str], message: str) -> None:
    code, out, err = run("award", *words)
    assert (code, out) == (2, "")
    assert err.startswith(f"hofnarr: {message}")
    code, out, err = run("award", *words, "--json")
    assert (code, err) == (2, "")
    assert msgspec.json.decode(out)["error"].startswith(message)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--edition", "dutch"], "unknown edition 'dutch': choose one of standard"),
        (["--option", "frob=1"], "unknown option 'frob': choose one of"),
        (["--option", "lowest_number=one"], "option lowest_number: unknown value 'one'"),
        (["--option", "lowest_number"], "option lowest_number: unknown value ''"),
        (["a.jsonl", "b.jsonl"], "name one FILE only, or name cards together with --target"),
    ],
)
def test_bad_options_on_the_command_line(run: Run, arguments: list[str], message: str) -> None:
    code, out, err = run("award", *arguments)
    assert (code, out) == (2, "")
    assert message in err


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert run("award", str(tmp_path / "none")).err.endswith("none: No such file or directory\n")
    assert run("award", str(tmp_path)).err.endswith(": Is a directory\n")
    assert run("award", str(tmp_path), "--json").code == 2
