"""People and bots at one screen: the table told by the game's texts, choices by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from hofnarr.cli import heraldry as look
from hofnarr.cli import saves
from hofnarr.cli.hosting import Hosting, Quit
from hofnarr.cli.paint import Block, line, wrapped
from hofnarr.cli.saves import HUMAN
from hofnarr.cli.typed import fold, shown
from hofnarr.core.game import Action, Event, View, Viewer
from hofnarr.core.match import Match
from hofnarr.games import find_plugin
from hofnarr.texts.telling import Teller

COMMANDS = ("help", "table", "log", "save", "quit")


def rounds_begun(match: Match) -> int:
    """Without rounds the moves are counted."""
    return len(match.actions) + 1


class Sitting(Hosting):
    def run(self) -> None:
        saves.write(self.path, self.table)
        try:
            self._welcome()
            while not self.match.over:
                self._move()
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()

    @property
    def teller(self) -> Teller:
        return Teller(self.match.game.name, self.texts, self.names)

    def _welcome(self) -> None:
        texts, width = self.texts, self.screen.width
        title = find_plugin(self.match.game.name).title
        lines = [line(width, (f" ♞ Hofnarr  {title}", f"bold {look.CANDLE}"))]
        for name, who in zip(self.names, self.table.seats, strict=True):
            kind = texts("welcome-person" if who == HUMAN else "welcome-bot", bot=who)
            lines.append(line(width, (f"  {name}", "bold"), (f", {kind}", look.TEXT_DIM)))
        lines += wrapped(Text(texts("welcome-commitment"), look.TEXT_DIM), width, Text("  "))
        lines.append(line(width, (f"  {self.match.commitment}", look.BRASS)))
        lines.append(line(width, (f"  {texts('welcome-help')}", "")))
        self._show(lines)
        self.screen.pause(texts("press-enter"))

    def _show(self, lines: Block) -> None:
        self.screen.clear()
        self.screen.paint(lines)

    def _move(self) -> None:
        seat = self.match.state.to_act()
        assert seat is not None
        is_person = seat in self.people
        action = self._decision(seat) if is_person else self.bot_action(seat)
        self.story.append(self.match.act(action))
        if is_person:
            self.keep()

    def _decision(self, seat: int) -> Action:
        """Ask until one of the choices is typed."""
        self._pass_to(seat)
        view = self.match.state.view(seat)
        self._show_decision(view)
        while True:
            typed = self.screen.ask(self.texts("plain-choose"))
            if typed.isdecimal() and 1 <= int(typed) <= len(view.legal):
                action: Action = view.legal[int(typed) - 1]
                return action
            self._do(typed, view)

    def _show_decision(self, view: View) -> None:
        """The table, what happened since this player's last decision, and all choices."""
        own = [n + 2 for n, action in enumerate(self.match.actions) if action.seat == view.viewer]
        lines = self._table(view)
        for words in self._told(self.story[max(own, default=1) - 1 :], view.viewer):
            lines += wrapped(Text(words, look.TEXT_DIM), self.screen.width, Text(" · "))
        lines.append(line(self.screen.width))
        for number, action in enumerate(view.legal, 1):
            choice = Text(self.teller.action(action))
            lines += wrapped(choice, self.screen.width, Text(f"{number:>3} "))
        self._show(lines)

    def _table(self, view: View) -> Block:
        lines: Block = []
        for label, value in self.teller.view(view):
            lines += wrapped(Text(value), self.screen.width, Text(f" {label}: ", "bold"))
        return lines

    def _told(self, story: Sequence[Sequence[Event]], viewer: Viewer) -> Iterator[str]:
        for events in story:
            for event in events:
                words = self.teller.event(event.seen_by(viewer))
                if words is not None:
                    yield words

    def _pass_to(self, seat: int) -> None:
        """With several people at one screen nobody sees what is another's."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.screen.clear(forget=True)
        self.screen.say(self.texts("pass-to", name=self.names[seat]), "bold")
        self.screen.pause(self.texts("pass-enter", name=self.names[seat]))

    def _do(self, typed: str, view: View) -> None:
        match self._command(typed):
            case "help":
                self.screen.say(self.texts("plain-help"))
            case "table":
                self._show_decision(view)
            case "log":
                for words in self._told(self.story, view.viewer):
                    self.screen.say(words)
            case "save":
                if self.keep():
                    self.screen.say(self.texts("kept", path=str(self.path)))
            case "quit":
                raise Quit
            case _:
                count = len(view.legal)
                self.screen.complain(self.texts("plain-unknown", typed=shown(typed), count=count))

    def _command(self, typed: str) -> str | None:
        """In English, or as the help of this language names them."""
        word = fold(typed)
        if word == "?":
            return "help"
        if not word:
            return "table"
        here = fold(self.texts("plain-commands"), " ").split()
        for name, local in zip(COMMANDS, here, strict=True):
            if word in (name, local):
                return name
        return None

    def _finish(self) -> None:
        record = self.keep_record()
        self._show(self._table(self.match.state.view("open")))
        for words in self._told(self.story[-1:], "open"):
            self.screen.say(words)
        winners = list(self.match.state.winners())
        text = "plain-won" if len(winners) == 1 else "plain-shared"
        names = ", ".join(self.names[seat] for seat in winners)
        self.screen.say(self.texts(text, names=names), "bold")
        self.say_record(record)
