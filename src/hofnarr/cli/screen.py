"""Where people look and type: a terminal, or lines from a script."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text

from hofnarr.cli.output import printable
from hofnarr.cli.paint import Block, Painted

_FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"


class Screen:
    """A terminal is cleared for each picture and waits for Enter; a script gets line after line."""

    def __init__(self, console: Console) -> None:
        self.console = console
        if isinstance(sys.stdin, TextIOWrapper):  # no byte that is typed ends the game
            sys.stdin.reconfigure(errors="replace")
        self.live = console.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """None at all where nothing is cleared and everything scrolls."""
        return self.console.height if self.live else 0

    def clear(self, *, forget: bool = False) -> None:
        """An empty screen; `forget` leaves nothing to scroll back to."""
        if not self.live:
            return
        self.console.clear()
        if forget:
            self.console.file.write(_FORGET_WHAT_SCROLLED_AWAY)

    def paint(self, lines: Block) -> None:
        self.console.print(Painted(lines))

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style))

    def say_command(self, command: str) -> None:
        """Something to copy: never broken into lines."""
        self.console.print(Text(f"  {command}"), soft_wrap=True)

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, "bold red"))

    def ask(self, question: str) -> str:
        """What somebody types; EOFError when nobody is there any more."""
        if question:
            self.console.print(Text(question, "bold"))
        self.console.print("> ", end="")
        line = read_line().strip()
        if not self.live:  # a script leaves no trace of what it types
            self.say(printable(line))
        return line

    def pause(self, hint: str) -> str:
        """Wait for Enter at a terminal; a script does not wait."""
        if not self.live:
            return ""
        self.console.print(Text(hint, "dim"), end=" ")
        return read_line().strip()


def read_line() -> str:
    """One line of standard input; EOFError when nobody is there any more."""
    if sys.stdin is None:
        raise EOFError
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
