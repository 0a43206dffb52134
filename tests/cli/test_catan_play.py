"""`hofnarr play catan`: whole games, saving, languages, what is typed."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from hofnarr.bots import make_bot
from hofnarr.catan.actions import Action
from hofnarr.catan.options import VARIANTS
from hofnarr.cli import saves
from hofnarr.cli.catan.ask import Command, Unclear, labels, understand
from hofnarr.cli.catan.board import table
from hofnarr.core.match import Match
from hofnarr.core.stream import pick
from hofnarr.games import find_game
from hofnarr.testing.catan import Scenario
from hofnarr.texts import LANGUAGES, Language, texts_for

from .conftest import Run

CATAN = find_game("catan")
EN = texts_for("en")
NAMES = ("Greta", "Anton")


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def script(seed: str, variant: str = "base") -> list[str]:
    """What somebody types who plays like greedy, against greedy."""
    match = Match(CATAN, NAMES, VARIANTS[variant], seed=seed)
    typed = []
    while (seat := match.state.to_act()) is not None:
        view = match.state.view(seat)
        bot_seed = pick(seed, f"bot/{seat}/{len(match.actions)}", 2**31)
        action = make_bot("greedy", CATAN, bot_seed).act(view)
        if seat == 0:
            typed.append(str(view.legal.index(action) + 1))
        match.act(action)
    return typed


@pytest.mark.parametrize(
    ("variant", "language"), [*zip(VARIANTS, [*LANGUAGES, "en", "en"], strict=True)]
)
def test_a_whole_game_is_played(run: Run, variant: str, language: Language) -> None:
    typed = "\n".join(script("whole", variant)) + "\n"
    code, out, err = run(
        *("play", "catan", "--set", variant, "--seed", "whole", "--language", language), stdin=typed
    )
    assert (code, err) == (0, "")
    record = next(saves.folder().glob("*.jsonl"))
    assert "hofnarr verify" in out
    assert run("verify", str(record)).code == 0
    assert not list(saves.folder().glob("*.save.json"))


def test_a_game_that_was_left_goes_on(run: Run) -> None:
    typed = script("left")
    first, rest = typed[:20], typed[20:]
    out = run("play", "catan", "--seed", "left", stdin="\n".join([*first, "quit"]) + "\n").out
    assert "The game is saved in" in out
    again = run("play", "catan", stdin="\n".join(["y", *rest]) + "\n").out
    assert "An unfinished game is waiting: Greta, Anton; round " in again
    assert "wins the game" in again


def test_two_people_at_one_screen_pass_it_on(run: Run) -> None:
    out = run("play", "catan", "--hotseat", stdin="1\n" * 12).out
    assert "Please pass the screen on: it is Anton’s turn." in out


def test_what_can_be_looked_up(run: Run) -> None:
    typed = "?\ncard church\nrules C31\ncard nonsense\nlog\nhint\n+\nsave\n\nnonsense\n999\nquit\n"
    code, out, err = run("play", "catan", stdin=typed)
    assert code == 0
    assert "The Courtier takes any of these" in out, "the start regions: all ways are as good"
    for part in ("Type the number of a choice", "Church  church", "C31  Trade", "Greta begins."):
        assert part in out
    assert "“nonsense” is not a choice: type a number from 1 to 6." in out
    assert "“999” is not a choice" in out
    assert "unknown card 'nonsense'" in err


def test_a_choice_may_be_typed_in_words() -> None:
    view = Match(CATAN, NAMES, seed="words").state.view(0)
    choices = labels(view, EN)  # type: ignore[arg-type]
    assert understand(choices[3].lower(), view, EN) == view.legal[3]  # type: ignore[arg-type]
    assert understand("", view, EN) == Command("table", "")  # type: ignore[arg-type]
    with pytest.raises(Unclear):
        understand("lay", view, EN)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_board_keeps_its_width_and_every_choice_has_words(
    language: Language, width: int
) -> None:
    texts = texts_for(language)
    match = Match(CATAN, NAMES, VARIANTS["all"], seed="board")
    bots = [make_bot("greedy", CATAN, seat) for seat in (0, 1)]
    while (seat := match.state.to_act()) is not None:
        view = match.state.view(seat)
        if len(match.actions) % 5 == 0:
            lines = table(view, NAMES, texts, width)  # type: ignore[arg-type]
            assert {text.cell_len for text in lines} == {width}
            words = labels(view, texts)  # type: ignore[arg-type]
            assert len(words) == len(view.legal)
        match.act(bots[seat].act(view))


def test_three_cannot_play(run: Run) -> None:
    code, _, err = run("play", "catan", "--players", "3")
    assert code == 2
    assert "--players: 3 cannot play catan, choose one of 2" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_d8_regions_are_typed_in_any_order(language: Language) -> None:
    """A Smithy costs 2 ore and 1 lumber, which lie on two regions each."""
    texts = texts_for(language)
    sitting = Scenario().settlement(0, "3", "stack_mountains_4", "stack_forest_1")
    sitting.hand(0, "smithy").stock_at(0, {"-2L": 3, "4U": 3, "0L": 2, "4L": 2})
    sitting.build("smithy", "-1U1")
    for at in ("4L", "4U", "-2L"):
        view = sitting.state.view(0)
        (line,) = (each for each in labels(view, texts) if f" {at}" in each)
        sitting.act(cast(Action, understand(line, view, texts)))
    assert sitting.card_at(0, "-1U1") == "smithy"
    assert sitting.have(0) == {"lumber": 3, "ore": 4}
