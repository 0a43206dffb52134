"""Waiting is told in the terminal too: bots that think for more than a second are said to."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from hofnarr.cli import saves
from hofnarr.cli.hosting import Hosting
from hofnarr.cli.screen import Screen
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.texts import LANGUAGES, Language


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def host(
    monkeypatch: pytest.MonkeyPatch, *bots: str, live: bool = True, language: Language = "en"
) -> tuple[Hosting, io.StringIO]:
    """Ada, and bots that are to move; what the terminal shows."""
    monkeypatch.setattr(sys, "stdin", Keyboard() if live else io.StringIO())
    names = ["Bea", "Cid", "Dora"][: len(bots)]
    match = Match(find_game("kabale"), [*names, "Ada"], seed="waiting", salt="salt")
    shown = io.StringIO()
    screen = Screen(Console(file=shown, force_terminal=live))
    table = saves.Table(match, (*bots, saves.HUMAN), language, [])
    return Hosting(table, screen, Path("unused")), shown


def let_bots_move(hosting: Hosting) -> None:
    while (seat := hosting.match.state.to_act()) is not None and seat not in hosting.people:
        hosting.match.act(hosting.bot_action(seat))


def test_a_bot_that_thinks_for_more_than_a_second_is_said_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A fast machine has soon made all rollouts that flat:N makes at most: be less patient."""
    monkeypatch.setattr("hofnarr.cli.hosting.PATIENCE", 0.3)
    hosting, shown = host(monkeypatch, "flat:700ms")
    let_bots_move(hosting)
    assert shown.getvalue().count("Bea is thinking …") == 1


def test_bots_in_a_row_are_waited_for_together_and_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hosting, shown = host(monkeypatch, "flat:600ms", "flat:600ms", "flat:600ms")
    let_bots_move(hosting)
    assert shown.getvalue().count("is thinking") == 1
    assert "Cid is thinking …" in shown.getvalue()


def test_nothing_is_said_of_a_quick_bot_nor_to_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    hosting, shown = host(monkeypatch, "random")
    let_bots_move(hosting)
    assert shown.getvalue() == ""
    hosting, shown = host(monkeypatch, "flat:1300ms", live=False)
    let_bots_move(hosting)
    assert shown.getvalue() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_there_in_every_language(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    hosting, _ = host(monkeypatch, "random", language=language)
    sentence = hosting.texts("seat-thinking", name="Bea")
    assert "Bea " in sentence
    assert sentence.endswith(" …")
