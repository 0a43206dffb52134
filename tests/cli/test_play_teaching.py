"""Help from the table during a game: `hint` and `guess`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hofnarr.texts import LANGUAGES, Language, texts_for

from .conftest import Run


def played(run: Run, tmp_path: Path, typed: str, language: Language = "en") -> str:
    """A game against the greedy bot, as far as these lines go."""
    fixed = ("--players", "2", "--seed", "help", "--save", str(tmp_path / "game.json"))
    code, out, err = run("play", "kabale", *fixed, "--language", language, stdin=typed.encode())
    assert (code, err) == (0, "")
    return out


def test_a_hint_names_two_moves_and_leaves_the_decision_to_the_player(
    run: Run, tmp_path: Path
) -> None:
    out = played(run, tmp_path, "hint\nquit\n")
    assert "Best: " in out
    assert out.index("Best: ") < out.rindex("Your card and its column")


def test_a_guess_says_what_a_face_down_card_may_be(run: Run, tmp_path: Path) -> None:
    out = played(run, tmp_path, "guess 1\n1 1\nguess 1\nguess 2\nguess 7\nguess\nquit\n")
    assert "Nothing there is hidden from you." in out
    assert "face down (Anton): " in out
    assert "“7” is not a column: they are numbered 1 to 2." in out
    assert "“” is not a column" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_names_both_commands(run: Run, tmp_path: Path, language: Language) -> None:
    texts = texts_for(language)
    out = played(run, tmp_path, "?\nq\n", language)
    for command in ("hint", "guess"):
        assert texts(f"command-{command}") in out
        assert texts(f"command-{command}.text") in out
