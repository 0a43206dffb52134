"""People and bots at one screen, from the start of a game, or its resumption, to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from rich.text import Text

from hofnarr.catan.actions import Action
from hofnarr.catan.events import Building, Event, GameEnded, Offering, Searching, TurnStarted
from hofnarr.catan.sight.question import question_of
from hofnarr.catan.sight.view import View
from hofnarr.catan.words.asking import ask_in_words
from hofnarr.catan.words.telling import tell_event
from hofnarr.cli import heraldry as look
from hofnarr.cli import saves
from hofnarr.cli.cards import cards as show_cards
from hofnarr.cli.catan import scenes
from hofnarr.cli.catan.ask import Command, Unclear, understand
from hofnarr.cli.catan.hints import hint
from hofnarr.cli.catan.scenes import Frame, Told
from hofnarr.cli.hosting import Hosting, Quit
from hofnarr.cli.output import complain
from hofnarr.cli.paint import Block, line, wrapped
from hofnarr.cli.rules import rules as show_rules
from hofnarr.cli.saves import HUMAN
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Event as CoreEvent
from hofnarr.core.game import Viewer
from hofnarr.core.match import Match

_HALF_DONE = Building | Offering | Searching  # what follows says it again


def rounds_begun(match: Match) -> int:
    view = cast(View, match.state.view("public"))
    return max(0, view.turn) // 2 + 1


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

    def _welcome(self) -> None:
        texts, width = self.texts, self.screen.width
        options = self.match.options
        lines = [line(width, (f" ♞ Hofnarr  {texts('catan-game')}", f"bold {look.CANDLE}"))]
        lines.append(line(width, (f"  {texts(f'catan-mode-{options.mode}')}", "bold")))
        sets = [texts(f"catan-set-{name}") for name in options.sets]
        lines += [line(width, (f"  {name}", look.TEXT_DIM)) for name in sets]
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

    def _view(self, viewer: Viewer) -> View:
        return cast(View, self.match.state.view(viewer))

    # Moves

    def _move(self) -> None:
        seat = self.match.state.to_act()
        assert seat is not None
        is_person = seat in self.people
        action = self._decision(seat) if is_person else self.bot_action(seat)
        self.story.append(self.match.act(action))
        if is_person:
            self.keep()

    def _decision(self, seat: int) -> Action:
        """Ask until a legal action is typed."""
        self._pass_to(seat)
        view = self._view(seat)
        self._page = 0
        self._show_decision(view)
        while True:
            try:
                typed = self.screen.ask(self._question(view))
                meant = understand(typed, view, self.texts)
                if not isinstance(meant, Command):
                    return meant
                self._do(meant, view)
            except Unclear as error:
                self._answer(view, [str(error)], "bold red")

    def _question(self, view: View) -> str:
        question = question_of(view)
        assert question is not None
        return self.texts("catan-ask", what=ask_in_words(self.texts, question, self.names))

    @property
    def _frame(self) -> Frame:
        """Anew for each picture: windows change their size."""
        return Frame(self.texts, self.names, self.screen.width, self.screen.height)

    def _show_decision(self, view: View) -> None:
        """The table, what happened since this player's last decision, and all choices."""
        own = [n + 2 for n, action in enumerate(self.match.actions) if action.seat == view.viewer]
        self._picture(
            view, Told(list(self._lines(self.story[max(own, default=1) - 1 :], view.viewer)))
        )

    def _picture(self, view: View, told: Told) -> None:
        shown = scenes.decision(view, told, self._question(view), self._page, self._frame)
        self._page %= shown.pages
        self._show(shown.lines)

    def _answer(self, view: View, sentences: Sequence[str], style: str = "") -> None:
        """Something about this decision: in a window beside the table, or before it."""
        told = Told(sentences, style, whole=True)
        if not self.screen.live:
            for words in sentences:
                self.screen.say(words, style)
        elif scenes.has_room(view, told, self._question(view), self._frame):
            self._picture(view, told)
        else:
            self._show(told.lines(self.screen.width))
            self.screen.pause(self.texts("press-enter"))
            self._show_decision(view)

    def _lines(
        self, story: Sequence[Sequence[CoreEvent]], viewer: Viewer, *, all_: bool = False
    ) -> Iterator[str]:
        for events in cast(Sequence[Sequence[Event]], story):
            for event in events:
                if all_ or not isinstance(event, _HALF_DONE):
                    words = tell_event(self.texts, event, self.names, viewer)
                    yield f"— {words}" if isinstance(event, TurnStarted) else words

    def _pass_to(self, seat: int) -> None:
        """With several people at one screen nobody sees the hand of another."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.screen.clear(forget=True)
        self.screen.say(self.texts("pass-to", name=self.names[seat]), "bold")
        self.screen.pause(self.texts("pass-enter", name=self.names[seat]))

    # Commands

    def _do(self, command: Command, view: View) -> None:
        match command.name:
            case "table":
                self._show_decision(view)
            case "more":
                self._page += 1
                self._show_decision(view)
            case "help":
                self._answer(view, [self.texts("catan-help")])
            case "hint":
                self._answer(view, hint(view, self.texts))
            case "log":
                for words in self._lines(self.story, view.viewer, all_=True):
                    self.screen.say(words)
            case "card":
                self._look_up(show_cards, command.about)
            case "rules":
                self._look_up(show_rules, command.about)
            case "save":
                if self.keep():
                    self.screen.say(self.texts("kept", path=str(self.path)))
            case "quit":
                raise Quit

    def _look_up(self, show: Callable[..., None], about: str) -> None:
        try:
            show(self.match.game.name, about or None, language=self.table.language)
        except BadInput as error:
            complain(str(error))

    # The end

    def _finish(self) -> None:
        record = self.keep_record()
        self._show(scenes.end(self._view("open"), self._frame))
        ended = self.story[-1][-1]
        assert isinstance(ended, GameEnded)
        self.screen.say(tell_event(self.texts, ended, self.names), "bold")
        self.say_record(record)
