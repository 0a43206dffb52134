"""The command line in this process, and records to feed it."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from hofnarr.cli import main
from hofnarr.core.match import Match
from hofnarr.games import find_game


class Outcome(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    def json(self) -> list[Any]:
        """Its answers, one a line."""
        return [msgspec.json.decode(line) for line in self.out.splitlines()]


Run = Callable[..., Outcome]


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call `main`; `stdin` is what it reads, from a terminal if `tty`."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: str, stdin: bytes | str = b"", tty: bool = False) -> Outcome:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        kind = Terminal if tty else io.TextIOWrapper
        monkeypatch.setattr(sys, "stdin", kind(io.BytesIO(data), encoding="utf-8"))
        code = main(arguments)
        return Outcome(code, *capsys.readouterr())

    return call


def play_out(players: int, seed: str, *, moves: int | None = None) -> dict[str, Any]:
    """A game of random moves, as its record says; cut short after some moves."""
    names = ["Ada", "Bea", "Cid", "Dora", "Emil", "Fina"][:players]
    match = Match(find_game("kabale"), names, seed=seed, salt="salt")
    random = Random(seed)
    while not match.over and (moves is None or len(match.actions) < moves):
        match.act(random.choice(match.state.legal()))
    record: dict[str, Any] = msgspec.to_builtins(match.record())
    return record


@pytest.fixture(scope="session")
def a_game() -> bytes:
    """One record of three players, with reshuffles, cloaks and traitors in it."""
    record = play_out(3, "a long game")
    assert record["reshuffles"]
    assert {action["type"] for action in record["actions"]} == {"play", "cloak", "swap"}
    return msgspec.json.encode(record)
