"""People and bots at one screen, from the start of a game, or its resumption, to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from hofnarr.cli import saves
from hofnarr.cli.cards import cards as show_cards
from hofnarr.cli.hosting import Hosting, Quit
from hofnarr.cli.kabale import lookup, scenes, story, verdict
from hofnarr.cli.kabale.ask import (
    Command,
    Unclear,
    column_number,
    find_card,
    question,
    understand,
)
from hofnarr.cli.kabale.scenes import Frame, Log
from hofnarr.cli.rules import rules as show_rules
from hofnarr.cli.typed import shown
from hofnarr.core.game import Event, Viewer
from hofnarr.core.match import Match
from hofnarr.kabale.actions import Action
from hofnarr.kabale.cards import CARD_IDS
from hofnarr.kabale.events import Awarded, GameEnded, RoundEnded
from hofnarr.kabale.telling import tell_event
from hofnarr.kabale.view import View

SKIP_COLUMN = "s"
SKIP_ALL = "a"


def rounds_begun(match: Match) -> int:
    return cast(View, match.state.view("public")).round + 1


class Sitting(Hosting):
    def run(self) -> None:
        saves.write(self.path, self.table)
        try:
            self._show(scenes.welcome(self.table, self._frame))
            self.screen.pause(self.texts("press-enter"))
            while not self.match.over:
                self._move()
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()

    @property
    def _frame(self) -> Frame:
        """Anew for each picture: windows change their size."""
        return Frame(self.texts, self.names, self.screen.width, self.screen.height)

    def _show(self, lines: list[Text]) -> None:
        self.screen.clear()
        self.screen.paint(lines)

    def _view(self, viewer: Viewer) -> View:
        return cast(View, self.match.state.view(viewer))

    def _log(self, viewer: Viewer) -> Log:
        own = [
            place + 2  # the story begins with the set-up
            for place, action in enumerate(self.match.actions)
            if action.seat == viewer
        ]
        return scenes.log_of(self.story, max(own, default=0), self._frame, viewer)

    # Moves

    def _move(self) -> None:
        seat = self.match.state.to_act()
        assert seat is not None
        is_person = seat in self.people
        action = self._decision(seat) if is_person else self.bot_action(seat)
        events = self.match.act(action)
        self.story.append(events)
        if is_person:
            self.keep()
        self._award(events)

    def _decision(self, seat: int) -> Action:
        """Ask until a legal action is typed."""
        self._pass_to(seat)
        view = self._view(seat)
        self._show(scenes.decision(view, self._log(seat), self._frame))
        while True:
            try:
                meant = understand(self.screen.ask(question(view, self.texts)), view, self.texts)
                if not isinstance(meant, Command):
                    return meant
                self._do(meant, view)
            except Unclear as error:
                self.screen.complain(str(error))

    def _pass_to(self, seat: int) -> None:
        """With several people at one screen nobody sees the hand of another."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.screen.clear(forget=True)
        self.screen.paint(scenes.hand_over(seat, self._frame))
        self.screen.pause(self.texts("pass-enter", name=self.names[seat]))

    # Commands

    def _do(self, command: Command, view: View) -> None:
        texts, width = self.texts, self.screen.width
        match command.name:
            case "table":
                self._show(scenes.decision(view, self._log(view.viewer), self._frame))
            case "help":
                self.screen.paint(lookup.help_page(texts, width))
            case "column":
                place = column_number(command.about, view, texts)
                self.screen.paint(lookup.column(view, place, texts))
            case "discards":
                self.screen.paint(lookup.discards(view, self.names, texts, width))
            case "seen":
                self.screen.paint(lookup.unseen(view, self.names, texts, width))
            case "log":
                told = story.entries(self.story, self.names, texts, view.viewer)
                self.screen.paint(story.whole(told, width))
            case "card":
                self._show_card(command.about)
            case "rules":
                self._show_rules(command.about)
            case "hint":
                lookup.hint(self.screen, view, self.names, texts)
            case "guess":
                place = column_number(command.about, view, texts)
                lookup.guess(self.screen, view, place, self.names, texts)
            case "save":
                if self.keep():
                    self.screen.say(texts("kept", path=str(self.path)))
            case "quit":
                raise Quit

    def _show_card(self, about: str) -> None:
        found = find_card(about, CARD_IDS)
        if not found:
            raise Unclear(self.texts("ask-unknown-card", typed=shown(about)))
        for card in found:
            show_cards(self.match.game.name, card, language=self.table.language)

    def _show_rules(self, about: str) -> None:
        if not about:
            self.screen.paint(lookup.rules_topics(self.texts, self.screen.width))
            return
        topic = lookup.find_topic(about)
        if topic is None:
            raise Unclear(self.texts("ask-unknown-topic", typed=shown(about)))
        show_rules(self.match.game.name, topic, language=self.table.language)

    # The end of a round

    def _award(self, events: Sequence[Event]) -> None:
        """If these events end a round: all cards turned up, then column after column."""
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        if ended is None:
            return
        awarded = [event for event in events if isinstance(event, Awarded)]
        alone = len(self.people) == 1
        log = self._log(self.people[0] if alone else "public").before_awards()
        self._show(scenes.round_end(ended, awarded, log, self._frame))
        answer = self.screen.pause(self.texts("award-begin")).lower()
        for event, cards in zip(awarded, ended.columns, strict=True):
            if answer == SKIP_ALL:
                break
            answer = self._show_award(verdict.Ceremony(ended.round, len(awarded), event, cards))
        if not alone:
            self.at_screen = None

    def _show_award(self, ceremony: verdict.Ceremony) -> str:
        """Stage by stage, a script all at once; gives what was typed last."""
        stages = len(ceremony.stages)
        stage = 1 if self.screen.live else stages
        while True:
            self._show(verdict.awarding(ceremony, self._frame, stage))
            hint = "award-next" if stage < stages else "award-done"
            answer = self.screen.pause(self.texts(hint)).lower()
            if answer == SKIP_ALL or stage == stages:
                return answer
            stage = stages if answer == SKIP_COLUMN else stage + 1

    # The end of the game

    def _finish(self) -> None:
        texts = self.texts
        record = self.keep_record()
        self._show(verdict.scoring(self._view("open").seats, self._frame))
        ended = self.story[-1][-1]
        assert isinstance(ended, GameEnded)
        self.screen.say(tell_event(texts, ended, self.names), "bold")
        self.say_record(record)
