"""The results of a run: in memory, and line by line in a file, so that it can be gone on with."""

from __future__ import annotations

from hashlib import sha256
from io import BufferedRandom
from pathlib import Path
from types import TracebackType

import msgspec

from hofnarr import __version__
from hofnarr.arena.setting import Setting
from hofnarr.arena.spread import Job
from hofnarr.arena.table import Deal
from hofnarr.core.errors import BadInput

FORMAT = "hofnarr.arena/2"  # 1 did not say who won


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file: whatever decides a deal, besides its number and its players."""

    format: str
    hofnarr: str
    game: str
    edition: str
    seed: str
    duel: bool
    bots: list[str]
    code: list[str]  # a hash of every file of own bots


def heading(setting: Setting) -> Heading:
    return Heading(
        FORMAT,
        __version__,
        setting.game,
        setting.edition,
        setting.seed,
        setting.duel,
        list(setting.bots),
        [sha256(code.source.encode()).hexdigest()[:16] for code in setting.code],
    )


class Ledger:
    """Every deal played so far. With a file, deals of an earlier run are there from the start."""

    def __init__(self, setting: Setting, path: Path | None = None) -> None:
        self.heading = heading(setting)
        self.path = path
        self._deals: dict[Job, Deal] = {}

    def __enter__(self) -> Ledger:
        self._file = self._open(self.path) if self.path else None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file:
            self._file.close()

    def __contains__(self, job: Job) -> bool:
        return job in self._deals

    def deals(self, jobs: list[Job]) -> list[Deal]:
        return [self._deals[job] for job in jobs]

    def add(self, deal: Deal) -> None:
        self._deals[deal.players, deal.deal] = deal
        if self._file:
            self._file.write(msgspec.json.encode(deal) + b"\n")
            self._file.flush()

    def _open(self, path: Path) -> BufferedRandom:
        path.touch()
        file = path.open("r+b")
        try:
            self._read(file)
        except BaseException:
            file.close()
            raise
        return file

    def _read(self, file: BufferedRandom) -> None:
        """Take over what is there, and stand after the last whole line: a run that was killed may
        have left half of one."""
        lines = file.read().split(b"\n")
        file.seek(-len(lines.pop()), 2)
        file.truncate()
        if not lines:
            file.write(msgspec.json.encode(self.heading) + b"\n")
            file.flush()
            return
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._compare(msgspec.json.decode(line, type=Heading))
                else:
                    deal = msgspec.json.decode(line, type=Deal)
                    self._deals[deal.players, deal.deal] = deal
            except msgspec.DecodeError as error:
                raise BadInput(f"{self.path}: line {number} is not a result: {error}") from None

    def _compare(self, found: Heading) -> None:
        for field in msgspec.structs.fields(Heading):
            there, here = getattr(found, field.name), getattr(self.heading, field.name)
            if there != here:
                raise BadInput(
                    f"{self.path}: holds results of another setting, {field.name} {there!r}; "
                    f"this one has {here!r}"
                )
