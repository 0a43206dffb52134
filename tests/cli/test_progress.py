"""How far long work is, shown to people who look and to nobody else."""

from __future__ import annotations

import io
import sys

import pytest

from hofnarr.cli.progress import progress_bar


class Screen(io.StringIO):
    def __init__(self, *, tty: bool) -> None:
        super().__init__()
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


@pytest.mark.parametrize(
    ("tty", "json", "is_seen"),
    [(True, False, True), (True, True, False), (False, False, False), (False, True, False)],
)
def test_it_is_for_people_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, tty: bool, json: bool, is_seen: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen(tty=tty)
    monkeypatch.setattr(sys, "stderr", screen)
    with progress_bar(json=json) as tell:
        tell(3, 12, "game 2")
        tell(12, 12, "game 2")
    assert ("12/12" in screen.getvalue()) == is_seen
    assert ("game 2" in screen.getvalue()) == is_seen
    assert is_seen or not screen.getvalue()
