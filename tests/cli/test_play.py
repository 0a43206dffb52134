"""`hofnarr play`: whole games typed in, left and resumed, with all that people may type wrongly."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from hofnarr.cli import main, saves
from hofnarr.cli.heraldry import NAMES
from hofnarr.cli.kabale import verdict
from hofnarr.cli.kabale.ask import COMMANDS, Command, Unclear, find_card, understand
from hofnarr.cli.typed import yes_or_no
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.actions import Cloak, Play, Swap
from hofnarr.kabale.cards import CARD_IDS, DOMAINS, Target
from hofnarr.kabale.counting import count
from hofnarr.kabale.events import Awarded, RoundEnded
from hofnarr.kabale.view import View
from hofnarr.texts import LANGUAGES, Language, texts_for

from .conftest import Outcome

KABALE = find_game("kabale")
EN = texts_for("en")
CLEARED = "\x1b[2J"
FORGOTTEN = "\x1b[3J"


class Typist(io.StringIO):
    """Standard input that is typed while the game goes on; Ctrl-C where an exception stands."""

    def __init__(self, lines: Iterable[Typed], *, at_terminal: bool) -> None:
        super().__init__()
        self.lines = islice(lines, 20_000)
        self.at_terminal = at_terminal

    def isatty(self) -> bool:
        return self.at_terminal

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self.lines, "")
        if isinstance(line, str):
            return f"{line}\n" if line else ""
        raise line


Typed = str | type[BaseException]
ENTER = " "  # an empty line; nothing at all is the end of the input

PlayGame = Callable[..., Outcome]


@pytest.fixture
def play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> PlayGame:
    """Call `hofnarr play kabale`; `typed` is what people type, at a terminal if `live`.

    It may also be a function of what has been shown since they typed last.
    """
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def call(
        *arguments: str,
        typed: Iterable[Typed] | Callable[[str], str] = (),
        live: bool = False,
    ) -> Outcome:
        shown: list[str] = []

        def answers(answer: Callable[[str], str]) -> Iterator[str]:
            while True:
                shown.append(capsys.readouterr().out)
                yield answer(shown[-1])

        lines = answers(typed) if callable(typed) else typed
        if live:
            monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setattr(sys, "stdin", Typist(lines, at_terminal=live))
        code = main(["play", "kabale", *arguments])
        rest = capsys.readouterr()
        return Outcome(code, "".join(shown) + rest.out, rest.err)

    return call


def anything(seed: int) -> Iterator[str]:
    """Types without end, without looking; what is no legal move is simply asked for again."""
    random = Random(seed)
    while True:
        card, column = random.randint(1, 3), random.randint(1, 6)
        yield random.choice((f"{card} {column}", f"{card} {column}", f"{column}", "n"))


def the(pattern: str, folder: Path) -> Path:
    """The one file of this kind."""
    (path,) = (folder / "hofnarr").glob(pattern)
    return path


def saved(folder: Path) -> dict[str, Any]:
    save: dict[str, Any] = msgspec.json.decode(the("*.save.json", folder).read_bytes())
    return save


def moves_saved(folder: Path) -> list[dict[str, Any]]:
    actions: list[dict[str, Any]] = saved(folder)["record"]["actions"]
    return actions


# Whole games


@pytest.mark.parametrize(("players", "bots"), [(2, "greedy"), (6, "random"), (3, "greedy,random")])
def test_a_whole_game_is_played_and_recorded(
    play: PlayGame, tmp_path: Path, players: int, bots: str
) -> None:
    code, out, err = play(
        "--players", str(players), "--bots", bots, "--seed", "whole", typed=anything(players)
    )
    assert (code, err) == (0, "")
    path = the("*.jsonl", tmp_path)
    record: Any = KABALE.read_record(path.read_bytes())
    KABALE.verify(record)
    assert not list((tmp_path / "hofnarr").glob("*.save.json"))
    assert record.players == list(NAMES[:players])
    assert f"{path}" in out
    assert "\x1b" not in out


def test_the_fingerprint_is_shown_first_and_the_seed_at_the_end(
    play: PlayGame, tmp_path: Path
) -> None:
    out = play("--players", "2", "--seed", "secret42", typed=anything(1)).out
    record: Any = KABALE.read_record(the("*.jsonl", tmp_path).read_bytes())
    assert out.index(record.commitment) < out.index("Your turn")
    assert out.rindex("Your turn") < out.index("secret42") < out.index(record.salt)


def test_cloak_and_traitor_are_decided_also_out_of_turn(play: PlayGame, tmp_path: Path) -> None:
    out = play("--hotseat", "--players", "6", "--seed", "decide", typed=anything(6)).out
    asked = {
        "cloak": len(re.findall(r"Your Cloak in column \d is uncovered", out)),
        "swap": len(re.findall(r"Your Traitor in column \d is uncovered", out)),
    }
    record = the("*.jsonl", tmp_path).read_bytes()
    KABALE.verify(KABALE.read_record(record))
    actions = msgspec.json.decode(record)["actions"]
    for kind, times in asked.items():
        assert times >= [action["type"] for action in actions].count(kind) > 0
    assert any(
        answer["type"] in asked and answer["seat"] != move["seat"]
        for move, answer in pairwise(actions)
    )


def test_the_same_seed_and_the_same_moves_give_the_same_game(
    play: PlayGame, tmp_path: Path
) -> None:
    games = []
    for name in ("one", "two"):
        play("--seed", "again", "--save", str(tmp_path / name), typed=anything(5))
        record = msgspec.json.decode((tmp_path / f"{name}.jsonl").read_bytes())
        games.append((record["decks"], record["actions"], record["result"]))
    assert games[0] == games[1]


def test_both_ways_of_counting_are_shown_for_every_player(play: PlayGame) -> None:
    out = play("--players", "4", "--seed", "count", typed=anything(4)).out
    final = out[out.index("Final score") :]
    assert final.count("All points: ") == 4
    assert final.count("Best of all six domains doubled") + final.count("No doubling") == 4
    assert final.count("✓") == 4
    assert "♛" in final


@pytest.mark.parametrize("players", [2, 4])
def test_the_better_way_of_counting_is_the_score(players: int) -> None:
    for seed in range(15):
        match = Match(KABALE, NAMES[:players], seed=str(seed))
        random = Random(seed)
        while not match.over:
            match.act(random.choice(match.state.legal()))
        view: Any = match.state.view("open")
        for player in view.seats:
            ways = count(player.won)
            assert max(ways.points, ways.doubled or 0) == player.score


def test_the_worked_examples_of_scoring() -> None:
    six = list(zip(DOMAINS, (3, 2, 2, 3, 1, 2), strict=True))
    assert (count(six).points, count(six).doubled) == (13, 26)
    four: list[Target] = [("music", 4), ("music", 3), ("trade", 4), ("farming", 4), ("religion", 5)]
    assert (count(four).points, count(four).doubled) == (20, None)
    seven: list[Target] = [*zip(DOMAINS, (1, 4, 5, 2, 2, 1), strict=True), ("music", 1)]
    assert count(seven).doubled == 29


# Hot seat


def test_people_at_one_screen_pass_it_on_and_nobody_sees_the_hand_of_another(
    play: PlayGame,
) -> None:
    typed = [ENTER, ENTER, "1 1", ENTER, "1 2", ENTER, "1 1", "quit"]
    arguments = ("--hotseat", "--players", "2", "--name", "Bea,Claire", "--seed", "hot")
    out = play(*arguments, typed=typed, live=True).out
    screens = out.split(FORGOTTEN)
    assert len(screens) == 5
    for number, screen in enumerate(screens[1:]):
        name, other = ("Bea", "Claire") if number % 2 == 0 else ("Claire", "Bea")
        assert f"{name}, press Enter" in screen
        hidden, shown = screen.split(CLEARED)[:2]
        assert "Your turn" not in hidden
        assert f"{name} (you)" in shown
        assert f"{other} draws a card" not in shown


def test_hands_of_others_stay_hidden_in_the_log_of_a_hot_seat(play: PlayGame) -> None:
    typed = ["1 1", "log", "quit"]
    out = play("--hotseat", "--players", "2", "--seed", "hot", typed=typed).out
    later = out[out.rindex("Please pass the screen") :]
    assert "Greta places a card in column 1." in later


# Leaving and resuming


def test_a_game_that_was_left_and_resumed_goes_on_as_if_nothing_had_happened(
    play: PlayGame, tmp_path: Path
) -> None:
    arguments = ("--players", "4", "--seed", "left")
    moves = [line for line, _ in zip(anything(2), range(5000), strict=False)]
    play(*arguments, "--save", str(tmp_path / "whole"), typed=moves)
    file = str(tmp_path / "parts")
    play(*arguments, "--save", file, typed=[*moves[:9], "quit"])
    play("--save", file, typed=["y", *moves[9:40]])  # the end of the input
    play("--save", file, typed=["maybe", "yes", *moves[40:60], KeyboardInterrupt])
    play("--save", file, typed=["y", *moves[60:]])
    whole, parts = (
        msgspec.json.decode((tmp_path / f"{name}.jsonl").read_bytes())
        for name in ("whole", "parts")
    )
    for field in ("decks", "targets", "reshuffles", "actions", "result"):
        assert whole[field] == parts[field]


@pytest.mark.parametrize("last", [["quit"], ["q"], [], [KeyboardInterrupt]])
def test_whoever_leaves_finds_the_game_again(
    play: PlayGame, tmp_path: Path, last: list[Any]
) -> None:
    code, out, err = play("--name", "Bea", "--seed", "x", typed=["1 1", *last])
    assert (code, err) == (0, "")
    assert "hofnarr play kabale" in out
    assert moves_saved(tmp_path)[0]["seat"] == 0
    resumed = play(typed=["y", "quit"]).out
    assert "An unfinished game is waiting: Bea, Anton, Olga; round 1." in resumed
    assert "Bea (you)" in resumed


def test_the_game_is_kept_after_every_move_of_a_person(play: PlayGame, tmp_path: Path) -> None:
    counts = []

    def typist() -> Iterator[str]:
        for line in ("1 1", "1 2", "2 1"):
            counts.append(len(moves_saved(tmp_path)))
            yield line
        counts.append(len(moves_saved(tmp_path)))

    play("--hotseat", "--players", "2", "--seed", "kept", typed=typist())
    assert counts == [0, 1, 2, 3]


def test_a_save_holds_the_unfinished_record_and_who_sits_where(
    play: PlayGame, tmp_path: Path
) -> None:
    play(
        *("--bots", "random,greedy", "--language", "cs", "--edition", "polish", "--seed", "a save"),
        typed=["1 1"],
    )
    save = saved(tmp_path)
    assert save["seats"] == ["human", "random", "greedy"]
    assert save["language"] == "cs"
    assert save["record"]["result"] is None
    assert save["record"]["options"]["next_starter"] == "after_starter"
    assert "Jste na tahu" in play(typed=["a", "konec"]).out


def test_the_newest_unfinished_game_is_offered_and_may_be_declined(
    play: PlayGame, tmp_path: Path
) -> None:
    play("--name", "Old", typed=["quit"])
    time.sleep(0.02)
    play("--name", "New", typed=["n", "1 1", "quit"])
    out = play(typed=["n", "quit"]).out
    assert "waiting: New" in out
    assert len(list((tmp_path / "hofnarr").glob("*.save.json"))) == 3


def test_whoever_goes_away_at_the_offer_starts_no_new_game(play: PlayGame, tmp_path: Path) -> None:
    play(typed=["quit"])
    before = saved(tmp_path)
    assert play(typed=[]).code == 0
    assert saved(tmp_path) == before


def test_another_language_can_be_chosen_on_resuming(play: PlayGame) -> None:
    play(typed=["quit"])
    assert "Du bist am Zug" in play("--language", "de", typed=["j", "quit"]).out


def edited(change: Callable[[dict[str, Any]], None]) -> Callable[[bytes], bytes]:
    def edit(data: bytes) -> bytes:
        save = msgspec.json.decode(data)
        change(save)
        return msgspec.json.encode(save)

    return edit


BROKEN = {
    "empty": lambda data: b"",
    "cut in half": lambda data: data[: len(data) // 2],
    "no JSON": lambda data: b"{",
    "a list": lambda data: b"[]",
    "no UTF-8": lambda data: b"\xff\xfe",
    "nested": lambda data: b"[" * 100_000,
    "another format": edited(lambda save: save.update(format="hofnarr.save/9")),
    "no record": edited(lambda save: save.update(record={})),
    "a bot nobody knows": edited(lambda save: save.update(seats=["human", "deep blue", "greedy"])),
    "nobody human": edited(lambda save: save.update(seats=["greedy"] * 3)),
    "a seat too few": edited(lambda save: save["seats"].pop()),
    "a language nobody speaks": edited(lambda save: save.update(language="tlh")),
    "an unknown field": edited(lambda save: save.update(more=1)),
    "another deal": edited(lambda save: save["record"]["decks"][1].reverse()),
    "no seed": edited(lambda save: save["record"].update(seed=None)),
    "another seed": edited(lambda save: save["record"].update(seed="other")),
    "an illegal move": edited(lambda save: save["record"]["actions"][0].update(card="joker")),
    "an unknown option": edited(lambda save: save["record"]["options"].update(lowest_number="9")),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_save_gives_one_sentence_and_is_left_alone(
    play: PlayGame, tmp_path: Path, broken: str
) -> None:
    file = tmp_path / "mine.json"
    play("--save", str(file), typed=["1 1", "1 2", "quit"])
    data = BROKEN[broken](file.read_bytes())
    file.write_bytes(data)
    code, out, err = play("--save", str(file), typed=["y", "1 1"])
    assert (code, out) == (2, "")
    assert err.startswith(f"hofnarr: {file}: ")
    assert err.count("\n") == 1
    assert file.read_bytes() == data


def test_a_broken_save_in_the_folder_does_not_keep_anybody_from_playing(
    play: PlayGame, tmp_path: Path
) -> None:
    play(typed=["quit"])
    path = the("*.save.json", tmp_path)
    path.write_bytes(b"oops")
    code, out, err = play(typed=["quit"])
    assert code == 0
    assert err.count("\n") == 1
    assert "Your turn" in out
    assert path.read_bytes() == b"oops"


def test_a_folder_that_cannot_be_written_is_one_sentence(play: PlayGame, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, _, err = play("--save", str(tmp_path / "file" / "save"), typed=["1 1"])
    assert code == 2
    assert err.count("\n") == 1


def test_a_disk_that_is_full_later_does_not_end_the_game(
    play: PlayGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    def typist() -> Iterator[str]:
        monkeypatch.setattr(saves, "write", full)
        yield "1 1"
        yield "1 2"
        monkeypatch.undo()

    out = play("--hotseat", "--players", "2", "--seed", "full", typed=typist()).out
    assert out.count("could not be saved (No space left on device)") == 2


def test_no_half_written_file_is_left_behind(play: PlayGame, tmp_path: Path) -> None:
    play(typed=["1 1", "1 2"])
    assert [path.suffix for path in (tmp_path / "hofnarr").iterdir()] == [".json"]


# What people type


def view_of(decision: str, seed: str = "typed") -> View:
    """A moment at which a seat has this decision to make."""
    match = Match(KABALE, NAMES[:3], seed=seed)
    random = Random(seed)
    while True:
        seat = match.state.to_act()
        assert seat is not None
        view: Any = match.state.view(seat)
        if view.decision == decision:
            return cast(View, view)
        match.act(random.choice(view.legal))


def test_a_card_and_a_column_by_number_or_name() -> None:
    view = view_of("play")
    seat = view.to_act or 0
    first, second, third = view.seats[seat].hand or []
    assert understand("1 3", view, EN) == Play(seat, first, 2)
    assert understand("21", view, EN) == Play(seat, second, 0)
    assert understand(f"  {third.upper()}   2 ", view, EN) == Play(seat, third, 1)


@pytest.mark.parametrize("decision", ["play", "cloak", "swap"])
def test_everything_legal_can_be_typed(decision: str) -> None:
    view = view_of(decision)
    for action in view.legal:
        match action:
            case Play(_, card, column):
                typed = f"{card} {column + 1}"
            case Cloak(_, slipped):
                typed = "no" if slipped is None else slipped
            case Swap(_, other):
                typed = "n" if other is None else str(other + 1)
        assert understand(typed, view, EN) == action


NONSENSE = {
    "play": ["9 1", "0 1", "1 0", "1 9", "1 x", "king queen 1", "1", "xyzzy", "-1 1", "1 1 1", "²1",
             "99", "1" * 5000, "n", "\x1b[2J", "١ ١"],
    "cloak": ["0", "4", "1 1", "y", "xyzzy", "1.5"],
    "swap": ["0", "4", "king", "y", "1 2"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("decision", "typed"),
    [(decision, typed) for decision, lines in NONSENSE.items() for typed in lines],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_answered_in_one_sentence(
    decision: str, typed: str, language: Language
) -> None:
    with pytest.raises(Unclear) as unclear:
        understand(typed, view_of(decision), texts_for(language))
    sentence = str(unclear.value)
    assert 10 < len(sentence) < 130
    assert sentence.isprintable()


def test_a_closed_column_and_a_card_that_is_not_in_hand_are_named() -> None:
    view = view_of("play")
    column = msgspec.structs.replace(view.columns[1], closed=True)
    closed = msgspec.structs.replace(view, columns=[view.columns[0], column, view.columns[2]])
    with pytest.raises(Unclear, match="A Storm keeps column 2 closed"):
        understand("1 2", closed, EN)
    missing = next(
        card for card in CARD_IDS if card not in (view.seats[view.to_act or 0].hand or ())
    )
    with pytest.raises(Unclear, match="Not in your hand"):
        understand(f"{missing} 1", view, EN)


def test_the_traitor_cannot_swap_with_its_own_column() -> None:
    view = view_of("swap")
    assert view.where is not None
    with pytest.raises(Unclear, match="itself"):
        understand(str(view.where + 1), view, EN)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("king", ["king"]),
        ("Little Giant", ["little_giant"]),
        ("little-giant", ["little_giant"]),
        ("KÖNIG", ["king"]),
        ("konig", ["king"]),
        ("čarodějnice", ["witch"]),
        ("carodejnice", ["witch"]),
        ("maly gigant", ["little_giant"]),
        ("w", ["wizard", "witch"]),
        ("wiz", ["wizard"]),
        ("", []),
        ("joker", []),
    ],
)
def test_a_card_is_found_by_name_in_any_language(typed: str, found: list[str]) -> None:
    cards = [card for card in CARD_IDS if card in ("king", "witch", "wizard", "little_giant")]
    assert find_card(typed, cards) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_in_every_language_and_in_english(language: Language) -> None:
    texts = texts_for(language)
    for word in (*texts("answer-yes").split(), "Y", "yes"):
        assert yes_or_no(word, texts) is True
    for word in (*texts("answer-no").split(), "N", "no"):
        assert yes_or_no(word, texts) is False
    assert yes_or_no("", texts) is None
    assert yes_or_no("perhaps", texts) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_every_language_and_in_english(language: Language) -> None:
    texts, view = texts_for(language), view_of("play")
    for name in COMMANDS:
        assert understand(f"{name} R3", view, texts) == Command(name, "R3")
        assert understand(texts(f"command-{name}").upper(), view, texts) == Command(name, "")
    assert understand("?", view, texts) == Command("help", "")
    assert understand("", view, texts) == Command("table", "")


def test_wrong_input_loses_nothing(play: PlayGame, tmp_path: Path) -> None:
    wrong = ["9 9", "king", "x", "\udcff", "1" * 3000, "card joker", "card", "rules R99", "\x00"]
    code, out, err = play("--seed", "wrong", typed=[*wrong, "1 1", "quit"])
    assert (code, err) == (0, "")
    assert out.count("Your card and its column") == len(wrong) + 2
    assert moves_saved(tmp_path)[0]["seat"] == 0


def test_everything_can_be_looked_up_during_a_game(play: PlayGame, tmp_path: Path) -> None:
    looked_up = {
        "?": "Commands",
        "card wizard": "The only Wizard in the column removes",
        "column 1": "1 ◆G ◇◇◇",
        "column 9": "is not a column",
        "discards": "Discard piles",
        "seen": "Not seen yet",
        "log": "Greta places a card in column 1",
        "rules R3": "Each Explorer travels at most once per turn",
        "rules storm": "no card can be placed there any more",
        "rules": "explorer",
        "save": "The game is saved in",
    }
    for command, answer in looked_up.items():
        typed = ["1 1", command, "quit"]
        arguments = ("--hotseat", "--players", "2", "--save", str(tmp_path / "look"))
        out = play(*arguments, typed=typed).out
        (tmp_path / "look").unlink()
        asked = out.split("> " + command + "\n")[1]
        assert answer in " ".join(asked.split())
        assert "Your card and its column" in asked


def test_cards_not_yet_seen_never_tell_a_hand_from_a_draw_pile(play: PlayGame) -> None:
    out = play("--players", "2", "--seed", "seen", typed=["seen", "quit"]).out
    lists = out[out.index("Not seen yet") : out.rindex("Your card")]
    own, other = re.findall(r"(?:Greta|Anton) 25  ([^◉]*)", lists)
    assert own.split() == other.split()


# Bad arguments


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--bots", "deep blue"], "deep blue"),
        (["--bots", "greedy,random,greedy"], "3 names for 2 seats"),
        (["--edition", "klingon"], "klingon"),
        (["--option", "colour=red"], "colour"),
        (["--option", "lowest_number=9"], "lowest_number"),
        (["--players", "7"], "--players"),
        (["--players", "1"], "--players"),
        (["--players", "x"], "--players"),
        (["--first", "last"], "--first"),
        (["--hotseat", "--bots", "greedy"], "--hotseat"),
        (["--name", "Bea,Claire"], "--name"),
        (["--name", ""], "--name"),
        (["--name", "\x1b[2J"], "--name"),
        (["--name", "x" * 50], "--name"),
        (["--hotseat", "--name", "Bea,Bea"], "--name"),
        (["--seed", "\udcff"], "--seed"),
        (["--language", "tlh"], "--language"),
    ],
)
def test_bad_arguments_are_one_sentence_and_exit_2(
    play: PlayGame, tmp_path: Path, arguments: list[str], named: str
) -> None:
    code, out, err = play(*arguments, typed=["1 1"])
    assert (code, out) == (2, "")
    assert named in err
    assert err.count("\n") == 1
    assert not (tmp_path / "hofnarr").exists()


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_a_bot_does_not_bear_the_name_of_the_player(play: PlayGame, tmp_path: Path) -> None:
    play("--name", "Anton", typed=["quit"])
    assert saved(tmp_path)["record"]["players"] == ["Anton", "Anna", "Olga"]


def test_the_lot_may_decide_who_begins(play: PlayGame, tmp_path: Path) -> None:
    starts = set()
    for seed in "abcdef":
        file = tmp_path / seed
        play("--first", "lot", "--seed", seed, "--save", str(file), typed=["quit"])
        starts.add(msgspec.json.decode(file.read_bytes())["record"]["start"])
        assert "Your turn" in play("--save", str(file), typed=["y", "quit"]).out
    assert len(starts) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages(play: PlayGame, language: Language) -> None:
    typed = ["?", "1 1", "nonsense", texts_for(language)("command-quit")]
    code, out, err = play("--language", language, typed=typed)
    assert (code, err) == (0, "")
    texts = texts_for(language)
    for told in ("board-your-play", "help-commands", "welcome-help"):
        assert texts(told) in out


# At a terminal


def awards(seed: str) -> tuple[RoundEnded, list[Awarded]]:
    match = Match(KABALE, NAMES[:3], seed=seed)
    random = Random(seed)
    while True:
        events = match.act(random.choice(match.state.legal()))
        awarded = [event for event in events if isinstance(event, Awarded)]
        if awarded:
            return next(event for event in events if isinstance(event, RoundEnded)), awarded


def test_an_award_is_told_in_stages_that_hold_every_step_once() -> None:
    for seed in "abcdef":
        ended, awarded = awards(seed)
        for event, cards in zip(awarded, ended.columns, strict=True):
            stages = verdict.Ceremony(ended.round, len(awarded), event, cards).stages
            assert [step for stage in stages for step in stage] == event.award.steps


def live_awards(play: PlayGame, key: str, wanted: str = "Awarding column") -> list[str]:
    """The screens of the first awards of a game at a terminal, each answered with this key."""
    random = Random(7)
    awarding = False

    def answer(shown: str) -> str:
        nonlocal awarding
        if "award the columns" in shown:
            awarding = True
            return ENTER
        if "Awarding column" in shown:
            return key
        if awarding:
            return ""
        if "Enter to go on" in shown:
            return ENTER
        return random.choice(("1 1", "1 2", "1 3", "n"))

    out = play("--seed", "stages", typed=answer, live=True).out
    return [screen for screen in out.split(CLEARED) if wanted in screen]


def test_at_a_terminal_the_award_waits_for_enter_at_every_step(play: PlayGame) -> None:
    screens = live_awards(play, ENTER)
    for column in (1, 2, 3):
        told = [screen for screen in screens if f"Awarding column {column} of 3" in screen]
        assert len(told) >= 3
        assert all("Enter: next step" in screen for screen in told[:-1])
        assert "Enter: go on" in told[-1]
        assert "win" in told[-1]
        assert len({screen.count("\n") for screen in told}) == 1  # nothing jumps


def test_all_cards_are_turned_up_before_anybody_knows_who_wins(play: PlayGame) -> None:
    (screen,) = live_awards(play, "s", "award the columns")
    assert "Round 1 is over" in screen
    assert "∧∧" not in screen
    assert not re.search(r"\bwins\b", screen)


def test_s_skips_to_the_verdict_and_a_skips_all(play: PlayGame, tmp_path: Path) -> None:
    screens = live_awards(play, "s")
    assert ["Enter: go on" in screen for screen in screens] == [False, True] * 3
    the("*.save.json", tmp_path).unlink()
    assert len(live_awards(play, "a")) == 1


def test_the_table_fits_80_by_24_with_six_players(play: PlayGame) -> None:
    moves = [word for column in "1234561234" for word in (ENTER, f"1 {column}")]
    typed = [ENTER, *moves]
    out = play("--hotseat", "--players", "6", "--seed", "f", typed=typed, live=True).out
    tables = [screen for screen in out.split(CLEARED) if "Your turn" in screen]
    assert len(tables) == 10
    for screen in tables:
        assert screen.split("> ")[0].count("\n") <= 23


def test_a_game_at_a_real_terminal(tmp_path: Path) -> None:
    """Through a pseudo-terminal: screens are cleared, Ctrl-C keeps the game."""
    leader, follower = pty.openpty()
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "LINES": "30",
    }
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [sys.executable, "-c", "from hofnarr.cli import main; raise SystemExit(main())",
         "play", "kabale", "--seed", "pty"],
        stdin=follower, stdout=follower, stderr=follower, env=environment, start_new_session=True,
        preexec_fn=_own_terminal,  # noqa: PLW1509
    )  # fmt: skip
    os.close(follower)
    try:
        assert CLEARED in _read_until(leader, "Enter to go on")
        os.write(leader, b"\n")
        _read_until(leader, "? for help)")
        os.write(leader, b"1 2\n")
        _read_until(leader, "? for help)")
        os.write(leader, b"card kin\n")
        assert "Counts 20" in _read_until(leader, "? for help)")
        os.write(leader, b"\x03")
        assert "hofnarr play kabale" in _read_until(leader, "hofnarr play kabale")
        assert process.wait(60) == 0
    finally:
        process.kill()
        os.close(leader)
    assert any(action["seat"] == 0 for action in moves_saved(tmp_path))


def _own_terminal() -> None:
    """Make standard input the terminal that Ctrl-C comes from, and obey it as at a prompt: tests
    started in the background would hand on that they ignore it."""
    import fcntl
    import signal
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _read_until(terminal: int, wanted: str, seconds: float = 60) -> str:
    data = b""
    end = time.monotonic() + seconds
    while wanted.encode() not in data:
        ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert ready, f"{wanted!r} did not come, but {data.decode(errors='replace')}"
        data += os.read(terminal, 65536)
    return data.decode(errors="replace")


def test_the_start_needs_no_compiler_and_no_numpy(tmp_path: Path) -> None:
    code = (
        "import sys; from hofnarr.cli import main;"
        "main(['play', 'kabale', '--seed', 'x']);"
        "print([name for name in sys.modules if name.split('.')[0] in ('numba', 'numpy')])"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="1 1\n", env=environment, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "[]"
