"""Who hosts a game at one screen: keeps it in a file, lets bots answer, writes its record."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Any

from hofnarr.bots import make_bot
from hofnarr.cli import saves
from hofnarr.cli.output import os_problem, printable
from hofnarr.cli.saves import HUMAN, Table
from hofnarr.cli.screen import Screen
from hofnarr.core.stream import pick
from hofnarr.texts import texts_for

BOT_SEEDS = 2**31


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

    def bot_action(self, seat: int) -> Any:
        """Follows from the seed and the place in the game, whether or not it was interrupted."""
        turn = f"bot/{seat}/{len(self.match.actions)}"
        seed = pick(self.match.seed, turn, BOT_SEEDS)
        bot = make_bot(self.table.seats[seat], self.match.game, seed)
        return bot.act(self.match.state.view(seat))

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
