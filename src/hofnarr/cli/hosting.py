"""Who hosts a game at one screen: keeps it in a file, lets bots answer, writes its record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from threading import Timer
from time import monotonic
from typing import Any

from hofnarr.bots.asking import ask
from hofnarr.bots.own import is_own, make_any_bot
from hofnarr.cli import saves
from hofnarr.cli.output import os_problem, printable
from hofnarr.cli.saves import HUMAN, Table
from hofnarr.cli.screen import Screen
from hofnarr.core.stream import pick
from hofnarr.texts import texts_for

BOT_SEEDS = 2**31
PATIENCE = 1.0  # seconds of thinking, of all bots in a row, until they are said to think


class Quit(Exception):
    """Somebody wants to leave; the game is kept."""


class Hosting:
    """What the sittings of all games share."""

    def __init__(self, table: Table, screen: Screen, path: Path) -> None:
        self.table = table
        self.match = table.match
        self.story = table.story
        self.screen = screen
        self.path = path
        self.texts = texts_for(table.language)
        self.names = [printable(name) for name in table.match.players]
        self.people = [seat for seat, who in enumerate(table.seats) if who == HUMAN]
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self._waited = 0.0  # for bots, since a person has moved

    def bot_action(self, seat: int) -> Any:
        """Follows from the seed and the place in the game, whether or not it was interrupted."""
        turn = f"bot/{seat}/{len(self.match.actions)}"
        seed = pick(self.match.seed, turn, BOT_SEEDS)
        with self._telling_the_wait(seat):
            name = self.table.seats[seat]
            return ask(name, make_any_bot(name, self.match.game, seed), self.match.state.view(seat))

    @contextmanager
    def _telling_the_wait(self, seat: int) -> Iterator[None]:
        """Says once, at a terminal, that people wait for bots; a script does not mind."""
        actions = self.match.actions
        if not actions or actions[-1].seat in self.people:
            self._waited = 0.0
        sentence = self.texts("seat-thinking", name=self.names[seat])
        timer = Timer(PATIENCE - self._waited, self.screen.say, (sentence, "dim"))
        timer.daemon = True
        if self.screen.live and self._waited < PATIENCE:
            timer.start()
        started = monotonic()
        try:
            yield
        finally:
            timer.cancel()
            self._waited += monotonic() - started

    def keep(self) -> bool:
        """Save; a full disk must not cost anybody the game that is going on."""
        try:
            saves.write(self.path, self.table)
        except OSError as error:
            self.screen.complain(self.texts("not-kept", problem=os_problem(error)))
            return False
        return True

    def leave(self) -> None:
        saves.write(self.path, self.table)
        command = f"hofnarr play {self.match.game.name}"
        bots = [who for who in self.table.seats if who != HUMAN]
        if any(map(is_own, bots)):  # they play on only where they are named again
            command += f" --players {len(self.table.seats)} --bots {quote(','.join(bots))}"
        if self.path != saves.path_for(self.match):
            command += f" --save {quote(str(self.path))}"
        self.screen.say("\n" + self.texts("left", path=str(self.path)))
        self.screen.say_command(command)

    def keep_record(self) -> Path:
        """The game is over: its record takes the place of the save."""
        record = saves.record_path(self.path)
        saves.write_record(record, self.match.record())
        self.path.unlink(missing_ok=True)
        return record

    def say_record(self, record: Path) -> None:
        texts, match = self.texts, self.match
        self.screen.say(texts("end-seed", seed=match.seed, salt=match.salt))
        self.screen.say(texts("end-record", path=str(record)))
        for command in ("verify", "replay"):
            self.screen.say_command(f"hofnarr {command} {quote(str(record))}")
