"""Long work shows how far it is, where somebody looks at it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Tell(Protocol):
    def __call__(self, done: int, total: int | None, label: str = "") -> None: ...


def _say_nothing(done: int, total: int | None, label: str = "") -> None:
    pass


def is_shown(*, json: bool) -> bool:
    """A program that reads, JSON or through a pipe, is not shown any of it."""
    return not json and sys.stderr.isatty()


@contextmanager
def progress_bar(*, json: bool = False) -> Iterator[Tell]:
    """Gives what is to be told: how much is done, of how much, as far as that is
    known, and of what."""
    if not is_shown(json=json):
        yield _say_nothing
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
    )
    with bar:
        task = bar.add_task("", total=None)

        def tell(done: int, total: int | None, label: str = "") -> None:
            bar.update(task, completed=done, total=total, description=label)

        yield tell
